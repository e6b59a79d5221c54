"""Follow me: nothing is trump, and the doubles are high, low, or a suit of their own."""

import pytest

from fortytwo.calls import Call
from fortytwo.dominoes import DOMINOES, NUMBERS, Domino, Suit
from fortytwo.trick.rulings import LedBy, Mark, Rule, judge
from fortytwo.trick.table import Table
from fortytwo.words.trick import explanation, hand_lines, rule_line, rule_sentence, verdict


@pytest.mark.parametrize("name", ["no-trump", "no trump", "No Trump", "follow-me", "follow me"])
def test_no_trump_is_follow_me(name):
    assert str(Call.parse(name)) == "follow-me"


@pytest.mark.parametrize(
    ("line", "suits"),
    [
        ("follow-me: 4-4", "fours"),
        ("follow-me: 6-5", "sixes fives"),
        ("follow-me: 1-0", "aces blanks"),
        ("follow-me-doubles-low: 4-4", "fours"),
        ("follow-me-doubles-low: 6-5", "sixes fives"),
        ("follow-me-doubles-suit: 4-4", "doubles"),
        ("follow-me-doubles-suit: 0-0", "doubles"),
        ("follow-me-doubles-suit: 6-5", "sixes fives"),
    ],
)
def test_a_domino_is_in_both_its_numbers_and_a_double_where_the_doubles_stand(line, suits):
    assert [str(suit) for suit in judge(Table.parse(line)).suits[0].suits] == suits.split()


@pytest.mark.parametrize(
    ("call", "in_a_number", "doubles"),
    [("follow-me", 7, 0), ("follow-me-doubles-low", 7, 0), ("follow-me-doubles-suit", 6, 7)],
)
def test_how_many_dominoes_are_in_each_suit(call, in_a_number, doubles):
    call = Call.parse(call)
    sizes = [sum(suit in call.suits_of(domino) for domino in DOMINOES) for suit in NUMBERS]
    assert sizes == [in_a_number] * 7
    assert sum(Suit.DOUBLES in call.suits_of(domino) for domino in DOMINOES) == doubles


@pytest.mark.parametrize(
    ("line", "suit", "led_by"),
    [
        ("follow-me: 6-3", Suit.SIXES, LedBy.HIGH_END),
        ("follow-me: 1-0", Suit.ACES, LedBy.HIGH_END),
        ("follow-me: 5-5", Suit.FIVES, LedBy.DOUBLE),
        ("follow-me: 0-0", Suit.BLANKS, LedBy.DOUBLE),
        ("follow-me-doubles-low: 6-3", Suit.SIXES, LedBy.HIGH_END),
        ("follow-me-doubles-low: 5-5", Suit.FIVES, LedBy.DOUBLE),
        ("follow-me-doubles-suit: 6-3", Suit.SIXES, LedBy.HIGH_END),
        ("follow-me-doubles-suit: 5-5", Suit.DOUBLES, LedBy.DOUBLE),  # not fives
        ("follow-me-doubles-suit: 0-0", Suit.DOUBLES, LedBy.DOUBLE),
    ],
)
def test_what_was_led_and_by_which_case(line, suit, led_by):
    lead = judge(Table.parse(line)).lead
    assert (lead.suit, lead.led_by) == (suit, led_by)


