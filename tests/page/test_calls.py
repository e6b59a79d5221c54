"""The calls beside the numbers: tapped in the list that lies over the page, and ruled on."""

import re

import pytest
from playwright.sync_api import expect

from support.page import (
    button,
    call,
    call_in_list,
    note,
    other_calls,
    panel,
    radio,
    reload,
    tap,
    tile,
    undo,
    verdict,
    wait_for_python,
)
from support.taps import counting

LED_AND_WINNING = "{} were led, and the {} is winning."
IF_HELD = "If these are in your hand, you must play the {}."
FLOWS = {
    "follow me, doubles high": (
        ("five-deuce", "Second domino", "double-six", "double-five"),
        LED_AND_WINNING.format("Fives", "double-five"),
    ),
    "follow me, doubles low": (
        ("double-five", "five-blank", "six-ace"),
        IF_HELD.format("five-blank"),
    ),
    "follow me, doubles a suit": (
        ("double-five", "five-blank", "double-six"),
        IF_HELD.format("double-six"),
    ),
    "doubles are trump": (
        ("double-six", "six-five", "double-ace"),
        IF_HELD.format("double-ace"),
    ),
    "doubles are trump, double-blank high": (
        ("double-six", "Second domino", "double-blank"),
        LED_AND_WINNING.format("Trumps", "double-blank"),
    ),
    "nello, doubles turned over": (
        ("double-six", "Second domino", "double-blank"),
        LED_AND_WINNING.format("Doubles", "double-blank"),
    ),
    "sevens": (("double-six", "six-deuce", "double-five"), IF_HELD.format("six-deuce")),
}


def in_words(page):
    """The call in words, over the verdict."""
    return page.locator("#called")


def rules(page):
    """The rules at the foot of the page, and an example of them."""
    return page.locator("#rules")


@pytest.mark.parametrize("name", FLOWS)
def test_a_call_is_tapped_and_ruled_on(open_table, name):
    page = open_table()
    taps, says = FLOWS[name]
    call(page, name)
    expect(panel(page, "Other calls")).to_be_hidden()
    tap(page, *taps)
    expect(verdict(page)).to_have_text(says)
    expect(other_calls(page)).to_have_text(re.compile(f"^{name}$", re.IGNORECASE))
    expect(in_words(page)).to_have_text(re.compile(f"^{name}", re.IGNORECASE))


def test_nello_has_three_places_and_says_who_sits_out(open_table):
    page = open_table()
    expect(radio(page, "Fourth domino")).to_be_visible()
    call(page, "nello, doubles high")
    expect(radio(page, "Fourth domino")).to_be_hidden()
    expect(in_words(page)).to_have_text("Nello, doubles high: partner sits out")
    tap(page, "five-deuce", "Second domino", "double-six", "double-five")
    expect(verdict(page)).to_have_text("The double-five takes the trick.")
    expect(radio(page, "Hand")).to_be_checked()


def test_with_four_down_nello_is_refused_and_the_table_stays(open_table):
    page = open_table("treys: 5-2 5-1 5-5 6-6")
    call(page, "nello, doubles high")
    expect(note(page)).to_have_text(
        '"5-2 5-1 5-5 6-6" is too many for a trick. A trick is three dominoes.'
    )
    expect(verdict(page)).to_have_text("The double-five takes the trick.")
    expect(radio(page, "treys")).to_be_checked()
    expect(other_calls(page)).to_have_text("Other calls")


def test_in_sevens_each_domino_of_the_hand_says_how_far_off_it_is(open_table):
    page = open_table("sevens: 5-2 | 6-2 4-3 5-5")
    for domino, word, says in [
        ("four-trey", "at 7", "four-trey, at 7, must be played"),
        ("six-deuce", "1 off", "six-deuce, 1 off, can't be played"),
        ("double-five", "3 off", "double-five, 3 off, can't be played"),
    ]:
        expect(tile(page, domino)).to_have_accessible_name(says)
        expect(page.locator("#hand .tile").filter(has=tile(page, domino))).to_have_text(word)
    tap(page, "four-trey")
    tap(page, "four-trey")
    expect(tile(page, "four-trey")).to_have_accessible_name(re.compile("at 7"))


def test_the_rules_and_their_example_fit_the_call_and_go_back_with_a_number(open_table):
    page = open_table()
    plain = rules(page).inner_text()
    call(page, "sevens")
    expect(rules(page)).to_contain_text("Everybody plays the closest to seven pips they have")
    expect(rules(page)).to_contain_text("the six-deuce, the five-ace and the double-five")
    expect(rules(page).get_by_role("listitem")).to_have_count(4)
    call(page, "doubles are trump")
    expect(rules(page)).to_contain_text("Every double is a trump, and isn't in any other suit.")
    tap(page, "treys")
    expect(rules(page).get_by_role("listitem")).to_have_count(14)
    assert rules(page).inner_text() == plain


def test_a_call_the_table_has_not_agreed_on_says_so(open_table):
    page = open_table("#/sevens/5-2/house/sevens")
    row = page.locator("#trump legend")
    expect(row).to_have_text("Called")
    other_calls(page).click()
    usual = page.locator("#trump-others [data-usual]")
    expect(usual).to_have_count(1)
    expect(usual).to_have_accessible_name("sevens")
    expect(usual).to_have_accessible_description("your table plays it")
    call_in_list(page, "nello, doubles low").click()
    expect(row).to_have_text("Your table hasn't agreed on this")
    tap(page, "treys")
    expect(row).to_have_text("Trump")


def test_any_call_takes_two_taps_also_after_another(open_table):
    page = open_table()
    taps = counting(page)
    call(page, "sevens")
    call(page, "nello, doubles low")
    expect(in_words(page)).to_contain_text("Nello, doubles low")
    assert taps() == 4


