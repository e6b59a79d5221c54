"""What the table agreed on travels in the link, and counts for what the link brings."""

import re

import pytest
from playwright.sync_api import expect

from support.page import (
    agreed,
    answer,
    before_you_start,
    button,
    cost,
    done,
    note,
    reload,
    tap,
    tile,
    undo,
    verdict,
    wait_for_python,
)

RENEGE = "/treys/5-2/5-1.2-1/2-1"
HELD = "/treys/5-2/2-1.5-1/2-1"  # as the page writes it
OTHER = f"{HELD}/agreed/hand-shake"
UNSETTLED = "Your table hasn't settled what a renege costs."
NOT_YET = "Your changes start with the next game."
OURS_MARK = "Your table agreed: a renege costs one mark, to the other side."
THEIRS = (
    "The table of this link agreed: a renege loses the hand; it may be called until the next shake."
)
LENT = (
    "This link came from a table that agreed: a renege loses the hand;"
    " it may be called until the next shake. Their rule applies until you start a new hand."
)
HAND = "A renege loses the hand"
MARK = "A renege costs one mark, to the other side"
TWO = "A renege loses the hand and two marks"


def carries(page, fragment):
    """See that the address comes to carry just that."""
    ending = f"#{re.escape(fragment)}$" if fragment else "^[^#]*$"
    expect(page).to_have_url(re.compile(ending))


