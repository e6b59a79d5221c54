"""Suits: which suits a domino is in, before trump is named and after."""

import pytest

from fortytwo.calls import NUMBER_CALLS
from fortytwo.dominoes import DOMINOES, NUMBERS, Domino
from fortytwo.trick.rulings import Rule, judge
from fortytwo.trick.table import Table


def test_there_are_28_dominoes_all_different():
    assert len(set(DOMINOES)) == 28


@pytest.mark.parametrize("suit", NUMBERS)
def test_each_number_is_on_seven_dominoes(suit):
    assert sum(suit in domino.ends for domino in DOMINOES) == 7


@pytest.mark.parametrize("call", NUMBER_CALLS, ids=str)
def test_each_trump_suit_holds_seven_and_every_other_suit_the_six_left_to_it(call):
    sizes = {suit: sum(suit in call.suits_of(domino) for domino in DOMINOES) for suit in NUMBERS}
    assert sizes.pop(call.trump) == 7
    assert set(sizes.values()) == {6}


@pytest.mark.parametrize(
    ("line", "suits"),
    [
        ("fours: 6-4", "fours"),  # a trump is no longer a six
        ("treys: 6-4", "sixes fours"),  # both ends count, the higher first
        ("treys: 5-3", "treys"),  # not only the double leaves the other suits
        ("treys: 3-3", "treys"),
        ("treys: 4-4", "fours"),  # a double is no trump for being a double
        ("sixes: 5-5", "fives"),
        ("blanks: 6-0", "blanks"),  # blanks are a suit, and can be trump
        ("treys: 6-0", "sixes blanks"),
        ("blanks: 0-0", "blanks"),
        ("sixes: 4-6", "sixes"),  # the lower end told first
        ("aces: 4-2", "fours deuces"),
    ],
)
def test_a_trump_is_in_no_other_suit_and_any_other_domino_is_in_both_of_its_own(line, suits):
    assert [str(suit) for suit in judge(Table.parse(line)).suits[0].suits] == suits.split()


@pytest.mark.parametrize(
    ("line", "suits", "rule"),
    [
        (": 6-3", "sixes treys", Rule.TWO_SUITS),
        (": 4-4", "fours", Rule.TWO_SUITS),
        ("treys: 6-3", "treys", Rule.TRUMP_ONLY),
        ("treys: 6-4", "sixes fours", Rule.TWO_SUITS),
        ("treys: 4-4", "fours", Rule.TWO_SUITS),
    ],
)
def test_the_rule_that_settles_a_dominos_suits_is_given(line, suits, rule):
    ruling = judge(Table.parse(line)).suits[0]
    assert ([str(suit) for suit in ruling.suits], ruling.reason.finding.rule) == (
        suits.split(),
        rule,
    )


def test_every_domino_on_the_line_gets_its_suits_the_trick_first():
    ruling = judge(Table.parse("treys: 5-2 | 2-1 5-3 | 5-3 6-6"))
    assert [str(suits.domino) for suits in ruling.suits] == ["5-2", "5-3", "6-6", "2-1"]


def test_before_trump_is_named_nothing_else_is_ruled():
    ruling = judge(Table.parse(": 6-3 3-3 | 5-5 | 5-5"))
    assert (ruling.lead, ruling.hand, ruling.trick, ruling.played) == (None, None, None, None)
    assert ruling.mark_of(Domino(5, 5)) is None


def test_an_empty_table_has_no_rule_to_cite():
    assert judge(Table()).rule is None
