"""Sentences on a whole hand: what the referee says, made from the ruling alone."""

import pytest

from fortytwo.agreement import Agreement
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.seats import Names
from fortytwo.words.hand import (
    bid_line,
    hand_verdict,
    points_line,
    record_lines,
    renege_line,
    reneges_in_short,
    trick_line,
)

OURS = Names(seats=("you", "Ann", "Bob", "Cy"), sides=("us", "them"))
WHOLE = (
    "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3 6-2 / 1-1 2-1 6-1 4-1"
    " / 3-1 5-3 4-3 3-0 / 0-0 6-0 5-0 4-0 / 2-2 4-2 2-0 1-0"
)
FOLLOWED = (  # everybody has one suit
    "blanks: 0-0 1-1 2-2 3-3 / 1-0 2-1 3-2 4-3 / 2-0 3-1 4-2 5-3 / 3-0 4-1 5-2 6-3"
    " / 4-0 5-1 6-2 4-4 / 5-0 6-1 5-5 5-4 / 6-0 6-6 6-5 6-4"
)


def ruling_on(line):
    return judge_record(Record.parse(line))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: /", "Points: 0 for us, 0 for them, 42 to come."),
        ("treys: 5-2 5-1 5-5 6-6 /", "Points: 11 for us, 0 for them, 31 to come."),
        (WHOLE, "Points: 8 for us, 34 for them."),
    ],
)
def test_the_points(line, said):
    assert points_line(ruling_on(line), OURS) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: 5-2 5-1 5-5 6-6 /", ""),
        ("treys 32: 5-2 5-1 5-5 6-6 /", "The bid of 32 needs 21 more."),
        ("treys 32: 5-2 5-1 6-6 5-5 /", "The bid of 32 is set."),
        ("treys 84: /", "The bid of 2 marks needs 42 more."),
        ("treys 42: 5-2 5-1 6-6 5-5 /", "The bid of 42 is set."),
        (FOLLOWED.replace(":", " 294:"), "The bid of 7 marks is made."),
        (FOLLOWED.replace(":", " 42:").partition(" / 6-0")[0], "The bid of 42 needs 11 more."),
        ("fives 30: 5-5 6-4 5-0 4-1 /", "The bid of 30 is made."),
        ("fives 32: 5-5 6-4 5-0 4-1 /", "The bid of 32 needs 1 more."),
        ("fives 34: 5-5 6-4 5-0 4-1 /", "The bid of 34 needs 3 more."),
    ],
)  # fmt: skip
def test_the_bid(line, said):
    assert bid_line(ruling_on(line)) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: /", "No renege shown so far."),
        ("treys: 5-2 6-6 5-1 5-0 / 4-4", "No renege shown so far."),
        (FOLLOWED[:-4], "No renege shown so far."),  # one domino is still out
        (FOLLOWED, "No renege: every domino is known, and all followed suit who could."),
        (f"{FOLLOWED[:-4]} | 3: 6-4", "No renege: every domino is known, and all followed suit who could."),
        ("treys: 5-2 5-1 6-6 5-5 / | 2: 5-4", "Reneges proved: 1. The table settles what that costs."),
        ("treys: 5-2 4-4 6-6 5-5 / | 2: 5-4 | 1: 5-1", "Reneges proved: 2. The table settles what that costs."),
    ],
)  # fmt: skip
def test_reneges_in_short(line, said):
    assert reneges_in_short(ruling_on(line)) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4",
            "Renege in the first trick: fives were led, and Bob played the double-six. "
            "The five-four played in the second trick was in hand.",
        ),
        (
            "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / | 2: 6-5 5-0",
            "Renege in the first trick: fives were led, and Bob played the double-six. "
            "The five-four played in the second trick, the five-blank shown afterwards "
            "and the six-five shown afterwards were in hand.",
        ),
        (
            "treys: 6-3 6-6 3-0 3-1 / 2-2 3-3 2-1 2-0",
            "Renege in the first trick: trumps were led, and Ann played the double-six. "
            "The double-trey played in the second trick was in hand.",
        ),
        (
            "sixes: 6-1 2-1 6-2 6-3 / 5-5 6-4 5-4 5-3 / 5-1 4-1 4-4 4-3",
            "Renege in the second trick: fives were led, and you played the six-four. "
            "The five-ace played in the third trick was in hand.",
        ),
    ],
)
def test_a_renege(line, said):
    (renege,) = ruling_on(line).reneges
    assert renege_line(renege, OURS) == said


