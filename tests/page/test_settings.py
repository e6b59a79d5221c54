"""How the page looks, as its owner chose: kept, and there before the first paint."""

import pytest
from playwright.sync_api import expect

from support.page import done, menu, note, panel, radio, tap

DARK, LIGHT = "rgb(13, 28, 22)", "rgb(221, 231, 223)"
PIPS_OF_2_1, NUMERALS_OF_2_1 = "M9 7h0M31 29h0M20 54h0", "M14 12.5c0"
# The color that the browser takes for its own bars.
BAR = """
() => [...document.querySelectorAll("[name=theme-color]")]
  .find(({ media }) => matchMedia(media).matches).content
"""


def face(page):
    """The drawing of the deuce-ace."""
    return page.locator("#face-2-1").get_attribute("d")


@pytest.mark.parametrize(
    ("system", "choice", "felt", "bar"),
    [
        ("light", "Same as my phone", LIGHT, "#dde7df"),
        ("dark", "Same as my phone", DARK, "#0d1c16"),
        ("light", "Dark", DARK, "#0d1c16"),
        ("dark", "Light", LIGHT, "#dde7df"),
    ],
)
def test_light_and_dark_follow_the_phone_until_chosen(asleep_page, system, choice, felt, bar):
    page = asleep_page(color_scheme=system)
    menu(page).get_by_role("radio", name=choice).check()
    expect(page.locator("body")).to_have_css("background-color", felt)
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", felt)
    assert page.evaluate(BAR) == bar
    expect(menu(page).get_by_role("radio", name=choice)).to_be_checked()


def test_the_words_can_be_larger(asleep_page):
    page = asleep_page()
    expect(page.locator("html")).to_have_css("font-size", "16px")
    radio(menu(page), "Large").check()
    expect(page.locator("html")).to_have_css("font-size", "20px")
    page.reload()
    radio(menu(page), "Largest").check()
    expect(page.locator("html")).to_have_css("font-size", "24px")


def test_dominoes_can_show_numbers_instead_of_pips(asleep_page):
    page = asleep_page()
    assert face(page) == PIPS_OF_2_1
    numbers = menu(page).get_by_role("checkbox", name="Numbers on the dominoes")
    numbers.check()
    assert face(page).startswith(NUMERALS_OF_2_1)
    page.reload()
    assert face(page).startswith(NUMERALS_OF_2_1)
    menu(page).get_by_role("checkbox", name="Numbers on the dominoes").uncheck()
    assert face(page) == PIPS_OF_2_1


def test_the_settings_work_before_python_is_up(asleep_page):
    page = asleep_page()
    tap(page, "treys")
    radio(menu(page), "Dark").check()
    done(page)
    expect(panel(page, "Menu")).to_be_hidden()
    expect(radio(page, "treys")).to_be_checked()


def test_the_menu_says_whether_it_works_with_no_signal(asleep_page):
    page = asleep_page("delete Navigator.prototype.serviceWorker")
    said = page.locator("#offline > :not([hidden])")
    expect(said).to_contain_text("won't save the referee")
    line = menu(page).get_by_text(said.text_content())
    expect(line).to_be_visible()
    expect(page.locator("[aria-live]").filter(has=line)).to_have_count(0)  # read out once


def test_a_tap_in_the_menu_does_nothing_to_the_table(open_table):
    page = open_table("treys: 5-2 | 5-1")
    radio(menu(page), "Large").check()
    done(page)
    expect(note(page)).to_be_empty()
    radio(menu(page), "Normal").check()
    done(page)
