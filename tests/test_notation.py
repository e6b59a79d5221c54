"""What players write themselves: names, and what a renege costs in their own words."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.notation import from_link, one_line, refuse_untidy, to_link
from fortytwo.refusals import Refusal
from fortytwo.words.say import told
from support.refused import refused, refused_like

LONGEST = 40


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann and Bo", "Ann and Bo"),
        ("  Ann   and Bo ", "Ann and Bo"),
        ("Ann\nand\tBo\r\n", "Ann and Bo"),
        ("Zoë & Łukasz", "Zoë & Łukasz"),
        ("x" * LONGEST, "x" * LONGEST),
        (f" {'x' * LONGEST} ", "x" * LONGEST),  # spaces around it do not count
    ],
)
def test_what_is_typed_is_kept_in_one_line_with_single_spaces(typed, kept):
    assert one_line(typed, LONGEST) == kept


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", '"" doesn\'t say anything. Write a word or two.'),
        (" \n", '" ?" doesn\'t say anything. Write a word or two.'),
        ("x" * 41, f'"{"x" * 40}…" is too long. Keep it to 40 characters.'),
        ("Ann\x1b[31m", '"Ann?[31m" has a character that can\'t be printed. Leave it out.'),
        (
            "Ann\u202eoB",
            '"Ann?oB" has a character that can\'t be printed. Leave it out.',
        ),  # writes backwards
        ("\ud800", '"?" has a character that can\'t be printed. Leave it out.'),  # half a character
    ],
)
def test_what_cannot_stand_in_one_line_is_refused(typed, message):
    with refused(message):
        one_line(typed, LONGEST)


@pytest.mark.parametrize("untidy", [" Ann", "Ann ", "Ann  Bo", "Ann\nBo", "Ann\xa0Bo"])
def test_what_is_not_in_one_line_yet_can_be_refused(untidy):
    with refused_like("isn't one line with single spaces"):
        refuse_untidy(untidy, LONGEST)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("", ""),
        ("Tea for all", "Tea-for-all"),
        ("Tea, for all!", "Tea.2c-for-all.21"),
        ("a-b.c", "a.2db.2ec"),
        ("Zoë", "Zo.c3.ab"),
        ("٣", ".d9.a3"),  # a digit, but not one that every phone keeps
    ],
)
def test_a_link_carries_it_in_letters_digits_dashes_and_dots(text, link):
    assert to_link(text) == link
    assert from_link(link) == text


@pytest.mark.parametrize(
    "junk", ["a b", "tea!", ".2", ".2C", "..", ".ff", ".c3", "ë", "a\n", "<img>"]
)
def test_junk_is_no_text_from_a_link(junk):
    with refused(f'"{junk}" isn\'t text that a link can carry.'.replace("\n", "?")):
        from_link(junk)


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_the_same_after_a_link(text):
    link = to_link(text)
    assert re.fullmatch(r"[A-Za-z0-9.-]*", link)
    assert from_link(link) == text


@given(st.text(max_size=60))
def test_any_text_at_all_is_kept_the_same_way_twice_or_refused(text):
    try:
        said = one_line(text, LONGEST)
    except Refusal as refused:
        said = told(refused)
    else:
        assert one_line(said, LONGEST) == said
    assert said.isprintable()


@given(st.text(st.sampled_from("ab.-0f7c \n")))
def test_anything_at_all_from_a_link_is_read_or_refused_with_a_value_error(link):
    try:
        text = from_link(link)
    except Refusal as refused:
        text = told(refused)
        assert text.endswith(" isn't text that a link can carry.")
    assert from_link(to_link(text)) == text
