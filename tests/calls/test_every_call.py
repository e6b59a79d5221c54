"""What holds under every call and at every house, whatever is dealt and played."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortytwo.calls import CALLS, NUMBER_CALLS, Call
from fortytwo.dominoes import DOMINOES, NUMBERS, Domino, Suit
from fortytwo.hand.record import LONGEST_LINK, Record
from fortytwo.hand.rulings import judge_record
from fortytwo.house import AS_IN_THE_RULES
from fortytwo.refusals import Refusal
from fortytwo.seats import SEATS
from fortytwo.trick.rulings import Finding, Mark, judge
from fortytwo.trick.table import Table, can_name_end
from fortytwo.words.hand import lines
from fortytwo.words.trick import because, explanation, hand_lines, rule_line, verdict
from support.effort import EXAMPLES
from support.strategies import HOUSES, tables

every_call = pytest.mark.parametrize("call", CALLS, ids=str)
some_call = st.sampled_from(CALLS)

WINS = {
    Finding.HIGHEST_TRUMP,
    Finding.ONLY_TRUMP,
    Finding.HIGHEST_OF_SUIT,
    Finding.ONLY_OF_SUIT,
    Finding.CLOSEST,
    Finding.CLOSEST_FIRST,
}

# The suits of the 28


def in_both(call, one, other):
    """The dominoes that are in both suits."""
    return [domino for domino in DOMINOES if {one, other} <= call.suits_of(domino)]


def on_both(one, other):
    """The dominoes that have both numbers on them."""
    return [Domino(other, one)]


@pytest.mark.parametrize("call", NUMBER_CALLS, ids=str)
def test_with_a_number_as_trump_two_other_numbers_share_one_domino_and_trumps_none(call):
    for one, other in combinations(NUMBERS, 2):
        shared = [] if call.trump in (one, other) else on_both(one, other)
        assert in_both(call, one, other) == shared


@pytest.mark.parametrize(
    "call",
    [
        "doubles",
        "doubles-reversed",
        "follow-me",
        "follow-me-doubles-low",
        "follow-me-doubles-suit",
        "nello",
        "nello-doubles-low",
        "nello-doubles-suit",
        "nello-doubles-suit-reversed",
    ],
)
def test_with_no_number_as_trump_any_two_numbers_share_one_domino_and_doubles_none(call):
    call = Call.parse(call)
    for one, other in combinations(NUMBERS, 2):
        assert in_both(call, one, other) == on_both(one, other)
    assert [in_both(call, number, Suit.DOUBLES) for number in NUMBERS] == [[]] * 7


@pytest.mark.parametrize(
    ("call", "in_none", "in_one", "in_two"),
    [
        *((str(call), 0, 13, 15) for call in NUMBER_CALLS),  # seven trumps, six doubles
        *((str(call), 0, 7, 21) for call in CALLS if call not in NUMBER_CALLS and str(call) != "sevens"),
        ("sevens", 28, 0, 0),
    ],
)  # fmt: skip
def test_how_many_suits_a_domino_is_in(call, in_none, in_one, in_two):
    sizes = [len(Call.parse(call).suits_of(domino)) for domino in DOMINOES]
    assert [sizes.count(size) for size in (0, 1, 2)] == [in_none, in_one, in_two]


def test_only_a_number_has_a_numeral():
    assert [call.numeral for call in CALLS] == [*"0123456", *[""] * 10]


@every_call
def test_no_two_dominoes_rank_alike_in_a_suit(call):
    for suit in Suit:
        held = [domino for domino in DOMINOES if suit in call.suits_of(domino)]
        assert len({call.rank(domino, suit) for domino in held}) == len(held)


@every_call
def test_every_lead_follows_itself(call):
    if str(call) != "sevens":
        assert all(call.followers(led, [led]) == (led,) for led in DOMINOES)


# Tricks


@given(call=some_call, dominoes=st.permutations(DOMINOES), data=st.data())
def test_every_trick_has_exactly_one_winner(call, dominoes, data):
    trick = tuple(dominoes[: data.draw(st.integers(1, call.players))])
    ruling = judge(Table(call, trick)).trick
    assert [reason.finding in WINS for reason in ruling.reasons].count(True) == 1
    assert ruling.winning.finding in WINS
    assert [reason.domino for reason in ruling.reasons] == list(trick)


@given(tables(), HOUSES, st.booleans())
def test_any_position_at_any_house_is_ruled_on_in_whole_sentences_or_refused(
    table, house, is_first
):
    if table.named is not None and not house.lets_name_end(is_first):
        with pytest.raises(Refusal):
            judge(table, house, is_first)
        return
    if table.named is not None and table.call is None and is_first and house.named_by(table.led):
        with pytest.raises(Refusal):  # what names trump is a trump
            judge(table, house, is_first)
        return
    ruling = judge(table, house, is_first)
    said = [verdict(ruling), *explanation(ruling), *hand_lines(ruling).values()]
    said += filter(None, [because(ruling), rule_line(ruling)])
    assert all(sentence.endswith((".", "?")) and "{" not in sentence for sentence in said)


@given(tables(), HOUSES, st.booleans())
def test_where_a_trick_is_open_something_may_be_played_from_any_hand(table, house, is_first):
    try:
        ruling = judge(table, house, is_first)
    except Refusal:
        return
    if ruling.hand and len(table.trick) < table.trick_size:
        marks = {play.mark for play in ruling.hand.plays}
        assert marks in ({Mark.MAY}, {Mark.MUST}, {Mark.MUST, Mark.CANNOT})


@given(tables())
def test_a_house_that_has_set_nothing_rules_as_the_rules_do(table):
    if table.named is None:
        assert judge(table) == judge(table, AS_IN_THE_RULES, is_first=False)


# Whole hands


def lower_end_of(call, led):
    """The lower end, where the leader could name it."""
    return Suit(led.low) if can_name_end(call, led) else None


@st.composite
def played_by_the_rules(draw):
    """A call, a house, and a hand in which everybody played what they might."""
    call, house = draw(some_call), draw(HOUSES)
    dealt = draw(st.permutations(DOMINOES))
    hands = {seat: set(dealt[7 * seat : 7 * seat + 7]) for seat in SEATS}
    hand = Record(call)
    for _ in range(draw(st.integers(0, 7 * call.players))):
        trick = hand.tricks[-1] if hand.tricks and len(hand.tricks[-1]) < call.players else ()
        table = Table(call, trick, frozenset(hands[hand.on_turn]))
        is_first = len(hand.plays) < call.players
        domino = draw(st.sampled_from(judge(table, house, is_first).hand.legal))
        hands[hand.on_turn].remove(domino)
        hand = hand.after_play(domino)
    for seat in call.seats:
        if draw(st.booleans()):
            hand = hand.showing(seat, hands[seat])
    return hand, house


@given(played_by_the_rules())
@settings(max_examples=EXAMPLES // 2)
def test_who_plays_by_the_rules_and_the_house_never_reneges_and_the_line_has_it_all(played):
    hand, house = played
    assert judge_record(hand, house).reneges == ()
    assert Record.parse(str(hand)) == hand
    assert Record.from_fragment(hand.fragment) == hand
    assert len(hand.fragment) <= LONGEST_LINK


@given(some_call, st.permutations(DOMINOES), st.integers(0, 28), HOUSES)
@settings(max_examples=EXAMPLES // 2)
def test_whatever_was_played_a_hand_is_written_and_ruled_on(call, dominoes, down, house):
    plays = tuple(dominoes[: min(down, 7 * call.players)])
    leads = plays[:: call.players]
    hand = Record(call, plays, named=tuple(map(lower_end_of, [call] * 7, leads)))
    assert Record.parse(str(hand)) == Record.from_fragment(hand.fragment) == hand
    ruling = judge_record(hand, house)
    assert all(sentence.endswith(".") and "{" not in sentence for _, sentence in lines(ruling))
    assert set(ruling.winners) <= set(call.seats)
    for renege in ruling.reneges:
        assert renege.played not in renege.could_have
        assert renege.shown_by > renege.trick