@pytest.mark.parametrize("call", ["follow-me", "follow-me-doubles-low", "follow-me-doubles-suit"])
def test_seven_of_the_28_leads_are_doubles_and_none_is_a_trump(call):
    cases = [Call.parse(call).lead(led).led_by for led in DOMINOES]
    assert [cases.count(case) for case in LedBy] == [0, 21, 7, 0]


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("follow-me: 6-4 | 6-6 5-5", "6-6"),
        ("follow-me: 1-1 | 6-6 5-5 3-3 2-2 6-3 6-1 5-1", "5-1 6-1"),
        ("follow-me: 4-1 | 1-1 4-4 4-2", "4-2 4-4"),  # an ace doesn't follow a four
        ("follow-me: 5-2 | 6-5 2-1 5-5", "5-5 6-5"),
        ("follow-me: 5-2 | 2-1 2-2", "2-1 2-2"),
        ("follow-me: | 6-6 2-1", "2-1 6-6"),
        ("follow-me-doubles-low: 5-2 | 5-5 6-1", "5-5"),  # the lowest five has to go all the same
        ("follow-me-doubles-low: 5-5 | 5-0 6-4", "5-0"),
        ("follow-me-doubles-suit: 6-5 | 6-6 5-1", "5-1 6-6"),  # the double-six isn't a six
        ("follow-me-doubles-suit: 6-5 | 6-6 6-0", "6-0"),
        ("follow-me-doubles-suit: 6-6 | 6-5 0-0", "0-0"),
        ("follow-me-doubles-suit: 6-6 | 6-5 6-4", "6-4 6-5"),
    ],
)
def test_what_may_be_played(line, legal):
    assert [str(domino) for domino in judge(Table.parse(line)).hand.legal] == legal.split()


