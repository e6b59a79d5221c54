"""How many taps it takes: what the table agreed on, and how the page looks."""

from playwright.sync_api import expect

from support.page import agreed, button, panel, radio
from support.taps import counting

LOSES_THE_HAND = "A renege loses the hand"


def test_an_answer_is_settled_from_the_first_screen_in_three_taps(fresh_table):
    page = fresh_table()
    taps = counting(page)
    shown = panel(page, "Before you start")
    button(page.locator("#rules"), "Before you start").click()
    radio(shown, LOSES_THE_HAND).first.click()
    button(shown, "Done").click()
    expect(agreed(page)).to_contain_text(LOSES_THE_HAND)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert taps() == 3


def test_an_answer_is_settled_by_way_of_the_menu_in_four_taps(fresh_table):
    page = fresh_table()
    taps = counting(page)
    shown = panel(page, "Before you start")
    button(page, "Menu").click()
    button(panel(page, "Menu"), "Before you start").click()
    radio(shown, LOSES_THE_HAND).first.click()
    button(shown, "Done").click()
    expect(agreed(page)).to_contain_text(LOSES_THE_HAND)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert taps() == 4


def test_numbers_in_the_dark_in_the_largest_words_are_four_taps(fresh_table):
    page = fresh_table()
    taps = counting(page)
    menu = panel(page, "Menu")
    button(page, "Menu").click()
    radio(menu, "Dark").click()
    radio(menu, "Largest").click()
    menu.get_by_role("checkbox", name="Numbers on the dominoes").click()
    look = page.locator("html[data-theme=dark][data-size=largest][data-numerals]")
    expect(look).to_have_count(1)
    assert taps() == 4