def follow(page, fragment):
    """Open a link in a page that is open."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


@pytest.fixture
def marked(open_table):
    """Open a link at a table that has agreed on a mark, and leave nothing settled."""

    def marked(fragment=""):
        page = open_table()
        answer(page, MARK)
        if fragment:
            follow(page, fragment)
        return page

    yield marked
    page = open_table()
    button(before_you_start(page), "Clear all the answers").click()
    done(page)
    expect(agreed(page)).to_contain_text("Not settled yet: what a renege costs")


@pytest.fixture
def marked_anew(fresh_table):
    """A page of its own, of a table that has agreed on a mark."""
    page = fresh_table()
    answer(page, MARK)
    return page


def test_the_address_carries_what_is_settled_and_nothing_when_nothing_is(fresh_table):
    page = fresh_table()
    tap(page, "treys", "five-deuce")
    carries(page, "/treys/5-2")
    button(page, "New hand").click()
    carries(page, "")
    answer(page, HAND, "Until the next shake")
    carries(page, "/agreed/hand-shake")
    tap(page, "treys", "five-deuce")
    carries(page, "/treys/5-2/agreed/hand-shake")
    answer(page, MARK)  # which counts from the next game
    tap(page, "five-ace")
    carries(page, "/treys/5-2/5-1/agreed/hand-shake")
    button(before_you_start(page), "Start a new game").click()
    carries(page, "/agreed/mark-shake")
    button(before_you_start(page), "Clear all the answers").click()
    carries(page, "")


def test_a_table_says_it_in_its_own_words_in_the_link_too(fresh_table):
    page = fresh_table()
    before_you_start(page).get_by_role("textbox").fill("<b>Tea</b>, for all")
    done(page)
    carries(page, "/agreed/own-.3cb.3eTea.3c.2fb.3e.2c-for-all")
    other = fresh_table(f"#{RENEGE}/agreed/own-.3cb.3eTea.3c.2fb.3e.2c-for-all")
    said = 'The table of this link agreed: after a renege, "<b>Tea</b>, for all".'
    expect(cost(other)).to_have_text(said)
    expect(other.locator("#reasons b", has_text="Tea")).to_have_count(0)


def test_who_opens_the_link_reads_what_that_table_agreed(fresh_table):
    page = fresh_table(f"#{OTHER}")
    expect(verdict(page)).to_contain_text("Renege")
    expect(cost(page)).to_have_text(THEIRS)
    expect(note(page)).to_be_empty()
    expect(agreed(page)).to_contain_text("Not settled yet: what a renege costs")
    shown = before_you_start(page)
    expect(shown.get_by_text(LENT)).to_be_visible()
    expect(button(shown, "Agree to the same")).to_be_visible()
    expect(shown.get_by_role("radio", checked=True)).to_have_count(0)


def test_our_own_agreement_is_kept_while_the_table_of_a_link_is_on_the_screen(marked):
    page = marked(OTHER)
    expect(cost(page)).to_have_text(THEIRS)
    expect(agreed(page)).to_contain_text(f"{MARK}.")
    shown = before_you_start(page)
    expect(shown.get_by_role("radio", name=MARK)).to_be_checked()
    expect(shown.get_by_text(LENT)).to_be_visible()
    done(page)
    carries(page, OTHER)
    tap(page, "double-six")
    carries(page, "/treys/5-2/2-1.5-1.6-6/2-1/agreed/hand-shake")


def test_what_was_on_our_table_before_the_link_is_ruled_by_our_own(marked):
    page = marked()
    tap(page, "treys", "five-deuce", "five-ace", "deuce-ace")
    button(page, "It was played: the deuce-ace").click()
    expect(cost(page)).to_have_text(OURS_MARK)
    follow(page, OTHER)
    expect(cost(page)).to_have_text(THEIRS)
    undo(page)
    expect(cost(page)).to_have_text(OURS_MARK)
    carries(page, f"{HELD}/agreed/mark")
    button(page, "Redo").click()
    expect(cost(page)).to_have_text(THEIRS)
    carries(page, OTHER)


def test_the_link_of_a_whole_hand_brings_what_its_table_agreed_too(marked_anew):
    hand = "/hand/treys/5-2.5-1.6-6.5-5/3-3"
    page = marked_anew
    follow(page, f"{hand}/agreed/hand-shake")
    expect(page.locator("#referee")).to_have_attribute("data-view", "hand")
    expect(note(page)).to_be_empty()
    expect(page.locator("#linked-note")).to_have_text(LENT)
    carries(page, f"{hand}/agreed/hand-shake")
    follow(page, hand)
    expect(page.locator("#linked-note")).to_be_empty()
    carries(page, f"{hand}/agreed/mark")


def test_a_new_hand_is_our_own_again(marked):
    page = marked(OTHER)
    button(page, "New hand").click()
    carries(page, "/agreed/mark")
    expect(before_you_start(page).locator("#linked-note")).to_be_empty()
    done(page)
    tap(page, "treys", "five-deuce", "five-ace", "deuce-ace")
    button(page, "It was played: the deuce-ace").click()
    expect(cost(page)).to_have_text(OURS_MARK)


def test_the_button_for_a_new_hand_does_it_on_an_empty_table_too(marked):
    page = marked("/agreed/hand-shake")
    expect(page.locator("#linked-note")).to_have_text(LENT)
    button(page, "New hand").click()
    expect(page.locator("#linked-note")).to_be_empty()
    carries(page, "/agreed/mark")


def test_when_something_is_settled_it_is_our_own_again(marked):
    page = marked(OTHER)
    answer(page, TWO)
    expect(cost(page)).to_have_text(f"{OURS_MARK} {NOT_YET}")
    expect(page.locator("#linked-note")).to_be_empty()
    expect(page.locator("#later")).to_contain_text(TWO)
    carries(page, f"{HELD}/agreed/mark")
    undo(page)
    button(page, "Redo").click()
    expect(cost(page)).to_have_text(f"{OURS_MARK} {NOT_YET}")


def test_an_answer_that_is_refused_settles_nothing(marked):
    page = marked(OTHER)
    before_you_start(page).get_by_role("textbox").fill("Tea\u200b")
    page.keyboard.press("Tab")
    expect(page.locator("#refused")).to_contain_text("can't be printed")
    done(page)
    expect(cost(page)).to_have_text(THEIRS)


def test_before_a_hand_we_agree_to_the_same_at_once(marked):
    page = marked("/agreed/hand-shake")
    shown = before_you_start(page)
    button(shown, "Agree to the same").click()
    expect(agreed(page)).to_contain_text("A renege loses the hand; it may be called until")
    expect(shown.get_by_role("radio", name=HAND, exact=True)).to_be_checked()
    expect(shown.locator("#linked-note")).to_be_empty()
    expect(button(shown, "Agree to the same")).to_be_hidden()
    expect(button(shown, "Done")).to_be_focused()
    done(page)
    carries(page, "/agreed/hand-shake")
    follow(page, RENEGE)
    expect(cost(page)).to_have_text(THEIRS.replace("The table of this link", "Your table"))


def test_with_a_hand_under_way_we_agree_to_the_same_from_the_next_game_on(marked):
    page = marked(OTHER)
    shown = before_you_start(page)
    expect(shown.get_by_text("A hand is in progress")).to_be_visible()
    button(shown, "Agree to the same").click()
    expect(shown.locator("#later")).to_contain_text("starts with the next game: A renege loses")
    expect(agreed(page)).to_contain_text(f"{MARK}.")
    expect(cost(page)).to_have_text(THEIRS)  # it is still the table of that link
    expect(shown.get_by_text(LENT)).to_be_visible()
    expect(button(shown, "Agree to the same")).to_be_hidden()
    button(shown, "Start a new game").click()
    expect(agreed(page)).to_contain_text("A renege loses the hand; it may be called until")
    expect(page.locator("#linked-note")).to_be_empty()
    carries(page, "/agreed/hand-shake")


@pytest.mark.parametrize("fragment", [f"{RENEGE}/agreed/mark", RENEGE, f"{RENEGE}/agreed/open"])
def test_a_link_of_a_table_that_agreed_the_same_or_nothing_is_ruled_by_our_own(marked, fragment):
    page = marked(fragment)
    expect(cost(page)).to_have_text(OURS_MARK)
    expect(page.locator("#linked-note")).to_be_empty()
    expect(note(page)).to_be_empty()
    carries(page, f"{HELD}/agreed/mark")


def test_a_reload_loses_nothing_of_the_link_nor_of_our_own(marked_anew):
    page = marked_anew
    tap(page, "fours", "six-four")
    follow(page, OTHER)
    tap(page, "double-six")
    for _ in range(2):
        reload(page)
        expect(cost(page)).to_have_text(THEIRS)
        expect(agreed(page)).to_contain_text(f"{MARK}.")
        expect(note(page)).to_be_empty()
        carries(page, "/treys/5-2/2-1.5-1.6-6/2-1/agreed/hand-shake")
    undo(page)
    expect(cost(page)).to_have_text(THEIRS)
    undo(page)
    expect(verdict(page)).to_have_text("Trumps were led.")
    carries(page, "/fours/6-4/agreed/mark")
    reload(page)
    carries(page, "/fours/6-4/agreed/mark")
    button(page, "Redo").click()
    expect(cost(page)).to_have_text(THEIRS)


def test_before_python_is_up_the_address_with_an_agreement_is_no_link(marked_anew):
    page = marked_anew
    follow(page, OTHER)
    carries(page, OTHER)
    page.route("**/*.wasm", lambda route: None)
    page.reload()
    expect(page.locator("#referee")).to_have_attribute("aria-busy", "true")
    expect(tile(page, "five-ace")).to_be_checked()
    carries(page, OTHER)


def test_what_an_earlier_version_left_comes_to_carry_what_is_settled(marked_anew):
    page = marked_anew
    tap(page, "treys", "five-deuce", "five-ace")
    page.evaluate("""() => {
      const key = Object.keys(localStorage).find((key) => key.startsWith("referee /"));
      const kept = JSON.parse(localStorage[key]);
      const [fragment, address] = ["/treys/5-2/5-1", "/treys/5-2/5-1"];
      localStorage[key] = JSON.stringify({ ...kept, fragment, address });
    }""")
    page.goto("./?")
    expect(verdict(page)).to_contain_text("you must play the five-ace")
    carries(page, "/treys/5-2/5-1/agreed/mark")
    undo(page, 3)
    expect(button(page, "Undo")).to_be_disabled()


def test_answers_given_before_python_is_ready_are_our_own(held_page):
    page, let_go = held_page(f"#{OTHER}")
    answer(page, MARK)
    let_go()
    wait_for_python(page)
    expect(cost(page)).to_have_text(f"{UNSETTLED} {NOT_YET}")
    expect(page.locator("#later")).to_contain_text(MARK)
    expect(page.locator("#linked-note")).to_be_empty()


@pytest.mark.parametrize(
    ("junk", "quoted"),
    [
        ("tea", '"tea"'),
        ("hand-mark", '"hand-mark" settles something twice.'),
        ("", '""'),
        ("<img src=x onerror=alert(1)>", '"%3Cimg%20src'),
        ("own-.3cimg.3e%00", '".3cimg.3e%00"'),
    ],
)
def test_junk_in_the_place_of_an_agreement_leaves_the_table_and_a_plain_note(marked, junk, quoted):
    page = marked(f"{RENEGE}/agreed/{junk}")
    expect(verdict(page)).to_contain_text("Renege")
    expect(note(page)).to_contain_text("What the table of that link agreed on cannot be read:")
    expect(note(page)).to_contain_text(quoted)
    expect(cost(page)).to_have_text(OURS_MARK)
    expect(page.locator("#referee :is(img, script)")).to_have_count(0)
    carries(page, f"{HELD}/agreed/mark")


def test_a_link_that_is_junk_all_over_says_so_of_both(fresh_table):
    page = fresh_table("#/sevens/agreed/tea")
    expect(note(page)).to_have_text(
        'I can\'t read that link: "sevens" is not a suit.'
        ' I can\'t read what the table of that link agreed on: "tea" is not a choice.'
    )
    carries(page, "")
