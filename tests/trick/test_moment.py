"""Taps: what each tap does to the table, and what a tap that cannot be is told."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.agreement import NOTHING_AGREED
from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES
from fortytwo.trick.moment import Moment
from fortytwo.trick.rulings import judge
from fortytwo.trick.table import Place, Table
from fortytwo.words.trick import verdict


def at(line, place=Place.HAND):
    """The moment with that table on the screen."""
    return Moment(Table.parse(line), place)


def tapped(*taps, moment=None):
    """The moment after these taps, each written ``"name value"``."""
    moment = moment or Moment()
    for tap in taps:
        moment = moment.after(*tap.split())
    return moment


@pytest.mark.parametrize(
    ("taps", "said"),
    [
        (["trump treys", "led 5-2"], "Fives were led."),
        (["trump treys", "led 5-2", "hand 5-1"], "Fives were led, so you must play the five-ace."),
        (
            ["trump treys", "led 5-2", "hand 2-1", "hand 5-3", "hand 5-1"],
            "Fives were led, so you must play the five-ace.",
        ),
        (
            ["trump treys", "led 5-2", *(f"hand {ends}" for ends in "2-1 5-3 5-1 6-6 4-4 4-0 6-1".split())],
            "Fives were led, so you must play the five-ace.",
        ),
    ],
)  # fmt: skip
def test_a_suit_takes_two_taps_one_domino_three_and_a_whole_hand_nine(taps, said):
    assert verdict(judge(tapped(*taps).table)) == said
    assert len(taps) <= 9


@pytest.mark.parametrize(
    ("line", "tap", "after"),
    [
        ("treys: 5-2", "trump fours", "fours: 5-2"),
        ("treys: 5-2", "trump treys", ": 5-2"),  # tapped again, trump is not named
        ("treys: 5-2", "led 6-6", "treys: 6-6"),
        ("treys: 5-2", "led 5-2", "treys:"),
        ("treys: 5-2 6-6", "second 6-6", "treys: 5-2"),
        ("treys: 5-2 6-6", "second 4-4", "treys: 5-2 4-4"),
        ("treys: 5-2 6-6", "fourth 4-4", "treys: 5-2 6-6 4-4"),
        ("treys: 5-2 | 5-1", "hand 2-1", "treys: 5-2 | 2-1 5-1"),
        ("treys: 5-2 | 5-1", "hand 5-1", "treys: 5-2"),
        ("treys: 5-2 | 5-1 2-1", "play 2-1", "treys: 5-2 | 2-1 5-1 | 2-1"),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "play 5-1", "treys: 5-2 | 2-1 5-1 | 5-1"),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "play 2-1", "treys: 5-2 | 2-1 5-1"),  # taken back
        ("treys: 5-2 | 5-1 2-1 | 2-1", "hand 2-1", "treys: 5-2 | 2-1 5-1"),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "second 2-1", "treys: 5-2 | 2-1 5-1"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "play 5-1", "treys: 5-2 | 2-1 5-1 | 5-1 6-6"),
        (
            "treys: 5-2 | 5-1",
            "second 5-1",
            "treys: 5-2 | 5-1 | 5-1",
        ),  # a hand's domino in the trick
        ("treys: 5-2 | 5-1", "fourth 5-1", "treys: 5-2 | 5-1 | 5-1"),
        ("treys: 5-2 6-6 | 5-1", "led 5-1", "treys: | 5-1 | 5-1 6-6"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "second 5-1", "treys: 5-2 | 2-1 5-1 | 5-1 6-6"),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "third 6-6", "treys: 5-2 | 2-1 5-1 | 2-1 6-6"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "led 4-4", "treys: 4-4 | 2-1 5-1 | 2-1 6-6"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "second 4-4", "treys: 5-2 4-4 6-6 | 2-1 5-1"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "third 6-6", "treys: 5-2 | 2-1 5-1 | 2-1"),
        ("treys: 5-2 | 6-6 5-1 | 6-6 2-1", "third 2-1", "treys: 5-2 | 5-1 6-6 | 6-6"),
        ("treys: | 5-1 2-1", "play 5-1", "treys: | 2-1 5-1 | 5-1"),
        ("treys: 5-2 5-5 | 5-1 2-1 | 5-1", "next -", "treys: | 2-1"),  # trump and hand stay
        ("treys: 5-2 5-5 6-6 4-4", "next -", "treys:"),
        ("treys: 5-2 | 5-1", "new -", ":"),
    ],
)
def test_what_a_tap_does(line, tap, after):
    assert str(tapped(tap, moment=at(line)).table) == after


@pytest.mark.parametrize(
    ("line", "tap", "refusal"),
    [
        ("treys: 5-2 | 5-1", "hand 5-2", "The five-deuce is down already; tap led to change it."),
        ("treys: 5-2 6-6", "third 6-6", "The double-six is down already; tap 2nd to change it."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "third 5-1", "The deuce-ace was played from the hand already."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "led 5-1", "The deuce-ace was played from the hand already."),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "fourth 5-1", "The deuce-ace was played from the hand already."),
        ("treys: 5-2 6-6", "led 5-2", "The double-six came after it; tap the domino to put in its place."),
        ("treys: 6-6 5-2", "led 6-6", "The five-deuce came after it; tap the domino to put in its place."),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "play 2-1", "The double-six came after it; tap the domino to put in its place."),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "hand 2-1", "The double-six came after it; tap the domino to put in its place."),
        ("treys: | 6-6 6-5 6-4 6-3 6-2 6-1 6-0", "hand 5-5", "The hand has its seven dominoes; tap one of them to take it out."),
        ("treys: 5-2 5-5 6-6 4-4 | 5-1", "play 5-1", "Four dominoes are down, so this trick is over."),
        ("treys: | 5-1", "next -", "No domino has been led yet."),
        (":", "new -", "The table is empty already."),
    ],
)  # fmt: skip
def test_a_tap_that_cannot_be_is_told_why(line, tap, refusal):
    with pytest.raises(ValueError) as refused:
        tapped(tap, moment=at(line))
    assert str(refused.value) == refusal


@pytest.mark.parametrize(
    ("line", "tap", "place"),
    [
        (":", "led 5-2", Place.HAND),  # a hand is what most people ask about next
        (": 5-2", "second 5-1", Place.THIRD),
        (": 5-2 5-1", "third 5-5", Place.FOURTH),
        (": 5-2 5-1 5-5", "fourth 6-6", Place.HAND),
        (": 5-2", "hand 5-1", Place.HAND),
        (": 5-2", "led 5-2", Place.LED),
        (": 5-2 5-1", "second 5-1", Place.SECOND),
        (": 5-2", "fourth 5-1", Place.THIRD),  # it went to the second place, the next free one
        (": 5-2 | 5-1", "second 5-1", Place.HAND),
        (": 5-2 | 5-1", "play 5-1", Place.HAND),  # where the domino to play instead is marked
        (": 5-2 | 5-1 | 5-1", "play 5-1", Place.HAND),
        (": 5-2", "next -", Place.LED),
        (": 5-2", "new -", Place.LED),
        (": 5-2", "place led", Place.LED),
        (": 5-2", "place second", Place.SECOND),
    ],
)
def test_the_picker_goes_on_to_where_the_next_domino_belongs(line, tap, place):
    assert tapped(tap, moment=at(line)).place is place


@pytest.mark.parametrize(
    ("line", "tap", "place", "note"),
    [
        (":", "place third", Place.LED, "Which domino was led?"),
        (": 5-2", "place fourth", Place.SECOND, "Which domino was played second?"),
        (": 5-2 | 5-1", "place second", Place.SECOND, ""),
    ],
)
def test_a_place_that_is_not_its_turn_yet_says_which_comes_first(line, tap, place, note):
    moment = tapped(tap, moment=at(line))
    assert (moment.place, moment.note) == (place, note)


def test_naming_trump_does_not_move_the_picker():
    assert tapped("trump treys", moment=at(": 5-2", Place.SECOND)).place is Place.SECOND


@pytest.mark.parametrize(
    ("fragment", "place"), [("", Place.LED), ("/treys", Place.LED), ("/treys/5-2", Place.HAND)]
)
def test_a_link_opens_where_the_next_domino_belongs(fragment, place):
    assert Moment.opened(fragment) == Moment(Table.from_fragment(fragment), place)


@pytest.mark.parametrize(
    ("name", "value", "on"),
    [
        ("trump", "treys", True),
        ("trump", "fours", False),
        ("place", "hand", True),
        ("place", "led", False),
        ("led", "5-2", True),
        ("second", "5-2", False),
        ("second", "2-1", True),
        ("hand", "2-1", True),  # played, and still shown in the hand it came from
        ("hand", "6-6", False),
    ],
)
def test_which_controls_are_on(name, value, on):
    assert ((name, value) in at("treys: 5-2 | 5-1 2-1 | 2-1").on) is on


def test_without_a_trump_no_trump_is_on():
    assert Moment().on == {("place", "led")}


LINKED = Moment.opened("/fours/6-4/agreed/hand")


@pytest.mark.parametrize(
    ("taps", "linked"),
    [
        ([], "hand"),
        (["hand 5-1", "place hand", "trump fives"], "hand"),
        (["hand 5-4", "play 5-4", "play 5-4", "next -"], "hand"),  # the next trick of the same hand
        (["place fourth"], "hand"),  # which is not its turn yet
        (["new -"], "open"),
        (["new -", "trump fours"], "open"),
    ],
)
def test_what_a_links_table_agreed_on_counts_until_a_new_hand(taps, linked):
    assert str(tapped(*taps, moment=LINKED).linked) == linked


def test_a_table_typed_in_a_line_is_our_own():
    assert LINKED.after("line", "treys trump, five-deuce led").linked == NOTHING_AGREED


def test_a_new_hand_clears_what_a_link_brought_even_with_nothing_on_the_table():
    assert Moment.opened("/agreed/hand").after("new", "") == Moment()


def test_a_linked_moment_is_written_as_its_place_and_its_link():
    assert str(LINKED) == "hand/fours/6-4/agreed/hand"
    assert Moment.parse(str(LINKED)) == LINKED


def test_a_link_that_cannot_be_read_leaves_a_note_on_each_part_of_it():
    moment = Moment.opened("/sevens/agreed/tea")
    assert (moment.table, moment.linked) == (Table(), NOTHING_AGREED)
    assert moment.note == (
        'That link cannot be read: "sevens" is not a suit.'
        ' What the table of that link agreed on cannot be read: "tea" is not a choice.'
    )


TAPS = st.one_of(
    st.tuples(st.just("trump"), st.sampled_from([str(call) for call in CALLS])),
    st.tuples(st.just("place"), st.sampled_from([place.id for place in Place])),
    st.tuples(
        st.sampled_from([*(place.id for place in Place), "play"]),
        st.sampled_from([str(domino) for domino in DOMINOES[:9]]),
    ),
    st.tuples(st.sampled_from(["next", "new"]), st.just("")),
)


@given(st.lists(TAPS, max_size=40))
def test_whatever_is_tapped_the_table_is_one_that_can_be(taps):
    moment = Moment()
    for name, value in taps:
        with suppress(ValueError):
            moment = moment.after(name, value)
        assert Table.from_fragment(moment.table.fragment) == moment.table
        assert verdict(judge(moment.table))
