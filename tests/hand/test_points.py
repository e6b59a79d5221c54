"""Points: what each trick is worth and to whom, 42 in all, and whether the bid was made or set."""

import pytest

from fortytwo.bids import Bid, Outcome
from fortytwo.dominoes import DOMINOES, Domino
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.trick.rulings import Finding
from support.refused import refused, refused_like

WHOLE = (
    "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3 6-2 / 1-1 2-1 6-1 4-1"
    " / 3-1 5-3 4-3 3-0 / 0-0 6-0 5-0 4-0 / 2-2 4-2 2-0 1-0"
)


def ruling_on(line):
    return judge_record(Record.parse(line))


# Tricks and counts


@pytest.mark.parametrize(
    ("line", "seats", "winners"),
    [
        ("treys: 5-2 5-1 5-5 6-6 /", [(0, 1, 2, 3)], (2,)),
        ("treys: 5-2 5-1 5-5 6-6 / 3-3", [(0, 1, 2, 3), (2,)], (2,)),  # the winner leads
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2", [(0, 1, 2, 3), (3, 0)], (3,)),
        ("treys: 5-2 5-1 6-6 5-3 / 5-5 6-2 4-4 0-0 /", [(0, 1, 2, 3), (3, 0, 1, 2)], (3, 3)),
        ("treys: 5-2 5-1 6-6", [(0, 1, 2)], ()),  # nobody has taken it yet
        ("treys: /", [], ()),
    ],
)
def test_who_played_and_who_took_each_trick(line, seats, winners):
    ruling = ruling_on(line)
    assert [trick.seats for trick in ruling.tricks] == seats
    assert ruling.winners == winners


def test_a_trick_is_won_for_the_reason_it_would_be_won_for_at_a_table():
    tricks = ruling_on("treys: 5-2 5-1 6-6 5-5 / 4-4 6-3 4-2 5-3 / 2-2").tricks
    assert [trick.ruling.winning.finding for trick in tricks] == [
        Finding.HIGHEST_OF_SUIT,
        Finding.HIGHEST_TRUMP,
        Finding.ONLY_OF_SUIT,
    ]
    assert [trick.winner for trick in tricks] == [3, 0, 0]


COUNTS = {"6-4": 10, "5-5": 10, "5-0": 5, "4-1": 5, "3-2": 5}


@pytest.mark.parametrize("domino", DOMINOES, ids=str)
def test_five_dominoes_count_and_the_others_do_not(domino):
    assert domino.count == COUNTS.get(str(domino), 0)


@pytest.mark.parametrize("count", COUNTS)
def test_a_count_goes_to_whoever_takes_the_trick(count):
    to_ours = f"sixes: {count} 3-3 6-6 2-2" if count != "6-4" else "fives: 3-3 6-4 5-5 2-2"
    worth = COUNTS[count] + (11 if count == "6-4" else 1)  # the double-five trumped it
    ours = ruling_on(to_ours)
    theirs = ruling_on(to_ours.replace(": ", ": 0-0 2-1 1-1 4-4 / "))  # one seat further on
    assert (ours.points, ours.winners) == ((worth, 0), (2,))
    assert (theirs.winners, theirs.points) == ((0, 2), (worth + 1, 0))


@pytest.mark.parametrize(
    ("line", "points", "left"),
    [
        ("treys: /", (0, 0), 42),
        ("treys: 5-2 5-1 6-6 6-2 /", (1, 0), 41),  # 1 for the trick, and no count in it
        ("treys: 5-2 5-1 5-5 6-6 /", (11, 0), 31),
        ("treys: 5-2 5-1 6-6 5-5 /", (0, 11), 31),
        ("treys: 5-0 6-4 3-2 4-1 /", (26, 0), 16),
        ("treys: 5-5 5-0 6-4 6-3 /", (0, 26), 16),
        ("treys: 5-5 5-0 6-4", (0, 0), 42),  # not before the trick is finished
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 /", (0, 17), 25),
        (WHOLE, (8, 34), 0),
    ],
)
def test_points_so_far_and_still_to_come(line, points, left):
    ruling = ruling_on(line)
    assert (ruling.points, ruling.left) == (points, left)


