"""The walk through whole hands: a second reading agrees, and every deal bears the evidence out.

The second reading (hand_reading.py) deals out what a record tells and plays it through again, with
printed tables to look things up in. It is asked about hundreds of hands under every call, played with
slips, broken off anywhere, and with some of what is left shown.

What proves a renege is then walked completely: every call, every lead, every domino played on it,
and every one that comes out of the same hand later. Last, the unseen dominoes of short records are
dealt out in every way there is: what is called a renege must be one in all of them.
"""

import doctest
from itertools import islice, permutations, product
from math import perm
from random import Random

import pytest

from fortytwo.bids import BIDS, Bid, Kind
from fortytwo.dominoes import DOMINOES
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_evidence, judge_record
from support import hand_reading, second_reading
from support.effort import HANDS, WALKED_CALLS, WALKED_LEADS

every_call = pytest.mark.parametrize("call", WALKED_CALLS, ids=str)


def test_the_examples_of_the_second_reading_come_out_as_written():
    assert doctest.testmod(hand_reading).failed == 0


# Generated hands


def dealt(chance):
    """Seven dominoes for each of the four seats."""
    dominoes = chance.sample(DOMINOES, 28)
    return [dominoes[start : start + 7] for start in range(0, 28, 7)]


def played_out(call, hands, slips, stop, chance, bid=None, kind=None):
    """The hand played at random from those dealt, within the rules but for some *slips*."""
    hand = Record(call, bid=bid, kind=kind)
    while len(hand.plays) < stop:
        under_way = [trick for trick in hand.tricks if len(trick) < call.players]
        lead = str(under_way[0][0]) if under_way else None
        held = hands[hand.on_turn]
        may = second_reading.legal(str(call), lead, list(map(str, held)))
        legal = [domino for domino in held if str(domino) in may]
        domino = chance.choice(held if chance.random() < slips else legal)
        held.remove(domino)
        hand = hand.after_play(domino)
    return hand


def generated(call):
    """Hands of every length, from careful players and careless ones, with some dominoes shown."""
    chance, whole = Random(str(call)), 7 * call.players
    bids = [bid for bid in BIDS if bid >= Bid(call.lowest_bid)]
    for number in range(HANDS):
        hands = dealt(chance)
        stop = whole if number % 4 == 0 else chance.randrange(whole + 1)
        slips, bid = chance.choice([0, 0.1, 0.4, 1]), chance.choice(bids)
        kinds = [kind for kind in Kind if call.can_be_plunged and kind.allows(bid)]
        hand = played_out(call, hands, slips, stop, chance, bid, chance.choice([None, *kinds]))
        for seat in call.seats:
            hand = hand.showing(seat, hands[seat][: chance.choice([0, 0, 1, 7])])
        yield hand


def told(hand):
    """A hand as the second reading takes it: the call, the tricks, what each seat has shown."""
    shown = {seat: [str(domino) for domino in held] for seat, held in enumerate(hand.shown)}
    return str(hand.call), [" ".join(map(str, trick)) for trick in hand.tricks], shown


@every_call
def test_the_second_reading_rules_the_same_on_every_hand(call):
    seen, outcomes = 0, set()
    for hand in generated(call):
        ruling, (name, record, shown) = judge_record(hand), told(hand)
        reneges = [
            (one.trick, one.seat, str(one.played), list(map(str, one.could_have)), one.shown_by)
            for one in ruling.reneges
        ]
        leader = 2 if hand.kind else 0
        outcome = hand_reading.outcome(name, hand.bid.points, record, leader)
        assert list(ruling.winners) == hand_reading.winners(name, record, leader), str(hand)
        assert list(ruling.points) == hand_reading.points(name, record, leader), str(hand)
        assert ruling.outcome.value == outcome, str(hand)
        assert reneges == hand_reading.reneges(name, record, shown, leader), str(hand)
        seen += len(reneges)
        outcomes.add(outcome)
    assert seen > HANDS // 2  # the players were careless enough to tell
    assert {"set", "open"} <= outcomes


