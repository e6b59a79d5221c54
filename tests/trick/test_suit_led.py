"""The suit led: trump if the domino led is one, otherwise its higher end."""

import pytest

from fortytwo.calls import NUMBER_CALLS
from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.trick.rulings import LedBy, Rule, judge, judge_lead
from fortytwo.trick.table import Table


@pytest.mark.parametrize(
    ("line", "suit", "led_by"),
    [
        ("treys: 6-3", Suit.TREYS, LedBy.TRUMP),  # the trump may be the low end
        ("treys: 3-1", Suit.TREYS, LedBy.TRUMP),
        ("treys: 3-3", Suit.TREYS, LedBy.TRUMP),  # the double of trump is a trump first
        ("deuces: 5-2", Suit.DEUCES, LedBy.TRUMP),
        ("fours: 6-4", Suit.FOURS, LedBy.TRUMP),
        ("blanks: 6-0", Suit.BLANKS, LedBy.TRUMP),
        ("blanks: 0-0", Suit.BLANKS, LedBy.TRUMP),
        ("blanks: 6-3", Suit.SIXES, LedBy.HIGH_END),
        ("blanks: 5-1", Suit.FIVES, LedBy.HIGH_END),
        ("treys: 5-2", Suit.FIVES, LedBy.HIGH_END),
        ("aces: 6-4", Suit.SIXES, LedBy.HIGH_END),
        ("sixes: 1-0", Suit.ACES, LedBy.HIGH_END),
        ("treys: 5-5", Suit.FIVES, LedBy.DOUBLE),
        ("treys: 0-0", Suit.BLANKS, LedBy.DOUBLE),
    ],
)
def test_what_was_led_and_by_which_case(line, suit, led_by):
    lead = judge(Table.parse(line)).lead
    assert (lead.suit, lead.led_by) == (suit, led_by)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("treys: 6-3", Rule.TRUMP_LED),
        ("treys: 5-2", Rule.HIGH_END_LED),
        ("treys: 5-5", Rule.DOUBLE_LED),
    ],
)
def test_each_case_cites_its_own_rule(line, rule):
    assert judge(Table.parse(line)).rule is rule


@pytest.mark.parametrize("call", NUMBER_CALLS, ids=str)
def test_seven_of_the_28_leads_are_trump_six_are_doubles_and_fifteen_go_by_the_high_end(call):
    cases = [judge_lead(call, lead).led_by for lead in DOMINOES]
    assert [cases.count(case) for case in (LedBy.TRUMP, LedBy.DOUBLE, LedBy.HIGH_END)] == [7, 6, 15]


def test_what_others_played_does_not_change_what_was_led():
    assert judge(Table.parse("treys: 5-2 6-3 6-6")).lead.suit is Suit.FIVES


def test_with_an_empty_trick_nothing_was_led():
    assert judge(Table.parse("treys: | 6-6")).lead is None
