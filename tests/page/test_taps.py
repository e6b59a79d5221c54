"""Taps that go wrong: a domino in two places, too many dominoes, a strange word."""

import re

from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, radio, tap, tile, undo, verdict


def test_a_domino_is_in_one_place_and_its_tile_says_where(open_table):
    page = open_table("treys: 5-2 | 5-1")
    led = tile(page, "five-deuce was led")
    led.click()
    expect(note(page)).to_have_text("The five-deuce is down already. Tap led to change it.")
    expect(page.locator("#pickers .bounced")).to_have_text("The five-deuce is down already.")
    expect(led).not_to_be_checked()
    expect(verdict(page)).to_contain_text("you must play the five-ace")


def test_an_eighth_domino_is_refused(open_table):
    page = open_table("treys: | 6-6 6-5 6-4 6-3 6-2 6-1 6-0")
    eighth = tile(page, "double-five")
    eighth.click()
    expect(note(page)).to_contain_text("The hand has its seven dominoes")
    expect(eighth).not_to_be_checked()
    expect(page.locator("#hand :checked")).to_have_count(7)


def test_a_double_tap_counts_as_one(open_table):
    page = open_table("treys: 5-2")
    tile(page, "five-ace").dblclick()
    expect(tile(page, "five-ace")).to_be_checked()
    radio(page, "fours").dblclick()
    expect(radio(page, "fours")).to_be_checked()
    expect(page).to_have_url(re.compile("#/fours/5-2/5-1$"))


def test_arrow_keys_stay_in_the_picker_and_are_one_step_back(open_table):
    page = open_table("treys:")
    radio(page, "double-six").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(radio(page, "six-trey was led")).to_be_focused()
    expect(verdict(page)).to_contain_text("is a trump. Follow with")
    undo(page)
    expect(verdict(page)).to_have_text("Treys are trump. Which domino was led?")


def test_the_next_tap_clears_the_note(open_table):
    page = open_table("treys: 5-2")
    tap(page, "five-deuce")
    expect(note(page)).not_to_be_empty()
    tap(page, "five-ace")
    expect(note(page)).to_be_empty()
    expect(page.locator("#pickers .bounced")).to_be_hidden()


def test_undo_takes_back_one_tap_at_a_time(fresh_table):
    page = fresh_table()
    tap(page, "treys", "five-deuce", "five-ace")
    undo(page)
    expect(verdict(page)).to_contain_text("is led as a five.")
    expect(tile(page, "five-ace")).not_to_be_checked()
    undo(page)
    expect(verdict(page)).to_have_text("Treys are trump. Which domino was led?")
    undo(page)
    expect(button(page, "Undo")).to_be_disabled()
    button(page, "Undo").click(force=True)
    expect(note(page)).to_have_text("There's nothing to undo.")


def test_looking_at_another_place_is_not_a_step_to_undo(open_table):
    page = open_table("treys: 5-2")
    tap(page, "five-ace", "Second domino")
    undo(page)
    expect(verdict(page)).to_contain_text("is led as a five.")


def test_a_typed_line_is_ruled_on_and_can_be_undone(open_table):
    page = open_table("fours: 6-4")
    line = page.get_by_role("textbox", name="Or type it")
    line.fill("Treys trump, five-deuce led, I have deuce-ace, five-trey and five-ace")
    button(page, "Rule on it").click()
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(line).to_have_value("")
    undo(page)
    expect(verdict(page)).to_contain_text("is a trump. Follow with")


def test_a_refused_line_stays_and_takes_the_board_from_the_ruling(open_table):
    page = open_table("treys: 5-2 | 5-1 2-1 | 2-1")
    line = page.get_by_role("textbox", name="Or type it")
    line.fill("treys trump, banana led")
    button(page, "Rule on it").click()
    expect(verdict(page)).to_contain_text('I don\'t understand "banana"')
    expect(page.locator("#ruling")).to_have_attribute("data-renege", "false")
    expect(line).to_have_value("treys trump, banana led")
    undo(page)
    expect(verdict(page)).to_contain_text("Renege: you played the deuce-ace")
    line.fill("")


def test_after_a_new_hand_every_tile_is_plain_again(open_table):
    page = open_table("treys: 5-2")
    tap(page, "Second domino")
    expect(radio(page, "five-deuce was led")).to_be_visible()
    button(page, "New hand").click()
    tap(page, "six-four", "Second domino")
    expect(page.get_by_role("radio", name="five-deuce", exact=True)).to_be_visible()
