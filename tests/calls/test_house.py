"""House switches: each is off unless the table sets it, and where one decided it's said."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.calls import CALLS, NUMBER_CALLS, Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.house import AS_IN_THE_RULES, PRESETS, House, Switch
from fortytwo.trick.rulings import LedBy, Rule, judge
from fortytwo.trick.table import Table
from fortytwo.words.hand import lines
from fortytwo.words.hand import verdict as verdict_on_the_hand
from fortytwo.words.trick import (
    because,
    explanation,
    hand_lines,
    rule_line,
    tile_name,
    verdict,
)
from support.refused import refused
from support.strategies import HOUSES


def ruled(line, house=""):
    """The ruling on the line at that house."""
    return judge(Table.parse(line), House.parse(house))


def legal(line, house=""):
    """What may be played."""
    return " ".join(map(str, ruled(line, house).hand.legal))


def reneges(line, house=""):
    """Each renege of the line: trick, seat, played, what could have been, the trick that shows it."""
    return [
        (one.trick, one.seat, str(one.played), " ".join(map(str, one.could_have)), one.shown_by)
        for one in judge_record(Record.parse(line), House.parse(house)).reneges
    ]


# The leader names the end

NAMES = pytest.mark.parametrize("house", ["leader-names-end", "leader-names-end-first"])


@NAMES
@pytest.mark.parametrize(
    ("line", "suit", "led_by"),
    [
        ("treys: 5-2@2 5-1", Suit.DEUCES, LedBy.NAMED_END),
        ("treys: 5-2 5-1", Suit.FIVES, LedBy.HIGH_END),  # nothing was named
        ("treys: 5-2@5 5-1", Suit.FIVES, LedBy.HIGH_END),
        ("treys: 5-2@deuce", Suit.DEUCES, LedBy.NAMED_END),
        ("treys: 6-0@0", Suit.BLANKS, LedBy.NAMED_END),
        ("doubles: 6-5@5", Suit.FIVES, LedBy.NAMED_END),
        ("follow-me: 5-2@2", Suit.DEUCES, LedBy.NAMED_END),
        ("follow-me-doubles-low: 5-2@2", Suit.DEUCES, LedBy.NAMED_END),
        ("follow-me-doubles-suit: 5-2@2", Suit.DEUCES, LedBy.NAMED_END),
        ("nello: 5-2@2", Suit.DEUCES, LedBy.NAMED_END),
        ("treys: | 5-2 6-6 | 5-2@2", Suit.DEUCES, LedBy.NAMED_END),  # led from the hand
    ],
)
def test_the_end_that_the_leader_names_is_led(house, line, suit, led_by):
    lead = ruled(line, house).lead
    assert (lead.suit, lead.led_by) == (suit, led_by)


@NAMES
@pytest.mark.parametrize(
    ("line", "may"),
    [
        ("treys: 5-2@2 | 2-1 5-1 6-6", "2-1"),
        ("treys: 5-2@2 | 5-1 3-2 6-6", "3-2 5-1 6-6"),  # the trey-deuce is a trump and no deuce
        ("treys: 5-2 | 2-1 5-1 6-6", "5-1"),
        ("doubles: 6-5@5 | 6-4 5-0 5-5", "5-0"),
    ],
)
def test_what_follows_is_the_end_named(house, line, may):
    assert legal(line, house) == may


@NAMES
@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ("treys: 5-2@2 5-1 2-1", 0),  # the five-ace is off suit
        ("treys: 5-2@2 2-1 2-2", 2),
        ("treys: 5-2@2 6-2 5-5", 1),
        ("treys: 5-2@2 2-2 3-0", 2),
        ("follow-me: 1-0@0 6-1 0-0", 2),
        ("follow-me: 6-0@0 1-0 5-0", 0),  # its other end is the six
        ("follow-me-doubles-low: 1-0@0 0-0", 0),
    ],
)
def test_the_end_named_decides_who_wins(house, line, winner):
    assert ruled(line, house).trick.winner == winner


@NAMES
def test_it_is_said_that_the_table_lets_the_leader_name_the_end(house):
    ruling = ruled("treys: 5-2@2 2-1 5-5", house)
    assert explanation(ruling) == [
        "Your table lets the leader name the end: the five-deuce was led as a deuce.",
        "Nobody played a trump, and the five-deuce is the highest deuce.",
        "The deuce-ace is a lower deuce than the five-deuce.",
        "The double-five is off suit: it's a five, so it can't win.",
    ]
    lead = ruled("treys: 5-2@2", house)
    assert verdict(lead) == "The five-deuce was led as a deuce. Follow with a deuce."
    assert (lead.rule, rule_line(lead)) == (
        Rule.END_NAMED,
        "Your table lets the leader of a domino that isn't a trump say which end it's led as.",
    )
    follow = ruled("treys: 5-2@2 | 2-1 5-1", house)
    assert verdict(follow) == "Deuces were led, so you must play the deuce-ace."
    assert because(follow) == explanation(ruling)[0]


@NAMES
def test_nothing_is_said_of_the_switch_where_no_end_was_named(house):
    assert explanation(ruled("treys: 5-2 2-1", house)) == explanation(ruled("treys: 5-2 2-1"))


NAMES_NOTHING = " names an end, but that domino can only be led in one way. Leave out the @ and what's after it."
NOT_HERE = " names an end, and your table hasn't agreed that the leader may. Set that under Before you start, or leave it out."
NOT_THERE = (
    " isn't an end of the domino led. Write it like 5-2@2 when the five-deuce was led as a deuce."
)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("treys: 5-3@5", '"5-3@5"' + NAMES_NOTHING),  # a trump
        ("treys: 5-3@3", '"5-3@3"' + NAMES_NOTHING),
        ("treys: 5-5@5", '"5-5@5"' + NAMES_NOTHING),  # a double
        ("doubles: 5-5@5", '"5-5@5"' + NAMES_NOTHING),
        ("follow-me: 5-5@5", '"5-5@5"' + NAMES_NOTHING),
        ("follow-me-doubles-suit: 5-5@5", '"5-5@5"' + NAMES_NOTHING),
        ("sevens: 5-2@2", '"5-2@2"' + NAMES_NOTHING),
        ("sevens: 5-2@5", '"5-2@5"' + NAMES_NOTHING),
        (": 5-5@5", '"5-5@5"' + NAMES_NOTHING),
        ("treys: 5-2@1", '"@1"' + NOT_THERE),
        ("treys: 5-2@7", '"@7"' + NOT_THERE),
        ("treys: 5-2@", '"@"' + NOT_THERE),
        ("treys: 5-2@joke", '"@joke"' + NOT_THERE),
        ("treys: 5-2 5-1@1", '"5-1@1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("treys: | 5-2@2 5-1", '"5-2@2" isn\'t a domino. Write it like 6-4 or six-four.'),
    ],
)
def test_an_end_that_cannot_be_named_is_refused_at_every_table(line, message):
    with refused(message):
        Table.parse(line)


@pytest.mark.parametrize(
    "house", ["", "first-lead-trump", "doubles-follow-number.follow-me-from-42"]
)
def test_an_end_is_refused_where_the_switch_is_off(house):
    with refused('"@2"' + NOT_HERE):
        ruled("treys: 5-2@2 5-1", house)


def test_on_the_first_lead_only_a_later_lead_goes_by_its_higher_end():
    table, house = Table.parse("treys: 5-2@2"), House.parse("leader-names-end-first")
    assert judge(table, house, is_first=True).lead.suit is Suit.DEUCES
    with refused('"@2"' + NOT_HERE):
        judge(table, house, is_first=False)
    always = House.parse("leader-names-end")
    assert judge(table, always, is_first=False).lead.suit is Suit.DEUCES


def test_a_lead_that_nobody_has_numbered_counts_as_the_first():
    house = House.parse("leader-names-end-first,first-lead-trump")
    assert house.lets_name_end()
    house.refuse_end(Suit.DEUCES)
    owed = house.owed(Call.parse("treys"), [Domino(5, 3), Domino(2, 1)])
    assert owed.dominoes == (Domino(5, 3),)


@pytest.mark.parametrize(
    ("line", "written", "fragment"),
    [
        ("treys: 5-2@2 5-1", "treys: 5-2@2 5-1", "/treys/5-2_2.5-1"),
        ("treys: 2-5@deuces | 5-1", "treys: 5-2@2 | 5-1", "/treys/5-2_2/5-1"),
        ("treys: 5-2@5 5-1", "treys: 5-2 5-1", "/treys/5-2.5-1"),  # the higher end is dropped
        ("treys: | 5-2 6-6 | 5-2@2", "treys: | 5-2 6-6 | 5-2@2", "/treys//5-2.6-6/5-2_2"),
        (": 5-2@2", ": 5-2@2", "//5-2_2"),
    ],
)
def test_the_line_and_the_link_carry_the_end(line, written, fragment):
    table = Table.parse(line)
    assert (str(table), table.fragment) == (written, fragment)
    assert Table.from_fragment(fragment) == table


# The first lead is a trump

TRUMP = "first-lead-trump"


@pytest.mark.parametrize(
    ("line", "may"),
    [
        ("treys: | 5-3 2-1 6-6", "5-3"),
        ("treys: | 5-3 3-0 6-6", "3-0 5-3"),
        ("treys: | 2-1 6-6", "2-1 6-6"),  # none in the hand
        ("treys: 5-2 | 5-3 5-1", "5-1"),  # not the leader
        ("doubles: | 4-4 6-5", "4-4"),
        ("follow-me: | 4-4 6-5", "4-4 6-5"),  # nothing is trump
        ("follow-me-doubles-suit: | 4-4 6-5", "4-4 6-5"),
        ("nello-doubles-suit: | 4-4 6-5", "4-4 6-5"),
        ("sevens: | 6-2 6-5", "6-2"),  # the closest to seven, as ever
    ],
)
def test_the_first_lead_is_a_trump_if_there_is_one_in_the_hand(line, may):
    assert legal(line, TRUMP) == may


def test_without_the_switch_and_on_a_later_lead_anything_may_be_led():
    assert legal("treys: | 5-3 2-1 6-6") == "2-1 5-3 6-6"
    later = judge(Table.parse("treys: | 5-3 2-1 6-6"), House.parse(TRUMP), is_first=False)
    assert (later.rule, len(later.hand.legal)) == (Rule.LEAD_ANYTHING, 3)


def test_it_is_said_that_the_table_has_the_first_lead_be_a_trump():
    ruling = ruled("treys: | 5-3 2-1", TRUMP)
    assert (
        verdict(ruling)
        == "At your table the first lead is a trump, so you must lead the five-trey."
    )
    assert list(hand_lines(ruling).values()) == [
        "The five-trey is a trump, and at your table the first lead has to be one.",
        "The deuce-ace isn't a trump, and at your table the first lead has to be one.",
    ]
    assert (ruling.rule, rule_line(ruling)) == (
        Rule.LEAD_TRUMP,
        "At your table the first lead has to be a trump, if the leader has one.",
    )
    three = ruled("treys: | 5-3 3-1 3-0 2-1", TRUMP)
    assert (
        verdict(three)
        == "At your table the first lead is a trump, so you must lead one of your three trumps."
    )


@pytest.mark.parametrize(
    ("line", "renege", "said"),
    [
        ("treys: | 5-3 2-1 | 2-1", True, "Renege: you played the deuce-ace but held the five-trey. The deuce-ace is winning."),
        ("treys: | 5-3 2-1 | 5-3", False, "No renege: the five-trey was a legal play. The five-trey is winning."),
        ("treys: | 6-6 2-1 | 2-1", False, "No renege: the deuce-ace was a legal play. The deuce-ace is winning."),
    ],
)  # fmt: skip
def test_another_lead_with_a_trump_in_hand_is_a_renege(line, renege, said):
    ruling = ruled(line, TRUMP)
    assert (ruling.played.renege, verdict(ruling)) == (renege, said)
    assert not ruled(line).played.renege
    if renege:
        assert ruling.rule is Rule.LEAD_TRUMP


@pytest.mark.parametrize(
    ("line", "proved"),
    [
        ("treys: 5-2 5-1 6-6 5-5 / 6-4 3-2 6-3 6-0", [(0, 0, "5-2", "3-2", 1)]),
        ("treys: 5-2 5-1 6-6 5-5 / | 0: 3-3 3-0 6-5", [(0, 0, "5-2", "3-0 3-3", None)]),
        ("treys: 3-2 3-1 3-0 4-3 / 6-4 6-0 6-2 6-1 / | 3: 3-3", []),  # the second lead is free
        ("treys: 5-2 5-1 6-6 5-5 / 6-4 3-2 6-3 6-0 / | 1: 5-3", [(0, 0, "5-2", "3-2", 1)]),
        ("follow-me: 5-2 5-1 6-6 5-5 / 6-4 3-2 6-3 6-0", []),
        ("doubles: 5-2 5-1 6-6 5-0 / 6-5 6-4 1-1 6-0", [(0, 0, "5-2", "1-1", 1)]),
    ],
)
def test_in_a_whole_hand_a_trump_that_comes_out_later_proves_it(line, proved):
    by_the_switch = [one for one in reneges(line, TRUMP) if one not in reneges(line)]
    assert by_the_switch == proved


def test_the_renege_is_told_as_the_tables_with_the_tables_rule():
    line = "treys: 5-2 5-1 6-6 5-5 / 6-4 3-2 6-3 6-0"
    ruling = judge_record(Record.parse(line), House.parse(TRUMP))
    assert [line for _, line in lines(ruling)][:2] == [
        "At your table the first lead has to be a trump, if the leader has one.",
        "Renege in the first trick: your table has the first lead be a trump, and the bidder led"
        " the five-deuce. The trey-deuce played in the second trick was in hand.",
    ]


# The first domino names trump

FIRST = "first-domino-names-trump"


@pytest.mark.parametrize(
    ("line", "call"),
    [
        (": 5-2 5-1", "fives"),
        (": 2-5", "fives"),
        (": 6-6", "sixes"),  # a double its own number
        (": 0-0", "blanks"),
        (": 1-0 6-6", "aces"),
        (": | 5-2 6-6 | 5-2", "fives"),
        ("treys: 5-2", "treys"),  # it was named already
        ("doubles: 5-2", "doubles"),
    ],
)
def test_the_first_domino_names_trump_where_nothing_is_called(line, call):
    assert str(ruled(line, FIRST).table.call) == call


@pytest.mark.parametrize(("line", "house"), [(": 5-2 5-1", ""), (": | 5-2", FIRST), (":", FIRST)])
def test_without_the_switch_or_a_lead_nothing_is_ruled(line, house):
    ruling = ruled(line, house)
    assert (ruling.table.call, ruling.lead, ruling.hand) == (None, None, None)


def test_what_is_led_later_in_a_hand_names_nothing():
    ruling = judge(Table.parse(": 5-2 5-1"), House.parse(FIRST), is_first=False)
    assert (ruling.table.call, ruling.lead) == (None, None)


def test_the_first_domino_led_is_a_trump_then():
    ruling = ruled(": 5-2 6-6 6-5 | 5-1 2-1", FIRST)
    assert (ruling.lead.suit, ruling.lead.led_by) == (Suit.FIVES, LedBy.TRUMP)
    assert (ruling.trick.winner, legal(": 5-2 6-6 6-5 | 5-1 2-1", FIRST)) == (2, "5-1")
    assert [str(suit) for suit in ruling.suits[2].suits] == ["fives"]  # the six-five


def test_it_is_said_that_the_first_domino_named_trump():
    ruling = ruled(": 5-2", FIRST)
    assert verdict(ruling) == "The five-deuce makes fives trump. Follow with a five."
    assert explanation(ruling) == [
        "The five-deuce was the first domino led, so at your table it makes fives trump."
    ]
    assert (ruling.rule, rule_line(ruling)) == (
        Rule.LEAD_NAMES_TRUMP,
        "At your table the first domino led names trump: its higher end, or a double its own number.",
    )
    assert explanation(ruled("fives: 5-2", FIRST)) == [
        "The five-deuce has a five on it and fives are trump, so trumps were led."
    ]


def test_what_names_trump_is_a_trump_so_its_end_cannot_be_named():
    with refused('"5-2@2"' + NAMES_NOTHING):
        ruled(": 5-2@2", f"{FIRST}.leader-names-end")
    with refused('"@2"' + NOT_HERE):
        ruled(": 5-2@2", FIRST)


# Doubles follow their number

NUMBER = "doubles-follow-number"
either_way = pytest.mark.parametrize("call", ["doubles", "doubles-reversed"])


@either_way
@pytest.mark.parametrize(
    ("dominoes", "may"),
    [
        ("6-6 | 6-1 6-4 5-4", "6-1 6-4"),
        ("6-6 | 6-1 0-0 5-4", "0-0"),  # a double follows first
        ("6-6 | 5-1 5-4", "5-1 5-4"),  # neither a double nor a six
        ("0-0 | 6-0 5-4", "6-0"),
        ("6-5 | 6-1 5-4", "6-1"),  # no double was led
        ("6-5 | 5-1 5-4", "5-1 5-4"),
        ("| 6-1 5-4", "5-4 6-1"),
    ],
)
def test_who_has_no_double_follows_with_the_number_of_the_double_led(call, dominoes, may):
    assert legal(f"{call}: {dominoes}", NUMBER) == " ".join(sorted(may.split()))


@pytest.mark.parametrize(
    ("line", "may"),
    [
        ("doubles: 6-6 | 6-1 6-4 5-4", "5-4 6-1 6-4"),  # the switch is off
        ("follow-me-doubles-suit: 6-6 | 6-1 5-4", "5-4 6-1"),
        ("nello-doubles-suit: 6-6 | 6-1 5-4", "5-4 6-1"),
        ("treys: 3-3 | 6-1 5-4", "5-4 6-1"),
    ],
)
def test_only_where_doubles_are_trump_and_the_table_has_set_it(line, may):
    assert legal(line, "" if line.startswith("doubles") else NUMBER) == may


def test_the_winner_is_settled_as_always():
    assert ruled("doubles: 3-3 6-3 5-5", NUMBER).trick.winner == 2
    assert ruled("doubles: 3-3 6-3 4-3", NUMBER).trick.winner == 0


def test_it_is_said_that_the_number_follows_at_this_table():
    ruling = ruled("doubles: 6-6 | 6-1 5-4", NUMBER)
    assert verdict(ruling) == "You don't have a double, so at your table you must play the six-ace."
    assert list(hand_lines(ruling).values()) == [
        "The six-ace is a six, and at your table that follows when you have no double.",
        "The five-four isn't a six, and at your table that follows when you have no double.",
    ]
    assert (ruling.rule, rule_line(ruling)) == (
        Rule.FOLLOW_NUMBER,
        "At your table a player with no double follows a double with its number.",
    )
    three = ruled("doubles: 6-6 | 6-1 6-2 6-3 5-4", NUMBER)
    assert (
        verdict(three)
        == "You don't have a double, so at your table you must play one of your three sixes."
    )
    with_a_double = ruled("doubles: 6-6 | 6-1 0-0", NUMBER)
    assert verdict(with_a_double) == "Trumps were led, so you must play the double-blank."


@pytest.mark.parametrize(
    ("line", "could_have"),
    [
        ("doubles: 6-6 | 6-1 5-4 | 5-4", "6-1"),
        ("doubles: 6-6 | 6-1 0-0 | 6-1", "0-0"),
        ("doubles: 6-6 | 6-1 5-4 | 6-1", ""),
        ("doubles: 6-6 | 5-1 5-4 | 5-4", ""),
    ],
)
def test_another_domino_with_the_number_in_hand_is_a_renege(line, could_have):
    ruling = ruled(line, NUMBER)
    assert " ".join(map(str, ruling.played.could_have)) == could_have
    assert ruling.played.renege == bool(could_have)
    if could_have == "6-1":
        assert ruling.rule is Rule.FOLLOW_NUMBER


@pytest.mark.parametrize(
    ("line", "proved"),
    [
        # seat 1 threw off on the double-six, and a six came out of that hand
        ("doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3", [(0, 1, "5-4", "6-5", 1)]),
        # a double and a six both came out: the double could have been played, the six showed it
        (
            "doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3 / 1-1 2-1 3-1 4-1",
            [(0, 1, "5-4", "1-1", 1)],
        ),
        ("doubles: 6-6 5-4 6-1 6-2 / | 1: 0-0 6-0", [(0, 1, "5-4", "0-0", None)]),
        ("doubles: 6-6 6-4 6-1 6-2 / 5-1 6-5 5-2 5-3", []),  # it did follow
        ("doubles: 6-6 5-4 6-1 6-2 / 5-1 5-0 5-2 5-3", []),
    ],
)
def test_in_a_whole_hand_the_number_that_comes_out_later_proves_it(line, proved):
    assert reneges(line, NUMBER) == proved


def test_the_number_proves_nothing_where_the_switch_is_off():
    assert reneges("doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3") == []
    assert reneges("follow-me-doubles-suit: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3", NUMBER) == []


def test_the_renege_is_told_with_the_tables_rule():
    line = "doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3"
    ruling = judge_record(Record.parse(line), House.parse(NUMBER))
    assert [line for _, line in lines(ruling)][:2] == [
        "At your table a player with no double follows a double with its number.",
        "Renege in the first trick: your table follows a double with its number, and the player on"
        " the bidder's left played the five-four. The six-five played in the second trick was in hand.",
    ]


@pytest.mark.parametrize(
    ("line", "house", "said"),
    [
        ("doubles: 6-6 | 6-1 6-2 5-4", NUMBER, "six-ace, or another six, must be played"),
        ("doubles: 6-6 | 6-1 5-4", NUMBER, "six-ace must be played"),
        ("aces: | 6-1 2-1 5-4", TRUMP, "six-ace, or another trump, must be played"),
        ("sevens: | 6-1 5-2 5-4", "", "six-ace, at 7, or another as close, must be played"),
    ],
)
def test_of_several_that_would_do_a_tile_says_what_another_would_be(line, house, said):
    assert tile_name(Domino(6, 1), ruled(line, house)) == said


# Follow me from 42

FROM_42 = "follow-me-from-42"


@pytest.mark.parametrize(
    ("call", "off", "on"),
    [
        *((str(call), 30, 30) for call in NUMBER_CALLS),
        ("doubles", 30, 30),
        ("doubles-reversed", 30, 30),
        ("follow-me", 30, 42),
        ("follow-me-doubles-low", 30, 42),
        ("follow-me-doubles-suit", 30, 42),
        ("nello", 42, 42),  # whatever the table has set
        ("nello-doubles-low", 42, 42),
        ("nello-doubles-suit", 42, 42),
        ("nello-doubles-suit-reversed", 42, 42),
        ("sevens", 42, 42),
    ],
)
def test_the_least_bid(call, off, on):
    call = Call.parse(call)
    assert (AS_IN_THE_RULES.least_bid(call), House.parse(FROM_42).least_bid(call)) == (off, on)


@pytest.mark.parametrize(
    ("line", "house", "short_of"),
    [
        ("follow-me 41: 5-2 5-1 5-0 5-5 /", FROM_42, 42),
        ("follow-me 42: 5-2 5-1 5-0 5-5 /", FROM_42, None),
        ("follow-me 84: 5-2 5-1 5-0 5-5 /", FROM_42, None),
        ("follow-me 1 mark: 5-2 5-1 5-0 5-5 /", FROM_42, None),
        ("follow-me: 5-2 5-1 5-0 5-5 /", FROM_42, None),  # nobody has said what was bid
        ("follow-me 41: 5-2 5-1 5-0 5-5 /", "", None),
        ("nello 41: 5-2 5-1 5-0 /", "", 42),
        ("sevens 30: 5-2 5-1 5-0 5-5 /", "", 42),
    ],
)
def test_a_bid_below_the_least_is_found_in_a_recorded_hand(line, house, short_of):
    assert judge_record(Record.parse(line), House.parse(house)).short_of == short_of


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("follow-me 41: /", "At your table it takes a bid of 42 or more to call follow me, doubles high."),
        ("follow-me-doubles-suit 30: /", "At your table it takes a bid of 42 or more to call follow me, doubles a suit."),
        ("nello-doubles-low 41: /", "It takes a bid of 42 or more to call nello, doubles low."),
        ("sevens 41: /", "It takes a bid of 42 or more to call sevens."),
    ],
)  # fmt: skip
def test_it_is_said_whether_the_table_or_the_call_needs_the_bid(line, said):
    ruling = judge_record(Record.parse(line), House.parse(FROM_42))
    assert verdict_on_the_hand(ruling).endswith(f" {said}")


# The house as a word


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("leader-names-end", "leader-names-end"),
        ("Follow-Me-From-42 , first-lead-trump", "first-lead-trump.follow-me-from-42"),
        (
            "leader-names-end,first-lead-trump,first-domino-names-trump,doubles-follow-number,follow-me-from-42",
            "leader-names-end.first-lead-trump.first-domino-names-trump.doubles-follow-number.follow-me-from-42",
        ),
        ("sevens.nello.doubles.follow-me", "doubles.follow-me.nello.sevens"),
        ("leader-names-end-first,follow-me", "follow-me.leader-names-end-first"),
        (" , .", ""),
    ],
)
def test_a_house_is_read_with_commas_or_dots_and_written_one_way(text, word):
    house = House.parse(text)
    assert str(house) == word
    assert House.parse(word) == house


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hearts", '"hearts" isn\'t a call or a switch that a table sets.'),
        ("leader-names-end,first-lead", '"first-lead" isn\'t a call or a switch that a table sets.'),
        ("treys", '"treys" isn\'t a call or a switch that a table sets.'),  # a number is always played
        ("nello nello", '"nello nello" settles something twice.'),
        ("doubles,DOUBLES", '"doubles,DOUBLES" settles something twice.'),
        (
            "leader-names-end,leader-names-end-first",
            '"leader-names-end.leader-names-end-first" settles something twice.',
        ),
        (
            "leader-names-end-first,first-lead-trump,leader-names-end",
            '"leader-names-end.leader-names-end-first.…" settles something twice.',
        ),
    ],
)  # fmt: skip
def test_a_word_it_does_not_know_and_what_is_there_twice_are_refused(text, message):
    with refused(message):
        House.parse(text)


@given(HOUSES)
def test_a_house_written_and_read_is_the_same_house(house):
    assert House.parse(str(house)) == house
    assert House.parse(str(house).replace(".", ",").upper()) == house


@given(st.text(max_size=60))
def test_any_text_at_all_is_a_house_or_refused(text):
    try:
        house = House.parse(text)
    except ValueError:
        return
    assert House.parse(str(house)) == house


def test_all_is_off_unless_the_table_sets_it():
    assert (AS_IN_THE_RULES.calls, AS_IN_THE_RULES.switches) == (frozenset(), frozenset())
    assert not AS_IN_THE_RULES.has(*Switch)
    assert House.parse(TRUMP).has(Switch.FIRST_TRUMP, Switch.FROM_42)
    assert not House.parse(TRUMP).has(Switch.FROM_42)


@pytest.mark.parametrize("house", PRESETS.values(), ids=PRESETS)
def test_the_numbers_are_allowed_in_every_house(house):
    assert all(house.allows(call) for call in NUMBER_CALLS)


@pytest.mark.parametrize(
    ("preset", "others"),
    [
        ("rules", ""),
        ("straight", "doubles follow-me"),
        (
            "everything",
            "doubles doubles-reversed follow-me follow-me-doubles-low follow-me-doubles-suit nello"
            " nello-doubles-low nello-doubles-suit nello-doubles-suit-reversed sevens",
        ),
    ],
)
def test_what_a_preset_allows_beside_the_numbers(preset, others):
    house = PRESETS[preset]
    allowed = [str(call) for call in CALLS if house.allows(call) and call not in NUMBER_CALLS]
    assert (allowed, house.switches) == (others.split(), frozenset())


def test_a_call_is_allowed_and_no_more():
    nello = Call.parse("nello")
    house = AS_IN_THE_RULES.with_call(nello, allowed=True)
    assert (house.allows(nello), str(house)) == (True, "nello")
    assert house.with_call(nello, allowed=True) == house
    assert house.with_call(nello, allowed=False) == AS_IN_THE_RULES
    assert AS_IN_THE_RULES.with_call(nello, allowed=False) == AS_IN_THE_RULES


@pytest.mark.parametrize("switch", Switch)
def test_a_switch_is_set_and_taken_back(switch):
    house = House.parse("sevens").with_switch(switch, on=True)
    assert str(house) == f"sevens.{switch.value}"
    assert str(house.with_switch(switch, on=False)) == "sevens"
    assert str(house.with_switch(switch, on=True)) == str(house)


@pytest.mark.parametrize(("one", "other"), list(combinations(Switch, 2)))
def test_two_switches_stand_beside_each_other_but_for_the_two_about_the_end(one, other):
    house = AS_IN_THE_RULES.with_switch(other, on=True).with_switch(one, on=True)
    ends = {Switch.NAMES_END, Switch.NAMES_END_FIRST}
    assert house.switches == ({one} if {one, other} == ends else {one, other})
    assert house.with_switch(one, on=False).switches <= {other}


# A whole hand, with ends that are named


@pytest.mark.parametrize(
    ("line", "winners"),
    [
        ("treys: 5-2@2 6-5 2-1 6-6 / 6-4 4-4 5-4 6-0", (0, 0)),  # the six-five is no deuce
        ("treys: 5-2 6-5 2-1 6-6 / 6-4 4-4 5-4 6-0", (1, 1)),  # but it is a five, and leads on
        ("treys: 5-2@2 6-5 2-1 6-6 / 6-4@4 2-2 4-4 4-0", (0, 2)),
        ("nello: 5-2@2 6-5 2-2 / 4-1@1 1-1 6-4", (3, 0)),
    ],
)
def test_in_a_whole_hand_the_end_named_decides_who_takes_the_trick(line, winners):
    assert judge_record(Record.parse(line)).winners == winners


@pytest.mark.parametrize(
    ("line", "written", "fragment"),
    [
        (
            "treys 32: 2-5@deuce 6-5 2-1 6-6 / 6-4@6 4-4 | 1: 5-5",
            "treys 32: 5-2@2 6-5 2-1 6-6 / 6-4 4-4 | 1: 5-5",
            "/hand/treys.32/5-2_2.6-5.2-1.6-6/6-4.4-4/1.5-5",
        ),
        ("treys: 5-2@2 /", "treys: 5-2@2 /", "/hand/treys/5-2_2"),
        (
            "treys: 6-4 6-5 2-1 6-6 / 5-2@2",
            "treys: 6-4 6-5 2-1 6-6 / 5-2@2",
            "/hand/treys/6-4.6-5.2-1.6-6/5-2_2",
        ),
    ],
)
def test_the_line_and_the_link_of_a_hand_carry_the_ends(line, written, fragment):
    hand = Record.parse(line)
    assert (str(hand), hand.fragment) == (written, fragment)
    assert Record.parse(written) == Record.from_fragment(fragment) == hand


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("treys: 5-3@5 /", '"5-3@5"' + NAMES_NOTHING),
        ("treys: 6-4 6-5 2-1 6-6 / 5-5@5", '"5-5@5"' + NAMES_NOTHING),
        ("sevens: 6-4@4 /", '"6-4@4"' + NAMES_NOTHING),
        ("treys: 6-4@5 /", '"@5"' + NOT_THERE),
        ("treys: 6-4 6-5@5 /", '"6-5@5" isn\'t a domino. Write it like 6-4 or six-four.'),
    ],
)  # fmt: skip
def test_an_end_that_cannot_be_named_is_refused_in_a_hand_too(line, message):
    with refused(message):
        Record.parse(line)


def test_a_renege_goes_by_the_end_that_was_named():
    line = "treys: 5-2@2 6-5 2-1 6-6 / 6-4 2-2 4-4 4-0"
    assert reneges(line) == [(0, 1, "6-5", "2-2", 1)]
    said = [line for _, line in lines(judge_record(Record.parse(line)))]
    assert said[1].startswith("Renege in the first trick: deuces were led, and ")
    assert said[2] == (
        "First trick: the bidder took it with the five-deuce."
        " Your table lets the leader name the end: the five-deuce was led as a deuce."
        " Nobody played a trump, and the five-deuce is the highest deuce. 1 point."
    )


def test_an_end_goes_with_the_domino_that_was_led():
    hand = Record.parse("treys: 5-2@2 6-5 2-1 6-6 / 6-4@4")
    assert str(hand.taken_back()) == "treys: 5-2@2 6-5 2-1 6-6 /"
    assert str(hand.taken_back().after_play(Domino(6, 4))) == "treys: 5-2@2 6-5 2-1 6-6 / 6-4"
    assert str(hand.corrected(1, Domino(5, 5))) == "treys: 5-2@2 5-5 2-1 6-6 / 6-4@4"
    assert str(hand.corrected(0, Domino(5, 4))) == "treys: 5-4 6-5 2-1 6-6 / 6-4@4"
    assert str(hand.corrected(4, Domino(1, 0))) == "treys: 5-2@2 6-5 2-1 6-6 / 1-0"
