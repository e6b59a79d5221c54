"""Following suit: what may be played to a trick already led."""

import pytest

from fortytwo.dominoes import Domino, Suit
from fortytwo.trick.rulings import Finding, Mark, Rule, judge, judge_hand
from fortytwo.trick.table import Table


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("treys: 5-2 | 2-1 5-3 5-1", "5-1"),  # neither the deuce nor the trump is a five
        ("treys: 5-2 | 2-1 5-3", "2-1 5-3"),  # with no plain five, anything goes
        # a trump that carries the led number does not follow
        ("blanks: 6-6 | 6-5 6-0", "6-5"),
        ("treys: 5-2 | 5-1 5-3", "5-1"),
        ("deuces: 6-4 | 6-2 6-1", "6-1"),
        ("fours: 6-5 | 6-4 6-1 5-5", "6-1"),
        ("deuces: 6-5 | 6-2 6-1", "6-1"),
        ("deuces: 6-5 | 6-2 4-3", "4-3 6-2"),
        # the low end counts when following, just not when leading
        ("blanks: 4-3 | 6-4 5-5", "6-4"),
        ("blanks: 6-6 | 6-5 5-5", "6-5"),
        ("blanks: 6-1 | 2-1 6-3", "6-3"),
        # a trump may not be played at any time
        ("treys: 5-2 | 5-1 3-1", "5-1"),
        ("treys: 5-2 | 6-1 3-1", "3-1 6-1"),
        ("treys: 4-2 | 2-2 6-5", "2-2 6-5"),
        # doubles are not trump for being doubles
        ("treys: 4-4 | 4-1 5-5", "4-1"),
        ("sixes: 6-0 | 5-5 4-1", "4-1 5-5"),
        # a trump led is followed by trumps alone, whichever end looks up
        ("blanks: 6-0 | 6-5 4-0", "4-0"),
        ("treys: 6-3 | 6-6 3-0", "3-0"),
        ("treys: 6-3 | 6-6 5-1", "5-1 6-6"),
        ("treys: 6-3 | 6-5 4-2", "4-2 6-5"),
        ("deuces: 6-2 | 6-5 2-0", "2-0"),
        # what the others did in between changes nothing
        ("treys: 6-1 | 6-2 3-0", "6-2"),
        ("treys: 6-1 5-3 | 6-2 3-0", "6-2"),
        ("treys: 6-1 5-3 4-4 | 5-4 3-0", "3-0 5-4"),
        ("treys: 6-1 | 5-4 3-0", "3-0 5-4"),
        # a hand of seven: what follows aces depends on what is trump
        ("aces: 1-1 | 6-6 5-5 3-3 2-2 6-3 6-1 5-1", "5-1 6-1"),
        ("aces: 1-0 | 6-6 5-5 3-3 2-2 6-3 5-1", "5-1"),
        ("fives: 1-1 | 6-6 5-5 3-3 2-2 6-3 6-1 5-1", "6-1"),
        ("sixes: 1-1 | 6-6 5-5 3-3 2-2 6-3 6-1 5-1", "5-1"),
        ("blanks: 4-2 | 4-3 4-4 6-4 5-0", "4-3 4-4 6-4"),
        ("aces: 2-0 | 4-2 6-5", "4-2"),
        ("fours: 2-0 | 4-2 6-5", "4-2 6-5"),  # the four-deuce is a trump and no deuce
        ("aces: 6-1 | 5-0 6-0", "5-0 6-0"),  # aces were led, not sixes
        # whichever end is told first
        ("sixes: 3-3 | 4-6 4-5", "5-4 6-4"),
        ("aces: 1-6 | 0-5 0-6", "5-0 6-0"),
        # whoever leads may lead anything; a last domino may always be played
        ("fives: | 6-4 3-1", "3-1 6-4"),
        ("fives: 6-4 | 3-1", "3-1"),
        # once four are down the trick is over
        ("fives: 6-4 6-1 6-2 6-0 | 6-6", ""),
    ],
)
def test_what_may_be_played(line, legal):
    assert [str(domino) for domino in judge(Table.parse(line)).hand.legal] == legal.split()


@pytest.mark.parametrize(
    ("line", "domino", "mark", "finding"),
    [
        ("treys: | 6-4", "6-4", Mark.MAY, Finding.TWO_SUITS),  # the leader hears its suits
        ("treys: | 5-3", "5-3", Mark.MAY, Finding.TRUMP_ONLY),
        ("treys: 5-2 | 2-1 5-3 5-1 3-1", "5-1", Mark.MUST, Finding.FOLLOWS),
        ("treys: 5-2 | 2-1 5-3 5-1 3-1", "2-1", Mark.CANNOT, Finding.LACKS_SUIT),
        ("treys: 5-2 | 2-1 5-3 5-1 3-1", "5-3", Mark.CANNOT, Finding.TRUMP_NOT_SUIT),
        ("treys: 5-2 | 2-1 5-3 5-1 3-1", "3-1", Mark.CANNOT, Finding.IS_TRUMP),
        ("treys: 5-2 | 2-1 5-3", "2-1", Mark.MAY, Finding.MAY_THROW_OFF),
        ("treys: 5-2 | 2-1 3-1", "3-1", Mark.MAY, Finding.MAY_TRUMP),
        ("treys: 6-3 | 6-6 3-0", "3-0", Mark.MUST, Finding.FOLLOWS),
        ("treys: 6-3 | 6-6 3-0", "6-6", Mark.CANNOT, Finding.LACKS_SUIT),
        ("fives: 6-4 6-1 6-2 6-0 | 6-6", "6-6", Mark.CANNOT, Finding.TRICK_OVER),
    ],
)
def test_each_domino_of_the_hand_is_marked_with_its_own_reason(line, domino, mark, finding):
    play = judge(Table.parse(line)).hand.of[Domino.parse(domino)]
    assert (play.mark, play.reasons[-1].finding) == (mark, finding)


def test_a_trump_with_the_led_number_on_it_says_both_why_it_is_no_follower_and_why_it_may_go():
    play = judge(Table.parse("treys: 5-2 | 2-1 5-3")).hand.of[Domino(5, 3)]
    assert [reason.finding for reason in play.reasons] == [
        Finding.TRUMP_NOT_SUIT,
        Finding.MAY_TRUMP,
    ]


def test_the_reason_names_the_suit_led_and_not_what_was_played_last():
    play = judge(Table.parse("treys: 5-2 6-6 | 5-1 6-1")).hand.of[Domino(5, 1)]
    assert play.reasons[0].suit is Suit.FIVES


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("treys: 5-2 | 5-1 2-1", Rule.FOLLOW_SUIT),
        ("treys: 5-2 | 5-3 2-1", Rule.VOID),
        ("treys: | 5-3 2-1", Rule.LEAD_ANYTHING),
        ("treys: 5-2 5-1 5-0 5-5 | 5-3", Rule.HIGHEST_OF_SUIT),
    ],
)
def test_the_rule_that_decides_is_given(line, rule):
    assert judge(Table.parse(line)).rule is rule


def test_a_hand_is_not_ruled_on_before_trump_is_named():
    with pytest.raises(ValueError, match=r'not been named in ": 5-2 \| 5-1"'):
        judge_hand(Table.parse(": 5-2 | 5-1"))
