"""The keyboard: keys that tap, undo, and go through the hand."""

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import expect

from fortytwo.dominoes import DOMINOES
from fortytwo.history import History
from fortytwo.trick.moment import Moment
from fortytwo.trick.table import Place
from support.page import button, menu, tap, tile, verdict, wait_for_python

# Presses keys, each at a time in milliseconds.
TYPE = """
(keys) => {
  for (const [key, time] of keys) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: time });
    document.body.dispatchEvent(event);
  }
}
"""


def type_keys(page, keys):
    """Press *keys*, separated by spaces, one after another."""
    for key in keys.split():
        page.keyboard.press(key)


def picker(page):
    """The place that the picker on the screen is for."""
    return page.locator("#table").get_attribute("data-picker")


@pytest.mark.parametrize("keys", ["6 3", "3 6"])
def test_two_digits_in_either_order_tap_a_domino(open_table, keys):
    page = open_table("treys:")
    type_keys(page, keys)
    expect(verdict(page)).to_contain_text("is a trump. Follow with")
    assert picker(page) == "hand"


def test_a_whole_dispute_can_be_typed(open_table):
    page = open_table("treys:")
    type_keys(page, "5 2 2 1 5 3 5 1 6 6")
    type_keys(page, "6 6")  # not in the hand after all
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1.5-3$"))
    tap(page, "Second domino")
    type_keys(page, "0 5 5 5")
    assert picker(page) == "fourth"
    expect(page).to_have_url(re.compile("#/treys/5-2.5-0.5-5/2-1.5-1.5-3$"))


@pytest.mark.parametrize("between", ["7", "9", "x", "Space"])
def test_another_digit_or_letter_between_forgets_the_first(open_table, between):
    page = open_table("treys:")
    type_keys(page, f"6 {between} 3")
    expect(page.locator("#led :checked")).to_have_count(0)
    type_keys(page, "5")
    expect(page.locator("#led :checked")).to_have_value("5-3")


def test_a_tap_between_forgets_the_first(open_table):
    page = open_table("treys:")
    type_keys(page, "6")
    tap(page, "fours")
    type_keys(page, "3")
    expect(page.locator("#led :checked")).to_have_count(0)


def test_a_digit_waits_two_seconds_for_the_second(open_table):
    page = open_table("treys:")
    page.evaluate(TYPE, [["6", 0], ["3", 2000]])
    expect(page.locator("#led :checked")).to_have_value("6-3")
    page.evaluate(TYPE, [["5", 3000], ["1", 5001], ["0", 5002]])
    expect(tile(page, "ace-blank")).to_be_checked()
    expect(tile(page, "five-ace")).not_to_be_checked()


def test_a_key_held_down_counts_as_one_digit(open_table):
    page = open_table("treys:")
    for _ in range(4):
        page.keyboard.down("6")
    page.keyboard.up("6")
    expect(page.locator("#led :checked")).to_have_count(0)


def test_digits_with_another_key_held_are_left_to_the_browser(open_table):
    page = open_table("treys:")
    type_keys(page, "Alt+6 Alt+3 Control+6 Control+3 Meta+6 Meta+3")
    expect(page.locator("#led :checked")).to_have_count(0)


def test_keys_typed_into_the_line_stay_there(open_table):
    page = open_table("treys: 5-2")
    line = page.get_by_role("textbox")
    line.focus()
    type_keys(page, "6 3 Escape")
    expect(line).to_have_value("63")
    type_keys(page, "Control+z")
    expect(page).to_have_url(re.compile("#/treys/5-2$"))
    line.fill("")


def test_enter_sends_the_line_and_undo_takes_back_one_line(open_table):
    page = open_table()
    for line in ("treys trump, five-deuce led", "treys trump, six-deuce led"):
        page.get_by_role("textbox").fill(line)
        page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("is led as a six.")
    page.get_by_role("textbox").blur()
    page.keyboard.press("Escape")
    expect(verdict(page)).to_contain_text("is led as a five.")


@pytest.mark.parametrize("key", ["Escape", "Control+z", "Meta+z"])
def test_a_key_undoes(open_table, key):
    page = open_table("treys:")
    type_keys(page, f"6 3 {key}")
    expect(verdict(page)).to_have_text("Treys are trump. Which domino was led?")


@pytest.mark.parametrize("key", ["Control+y", "Control+Shift+z", "Meta+Shift+z"])
def test_a_key_redoes(open_table, key):
    page = open_table("treys:")
    type_keys(page, f"6 3 Escape {key}")
    expect(verdict(page)).to_contain_text("is a trump. Follow with")


