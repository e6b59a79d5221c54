"""Before you start: the answers on the page, and what they change there."""

import re

import pytest
from playwright.sync_api import expect

from fortytwo.agreement import Agreement
from fortytwo.words.agreement import sentence
from support.page import (
    MUST_PLAY,
    agreed,
    answer,
    before_you_start,
    button,
    cost,
    done,
    follow,
    note,
    panel,
    radio,
    reload,
    tap,
    verdict,
    wait_for_python,
)

RENEGE = "treys: 5-2 | 5-1 2-1 | 2-1"
HAND = "#/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4"  # with a renege, and not over
STORE_SCORE = """
(score) => {
  localStorage.setItem(`referee score ${new URL("./", location).pathname}`, score);
}
"""


def settled(page, written):
    """See that the page shows the agreement that is written so, where all four can read it."""
    expect(agreed(page)).to_have_text(sentence(Agreement.parse(written)))


@pytest.fixture
def table(open_table):
    """Open a table at which nothing is settled, and leave nothing settled."""
    pages = []

    def table(line=""):
        pages.append(open_table(line))
        return pages[-1]

    yield table
    page = open_table()
    button(before_you_start(page), "Clear all the answers").click()
    done(page)
    settled(page, "open")


def test_nothing_is_settled_until_the_players_settle_it(table):
    page = table(RENEGE)
    settled(page, "open")
    expect(cost(page)).to_contain_text("hasn't settled")
    button(page.locator("#reasons"), "Before you start").click()
    shown = panel(page, "Before you start")
    expect(shown.get_by_role("radio")).to_have_count(15)
    expect(shown.get_by_role("radio", checked=True)).to_have_accessible_name(re.compile("rules"))
    expect(shown.get_by_role("textbox")).to_have_value("")
    done(page)
    expect(verdict(page)).to_contain_text("Renege")


def test_what_is_settled_is_one_sentence_and_is_said_with_a_renege(table):
    page = table()
    answer(page, "mark-shake-noslip-others")
    settled(page, "mark-shake-noslip-others")
    expect(before_you_start(page).locator("#settled")).to_have_text(agreed(page).text_content())
    done(page)
    expect(cost(page)).to_be_hidden()
    table(RENEGE)
    expect(cost(page)).to_contain_text("Your table agreed: a renege costs one mark")
    button(page, "Take back the deuce-ace").click()
    expect(cost(page)).to_be_hidden()


def test_own_words_take_the_place_of_a_choice_and_a_choice_of_them(table):
    page = table()
    answer(page, "hand")
    answer(page, "own-Bo-makes-tea")
    settled(page, "own-Bo-makes-tea")
    shown = before_you_start(page)
    expect(shown.locator("[name=cost]:checked")).to_have_count(0)
    expect(shown.get_by_role("textbox")).to_have_value("Bo makes tea")
    done(page)
    answer(page, "hand")
    settled(page, "hand")
    expect(page.locator("[name=own]")).to_have_value("")


def test_own_words_count_when_they_are_left_by_escape(table):
    page = table()
    shown = before_you_start(page)
    shown.get_by_role("textbox").press_sequentially("Tea")
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    settled(page, "own-Tea")


def test_own_words_stay_words(table):
    page = table(RENEGE)
    markup = "<img src=x onerror=alert(1)>&amp;"
    before_you_start(page).get_by_role("textbox").fill(markup)
    done(page)
    expect(agreed(page)).to_contain_text(markup)
    table(RENEGE)
    expect(cost(page)).to_contain_text(markup)
    expect(page.locator("#referee :is(img, script:not([src*='/static/']))")).to_have_count(0)


def test_own_words_that_cannot_be_kept_are_refused_and_stay_to_be_corrected(table):
    page = table()
    answer(page, "hand")
    shown = before_you_start(page)
    shown.get_by_role("textbox").fill("Tea\u200b")
    page.keyboard.press("Tab")
    expect(shown.locator("#refused")).to_contain_text('"Tea?" has a character')
    expect(shown.get_by_role("textbox")).to_have_value("Tea\u200b")
    settled(page, "hand")
    shown.get_by_role("textbox").fill("Tea")
    page.keyboard.press("Tab")
    expect(shown.locator("#refused")).to_be_empty()
    settled(page, "own-Tea")
    done(page)


def test_with_one_trick_on_the_table_a_change_counts_at_once(table):
    page = table()
    answer(page, "hand")
    table(RENEGE)
    expect(cost(page)).to_contain_text("a renege loses the hand.")
    shown = before_you_start(page)
    radio(shown, "A renege loses the hand and two marks").check()
    expect(shown.locator("#later")).to_be_empty()
    expect(shown.locator("#locked")).to_be_hidden()
    expect(button(shown, "Start a new game")).to_be_hidden()
    done(page)
    expect(cost(page)).to_contain_text("a renege loses the hand and two marks.")
    settled(page, "two")


