"""What a whole hand, and the score, cost a thumb: the taps, counted."""

from playwright.sync_api import expect

from support.page import button, radio, tap, turn, undo, verdict
from support.taps import counting
from support.whole_hand import LINE, TRICKS

LIST = 2  # taps for a choice from a list, which lies in the phone and not in the page


def test_a_hand_with_a_correction_takes_33_taps(fresh_table):
    page = fresh_table("#/hand/")
    taps = counting(page)
    radio(page.locator("#hand-trump"), "treys").click()
    button(page, "Next").click()
    wrong, *right = [domino for trick in TRICKS for domino in trick]
    assert wrong == "five-deuce"
    tap(page, "double-deuce", *right[:5])  # the lead was the five-deuce
    button(page, "Back").click()
    tap(page, "Led by the bidder", "five-deuce")
    tap(page, *right[5:])
    expect(page.locator("#one-line")).to_have_text(LINE.replace(" 32", ""))
    assert taps() <= 33


def test_five_hands_on_the_score_take_25_taps_and_undo_takes_one(fresh_table):
    page = fresh_table()
    turn(page, "The score")
    taps = counting(page)
    hands = [("Us", "Made"), ("Them", "Set"), ("Us", "Made"), ("Them", "Made"), ("Us", "Set")]
    for side, ended in hands:
        radio(page, side).first.click()
        page.get_by_label("The bid", exact=True).select_option("30")
        radio(page, ended).click()
        button(page, "Write it down").click()
    expect(verdict(page)).to_have_text("Us 3, Them 2, to 7 marks.")
    written = taps()
    assert written + LIST * len(hands) <= 25
    undo(page)
    expect(verdict(page)).to_have_text("Us 3, Them 1, to 7 marks.")
    assert taps() - written == 1