def test_a_second_tap_takes_the_call_back(open_table):
    page = open_table(": 5-2")
    call(page, "sevens")
    expect(verdict(page)).to_contain_text("closest to seven")
    call(page, "sevens")
    expect(verdict(page)).to_contain_text("Trump hasn't been named")
    expect(panel(page, "Other calls")).to_be_hidden()
    expect(other_calls(page)).to_have_text("Other calls")
    expect(in_words(page)).to_be_hidden()
    expect(page.locator("#table [name=trump]:checked")).to_have_count(0)


def test_a_number_takes_the_place_of_a_call_and_a_call_of_a_number(open_table):
    page = open_table(": 5-2")
    call(page, "sevens")
    tap(page, "fives")
    expect(verdict(page)).to_contain_text("Fives are trump")
    expect(other_calls(page)).to_have_text("Other calls")
    call(page, "follow me, doubles high")
    expect(verdict(page)).to_have_text("The five-deuce is led as a five. Follow with a five.")
    expect(radio(page, "fives")).not_to_be_checked()


def test_calls_are_undone_and_redone(open_table):
    page = open_table("treys:")
    call(page, "sevens")
    call(page, "doubles are trump")
    undo(page)
    expect(other_calls(page)).to_have_text("Sevens")
    undo(page)
    expect(other_calls(page)).to_have_text("Other calls")
    expect(radio(page, "treys")).to_be_checked()
    button(page, "Redo").click()
    expect(other_calls(page)).to_have_text("Sevens")
    expect(verdict(page)).to_have_text(
        "Sevens: the closest to seven takes it. Which domino was led?"
    )


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_arrow_keys_go_through_the_list_and_a_key_closes_it(open_table, key):
    page = open_table("treys: 5-2")
    other_calls(page).click()
    call_in_list(page, "follow me, doubles high").press("Space")
    for name in ("follow me, doubles low", "follow me, doubles a suit"):
        page.keyboard.press("ArrowDown")
        expect(call_in_list(page, name)).to_be_focused()
        expect(call_in_list(page, name)).to_be_checked()
    expect(panel(page, "Other calls")).to_be_visible()
    page.keyboard.press(key)
    expect(panel(page, "Other calls")).to_be_hidden()
    expect(other_calls(page)).to_be_focused()
    expect(other_calls(page)).to_have_text("Follow me, doubles a suit")
    undo(page)  # what the keys went through was one step
    expect(radio(page, "treys")).to_be_checked()


def test_the_tab_key_goes_from_a_call_to_the_numbers(open_table):
    page = open_table("sevens: 5-2")
    other_calls(page).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator("#trump > .suit :checked")).to_have_count(1)


@pytest.mark.parametrize(
    ("key", "called", "agreed"),
    [
        ("f", "Follow me, doubles high", "Follow me, doubles low"),
        ("d", "Doubles are trump", "Doubles are trump, double-blank high"),
        ("n", "Nello, doubles high", "Nello, doubles turned over"),
        ("s", "Sevens", "Sevens"),
    ],
)
def test_a_letter_names_the_call_that_the_table_plays(open_table, key, called, agreed):
    page = open_table()
    page.keyboard.press(key)
    expect(other_calls(page)).to_have_text(called)
    open_table(
        "#//5-2/house/doubles-reversed.follow-me-doubles-low.nello-doubles-suit-reversed.sevens"
    )
    page.keyboard.press(f"Shift+{key}")
    expect(other_calls(page)).to_have_text(agreed)


def test_letters_typed_into_the_line_name_no_call(open_table):
    page = open_table()
    line = page.get_by_role("textbox", name="Or type it")
    line.press_sequentially("fdns")
    expect(line).to_have_value("fdns")
    expect(other_calls(page)).to_have_text("Other calls")
    line.fill("")


def test_a_call_is_there_after_a_reload(open_table):
    page = open_table()
    call(page, "nello, doubles a suit")
    tap(page, "five-deuce")
    expect(page).to_have_url(re.compile("#/nello-doubles-suit/5-2$"))
    reload(page)
    expect(other_calls(page)).to_have_text("Nello, doubles a suit")
    expect(verdict(page)).to_have_text("The five-deuce is led as a five. Follow with a five.")
    expect(radio(page, "Fourth domino")).to_be_hidden()


def test_a_call_tapped_before_python_is_up_is_named_and_answered(held_page):
    page, let_go = held_page()
    tap(page, "treys")
    call(page, "follow me, doubles low")
    expect(other_calls(page)).to_have_text("Follow me, doubles low")
    tap(page, "double-five")
    page.reload()
    expect(other_calls(page)).to_have_text("Follow me, doubles low")
    let_go()
    wait_for_python(page)
    expect(verdict(page)).to_have_text("The double-five is led as a five. Follow with a five.")
    expect(page).to_have_url(re.compile("#/follow-me-doubles-low/5-5$"))


def test_a_renege_is_called_under_sevens(open_table):
    page = open_table("#/renege/treys/5-2/6-6/4-3/")
    call(page, "sevens")
    expect(verdict(page)).to_have_text("Renege: they played the double-six but held the four-trey.")
    expect(page.locator("#proofs")).to_contain_text("The four-trey is seven pips")


def test_a_whole_hand_is_recorded_under_nello(open_table):
    page = open_table("#/hand/42")
    call(page, "nello, doubles high")
    button(page, "Next").click()
    expect(page.locator("#record [name=place]:visible")).to_have_count(3)
    tap(page, "ace-blank", "deuce-ace", "double-ace")
    expect(page.locator("#one-line")).to_have_text("nello 42: 1-0 2-1 1-1 /")
    open_table("#/hand/")  # for the tests to come no hand is under way
