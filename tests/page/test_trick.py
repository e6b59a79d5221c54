"""A trick on the page: its order, its winner, and a renege."""

import re

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, radio, tap, tile, undo, verdict
from tools.states import SCREENS, resize


def test_a_trick_is_tapped_in_order_and_won(open_table):
    page = open_table("treys: 5-2")
    tap(page, "Second domino", "five-ace", "double-five", "double-six")
    expect(verdict(page)).to_have_text("The double-five takes the trick.")
    reasons = page.locator("#why")
    expect(reasons).to_contain_text(
        "Nobody played a trump, and the double-five is the highest five."
    )
    expect(reasons).to_contain_text("The five-ace is a lower five than the double-five.")
    expect(reasons).to_contain_text("The double-six is off suit: it's a six, so it can't win.")
    expect(radio(page, "Third domino")).to_have_accessible_description("double-five, winning")
    expect(radio(page, "Fourth domino")).to_have_accessible_description("double-six")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_reasons_are_seen_only_when_there_are_any(fresh_table, screen):
    page = fresh_table()
    resize(page, screen)
    card = page.get_by_role("region", name="Why")
    expect(card).to_have_count(0)
    expect(page.locator("#reasons")).to_be_hidden()
    expect(page.locator("#typed")).not_to_be_in_viewport()
    tap(page, "treys", "five-deuce", "five-ace")
    expect(card).to_contain_text("a domino of the suit led has to play one")
    expect(card.get_by_role("button", name="Play the five-ace")).to_be_visible()
    expect(page.locator("#typed")).not_to_be_in_viewport()
    undo(page, 3)
    expect(card).to_have_count(0)


def test_a_renege_is_called_and_the_right_domino_marked(open_table):
    page = open_table("sixes: 5-3 | 5-1 4-1")
    button(page, "Played this anyway: the four-ace").click()
    expect(verdict(page)).to_have_text("Renege: you played the four-ace but held the five-ace.")
    expect(tile(page, "five-ace")).to_have_attribute("data-ruling", "must")
    expect(page.locator("#rule")).to_have_text(
        "Playing another suit while holding the suit led is a renege."
    )


def test_a_renege_that_wins_is_called_both(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Played this anyway: the five-trey").click()
    expect(verdict(page)).to_contain_text("Renege")
    expect(verdict(page)).to_contain_text("The five-trey is winning.")


def test_a_legal_play_is_no_renege(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Play the five-ace").click()
    expect(verdict(page)).to_have_text("No renege: the five-ace was a legal play.")


def test_a_domino_of_the_hand_can_be_tapped_into_the_trick(open_table):
    page = open_table("treys: 5-2 | 5-1 2-1")
    tap(page, "Second domino", "deuce-ace")
    expect(verdict(page)).to_have_text("Renege: you played the deuce-ace but held the five-ace.")
    expect(tile(page, "deuce-ace was played, a renege")).to_be_visible()


def test_with_four_dominoes_down_next_trick_lights_up(open_table):
    page = open_table("treys: 5-2 5-1 5-5 | 2-1 6-6")
    lit = page.locator("button[data-lit]")
    expect(lit).to_have_count(0)
    expect(page.get_by_role("group", name="Which dominoes are in your hand?")).to_be_visible()
    button(page, "Play the double-six").click()
    expect(lit).to_have_text("Next trick")
    expect(page.get_by_role("group", name="Your hand, before you played")).to_be_visible()
    lit.click()
    expect(lit).to_have_count(0)
    tap(page, "Hand")
    expect(page.get_by_role("group", name="Which dominoes are in your hand?")).to_be_visible()


def test_a_place_shows_its_domino_and_that_it_is_ahead(open_table):
    page = open_table("treys: 5-2 5-5 0-0 | 5-1")
    shown = page.locator("#place .place").evaluate_all(
        "all => all.map(({ innerText }) => innerText)"
    )
    assert [text.split() for text in shown] == [
        ["5-2", "led"],
        ["5-5", "2nd", "ahead"],
        ["0-0", "3rd"],
        ["4th"],
        ["1", "hand"],
    ]


def test_why_brings_the_reasons_into_view(open_table):
    page = open_table()
    ask, title = button(page, "Why?"), page.get_by_role("heading", name="Why")
    expect(ask).to_be_hidden()
    before = page.viewport_size
    for width, height in ((360, 640), (320, 568), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        open_table("treys: 5-2 | 5-1 5-3")
        ask.click()
        expect(title).to_be_focused()
        expect(title).to_be_in_viewport(ratio=1)
        board, below = page.locator("#ruling").bounding_box(), title.bounding_box()
        assert 0 <= below["y"] - board["y"] - board["height"] < 40  # and the reasons under it
    page.set_viewport_size(before)


def test_the_lead_is_replaced_but_not_taken_back(open_table):
    page = open_table("treys: 5-2 6-6 4-4")
    tap(page, "Domino led", "five-deuce")
    expect(note(page)).to_have_text(
        "The double-four came after it. Tap the one that belongs there."
    )
    tap(page, "six-deuce")
    expect(page).to_have_url(re.compile("#/treys/6-2.6-6.4-4$"))


def test_a_play_can_be_taken_back(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Played this anyway: the five-trey").click()
    button(page, "Take back the five-trey").click()
    expect(verdict(page)).to_contain_text(MUST_PLAY)


def test_the_next_trick_keeps_trump_and_the_rest_of_the_hand(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Play the five-ace").click()
    button(page, "Next trick").click()
    expect(verdict(page)).to_have_text("On the lead you may play anything.")
    expect(radio(page, "treys")).to_be_checked()
    expect(radio(page, "Hand")).to_have_accessible_description("five-trey")
    tap(page, "six-trey")
    expect(tile(page, "five-trey")).to_have_attribute("data-ruling", "must")


def test_the_others_play_on_after_your_play(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Played this anyway: the five-trey").click()
    tap(page, "Third domino", "double-trey")
    expect(verdict(page)).to_have_text("Renege: you played the five-trey but held the five-ace.")
    expect(page.locator("#why")).to_contain_text("The double-trey is the highest trump played.")


def test_a_button_that_cannot_act_says_why(open_table):
    page = open_table("treys: | 5-1")
    button(page, "Next trick").click()
    expect(note(page)).to_have_text("No domino has been led yet.")
    tap(page, "Third domino")
    expect(note(page)).to_have_text("Which domino was led?")
    expect(page.get_by_role("group", name="Which domino was led?")).to_be_visible()
