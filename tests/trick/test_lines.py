"""The line: a dispute written, read back, and carried by a link."""

import re

import pytest
from hypothesis import given

from fortytwo.calls import CALLS, Call
from fortytwo.dominoes import DOMINOES, Domino, Suit
from fortytwo.trick.table import LONGEST_FRAGMENT, Table
from fortytwo.words.say import name
from support.strategies import tables


@given(tables())
def test_a_table_written_and_read_is_the_same_table(table):
    assert Table.parse(str(table)) == table


@given(tables())
def test_a_table_carried_by_a_link_is_the_same_table(table):
    assert Table.from_fragment(table.fragment) == table


@given(tables())
def test_a_link_is_short_and_in_characters_that_a_text_message_keeps(table):
    assert re.fullmatch(r"[A-Za-z0-9./_-]*", table.fragment)
    assert len(table.fragment) <= LONGEST_FRAGMENT


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("treys: 5-2 | 2-1 5-3 5-1", "treys: 5-2 | 2-1 5-1 5-3"),
        ("fours: | 6-4 5-4 2-1", "fours: | 2-1 5-4 6-4"),
        (": 6-3", ": 6-3"),
        (":", ":"),
        ("treys:", "treys:"),
        ("  TREYS :2-5|1-2   3-5 ", "treys: 5-2 | 2-1 5-3"),  # either order, any case, any spaces
        ("Treys: five-deuce | Double-Six blank-ace", "treys: 5-2 | 1-0 6-6"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "treys: 5-2 | 2-1 5-1 | 2-1 6-6"),
        ("treys: | 5-1 | 5-1 6-6", "treys: | 5-1 | 5-1 6-6"),
        ("treys: 5-2 | |", "treys: 5-2"),
    ],
)
def test_a_line_is_read_leniently_and_written_one_way(line, written):
    assert str(Table.parse(line)) == written


@pytest.mark.parametrize(
    ("line", "fragment"),
    [
        (":", ""),
        ("treys:", "/treys"),
        (": 6-3", "//6-3"),
        ("treys: 5-2 | 2-1 5-3 5-1", "/treys/5-2/2-1.5-1.5-3"),
        ("fours: | 6-4", "/fours//6-4"),
        ("treys: 5-2 | 5-1 2-1 | 2-1 6-6", "/treys/5-2/2-1.5-1/2-1.6-6"),
    ],
)
def test_a_link_carries_the_line(line, fragment):
    assert Table.parse(line).fragment == fragment


@pytest.mark.parametrize("after", [".", ",", ")", "!", '."', ":", ">"])
def test_what_a_sentence_leaves_hanging_on_a_link_is_let_go(after):
    assert str(Table.from_fragment(f"/treys/5-2/5-1{after}")) == "treys: 5-2 | 5-1"


def test_the_parts_of_a_line_are_the_call_the_trick_the_hand_and_the_play():
    assert Table.parse("blanks: 5-2 6-6 | 2-1 0-0 | 0-0 4-4") == Table(
        Call(Suit.BLANKS),
        (Domino(5, 2), Domino(6, 6)),
        frozenset({Domino(2, 1), Domino(0, 0)}),
        (Domino(0, 0), Domino(4, 4)),
    )


@pytest.mark.parametrize("domino", DOMINOES, ids=str)
def test_every_domino_is_read_from_its_name_and_from_its_number(domino):
    assert Domino.parse(name(domino)) == Domino.parse(str(domino)) == domino


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_every_call_is_read_from_its_name(call):
    assert Call.parse(str(call)) is call
