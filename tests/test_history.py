"""Second thoughts: what undo and redo bring back, and how a history is written down."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from fortytwo.agreement import NOTHING_AGREED, Agreement, Cost, OwnWords
from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.history import DEPTH, History
from fortytwo.trick.moment import Moment
from fortytwo.trick.table import Place, Table
from support.effort import EXAMPLES

PLACES = [place.word for place in Place]
START = History((Moment(),))
HAND = Agreement(Cost.HAND)
TEA = Agreement(OwnWords("Tea ~ for *all"))


def tapped(*taps, history=None):
    """The history after these taps, each written ``"name value"``."""
    history = history or START
    for tap in taps:
        history = history.after(*tap.split())
    return history


@pytest.mark.parametrize(
    ("taps", "table"),
    [
        ("trump treys, led 5-2, undo", "treys:"),
        ("trump treys, led 5-2, undo, undo", ""),
        ("trump treys, led 5-2, undo, redo", "treys: 5-2"),
        ("trump treys, led 5-2, hand 5-1, undo, undo, redo", "treys: 5-2"),
        ("trump treys, led 5-2, undo, led 6-4, undo", "treys:"),
        ("trump treys, led 5-2, new, undo", "treys: 5-2"),
        ("trump treys, led 5-2, hand 5-1, hand 5-1, undo", "treys: 5-2 | 5-1"),
        ("trump treys, led 5-2, next, undo", "treys: 5-2"),
        ("trump treys, led 5-2, place second, undo", "treys:"),  # a look elsewhere is no step
        ("trump treys, led 5-2, undo, place hand, redo", "treys: 5-2"),
    ],
)
def test_undo_takes_back_a_tap_and_redo_brings_it_back(taps, table):
    assert tapped(*taps.split(", ")).now.table == Table.parse(table or ":")


def test_a_tap_after_an_undo_leaves_nothing_to_redo():
    history = tapped("trump treys", "led 5-2", "undo", "led 6-4")
    assert not history.can_redo
    with pytest.raises(ValueError, match=r"^There is nothing to redo\.$"):
        history.after("redo")


def test_before_the_first_tap_there_is_nothing_to_undo():
    assert not START.can_undo
    with pytest.raises(ValueError, match=r"^There is nothing to undo\.$"):
        START.after("undo")


def test_a_tap_that_is_refused_changes_nothing_and_leaves_the_redo():
    history = tapped("trump treys", "led 5-2", "undo")
    with pytest.raises(ValueError, match="led yet"):
        history.after("next")
    assert history.can_redo


def test_undo_comes_back_to_the_place_that_was_asked_for():
    history = tapped("trump treys", "led 5-2", "place second", "second 6-6")
    assert history.now.place is Place.THIRD
    assert history.after("undo").now.place is Place.SECOND


def test_a_note_is_not_said_again_by_an_undo():
    noted = tapped("trump treys").then(Moment.opened("/sevens"))
    assert noted.now.note
    assert noted.after("undo").after("redo").now.note == ""


def test_arrow_keys_are_one_step_back_however_many_dominoes_they_have_gone_through():
    history = tapped("trump treys")
    for domino in ("6-6", "6-5", "6-4"):
        history = history.after("led", domino, False)
    assert str(history.now.table) == "treys: 6-4"
    assert str(history.after("undo").now.table) == "treys:"


def test_arrow_keys_in_another_group_are_a_step_of_their_own():
    history = START.after("trump", "treys", False).after("led", "6-6", False)
    assert str(history.after("undo").now.table) == "treys:"


def test_a_hand_put_together_with_the_space_bar_is_taken_back_one_by_one():
    history = tapped("trump treys", "led 5-2").after("hand", "5-1", False)
    history = history.after("hand", "2-1", False)
    assert str(history.after("undo").now.table) == "treys: 5-2 | 5-1"


def test_a_button_pressed_twice_with_a_key_is_two_steps():
    history = tapped("trump treys", "led 5-2", "hand 5-1", "hand 2-1")
    for domino in ("5-1", "2-1"):
        history = history.after("play", domino, False)
    assert str(history.after("undo").now.table) == "treys: 5-2 | 2-1 5-1 | 5-1"


def test_arrow_keys_that_come_back_to_where_they_began_are_no_step():
    history = tapped("trump treys").after("trump", "fours", False).after("trump", "treys", False)
    assert str(history.after("undo").now.table) == ":"


def test_fifty_taps_can_be_taken_back_and_no_more():
    history = tapped("trump treys", "led 6-4")
    for _ in range(DEPTH):
        history = history.after("hand", "5-1")
    assert len(history.moments) == DEPTH + 1 == 51
    for _ in range(DEPTH):
        history = history.after("undo")
    assert str(history.now.table) == "treys: 6-4"
    assert not history.can_undo


BROUGHT = tapped("trump treys", "led 5-2").then(Moment.opened("/fours/6-4"), agreed=HAND)


@pytest.mark.parametrize(
    ("taps", "agreed"),
    [
        ([], HAND),
        (["hand 5-1", "place hand"], HAND),
        (["hand 5-4", "play 5-4", "next"], HAND),  # the same hand, under the same agreement
        (["undo"], NOTHING_AGREED),  # our own table, as it was before the link
        (["undo", "redo"], HAND),
        (["undo", "trump fives"], NOTHING_AGREED),
        (["new"], NOTHING_AGREED),
        (["new", "undo"], HAND),
        (["new", "trump fours"], NOTHING_AGREED),
    ],
)
def test_what_a_link_has_brought_counts_for_its_hand_and_for_no_other(taps, agreed):
    assert tapped(*taps, history=BROUGHT).agreed == agreed


def test_a_table_said_in_a_line_is_our_own():
    assert BROUGHT.after("line", "treys trump, five-deuce led").agreed == NOTHING_AGREED


def test_the_same_table_under_another_agreement_is_a_step():
    history = BROUGHT.then(BROUGHT.now, agreed=TEA)
    assert history.agreed == TEA
    assert history.after("undo").agreed == HAND


def test_when_our_own_counts_again_it_counts_for_every_moment():
    history = BROUGHT.own_again()
    assert (history.moments, history.at) == (BROUGHT.moments, BROUGHT.at)
    assert history.agreed == history.after("undo").after("redo").agreed == NOTHING_AGREED


@pytest.mark.parametrize(
    "line",
    [
        "*led",
        "led led/treys *hand/treys/5-2",
        "led *led/treys hand/treys/5-2",
        "*hand/treys/5-2/2-1.5-3/5-3.6-6 led",
        "led led/treys~hand-shake *hand/treys/5-2~own-Tea.7e-for-.2aall",
    ],
)
def test_a_history_is_written_in_one_line(line):
    assert str(History.parse(line, Moment.parse)) == line


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "led",
        "*led *led",
        "*fifth/treys",
        "*led/sevens",
        "*led/treys/7-1",
        "*led/treys~tea",
        "*led/treys~hand~hand",
        "*led " + "led " * (DEPTH + 1),
        "<img src=x onerror=alert(1)>",
        "*",
    ],
)
def test_junk_is_no_history(junk):
    with pytest.raises(ValueError, match=r'^"'):
        History.parse(junk, Moment.parse)


class Tapping(RuleBasedStateMachine):
    """Any taps and links at all, beside a plain list of the tables as they were."""

    def __init__(self):
        super().__init__()
        self.history = START
        self.tables = [(Table(), NOTHING_AGREED)]
        self.undone = []

    @rule(
        name=st.sampled_from(["trump", "place", "next", "new", "play", *PLACES]),
        suit=st.sampled_from(list(Suit)),
        domino=st.sampled_from(DOMINOES),
        place=st.sampled_from(PLACES),
    )
    def tap(self, name, suit, domino, place):
        value = {"trump": str(suit), "place": place}.get(name, str(domino))
        try:
            self.history = self.history.after(name, value)
        except ValueError:
            return
        _, agreed = self.tables[-1]
        self.comes(self.history.now.table, NOTHING_AGREED if name == "new" else agreed)

    @rule(
        link=st.sampled_from(["", "/fours/6-4", "/treys/5-2"]),
        agreed=st.sampled_from([NOTHING_AGREED, HAND, TEA]),
    )
    def open(self, link, agreed):
        self.history = self.history.then(Moment.opened(link), agreed=agreed)
        self.comes(Table.from_fragment(link), agreed)

    def comes(self, *seen):
        if seen != self.tables[-1]:
            self.tables.append(seen)
            self.undone.clear()

    @rule()
    def settle(self):
        self.history = self.history.own_again()
        for seen in (self.tables, self.undone):
            seen[:] = [(table, NOTHING_AGREED) for table, _ in seen]

    @rule()
    def undo(self):
        if len(self.tables) > 1 and self.history.can_undo:
            self.history = self.history.after("undo")
            self.undone.append(self.tables.pop())

    @rule()
    def redo(self):
        if self.undone:
            self.history = self.history.after("redo")
            self.tables.append(self.undone.pop())

    @rule()
    def close_and_open_again(self):
        self.history = History.parse(str(self.history), Moment.parse)

    @invariant()
    def the_table_is_as_it_was(self):
        assert (self.history.now.table, self.history.agreed) == self.tables[-1]

    @invariant()
    def undo_and_redo_are_there_when_there_is_something_to_go_to(self):
        is_full = len(self.history.moments) == DEPTH + 1
        assert self.history.can_undo or len(self.tables) == 1 or is_full
        assert self.history.can_redo == bool(self.undone)

    @invariant()
    def all_that_was_undone_comes_back(self):
        tables = [moment.table for moment in self.history.moments]
        seen = list(zip(tables, self.history.brought, strict=True))
        earlier, later = seen[: self.history.at + 1], seen[self.history.at + 1 :]
        assert later == self.undone[::-1]
        assert earlier == self.tables[-len(earlier) :]


Tapping.TestCase.settings = settings(
    max_examples=EXAMPLES // 2, stateful_step_count=120, deadline=None
)
TestTapping = Tapping.TestCase
