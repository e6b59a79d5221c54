"""The start: taps before Python is up, and plain words when it cannot come up."""

import re

from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, tap, verdict, wait_for_python

NO_WEBASSEMBLY = "delete globalThis.WebAssembly"


def test_taps_made_before_python_is_ready_are_answered_when_it_is(held_page):
    page, let_go = held_page()
    tap(page, "treys", "five-deuce", "deuce-ace", "five-trey", "five-ace")
    let_go()
    wait_for_python(page)
    expect(verdict(page)).to_have_text(MUST_PLAY)
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1.5-3$"))


def test_a_trick_tapped_before_python_is_ready_is_answered_in_order(held_page):
    page, let_go = held_page()
    tap(page, "fives", "five-ace", "Second domino", "six-five")
    let_go()
    wait_for_python(page)
    expect(verdict(page)).to_have_text("Trumps were led, and the six-five is winning.")


def test_taps_made_early_are_added_to_the_table_of_the_link(held_page):
    page, let_go = held_page("#/treys/5-2/2-1")
    tap(page, "Hand", "five-ace")
    let_go()
    wait_for_python(page)
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1$"))


def test_an_early_tap_in_two_places_keeps_the_first_and_says_so(held_page):
    page, let_go = held_page()
    tap(page, "five-deuce", "five-deuce", "five-ace")
    let_go()
    wait_for_python(page)
    expect(note(page)).to_contain_text("The five-deuce is down already")
    expect(page.locator("#hand :checked")).to_have_count(1)


def test_the_page_says_it_is_waking_up_until_it_is(held_page):
    page, let_go = held_page()
    expect(page.locator("#hint")).to_contain_text("your taps are kept")
    let_go()
    wait_for_python(page)
    expect(page.locator("#hint")).to_have_text(
        "Tap either one first. A whole hand, or the score? Tap Menu."
    )


def test_there_is_nothing_to_undo_until_there_is(held_page):
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


def test_opened_as_a_file_the_page_says_so_and_the_rules_can_be_read(fresh_page, site, problems):
    page = fresh_page()
    page.goto((site / "index.html").as_uri())
    expect(page.locator(".trouble:visible")).to_contain_text("This page was opened as a file")
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    assert all("'file:" in problem or "ERR_FAILED" in problem for problem in problems)
    problems.clear()  # modules are refused in a file: that is what the page tells
    expect(rules(page)).to_be_visible()


def test_with_scripts_off_the_page_says_so_and_the_rules_can_be_read(fresh_page):
    page = fresh_page(java_script_enabled=False)
    page.goto("./")
    expect(page.locator(".trouble:visible")).to_contain_text("Scripts are switched off")
    expect(page.get_by_role("button")).to_have_count(0)
    expect(rules(page)).to_be_visible()


def test_without_webassembly_the_page_says_so_and_the_rules_can_be_read(fresh_page):
    page = fresh_page()
    page.add_init_script(NO_WEBASSEMBLY)
    page.goto("./")
    expect(page.locator(".trouble:visible")).to_contain_text("Leave Lockdown Mode for this page")
    expect(page.get_by_role("button")).to_have_count(0)
    expect(rules(page)).to_be_visible()


def test_when_all_is_well_no_trouble_is_told(fresh_page, wait_for_python):
    page = fresh_page()
    page.clock.install()
    page.goto("./")
    wait_for_python(page)
    page.clock.run_for(21_000)
    expect(page.locator(".trouble:visible")).to_have_count(0)
