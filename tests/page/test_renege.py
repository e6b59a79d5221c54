"""A renege that's called: on whom, with what shows it, and what it costs."""

import re

import pytest
from playwright.sync_api import expect

from support.page import button, menu, note, radio, reload, tap, tile, undo, verdict


@pytest.fixture
def called(fresh_table):
    """A page where a renege is being called, with all told but who it was."""
    page = fresh_table()
    button(page, "Call a renege").click()
    tap(page, "treys", "five-deuce", "double-six", "five-ace")
    return page


def test_it_names_who_it_was_with_the_reason_and_the_cost_on_the_board(called):
    expect(verdict(called)).to_have_text(
        "Renege: they played the double-six but held the five-ace."
    )
    tap(called, "On your left")
    expect(verdict(called)).to_have_text(
        "Renege: the player on your left played the double-six but held the five-ace."
    )
    expect(called.locator("#because")).to_have_text("The double-six isn't a five: it's a six.")
    expect(called.locator("#hint")).to_have_text("Your table hasn't settled what a renege costs.")
    expect(called.locator("#ruling")).to_have_attribute("data-renege", "true")
    called.locator("#ruling #hint").wait_for(state="visible")


def test_every_reason_is_below_and_one_tap_leads_back(called):
    button(called, "Why?").click()
    expect(called.get_by_role("heading", name="The reasons")).to_be_focused()
    expect(called.locator("#proofs")).to_contain_text("The five-ace is a five, the suit led.")
    button(called, "Back to the dominoes").click()
    expect(called.locator("#called-trump")).to_be_in_viewport(ratio=1)


def test_a_second_tap_takes_a_domino_back_and_undo_a_tap(called):
    tile(called, "double-six was played").click()
    expect(called.get_by_role("group", name="Which domino did they play?")).to_be_visible()
    tap(called, "five-trey")
    expect(verdict(called)).to_have_text("Renege: they played the five-trey but held the five-ace.")
    undo(called, 2)
    expect(verdict(called)).to_contain_text("they played the double-six")


def test_it_survives_a_reload(called):
    tap(called, "Your partner")
    reload(called)
    expect(verdict(called)).to_contain_text("Renege: your partner played the double-six")
    expect(radio(called, "Your partner")).to_be_checked()


def test_a_link_to_it_names_nobody_by_where_they_sit(called, fresh_table):
    tap(called, "Your partner")
    expect(called).to_have_url(re.compile("#/renege/treys/5-2/6-6/5-1/$"))
    other = fresh_table("#/renege/treys/5-2/6-6/5-1/name-Bo")
    expect(verdict(other)).to_have_text("Renege: Bo played the double-six but held the five-ace.")


def test_it_begins_with_the_trick_on_the_table(fresh_table):
    page = fresh_table("#/treys/5-2.6-6")
    button(menu(page), "Call a renege").click()
    expect(tile(page, "five-deuce was led")).to_be_checked()
    expect(tile(page, "double-six was played")).to_be_checked()
    tap(page, "five-ace")
    expect(verdict(page)).to_contain_text("Renege: they played the double-six")


def test_new_hand_clears_it_and_undo_brings_it_back(called):
    button(called, "New hand").click()
    expect(verdict(called)).to_contain_text("Call a renege: tap the trump")
    button(called, "New hand").click()
    expect(note(called)).to_have_text("Nothing has been told yet.")
    undo(called)
    expect(verdict(called)).to_contain_text("Renege: they played the double-six")


def test_two_digits_tap_a_domino(called):
    for key in "5 0".split():
        called.keyboard.press(key)
    expect(tile(called, "five-blank was still in that hand")).to_be_checked()
    expect(verdict(called)).to_contain_text("held the five-ace and the five-blank")
