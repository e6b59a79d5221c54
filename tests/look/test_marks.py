"""Must, may and can't: they look different without color and words, and each says its word."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from tools.states import COLORS, State

# One domino, the five-ace, with each mark and with none.
TABLES = {
    "must": "treys: 5-2 | 5-1 4-4",
    "may": "treys: 6-2 | 5-1 4-4",
    "cannot": "treys: 6-2 | 5-1 6-1",
    "none": "treys: 6-2 | 4-4",
}
WORDS = {"must": "must", "may": "may", "cannot": "can't", "none": ""}

GRAY = "filter => { document.documentElement.style.filter = filter; }"
CLEARLY = 32  # levels of gray, of 255
SHARE = 0.01  # of a tile


def tile(page):
    """The tile of the five-ace in the hand."""
    return page.locator("#hand .tile").filter(has=page.locator("[value='5-1']"))


def differing(one, other):
    """The share of two pictures that clearly differs."""
    levels = ImageChops.difference(one, other).histogram()
    return sum(levels[CLEARLY:]) / sum(levels)


@pytest.fixture
def wordless(open_state):
    """Take pictures of the five-ace in grays, by its mark, without the words."""

    def wordless(colors):
        pictures = {}
        for mark, table in TABLES.items():
            page = open_state(State(mark, table))
            page.emulate_media(**colors)
            page.evaluate(GRAY, "grayscale(1)")
            word = tile(page).locator(".mark")
            said = word.text_content()
            word.evaluate("(mark) => { mark.textContent = '\u2003'; }")
            shot = tile(page).screenshot()
            word.evaluate("(mark, said) => { mark.textContent = said; }", said)
            page.evaluate(GRAY, "")
            pictures[mark] = Image.open(BytesIO(shot)).convert("L")
        return pictures

    return wordless


@pytest.mark.parametrize("colors", COLORS)
def test_marks_look_different_without_colors_and_words(wordless, colors):
    pictures = wordless(COLORS[colors])
    shares = {
        f"{one} and {other}": round(differing(pictures[one], pictures[other]), 3)
        for one, other in combinations(pictures, 2)
    }
    assert {pair: share for pair, share in shares.items() if share < SHARE} == {}


@pytest.mark.parametrize("mark", TABLES)
def test_each_mark_says_its_word(open_state, mark):
    page = open_state(State(mark, TABLES[mark]))
    for colors in COLORS.values():
        page.emulate_media(**colors)
        assert tile(page).inner_text().strip() == WORDS[mark]
