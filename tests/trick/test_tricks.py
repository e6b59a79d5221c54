"""Tricks: who is winning, and why each of the others is not."""

import pytest

from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.trick.rulings import Finding, Rule, judge
from fortytwo.trick.table import Place, Table


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ("treys: 5-2", 0),
        ("treys: 5-2 5-3", 1),
        ("treys: 5-5 3-0", 1),  # the lowest trump of all beats the highest of the suit led
        ("treys: 5-2 2-1", 0),
        ("treys: 5-2 5-1 5-5 6-6", 2),
        # an off-suit domino cannot win, not even a double, not even the last
        ("treys: 4-2 2-2", 0),
        ("treys: 4-2 2-2 4-4", 2),
        ("treys: 6-2 4-4", 0),
        ("sixes: 3-0 2-2 5-1 5-5", 0),
        ("sixes: 6-0 5-5", 0),
        ("blanks: 6-0 4-0 5-4 2-0", 0),
        # the higher of two trumps wins, whichever came first
        ("blanks: 5-3 1-0 3-0 6-0", 3),
        ("blanks: 6-6 5-0 6-0", 2),
        ("treys: 1-0 3-1 3-2", 2),
        ("treys: 1-0 3-2 3-1", 1),
        ("aces: 6-6 2-1 1-1", 2),
        ("aces: 6-6 2-1 6-5 5-1", 3),
        ("sixes: 3-3 0-3 1-3 4-6", 3),  # the lower end told first
        ("fours: 4-4 5-4 4-0", 0),
        # the double is the highest of its suit, also when its number is the lowest
        ("blanks: 6-6 4-0 5-0 0-0", 3),
        ("sixes: 4-0 0-0", 0),
        ("blanks: 6-6 1-0", 1),  # blanks can be trump
        # within a suit it goes by the other end
        ("fives: 5-1 6-5", 1),
        ("fives: 6-5 5-1", 0),
        ("treys: 4-1 6-4", 1),
        ("treys: 6-3 6-6", 0),  # the double-six is off suit when trumps are led
    ],
)
def test_who_is_winning(line, winner):
    assert judge(Table.parse(line)).trick.winner == winner


@pytest.mark.parametrize(
    ("line", "findings"),
    [
        ("treys: 5-2", [Finding.ONLY_OF_SUIT]),
        ("treys: 5-2 2-1", [Finding.ONLY_OF_SUIT, Finding.OFF_SUIT]),
        ("treys: 5-2 5-1", [Finding.HIGHEST_OF_SUIT, Finding.LOWER_OF_SUIT]),
        ("treys: 5-2 5-3 2-1", [Finding.NOT_TRUMP, Finding.ONLY_TRUMP, Finding.OFF_SUIT]),
        ("treys: 5-2 3-1 5-3", [Finding.NOT_TRUMP, Finding.LOWER_TRUMP, Finding.HIGHEST_TRUMP]),
        ("treys: 6-3 6-6 3-0", [Finding.HIGHEST_TRUMP, Finding.OFF_SUIT, Finding.LOWER_TRUMP]),
    ],
)
def test_why_each_domino_wins_or_does_not(line, findings):
    assert [reason.finding for reason in judge(Table.parse(line)).trick.reasons] == findings


def test_a_loser_is_measured_against_the_winner():
    losers = judge(Table.parse("treys: 5-2 5-1 5-5 6-6")).trick.reasons
    assert [reason.other for reason in losers] == [Domino(5, 5), Domino(5, 5), None, Domino(5, 5)]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("treys: 5-2 5-3", Rule.HIGHEST_TRUMP),
        ("treys: 5-2 5-1", Rule.HIGHEST_OF_SUIT),
        ("treys: 5-2 5-1 6-6 5-3", Rule.HIGHEST_TRUMP),
    ],
)
def test_the_rule_that_decides_the_trick_is_given(line, rule):
    assert judge(Table.parse(line)).rule is rule


@pytest.mark.parametrize(
    ("line", "winning"),
    [
        ("treys: 5-2", []),  # against nobody
        ("treys: 5-2 5-3", [Place.SECOND]),
        ("treys: 5-2 2-1 | 5-3", [Place.LED]),
        (": 5-2 5-3", []),
    ],
)
def test_a_domino_is_winning_once_there_is_another(line, winning):
    ruling = judge(Table.parse(line))
    assert [place for place in Place if ruling.wins(place)] == winning


@pytest.mark.parametrize(
    ("line", "finished"), [("treys: 5-2 5-1 6-6", False), ("treys: 5-2 5-1 6-6 5-3", True)]
)
def test_a_trick_is_finished_with_its_fourth_domino(line, finished):
    assert judge(Table.parse(line)).trick.finished is finished


def test_a_domino_has_no_rank_in_a_suit_it_is_not_in():
    with pytest.raises(ValueError, match="5-3 isn't one of the fives"):
        Call(Suit.TREYS).rank(Domino(5, 3), Suit.FIVES)
