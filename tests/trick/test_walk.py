"""The walk: everything the rules can be asked, answered twice and compared.

The second reading is a printed table (second_reading.txt), checked here for what a player would
look for in it. The referee then answers every trump, lead and domino, and every trick of up to
four dominoes, and must say what the table says. Nothing in that walk is a sample.

Hands are too many: with every trump and every lead, the hands of one to seven dominoes make 252
million cases. They need not be walked, because whether a domino follows is a matter of the trump,
the lead and that domino, whatever lies beside it. So a hand may play those of its dominoes that
follow, or all of it if none does. Two things make that more than an argument: each domino follows
the same whether it is asked about alone or with all the others beside it, and every hand of one or
two dominoes is walked. Hands of every size are then drawn at random, with plays by others in
between, and looked up in the table.
"""

import doctest
from collections.abc import Iterable
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES, Domino
from fortytwo.trick.rulings import judge
from fortytwo.trick.table import Table
from support import second_reading
from support.effort import SIZES, WALKED_LEADS
from support.second_reading import LEADS, SUITS

CALL = {str(call): call for call in CALLS}

every_trump = pytest.mark.parametrize("trump", SUITS)
some_trump = st.sampled_from(sorted(SUITS))


def written(dominoes: Iterable[Domino]) -> list[str]:
    """The dominoes as the table prints them."""
    return [str(domino) for domino in dominoes]


def without(lead: Domino) -> list[Domino]:
    """The 27 dominoes that others can hold when this one is led."""
    return [domino for domino in DOMINOES if domino != lead]


def different_dominoes(least: int, most: int) -> st.SearchStrategy[list[Domino]]:
    """From *least* to *most* dominoes drawn from the 28, in the order drawn."""
    return st.lists(st.sampled_from(DOMINOES), min_size=least, max_size=most, unique=True)


# The printed table


def test_the_table_has_a_block_for_every_trump_and_in_it_two_lines_for_every_suit():
    seven = ["blanks", "aces", "deuces", "treys", "fours", "fives", "sixes"]
    assert list(SUITS) == list(LEADS) == seven
    for trump in seven:
        assert list(SUITS[trump]) == list(LEADS[trump]) == seven, trump


@every_trump
def test_the_trump_suit_holds_seven_and_every_other_suit_six(trump):
    for suit, line in SUITS[trump].items():
        assert len(set(line)) == len(line) == (7 if suit == trump else 6), suit


@every_trump
def test_a_trump_is_in_no_other_suit_and_a_plain_domino_is_in_one_for_each_end(trump):
    lines = SUITS[trump]
    for domino in written(DOMINOES):
        ends = 1 if domino in lines[trump] else len(set(domino.split("-")))
        assert sum(domino in line for line in lines.values()) == ends, domino


@every_trump
def test_a_line_has_its_number_on_every_domino_and_the_double_is_first(trump):
    for number, line in enumerate(SUITS[trump].values()):
        assert line[0] == f"{number}-{number}"
        assert all(str(number) in domino for domino in line), line


@every_trump
def test_after_the_double_the_pips_of_a_line_go_down(trump):
    for _double, *line in SUITS[trump].values():
        pips = [int(domino[0]) + int(domino[-1]) for domino in line]
        assert pips == sorted(set(pips), reverse=True), line


@every_trump
def test_each_of_the_28_dominoes_leads_exactly_one_suit(trump):
    leads = [domino for line in LEADS[trump].values() for domino in line]
    assert sorted(leads) == sorted(written(DOMINOES))
    assert len(leads) == 28


@every_trump
def test_what_leads_a_suit_belongs_to_it_and_is_printed_in_the_same_order(trump):
    for suit, line in SUITS[trump].items():
        leads = LEADS[trump][suit]
        assert leads == [domino for domino in line if domino in leads], suit


@every_trump
def test_a_plain_suit_is_led_by_no_domino_with_a_higher_end(trump):
    for number, (suit, leads) in enumerate(LEADS[trump].items()):
        if suit != trump:
            assert {int(domino[0]) for domino in leads} == {number}


def test_the_examples_of_the_second_reading_come_out_as_written():
    assert doctest.testmod(second_reading).failed == 0


