"""What a table plays: set under Before you start, carried in the link, and ruled by."""

import re

from playwright.sync_api import expect

from support.page import (
    agreed,
    before_you_start,
    button,
    call,
    done,
    follow,
    note,
    other_calls,
    radio,
    reload,
    tap,
    tile,
    undo,
    verdict,
)

NAMES_END = "/house/leader-names-end"
FIRST_LEAD = "On the first lead of a hand the leader may say which end is led."
EVERYTHING = re.compile(r"You play every call\.$")


def one_by_one(page, *names):
    """Set these calls and switches under Before you start, or take them back; leave it open."""
    shown = before_you_start(page)
    if not shown.locator("details[open]").count():
        shown.get_by_text("Choose the calls one by one").click()
    tap(shown, *names)
    return shown


def test_a_preset_is_one_tap_and_the_rest_is_chosen_one_by_one(fresh_table):
    page = fresh_table("#/treys/5-2")
    shown = before_you_start(page)
    own, on = radio(shown, "Our own"), shown.get_by_role("checkbox", checked=True)
    expect(radio(shown, "As in the rules")).to_be_checked()
    expect(own).to_be_hidden()
    radio(shown, "Straight 42").click()
    expect(agreed(page)).to_contain_text(
        "You play doubles as trump and follow me with doubles high."
    )
    done(page)
    one_by_one(page, "Sevens", "The first lead has to be a trump")
    expect(own).to_be_checked()
    expect(on).to_have_count(4)
    expect(agreed(page)).to_contain_text(
        "You play doubles as trump, follow me with doubles high and sevens; "
        "the first lead has to be a trump."
    )
    radio(shown, "Everything").click()
    expect(agreed(page)).to_have_text(EVERYTHING)
    expect(own).to_be_hidden()
    expect(on).to_have_count(10)
    done(page)
    expect(page).to_have_url(re.compile(r"#/treys/5-2/house/doubles\.doubles-reversed\..*sevens$"))
    reload(page)
    expect(agreed(page)).to_have_text(EVERYTHING)
    expect(radio(before_you_start(page), "Everything")).to_be_checked()


def test_what_is_set_waits_while_a_hand_is_recorded(fresh_table):
    page = fresh_table("#/hand/treys.32/5-2.5-1")
    shown = one_by_one(page, "The leader may say", "On the first lead")
    expect(shown.locator("[name=switch]:checked")).to_have_count(1)  # one takes the other's place
    expect(shown.locator("#later")).to_contain_text(FIRST_LEAD)
    expect(agreed(page)).not_to_contain_text(FIRST_LEAD)
    button(shown, "Use it now").click()
    expect(agreed(page)).to_contain_text(FIRST_LEAD)


def test_the_leader_names_the_end_on_the_board(open_table):
    page = open_table(f"#/treys/5-2{NAMES_END}")
    board, below = page.locator("#ruling [name=end]"), page.locator("#reasons [name=end]")
    expect(board).to_have_text("It was led as a deuce")
    board.click()
    expect(verdict(page)).to_have_text("The five-deuce was led as a deuce. Follow with a deuce.")
    expect(board).to_have_text("It was led as a five")
    tap(page, "deuce-ace", "five-ace", "double-six", "double-four")
    expect(verdict(page)).to_have_text("Deuces were led, so you must play the deuce-ace.")
    expect(page).to_have_url(re.compile(rf"#/treys/5-2_2/2-1\.4-4\.5-1\.6-6{NAMES_END}$"))
    expect(board).to_be_hidden()
    below.click()
    expect(verdict(page)).to_have_text("Fives were led, so you must play the five-ace.")
    undo(page)
    expect(verdict(page)).to_have_text("Deuces were led, so you must play the deuce-ace.")


def test_a_double_or_a_trump_has_no_end_to_name(open_table):
    page = open_table(f"#/treys/5-2{NAMES_END}")
    end = page.locator("#ruling [name=end]")
    expect(end).to_be_visible()
    tap(page, "deuces")
    expect(end).to_be_hidden()
    open_table(f"#/treys/5-5{NAMES_END}")
    expect(end).to_be_hidden()
    open_table("treys: 5-2")
    expect(end).to_be_hidden()


def test_on_the_first_lead_only_there_is_no_end_to_name_in_the_next_trick(open_table):
    page = open_table("#/treys/5-2/house/leader-names-end-first")
    end = page.locator("#ruling [name=end]")
    expect(end).to_be_visible()
    button(page, "Next trick").click()
    tap(page, "six-four")
    expect(verdict(page)).to_contain_text("is led as a six.")
    expect(end).to_be_hidden()


def test_a_link_that_names_an_end_is_refused_where_nobody_agreed_to_it(open_table):
    page = open_table("#/treys/5-2_2/2-1.5-1")
    expect(verdict(page)).to_have_text(
        '"@2" names an end, and your table hasn\'t agreed that the leader may. '
        "Set that under Before you start, or leave it out."
    )
    expect(page.locator("#ruling [name=end]")).to_be_hidden()
    follow(page, f"/treys/5-2_2/2-1.5-1{NAMES_END}")
    expect(verdict(page)).to_contain_text("you must play the deuce-ace.")


def test_a_link_with_a_switch_of_a_later_version_is_ruled_on_without_it(open_table):
    page = open_table("#/treys/5-2/5-1/house/sevens.left-handed")
    expect(note(page)).to_have_text(
        "I can't read what the table of that link agreed on: "
        '"left-handed" isn\'t a call or a switch that a table sets.'
    )
    expect(verdict(page)).to_have_text("If this is in your hand, you must play the five-ace.")
    expect(page).to_have_url(re.compile("#/treys/5-2/5-1$"))


def test_the_first_lead_is_a_trump_and_a_later_one_anything(open_table):
    page = open_table("#/treys//5-3.6-6/house/first-lead-trump")
    expect(verdict(page)).to_have_text(
        "At your table the first lead is a trump, so you must lead the five-trey."
    )
    button(page, "Played this anyway: the double-six").click()
    expect(verdict(page)).to_contain_text(
        "Renege: you played the double-six but held the five-trey."
    )
    button(page, "Next trick").click()
    expect(verdict(page)).to_have_text("On the lead you may play anything.")


def test_the_first_domino_names_trump_which_stays_for_the_next_trick(open_table):
    page = open_table("#/house/first-domino-names-trump")
    tap(page, "five-deuce", "six-five", "five-trey")
    expect(verdict(page)).to_contain_text("you must play the six-five or the five-trey.")
    expect(page.locator("#table [name=trump]:checked")).to_have_count(0)
    expect(page.locator("#rules")).to_contain_text("the first domino led names trump")
    button(page, "Next trick").click()
    expect(radio(page, "fives")).to_be_checked()
    undo(page)
    expect(verdict(page)).to_contain_text("you must play the six-five or the five-trey.")
    expect(page.locator("#table [name=trump]:checked")).to_have_count(0)


def test_who_has_no_double_follows_a_double_with_its_number(open_table):
    page = open_table("#//5-5/5-1.6-2/house/doubles.doubles-follow-number")
    call(page, "doubles are trump")
    expect(verdict(page)).to_contain_text("you must play the five-ace.")
    expect(tile(page, "five-ace")).to_have_attribute("data-ruling", "must")
    expect(other_calls(page)).to_have_text("Doubles are trump")
    expect(note(page)).to_be_empty()
