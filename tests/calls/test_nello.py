"""Nello: the bidder's side must take no trick, and the bidder's partner sits out."""

import pytest

from fortytwo.calls import Call
from fortytwo.dominoes import DOMINOES, NUMBERS, Domino, Suit
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.trick.rulings import LedBy, Mark, Rule, judge
from fortytwo.trick.table import Place, Table
from fortytwo.words.trick import explanation, hand_lines, rule_line, rule_sentence, verdict
from support.refused import refused

NELLO = ["nello", "nello-doubles-low", "nello-doubles-suit", "nello-doubles-suit-reversed"]
every_nello = pytest.mark.parametrize("call", NELLO)


@pytest.mark.parametrize(
    ("line", "suits"),
    [
        ("nello: 4-4", "fours"),
        ("nello: 6-5", "sixes fives"),
        ("nello-doubles-low: 4-4", "fours"),
        ("nello-doubles-suit: 4-4", "doubles"),
        ("nello-doubles-suit: 6-5", "sixes fives"),
        ("nello-doubles-suit-reversed: 0-0", "doubles"),
        ("nello-doubles-suit-reversed: 1-0", "aces blanks"),
    ],
)
def test_a_domino_is_in_both_its_numbers_and_a_double_where_the_doubles_stand(line, suits):
    assert [str(suit) for suit in judge(Table.parse(line)).suits[0].suits] == suits.split()


@pytest.mark.parametrize(
    ("call", "in_a_number", "doubles"),
    [
        ("nello", 7, 0),
        ("nello-doubles-low", 7, 0),
        ("nello-doubles-suit", 6, 7),
        ("nello-doubles-suit-reversed", 6, 7),
    ],
)
def test_how_many_dominoes_are_in_each_suit(call, in_a_number, doubles):
    call = Call.parse(call)
    sizes = [sum(suit in call.suits_of(domino) for domino in DOMINOES) for suit in NUMBERS]
    assert sizes == [in_a_number] * 7
    assert sum(Suit.DOUBLES in call.suits_of(domino) for domino in DOMINOES) == doubles


@pytest.mark.parametrize(
    ("line", "suit", "led_by"),
    [
        ("nello: 6-3", Suit.SIXES, LedBy.HIGH_END),
        ("nello: 5-5", Suit.FIVES, LedBy.DOUBLE),
        ("nello-doubles-low: 5-5", Suit.FIVES, LedBy.DOUBLE),
        ("nello-doubles-suit: 5-5", Suit.DOUBLES, LedBy.DOUBLE),
        ("nello-doubles-suit: 6-3", Suit.SIXES, LedBy.HIGH_END),
        ("nello-doubles-suit-reversed: 5-5", Suit.DOUBLES, LedBy.DOUBLE),
    ],
)
def test_what_was_led_and_by_which_case(line, suit, led_by):
    lead = judge(Table.parse(line)).lead
    assert (lead.suit, lead.led_by) == (suit, led_by)


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("nello: 5-2 | 5-5 5-1 6-6", "5-1 5-5"),  # the bidder would like to, and may, stay low
        ("nello: 5-2 | 2-1 6-6", "2-1 6-6"),
        ("nello: 5-2 | 6-5 2-1", "6-5"),  # it takes the trick, and has to go
        ("nello: | 6-6 2-1", "2-1 6-6"),
        ("nello-doubles-low: 5-2 | 5-5 6-1", "5-5"),
        ("nello-doubles-suit: 5-2 | 5-5 6-1", "5-5 6-1"),  # the double-five isn't a five
        ("nello-doubles-suit: 6-6 | 6-5 0-0", "0-0"),
        ("nello-doubles-suit-reversed: 6-6 | 6-5 0-0", "0-0"),
        ("nello: 6-5 6-4 6-3 | 6-6", ""),  # once three are down the trick is over
    ],
)
def test_what_may_be_played(line, legal):
    assert [str(domino) for domino in judge(Table.parse(line)).hand.legal] == legal.split()


