"""From across the table: the ruling as large as the screen, the right way up for either side."""

import re

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, button, done, note, panel, verdict
from tools.states import SCREENS, SIZES_OF_WORDS, go_to, resize

LINE = "treys: 5-2 | 2-1 5-3 5-1"
RED = "rgb(125, 24, 18)"
SAID = f"Fives were led, so {MUST_PLAY}"
REASON = "The five-trey isn't a five: treys are trump."
# As long as a verdict gets: two players of the longest names, and all that becomes of a hand.
LONGEST = "#/hand/treys.294/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4/6-4.6-0.6-1.6-2/4-0.4-1.4-2.4-3"

# How far the words reach to each side of their room, and how much larger they could be.
ROOM = """
() => {
  const words = document.getElementById("words"), said = document.getElementById("said");
  const outer = words.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(said);
  const lines = [...range.getClientRects()];
  const inside = lines.every(({ left, top, right, bottom }) =>
    left >= outer.left - 1 && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1);
  const size = parseFloat(said.style.fontSize);
  said.style.fontSize = `${size + 2}px`;
  const isLargest = said.offsetHeight > words.clientHeight || said.scrollWidth > words.clientWidth;
  said.style.fontSize = `${size}px`;
  return [inside && said.offsetHeight > 0, isLargest, size];
}
"""


@pytest.fixture
def table(open_table):
    """The shared page with that table, on a phone."""

    def table(line=LINE):
        page = open_table(line)
        resize(page, "390x844")
        return page

    yield table
    page = open_table()
    page.evaluate("document.getElementById('large').close()")
    page.evaluate("document.documentElement.dataset.size = ''")
    resize(page, "390x844")


def large(page):
    """Tap the verdict, and return what fills the screen once it's drawn."""
    box = verdict(page).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shown = panel(page, "The ruling, large")
    expect(shown).to_be_visible()
    expect(shown).not_to_have_attribute("aria-busy", "true")
    return shown


def test_a_tap_on_the_verdict_fills_the_screen_with_it(table):
    page = table()
    shown = large(page)
    expect(shown.locator("p")).to_have_text([SAID, REASON])
    assert shown.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    done(shown)
    expect(shown).to_be_hidden()
    expect(note(page)).to_be_empty()
    go_to(page, "fours: 6-4")
    expect(large(page).locator("p").first).to_contain_text("Fours are trump")


def test_one_more_tap_turns_it_around_and_another_back(table):
    page = table()
    shown = large(page)
    for turned in (True, False):
        page.mouse.click(195, 300)
        top, foot = (shown.locator("p").nth(n).bounding_box()["y"] for n in (0, 1))
        assert (top > foot) is turned
    page.mouse.click(195, 300)
    done(shown)
    shown = large(page)  # the right way up again
    assert (
        shown.locator("p").nth(0).bounding_box()["y"]
        < shown.locator("p").nth(1).bounding_box()["y"]
    )


def test_a_renege_is_as_red_as_on_the_board(table):
    page = table("treys: 5-2 | 5-1 5-3 | 5-3")
    expect(page.locator("#ruling")).to_have_css("background-color", RED)
    expect(large(page)).to_have_css("background-color", RED)


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("line", [LINE, LONGEST, "fours: 6-4"])
def test_it_is_as_large_as_fits_on_every_screen(table, screen, words, line):
    page = table(line)
    resize(page, screen)
    page.evaluate("size => { document.documentElement.dataset.size = size; }", words)
    large(page)
    inside, is_largest, size = page.evaluate(ROOM)
    assert inside
    assert is_largest
    assert size > 24


def test_it_is_drawn_again_when_the_phone_is_turned(table):
    page = table()
    large(page)
    resize(page, "844x390")
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.locator("#said")).to_have_css("font-size", re.compile("px"))
    inside, is_largest, _ = page.evaluate(ROOM)
    assert (inside, is_largest) == (True, True)


def test_it_works_with_the_keyboard(table):
    page = table()
    button(page, "Show the ruling large").press("Enter")
    shown = panel(page, "The ruling, large")
    turn = button(shown, "Turn it around")
    expect(turn).to_be_focused()
    turn.press("Enter")
    expect(page.locator("#words")).to_have_attribute("data-turned", "")
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(button(page, "Show the ruling large")).to_be_focused()


def test_the_verdict_can_be_read_by_a_screen_reader_as_before(table):
    page = table()
    expect(verdict(page)).to_have_text(f"If these are in your hand, {MUST_PLAY}")
    expect(verdict(page)).to_have_attribute("aria-live", "polite")
    expect(verdict(page).get_by_role("button")).to_have_count(0)
