"""Phones from small to large, in words of every size: all of it is there, and nothing is cut off."""

import pytest

from fortytwo.words.say import say
from tools.states import SIZES_OF_WORDS, State

PHONES = ["320x568", "360x640", "375x667", "390x844", "414x896", "430x932"]
LARGE_ENOUGH = PHONES[2:]  # for all 28 dominoes, in words of every size
HIGH = PHONES[3:]
EMPTY = State("empty")
MARKED = State("marked", "treys: 6-2 5-2 | 6-6 6-5 6-1 5-5 5-3 4-0 2-1")
ON_TILES = [
    *map(say, ("tile.must", "tile.may", "tile.cannot", "tile.played", "tile.shown")),
    *map(say, ("past-tile.must", "past-tile.may")),
    *map(say, ("place.led", "place.second", "place.third", "place.fourth")),
]

# Of these words, those that are too long for a tile.
TOO_LONG = """
(words) => {
  const mark = document.querySelector("#led .mark");
  const tile = mark.parentElement.getBoundingClientRect();
  const range = document.createRange();
  mark.hidden = false;
  const found = words.filter((word) => {
    mark.textContent = word;
    range.selectNodeContents(mark);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return left < tile.left || top < tile.top - 0.5 || right > tile.right || bottom > tile.bottom + 0.5
      || mark.scrollWidth > mark.clientWidth;
  });
  mark.hidden = true;
  return found;
}
"""
# The pips with a word on their tile, and how far they reach out of their face or under the word.
HIDDEN_PIPS = """
() => {
  const marked = [...document.querySelectorAll("#hand .mark:not([hidden])")];
  return marked.flatMap((mark) => {
    const face = mark.nextElementSibling, pips = face.firstElementChild;
    const half = parseFloat(getComputedStyle(pips).strokeWidth) / 2 * pips.getScreenCTM().a;
    const word = mark.getBoundingClientRect(), whole = face.getBoundingClientRect();
    const { left, top, right, bottom } = pips.getBoundingClientRect();
    const outside = Math.max(whole.left - left, whole.top - top, right - whole.right, bottom - whole.bottom);
    const covered = Math.min(word.bottom - top, bottom - word.top);
    return Math.max(outside, covered) + half > 0 ? [mark.previousElementSibling.value] : [];
  });
}
"""
BOTTOMS = """
(part) => [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect().bottom)
"""
SIZE_OF = """
(part) => parseFloat(getComputedStyle(document.querySelector(part)).fontSize)
"""

WIDER_THAN_THEIR_BUTTON = """
() => [...document.querySelectorAll("#trump span")]
  .filter((word) => word.offsetWidth > word.parentElement.clientWidth)
  .map(({ textContent }) => textContent)
"""


@pytest.fixture
def on_phone(open_state):
    """Open a state on a phone with a screen of that size."""

    def on_phone(state, screen, words=""):
        page = open_state(state, words=words)
        width, height = map(int, screen.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        return page

    return on_phone


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", PHONES)
def test_a_word_on_a_tile_lies_inside_it(on_phone, screen, words):
    assert on_phone(EMPTY, screen, words).evaluate(TOO_LONG, ON_TILES) == []


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", PHONES)
def test_a_word_on_a_tile_hides_no_pip(on_phone, screen, words):
    assert on_phone(MARKED, screen, words).evaluate(HIDDEN_PIPS) == []


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", LARGE_ENOUGH)
def test_all_28_dominoes_are_on_the_screen(on_phone, screen, words):
    page = on_phone(EMPTY, screen, words)
    bottoms = page.evaluate(BOTTOMS, "#led .tile")
    assert len(bottoms) == 28
    assert max(bottoms) <= page.viewport_size["height"]


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
def test_on_the_smallest_phone_the_first_row_is_on_the_screen(on_phone, words):
    bottoms = on_phone(EMPTY, "320x568", words).evaluate(BOTTOMS, "#led .tile")
    assert [round(bottom) <= 568 for bottom in bottoms[:6]] == [True] * 6


@pytest.mark.parametrize("screen", PHONES)
def test_larger_words_make_no_suit_smaller(on_phone, screen):
    sizes = [
        on_phone(EMPTY, screen, words).evaluate(SIZE_OF, ".suit span") for words in SIZES_OF_WORDS
    ]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("screen", HIGH)
def test_on_a_high_phone_the_largest_words_name_the_suits_as_well(on_phone, screen):
    normal = on_phone(EMPTY, screen).evaluate(SIZE_OF, ".suit span")
    page = on_phone(EMPTY, screen, "largest")
    assert page.evaluate(SIZE_OF, ".suit span") > 1.4 * normal
    assert page.evaluate(WIDER_THAN_THEIR_BUTTON) == []