@pytest.mark.parametrize(
    ("line", "domino", "mark", "said"),
    [
        ("nello: 5-2 | 5-1 2-1", "5-1", Mark.MUST, "The five-ace is a five, the suit led."),
        ("nello: 5-2 | 5-1 2-1", "2-1", Mark.CANNOT, "The deuce-ace isn't a five: it's a deuce and an ace."),
        ("nello: 5-2 | 6-6", "6-6", Mark.MAY, "You don't have any fives, so you may throw off the double-six, but it can't win."),
        ("nello-doubles-suit: 5-2 | 5-5 5-1", "5-5", Mark.CANNOT, "The double-five isn't a five: doubles are a suit of their own."),
        (
            "nello-doubles-suit: 5-2 | 5-5",
            "5-5",
            Mark.MAY,
            "The double-five isn't a five: doubles are a suit of their own."
            " You don't have any fives, so you may throw off the double-five, but it can't win.",
        ),
        ("nello-doubles-suit-reversed: 6-6 | 0-0", "0-0", Mark.MUST, "The double-blank is a double, the suit led."),
        ("nello-doubles-suit-reversed: | 0-0", "0-0", Mark.MAY, "The double-blank is a double and nothing else: doubles are a suit of their own."),
        ("nello: 6-5 6-4 6-3 | 6-6", "6-6", Mark.CANNOT, "The double-six is too late: three dominoes are down."),
    ],
)  # fmt: skip
def test_each_domino_of_the_hand_is_told_why(line, domino, mark, said):
    ruling, domino = judge(Table.parse(line)), Domino.parse(domino)
    assert (ruling.mark_of(domino), hand_lines(ruling)[domino]) == (mark, said)


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ("nello: 6-5 6-6 6-1", 1),
        ("nello: 5-5 5-0 5-1", 0),
        ("nello: 1-0 6-6 5-5", 0),
        ("nello-doubles-low: 6-6 6-0 5-5", 1),
        ("nello-doubles-low: 5-1 5-5 4-4", 0),
        ("nello-doubles-suit: 5-2 5-5 5-1", 0),
        ("nello-doubles-suit: 3-3 6-6 5-5", 1),
        ("nello-doubles-suit: 0-0 6-5 1-1", 2),
        ("nello-doubles-suit-reversed: 3-3 6-6 5-5", 0),
        ("nello-doubles-suit-reversed: 6-6 1-1 0-0", 2),
        ("nello-doubles-suit-reversed: 6-5 5-5 6-4", 0),  # doubles aren't trump
        ("nello-doubles-suit-reversed: 6-4 6-5 6-0", 1),  # and the numbers aren't turned over
    ],
)
def test_who_is_winning(line, winner):
    assert judge(Table.parse(line)).trick.winner == winner


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "nello: 6-5 6-6 5-1",
            [
                "The six-five is led as its higher end, a six.",
                "The six-five is a lower six than the double-six.",
                "The double-six is the highest six played.",
                "There's no trump, so the five-ace can't beat a six.",
            ],
        ),
        (
            "nello-doubles-low: 6-6 6-0",
            [
                "The double-six is led as its own number: sixes were led.",
                "The double-six is the lowest six: doubles are low.",
                "The six-blank is the highest six played: doubles are low.",
            ],
        ),
        (
            "nello-doubles-suit: 5-2 5-5",
            [
                "The five-deuce is led as its higher end, a five.",
                "The five-deuce is the only five played.",
                "The double-five isn't a five, so it can't win: doubles are a suit of their own.",
            ],
        ),
        (
            "nello-doubles-suit-reversed: 6-6 1-1 0-0",
            [
                "The double-six is led as a double, not a six: doubles are a suit of their own.",
                "The double-six is a lower double than the double-blank: the double-blank is highest.",
                "The double-ace is a lower double than the double-blank: the double-blank is highest.",
                "The double-blank is the highest double played.",
            ],
        ),
        (
            "nello-doubles-suit-reversed: 6-4 6-5",
            [
                "The six-four is led as its higher end, a six.",
                "The six-four is a lower six than the six-five.",
                "The six-five is the highest six played.",
            ],
        ),
    ],
)
def test_why_each_domino_wins_or_does_not(line, said):
    assert explanation(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "could_have", "said"),
    [
        ("nello: 5-2 | 5-1 6-6 | 6-6", "5-1", "Renege: you played the double-six but held the five-ace."),
        ("nello: 5-2 | 5-1 6-6 | 5-1", "", "No renege: the five-ace was a legal play."),
        ("nello: 5-2 6-5 | 5-5 5-1 | 5-5", "", "No renege: the double-five was a legal play. The double-five takes the trick."),
        ("nello-doubles-suit: 5-2 | 5-5 6-1 | 5-5", "", "No renege: the double-five was a legal play."),
        ("nello-doubles-suit-reversed: 6-6 | 0-0 6-5 | 6-5", "0-0", "Renege: you played the six-five but held the double-blank."),
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
        ("nello:", "Nello, doubles high: the bidder's partner sits out. Which domino was led?"),
        ("nello-doubles-low:", "Nello, doubles low: the bidder's partner sits out. Which domino was led?"),
        ("nello-doubles-suit:", "Nello, doubles a suit: the bidder's partner sits out. Which domino was led?"),
        ("nello-doubles-suit-reversed:", "Nello, doubles turned over: the bidder's partner sits out. Which domino was led?"),
        ("nello: 5-2 5-1", "Fives were led, and the five-deuce is winning."),
        ("nello: 5-2 5-1 5-5", "The double-five takes the trick."),
        ("nello: 5-2 | 5-1 6-6", "Fives were led, so you must play the five-ace."),
    ],
)  # fmt: skip
def test_the_verdict(line, said):
    assert verdict(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("nello: 5-2", Rule.HIGH_END_LED, "The suit led is the higher end of the domino led."),
        ("nello: 5-5", Rule.DOUBLE_LED, "A double is led as its own number."),
        ("nello-doubles-suit: 5-5", Rule.DOUBLE_LED, "A double that's led asks for doubles."),
        ("nello: 5-2 | 5-1", Rule.FOLLOW_SUIT, "A player who holds a domino of the suit led has to play one."),
        ("nello: 5-2 | 2-1", Rule.VOID, "A player who's out of the suit led may play any domino."),
        ("nello: 5-2 | 5-1 6-6 | 6-6", Rule.RENEGE, "Playing another suit while holding the suit led is a renege."),
        ("nello: 6-5 6-6 6-1", Rule.HIGHEST_OF_SUIT, "The highest domino of the suit led takes the trick."),
    ],
)  # fmt: skip
def test_the_rule_that_decides_and_its_sentence(line, rule, said):
    ruling = judge(Table.parse(line))
    assert (ruling.rule, rule_line(ruling)) == (rule, said)


