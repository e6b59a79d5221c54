"""Links: the address carries the table, and no link can hurt the page."""

import re

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, radio, reload, tap, undo, verdict


def test_the_address_follows_the_table(open_table):
    page = open_table("treys: 5-2 | 5-1")
    tap(page, "deuce-ace")
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1$"))
    button(page, "Played this anyway: the deuce-ace").click()
    expect(page).to_have_url(re.compile("#/treys/5-2/2-1.5-1/2-1$"))
    button(page, "New hand").click()
    expect(page).to_have_url(re.compile("^[^#]*$"))


@pytest.mark.parametrize(
    ("line", "fragment"),
    [("treys: 5-2 | 5-1", "#/treys/5-2/5-1"), ("treys: 5-2 5-1 /", "#/hand/treys/5-2.5-1")],
)
def test_the_line_and_the_link_of_a_ruling_can_be_selected(open_table, address, line, fragment):
    page = open_table(fragment)
    for part, text in (("#one-line", line), ("#link", f"{address}{fragment}")):
        expect(page.locator(part)).to_have_text(text)
        page.locator(part).click()
        assert page.evaluate("getSelection().toString()") == text
    button(page, "New hand").click()
    expect(page.locator("#one-line")).to_be_hidden()


def test_a_link_opened_first_gives_its_ruling(fresh_table):
    page = fresh_table("#/treys/5-2/2-1.5-3.5-1/2-1")
    expect(verdict(page)).to_have_text("Renege: you played the deuce-ace but held the five-ace.")
    expect(radio(page, "treys")).to_be_checked()


def test_a_table_from_a_link_stays_without_the_link(fresh_table):
    page = fresh_table("#/treys/5-2/5-1")
    page.goto("./?")
    expect(page).to_have_url(re.compile("#/treys/5-2/5-1$"))


def test_a_reload_loses_nothing(fresh_table):
    page = fresh_table("#/treys/5-2")
    tap(page, "five-ace")
    reload(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)


def test_undo_brings_back_the_table_before_a_link(open_table):
    page = open_table("treys: 5-2 | 5-1")
    page.evaluate("location.hash = '/fours/6-4'")
    expect(verdict(page)).to_contain_text("is a trump. Follow with")
    undo(page)
    expect(verdict(page)).to_contain_text("you must play the five-ace")


@pytest.mark.parametrize("fragment", ["#rules", "#/<img src=x onerror=alert(1)>", "#/treys/5-2%00"])
def test_a_bad_link_leaves_an_empty_table_and_takes_the_board(open_table, fragment):
    page = open_table("fours: 6-4")
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    expect(verdict(page)).to_contain_text("I can't read that link")
    expect(page.locator("#because")).to_be_empty()
    expect(note(page)).to_be_empty()
    expect(page.locator("#table :checked")).to_have_count(1)  # the place where the next one goes
    expect(page.locator("#referee :is(img, script:not([src*='/static/']))")).to_have_count(0)
    expect(page).to_have_url(re.compile("^[^#]*$"))


def test_a_page_opened_with_a_bad_link_works(fresh_table):
    page = fresh_table("#/treys/9-9")
    expect(verdict(page)).to_have_text("I can't read that link: \"9-9\" isn't a domino.")
    tap(page, "fours", "six-four")
    expect(verdict(page)).to_contain_text("is a trump. Follow with")
