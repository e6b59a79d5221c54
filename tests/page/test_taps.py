"""Taps that go wrong: a domino in two places, too many, and the way back."""

import re

from playwright.sync_api import expect


def note(page):
    """What the referee says of a tap it cannot act on."""
    return page.get_by_role("alert")


def undo(page):
    """The way back."""
    return page.get_by_role("button", name="Undo")


def test_a_domino_is_in_one_place_only_and_its_tile_says_where(open_table):
    page = open_table("treys: 5-2 | 5-1")
    led = page.get_by_role("checkbox", name="five-deuce was led")
    led.click()
    expect(note(page)).to_have_text("The five-deuce is down already; tap led to change it.")
    expect(led).not_to_be_checked()
    expect(page.get_by_role("status")).to_contain_text("you must play the five-ace")


def test_an_eighth_domino_is_refused_and_the_seven_stay(open_table):
    page = open_table("treys: | 6-6 6-5 6-4 6-3 6-2 6-1 6-0")
    eighth = page.get_by_role("checkbox", name="double-five")
    eighth.click()
    expect(note(page)).to_contain_text("The hand has its seven dominoes")
    expect(eighth).not_to_be_checked()
    expect(page.locator("#hand :checked")).to_have_count(7)


def test_a_double_tap_of_an_unsteady_thumb_counts_as_one(open_table):
    page = open_table("treys: 5-2")
    page.get_by_role("checkbox", name="five-ace").dblclick()
    expect(page.get_by_role("checkbox", name="five-ace")).to_be_checked()
    page.get_by_role("radio", name="fours", exact=True).dblclick()
    expect(page.get_by_role("radio", name="fours", exact=True)).to_be_checked()
    expect(page).to_have_url(re.compile("#/fours/5-2/5-1$"))


def test_arrow_keys_go_through_the_dominoes_without_leaving_them(open_table):
    page = open_table("treys:")
    page.get_by_role("radio", name="double-six").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="six-trey was led")).to_be_focused()
    expect(page.get_by_role("status")).to_have_text("Trumps were led.")


def test_the_note_goes_with_the_next_tap(open_table):
    page = open_table("treys: 5-2")
    page.get_by_role("checkbox", name="five-deuce").click()
    expect(note(page)).not_to_be_empty()
    page.get_by_role("checkbox", name="five-ace").click()
    expect(note(page)).to_be_empty()


def test_undo_takes_back_one_tap_at_a_time(fresh_table):
    page = fresh_table()
    page.get_by_role("radio", name="treys", exact=True).click()
    page.get_by_role("radio", name="five-deuce", exact=True).click()
    page.get_by_role("checkbox", name="five-ace").click()
    undo(page).click()
    expect(page.get_by_role("status")).to_have_text("Fives were led.")
    expect(page.get_by_role("checkbox", name="five-ace")).not_to_be_checked()
    undo(page).click()
    expect(page.get_by_role("status")).to_have_text("Treys are trump. Which domino was led?")
    undo(page).click()
    expect(undo(page)).to_be_disabled()
    undo(page).click(force=True)
    expect(note(page)).to_have_text("There is nothing to undo.")


def test_a_new_hand_can_be_undone(open_table):
    page = open_table("treys: 5-2 | 5-1")
    page.get_by_role("button", name="New hand").click()
    expect(page.get_by_role("status")).to_contain_text("Tap the trump and the domino led")
    expect(page.locator("#table [name=hand]:checked")).to_have_count(0)
    undo(page).click()
    expect(page.get_by_role("status")).to_contain_text("you must play the five-ace")


def test_looking_at_another_place_is_not_a_step_to_undo(open_table):
    page = open_table("treys: 5-2")
    page.get_by_role("checkbox", name="five-ace").click()
    page.get_by_role("radio", name="Second domino").click()
    undo(page).click()
    expect(page.get_by_role("status")).to_have_text("Fives were led.")


def test_a_line_of_words_is_ruled_on_and_can_be_taken_back(open_table):
    page = open_table("fours: 6-4")
    line = page.get_by_role("textbox", name="Or type it")
    line.fill("Treys trump, five-deuce led, I have deuce-ace, five-trey and five-ace")
    page.get_by_role("button", name="Rule on it").click()
    expect(page.get_by_role("status")).to_have_text(
        "Fives were led, so you must play the five-ace."
    )
    expect(line).to_have_value("")
    undo(page).click()
    expect(page.get_by_role("status")).to_have_text("Trumps were led.")


def test_a_line_that_is_not_understood_says_which_word_and_stays_to_be_mended(open_table):
    page = open_table("fours: 6-4")
    line = page.get_by_role("textbox", name="Or type it")
    line.fill("treys trump, banana led")
    page.get_by_role("button", name="Rule on it").click()
    expect(note(page)).to_contain_text('I do not understand "banana"')
    expect(line).to_have_value("treys trump, banana led")
    expect(page.get_by_role("status")).to_have_text("Trumps were led.")
    line.fill("")


def test_a_domino_of_the_hand_before_is_plain_again_in_every_picker(open_table):
    page = open_table("treys: 5-2")
    page.get_by_role("radio", name="Second domino").click()
    expect(page.get_by_role("radio", name="five-deuce was led")).to_be_visible()
    page.get_by_role("button", name="New hand").click()
    page.get_by_role("radio", name="six-four", exact=True).click()
    page.get_by_role("radio", name="Second domino").click()
    expect(page.get_by_role("radio", name="five-deuce", exact=True)).to_be_visible()
