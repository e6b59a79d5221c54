"""What the players agreed on travels in the link, and counts for the hand that it brings."""

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
    follow,
    note,
    panel,
    reload,
    tap,
    undo,
    verdict,
    wait_for_python,
)

RENEGE = "/treys/5-2/5-1.2-1/2-1"
HELD = "/treys/5-2/2-1.5-1/2-1"  # as the page writes it
OTHER = f"{HELD}/agreed/hand-shake"
OURS_NOW = "Your table agreed: a renege loses the hand and two marks."
OURS = "Your table agreed: a renege costs one mark, to the other side."
THEIRS = "The table of this link agreed: a renege loses the hand; it may be called until"


def carries(page, fragment):
    """See that the address comes to carry just that."""
    ending = f"#{re.escape(fragment)}$" if fragment else "^[^#]*$"
    expect(page).to_have_url(re.compile(ending))


def is_linked(page, yes=True):
    """See whether it is said, before the start, that what counts came by a link."""
    expect(page.locator("#linked-note")).to_contain_text(
        "This link came" if yes else re.compile("^$")
    )


@pytest.fixture
def marked(open_table):
    """Open a link at a table that has agreed on a mark, and leave nothing settled."""

    def marked(fragment=""):
        page = open_table()
        answer(page, "mark")
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
    answer(page, "mark")
    return page


def test_the_address_carries_what_is_settled_and_nothing_when_nothing_is(fresh_table):
    page = fresh_table()
    tap(page, "treys", "five-deuce")
    carries(page, "/treys/5-2")
    button(page, "New hand").click()
    carries(page, "")
    answer(page, "hand-shake")
    carries(page, "/agreed/hand-shake")
    tap(page, "treys", "five-deuce")
    carries(page, "/treys/5-2/agreed/hand-shake")
    answer(page, "own-.3cb.3eTea.3c.2fb.3e")
    carries(page, "/treys/5-2/agreed/shake-own-.3cb.3eTea.3c.2fb.3e")
    button(page, "New hand").click()
    carries(page, "/agreed/shake-own-.3cb.3eTea.3c.2fb.3e")
    button(before_you_start(page), "Clear all the answers").click()
    carries(page, "")


def test_who_opens_the_link_reads_what_that_table_agreed(fresh_table):
    page = fresh_table(f"#{OTHER}")
    expect(verdict(page)).to_contain_text("Renege")
    expect(cost(page)).to_contain_text(THEIRS)
    expect(note(page)).to_be_empty()
    expect(agreed(page)).to_contain_text("Not settled yet: what a renege costs")
    shown = before_you_start(page)
    is_linked(page)
    expect(button(shown, "Agree to the same")).to_be_visible()
    expect(
        shown.locator(":is([name=cost], [name=when], [name=slip], [name=who]):checked")
    ).to_have_count(0)


def test_our_own_counts_again_after_an_undo_and_with_a_new_hand(marked):
    page = marked()
    tap(page, "treys", "five-deuce", "five-ace", "deuce-ace")
    button(page, "Played this anyway: the deuce-ace").click()
    expect(cost(page)).to_have_text(OURS)
    follow(page, OTHER)
    expect(cost(page)).to_contain_text(THEIRS)
    expect(agreed(page)).to_contain_text("one mark")
    tap(page, "double-six")
    carries(page, "/treys/5-2/2-1.5-1.6-6/2-1/agreed/hand-shake")
    undo(page, 2)
    expect(cost(page)).to_have_text(OURS)
    carries(page, f"{HELD}/agreed/mark")
    button(page, "Redo").click()
    expect(cost(page)).to_contain_text(THEIRS)
    carries(page, OTHER)
    button(page, "New hand").click()
    is_linked(page, False)
    carries(page, "/agreed/mark")


def test_the_link_of_a_whole_hand_brings_what_its_table_agreed_too(marked_anew):
    hand = "/hand/treys/5-2.5-1.6-6.5-5/3-3"
    page = marked_anew
    follow(page, f"{hand}/agreed/hand-shake")
    expect(page.locator("#referee")).to_have_attribute("data-view", "hand")
    expect(note(page)).to_be_empty()
    is_linked(page)
    carries(page, f"{hand}/agreed/hand-shake")
    follow(page, hand)
    is_linked(page, False)
    carries(page, f"{hand}/agreed/mark")


def test_when_something_is_settled_it_is_our_own_again(marked):
    page = marked(OTHER)
    answer(page, "two")
    expect(cost(page)).to_have_text(OURS_NOW)
    is_linked(page, False)
    carries(page, f"{HELD}/agreed/two")
    undo(page)
    button(page, "Redo").click()
    expect(cost(page)).to_have_text(OURS_NOW)


