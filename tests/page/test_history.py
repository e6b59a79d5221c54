"""Undo and redo on the page: of taps and of a new hand, also after a reload."""

from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, radio, reload, tap, tile, undo, verdict


def played_on(fresh_table):
    """A page with a ruling that was tapped in."""
    page = fresh_table()
    tap(page, "treys", "five-deuce", "five-ace")
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    return page


def test_undo_takes_back_a_new_hand(fresh_table):
    page = played_on(fresh_table)
    lit = page.locator("header [name=undo][data-lit]")
    button(page, "New hand").click()
    expect(page.locator("#hand :checked")).to_have_count(0)
    expect(note(page)).to_have_text("The table is cleared. Undo brings it back.")
    tap(page, "Hand")
    expect(page.locator("#hint")).to_have_text("The table is cleared. Undo brings it back.")
    expect(lit).to_have_count(1)
    undo(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(lit).to_have_count(0)


def test_undo_and_redo_go_a_tap_at_a_time_also_after_a_reload(fresh_table):
    page = played_on(fresh_table)
    undo(page)
    expect(verdict(page)).to_contain_text("is led as a five.")
    undo(page)
    reload(page)
    expect(verdict(page)).to_have_text("Treys are trump. Which domino was led?")
    button(page, "Redo").click()
    button(page, "Redo").click()
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(button(page, "Redo")).to_be_disabled()
    undo(page, 3)
    expect(button(page, "Undo")).to_be_disabled()
    button(page, "Undo").click(force=True)
    expect(note(page)).to_have_text("There's nothing to undo.")


def test_a_reload_keeps_the_place_that_is_asked_for(fresh_table):
    page = played_on(fresh_table)
    tap(page, "Second domino", "double-six")
    expect(radio(page, "Third domino")).to_be_checked()
    reload(page)
    expect(radio(page, "Third domino")).to_be_checked()
    expect(page.get_by_role("group", name="Which domino was played third?")).to_be_visible()


def test_undo_takes_back_fifty_taps(fresh_table):
    page = played_on(fresh_table)
    for _ in range(25):
        tap(page, "double-six", "double-six")
    undo(page, 50)
    expect(button(page, "Undo")).to_be_disabled()
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(tile(page, "double-six")).not_to_be_checked()


def test_a_repeated_verdict_is_announced_again(open_table):
    page = open_table("treys: 5-2 | 5-1")
    page.evaluate("""() => {
      globalThis.said = [];
      const verdict = document.getElementById("verdict");
      new MutationObserver(() => said.push(verdict.textContent.trim()))
        .observe(verdict, { childList: true, characterData: true, subtree: true });
    }""")
    tap(page, "double-six", "double-four")
    expect(page.locator("#hand :checked")).to_have_count(3)
    assert page.evaluate("said") == [f"If these are in your hand, {MUST_PLAY}"] * 2