def test_the_28_dominoes_are_worth_42():
    assert sum(domino.count for domino in DOMINOES) + 7 == 42
    assert [trick.points for trick in ruling_on(WHOLE).tricks] == [11, 6, 11, 6, 1, 6, 1]


def test_a_correction_gives_the_points_anew():
    hand = Record.parse(WHOLE)
    assert judge_record(hand.corrected(3, Domino(5, 0))).points == (29, 13)


# Bids


BIDS = [*range(30, 43), 84, 126, 168, 210, 252, 294]


@pytest.mark.parametrize("bid", BIDS)
def test_what_can_be_bid(bid):
    assert str(Bid.parse(f" {bid} ")) == str(Bid(bid)) == str(bid)


def is_bid(points):
    try:
        return bool(Bid(points))
    except ValueError:
        return False


def test_the_bids_are_30_to_42_and_then_two_marks_to_seven():
    assert [points for points in range(-400, 400) if is_bid(points)] == BIDS


@pytest.mark.parametrize("bid", [-42, 0, 1, 29, 43, 83, 85, 125, 336])
def test_what_cannot_be_bid(bid):
    why = f'"{bid}" isn\'t a bid. A bid is 30 to 42, or 84, 126 and so on by the mark, up to 294.'
    with refused(why):
        Bid(bid)


@pytest.mark.parametrize("text", ["", "32 points", "3٢", "+32", "3_2", "9" * 5000, "thirty"])
def test_a_bid_is_written_in_figures(text):
    with refused_like("isn't a bid. A bid is 30 to 42"):
        Bid.parse(text)


@pytest.mark.parametrize(
    ("bid", "needs", "marks"), [(30, 30, 1), (41, 41, 1), (42, 42, 1), (84, 42, 2), (294, 42, 7)]
)
def test_what_a_bid_needs_and_what_it_is_for(bid, needs, marks):
    assert (Bid(bid).needs, Bid(bid).marks) == (needs, marks)


@pytest.mark.parametrize(
    ("bid", "points", "outcome"),
    [
        (30, (0, 0), Outcome.OPEN),
        (30, (29, 12), Outcome.OPEN),  # the last point decides
        (30, (30, 0), Outcome.MADE),  # and there may be more
        (30, (0, 12), Outcome.OPEN),
        (30, (0, 13), Outcome.SET),  # whatever comes
        (30, (29, 13), Outcome.SET),
        (41, (0, 1), Outcome.OPEN),
        (41, (0, 2), Outcome.SET),
        (42, (41, 0), Outcome.OPEN),
        (42, (42, 0), Outcome.MADE),
        (42, (0, 1), Outcome.SET),  # one trick lost
        (84, (0, 0), Outcome.OPEN),
        (84, (42, 0), Outcome.MADE),
        (84, (35, 1), Outcome.SET),
        (294, (42, 0), Outcome.MADE),
    ],
)
def test_a_bid_is_made_or_set_as_soon_as_that_is_certain(bid, points, outcome):
    assert Bid(bid).outcome(points) is outcome


def test_at_the_end_every_bid_is_made_or_set_and_before_only_what_nothing_can_change():
    for bid in [*range(30, 43), 84]:
        for ours in range(43):
            for theirs in range(43 - ours):
                ends = {
                    Bid(bid).outcome((ours + more, 42 - ours - more))
                    for more in range(43 - ours - theirs)
                }
                outcome = Bid(bid).outcome((ours, theirs))
                assert Outcome.OPEN not in ends
                assert ends == (
                    {outcome} if outcome is not Outcome.OPEN else set(Outcome) - {outcome}
                )


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("treys: 5-2 5-1 6-6 5-5 /", None),
        ("treys 32: 5-2 5-1 6-6 5-5 /", Outcome.SET),
        ("treys 31: 5-2 5-1 6-6 5-5 /", Outcome.OPEN),
        ("treys 84: 5-2 5-1 6-6 5-4 /", Outcome.SET),
        ("treys 84: 5-2 5-1 5-4 6-6 /", Outcome.OPEN),
        (WHOLE, Outcome.SET),
    ],
)
def test_what_became_of_the_bid(line, outcome):
    assert ruling_on(line).outcome is outcome