def test_an_answer_that_is_refused_settles_nothing(marked):
    page = marked(OTHER)
    before_you_start(page).get_by_role("textbox").fill("Tea\u200b")
    page.keyboard.press("Tab")
    expect(page.locator("#refused")).not_to_be_empty()
    done(page)
    expect(cost(page)).to_contain_text(THEIRS)


@pytest.mark.parametrize("fragment", ["/agreed/hand-shake", OTHER], ids=["empty", "trick"])
def test_with_no_hand_under_way_we_agree_to_the_same_at_once(marked, fragment):
    page = marked(fragment)
    shown = panel(page, "Before you start")
    if fragment == OTHER:
        before_you_start(page)
    expect(shown).to_be_visible()  # by itself, where it's all that the link carries
    button(shown, "Agree to the same").click()
    expect(agreed(page)).to_contain_text("A renege loses the hand; it may be called until")
    expect(shown.locator("[name=cost][value=hand]")).to_be_checked()
    is_linked(page, False)
    expect(button(shown, "Agree to the same")).to_be_hidden()
    expect(button(shown, "Done")).to_be_focused()
    done(page)
    carries(page, fragment)
    follow(page, RENEGE)
    expect(cost(page)).to_contain_text("Your table agreed: a renege loses the hand;")


def test_with_a_hand_under_way_we_agree_to_the_same_from_the_next_game_on(marked_anew):
    page = marked_anew
    renege = page.locator("#tricks li").first
    follow(page, "/hand/treys/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4/agreed/hand-shake")
    shown = before_you_start(page)
    button(shown, "Agree to the same").click()
    expect(shown.locator("#later")).to_contain_text("A renege loses the hand")
    expect(agreed(page)).to_contain_text("one mark")
    expect(renege).to_contain_text(THEIRS)  # it is still the table of that link
    is_linked(page)
    expect(button(shown, "Agree to the same")).to_be_hidden()
    button(shown, "Use it now").click()
    expect(agreed(page)).to_contain_text("A renege loses the hand; it may be called until")
    expect(renege).to_contain_text("Your table agreed: a renege loses the hand;")
    is_linked(page, False)


@pytest.mark.parametrize("fragment", [f"{RENEGE}/agreed/mark", f"{RENEGE}/agreed/open"])
def test_a_link_of_a_table_that_agreed_the_same_or_nothing_is_ruled_by_our_own(marked, fragment):
    page = marked(fragment)
    expect(cost(page)).to_have_text(OURS)
    is_linked(page, False)
    expect(note(page)).to_be_empty()
    carries(page, f"{HELD}/agreed/mark")


def test_a_reload_loses_nothing_of_the_link_nor_of_our_own(marked_anew):
    page = marked_anew
    tap(page, "fours", "six-four")
    follow(page, OTHER)
    tap(page, "double-six")
    for _ in range(2):
        reload(page)
        expect(cost(page)).to_contain_text(THEIRS)
        expect(agreed(page)).to_contain_text("one mark")
        expect(note(page)).to_be_empty()
        carries(page, "/treys/5-2/2-1.5-1.6-6/2-1/agreed/hand-shake")
    undo(page, 2)
    expect(verdict(page)).to_contain_text("is a trump. Follow with")
    carries(page, "/fours/6-4/agreed/mark")
    page.route("**/*.wasm", lambda route: None)
    page.reload()  # the address is not taken for a link
    carries(page, "/fours/6-4/agreed/mark")
    expect(page.locator("#led :checked")).to_have_value("6-4")
    page.unroute("**/*.wasm")
    reload(page)
    button(page, "Redo").click()
    expect(cost(page)).to_contain_text(THEIRS)


def test_answers_given_before_python_is_up_are_our_own(held_page):
    page, let_go = held_page(f"#{OTHER}")
    answer(page, "mark")
    let_go()
    wait_for_python(page)
    expect(cost(page)).to_have_text(OURS)
    is_linked(page, False)


@pytest.mark.parametrize(
    ("junk", "quoted"),
    [("tea", '"tea"'), ("<img src=x onerror=alert(1)>", '"%3Cimg%20src')],
)
def test_an_agreement_that_cannot_be_read_leaves_the_table_and_a_note(marked, junk, quoted):
    page = marked(f"{RENEGE}/agreed/{junk}")
    expect(verdict(page)).to_contain_text("Renege")
    expect(note(page)).to_contain_text(quoted)
    expect(cost(page)).to_have_text(OURS)
    expect(page.locator("#referee :is(img, script:not([src*='/static/']))")).to_have_count(0)
    carries(page, f"{HELD}/agreed/mark")
