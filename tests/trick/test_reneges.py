"""Reneges: was playing that domino, from that hand, a renege?"""

import pytest

from fortytwo.trick.rulings import Rule, judge
from fortytwo.trick.table import Table


@pytest.mark.parametrize(
    ("line", "could_have"),
    [
        ("treys: 5-2 | 2-1 5-3 5-1 | 2-1", "5-1"),
        ("treys: 5-2 | 2-1 5-3 5-1 5-0 | 5-3", "5-0 5-1"),
        ("blanks: 6-6 | 6-5 6-0 | 6-0", "6-5"),  # a trump with a six on it is no six
        ("fives: 6-4 | 6-1 5-2 | 5-2", "6-1"),  # holding trumps is no licence to trump
        ("treys: 6-5 | 5-3 6-2 | 5-3", "6-2"),
        ("deuces: 6-2 | 6-5 2-0 | 6-5", "2-0"),  # trumps were led, not sixes
        ("sixes: 6-1 | 2-0 6-6 5-4 | 2-0", "6-6"),
        ("sixes: 6-0 | 6-4 5-1 | 5-1", "6-4"),
        ("sixes: 4-2 | 6-4 4-1 | 6-4", "4-1"),
        ("fives: 3-1 | 3-2 6-6 | 6-6", "3-2"),
        ("aces: 2-0 | 4-2 6-5 | 6-5", "4-2"),
    ],
)
def test_off_suit_with_the_suit_in_hand_is_a_renege(line, could_have):
    played = judge(Table.parse(line)).played
    assert (played.renege, [str(domino) for domino in played.could_have]) == (
        True,
        could_have.split(),
    )


@pytest.mark.parametrize(
    "line",
    [
        "treys: 5-2 | 2-1 5-3 5-1 | 5-1",
        "treys: | 6-4 5-3 | 5-3",  # whoever leads may lead anything
        "fives: 6-4 | 4-1 5-2 | 5-2",  # no six in hand, so the trump may go on
        "treys: 6-5 | 5-3 4-2 | 5-3",
        "treys: 6-3 | 6-5 4-2 | 4-2",  # the six-five does not follow the six-trey
        "sixes: 5-5 | 2-0 6-5 4-3 | 2-0",  # nor does a trump follow fives
        "fives: 3-1 | 1-0 6-6 | 6-6",
        "treys: 6-1 | 5-4 3-0 | 5-4",
        "sixes: 4-2 | 6-4 5-1 | 5-1",
    ],
)
def test_anything_else_is_no_renege(line):
    played = judge(Table.parse(line)).played
    assert (played.renege, played.could_have) == (False, ())


@pytest.mark.parametrize(
    ("line", "renege", "wins"),
    [
        ("treys: 5-2 | 5-3 5-1 | 5-3", True, True),  # a renege, and still the highest
        ("treys: 5-2 | 5-3 5-1 | 5-3 3-3", True, False),
        ("treys: 5-2 | 2-1 5-1 | 2-1", True, False),
        ("treys: 5-2 | 5-5 5-1 | 5-5", False, True),
        ("treys: | 5-5 5-1 | 5-5", False, True),
    ],
)
def test_a_renege_and_the_winner_are_two_rulings(line, renege, wins):
    played = judge(Table.parse(line)).played
    assert (played.renege, played.wins) == (renege, wins)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("treys: 5-2 | 5-3 5-1 | 5-3", Rule.RENEGE),
        ("treys: 5-2 5-0 5-4 | 5-3 5-1 | 5-3", Rule.RENEGE),  # also when the trick is complete
        ("treys: 5-2 5-0 5-4 | 5-3 5-1 | 5-1", Rule.FOLLOW_SUIT),
        ("treys: 5-2 | 5-3 2-1 | 5-3", Rule.VOID),
        ("treys: | 5-3 2-1 | 5-3", Rule.LEAD_ANYTHING),
    ],
)
def test_the_rule_that_decides_is_given(line, rule):
    assert judge(Table.parse(line)).rule is rule


def test_before_a_domino_is_played_there_is_no_renege_to_rule_on():
    assert judge(Table.parse("treys: 5-2 | 5-3 5-1")).played is None
