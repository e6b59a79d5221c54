"""Before you start: what a renege costs, settled by the table and said with every renege."""

import pytest
from playwright.sync_api import expect

from support.page import (
    MUST_PLAY,
    agreed,
    answer,
    before_you_start,
    button,
    cost,
    done,
    note,
    panel,
    reload,
    verdict,
    wait_for_python,
)

ALL_OPEN = (
    "Not settled yet: what a renege costs, how long it may be called,"
    " whether a corrected renege counts and who may call it."
)
HAND = (
    "A renege loses the hand. Not settled yet: how long it may be called,"
    " whether a corrected renege counts and who may call it."
)
RENEGE = "treys: 5-2 | 5-1 2-1 | 2-1"
UNSETTLED = "Your table hasn't settled what a renege costs."
AGREED_HAND = "Your table agreed: a renege loses the hand."
NOT_YET = "Your changes start with the next game."
KEPT = "Object.keys(localStorage).find((key) => key.startsWith('referee agreement'))"


def say(page, words):
    """Say what a renege costs in the table's own words."""
    shown = before_you_start(page)
    shown.get_by_role("textbox", name="Or in your own words").fill(words)
    done(shown)


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
    expect(agreed(page)).to_have_text(ALL_OPEN)


def test_nothing_is_settled_until_the_table_settles_it(table):
    page = table()
    expect(agreed(page)).to_have_text(ALL_OPEN)
    shown = before_you_start(page)
    expect(shown.get_by_role("radio")).to_have_count(12)
    expect(shown.get_by_role("radio", checked=True)).to_have_count(0)
    expect(shown.get_by_role("textbox")).to_have_value("")
    expect(shown.get_by_text(ALL_OPEN)).to_be_visible()
    done(page)


def test_each_question_is_a_group_of_its_own(table):
    page = table()
    shown = before_you_start(page)
    for name, choices in {
        "What a renege costs": 5,
        "How long it may be called": 3,
        "Whether a corrected renege counts": 2,
        "Who may call it": 2,
    }.items():
        group = shown.get_by_role("group", name=name)
        expect(group.get_by_role("radio")).to_have_count(choices)
    done(page)


def test_what_is_settled_is_one_sentence_for_all_four_to_read(table):
    page = table()
    answer(
        page,
        "A renege costs one mark, to the other side",
        "Until the next shake",
        "A renege caught before the trick is turned over doesn't count",
        "Only the other side may call it",
    )
    said = (
        "A renege costs one mark, to the other side;"
        " only the other side may call it until the next shake;"
        " a renege caught before the trick is turned over doesn't count."
    )
    expect(agreed(page)).to_have_text(said)
    expect(before_you_start(page).get_by_text(said)).to_be_visible()
    done(page)


def test_a_caught_renege_says_that_the_table_has_not_settled_it(table):
    page = table(RENEGE)
    expect(cost(page)).to_have_text(UNSETTLED)
    expect(cost(page)).to_be_visible()


def test_a_caught_renege_says_what_the_table_agreed_on(table):
    page = table("")
    answer(page, "A renege loses the hand")
    expect(cost(page)).to_be_hidden()
    page = table(RENEGE)
    expect(cost(page)).to_have_text(AGREED_HAND)
    button(page, "Take back the deuce-ace").click()
    expect(cost(page)).to_be_hidden()


def test_what_is_asked_is_opened_from_the_renege_too(table):
    page = table(RENEGE)
    button(page.locator("#reasons"), "Before you start").click()
    expect(panel(page, "Before you start")).to_be_visible()
    done(page)
    expect(verdict(page)).to_contain_text("Renege")


def test_a_table_says_it_in_its_own_words_instead(table):
    page = table()
    answer(page, "A renege loses the hand")
    say(page, " Bo makes  tea ")
    expect(agreed(page)).to_contain_text(
        'After a renege, "Bo makes tea". Not settled yet: how long'
    )
    shown = before_you_start(page)
    expect(shown.get_by_role("radio", checked=True)).to_have_count(0)
    expect(shown.get_by_role("textbox")).to_have_value("Bo makes tea")
    done(page)
    answer(page, "A renege loses the hand")
    expect(agreed(page)).to_have_text(HAND)
    expect(page.locator("[name=own]")).to_have_value("")


