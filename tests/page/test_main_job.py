"""The main job, by thumb and eye: what suit is that domino, and what may I play?"""

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, radio, tap, tile, verdict


def test_may_i_play_this_is_settled_in_five_taps(open_table):
    page = open_table()
    tap(page, "treys", "five-deuce", "deuce-ace", "five-trey", "five-ace")
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(tile(page, "five-ace")).to_have_attribute("data-ruling", "must")
    expect(tile(page, "deuce-ace")).to_have_attribute("data-ruling", "cannot")
    expect(tile(page, "five-trey")).to_have_attribute("data-ruling", "cannot")
    reasons = page.locator("#reasons")
    expect(reasons).to_contain_text("it's led as its higher end, a five.")
    expect(reasons).to_contain_text("The deuce-ace isn't a five: it's a deuce and an ace.")
    expect(reasons).to_contain_text("The five-trey isn't a five: treys are trump.")
    expect(reasons).to_contain_text("A player who holds a domino of the suit led has to play one.")


def test_seven_dominoes_take_nine_taps(open_table):
    page = open_table()
    hand = "double-six six-five six-four six-trey deuce-ace five-trey five-ace".split()
    tap(page, "treys", "six-deuce", *hand)
    expect(verdict(page)).to_have_text("Sixes were led, so you must play one of your three sixes.")
    expect(page.locator("#rows").get_by_role("listitem")).to_have_count(7)


def test_trump_may_be_named_after_the_domino_led(open_table):
    page = open_table()
    tap(page, "six-trey")
    expect(verdict(page)).to_have_text("Trump hasn't been named: the six-trey is a six and a trey.")
    tap(page, "fours")
    expect(verdict(page)).to_contain_text("is led as a six.")


@pytest.mark.parametrize(
    ("table", "marks"),
    [
        ("treys: 5-2 | 2-1 5-3 5-1", {"five-ace": "must", "five-trey": "cannot"}),
        ("treys: 5-2 | 2-1 5-3", {"deuce-ace": "may", "five-trey": "may"}),
        ("treys: 6-3 | 6-5 3-0", {"trey-blank": "must", "six-five": "cannot"}),
        ("blanks: 6-6 | 6-5 6-0", {"six-five": "must", "six-blank": "cannot"}),
        ("treys: | 6-5 3-0", {"trey-blank": "may", "six-five": "may"}),
        (": 5-2 | 5-1", {"five-ace": None}),
    ],
)
def test_each_domino_shows_its_mark_to_eye_and_ear(open_table, table, marks):
    page = open_table(table)
    said = {"must": "must be played", "may": "may be played", "cannot": "can't be played"}
    for name, mark in marks.items():
        control = tile(page, name)
        if mark is None:
            expect(control).not_to_have_attribute("data-ruling", "may")
            continue
        expect(control).to_have_attribute("data-ruling", mark)
        expect(control).to_have_accessible_name(f"{name} {said[mark]}")
        word = "can't" if mark == "cannot" else mark
        printed = page.locator("#hand .tile").filter(has=control).locator(".mark")
        expect(printed).to_have_text(word)
        expect(printed).to_have_attribute("data-mark", mark)


def test_a_second_tap_takes_the_first_back(open_table):
    page = open_table()
    tap(page, "treys", "five-deuce", "five-ace", "five-ace must be played")
    expect(verdict(page)).to_contain_text("is led as a five.")
    tap(page, "treys")
    expect(verdict(page)).to_contain_text("Trump hasn't been named")
    expect(radio(page, "treys")).not_to_be_checked()


def test_the_rules_are_on_the_page(open_table):
    rules = open_table().get_by_role("region", name="The rules")
    expect(rules).to_contain_text("Every domino with the trump number on it is a trump")
    expect(rules).to_contain_text("Playing another suit while holding the suit led is a renege.")
