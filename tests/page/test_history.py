"""Second thoughts on the page: undo and redo, a new hand taken back, and all of it over a reload."""

from playwright.sync_api import expect

MUST_PLAY = "Fives were led, so you must play the five-ace."


def button(page, name):
    """The button called *name*."""
    return page.get_by_role("button", name=name)


def played_on(fresh_table):
    """A page on which a whole ruling was tapped together."""
    page = fresh_table()
    page.get_by_role("radio", name="treys", exact=True).click()
    page.get_by_role("radio", name="five-deuce").click()
    page.get_by_role("checkbox", name="five-ace").click()
    expect(page.get_by_role("status")).to_have_text(MUST_PLAY)
    return page


def test_a_new_hand_can_be_taken_back(fresh_table):
    page = played_on(fresh_table)
    button(page, "New hand").click()
    expect(page.locator("#hand :checked")).to_have_count(0)
    button(page, "Undo").click()
    expect(page.get_by_role("status")).to_have_text(MUST_PLAY)


def test_undo_and_redo_are_there_after_a_reload(fresh_table, wait_for_python):
    page = played_on(fresh_table)
    button(page, "Undo").click()
    button(page, "Undo").click()
    page.reload()
    wait_for_python(page)
    expect(page.get_by_role("status")).to_have_text("Treys are trump. Which domino was led?")
    button(page, "Redo").click()
    button(page, "Redo").click()
    expect(page.get_by_role("status")).to_have_text(MUST_PLAY)
    expect(button(page, "Redo")).to_be_disabled()
    for _ in range(3):
        button(page, "Undo").click()
    expect(button(page, "Undo")).to_be_disabled()


def test_the_place_that_was_asked_for_is_asked_for_again_after_a_reload(
    fresh_table, wait_for_python
):
    page = played_on(fresh_table)
    page.get_by_role("radio", name="Second domino").click()
    page.get_by_role("radio", name="double-six").click()
    expect(page.get_by_role("radio", name="Third domino")).to_be_checked()
    page.reload()
    wait_for_python(page)
    expect(page.get_by_role("radio", name="Third domino")).to_be_checked()
    expect(page.get_by_role("group", name="Which domino was played third?")).to_be_visible()


def test_fifty_taps_can_be_taken_back_in_the_page(fresh_table):
    page = played_on(fresh_table)
    for _ in range(25):
        page.get_by_role("checkbox", name="double-six").click()
        page.get_by_role("checkbox", name="double-six").click()
    for _ in range(50):
        button(page, "Undo").click()
    expect(button(page, "Undo")).to_be_disabled()
    expect(page.get_by_role("status")).to_have_text(MUST_PLAY)
    expect(page.get_by_role("checkbox", name="double-six")).not_to_be_checked()


def test_junk_in_the_place_of_the_history_is_let_be(fresh_table, wait_for_python):
    page = played_on(fresh_table)
    page.evaluate("""() => {
      const key = Object.keys(localStorage).find((key) => key.startsWith("referee /"));
      const kept = JSON.parse(localStorage[key]);
      localStorage[key] = JSON.stringify({ ...kept, history: "*led/<b>" });
    }""")
    page.reload()
    wait_for_python(page)
    expect(page.get_by_role("status")).to_have_text(MUST_PLAY)


def test_the_same_verdict_twice_is_said_twice(open_table):
    page = open_table("treys: 5-2 | 5-1")
    page.evaluate("""() => {
      globalThis.said = [];
      const verdict = document.getElementById("verdict");
      new MutationObserver(() => said.push(verdict.textContent.trim()))
        .observe(verdict, { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("checkbox", name="double-six").click()
    page.get_by_role("checkbox", name="double-four").click()
    expect(page.locator("#hand :checked")).to_have_count(3)
    assert page.evaluate("said") == [MUST_PLAY, MUST_PLAY]
