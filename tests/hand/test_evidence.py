"""Evidence: a renege is proved by what comes out of that hand later, and by nothing else."""

import pytest

from fortytwo.dominoes import Domino
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.trick.rulings import LedBy


def reneges(line):
    """Each renege of the line: trick, seat, played, what could have been, the trick that shows it."""
    return [
        (
            renege.trick,
            renege.seat,
            str(renege.played),
            " ".join(map(str, renege.could_have)),
            renege.shown_by,
        )
        for renege in judge_record(Record.parse(line)).reneges
    ]


@pytest.mark.parametrize(
    ("line", "proved"),
    [
        # the double-six went on fives, and the five-four comes out of the same hand
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4", [(0, 2, "6-6", "5-4", 1)]),
        # thrown off on fives, and on fives again the five-four is there
        ("treys: 5-2 5-1 6-6 4-4 / 5-5 5-0 6-3 5-4", [(0, 3, "4-4", "5-4", 1)]),
        ("sixes: 2-1 6-0 1-1 0-0 / 2-2 3-3 4-4 5-5", [(0, 1, "6-0", "2-2", 1)]),  # by leading it
        # it wins the trick all the same
        ("treys: 5-2 5-3 6-6 5-5 / 5-1 4-4 4-2 4-0", [(0, 1, "5-3", "5-1", 1)]),
        # trumps were led, and the trump comes later
        ("treys: 6-3 6-6 3-0 3-1 / 2-2 3-3 2-1 2-0", [(0, 1, "6-6", "3-3", 1)]),
        # two tricks on, with the trick between followed; and it proves one by the leader too
        (
            "sixes: 6-1 2-0 6-2 6-3 / 5-5 6-4 5-4 5-3 / 5-1 6-6 4-4 4-3",
            [(0, 1, "2-0", "6-6", 2), (1, 0, "6-4", "5-1", 2)],
        ),
    ],
)
def test_a_domino_of_the_suit_that_comes_later_proves_it(line, proved):
    assert reneges(line) == proved


@pytest.mark.parametrize(
    ("line", "proved"),
    [
        ("treys: 5-2 5-1 6-6 5-5 / | 2: 5-4", [(0, 2, "6-6", "5-4", None)]),
        ("treys: 5-2 5-1 6-6 / | 2: 5-4 6-4", [(0, 2, "6-6", "5-4", None)]),  # in mid trick too
        ("treys: 5-2 5-1 6-6 5-5 / | 2: 5-4 5-0 4-4", [(0, 2, "6-6", "5-0 5-4", None)]),
        # what was played and what was shown: the trick that shows it first is named
        (
            "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / | 2: 6-5 5-0",
            [(0, 2, "6-6", "5-0 5-4 6-5", 1)],
        ),
        # it counts against every trick before it
        (
            "treys: 5-2 2-2 5-1 5-0 / 5-5 1-1 2-1 6-6 / | 1: 5-4",
            [(0, 1, "2-2", "5-4", None), (1, 1, "1-1", "5-4", None)],
        ),
    ],
)
def test_a_domino_that_is_shown_counts_like_one_played_later(line, proved):
    assert reneges(line) == proved


@pytest.mark.parametrize(
    "line",
    [
        "treys: /",
        "treys: 5-2 5-1 5-0 6-6 / 6-5 6-4 6-2 6-1 / 5-4 | 0: 5-5 6-0",  # the leader leads anything
        "treys: 5-2 6-6",  # off suit, but what else that hand holds nobody has seen
        "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 6-4",
        "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 3-1 5-3",  # the five-trey is a trump and no five
        "treys: 5-2 5-1 6-6 5-5 / | 2: 5-3 4-4",
        "treys: 5-2 5-1 6-6 5-5 / | 1: 5-4 | 3: 6-5",  # they did follow
        "treys: 5-2 5-1 6-6 5-5 / 3-3 5-4 6-4 2-2",  # the five-four came from another hand
        "treys: 6-3 3-1 6-6 3-0 / 4-1 4-2 6-5 4-4",  # a six, but trumps were led and not sixes
        "treys: 5-2 2-2 5-1 5-0 / 2-1 5-3 5-5 6-6",  # deuces were not led: the five-deuce was a five
        # an earlier domino is gone by then: no four left when fours are led
        "treys: 5-2 5-4 5-1 5-0 / 5-3 3-2 3-1 3-0 / 4-4 6-4 1-1 4-2",
    ],
)
def test_anything_else_proves_nothing(line):
    assert reneges(line) == []


def test_every_renege_is_named_in_the_order_of_play_and_not_only_the_first():
    # treys are trump and the bidder leads every trick: two players keep their fives to the end
    line = "treys: 5-5 6-1 6-0 5-4 / 5-2 1-1 0-0 4-4 / 3-3 6-5 5-1 4-3"
    assert reneges(line) == [
        (0, 1, "6-1", "6-5", 2),
        (0, 2, "6-0", "5-1", 2),
        (1, 1, "1-1", "6-5", 2),
        (1, 2, "0-0", "5-1", 2),
    ]


def test_what_was_led_is_told_with_the_renege():
    (renege,) = judge_record(Record.parse("treys: 6-3 6-6 3-0 3-1 / 2-2 3-3 2-1 2-0")).reneges
    assert renege.lead.led_by is LedBy.TRUMP


def test_a_correction_moves_the_evidence_to_the_seat_it_came_from():
    hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")
    assert [renege.seat for renege in judge_record(hand).reneges] == [2]
    # with the double-five taken out the bidder leads, so the five-four came from seat 3
    corrected = hand.corrected(3, Domino(6, 0))
    assert [(renege.seat, renege.played) for renege in judge_record(corrected).reneges] == [
        (3, Domino(6, 0))
    ]


@pytest.mark.parametrize(
    ("line", "complete"),
    [
        ("treys: /", False),
        ("treys: / | 0: 6-6 6-5 6-4 6-3 6-2 6-1 6-0", False),
        (
            "treys: / | 0: 6-6 6-5 6-4 6-3 6-2 6-1 6-0 | 1: 5-5 5-4 5-3 5-2 5-1 5-0 4-4"
            " | 2: 4-3 4-2 4-1 4-0 3-3 3-2 3-1 | 3: 3-0 2-2 2-1 2-0 1-1 1-0 0-0",
            True,
        ),
    ],
)
def test_all_is_known_once_every_domino_was_played_or_shown(line, complete):
    assert judge_record(Record.parse(line)).complete is complete
