"""Doubles are trump: from the double-six down, or, reversed, from the double-blank."""

import pytest

from fortytwo.calls import Call
from fortytwo.dominoes import DOMINOES, NUMBERS, Domino, Suit
from fortytwo.trick.rulings import LedBy, Mark, Rule, judge
from fortytwo.trick.table import Table
from fortytwo.words.trick import explanation, hand_lines, rule_line, rule_sentence, verdict

either_way = pytest.mark.parametrize("call", ["doubles", "doubles-reversed"])


@pytest.mark.parametrize(
    ("line", "suits"),
    [
        ("doubles: 4-4", "doubles"),  # no longer a four
        ("doubles: 0-0", "doubles"),
        ("doubles: 6-5", "sixes fives"),
        ("doubles: 1-0", "aces blanks"),
        ("doubles-reversed: 6-6", "doubles"),
        ("doubles-reversed: 6-0", "sixes blanks"),
    ],
)
def test_a_double_is_in_the_suit_of_doubles_alone_and_any_other_in_both_its_numbers(line, suits):
    assert [str(suit) for suit in judge(Table.parse(line)).suits[0].suits] == suits.split()


@either_way
def test_there_are_seven_doubles_and_six_of_each_number(call):
    call = Call.parse(call)
    sizes = [sum(suit in call.suits_of(domino) for domino in DOMINOES) for suit in NUMBERS]
    assert sizes == [6] * 7
    assert sum(Suit.DOUBLES in call.suits_of(domino) for domino in DOMINOES) == 7


@pytest.mark.parametrize(
    ("line", "suit", "led_by"),
    [
        ("doubles: 6-6", Suit.DOUBLES, LedBy.TRUMP),  # sixes weren't led
        ("doubles: 0-0", Suit.DOUBLES, LedBy.TRUMP),
        ("doubles: 6-5", Suit.SIXES, LedBy.HIGH_END),
        ("doubles: 1-0", Suit.ACES, LedBy.HIGH_END),
        ("doubles: 5-3 5-5", Suit.FIVES, LedBy.HIGH_END),
        ("doubles-reversed: 6-6", Suit.DOUBLES, LedBy.TRUMP),
        ("doubles-reversed: 5-3", Suit.FIVES, LedBy.HIGH_END),
    ],
)
def test_a_double_led_asks_for_doubles_and_anything_else_for_its_higher_end(line, suit, led_by):
    lead = judge(Table.parse(line)).lead
    assert (lead.suit, lead.led_by) == (suit, led_by)


@either_way
def test_seven_of_the_28_leads_are_trump_and_the_others_go_by_the_high_end(call):
    cases = [Call.parse(call).lead(led).led_by for led in DOMINOES]
    assert [cases.count(case) for case in LedBy] == [7, 21, 0, 0]


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("doubles: 6-6 | 6-5 5-4", "5-4 6-5"),  # a six doesn't follow the double-six
        ("doubles: 6-6 | 5-5 6-1", "5-5"),
        ("doubles: 3-3 | 5-5 3-1", "5-5"),
        ("doubles: 1-1 | 6-6 5-5 3-3 2-2 6-3 6-1 5-1", "2-2 3-3 5-5 6-6"),
        ("doubles: 6-5 | 6-6 5-1 6-0", "6-0"),  # the double-six isn't a six
        ("doubles: 6-5 | 6-6 5-1", "5-1 6-6"),  # nor does a five follow
        ("doubles: 4-2 | 6-4 2-0 4-4", "6-4"),
        ("doubles: 4-2 | 2-0 4-4", "2-0 4-4"),
        ("doubles: | 6-6 5-1", "5-1 6-6"),  # the leader may lead anything
        ("doubles: 6-5 0-0 | 6-4 1-1", "6-4"),  # trumped already, and still to be followed
        ("doubles-reversed: 6-6 | 0-0 6-5", "0-0"),
        ("doubles-reversed: 6-5 | 6-6 6-0", "6-0"),
    ],
)
def test_what_may_be_played(line, legal):
    assert [str(domino) for domino in judge(Table.parse(line)).hand.legal] == legal.split()


