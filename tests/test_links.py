"""Links: what is on the screen, and what its table agreed on, in one address."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.agreement import NOTHING_AGREED, Agreement, Cost, OwnWords, When
from fortytwo.hand.record import Record
from fortytwo.links import Link
from fortytwo.refusals import Refusal
from fortytwo.trick.table import Table
from fortytwo.words.say import told, what_is_wrong
from support.hostile import hostile_link
from support.strategies import AGREEMENTS, tables

HAND = Agreement(Cost.HAND, When.SHAKE)
TEA = Agreement(OwnWords("Tea, for all"), When.LEAD)
RENEGE = "/treys/5-2/5-1.5-3/5-3"


@pytest.mark.parametrize(
    ("link", "written"),
    [
        (Link(), ""),
        (Link(RENEGE), RENEGE),  # nothing when nothing is settled
        (Link(RENEGE, HAND), "/treys/5-2/5-1.5-3/5-3/agreed/hand-shake"),
        (Link("", HAND), "/agreed/hand-shake"),
        (Link("/treys", TEA), "/treys/agreed/lead-own-Tea.2c-for-all"),
        (
            Link("/hand/treys.32/5-2.5-1", HAND),
            "/hand/treys.32/5-2.5-1/agreed/hand-shake",
        ),
        # Somebody is called that; the last one is ours.
        (Link("/score/Us/agreed"), "/score/Us/agreed/agreed/open"),
        (Link("/score/agreed/Them"), "/score/agreed/Them/agreed/open"),
        (Link("/score/agreed/Them", HAND), "/score/agreed/Them/agreed/hand-shake"),
    ],
)
def test_a_link_carries_what_is_shown_and_what_was_agreed(link, written):
    assert str(link) == written
    assert Link.parse(written) == link


@pytest.mark.parametrize(
    "fragment",
    [
        f"{RENEGE}/agreed/shake-hand",  # in any order
        *(f"{RENEGE}/agreed/hand-shake{left}" for left in (".", ",", ").", '"')),
    ],
)
def test_a_link_is_read_whatever_hangs_on_its_end(fragment):
    assert Link.opened(fragment) == (Link(RENEGE, HAND), None)


@pytest.mark.parametrize(
    ("agreed", "what"),
    [
        ("hands", '"hands" isn\'t a choice.'),
        ("hand-mark", '"hand-mark" settles something twice.'),
        ("hand-shake/5-2", '"shake/5" isn\'t a choice.'),
        ("", '"" isn\'t a choice.'),
        ("<img src=x>", '"<img src=x" isn\'t a choice.'),
        ("own-", '"" doesn\'t say anything.'),
        ("own-Tea.2", '"Tea.2" isn\'t text that a link can carry.'),
        ("own-Tea.e2.80.ae", '"Tea?" has a character that can\'t be printed.'),
        (f"own-{'a' * 81}", f'"{"a" * 40}…" is too long.'),
        ("hand\u202e", '"hand?" isn\'t a choice.'),
    ],
)
def test_what_cannot_be_read_of_an_agreement_is_quoted_and_the_table_is_there(agreed, what):
    with pytest.raises(Refusal) as refused:
        Link.parse(f"{RENEGE}/agreed/{agreed}")
    assert what_is_wrong(refused.value) == what
    link, note = Link.opened(f"{RENEGE}/agreed/{agreed}")
    assert link == Link(RENEGE)
    assert told(note) == f"I can't read what the table of that link agreed on: {what}"


def test_a_link_that_was_cut_off_still_has_its_table():
    link, note = Link.opened(f"{RENEGE}/agreed")
    assert link == Link(RENEGE)
    assert note


@pytest.mark.parametrize("read", [Table.from_fragment, Record.from_fragment])
@pytest.mark.parametrize(
    "start", ["/agreed", "/treys/agreed", "/hand/treys/5-2/agreed", "/hand/agreed"]
)
def test_no_table_and_no_hand_has_a_part_that_is_called_agreed(read, start):
    for end in ("", "/hand", "/open", "/own-a"):
        with pytest.raises(ValueError):
            read(start + end)


def test_the_longest_table_is_as_long_as_ever_beside_what_was_agreed():
    longest = "/treys/5-2/" + "." * 106 + "5-1"
    link, note = Link.opened(f"{longest}/agreed/{TEA}")
    assert (len(link.shown), note) == (120, None)
    assert str(Table.from_fragment(link.shown)) == "treys: 5-2 | 5-1"


SHOWN = st.text() | tables().map(lambda table: table.fragment)


@given(SHOWN | SHOWN.map("/agreed/{}".format) | SHOWN.map("{}/agreed".format), AGREEMENTS)
def test_a_link_written_and_read_is_the_same(shown, agreed):
    assert Link.parse(str(Link(shown, agreed))) == Link(shown, agreed)


@given(tables(), AGREEMENTS)
def test_a_link_is_of_characters_that_a_text_message_keeps(table, agreed):
    assert re.fullmatch(r"(/[A-Za-z0-9./_-]*[A-Za-z0-9])?", str(Link(table.fragment, agreed)))


@given(st.text(max_size=60) | st.integers(0, 20_000).map(hostile_link))
def test_any_link_at_all_is_opened_with_a_note_that_can_be_printed(fragment):
    link, note = Link.opened(fragment)
    assert told(note).isprintable()
    assert not (note and link.agreed != NOTHING_AGREED)
    assert Link.parse(str(link)) == link
