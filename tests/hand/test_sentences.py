"""Sentences on a whole hand: what the referee says, made from the ruling alone."""

import pytest

from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.words.hand import Names, lines, renege_line, trick_line, verdict

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
        ("treys: 5-2 /", "Us 0, them 0, 42 to come."),
        ("treys: 5-2 5-1 5-5 6-6 /", "Us 11, them 0, 31 to come."),
        (WHOLE, "Us 8, them 34. The bid of 32 is set."),
        (FOLLOWED, "Us 42, them 0."),
    ],
)
def test_the_points(line, said):
    assert verdict(ruling_on(line), OURS).endswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: 5-2 5-1 5-5 6-6 /", "to come."),
        ("treys 32: 5-2 5-1 5-5 6-6 /", "The bid of 32 needs 21 more."),
        ("treys 32: 5-2 5-1 6-6 5-5 /", "The bid of 32 is set."),
        ("treys 84: 5-2 /", "The bid of 2 marks needs 42 more."),
        ("treys 42: 5-2 5-1 6-6 5-5 /", "The bid of 42 is set."),
        (FOLLOWED.replace(":", " 294:"), "The bid of 7 marks is made."),
        (FOLLOWED.replace(":", " 42:").partition(" / 6-0")[0], "The bid of 42 needs 11 more."),
        ("fives 30: 5-5 6-4 5-0 4-1 /", "The bid of 30 is made."),
        ("fives 32: 5-5 6-4 5-0 4-1 /", "The bid of 32 needs 1 more."),
        ("fives 34: 5-5 6-4 5-0 4-1 /", "The bid of 34 needs 3 more."),
    ],
)  # fmt: skip
def test_the_bid(line, said):
    assert verdict(ruling_on(line), OURS).endswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: 5-2 /", "No renege shown so far."),
        ("treys: 5-2 6-6 5-1 5-0 / 4-4", "No renege shown so far."),
        (FOLLOWED[:-4], "No renege shown so far."),  # one domino is still out
        (FOLLOWED, "No reneges: every domino is accounted for, and everyone who could follow suit did."),
        (f"{FOLLOWED[:-4]} | 3: 6-4", "No reneges: every domino is accounted for, and everyone who could follow suit did."),
        ("treys: 5-2 5-1 6-6 5-5 / | 2: 5-4", "Playing another suit while holding the suit led is a renege."),
        ("treys: 5-2 4-4 6-6 5-5 / | 2: 5-4 | 1: 5-1", "Playing another suit while holding the suit led is a renege."),
    ],
)  # fmt: skip
def test_what_comes_before_the_tricks(line, said):
    assert lines(ruling_on(line), OURS)[0] == (None, said)


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
            "Nobody played a trump, and the five-deuce is the highest five. 1 point.",
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
            "Nobody played a trump, and the five-deuce is the highest five.",
        ),
        (
            "treys: 5-2",
            0,
            "First trick so far: you led the five-deuce. "
            "The five-deuce isn't a trump, so it's led as its higher end, a five.",
        ),
        (
            WHOLE,
            6,
            "Seventh trick: Bob took it with the double-deuce. "
            "Nobody played a trump, and the double-deuce is the highest deuce. 1 point.",
        ),
    ],
)
def test_a_trick(line, number, said):
    assert trick_line(ruling_on(line), number, OURS) == said


def test_each_renege_says_what_the_players_agreed_it_costs():
    ruling = ruling_on("treys: 5-2 4-4 6-6 5-5 / 3-3 | 2: 5-4 | 1: 5-1")
    before, after = lines(ruling, OURS), lines(ruling, OURS, "It costs a mark.")
    assert after[1:3] == [(trick, f"{line} It costs a mark.") for trick, line in before[1:3]]
    assert [*after[:1], *after[3:]] == [*before[:1], *before[3:]]


def test_without_a_renege_an_agreement_changes_nothing():
    ruling = ruling_on(FOLLOWED)
    assert lines(ruling, OURS, "It costs a mark.") == lines(ruling, OURS)


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
    assert verdict(ruling).startswith("The bidder's side ")
