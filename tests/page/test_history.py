"""Second thoughts on the page: undo and redo, a new hand taken back, and all of it over a reload."""

from playwright.sync_api import expect

from support.page import MUST_PLAY, button, radio, reload, tap, tile, undo, verdict


def played_on(fresh_table):
    """A page on which a whole ruling was tapped together."""
    page = fresh_table()
    tap(page, "treys", "five-deuce", "five-ace")
    expect(verdict(page)).to_have_text(MUST_PLAY)
    return page


def test_a_new_hand_can_be_taken_back(fresh_table):
    page = played_on(fresh_table)
    button(page, "New hand").click()
    expect(page.locator("#hand :checked")).to_have_count(0)
    undo(page)
    expect(verdict(page)).to_have_text(MUST_PLAY)


def test_undo_and_redo_are_there_after_a_reload(fresh_table):
    page = played_on(fresh_table)
    undo(page, 2)
    reload(page)
    expect(verdict(page)).to_have_text("Treys are trump. Which domino was led?")
    button(page, "Redo").click()
    button(page, "Redo").click()
    expect(verdict(page)).to_have_text(MUST_PLAY)
    expect(button(page, "Redo")).to_be_disabled()
    undo(page, 3)
    expect(button(page, "Undo")).to_be_disabled()


def test_the_place_that_was_asked_for_is_asked_for_again_after_a_reload(fresh_table):
    page = played_on(fresh_table)
    tap(page, "Second domino", "double-six")
    expect(radio(page, "Third domino")).to_be_checked()
    reload(page)
    expect(radio(page, "Third domino")).to_be_checked()
    expect(page.get_by_role("group", name="Which domino was played third?")).to_be_visible()


def test_fifty_taps_can_be_taken_back_in_the_page(fresh_table):
    page = played_on(fresh_table)
    for _ in range(25):
        tap(page, "double-six", "double-six")
    undo(page, 50)
    expect(button(page, "Undo")).to_be_disabled()
    expect(verdict(page)).to_have_text(MUST_PLAY)
    expect(tile(page, "double-six")).not_to_be_checked()


def test_the_same_verdict_twice_is_said_twice(open_table):
    page = open_table("treys: 5-2 | 5-1")
    page.evaluate("""() => {
      globalThis.said = [];
      const verdict = document.getElementById("verdict");
      new MutationObserver(() => said.push(verdict.textContent.trim()))
        .observe(verdict, { childList: true, characterData: true, subtree: true });
    }""")
    tap(page, "double-six", "double-four")
    expect(page.locator("#hand :checked")).to_have_count(3)
    assert page.evaluate("said") == [MUST_PLAY, MUST_PLAY]
