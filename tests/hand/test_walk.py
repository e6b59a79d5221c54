"""The walk through whole hands: a second reading agrees, and every deal bears the evidence out.

The second reading (hand_reading.py) deals out what a record tells and plays it through again, with
printed tables to look things up in. It is asked about thousands of hands, played with slips, broken
off anywhere, and with some of what is left shown.

What proves a renege is then walked completely: every trump, every lead, every domino played on it,
and every one that comes out of the same hand later. Last, the unseen dominoes of short records are
dealt out in every way there is: what is called a renege must be one in all of them.
"""

import doctest
from itertools import islice, permutations, product
from random import Random

import pytest

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


def played_out(call, hands, slips, stop, chance):
    """The hand played at random from those dealt, following suit but for some *slips*."""
    hand = Record(call)
    while len(hand.plays) < stop:
        held, lead = hands[hand.on_turn], [trick[0] for trick in hand.tricks if len(trick) < 4]
        names = [str(domino) for domino in held]
        may = second_reading.legal(str(call), str(lead[0]), names) if lead else names
        legal = [domino for domino in held if str(domino) in may]
        domino = chance.choice(held if chance.random() < slips else legal)
        held.remove(domino)
        hand = hand.after_play(domino)
    return hand


def generated(call):
    """Hands of every length, from careful players and careless ones, with some dominoes shown."""
    chance = Random(str(call))
    for number in range(HANDS):
        hands = dealt(chance)
        stop = 28 if number % 4 == 0 else chance.randrange(29)
        hand = played_out(call, hands, chance.choice([0, 0.1, 0.4, 1]), stop, chance)
        for seat, left in enumerate(hands):
            hand = hand.showing(seat, left[: chance.choice([0, 0, 1, 7])])
        yield hand


def told(hand):
    """A hand as the second reading takes it: the trump, the tricks, what each seat has shown."""
    shown = {seat: [str(domino) for domino in held] for seat, held in enumerate(hand.shown)}
    return str(hand.call), [" ".join(map(str, trick)) for trick in hand.tricks], shown


@every_call
def test_the_second_reading_rules_the_same_on_every_hand(call):
    seen = 0
    for hand in generated(call):
        ruling, (trump, record, shown) = judge_record(hand), told(hand)
        reneges = [
            (one.trick, one.seat, str(one.played), list(map(str, one.could_have)), one.shown_by)
            for one in ruling.reneges
        ]
        assert list(ruling.winners) == hand_reading.winners(trump, record), str(hand)
        assert list(ruling.points) == hand_reading.points(trump, record), str(hand)
        assert reneges == hand_reading.reneges(trump, record, shown), str(hand)
        seen += len(reneges)
    assert seen > HANDS  # the players were careless enough to tell


@every_call
def test_a_hand_played_out_gives_all_42_points_and_no_renege_if_all_followed_suit(call):
    chance = Random(str(call))
    for _ in range(HANDS // 4):
        ruling = judge_record(played_out(call, dealt(chance), 0, 28, chance))
        assert (sum(ruling.points), ruling.left, ruling.complete) == (42, 0, True)
        assert len(ruling.winners) == 7
        assert ruling.reneges == ()


@every_call
def test_a_hand_ruled_on_as_it_is_recorded_never_takes_a_renege_back(call):
    for hand in islice(generated(call), 20):
        found, grown = set(), Record(call)
        for domino in hand.plays:
            grown = grown.after_play(domino)
            now = {(one.trick, one.seat) for one in judge_record(grown).reneges}
            assert found <= now, str(grown)
            found = now


# What proves a renege: 7 trumps, 28 leads, 27 plays, 26 that come later


def pairs(lead):
    """Every domino played on *lead*, with every one that can come later."""
    return permutations([domino for domino in DOMINOES if domino != lead], 2)


def following(call, lead):
    """Every domino that follows *lead*, as the printed table has it."""
    return {one for one in DOMINOES if second_reading.follows(str(call), str(lead), str(one))}


def proof(hand):
    """What could have been played by seat 1 in the first trick, and the trick that shows it."""
    renege = judge_evidence(hand, 0, seat=1)
    return (renege.could_have, renege.shown_by) if renege else None


@every_call
def test_of_all_that_can_be_shown_what_follows_proves_it_and_nothing_else(call):
    for lead in WALKED_LEADS:
        follow = following(call, lead)
        for played, later in pairs(lead):
            shown = (frozenset(), frozenset({later}), frozenset(), frozenset())
            hand = Record(call, (lead, played), shown)
            proved = later in follow and played not in follow
            assert proof(hand) == (((later,), None) if proved else None), str(hand)


@every_call
def test_of_all_that_can_be_played_later_what_follows_proves_it_and_nothing_else(call):
    for lead in WALKED_LEADS:
        follow = following(call, lead)
        for played, later in pairs(lead):
            hand = played_later(call, lead, played, later)
            proved = later in follow and played not in follow
            assert proof(hand) == (((later,), 1) if proved else None), str(hand)


def played_later(call, lead, played, later):
    """The two tricks in which seat 1 plays *played* on *lead*, and then *later*."""
    others = (domino for domino in DOMINOES if domino not in (lead, played, later))
    first = (lead, played, next(others), next(others))
    before = (1 - call.winner(first)) % 4  # those that play to the second trick before seat 1
    return Record(call, (*first, *(next(others) for _ in range(before)), later))


@every_call
def test_what_is_in_the_other_hands_proves_nothing(call):
    for lead, played in product(WALKED_LEADS, DOMINOES):
        if lead == played:
            continue
        rest = [domino for domino in DOMINOES if domino not in (lead, played)]
        for others in (rest[:20], rest[6:]):  # all that three hands can show, and all the rest
            shown = (others[:6], [], others[6:13], others[13:])
            hand = Record(call, (lead, played), tuple(map(frozenset, shown)))
            assert proof(hand) is None, str(hand)


# Never more than the dominoes prove


def deals(hand, unseen):
    """Every way to deal the unseen dominoes to the seats that have some left."""
    seats = [seat for seat in range(4) for _ in range(7 - len(hand.plays_of(seat)))]
    for order in permutations(unseen):
        dealt = hand
        for seat in set(seats):
            held = [one for one, whose in zip(order, seats, strict=True) if whose == seat]
            dealt = dealt.showing(seat, held)
        yield dealt


@every_call
@pytest.mark.parametrize("stop", [24, 25, 26, 27])
def test_what_is_called_a_renege_is_one_however_the_unseen_dominoes_lie(call, stop):
    chance = Random(stop)
    for _ in range(20):
        hand = played_out(call, dealt(chance), 0.3, stop, chance)
        called = set(judge_record(hand).reneges)
        unseen = [domino for domino in DOMINOES if domino not in hand.plays]
        for deal in deals(hand, unseen):
            there = {(one.trick, one.seat): one for one in judge_record(deal).reneges}
            for renege in called:
                assert set(renege.could_have) <= set(there[renege.trick, renege.seat].could_have)