@pytest.mark.parametrize(
    ("line", "domino", "mark", "said"),
    [
        ("follow-me: 5-2 | 5-5 6-5 2-1", "5-5", Mark.MUST, "The double-five is a five, the suit led."),
        ("follow-me: 5-2 | 5-5 6-5 2-1", "6-5", Mark.MUST, "The six-five is a five, the suit led."),
        ("follow-me: 5-2 | 5-5 6-5 2-1", "2-1", Mark.CANNOT, "The deuce-ace isn't a five: it's a deuce and an ace."),
        ("follow-me: 5-2 | 5-1 6-6", "6-6", Mark.CANNOT, "The double-six isn't a five: it's a six."),
        ("follow-me: 5-2 | 6-6", "6-6", Mark.MAY, "You don't have any fives, so you may throw off the double-six, but it can't win."),
        ("follow-me: | 4-4", "4-4", Mark.MAY, "The double-four is a four."),
        ("follow-me: | 5-2", "5-2", Mark.MAY, "The five-deuce is a five and a deuce."),
        ("follow-me-doubles-low: 5-2 | 5-5 6-1", "5-5", Mark.MUST, "The double-five is a five, the suit led."),
        ("follow-me-doubles-suit: 6-5 | 6-6 6-0", "6-6", Mark.CANNOT, "The double-six isn't a six: doubles are a suit of their own."),
        ("follow-me-doubles-suit: 6-5 | 4-4 6-0", "4-4", Mark.CANNOT, "The double-four isn't a six: it's a double."),
        (
            "follow-me-doubles-suit: 6-5 | 6-6 5-1",
            "6-6",
            Mark.MAY,
            "The double-six isn't a six: doubles are a suit of their own."
            " You don't have any sixes, so you may throw off the double-six, but it can't win.",
        ),
        ("follow-me-doubles-suit: 6-6 | 6-5 0-0", "0-0", Mark.MUST, "The double-blank is a double, the suit led."),
        ("follow-me-doubles-suit: 6-6 | 6-5 0-0", "6-5", Mark.CANNOT, "The six-five isn't a double: it's a six and a five."),
        ("follow-me-doubles-suit: 6-6 | 6-5", "6-5", Mark.MAY, "You don't have any doubles, so you may throw off the six-five, but it can't win."),
        ("follow-me-doubles-suit: | 4-4", "4-4", Mark.MAY, "The double-four is a double and nothing else: doubles are a suit of their own."),
        ("follow-me: 6-5 6-4 6-3 6-2 | 6-6", "6-6", Mark.CANNOT, "The double-six is too late: four dominoes are down."),
    ],
)  # fmt: skip
def test_each_domino_of_the_hand_is_told_why(line, domino, mark, said):
    ruling, domino = judge(Table.parse(line)), Domino.parse(domino)
    assert (ruling.mark_of(domino), hand_lines(ruling)[domino]) == (mark, said)


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        # only the suit led can win
        ("follow-me: 3-0 4-3", 1),
        ("follow-me: 6-0 6-3", 1),
        ("follow-me: 6-0 6-3 6-6 5-5", 2),
        ("follow-me: 6-2 4-4 6-6 5-5", 2),
        ("follow-me: 6-6 1-0", 0),  # blanks aren't trump
        ("follow-me: 4-1 6-5", 0),
        ("follow-me: 4-1 6-4", 1),
        ("follow-me: 4-1 6-5 6-6", 0),
        ("follow-me: 4-1 4-2 5-4", 2),
        ("follow-me: 4-1 4-4 5-4", 1),
        ("follow-me: 1-0 0-0 6-6 5-5", 0),  # aces were led, not blanks
        # a double may be the lowest of its number, below the blank end
        ("follow-me-doubles-low: 6-6 6-0", 1),
        ("follow-me-doubles-low: 5-1 5-5", 0),
        ("follow-me-doubles-low: 5-0 5-5 6-5", 2),
        ("follow-me-doubles-low: 5-5 4-4 6-6 1-0", 0),  # and still the only one of the suit led
        ("follow-me-doubles-low: 0-0 1-0", 1),
        # or in a suit of their own, which isn't trump
        ("follow-me-doubles-suit: 6-5 6-6", 0),
        ("follow-me-doubles-suit: 6-5 5-5 6-4", 0),
        ("follow-me-doubles-suit: 6-0 6-6 6-1 5-5", 2),
        ("follow-me-doubles-suit: 3-3 6-6", 1),
        ("follow-me-doubles-suit: 3-3 6-3 5-5 0-0", 2),
        ("follow-me-doubles-suit: 0-0 6-5 6-4 1-0", 0),
    ],
)
def test_who_is_winning(line, winner):
    assert judge(Table.parse(line)).trick.winner == winner


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "follow-me: 6-2 4-4 6-6 6-5",
            [
                "The six-deuce is led as its higher end, a six.",
                "The six-deuce is a lower six than the double-six.",
                "There's no trump, so the double-four can't beat a six.",
                "The double-six is the highest six played.",
                "The six-five is a lower six than the double-six.",
            ],
        ),
        (
            "follow-me: 5-5 4-4",
            [
                "The double-five is led as its own number: fives were led.",
                "The double-five is the only five played.",
                "There's no trump, so the double-four can't beat a five.",
            ],
        ),
        (
            "follow-me-doubles-low: 5-5 5-1 5-0",
            [
                "The double-five is led as its own number: fives were led.",
                "The double-five is the lowest five: doubles are low.",
                "The five-ace is the highest five played: doubles are low.",
                "The five-blank is a lower five than the five-ace.",
            ],
        ),
        (
            "follow-me-doubles-low: 5-0 5-5",
            [
                "The five-blank is led as its higher end, a five.",
                "The five-blank is the highest five played: doubles are low.",
                "The double-five is the lowest five: doubles are low.",
            ],
        ),
        (
            "follow-me-doubles-suit: 6-5 6-6 5-5 6-4",
            [
                "The six-five is led as its higher end, a six.",
                "The six-five is the highest six played.",
                "The double-six isn't a six, so it can't win: doubles are a suit of their own.",
                "There's no trump, so the double-five can't beat a six.",
                "The six-four is a lower six than the six-five.",
            ],
        ),
        (
            "follow-me-doubles-suit: 3-3 6-3 5-5",
            [
                "The double-trey is led as a double, not a trey: doubles are a suit of their own.",
                "The double-trey is a lower double than the double-five.",
                "There's no trump, so the six-trey can't beat a double.",
                "The double-five is the highest double played.",
            ],
        ),
    ],
)
def test_why_each_domino_wins_or_does_not(line, said):
    assert explanation(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "could_have", "said"),
    [
        ("follow-me: 6-4 | 6-6 5-5 | 5-5", "6-6", "Renege: you played the double-five but held the double-six."),
        ("follow-me: 6-4 | 6-6 5-5 | 6-6", "", "No renege: the double-six was a legal play. The double-six is winning."),
        ("follow-me: 6-4 | 4-4 5-5 | 4-4", "", "No renege: the double-four was a legal play."),  # sixes were led
        ("follow-me-doubles-low: 5-2 | 5-5 6-1 | 6-1", "5-5", "Renege: you played the six-ace but held the double-five."),
        ("follow-me-doubles-suit: 6-5 | 6-6 6-0 | 6-6", "6-0", "Renege: you played the double-six but held the six-blank."),
        ("follow-me-doubles-suit: 6-5 | 6-6 5-1 | 6-6", "", "No renege: the double-six was a legal play."),
        ("follow-me-doubles-suit: 6-6 | 6-5 0-0 1-1 2-2 | 6-5", "0-0 1-1 2-2", "Renege: you played the six-five but held three doubles."),
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
        ("follow-me:", "Follow me, doubles high: there's no trump. Which domino was led?"),
        ("follow-me-doubles-low:", "Follow me, doubles low: there's no trump. Which domino was led?"),
        ("follow-me-doubles-suit:", "Follow me, doubles a suit: there's no trump. Which domino was led?"),
        ("follow-me: 5-2", "The five-deuce is led as a five. Follow with a five."),
        ("follow-me: 5-5", "The double-five is led as a five. Follow with a five."),
        ("follow-me-doubles-suit: 5-5", "The double-five is led as a double. Follow with a double."),
        ("follow-me: 5-2 6-6", "Fives were led, and the five-deuce is winning."),
        ("follow-me: 5-2 6-6 6-5 4-4", "The six-five takes the trick."),
        ("follow-me: 5-2 | 5-1 6-6", "Fives were led, so you must play the five-ace."),
        ("follow-me: 5-2 | 2-1 6-6", "Fives were led and you don't have any, so you may play anything."),
        ("follow-me-doubles-suit: 6-6 | 6-5", "Doubles were led and you don't have any, so you may play anything."),
    ],
)  # fmt: skip
def test_the_verdict(line, said):
    assert verdict(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("follow-me: 5-2", Rule.HIGH_END_LED, "The suit led is the higher end of the domino led."),
        ("follow-me-doubles-suit: 5-2", Rule.HIGH_END_LED, "If the domino led isn't a double, its higher end is the suit led."),
        ("follow-me: 5-5", Rule.DOUBLE_LED, "A double is led as its own number."),
        ("follow-me-doubles-low: 5-5", Rule.DOUBLE_LED, "A double is led as its own number."),
        ("follow-me-doubles-suit: 5-5", Rule.DOUBLE_LED, "A double that's led asks for doubles."),
        ("follow-me: | 6-6", Rule.LEAD_ANYTHING, "The player who leads may lead any domino."),
        ("follow-me: 5-2 | 5-1 6-6", Rule.FOLLOW_SUIT, "A player who holds a domino of the suit led has to play one."),
        ("follow-me: 5-2 | 2-1 6-6", Rule.VOID, "A player who's out of the suit led may play any domino."),
        ("follow-me: 5-2 | 5-1 6-6 | 6-6", Rule.RENEGE, "Playing another suit while holding the suit led is a renege."),
        ("follow-me: 5-2 6-6", Rule.HIGHEST_OF_SUIT, "The highest domino of the suit led takes the trick."),
    ],
)  # fmt: skip
def test_the_rule_that_decides_and_its_sentence(line, rule, said):
    ruling = judge(Table.parse(line))
    assert (ruling.rule, rule_line(ruling)) == (rule, said)


@pytest.mark.parametrize(
    ("call", "rule", "said"),
    [
        ("follow-me", Rule.TWO_SUITS, "A domino is in the suit of each of its ends; a double is in one suit only."),
        ("follow-me-doubles-suit", Rule.TWO_SUITS, "A double is in the suit of doubles and in no other. Any other domino is in the suit of each of its ends."),
        ("follow-me", Rule.RANK, "The double is the highest of its suit; the others go by their other end."),
        ("follow-me-doubles-low", Rule.RANK, "The double is the lowest of its suit, below the blank; the others go by their other end."),
        ("follow-me-doubles-suit", Rule.RANK, "Doubles go from the double-six down to the double-blank; in a number the other end counts."),
        ("follow-me", Rule.OFF_SUIT, "A domino that isn't in the suit led can't take the trick."),
    ],
)  # fmt: skip
def test_the_rules_that_stand_behind_the_reasons(call, rule, said):
    assert rule_sentence(rule, Call.parse(call)) == said
