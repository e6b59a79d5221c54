"""Bad input: refused with a plain message that quotes it, by parser, command line and link."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.trick.moment import Moment
from fortytwo.trick.table import Table
from fortytwo.words.say import quoted, told
from support.refused import refused, refused_like

BAD_LINES = [
    ("", '"" has no colon after the trump. Write it like treys: 5-2 | 5-1 2-1.'),
    (
        "treys 84: 3-3 3-0",
        '"treys 84: 3-3 3-0" has a bid, so it\'s a whole hand, and a hand needs its slash. Write it like treys 84: 5-2 5-1 /.',
    ),
    (
        "treys 2 marks: 3-3",
        '"treys 2 marks: 3-3" has a bid, so it\'s a whole hand, and a hand needs its slash. Write it like treys 84: 5-2 5-1 /.',
    ),
    ("5-2 5-3", '"5-2 5-3" has no colon after the trump. Write it like treys: 5-2 | 5-1 2-1.'),
    ("treys: 7-1", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 6", '"6" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 6-", '"6-" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 6-4-2", '"6-4-2" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 64", '"64" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: -1", '"-1" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 5-٢", '"5-٢" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: double-seven", '"double-seven" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 5-2, 5-1", '"5-2," isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 5-2 | 5-1: 6-6", '"5-1:" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: \x1b[31m", '"?[31m" isn\'t a domino. Write it like 6-4 or six-four.'),
    (
        "hearts: 6-4",
        "\"hearts\" isn't a call I know. Trump is a number, like treys. Or it's doubles, follow me, nello or sevens.",
    ),
    ("treys: 5-2 2-5", '"5-2" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 | 5-2", '"5-2" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 | 5-1 5-1", '"5-1" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 | 5-1 | 5-1 5-2", '"5-2" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 | 5-1 | 5-1 5-1", '"5-1" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 | 5-1 6-6 | 5-1 6-6", '"6-6" is there twice. A domino can only be in one place.'),
    (
        "treys: 5-2 5-1 5-5 6-6 6-5",
        '"5-2 5-1 5-5 6-6 6-5" is too many for a trick. A trick is four dominoes.',
    ),
    (
        "treys: 5-2 5-1 5-5 6-6 | 6-5 | 6-5",
        '"5-2 5-1 5-5 6-6 6-5" is too many for a trick. A trick is four dominoes.',
    ),
    (
        "treys: | 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5",
        '"5-5 6-0 6-1 6-2 6-3 6-4 6-5 6-6" is too many for a hand. A hand is seven dominoes.',
    ),
    ("treys: 5-2 | 5-1 | 6-6", "\"6-6\" wasn't played from the hand: it isn't in it."),
    ("treys: 5-2 | | 6-6", "\"6-6\" wasn't played from the hand: it isn't in it."),
    (
        "treys: 5-2 | 5-1 | 5-1 | 6-6",
        '"treys: 5-2 | 5-1 | 5-1 | 6-6" has too many bars. Bars go between the trick, the hand and the play.',
    ),
]


@pytest.mark.parametrize(("line", "message"), BAD_LINES)
def test_a_bad_line_is_refused_with_what_was_wrong(line, message):
    with refused(message):
        Table.parse(line)


BAD_LINKS = [
    ("treys/5-2", '"treys/5-2" isn\'t a table.'),
    ("rules", '"rules" isn\'t a table.'),
    ("/hearts", '"hearts" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
    ("/treys/7-1", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("/treys/5-2/5-2", '"5-2" is there twice. A domino can only be in one place.'),
    ("/treys/5-2.5-1.5-5.6-6.6-5", '"5-2 5-1 5-5 6-6 6-5" is too many for a trick. A trick is four dominoes.'),
    ("/treys/5-2/5-1/5-1/6-6", '"treys:5-2|5-1|5-1|6-6" has too many bars. Bars go between the trick, the hand and the play.'),
    ("/treys/%3Cimg%20src=x%3E", '"%3Cimg%20src=x%3E" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("/treys/<img/src=x>", '"<img" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("/" + "5" * 200, f'"/{"5" * 39}…" is too long to be a table.'),
]  # fmt: skip


@pytest.mark.parametrize(("fragment", "message"), BAD_LINKS)
def test_a_bad_link_is_refused_with_what_was_wrong(fragment, message):
    with refused(message):
        Table.from_fragment(fragment)


@pytest.mark.parametrize(("fragment", "message"), BAD_LINKS)
def test_a_bad_link_opens_an_empty_table_with_a_note(fragment, message):
    moment = Moment.opened(fragment)
    assert (moment.table, told(moment.note)) == (
        Table(),
        f"I can't read that link: {message.partition('. ')[0].removesuffix('.')}.",
    )


def test_a_link_may_be_120_characters_long_and_no_longer():
    longest = "/treys/5-2/" + "." * 106 + "5-1"
    assert str(Table.from_fragment(longest)) == "treys: 5-2 | 5-1"
    with refused_like("too long"):
        Table.from_fragment(f"{longest}.")


@given(st.text(max_size=150))
def test_any_link_at_all_gives_a_table_or_a_note(fragment):
    moment = Moment.opened(fragment)
    assert moment.note or Table.from_fragment(moment.table.fragment) == moment.table


@given(st.text(max_size=60))
def test_any_line_at_all_is_read_or_refused_with_a_value_error(line):
    try:
        table = Table.parse(line)
    except ValueError as refused:
        message = told(refused)
    else:
        message = str(table)
        assert Table.parse(message) == table
    assert message.isprintable()


@pytest.mark.parametrize("ends", [(3, 5), (7, 1), (1, -1)])
def test_a_wrong_domino_cannot_be_built(ends):
    with pytest.raises(ValueError, match=f"not a domino, high end first: {ends[0]}-{ends[1]}"):
        Domino(*ends)


def test_a_message_shortens_what_it_quotes_and_prints_nothing_unprintable():
    assert quoted("x" * 41) == f'"{"x" * 40}…"'
    assert quoted("x" * 40) == f'"{"x" * 40}"'
    assert quoted("a\tb\x00") == '"a?b?"'


def test_a_suit_is_never_mistaken_for_none():
    assert Call(Suit.BLANKS).trump is Suit.BLANKS
    assert Table.parse("blanks: 6-0").call == Call(Suit.BLANKS)