def test_own_words_are_heard_when_they_are_left_by_escape(table):
    page = table()
    shown = before_you_start(page)
    shown.get_by_role("textbox").press_sequentially("Tea")
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(agreed(page)).to_contain_text('After a renege, "Tea"')


def test_own_words_that_are_emptied_leave_the_cost_open(table):
    page = table()
    say(page, "Tea for all")
    say(page, "")
    expect(agreed(page)).to_have_text(ALL_OPEN)


def test_own_words_stay_words(table):
    page = table()
    markup = "<img src=x onerror=alert(1)>&amp;"
    say(page, markup)
    expect(agreed(page)).to_contain_text(f'After a renege, "{markup}".')
    page = table(RENEGE)
    expect(cost(page)).to_contain_text(markup)
    expect(page.locator("#referee :is(img, script)")).to_have_count(0)


def test_own_words_that_cannot_be_written_down_are_refused_and_left_to_be_put_right(table):
    page = table()
    answer(page, "A renege loses the hand")
    shown = before_you_start(page)
    shown.get_by_role("textbox").fill("Tea\u200b")
    page.keyboard.press("Tab")
    expect(shown.locator("#refused")).to_have_text(
        '"Tea?" has a character that can\'t be printed. Leave it out..'
    )
    expect(shown.get_by_role("textbox")).to_have_value("Tea\u200b")
    expect(agreed(page)).to_have_text(HAND)
    shown.get_by_role("textbox").fill("Tea")
    page.keyboard.press("Tab")
    expect(shown.locator("#refused")).to_be_empty()
    expect(agreed(page)).to_contain_text('After a renege, "Tea"')
    done(page)


def test_once_a_hand_is_under_way_a_change_counts_from_the_next_game(table):
    page = table()
    answer(page, "A renege loses the hand")
    shown = before_you_start(page)
    expect(shown.get_by_text("A hand is in progress")).to_be_hidden()
    expect(button(shown, "Start a new game")).to_be_hidden()
    done(page)

    page = table(RENEGE)
    expect(before_you_start(page).get_by_text("A hand is in progress")).to_be_visible()
    done(page)
    answer(page, "A renege loses the hand and two marks")
    expect(cost(page)).to_have_text(f"{AGREED_HAND} {NOT_YET}")
    expect(agreed(page)).to_have_text(HAND)
    shown = before_you_start(page)
    expect(shown.locator("#later")).to_contain_text(
        "Play was under way, so the change is written down. From the next game:"
        " A renege loses the hand and two marks."
    )
    expect(shown.get_by_role("radio", name="A renege loses the hand and two")).to_be_checked()

    button(shown, "Start a new game").click()
    expect(shown).to_be_hidden()
    expect(verdict(page)).to_contain_text("Tap the trump and the domino led")
    expect(agreed(page)).to_contain_text("A renege loses the hand and two marks.")
    page = table(RENEGE)
    expect(cost(page)).to_have_text("Your table agreed: a renege loses the hand and two marks.")


def test_no_answer_moves_away_from_under_the_thumb(table):
    page = table(RENEGE)
    page.set_viewport_size({"width": 390, "height": 1800})  # room for what is said to grow
    shown = before_you_start(page)
    radio = shown.get_by_role("radio", name="Only the other side may call it")
    before = radio.bounding_box()
    radio.check()
    expect(shown.locator("#later")).to_be_visible()
    assert radio.bounding_box() == before
    done(page)
    page.set_viewport_size({"width": 390, "height": 844})


def test_a_tap_on_an_answer_is_no_tap_on_the_table(table):
    page = table("treys: 5-2 | 5-1")
    answer(page, "Until the next lead")
    expect(note(page)).to_be_empty()
    expect(verdict(page)).to_have_text(MUST_PLAY)
    button(before_you_start(page), "Start a new game").click()