@pytest.mark.parametrize(
    ("call", "rule", "said"),
    [
        ("nello", Rule.FOUR_TO_A_TRICK, "A trick is three dominoes: the bidder's partner sits out."),
        ("nello", Rule.RANK, "The double is the highest of its suit; the others go by their other end."),
        ("nello-doubles-low", Rule.RANK, "The double is the lowest of its suit, below the blank; the others go by their other end."),
        ("nello-doubles-suit", Rule.RANK, "Doubles go from the double-six down to the double-blank; in a number the other end counts."),
        ("nello-doubles-suit-reversed", Rule.RANK, "Doubles go from the double-blank, the highest, to the double-six; in a number the other end counts."),
        ("nello-doubles-suit-reversed", Rule.TWO_SUITS, "A double is in the suit of doubles and in no other. Any other domino is in the suit of each of its ends."),
    ],
)  # fmt: skip
def test_the_rules_that_stand_behind_the_reasons(call, rule, said):
    assert rule_sentence(rule, Call.parse(call)) == said


# Three to a trick


@every_nello
def test_a_trick_is_finished_with_its_third_domino(call):
    tricks = [f"{call}: 6-5 6-6", f"{call}: 6-5 6-6 6-1"]
    assert [judge(Table.parse(line)).trick.finished for line in tricks] == [False, True]


FOUR = '"6-5 6-6 6-1 5-5" is too many for a trick. A trick is three dominoes.'


@every_nello
@pytest.mark.parametrize("dominoes", ["6-5 6-6 6-1 5-5", "6-5 6-6 6-1 | 5-5 | 5-5"])
def test_a_fourth_domino_is_refused(call, dominoes):
    with refused(FOUR):
        Table.parse(f"{call}: {dominoes}")


def test_a_fourth_domino_is_refused_in_the_place_for_it_and_from_the_hand():
    table = Table.parse("nello: 6-5 6-6 6-1 | 5-5")
    with refused(FOUR):
        Table.parse("nello: 6-5 6-6 6-1").put(Domino(5, 5), Place.FOURTH)
    with refused("This trick is over: three are down."):
        table.after_play(Domino(5, 5))


def test_four_that_are_down_cannot_become_a_trick_of_nello():
    with refused(FOUR):
        Table.parse("sixes: 6-5 6-6 6-1 5-5").calling(Call.parse("nello"))


# A whole hand

HAND = "nello 42: 5-1 5-5 5-0 / 4-4 4-3 4-0 / 3-3 3-1 3-0 / 6-6 6-2 2-1 / 6-3 6-0 1-0 / 6-4 6-1 2-0 / 6-5 5-2 1-1"


@pytest.mark.parametrize(
    ("line", "winners"),
    [
        # the bidder leads, and then whoever took the trick: seats 0, 1 and 3
        ("nello: 6-5 6-6 6-1 / 5-5 5-0 5-1 /", (1, 1)),
        ("nello: 5-1 5-0 5-5 / 4-4 4-3 4-0 /", (3, 3)),
        ("nello: 5-1 5-0 5-5 / 4-1 4-3 4-4 /", (3, 1)),  # after seat 3 come 0 and 1
        ("nello: 5-1 5-5 5-0 / 4-1 4-4 4-0 /", (1, 3)),  # after seat 1 come 3 and 0
        ("nello: 5-5 5-1 5-0 /", (0,)),
        ("nello-doubles-suit: 2-2 6-5 3-3 /", (3,)),
        ("nello-doubles-suit-reversed: 2-2 6-5 3-3 /", (0,)),
    ],
)
def test_the_seats_that_play_are_the_bidder_and_the_other_side(line, winners):
    assert judge_record(Record.parse(line)).winners == winners


