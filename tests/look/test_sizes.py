"""What a thumb needs: controls that are large, apart and on the screen, and a verdict in view."""

from itertools import combinations

import pytest

from tools.states import SCREENS, SIZES_OF_WORDS, STATES, State, resize

SIDE, APART, EDGE = 44, 4, 8  # CSS pixels

# What can be tapped, and where: for an input in a label, the whole label. Parts that are drawn only when
# they scroll into view count too. A dialog is looked at alone: the page under it is another state.
CONTROLS = """
() => {
  const top = document.querySelector("dialog[open]") ?? document;
  const waiting = document.querySelectorAll("#reasons, #rules");
  for (const part of waiting) part.style.contentVisibility = "visible";
  const found = [...top.querySelectorAll("input, select, textarea, button, summary, a[href]")]
    .map((control) => [control, control.closest("label") ?? control])
    .filter(([, whole]) => whole.checkVisibility({ visibilityProperty: true }))
    .map(([{ ariaLabel, textContent, name, value, id }, whole]) => {
      const { left, top, right, bottom } = whole.getBoundingClientRect();
      const called = ariaLabel || textContent.trim() || `${name || id} ${value}`;
      return { called, left, top, right, bottom };
    });
  for (const part of waiting) part.style.contentVisibility = "";
  return found;
}
"""
WIDTH = "document.documentElement.clientWidth"
SIDEWAYS = "[document.documentElement.scrollWidth, innerWidth]"

# Can the verdict be read when the page has scrolled that far?
IN_VIEW = """
(share) => {
  const { documentElement } = document, verdict = document.getElementById("verdict");
  scrollTo(0, share * (documentElement.scrollHeight - innerHeight));
  const { left, top, right, bottom } = verdict.getBoundingClientRect();
  const ruling = document.getElementById("ruling");
  const seen = (y) => ruling.contains(document.elementFromPoint((left + right) / 2, y));
  return top >= 0 && bottom <= innerHeight && bottom > top && seen(top + 1) && seen(bottom - 1);
}
"""

PLACES = "(part) => [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect())"
# The size of the verdict's words, and the area of the board and of a tile.
HOW_LARGE = """
() => [
  parseFloat(getComputedStyle(document.getElementById("verdict")).fontSize),
  ...["#ruling", "#led .tile"].map((part) => {
    const { width, height } = document.querySelector(part).getBoundingClientRect();
    return width * height;
  }),
]
"""
EMPTY = State("empty")
TABLETS = ("768x1024", "1024x768", "1280x800")
COVERED = {
    *("failed", "menu", "agreement", "agreement-waiting", "agreement-of-a-link", "hand-names"),
    *("sharing", "report", "large", "other-calls"),
}
WITH_A_VERDICT = [state for state in STATES if state.name not in COVERED]


def size(control):
    """A control's width and height."""
    return control["right"] - control["left"], control["bottom"] - control["top"]


def between(one, other):
    """How far two controls are apart: sideways or up and down, whichever is more."""
    return max(
        max(one[start], other[start]) - min(one[end], other[end])
        for start, end in (("left", "right"), ("top", "bottom"))
    )


def complaints(controls, width):
    """What is wrong with *controls* on a screen of that *width*."""
    for control in controls:
        called, (wide, high) = control["called"], size(control)
        if round(min(wide, high), 2) < SIDE:
            yield f"{called} is {wide:.1f} x {high:.1f}"
        margin = min(control["left"], width - control["right"])
        if round(margin, 2) < EDGE:
            yield f"{called} is {margin:.1f} from the edge"
    for one, other in combinations(controls, 2):
        if round(between(one, other), 2) < APART:
            yield f"{one['called']} and {other['called']} are {between(one, other):.1f} apart"


@pytest.mark.parametrize("state", STATES, ids=str)
@pytest.mark.parametrize("words", ["", "largest"])
def test_every_control_is_large_and_apart_from_others(open_state, state, words):
    page = open_state(state, words=words)
    wrong = []
    for screen in SCREENS:
        resize(page, screen)
        controls = page.evaluate(CONTROLS)
        assert controls
        wrong += [f"{screen}: {it}" for it in complaints(controls, page.evaluate(WIDTH))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("state", STATES, ids=str)
@pytest.mark.parametrize(
    "size", [{"text": "100%"}, {"text": "200%"}, {"words": "largest"}], ids="{0}".format
)
def test_nothing_scrolls_sideways(open_state, state, size):
    page = open_state(state, **size)
    wider = {}
    for screen in SCREENS:
        resize(page, screen)
        content, width = page.evaluate(SIDEWAYS)
        if content > width:
            wider[screen] = content
    assert wider == {}


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", ["360x640", "390x844", *TABLETS])
def test_with_larger_words_the_controls_stay_on_the_screen(open_state, screen, words):
    page = open_state(EMPTY, screen, words=words)
    rows = [
        {round(box["y"]) for box in page.evaluate(PLACES, part)}
        for part in ("header button", "#trump .suit", "#place .place, #places button")
    ]
    rows_of_trump = 2 if (screen, words) == ("390x844", "largest") else 1
    assert [len(row) for row in rows] == [1, rows_of_trump, 1]
    tops_of_tiles = sorted({box["y"] for box in page.evaluate(PLACES, "#led .tile")})
    assert tops_of_tiles[2] < SCREENS[screen][1]  # the fourth row comes with a short scroll


@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", TABLETS)
def test_words_board_and_tiles_are_larger_on_a_tablet(open_state, screen, words):
    page = open_state(EMPTY, words=words)
    on_a_phone = page.evaluate(HOW_LARGE)
    resize(page, screen)
    grown = [here / there for here, there in zip(page.evaluate(HOW_LARGE), on_a_phone, strict=True)]
    assert min(grown) > 1.2


@pytest.mark.parametrize("screen", TABLETS)
def test_on_a_tablet_all_28_tiles_are_on_the_screen(open_state, screen):
    page = open_state(EMPTY, screen)
    boxes = page.evaluate(PLACES, "#led .tile")
    assert max(box["bottom"] for box in boxes) <= SCREENS[screen][1]


@pytest.mark.parametrize("state", WITH_A_VERDICT, ids=str)
def test_the_verdict_stays_in_view_when_the_page_scrolls(open_state, state):
    page = open_state(state)
    out_of_view = []
    for screen in SCREENS:
        resize(page, screen)
        out_of_view += [(screen, at) for at in (0, 0.3, 0.6, 1) if not page.evaluate(IN_VIEW, at)]
    assert out_of_view == []