@pytest.mark.parametrize(
    ("line", "domino", "mark", "said"),
    [
        ("doubles: 6-6 | 5-5 6-1", "5-5", Mark.MUST, "The double-five is a trump, the suit led."),
        ("doubles: 6-6 | 5-5 6-1", "6-1", Mark.CANNOT, "The six-ace isn't a trump: it's a six and an ace."),
        ("doubles: 6-5 | 6-6 5-1 6-0", "6-0", Mark.MUST, "The six-blank is a six, the suit led."),
        ("doubles: 6-5 | 6-6 5-1 6-0", "6-6", Mark.CANNOT, "The double-six isn't a six: doubles are trump."),
        ("doubles: 6-5 | 6-6 5-1 6-0", "5-1", Mark.CANNOT, "The five-ace isn't a six: it's a five and an ace."),
        ("doubles: 6-5 | 4-4 6-0", "4-4", Mark.CANNOT, "The double-four is a trump, not a six."),
        (
            "doubles: 6-5 | 6-6 5-1",
            "6-6",
            Mark.MAY,
            "The double-six isn't a six: doubles are trump."
            " You don't have any sixes, so you may trump with the double-six.",
        ),
        ("doubles: 6-5 | 4-4 5-1", "4-4", Mark.MAY, "You don't have any sixes, so you may trump with the double-four."),
        ("doubles: 6-5 | 4-4 5-1", "5-1", Mark.MAY, "You don't have any sixes, so you may throw off the five-ace, but it can't win."),
        ("doubles: 6-6 | 6-5 5-4", "6-5", Mark.MAY, "You don't have any trumps, so you may throw off the six-five, but it can't win."),
        ("doubles: | 4-4 5-1", "4-4", Mark.MAY, "The double-four is a trump and nothing else: doubles are trump."),
        ("doubles: | 4-4 5-1", "5-1", Mark.MAY, "The five-ace is a five and an ace."),
        ("doubles: 6-5 6-4 6-3 6-2 | 6-6", "6-6", Mark.CANNOT, "The double-six is too late: four dominoes are down."),
    ],
)  # fmt: skip
def test_each_domino_of_the_hand_is_told_why(line, domino, mark, said):
    ruling, domino = judge(Table.parse(line)), Domino.parse(domino)
    assert (ruling.mark_of(domino), hand_lines(ruling)[domino]) == (mark, said)


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ("doubles: 6-5 0-0", 1),  # the lowest trump of all
        ("doubles: 6-5 0-0 1-1", 2),
        ("doubles: 6-5 1-1 0-0", 1),
        ("doubles: 3-3 6-6", 1),
        ("doubles: 6-6 5-5 0-0 6-5", 0),
        # in a number the other end ranks
        ("doubles: 6-4 6-5", 1),
        ("doubles: 5-4 6-5", 1),  # led as a five, and the six-five is the highest five there is
        ("doubles: 6-0 6-1 6-2 6-3", 3),
        ("doubles: 1-0 2-1", 1),
        # off suit
        ("doubles: 5-4 6-4", 0),
        ("doubles: 6-5 5-4 5-3 5-2", 0),
        ("doubles: 0-0 6-5 6-4 6-3", 0),
        # turned over, the double-blank is the highest
        ("doubles-reversed: 6-6 0-0", 1),
        ("doubles-reversed: 6-5 6-6 5-5", 2),
        ("doubles-reversed: 6-5 6-4 6-6 3-3", 3),
        ("doubles-reversed: 0-0 6-6 1-1", 0),
        ("doubles-reversed: 6-5 6-6", 1),  # the lowest of them is a trump all the same
        ("doubles-reversed: 6-4 6-5", 1),  # the numbers aren't turned over
    ],
)
def test_who_is_winning(line, winner):
    assert judge(Table.parse(line)).trick.winner == winner


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "doubles: 6-5 0-0 1-1 5-4",
            [
                "The six-five isn't a trump, so it's led as its higher end, a six.",
                "The six-five is a six, not a trump, and the double-ace trumped it.",
                "The double-blank is a lower trump than the double-ace.",
                "The double-ace is the highest trump played.",
                "The five-four is off suit: it's a five and a four, so it can't win.",
            ],
        ),
        (
            "doubles: 6-6 6-5",
            [
                "Doubles are trump, so the double-six is a trump, not a six: trumps were led.",
                "The double-six is the only trump played.",
                "The six-five is off suit: it's a six and a five, so it can't win.",
            ],
        ),
        (
            "doubles: 6-5 6-4 5-4",
            [
                "The six-five isn't a trump, so it's led as its higher end, a six.",
                "Nobody played a trump, and the six-five is the highest six.",
                "The six-four is a lower six than the six-five.",
                "The five-four is off suit: it's a five and a four, so it can't win.",
            ],
        ),
        (
            "doubles: 6-5 5-4",
            [
                "The six-five isn't a trump, so it's led as its higher end, a six.",
                "Nobody played a trump, and the six-five is the only six.",
                "The five-four is off suit: it's a five and a four, so it can't win.",
            ],
        ),
        (
            "doubles-reversed: 6-6 3-3",
            [
                "Doubles are trump, so the double-six is a trump, not a six: trumps were led.",
                "The double-six is a lower trump than the double-trey: the double-blank is highest.",
                "The double-trey is the highest trump played.",
            ],
        ),
    ],
)
def test_why_each_domino_wins_or_does_not(line, said):
    assert explanation(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "could_have", "said"),
    [
        ("doubles: 6-6 | 5-5 6-1 | 6-1", "5-5", "Renege: you played the six-ace but held the double-five."),
        ("doubles: 6-5 | 6-6 6-0 | 6-6", "6-0", "Renege: you played the double-six but held the six-blank. The double-six is winning."),
        ("doubles: 1-1 | 6-6 5-5 3-3 6-1 | 6-1", "3-3 5-5 6-6", "Renege: you played the six-ace but held three trumps."),
        ("doubles: 6-6 | 6-5 5-4 | 5-4", "", "No renege: the five-four was a legal play."),
        ("doubles: 6-5 | 6-6 5-1 | 5-1", "", "No renege: the five-ace was a legal play."),
        ("doubles: 6-5 | 6-6 6-0 | 6-0", "", "No renege: the six-blank was a legal play."),
        ("doubles-reversed: 6-6 | 0-0 6-5 | 6-5", "0-0", "Renege: you played the six-five but held the double-blank."),
        ("doubles-reversed: 6-6 | 0-0 6-5 | 0-0", "", "No renege: the double-blank was a legal play. The double-blank is winning."),
    ],
)  # fmt: skip
def test_a_renege_or_not_and_what_should_have_been_played(line, could_have, said):
    ruling = judge(Table.parse(line))
    told = [str(domino) for domino in ruling.played.could_have]
    assert (told, ruling.played.renege) == (could_have.split(), bool(could_have))
    assert verdict(ruling) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("doubles:", "Doubles are trump. Which domino was led?"),
        ("doubles: 6-6", "Doubles are trump, so the double-six is a trump. Follow with a double."),
        ("doubles: 6-5", "The six-five is led as a six. Follow with a six."),
        ("doubles: 6-5 0-0", "Sixes were led, and the double-blank is winning."),
        ("doubles: 6-6 6-5", "Trumps were led, and the double-six is winning."),
        ("doubles: 6-5 0-0 1-1 5-4", "The double-ace takes the trick."),
        ("doubles: 6-6 | 5-5 6-1", "Trumps were led, so you must play the double-five."),
        ("doubles: 6-6 | 6-5", "Trumps were led and you don't have any, so you may play anything."),
        ("doubles-reversed:", "Doubles are trump. Which domino was led?"),
    ],
)
def test_the_verdict(line, said):
    assert verdict(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("doubles: 4-4", Rule.TRUMP_LED, "If the domino led is a double, trumps were led."),
        ("doubles: 6-5", Rule.HIGH_END_LED, "If the domino led isn't a trump, its higher end is the suit led."),
        ("doubles: | 6-6", Rule.LEAD_ANYTHING, "The player who leads may lead any domino."),
        ("doubles: 6-6 | 5-5 6-1", Rule.FOLLOW_SUIT, "A player who holds a domino of the suit led has to play one."),
        ("doubles: 6-6 | 6-5", Rule.VOID, "A player who's out of the suit led may play any domino, a trump too."),
        ("doubles: 6-6 | 5-5 6-1 | 6-1", Rule.RENEGE, "Playing another suit while holding the suit led is a renege."),
        ("doubles: 6-5 0-0", Rule.HIGHEST_TRUMP, "If anybody played a trump, the highest trump takes the trick."),
        ("doubles: 6-5 6-0", Rule.HIGHEST_OF_SUIT, "If nobody played a trump, the highest domino of the suit led takes it."),
    ],
)  # fmt: skip
def test_the_rule_that_decides_and_its_sentence(line, rule, said):
    ruling = judge(Table.parse(line))
    assert (ruling.rule, rule_line(ruling)) == (rule, said)


@pytest.mark.parametrize(
    ("call", "rule", "said"),
    [
        ("doubles", Rule.TWO_SUITS, "A double is in the suit of doubles and in no other. Any other domino is in the suit of each of its ends."),
        ("doubles", Rule.TRUMP_ONLY, "Every double is a trump, and isn't in any other suit."),
        ("doubles", Rule.RANK, "Doubles go from the double-six down to the double-blank; in a number the other end counts."),
        ("doubles-reversed", Rule.RANK, "Doubles go from the double-blank, the highest, to the double-six; in a number the other end counts."),
        ("doubles", Rule.OFF_SUIT, "A domino that's neither a trump nor in the suit led can't take the trick."),
        ("doubles", Rule.FOUR_TO_A_TRICK, "A trick is four dominoes, one from each player."),
    ],
)  # fmt: skip
def test_the_rules_that_stand_behind_the_reasons(call, rule, said):
    assert rule_sentence(rule, Call.parse(call)) == said