@every_nello
def test_a_seventh_trick_is_the_last_and_21_dominoes_are_all(call):
    hand = Record.parse(HAND.replace("nello", call))
    assert (len(hand.plays), hand.on_turn) == (21, None)
    assert judge_record(hand).complete
    with refused('"2-2" is an eighth trick. A hand is seven tricks.'):
        Record.parse(f"{hand} / 2-2")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nello 42: 6-5 6-6 6-1 5-5 /", FOUR),
        ("nello 42: 6-5 6-6 / 5-5", 'The first trick is short: "6-5 6-6". Only the last trick may be unfinished.'),
        ("nello 42: 6-5 6-6 6-1 - / 5-5 5-0 5-1 -", '"-" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("nello 42: 6-5 6-6 6-1 / | 2: 5-5", 'Seat "2" sits out in nello, so it has nothing to show.'),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(line, message):
    with refused(message):
        Record.parse(line)


def test_the_tricks_of_a_number_as_trump_are_never_dealt_out_again_by_threes():
    with refused('The first trick is short: "6-5 6-6 6-1". Only the last trick may be unfinished.'):
        Record.parse("sixes 42: 6-5 6-6 6-1 / 5-5 5-0 5-1 / 4-4 4-0 4-1")


@pytest.mark.parametrize(
    ("tricks", "outcome"),
    [
        (0, "open"),
        (1, "open"),
        (6, "open"),  # the last one can still be taken
        (7, "made"),
    ],
)
def test_the_bid_is_made_when_the_bidder_has_taken_none_of_seven(tricks, outcome):
    called, _, record = HAND.partition(": ")
    hand = " / ".join([*record.split(" / ")[:tricks], ""])
    assert judge_record(Record.parse(f"{called}: {hand}")).outcome.value == outcome


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("nello 42: 5-5 5-1 5-0 /", "set"),
        ("nello 42: 5-5 5-1 /", "open"),  # an unfinished trick isn't taken yet
        ("nello 42: 5-1 5-5 5-0 / 4-3 3-2 4-4 /", "set"),  # the last to play, and it's the bidder
        ("nello 84: 5-5 5-1 5-0 /", "set"),
        ("nello 84: 5-1 5-5 5-0 /", "open"),  # 10 and 5 went to the other side, and don't matter
        ("nello-doubles-low 42: 5-5 5-1 5-0 /", "open"),  # the double-five was the lowest
        ("nello-doubles-suit-reversed 42: 0-0 5-5 4-4 /", "set"),
    ],
)
def test_the_bid_is_set_with_the_first_trick_the_bidder_takes(line, outcome):
    assert judge_record(Record.parse(line)).outcome.value == outcome


def test_without_a_bid_nothing_is_made_or_set_and_seven_tricks_are_the_end():
    played, under_way = (
        judge_record(Record.parse(line.replace("nello 42", "nello")))
        for line in (HAND, HAND.rpartition(" / ")[0])
    )
    assert (played.outcome, played.decided) == (None, True)
    assert (under_way.outcome, under_way.decided) == (None, False)


@pytest.mark.parametrize(
    ("line", "renege"),
    [
        # seat 1 threw off on fives, and the five-four came out of the same hand
        ("nello: 5-2 6-6 5-1 / 5-3 5-4 4-4", (0, 1, "6-6", "5-4", 1)),
        ("nello: 5-2 5-1 6-6 / 5-0 4-4 | 3: 5-4", (0, 3, "6-6", "5-4", None)),
        # in the suit of doubles the double-five was no five, and the double-four is a double
        ("nello-doubles-suit: 5-2 6-6 5-1 / 5-3 5-5 4-4", None),
        ("nello-doubles-suit: 2-2 6-5 3-3 / 4-1 1-0 4-4", (0, 1, "6-5", "4-4", 1)),
        ("nello-doubles-suit-reversed: 2-2 6-5 3-3 / 1-1 6-6 4-1", (0, 1, "6-5", "6-6", 1)),
    ],
)
def test_a_renege_is_proved_as_in_follow_me(line, renege):
    found = judge_record(Record.parse(line)).reneges
    told = [
        (one.trick, one.seat, str(one.played), " ".join(map(str, one.could_have)), one.shown_by)
        for one in found
    ]
    assert told == ([renege] if renege else [])
