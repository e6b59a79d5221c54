"""The start: taps before Python is up, and a plain message when it can't start."""

import re

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, tap, verdict, wait_for_python

# What the browsers we support have, and older ones don't.
NEEDED = [
    "WebAssembly",  # nor does Lockdown Mode
    "WebAssembly.Exception",
    "WebAssembly.instantiateStreaming",
    "Array.prototype.at",
    "DecompressionStream",
    "HTMLDialogElement",
    "HTMLDialogElement.prototype.showModal",
    "Object.hasOwn",
    "PerformanceObserver",
]

# What one of Safari 16.4, Chrome 112 and Firefox 113 lacks, and could be used by mistake.
TOO_YOUNG = """
const takeAway = (owner, ...names) => names.forEach((name) => delete owner[name]);
const { prototype } = Element;
takeAway(prototype, "checkVisibility", "role", ...Object.keys(prototype).filter((name) => /^aria/.test(name)));
takeAway(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
takeAway(Array.prototype, "toReversed", "toSorted", "toSpliced", "with");
takeAway(Promise, "try", "withResolvers");
takeAway(AbortSignal, "any");
takeAway(URL, "canParse", "parse");
"""


def test_taps_made_before_python_is_up_are_ruled_on(held_page):
    page, let_go = held_page()
    tap(page, "treys", "five-deuce", "deuce-ace", "five-trey", "five-ace")
    let_go()
    wait_for_python(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1.5-3$"))


def test_a_trick_tapped_before_python_is_up_keeps_its_order(held_page):
    page, let_go = held_page()
    tap(page, "fives", "five-ace", "Second domino", "six-five")
    let_go()
    wait_for_python(page)
    expect(verdict(page)).to_have_text("Trumps were led, and the six-five is winning.")


def test_what_is_tapped_as_a_hand_before_python_is_up_keeps_its_order(held_page):
    page, let_go = held_page()
    tap(page, "deuces", "six-four", "double-four", "double-blank", "double-four", "double-six")
    tap(page, "double-four")
    let_go()
    wait_for_python(page)
    button(page, "They were played").click()
    expect(page).to_have_url(re.compile("#/deuces/6-4.0-0.6-6.4-4$"))


def test_early_taps_add_to_the_table_of_a_link(held_page):
    page, let_go = held_page("#/treys/5-2/2-1")
    tap(page, "Hand", "five-ace")
    let_go()
    wait_for_python(page)
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1$"))


def test_of_an_early_tap_in_two_places_the_first_counts(held_page):
    page, let_go = held_page()
    tap(page, "five-deuce", "five-deuce", "five-ace")
    let_go()
    wait_for_python(page)
    expect(note(page)).to_contain_text("The five-deuce is down already")
    expect(page.locator("#hand :checked")).to_have_count(1)


def test_the_page_says_that_it_is_starting_until_it_is_up(held_page):
    page, let_go = held_page()
    expect(page.locator("#hint")).to_contain_text("Go ahead and tap")
    let_go()
    wait_for_python(page)
    expect(page.locator("#hint")).to_have_text(
        "Tap either one first. A whole hand, or the score? Tap Menu."
    )


def test_undo_and_redo_are_off_until_they_can_do_something(held_page):
    page, let_go = held_page()
    undo, redo = (button(page, name) for name in ("Undo", "Redo"))
    for asleep in (True, False):
        expect(undo).to_be_disabled()
        expect(redo).to_be_disabled()
        if asleep:
            let_go()
            wait_for_python(page)
    tap(page, "treys")
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    expect(redo).to_be_enabled()


def rules(page):
    """The rules at the foot of the page."""
    return page.get_by_text("Every domino with the trump number on it is a trump")


def test_opened_as_a_file_the_page_says_so(fresh_page, site, problems):
    page = fresh_page()
    page.goto((site / "index.html").as_uri())
    expect(page.locator(".trouble:visible")).to_contain_text("This page was opened as a file")
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    assert all("'file:" in problem or "ERR_FAILED" in problem for problem in problems)
    problems.clear()  # a file may load no modules, and the page says so
    expect(rules(page)).to_be_visible()


def test_with_scripts_off_the_page_says_so(fresh_page):
    page = fresh_page(java_script_enabled=False)
    page.goto("./")
    expect(page.locator(".trouble:visible")).to_contain_text("Turn on scripts")
    expect(page.get_by_role("button")).to_have_count(0)
    expect(rules(page)).to_be_visible()


def test_a_browser_that_cannot_read_our_scripts_is_told_to_update(fresh_page, problems):
    page = fresh_page()
    page.route("**/boot.js", lambda route: route.fulfill(body="a younger syntax"))
    page.goto("./")
    expect(page.locator(".trouble:visible")).to_contain_text("or update the browser")
    expect(page.get_by_role("button")).to_have_count(0)
    assert problems
    problems.clear()


@pytest.mark.parametrize("missing", NEEDED)
def test_a_browser_that_is_too_old_is_told_so_at_once(fresh_page, missing):
    page = fresh_page()
    page.clock.install()
    page.add_init_script(f"delete globalThis.{missing}")
    page.goto("./")
    for _ in range(2):
        (trouble,) = page.locator(".trouble:visible").all_inner_texts()
        assert "Update the browser to Safari 16.4, Chrome 112, Firefox 113, or newer." in trouble
        assert "If Lockdown Mode is on, turn it off for this page." in trouble
        assert page.get_by_role("radio").count() == page.get_by_role("button").count() == 0
        assert page.locator("[rel=modulepreload]").count() == 0  # no start is tried
        page.clock.fast_forward(60_000)
    expect(rules(page)).to_be_visible()


def test_nothing_is_used_that_a_browser_we_support_lacks(fresh_page):
    page = fresh_page()
    page.add_init_script(f"{{ {TOO_YOUNG} }}")
    page.goto("./#/treys/5-2/2-1.5-3.5-1")
    wait_for_python(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    button(page, "Played this anyway: the deuce-ace").click()
    expect(verdict(page)).to_contain_text("Renege")


def test_when_all_is_well_no_trouble_shows(fresh_page):
    page = fresh_page()
    page.clock.install()
    page.goto("./")
    wait_for_python(page)
    page.clock.run_for(21_000)
    expect(page.locator(".trouble:visible")).to_have_count(0)
