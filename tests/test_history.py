"""Second thoughts: what undo and redo bring back, and how a history is written down."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.history import DEPTH, History
from fortytwo.trick.moment import Moment
from fortytwo.trick.table import Place, Table
from support.effort import EXAMPLES
from support.refused import refused_like

PLACES = [place.word for place in Place]
START = History((Moment(),))


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
    with refused_like(r"^There's nothing to redo\.$"):
        history.after("redo")


@pytest.mark.parametrize(
    ("taps", "cleared"),
    [
        ("trump treys, new", True),
        ("trump treys, led 5-2, new, place second", True),  # a look elsewhere is no step
        ("trump treys, new, undo, redo", True),
        ("trump treys, new, undo", False),
        ("trump treys, new, trump fours", False),  # now undo takes back the fours
        ("trump treys, undo", False),
        ("trump treys", False),
        ("trump treys, led 5-2", False),
    ],
)
def test_after_a_new_hand_it_is_known_that_undo_brings_back_the_old(taps, cleared):
    history = tapped(*taps.split(", "))
    assert history.cleared is cleared
    assert History.parse(str(history), Moment.parse).cleared is cleared


def test_on_an_empty_table_nothing_has_been_cleared():
    assert not START.cleared


def test_before_the_first_tap_there_is_nothing_to_undo():
    assert not START.can_undo
    with refused_like(r"^There's nothing to undo\.$"):
        START.after("undo")


def test_a_tap_that_is_refused_changes_nothing_and_leaves_the_redo():
    history = tapped("trump treys", "led 5-2", "undo")
    with refused_like("led yet"):
        history.after("next")
    assert history.can_redo


def test_undo_comes_back_to_the_place_that_was_asked_for():
    history = tapped("trump treys", "led 5-2", "place second", "second 6-6")
    assert history.now.place is Place.THIRD
    assert history.after("undo").now.place is Place.SECOND


def test_a_note_is_not_said_again_by_an_undo():
    noted = tapped("trump treys").then(Moment.opened("/hearts"))
    assert noted.now.note
    assert noted.after("undo").after("redo").now.note is None


def stepped(history, *taps):
    """The history after these taps, each of them instead of the one before."""
    for tap in taps:
        history = history.then(history.now.after(*tap.split()), instead=True)
    return history


def test_a_tap_instead_of_another_is_one_step_back_with_it():
    history = stepped(tapped("trump treys", "led 6-6"), "led 6-5", "led 6-4")
    assert str(history.now.table) == "treys: 6-4"
    assert str(history.after("undo").now.table) == "treys:"
    assert not history.can_redo


def test_taps_that_come_back_to_where_they_began_are_no_step():
    history = stepped(tapped("trump treys", "trump fours"), "trump treys")
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


@pytest.mark.parametrize(
    "line",
    [
        "*led",
        "led led/treys *hand/treys/5-2",
        "led *led/treys hand/treys/5-2",
        "*hand/treys/5-2/2-1.5-3/5-3.6-6 led",
        "led led/treys/agreed/hand-shake *hand/treys/5-2/agreed/own-Tea.7e-for-.2aall",
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
        "*led/hearts",
        "*led/treys/7-1",
        "*led/treys/agreed/tea",
        "*led " + "led " * (DEPTH + 1),
        "<img src=x onerror=alert(1)>",
        "*",
    ],
)
def test_junk_is_no_history(junk):
    with refused_like(r'^"'):
        History.parse(junk, Moment.parse)


def seen(moment):
    """The table of *moment*, and what its link's table agreed on, as it is written."""
    return moment.table, str(moment.linked)


class Tapping(RuleBasedStateMachine):
    """Any taps and links at all, beside a plain list of the tables as they were."""

    def __init__(self):
        super().__init__()
        self.history = START
        self.tables = [(Table(), "open")]
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
        _, linked = self.tables[-1]
        self.comes(self.history.now.table, "open" if name == "new" else linked)

    @rule(
        link=st.sampled_from(["", "/fours/6-4", "/treys/5-2"]),
        linked=st.sampled_from(["open", "hand", "own-Tea.2c-for-all"]),
    )
    def open(self, link, linked):
        self.history = self.history.then(Moment.opened(f"{link}/agreed/{linked}"))
        self.comes(Table.from_fragment(link), linked)

    def comes(self, *what):
        if what != self.tables[-1]:
            self.tables.append(what)
            self.undone.clear()

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
        assert seen(self.history.now) == self.tables[-1]

    @invariant()
    def undo_and_redo_are_there_when_there_is_something_to_go_to(self):
        is_full = len(self.history.moments) == DEPTH + 1
        assert self.history.can_undo or len(self.tables) == 1 or is_full
        assert self.history.can_redo == bool(self.undone)

    @invariant()
    def all_that_was_undone_comes_back(self):
        moments = [seen(moment) for moment in self.history.moments]
        earlier, later = moments[: self.history.at + 1], moments[self.history.at + 1 :]
        assert later == self.undone[::-1]
        assert earlier == self.tables[-len(earlier) :]


Tapping.TestCase.settings = settings(
    max_examples=EXAMPLES // 2, stateful_step_count=120, deadline=None
)
TestTapping = Tapping.TestCase