def test_what_is_settled_is_there_after_a_reload(fresh_table):
    page = fresh_table()
    answer(page, "Until the next shake")
    say(page, "Tea, for all: 100%")
    said = agreed(page).text_content()
    assert '"Tea, for all: 100%"; it may be called until the next shake.' in said
    page.get_by_role("radio", name="treys", exact=True).click()
    answer(page, "A renege loses the hand")
    reload(page)
    expect(agreed(page)).to_have_text(said)
    shown = before_you_start(page)
    expect(shown.get_by_role("radio", name="A renege loses the hand", exact=True)).to_be_checked()
    expect(shown.locator("#later")).to_contain_text("A renege loses the hand; it may be called")
    button(shown, "Start a new game").click()
    expect(agreed(page)).to_contain_text("A renege loses the hand; it may be called")


def test_what_is_settled_stays_when_a_link_is_opened(fresh_table):
    page = fresh_table()
    answer(page, "A renege loses the hand")
    page.goto("./?#/treys/5-2/5-1.2-1/2-1")
    wait_for_python(page)
    expect(cost(page)).to_have_text(AGREED_HAND)


def test_answers_given_before_python_is_ready_are_taken_when_it_is(held_page):
    page, let_go = held_page()
    answer(page, "A renege loses the hand")
    page.get_by_role("radio", name="treys", exact=True).click()
    let_go()
    wait_for_python(page)
    expect(agreed(page)).to_have_text(HAND)
    expect(page.locator("#later")).to_be_empty()


def test_before_python_is_ready_all_is_as_it_was_left(held_page):
    page, let_go = held_page()
    answer(page, "A renege loses the hand")
    say(page, "Tea")
    page.reload()
    shown = before_you_start(page)
    expect(shown.get_by_role("radio", name="A renege loses the hand", exact=True)).to_be_checked()
    expect(shown.get_by_role("textbox")).to_have_value("Tea")
    expect(button(shown, "Clear all the answers")).to_be_hidden()
    let_go()
    wait_for_python(page)
    expect(agreed(page)).to_contain_text('After a renege, "Tea"')  # what is typed weighs more


def test_the_sentence_can_be_read_before_python_is_ready(fresh_table):
    page = fresh_table()
    answer(page, "A renege loses the hand")
    page.route("**/*.wasm", lambda route: None)
    page.reload()
    expect(page.locator("#referee")).to_have_attribute("aria-busy", "true")
    expect(agreed(page)).to_have_text(HAND)
    expect(before_you_start(page).get_by_text(HAND)).to_be_visible()


@pytest.mark.parametrize(
    "junk",
    [
        {"agreement": "hand-mark", "answers": 5, "own": ["Tea"], "agreed": 7},
        {"agreement": ["hand"], "answers": ["cost <b>", 7], "own": None, "agreed": None},
        {"agreement": "hand--hand", "answers": None, "own": "", "agreed": "<b>"},
        {"agreement": None},
    ],
)
def test_junk_where_the_agreement_is_kept_is_let_be(fresh_table, junk):
    page = fresh_table()
    answer(page, "A renege loses the hand")
    page.get_by_role("radio", name="treys", exact=True).click()
    page.evaluate(
        f"""(junk) => {{
          const key = {KEPT};
          const {{ agreement, answers, own, agreed, ...kept }} = JSON.parse(localStorage[key]);
          localStorage[key] = JSON.stringify({{ ...kept, ...junk }});
        }}""",
        junk,
    )
    reload(page)
    expect(agreed(page)).to_have_text(ALL_OPEN)
    expect(page.get_by_role("radio", name="treys", exact=True)).to_be_checked()
    expect(page.locator("#unkept")).to_be_hidden()
    expect(page.locator("#rules b")).to_have_count(0)
    answer(page, "Until the next lead")
    expect(page.locator("#later")).to_contain_text("A renege may be called until the next lead.")