# Suits and following: 7 trumps, 28 leads, 28 dominoes


@every_trump
def test_every_domino_is_in_the_suits_of_the_second_reading(trump):
    for domino in DOMINOES:
        suits = [str(suit) for suit in sorted(CALL[trump].suits_of(domino))]
        assert suits == second_reading.suits_of(trump, str(domino)), f"{trump}: {domino}"


@every_trump
def test_every_lead_calls_for_the_suit_of_the_second_reading(trump):
    for lead in DOMINOES:
        suit = str(CALL[trump].lead(lead).suit)
        assert suit == second_reading.suit_led(trump, str(lead)), f"{trump}: {lead}"


@every_trump
def test_every_domino_follows_every_lead_as_in_the_second_reading(trump):
    for lead in DOMINOES:
        for domino in DOMINOES:
            follows = CALL[trump].followers(lead, (domino,)) == (domino,)
            expected = second_reading.follows(trump, str(lead), str(domino))
            assert follows == expected, f"{trump}: {lead} | {domino}"


# Hands


@every_trump
def test_a_domino_follows_the_same_alone_and_with_all_the_others_beside_it(trump):
    call = CALL[trump]
    for lead in DOMINOES:
        alone = [domino for domino in DOMINOES if call.followers(lead, (domino,))]
        assert call.followers(lead, DOMINOES) == tuple(alone), f"{trump}: {lead}"


@every_trump
@pytest.mark.parametrize("size", [1, 2])
def test_every_hand_of_one_or_two_may_play_what_the_second_reading_says(trump, size):
    for lead in WALKED_LEADS:
        for hand in combinations(sorted(without(lead)), size):
            table = Table(CALL[trump], (lead,), frozenset(hand))
            expected = second_reading.legal(trump, str(lead), written(hand))
            assert written(judge(table).hand.legal) == expected, str(table)


@pytest.mark.parametrize("size", range(1, 8))
@given(trump=some_trump, data=st.data())
@settings(deadline=None)
def test_a_hand_of_any_size_may_play_what_the_second_reading_says(size, trump, data):
    drawn = data.draw(different_dominoes(size + 1, size + 3))
    hand, trick = drawn[:size], tuple(drawn[size:])
    table = Table(CALL[trump], trick, frozenset(hand))
    expected = second_reading.legal(trump, str(trick[0]), written(sorted(hand)))
    assert written(judge(table).hand.legal) == expected, str(table)


# Tricks: 3,439,800 of four dominoes, 137,592 of three, 5,292 of two and 196 leads


@every_trump
@pytest.mark.parametrize("size", SIZES)
def test_every_trick_goes_to_the_domino_of_the_second_reading(trump, size):
    call = CALL[trump]
    for lead in WALKED_LEADS:
        place, others = strongest_first(trump, lead).index, without(lead)
        plays = permutations(others, size - 1)
        places = permutations(map(place, others), size - 1)  # the same plays, as places
        for rest, rest_places in zip(plays, places, strict=True):
            trick, trick_places = (lead, *rest), (place(lead), *rest_places)
            if call.winner(trick) != trick_places.index(min(trick_places)):
                pytest.fail(disagreement(trump, trick))


def strongest_first(trump: str, lead: Domino) -> list[Domino]:
    """The 28 as the second reading ranks them on this lead: what can win, then what cannot."""
    order = second_reading.winning_order(trump, str(lead))
    return sorted(DOMINOES, key=lambda one: order.index(str(one)) if str(one) in order else 99)


def disagreement(trump: str, trick: tuple[Domino, ...]) -> str:
    """What to read out when the two do not give a trick to the same domino."""
    won = CALL[trump].winner(trick)
    expected = written(trick).index(second_reading.winner(trump, written(trick)))
    return f"{Table(CALL[trump], trick)} -> winner {won}, but {expected} in the second reading"


@given(trump=some_trump, trick=different_dominoes(1, 4))
@settings(deadline=None)
def test_the_ruling_on_a_table_names_the_winner_of_the_second_reading(trump, trick):
    table = Table(CALL[trump], tuple(trick))
    expected = written(trick).index(second_reading.winner(trump, written(trick)))
    assert judge(table).trick.winner == expected, str(table)
