"""What the phone keeps: all of it is back after a reload, and bad saved data is ignored."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.page import (
    MUST_PLAY,
    before_you_start,
    button,
    note,
    reload,
    tap,
    tile,
    turn,
    undo,
    verdict,
    wait_for_python,
)
from tools.build import ROOT

# Left by commit b295f21: a trick in mid-hand, a link opened after it and taken back; a hand that
# a link brought; a score with a hand taken back; names; and an agreement with a change to come.
BEFORE = json.loads((ROOT / "tests/support/stored_before.json").read_text("utf-8"))
KEYS = [*BEFORE, "referee look", "referee screen"]
EMPTY = "Tap the trump and the domino led"
STORE = """
const home = new URL("./", location).pathname;
const isFirst = !localStorage.length;
for (const [key, text] of Object.entries(STORED)) if (isFirst) localStorage[`${key} ${home}`] = text;
"""


@pytest.fixture
def stored(fresh_page):
    """Open the page on a phone that keeps what is given."""

    def stored(store):
        page = fresh_page()
        page.add_init_script(f"{{ {STORE.replace('STORED', json.dumps(store))} }}")
        page.goto("./")
        return page

    return stored


def test_all_that_an_earlier_version_stored_is_there(stored):
    page = stored(BEFORE)
    wait_for_python(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(page.locator("#hand :checked")).to_have_count(2)
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1/agreed/hand-shake$"))
    expect(page.locator("#agreed")).to_contain_text("A renege loses the hand; it may be called")
    expect(page.locator("#later")).to_contain_text("one mark")
    button(page, "Redo").click()
    expect(page).to_have_url(re.compile("#/fours/6-4/agreed/own-Tea.2c-for-all$"))
    undo(page, 5)
    expect(verdict(page)).to_contain_text(EMPTY)

    turn(page, "A whole hand")
    expect(page.locator("#bidder :checked")).to_have_accessible_name("Bo")
    expect(page.locator("#one-line")).to_have_text(
        "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4"
    )
    expect(page.locator("#tricks li").first).to_contain_text("loses the hand and two marks")
    undo(page, 2)
    expect(page.locator("#one-line")).to_have_text("treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")

    turn(page, "The score")
    expect(verdict(page)).to_contain_text("Ann and Zoë 3, Bo and Di 0")
    button(page, "Redo").click()
    expect(verdict(page)).to_contain_text("Ann and Zoë 3, Bo and Di 1")


@pytest.mark.parametrize(
    "bad",
    [
        dict.fromkeys(KEYS, ""),
        dict.fromkeys(KEYS, "<img src=x onerror=alert(1)>"),
        dict.fromkeys(KEYS, "*led/<b>"),
        dict.fromkeys(KEYS, "null"),
        {
            "referee": '{"format": 1, "fragment": "", "taps": [7], "history": "*led/<b>"}',
            "referee record": "*1.0./hand/treys/7-1",
            "referee seating": "Ann_Ann__",
            "referee score": "*points/Us/Them/us-30-made",
            "referee agreement": '{"agreement": "hand--hand", "answers": 5, "own": [], "agreed": 7}',
            "referee look": '{"theme": ["a"], "size": 7, "numerals": "x"}',
        },
        {
            "referee": '{"format": 2, "fragment": "/treys/5-2", "taps": [], "history": "*led/treys"}',
            "referee agreement": '{"agreement": ["hand"], "answers": ["cost <b>", 7], "own": null}',
        },
    ],
    ids=["nothing", "markup", "words", "null", "junk", "later"],
)
def test_bad_saved_data_is_ignored(stored, bad):
    page = stored(bad)
    wait_for_python(page)
    expect(page).to_have_url(re.compile("^[^#]*$"))
    expect(page.locator("#agreed")).to_contain_text("Not settled yet: what a renege costs")
    expect(page.locator("#unkept")).to_be_hidden()
    expect(page.locator("html")).to_have_css("font-size", "16px")
    expect(page.locator("body")).to_have_css("background-color", "rgb(221, 231, 223)")
    expect(page.locator("html[data-numerals]")).to_have_count(0)
    expect(page.locator("#referee :is(img, #rules b)")).to_have_count(0)
    for view, says in [
        ("The score", "Us 0, Them 0"),
        ("A whole hand", "Tap who bid"),
        ("One trick", EMPTY),
    ]:
        turn(page, view)
        expect(verdict(page)).to_contain_text(says)
    tap(page, "treys", "five-deuce", "five-ace")
    reload(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)


def test_of_what_a_later_version_stored_the_rest_is_there(stored):
    later = {
        "referee": json.dumps(
            {
                "format": 1,
                "fragment": "/low-no/5-2/5-1/house/low-no",
                "taps": ["trump low-no", "led 5-2", "hand 5-1"],
                "history": "led *hand/low-no/5-2/5-1",
                "drawn": True,
            }
        ),
        "referee agreement": '{"agreement": "hand/house/low-no", "answers": ["call low-no"]}',
        "referee record": "*1.0./hand/low-no/5-2",
        "referee score": BEFORE["referee score"],
    }
    page = stored(later)
    wait_for_python(page)
    expect(verdict(page)).to_contain_text("Trump hasn't been named: the five-deuce is")
    expect(page.locator("#hand :checked")).to_have_value("5-1")
    expect(note(page)).to_have_text("I can't read that link: \"low-no\" isn't a call I know.")
    expect(page.locator("#agreed")).to_contain_text("Not settled yet: what a renege costs")
    turn(page, "A whole hand")
    expect(verdict(page)).to_contain_text("Tap who bid")
    turn(page, "The score")
    expect(verdict(page)).to_contain_text("Us 3, Them 0")


def test_what_was_tapped_before_python_is_up_is_there_after_two_reloads(held_page):
    page, let_go = held_page()
    tap(page, "treys", "five-deuce")
    page.reload()
    tap(page, "five-ace")
    page.reload()
    page.reload()
    expect(tile(page, "five-ace")).to_be_checked()
    let_go()
    wait_for_python(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(page).to_have_url(re.compile("#/treys/5-2/5-1$"))


def test_what_was_taken_back_before_python_is_up_is_gone_after_two_reloads(fresh_page):
    page = fresh_page()
    page.goto("./#/treys/5-2/2-1.5-1")
    wait_for_python(page)
    tap(page, "six-four")
    page.route("**/*.wasm", lambda route: None)
    page.reload()
    tap(page, "deuce-ace")
    page.reload()
    page.unroute("**/*.wasm")
    reload(page)
    expect(page).to_have_url(re.compile("#/treys/5-2/5-1.6-4$"))


@pytest.mark.parametrize("view", ["One trick", "A whole hand", "The score"])
def test_a_new_game_clears_every_view_whichever_is_shown(stored, view):
    page = stored(BEFORE)
    wait_for_python(page)
    turn(page, view)
    button(before_you_start(page), "Start a new game").click()
    expect(note(page)).to_have_text("A new game. What you agreed on counts from now.")
    expect(page.locator("#agreed")).to_contain_text("one mark")
    reload(page)
    for view, says in [
        ("The score", "Ann and Zoë 0, Bo and Di 0"),
        ("A whole hand", "Tap who bid"),
        ("One trick", EMPTY),
    ]:
        turn(page, view)
        expect(verdict(page)).to_contain_text(says)
        expect(button(page, "Undo")).to_be_enabled()
    expect(page.locator("#table :checked")).to_have_count(1)  # the place where the next one goes
