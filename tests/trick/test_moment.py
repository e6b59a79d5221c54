"""Taps: what each tap does to the table, and what a tap that cannot be is told."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES
from fortytwo.trick.moment import Moment
from fortytwo.trick.rulings import judge
from fortytwo.trick.table import Place, Table
from fortytwo.words.say import told
from fortytwo.words.trick import verdict
from support.refused import refused


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
        (["trump treys", "led 5-2"], "The five-deuce is led as a five. Follow with a five."),
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
    ("taps", "line", "place"),
    [
        ("led 6-4, hand 6-6, hand 4-4, hand 6-5", ": 6-4 6-6 4-4 6-5", Place.HAND),
        ("led 5-2, hand 6-6, hand 0-0", ": 5-2 6-6 0-0", Place.FOURTH),
        ("led 5-2, hand 6-6, hand 0-0, hand 6-6, hand 6-6", ": 5-2 0-0 6-6", Place.FOURTH),
    ],
)
def test_what_was_tapped_as_a_hand_is_taken_as_played_in_the_order_tapped(taps, line, place):
    moment = tapped(*taps.split(", "), "all-played -")
    assert (str(moment.table), moment.place) == (line, place)


@pytest.mark.parametrize(
    ("line", "unsure"),
    [
        (":", False),
        ("treys: 5-2", False),
        ("treys: 5-2 | 5-1", True),
        (": 5-2 | 5-1", True),
        ("treys: 5-2 | 5-1 6-6 0-0", True),
        ("treys: 5-2 | 5-1 6-6 0-0 1-1", False),  # too many for a trick
        ("treys: | 5-1", False),
        ("treys: 5-2 6-6 | 5-1", False),  # the second was asked for
        ("treys: 5-2 | 5-1 2-1 | 5-1", False),
    ],
)
def test_up_to_three_tapped_after_the_lead_may_be_a_hand_or_the_trick(line, unsure):
    assert at(line).unsure is unsure


def test_a_moment_keeps_the_order_in_which_the_hand_was_tapped():
    moment = tapped("led 5-2", "hand 6-6", "hand 0-0", "trump treys")
    assert str(moment) == "hand.6-6.0-0/treys/5-2/0-0.6-6"
    assert Moment.parse(str(moment)) == moment
    assert str(Moment.parse("hand.6-6/treys/5-2/0-0.1-1.6-6").after("all-played", "").table) == (
        "treys: 5-2 6-6 0-0 1-1"
    )


@pytest.mark.parametrize(
    ("line", "tap", "refusal"),
    [
        ("treys: 5-2 6-6", "all-played -", "Only what you tap right after the lead can be taken as played."),
        ("treys: 5-2 | 5-1", "hand 5-2", "The five-deuce is down already. Tap led to change it."),
        ("treys: 5-2 6-6", "third 6-6", "The double-six is down already. Tap 2nd to change it."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "third 5-1", "The deuce-ace was played already."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "led 5-1", "The deuce-ace was played already."),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "fourth 5-1", "The deuce-ace was played already."),
        ("treys: 5-2 6-6", "led 5-2", "The double-six came after it. Tap the one that belongs there."),
        ("treys: 6-6 5-2", "led 6-6", "The five-deuce came after it. Tap the one that belongs there."),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "play 2-1", "The double-six came after it. Tap the one that belongs there."),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "hand 2-1", "The double-six came after it. Tap the one that belongs there."),
        ("treys: | 6-6 6-5 6-4 6-3 6-2 6-1 6-0", "hand 5-5", "The hand has its seven dominoes. Tap one of them to take it out."),
        ("treys: 5-2 5-5 6-6 4-4 | 5-1", "play 5-1", "This trick is over: four are down."),
        ("nello: 5-2 5-5 6-6 | 5-1", "play 5-1", "This trick is over: three are down."),
        ("treys: | 5-1", "next -", "No domino has been led yet."),
        (":", "new -", "The table is empty already."),
    ],
)  # fmt: skip
def test_a_tap_that_cannot_be_is_told_why(line, tap, refusal):
    with refused(refusal):
        tapped(tap, moment=at(line))


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
    assert (moment.place, told(moment.note)) == (place, note)


def test_naming_trump_does_not_move_the_picker():
    assert tapped("trump treys", moment=at(": 5-2", Place.SECOND)).place is Place.SECOND


@pytest.mark.parametrize(
    ("fragment", "place"), [("", Place.LED), ("/treys", Place.LED), ("/treys/5-2", Place.HAND)]
)
def test_a_link_opens_where_the_next_domino_belongs(fragment, place):
    assert Moment.opened(fragment) == Moment(Table.from_fragment(fragment), place)


def test_which_controls_are_on():
    on = at("treys: 5-2 | 5-1 2-1 | 2-1", Place.HAND).on
    hand = {("hand", "5-1"), ("hand", "2-1")}  # the domino played still shows in the hand
    assert on == {("trump", "treys"), ("led", "5-2"), ("second", "2-1"), ("place", "hand")} | hand
    assert Moment().on == {("place", "led")}


TAPS = st.one_of(
    st.tuples(st.just("trump"), st.sampled_from([str(call) for call in CALLS])),
    st.tuples(st.just("place"), st.sampled_from([place.word for place in Place])),
    st.tuples(
        st.sampled_from([*(place.word for place in Place), "play"]),
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
