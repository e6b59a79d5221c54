"""What a table asks, each answered in as few taps as it should take."""

from playwright.sync_api import expect

from support.page import button, call, tap, tile, verdict
from support.taps import counting


def test_what_must_i_play_takes_five(fresh_table):
    page = fresh_table()
    taps = counting(page)
    tap(page, "fours", "six-five", "double-deuce", "six-four", "six-ace")
    expect(verdict(page)).to_have_text("If these are in your hand, you must play the six-ace.")
    expect(page.locator("#because")).to_have_text("The six-four isn't a six: fours are trump.")
    expect(tile(page, "six-ace")).to_have_attribute("data-ruling", "must")
    assert taps() == 5


def test_what_suit_is_it_takes_two_and_another_trump_one(fresh_table):
    page = fresh_table()
    taps = counting(page)
    tap(page, "treys", "six-trey")
    expect(verdict(page)).to_have_text(
        "Treys are trump, so the six-trey is a trump. Follow with a trey."
    )
    tap(page, "fives")
    expect(verdict(page)).to_have_text("The six-trey is led as a six. Follow with a six.")
    expect(page.locator("#because")).to_have_text(
        "The six-trey isn't a trump, so it's led as its higher end, a six."
    )
    assert taps() == 3


def test_who_won_takes_six(fresh_table):
    page = fresh_table()
    taps = counting(page)
    tap(page, "deuces", "six-four", "double-six", "double-four", "six-five")
    expect(verdict(page)).to_contain_text("If these are in your hand")
    button(page, "They were played").click()
    expect(verdict(page)).to_have_text("The double-six takes the trick.")
    expect(page.locator("#because")).to_have_text(
        "Nobody played a trump, and the double-six is the highest six."
    )
    assert taps() == 6


def test_what_must_i_play_of_seven_where_a_double_is_low_takes_ten(fresh_table):
    page = fresh_table()
    taps = counting(page)
    call(page, "follow me, doubles low")
    tap(page, "double-five", "five-blank", "double-six", "six-ace", "four-trey")
    tap(page, "trey-deuce", "deuce-ace", "double-blank")
    expect(verdict(page)).to_have_text("Fives were led, so you must play the five-blank.")
    expect(page.locator("#because")).to_have_text(
        "The double-five is led as its own number: fives were led."
    )
    assert taps() == 10


def test_a_trick_tapped_from_place_to_place_needs_no_correction(fresh_table):
    page = fresh_table()
    tap(page, "deuces", "six-four", "Second domino", "double-six", "double-four", "six-five")
    expect(verdict(page)).to_have_text("The double-six takes the trick.")


def test_calling_a_renege_on_somebody_takes_six(fresh_table):
    page = fresh_table()
    taps = counting(page)
    button(page, "Call a renege").click()
    tap(page, "aces", "five-four", "double-six", "five-deuce", "On your right")
    expect(verdict(page)).to_have_text(
        "Renege: the player on your right played the double-six but held the five-deuce."
    )
    assert taps() == 6