@pytest.mark.parametrize("key", ["z", "y", "Shift+Z", "Control+Escape", "Control+Alt+z", "Meta+y"])
def test_no_other_key_undoes_or_redoes(open_table, key):
    page = open_table("treys:")
    type_keys(page, "6 3 5 1 Escape")
    type_keys(page, key)
    expect(verdict(page)).to_contain_text("is a trump. Follow with")


def test_escape_closes_the_menu_and_leaves_the_table_alone(open_table):
    page = open_table("treys: 5-2")
    settings = menu(page)
    type_keys(page, "5 1 Escape")
    expect(settings).to_be_hidden()
    expect(verdict(page)).to_contain_text("is led as a five.")


def test_the_hand_is_one_tab_stop_and_arrows_go_through_it(fresh_table):
    page = fresh_table("#/treys")
    tap(page, "Hand")
    type_keys(page, "Tab Tab")  # past Next trick
    expect(tile(page, "double-six")).to_be_focused()
    for keys, name in (
        ("ArrowLeft", "double-six"),  # there is nothing before it
        ("ArrowUp", "double-six"),
        ("ArrowRight ArrowRight", "six-four"),
        ("ArrowDown", "five-trey"),
        ("ArrowLeft ArrowUp", "six-five"),
        ("End", "deuce-blank"),
        ("ArrowRight ArrowDown", "deuce-blank"),
        ("ArrowUp", "ace-blank"),
        ("Home", "double-six"),
    ):
        type_keys(page, keys)
        expect(tile(page, name)).to_be_focused()
    expect(page.locator("#hand :checked")).to_have_count(0)
    type_keys(page, "ArrowRight Space ArrowRight Space")
    expect(page.locator("#hand :checked")).to_have_count(2)
    type_keys(page, "Shift+Tab")
    expect(button(page, "Next trick")).to_be_focused()
    type_keys(page, "Tab")
    expect(tile(page, "six-four")).to_be_focused()
    type_keys(page, "Tab")
    expect(page.locator("#hand :focus")).to_have_count(0)


def test_the_tab_key_goes_to_a_domino_that_is_held(fresh_table):
    page = fresh_table("#/treys/5-2/5-1.6-1")
    stops = page.locator("#hand [tabindex='0']")
    expect(stops).to_have_count(1)
    expect(stops).to_have_value("6-1")


def test_arrows_with_another_key_held_are_left_to_the_browser(open_table):
    page = open_table("treys: 5-2")
    tile(page, "double-six").focus()
    type_keys(page, "Alt+ArrowRight Control+End")
    expect(tile(page, "double-six")).to_be_focused()


def test_keys_pressed_before_python_is_up_are_not_lost(held_page):
    page, let_go = held_page()
    expect(page.locator("#hand [tabindex='0']")).to_have_count(1)  # the keys are heard from here on
    tap(page, "treys")
    type_keys(page, "5 2 1 5 Escape 3 5")
    let_go()
    wait_for_python(page)
    expect(page).to_have_url(re.compile("#/treys/5-2/5-1.5-3$"))


def test_when_the_start_failed_digits_do_nothing(held_page):
    page, _ = held_page()
    expect(page.locator("#hand [tabindex='0']")).to_have_count(1)  # the keys are heard from here on
    page.evaluate("document.documentElement.dataset.trouble = 'failed'")
    type_keys(page, "5 2")
    expect(page.locator("#led :checked")).to_have_count(0)


def test_a_long_run_of_keys_does_what_the_same_taps_do(fresh_table):
    page = fresh_table()
    run, history, referee = Random(42), History((Moment(),)), page.locator("#referee")
    for _ in range(200):
        key = run.choices(["domino", "Escape", "Control+y", "place"], [6, 3, 1, 1])[0]
        name, value = {"Escape": "undo", "Control+y": "redo"}.get(key, history.now.place.word), ""
        if key == "domino":
            value = str(run.choice(DOMINOES))
            page.keyboard.type(value.replace("-", ""))
        elif key == "place":
            value = [place.word for place in Place][(history.now.place + 1) % len(Place)]
            name = "place"
            page.locator("[name=place]:checked").press("ArrowRight")
        else:
            page.keyboard.press(key)
        with suppress(ValueError):
            history = history.after(name, value)
        expect(referee).to_have_attribute("data-history", str(history))
        expect(page.locator("[name=place]:checked")).to_have_value(history.now.place.word)
    assert len(history.moments) > 20
