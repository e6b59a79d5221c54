"""Calling a renege: what each tap tells, and how it is kept and sent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.dominoes import DOMINOES
from fortytwo.renege.moment import Moment
from fortytwo.seats import LONGEST_NAME
from fortytwo.trick.table import Table
from support.refused import refused


def after(word, *taps):
    """The moment written as *word*, after these taps."""
    moment = Moment.parse(word)
    for tap in taps:
        moment = moment.after(*tap.split())
    return moment


EMPTY = "/renege/////"


def test_nothing_is_told_at_first():
    assert str(Moment()) == EMPTY
    assert Moment.parse(EMPTY) == Moment()


@pytest.mark.parametrize(
    ("word", "tap", "told"),
    [
        (EMPTY, "tell 5-2", "/renege//5-2///"),
        ("/renege//5-2///", "tell 6-6", "/renege//5-2/6-6//"),
        ("/renege//5-2/6-6//", "tell 5-1", "/renege//5-2/6-6/5-1/"),
        ("/renege//5-2/6-6/5-1/", "tell 0-0", "/renege//5-2/6-6/0-0.5-1/"),
        ("/renege//5-2/6-6/5-1/", "trump treys", "/renege/treys/5-2/6-6/5-1/"),
        ("/renege/treys/5-2/6-6/5-1/", "trump treys", "/renege//5-2/6-6/5-1/"),
        ("/renege/treys/5-2/6-6/5-1/", "trump fours", "/renege/fours/5-2/6-6/5-1/"),
        (EMPTY, "who 3", "/renege/////seat-3"),
        ("/renege/////seat-3", "who 1", "/renege/////seat-1"),
        ("/renege/////seat-3", "who 3", EMPTY),
        ("/renege/////name-Bo", "who 1", "/renege/////seat-1"),
        # a second tap takes a domino back, and the next one tapped is what is missing
        ("/renege//5-2/6-6/5-1/", "tell 5-2", "/renege///6-6/5-1/"),
        ("/renege///6-6/5-1/", "tell 5-0", "/renege//5-0/6-6/5-1/"),
        ("/renege//5-2/6-6/5-1/", "tell 6-6", "/renege//5-2//5-1/"),
        ("/renege//5-2//5-1/", "tell 6-5", "/renege//5-2/6-5/5-1/"),
        ("/renege//5-2/6-6/5-1/", "tell 5-1", "/renege//5-2/6-6//"),
        ("/renege/treys/5-2/6-6/5-1/seat-2", "new -", EMPTY),
    ],
)
def test_what_a_tap_tells(word, tap, told):
    assert str(after(word, tap)) == told


@pytest.mark.parametrize(
    ("word", "tap", "refusal"),
    [
        (EMPTY, "new -", "Nothing has been told yet."),
        (
            "/renege//5-2/6-6/0-0.1-0.1-1.2-0.2-1.2-2/",
            "tell 3-3",
            "The hand has its seven dominoes. Tap one of them to take it out.",
        ),
    ],
)
def test_a_tap_that_cannot_be_is_told_why(word, tap, refusal):
    with refused(refusal):
        after(word, tap)


@pytest.mark.parametrize(
    ("word", "line"),
    [
        (EMPTY, ":"),
        ("/renege/treys/5-2///", "treys: 5-2"),
        ("/renege/treys/5-2/6-6//", "treys: 5-2 | 6-6 | 6-6"),
        ("/renege/treys/5-2/6-6/5-1/", "treys: 5-2 | 5-1 6-6 | 6-6"),
        ("/renege/treys///5-1/", "treys: | 5-1"),
        ("/renege/treys//6-6/5-1/", "treys: | 5-1 6-6"),
    ],
)
def test_what_is_told_lies_on_a_table_to_be_ruled_on(word, line):
    assert str(Moment.parse(word).table) == line


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("treys:", "/renege/treys////"),
        ("treys: 5-2", "/renege/treys/5-2///"),
        ("treys: 5-2 6-6", "/renege/treys/5-2/6-6//"),
        ("treys: 5-2 6-6 5-4", "/renege/treys/5-2/5-4//"),
        ("treys: 5-2 | 5-1", "/renege/treys/5-2///"),
    ],
)
def test_it_begins_with_who_played_last_on_the_table(line, word):
    assert str(Moment.of(Table.parse(line))) == word


def test_a_link_has_a_name_or_nobody_as_seats_differ_by_phone():
    moment = after("/renege/treys/5-2/6-6/5-1/seat-2")
    assert moment.fragment_naming("Old Bob") == "/renege/treys/5-2/6-6/5-1/name-Old-Bob"
    assert moment.fragment_naming("") == "/renege/treys/5-2/6-6/5-1/"
    assert Moment.opened("/renege/treys/5-2/6-6/5-1/name-Old-Bob.").name == "Old Bob"
    assert Moment().fragment_naming("Bo") == ""


def test_the_longest_name_is_read_back_from_a_link_with_a_whole_hand():
    told = Moment.parse("/renege/deuces/5-2/6-6/0-0.1-0.1-1.2-0.2-1.2-2/")
    assert (
        Moment.opened(told.fragment_naming("\U0001f0cf" * LONGEST_NAME)).name == "\U0001f0cf" * 16
    )


def test_a_link_brings_what_its_table_agreed_on():
    moment = Moment.opened("/renege/treys/5-2/6-6/5-1/name-Bo/agreed/hand")
    assert (moment.name, moment.linked.loses_the_hand) == ("Bo", True)


@pytest.mark.parametrize(
    "fragment",
    [
        "/renege",
        "/renege/treys",
        "/renege/treys/5-2/6-6/5-1",
        "/renege/treys/5-2/6-6/5-1//",
        "/renege/treys/5-2.5-1/6-6//",
        "/renege/treys/5-2/5-2//",
        "/renege/treys/5-2/6-6/6-6/",
        "/renege/treys/5-2/6-6/5-1.5-1/",
        "/renege/treys/5-2/6-6/0-0.1-0.1-1.2-0.2-1.2-2.3-3/",
        "/renege/treys/5-2/6-6/7-1/",
        "/renege/hearts/5-2/6-6/5-1/",
        "/renege/treys/5-2/6-6/5-1/seat-4",
        "/renege/treys/5-2/6-6/5-1/name-%3Cb%3E",
        f"/renege/treys/5-2/6-6/5-1/name-{'x' * 300}",
    ],
)
def test_a_link_that_cannot_be_read_leaves_nothing_told(fragment):
    moment = Moment.opened(fragment)
    assert str(moment) == EMPTY
    assert moment.note.kind == "unread-link"


@given(st.lists(st.sampled_from(DOMINOES), max_size=9))
def test_what_is_told_is_read_back_as_it_was_written(dominoes):
    moment = Moment()
    for domino in dominoes:
        if len(moment.held) < 6:
            moment = moment.after("tell", str(domino))
    assert Moment.parse(str(moment)) == moment