@pytest.mark.parametrize(
    ("line", "number", "said"),
    [
        (
            "treys: 5-2 5-1 6-6 6-2 /",
            0,
            "First trick: you took it with the five-deuce. "
            "No trump was played, and the five-deuce is the highest five. 1 point.",
        ),
        (
            "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4",
            1,
            "Second trick: Cy took it with the double-trey. "
            "The double-trey is the highest trump played. "
            "6 points: 1 for the trick and 5 for the trey-deuce.",
        ),
        (
            "treys: 6-4 5-0 5-5 6-3 /",
            0,
            "First trick: Cy took it with the six-trey. The six-trey is the only trump played. "
            "26 points: 1 for the trick, 10 for the six-four, 5 for the five-blank "
            "and 10 for the double-five.",
        ),
        (
            "treys: 5-2 5-1",
            0,
            "First trick so far: the five-deuce is winning for you. "
            "No trump was played, and the five-deuce is the highest five.",
        ),
        (
            "treys: 5-2",
            0,
            "First trick so far: you led the five-deuce. "
            "The five-deuce is no trump, so it is led as its higher end, a five: fives were led.",
        ),
        (
            WHOLE,
            6,
            "Seventh trick: Bob took it with the double-deuce. "
            "No trump was played, and the double-deuce is the highest deuce. 1 point.",
        ),
    ],
)
def test_a_trick(line, number, said):
    assert trick_line(ruling_on(line), number, OURS) == said


def test_the_verdict_is_the_points_the_bid_and_the_reneges():
    assert hand_verdict(ruling_on("treys 32: 5-2 5-1 6-6 5-5 /"), OURS) == (
        "Points: 0 for us, 11 for them, 31 to come. The bid of 32 is set. No renege shown so far."
    )
    assert hand_verdict(ruling_on("treys: 5-2 5-1 6-6 5-5 /"), OURS) == (
        "Points: 0 for us, 11 for them, 31 to come. No renege shown so far."
    )


@pytest.mark.parametrize(
    ("agreement", "said"),
    [
        (Agreement.parse("hand"), "Your table agreed: a renege loses the hand."),
        (Agreement.parse("own-Tea-for-all"), 'Your table agreed: after a renege, "Tea for all".'),
        (Agreement(), "Your table has not settled what a renege costs."),
    ],
)
def test_with_an_agreement_each_renege_says_what_it_costs(agreement, said):
    ruling = ruling_on("treys: 5-2 4-4 6-6 5-5 / 3-3 | 2: 5-4 | 1: 5-1")
    before, after = record_lines(ruling, OURS), record_lines(ruling, OURS, agreement.consequence())
    assert after == [*(f"{line} {said}" for line in before[:2]), *before[2:]]
    assert hand_verdict(ruling, OURS, agreement.consequence()) == (
        "Points: 0 for us, 11 for them, 31 to come. Reneges proved: 2."
    )


def test_without_a_renege_an_agreement_changes_nothing():
    ruling, agreement = ruling_on(FOLLOWED), Agreement.parse("hand")
    assert hand_verdict(ruling, OURS, agreement.consequence()) == hand_verdict(ruling, OURS)
    assert record_lines(ruling, OURS, agreement.consequence()) == record_lines(ruling, OURS)


def test_after_the_verdict_come_the_reneges_and_then_the_tricks():
    lines = record_lines(ruling_on("treys: 5-2 4-4 6-6 5-5 / 3-3 | 2: 5-4 | 1: 5-1"), OURS)
    assert [line.partition(":")[0] for line in lines] == [
        "Renege in the first trick",
        "Renege in the first trick",
        "First trick",
        "Second trick so far",
    ]


def test_without_names_the_seats_are_told_from_the_bidder():
    ruling = ruling_on(
        "treys: 5-2 5-1 6-6 5-4 / 5-5 1-1 6-1 2-1 / 4-4 6-4 2-0 3-0 / 3-3 4-3 6-3 5-3 / 3-1"
    )
    said = [
        trick_line(ruling, number).partition(": ")[2].partition(" took")[0] for number in range(4)
    ]
    assert said == [
        "the player on the bidder's right",
        "the player on the bidder's right",
        "the bidder's partner",
        "the bidder's partner",
    ]
    assert trick_line(ruling, 4).startswith("Fifth trick so far: the bidder's partner led")
    assert "0 for the bidder's side" in hand_verdict(ruling_on("treys: /"))
