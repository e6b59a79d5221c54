"""Must, may and cannot: told apart without colour and without reading, and told in words."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from tools.states import COLOURS, State

# One domino, the five-ace, with each mark and with none.
TABLES = {
    "must": "treys: 5-2 | 5-1 4-4",
    "may": "treys: 6-2 | 5-1 4-4",
    "cannot": "treys: 6-2 | 5-1 6-1",
    "none": "treys: 6-2 | 4-4",
}
WORDS = {"must": "must", "may": "may", "cannot": "can't", "none": ""}

GREY = "filter => { document.documentElement.style.filter = filter; }"
CLEARLY = 32  # levels of grey, of 255
SHARE = 0.01  # of a tile


def tile(page):
    """The tile of the five-ace in the hand."""
    return page.locator("#hand .tile").filter(has=page.locator("[value='5-1']"))


def differing(one, other):
    """The share of two pictures in which they clearly differ."""
    levels = ImageChops.difference(one, other).histogram()
    return sum(levels[CLEARLY:]) / sum(levels)


@pytest.fixture
def wordless(open_state):
    """Give the pictures of the five-ace in greys, by its mark, with the words left out."""

    def wordless(colours):
        pictures = {}
        for mark, table in TABLES.items():
            page = open_state(State(mark, table))
            page.emulate_media(**colours)
            page.evaluate(GREY, "grayscale(1)")
            word = tile(page).locator(".mark")
            said = word.text_content()
            word.evaluate("(mark) => { mark.textContent = '\u2003'; }")
            shot = tile(page).screenshot()
            word.evaluate("(mark, said) => { mark.textContent = said; }", said)
            page.evaluate(GREY, "")
            pictures[mark] = Image.open(BytesIO(shot)).convert("L")
        return pictures

    return wordless


@pytest.mark.parametrize("colours", COLOURS)
def test_no_mark_looks_like_another_without_colours_and_words(wordless, colours):
    pictures = wordless(COLOURS[colours])
    shares = {
        f"{one} and {other}": round(differing(pictures[one], pictures[other]), 3)
        for one, other in combinations(pictures, 2)
    }
    assert {pair: share for pair, share in shares.items() if share < SHARE} == {}


@pytest.mark.parametrize("mark", TABLES)
def test_each_mark_says_its_word(open_state, mark):
    page = open_state(State(mark, TABLES[mark]))
    for colours in COLOURS.values():
        page.emulate_media(**colours)
        assert tile(page).inner_text().strip() == WORDS[mark]
