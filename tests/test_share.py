"""What is sent to others: the ruling with its link, and the report of a wrong one."""

import pytest

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.words.share import message, report

LINK = "https://example.org/42/#/treys/5-2/2-1.5-1"
VERDICT = "Fives were led, so you must play the five-ace."
RULE = "A player who holds a domino of the suit led has to play one."
LOOK = ("", "", False)


def report_of(look=LOOK, agreed=NOTHING_AGREED):
    """The lines of the report of a ruling, on a page that looks like that."""
    line = "treys: 5-2 | 2-1 5-1"
    text = report(line, VERDICT, [RULE, "Fives."], agreed, LINK, look, "0123456789", "Browser/1.0")
    return text.splitlines()


def test_what_is_sent_is_the_sentence_the_reason_and_the_link():
    assert message([VERDICT, RULE], NOTHING_AGREED, LINK).splitlines() == [VERDICT, RULE, LINK]


def test_where_there_is_no_reason_there_is_no_empty_line():
    assert message([VERDICT, ""], NOTHING_AGREED, LINK).splitlines() == [VERDICT, LINK]


def test_what_was_agreed_comes_before_the_link():
    assert message([VERDICT], Agreement.parse("hand-shake-slip-others"), LINK).splitlines() == [
        VERDICT,
        "Agreed at the table: A renege loses the hand; only the other side may call it until the"
        " next shake; a renege counts even if it's caught before the trick is turned over.",
        LINK,
    ]


def test_an_agreement_that_is_not_whole_says_what_is_open():
    text = message([], Agreement.parse("hand-shake-slip"), LINK)
    assert "Not settled yet: who may call it." in text


def test_a_report_has_all_that_is_needed_to_look_into_it():
    assert report_of() == [
        "This ruling looks wrong to me.",
        "The line: treys: 5-2 | 2-1 5-1",
        f"The ruling: {VERDICT}",
        f"- {RULE}",
        "- Fives.",
        "Settings: Same as my phone, words Normal",
        "Version 0123456789",
        "Browser: Browser/1.0",
        LINK,
    ]


@pytest.mark.parametrize(
    ("look", "said"),
    [
        (("dark", "largest", False), "Dark, words Largest"),
        (
            ("light", "large", True),
            "Light, words Large, Numbers on the dominoes instead of pips",
        ),
    ],
)
def test_a_report_says_what_is_set_in_the_menu(look, said):
    assert f"Settings: {said}" in report_of(look)


def test_a_report_says_what_was_agreed():
    agreed = report_of(agreed=Agreement.parse("mark-lead-slip-anybody"))[-2]
    assert agreed.startswith("Agreed at the table: A renege costs one mark, to the other side;")