def test_while_a_hand_is_recorded_a_change_counts_from_the_next_game(fresh_table):
    page = fresh_table()
    answer(page, "hand")
    follow(page, HAND)
    shown = before_you_start(page)
    expect(shown.locator("#waits")).to_have_text(re.compile("^A hand is being recorded, so"))
    expect(button(shown, "Use it now")).to_be_hidden()
    done(page)
    answer(page, "two")
    settled(page, "hand")
    expect(page.locator("#tricks li").first).to_contain_text("loses the hand. Your changes start")
    shown = before_you_start(page)
    expect(shown.locator("#later")).to_contain_text(sentence(Agreement.parse("two")))
    expect(shown.locator("[name=cost][value=two]")).to_be_checked()

    button(shown, "Start a new game").click()
    expect(shown).to_be_hidden()
    expect(verdict(page)).to_contain_text("Tap who bid")
    settled(page, "two")
    expect(before_you_start(page).locator("#locked")).to_be_hidden()


def test_what_waits_is_used_now_with_one_tap(fresh_table):
    page = fresh_table(HAND)
    answer(page, "two")
    settled(page, "open")
    shown = before_you_start(page)
    expect(shown.locator("#locked")).to_be_in_viewport(ratio=1)
    button(shown, "Use it now").click()
    expect(button(shown, "Done")).to_be_focused()
    expect(button(shown, "Use it now")).to_be_hidden()
    expect(shown.locator("#later")).to_be_empty()
    expect(shown.locator("#locked")).to_contain_text("It counts now.")
    done(page)
    settled(page, "two")
    expect(page.locator("#hint")).to_have_text("Agreed: a renege loses the hand and two marks.")
    expect(page.locator("#tricks li").first).to_contain_text("loses the hand and two marks.")
    reload(page)
    settled(page, "two")


@pytest.mark.parametrize(
    ("score", "why"),
    [
        ("*marks/Us/Them/us-30-made", "A game is being scored, so"),
        ("*marks/Us/Them/us-294-made", ""),  # it is over
        ("*marks/Us/Them", ""),
    ],
)
def test_while_a_game_is_scored_a_change_waits_also_after_a_reload(fresh_table, score, why):
    page = fresh_table()
    page.evaluate(STORE_SCORE, score)
    reload(page)
    answer(page, "hand")
    settled(page, "open" if why else "hand")
    expect(before_you_start(page).locator("#waits")).to_have_text(re.compile(f"^{why}"))


def test_a_hand_that_is_over_leaves_a_change_waiting_until_it_is_used(fresh_table):
    page = fresh_table(HAND)
    answer(page, "hand")
    button(page, "New hand").click()
    shown = before_you_start(page)
    expect(shown.locator("#locked")).to_contain_text("Your changes start with the next game.")
    button(shown, "Use it now").click()
    expect(shown.locator("#locked")).to_be_hidden()
    settled(page, "hand")


def test_no_answer_moves_away_from_under_the_thumb(fresh_table):
    page = fresh_table(HAND)
    page.set_viewport_size({"width": 390, "height": 1800})  # room for what is said to grow
    shown = before_you_start(page)
    radio = shown.locator("[name=who][value=others]")
    before = radio.bounding_box()
    radio.check()
    expect(shown.locator("#later")).to_be_visible()
    assert radio.bounding_box() == before


def test_a_tap_on_an_answer_is_no_tap_on_the_table(table):
    page = table("treys: 5-2 | 5-1")
    answer(page, "lead")
    expect(note(page)).to_be_empty()
    expect(verdict(page)).to_contain_text(MUST_PLAY)


def test_what_is_settled_is_there_after_a_reload_and_when_a_link_is_opened(fresh_table):
    page = fresh_table()
    answer(page, "shake-own-Tea.2c-for-all.3a-100.25")
    follow(page, HAND)
    answer(page, "hand")
    reload(page)
    settled(page, "shake-own-Tea.2c-for-all.3a-100.25")
    shown = before_you_start(page)
    expect(shown.locator("[name=cost][value=hand]")).to_be_checked()
    expect(shown.locator("#later")).to_contain_text(sentence(Agreement.parse("hand-shake")))
    button(shown, "Start a new game").click()
    settled(page, "hand-shake")
    page.goto("./?#/treys/5-2/5-1.2-1/2-1")
    wait_for_python(page)
    settled(page, "hand-shake")


def test_answers_given_before_python_is_up_are_kept_and_taken(held_page):
    page, let_go = held_page()
    answer(page, "hand")
    tap(page, "treys")
    page.reload()
    shown = before_you_start(page)
    expect(shown.locator("[name=cost][value=hand]")).to_be_checked()
    expect(button(shown, "Clear all the answers")).to_be_hidden()
    done(page)
    let_go()
    wait_for_python(page)
    settled(page, "hand")
    expect(page.locator("#later")).to_be_empty()


def test_opened_before_python_is_up_it_says_why_a_change_waits(held_page):
    page, let_go = held_page(HAND)
    shown = before_you_start(page)
    let_go()
    wait_for_python(page)
    expect(shown.locator("#waits")).to_contain_text("A hand is being recorded")


def test_the_sentence_can_be_read_before_python_is_up(fresh_table):
    page = fresh_table()
    answer(page, "hand")
    page.route("**/*.wasm", lambda route: None)
    page.reload()
    expect(page.locator("#referee")).to_have_attribute("aria-busy", "true")
    settled(page, "hand")
    expect(page.locator("#settled")).to_have_text(sentence(Agreement.parse("hand")))