@every_call
def test_a_hand_played_out_gives_all_its_points_and_no_renege_if_all_kept_to_the_rules(call):
    chance, whole = Random(str(call)), 7 * call.players
    for _ in range(HANDS // 4):
        hands = dealt(chance)
        out = sum(
            domino.count for seat in range(4) if seat not in call.seats for domino in hands[seat]
        )
        ruling = judge_record(played_out(call, hands, 0, whole, chance))
        assert (sum(ruling.points), ruling.left, ruling.complete) == (42 - out, out, True)
        assert len(ruling.winners) == 7
        assert ruling.reneges == ()


@every_call
def test_a_hand_ruled_on_as_it_is_recorded_never_takes_a_renege_back(call):
    for hand in islice(generated(call), 10):
        found, grown = set(), Record(call)
        for domino in hand.plays:
            grown = grown.after_play(domino)
            now = {(one.trick, one.seat) for one in judge_record(grown).reneges}
            assert found <= now, str(grown)
            found = now


# What proves a renege: 17 calls, 28 leads, 27 plays, 26 that come later


def pairs(lead):
    """Every domino played on *lead*, with every one that can come later."""
    return permutations([domino for domino in DOMINOES if domino != lead], 2)


def how_soon(call, lead=None):
    """For each domino how many come before it when *lead* is down, as the printed tables have it.

    What follows has to be played before what doesn't; in sevens it goes by the distance. Where
    anything may be played, everything is as soon.
    """
    left, soon = list(map(str, DOMINOES)), {}
    for turn in range(len(DOMINOES)):
        now = second_reading.legal(str(call), lead and str(lead), left)
        soon |= dict.fromkeys(now, turn)
        left = [domino for domino in left if domino not in now]
    return {domino: soon[str(domino)] for domino in DOMINOES}


def proof(hand, seat=1):
    """What could have been played by *seat* in the first trick, and the trick that shows it."""
    renege = judge_evidence(hand, 0, seat)
    return (renege.could_have, renege.shown_by) if renege else None


@every_call
def test_of_all_that_can_be_shown_what_had_to_be_played_proves_it_and_nothing_else(call):
    for lead in WALKED_LEADS:
        soon = how_soon(call, lead)
        for played, later in pairs(lead):
            shown = (frozenset(), frozenset({later}), frozenset(), frozenset())
            hand = Record(call, (lead, played), shown)
            proved = soon[later] < soon[played]
            assert proof(hand) == (((later,), None) if proved else None), str(hand)


@every_call
def test_of_all_that_can_be_played_later_what_had_to_be_played_proves_it_and_nothing_else(call):
    for lead in WALKED_LEADS[::3]:
        soon = how_soon(call, lead)
        for played, later in pairs(lead):
            hand = played_later(call, lead, played, later)
            proved = soon[later] < soon[played]
            assert proof(hand) == (((later,), 1) if proved else None), str(hand)


def played_later(call, lead, played, later):
    """The two tricks in which seat 1 plays *played* on *lead*, and then *later*."""
    others = (domino for domino in DOMINOES if domino not in (lead, played, later))
    first = (lead, played, *islice(others, call.players - 2))
    before = (1 - call.winner(first)) % call.players  # those that play to the second before seat 1
    return Record(call, (*first, *islice(others, before), later))


@every_call
def test_of_two_that_come_out_later_the_first_that_proves_it_is_named(call):
    lead = WALKED_LEADS[-1]
    soon, chance = how_soon(call, lead), Random(str(call))
    later = list(permutations([domino for domino in DOMINOES if domino != lead], 3))
    for played, in_trick, shown in chance.sample(later, HANDS * 4):
        hand = played_later(call, lead, played, in_trick)
        if shown in hand.plays:
            continue
        held = [domino for domino in (in_trick, shown) if soon[domino] < soon[played]]
        closest = min((soon[domino] for domino in held), default=None)
        could = tuple(sorted(domino for domino in held if soon[domino] == closest))
        by = 1 if in_trick in held else None
        assert proof(hand.showing(1, [shown])) == ((could, by) if held else None), str(hand)


@every_call
def test_the_leader_reneges_where_the_printed_tables_leave_a_choice_of_some_and_only_there(call):
    soon = how_soon(call)
    for led, later in permutations(DOMINOES, 2):
        hand = Record(call, (led,)).showing(0, [later])
        proved = soon[later] < soon[led]
        assert proof(hand, seat=0) == (((later,), None) if proved else None), str(hand)


@every_call
def test_what_is_in_the_other_hands_proves_nothing(call):
    for lead, played in product(WALKED_LEADS, DOMINOES):
        if lead == played:
            continue
        rest = [domino for domino in DOMINOES if domino not in (lead, played)]
        hand = Record(call, (lead, played))
        for others in (iter(rest), reversed(rest)):
            shown = hand
            for seat in call.seats:
                if seat != 1:
                    shown = shown.showing(seat, islice(others, hand.left(seat)))
            assert proof(shown) is None, str(shown)


# Never more than the dominoes prove


FEW_LEFT = [
    (call, left)
    for call in WALKED_CALLS
    for left in (1, 2, 3, 4)
    if perm(28 - 7 * call.players + left, left) <= 72  # the ways they can lie
]


def deals(hand, unseen):
    """Every way to deal the unseen dominoes to the seats that have some left."""
    seats = [seat for seat in hand.call.seats for _ in range(hand.left(seat))]
    for order in permutations(unseen, len(seats)):
        dealt = hand
        for seat in set(seats):
            held = [one for one, whose in zip(order, seats, strict=True) if whose == seat]
            dealt = dealt.showing(seat, held)
        yield dealt


@pytest.mark.parametrize(("call", "left"), FEW_LEFT, ids=str)
def test_what_is_called_a_renege_is_one_however_the_unseen_dominoes_lie(call, left):
    chance = Random(left)
    for _ in range(10):
        hand = played_out(call, dealt(chance), 0.3, 7 * call.players - left, chance)
        called = set(judge_record(hand).reneges)
        unseen = [domino for domino in DOMINOES if domino not in hand.plays]
        for deal in deals(hand, unseen):
            there = {(one.trick, one.seat): one for one in judge_record(deal).reneges}
            for renege in called:
                same = there[renege.trick, renege.seat]
                assert same.owed.duty is renege.owed.duty
                assert set(renege.evidence) <= set(same.evidence)
