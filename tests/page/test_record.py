"""A whole hand on the page: recorded tap by tap, looked through, put right, and kept."""

import re

import pytest
from playwright.sync_api import expect

from fortytwo.hand.moment import Moment
from fortytwo.hand.record import Record
from fortytwo.words.say import name
from support.page import (
    agreed,
    answer,
    button,
    name_field,
    name_players,
    note,
    put_in_name,
    radio,
    reload,
    tap,
    tile,
    turn,
    undo,
    verdict,
)
from support.whole_hand import BOARDS, FRAGMENT, LINE, PLAYERS, RENEGES, TAKEN_BY, TRICKS
from tools.states import SIZES_OF_WORDS, go_to

UNSETTLED = "Your table hasn't settled what a renege costs."
FIRST = "#/hand/treys/5-2.5-1.6-6.5-5"
FOLLOWED = (  # everybody has one suit, blanks take every trick, and nobody said what was bid
    "blanks/0-0.1-1.2-2.3-3/1-0.2-1.3-2.4-3/2-0.3-1.4-2.5-3/3-0.4-1.5-2.6-3/4-0.5-1.6-2.4-4"
    "/5-0.6-1.5-5.5-4/6-0.6-6.6-5.6-4"
)


def test_what_was_written_out_by_hand_is_one_and_the_same_hand():
    spoken = [name(domino) for domino in Record.parse(LINE).plays]
    assert spoken == [domino for trick in TRICKS for domino in trick]
    assert Moment.opened(FRAGMENT).hand == Record.parse(LINE)


@pytest.fixture
def open_hand(open_table):
    """Give the page with a hand on it, from its fragment; afterwards there is none."""
    opened = []

    def open_hand(fragment="#/hand/"):
        opened.append(open_table(fragment))
        expect(opened[0].locator("#record")).to_be_visible()
        return opened[0]

    yield open_hand
    go_to(opened[0], "#/hand/")  # nothing is under way for the tests that come after


def test_the_menu_leads_to_a_whole_hand_and_back(open_hand, open_table):
    open_hand()
    page = open_table("treys: 5-2")
    turn(page, "A whole hand")
    expect(page.locator("#settings")).to_be_hidden()
    expect(verdict(page)).to_contain_text("Tap who bid, how much, and what is trump.")
    expect(page.locator("#table")).to_be_hidden()
    expect(page).to_have_url(re.compile("#/hand/$"))
    turn(page, "One trick")
    expect(verdict(page)).to_contain_text("is led as a five.")
    expect(page.locator("#record")).to_be_hidden()


def test_the_seats_follow_who_took_the_trick(open_hand):
    page = open_hand(FIRST)
    spots = page.locator("#hand-places label span")
    expect(spots).to_have_text(["right", "bidder", "left", "partner"])
    expect(page.locator("#hint")).to_have_text(
        "The player on the bidder's right took it and leads."
    )
    tap(page, "double-trey")
    expect(radio(page, "Led by the player on the bidder's right")).to_have_attribute(
        "aria-description", "double-trey"
    )


def test_us_and_them_are_enough(open_hand):
    page = open_hand(FIRST)
    button(page, "Back").click(click_count=1)
    button(page, "Back").click()
    name_players(page, "", "", "", "")
    tap(page, "Them")
    expect(verdict(page)).to_contain_text("Them 0, us 11, 31 to come.")


def test_a_domino_tapped_twice_is_taken_back_and_undo_brings_it_again(open_hand):
    page = open_hand("#/hand/treys/5-2")
    tap(page, "five-ace", "five-ace")
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 /")
    undo(page)
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 /")
    expect(tile(page, "five-ace")).to_be_checked()


def test_an_unsteady_thumb_plays_one_domino(open_hand):
    page = open_hand("#/hand/treys")
    tile(page, "five-deuce").dblclick()
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 /")
    expect(tile(page, "five-deuce")).to_be_checked()


def test_a_domino_in_the_middle_is_put_right_and_all_after_it_is_worked_out_anew(open_hand):
    page = open_hand("#/hand/treys/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4")
    expect(verdict(page)).to_contain_text("Renege by the bidder's partner")
    page.get_by_role(
        "button", name=re.compile("^First trick: the player on the bidder's right")
    ).click()
    tap(page, "Fourth domino, the player on the bidder's right")
    expect(page.locator("#down legend")).to_have_text("Which domino was played fourth?")
    tap(page, "five-blank")
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 5-0 / 3-3 3-2 4-4 5-4")
    expect(verdict(page)).to_have_text(
        "The bidder's side 12, the other side 0, 30 to come."
    )  # the bidder took the first and leads the second, where the partner played a four
    expect(page.locator("#step")).to_have_text("Third trick, treys trump")  # and on it goes
    undo(page)
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")


def bounced(page):
    """What is said at the picker of a tap that is refused."""
    return page.locator("#record .bounced")


def test_a_domino_that_is_down_is_refused_where_it_was_tapped(open_hand):
    page = open_hand(FIRST)
    asked = page.locator("#down legend").bounding_box()
    first = tile(page, "double-six").bounding_box()
    expect(bounced(page)).to_be_hidden()
    tap(page, "five-deuce")
    expect(bounced(page)).to_have_text("The five-deuce is down already.")
    expect(note(page)).to_contain_text("is down already. Wrong? Tap Back to the first trick.")
    expect(bounced(page)).to_have_attribute("aria-hidden", "true")  # the board has it read out
    assert bounced(page).bounding_box()["y"] == asked["y"]
    assert tile(page, "double-six").bounding_box() == first
    tap(page, "double-trey")
    expect(bounced(page)).to_be_hidden()
    expect(note(page)).to_be_empty()


def test_what_a_button_cannot_do_is_not_said_at_the_picker(open_hand):
    page = open_hand("#/hand/treys")
    button(page, "Next").click(force=True)
    expect(note(page)).to_have_text("That's all there is to see so far.")
    expect(bounced(page)).to_be_hidden()


def test_quick_taps_on_back_and_next_all_count(open_hand):
    page = open_hand(f"#{FRAGMENT}")
    button(page, "Back").dblclick()
    expect(page.locator("#step")).to_have_text("Fifth trick, treys trump")
    button(page, "Next").dblclick()
    expect(page.locator("#step")).to_have_text("Seventh trick, treys trump")


def test_in_a_full_trick_a_stray_tap_is_answered_and_changes_nothing(open_hand):
    page = open_hand(FIRST)
    button(page, "Back").click()
    tap(page, "six-four")
    expect(note(page)).to_contain_text("This trick is full.")
    expect(tile(page, "six-four")).not_to_be_checked()
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 5-5 /")


def test_stepping_shows_each_trick_and_what_won_it(open_hand):
    page = open_hand(f"#{FRAGMENT}")
    for nth in ("Sixth", "Fifth", "Fourth", "Third", "Second", "First"):
        button(page, "Back").click()
        expect(page.locator("#step")).to_have_text(f"{nth} trick, treys trump")
    expect(page.locator(".place[data-wins] [name=place]")).to_have_value("3")
    expect(page.locator(".place[data-renege] [name=place]")).to_have_value("2")
    expect(radio(page, "Third domino")).to_have_attribute("aria-description", "double-six, renege")
    button(page, "Back").click()
    expect(button(page, "Back")).to_be_disabled()
    expect(radio(page.locator("#hand-trump"), "treys")).to_be_checked()


def test_what_a_seat_shows_counts_as_evidence(open_hand):
    page = open_hand(FIRST)
    expect(page.get_by_text("No renege shown so far.")).to_be_visible()
    button(page, "Call a renege").click()
    expect(page.locator("#step")).to_have_text("Call a renege")
    expect(page.locator("#hint")).to_have_text("Tap who reneged, then what he still had.")
    tap(page, "Renege by the bidder's partner", "five-four")
    expect(verdict(page)).to_contain_text("Renege by the bidder's partner")
    expect(page.locator("#tricks li").first).to_contain_text(
        "The five-four shown afterwards was in hand."
    )
    tap(page, "five-four")
    expect(page.get_by_text("No renege shown so far.")).to_be_visible()


def test_what_the_table_agreed_is_said_with_the_renege(fresh_table):
    page = fresh_table("#/hand/treys/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4")
    expect(page.locator("#tricks li").first).to_contain_text(UNSETTLED)
    button(page, "New hand").click()
    expect(note(page)).to_have_text("The hand is cleared. Undo brings it back.")
    answer(page, "hand")
    undo(page)
    expect(page.locator("#tricks li").first).to_contain_text("agreed: a renege loses the hand.")
    expect(page.locator("#hint")).to_have_text("Agreed: a renege loses the hand.")


def test_a_refused_line_stays_and_the_hand_is_one_undo_away(open_hand):
    page = open_hand(FIRST)
    line = page.get_by_role("textbox", name="Or type it")
    line.fill("treys: 5-2 5-2")
    button(page, "Rule on it").click()
    expect(verdict(page)).to_contain_text('"5-2" is there twice')
    expect(line).to_have_value("treys: 5-2 5-2")
    undo(page)
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 5-5 /")


def test_a_hand_said_in_a_line_is_recorded(open_hand):
    page = open_hand()
    page.get_by_role("textbox", name="Or type it").fill(LINE)
    button(page, "Rule on it").click()
    expect(page.locator("#one-line")).to_have_text(LINE)
    expect(page.locator("#step")).to_have_text("Seventh trick, treys trump")


def test_a_whole_hand_one_tap_a_domino_with_a_reload_in_every_trick(fresh_table):
    page = fresh_table("#/hand/")
    name_players(page, *PLAYERS)
    tap(page, "Ann")
    page.get_by_label("How much?").select_option("32")
    radio(page.locator("#hand-trump"), "treys").click()
    expect(verdict(page)).to_have_text("Treys are trump. Ann leads.")
    for trick, said, taken_by in zip(TRICKS, BOARDS, TAKEN_BY, strict=True):
        tap(page, *trick[:3])
        reload(page)  # in the middle of it, and before the address has caught up
        tap(page, trick[3])
        expect(verdict(page)).to_have_text(said)
        expect(page.locator("#tricks li").last).to_contain_text(f"trick: {taken_by} took it with")
    for renege in RENEGES:
        expect(page.get_by_text(renege)).to_have_text(f"{renege} {UNSETTLED}")
    expect(page.locator("#ruling")).to_have_attribute("data-renege", "true")
    expect(page.locator("#one-line")).to_have_text(LINE)
    expect(page).to_have_url(re.compile(f"#{FRAGMENT}$"))
    undo(page, 4)
    expect(page.locator("#one-line")).to_have_text(LINE.rpartition(" / ")[0])


def test_the_trick_is_still_there_when_a_hand_was_recorded_and_the_page_reloaded(fresh_table):
    page = fresh_table("#/fours/6-4")
    turn(page, "A whole hand")
    radio(page.locator("#hand-trump"), "treys").click()
    reload(page)
    expect(verdict(page)).to_have_text("Treys are trump. The bidder leads.")
    turn(page, "One trick")
    expect(verdict(page)).to_contain_text("is a trump. Follow with")
    expect(radio(page, "fours")).to_be_checked()


def test_a_name_that_cannot_be_used_is_quoted_and_stays_to_be_mended(fresh_table):
    page = fresh_table("#/hand/")
    button(page, "Put in names").click()
    for field, typed in (("You", "Ann"), ("Your partner", "ann")):
        put_in_name(page, field, typed)
    expect(page.locator("#misnamed")).to_contain_text('"ann" is there twice.')
    expect(name_field(page, "Your partner")).to_have_value("ann")


def test_a_renege_that_is_called_shows_what_it_costs(fresh_table):
    page = fresh_table()
    answer(page, "hand")
    page.evaluate("location.hash = '/hand/treys/5-2.5-1.6-6.5-5'")
    button(page, "Call a renege").click()
    tap(page, "Renege by the bidder's partner", "five-four")
    expect(page.locator("#ruling[data-renege=true] #hint")).to_have_text(
        "Agreed: a renege loses the hand."
    )


@pytest.mark.parametrize("screen", ["320x568", "360x640", "390x844", "430x932"])
@pytest.mark.parametrize("words", SIZES_OF_WORDS)
def test_the_buttons_to_step_with_keep_their_place_and_height(open_hand, screen, words):
    page = open_hand(f"#{FRAGMENT.replace('treys', 'deuces')}")  # the longest titles
    width, height = map(int, screen.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("(size) => { document.documentElement.dataset.size = size; }", words)
    button(page, "Call a renege").click()
    boxes = []
    for _ in range(3):  # calling a renege, and the last two tricks
        steps = page.locator("#steps > *").all()
        assert all(one.evaluate("(e) => e.scrollWidth <= e.clientWidth") for one in steps)
        boxes.append([one.bounding_box() for one in (steps[0], steps[2])])
        assert steps[1].bounding_box()["height"] <= boxes[0][0]["height"]
        button(page, "Back").click()
    page.evaluate("delete document.documentElement.dataset.size")
    page.set_viewport_size({"width": 390, "height": 844})
    assert boxes[1:] == boxes[:-1]


def test_after_a_new_hand_undo_is_lit_for_as_long_as_it_brings_the_old_one_back(fresh_table):
    page = fresh_table(FIRST)
    lit = page.locator("header [name=undo][data-lit]")
    expect(lit).to_have_count(0)
    button(page, "New hand").click()
    expect(note(page)).to_have_text("The hand is cleared. Undo brings it back.")
    expect(lit).to_have_count(1)
    reload(page)
    expect(page.locator("#hint")).to_have_text("The hand is cleared. Undo brings it back.")
    expect(lit).to_have_count(1)
    tap(page, "Us")
    expect(lit).to_have_count(0)
    undo(page, 2)
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 5-5 /")
    expect(lit).to_have_count(0)


def test_once_all_is_down_the_hand_goes_on_the_score_from_where_the_dominoes_were(open_hand):
    page = open_hand(f"#{FRAGMENT}")
    put = page.get_by_role("button", name="Put this hand on the score")
    expect(put).to_have_count(1)
    expect(put).to_be_in_viewport(ratio=1)
    expect(tile(page, "double-deuce")).to_be_hidden()
    tap(page, "Second domino")
    expect(tile(page, "double-deuce")).to_be_visible()
    expect(page.locator("#put")).to_be_hidden()
    tap(page, "deuce-blank")  # these two were mixed up
    expect(page.locator("#one-line")).to_have_text(f"{LINE[:-12]} 2-0 4-2 1-0")
    expect(put).to_be_in_viewport(ratio=1)


def test_a_hand_that_is_over_keeps_the_keyboard(open_hand):
    page = open_hand("#" + FRAGMENT.removesuffix(".1-0"))
    tile(page, "ace-blank").focus()
    page.keyboard.press("Space")
    expect(page.locator("#put")).to_be_focused()


def put_on_the_score(page):
    """Put the hand on the score."""
    button(page, "Put this hand on the score").click()


def to_the_bid(page):
    """Go back to who bid, how much, and what is trump."""
    while page.locator("#record").get_attribute("data-step") != "0":
        button(page, "Back").click()


def test_a_hand_goes_on_the_score_and_makes_room_for_the_next(fresh_table):
    page = fresh_table("#/hand/treys.32/5-2.5-1.6-6.5-5")
    put_on_the_score(page)
    expect(note(page)).to_contain_text("Who bid?")
    expect(page.locator("#step")).to_have_text("Bid and trump")
    tap(page, "Them")
    put_on_the_score(page)
    expect(verdict(page)).to_have_text("Us 1, Them 0, to 7 marks.")
    expect(note(page)).to_contain_text("The hand is written down.")
    expect(page.locator("#record")).to_be_hidden()
    assert page.evaluate("scrollY") == 0
    reload(page)
    turn(page, "A whole hand")
    expect(page.locator("#step")).to_have_text("Bid and trump")
    expect(button(page, "Put this hand on the score")).to_be_hidden()
    undo(page)
    expect(page.locator("#one-line")).to_have_text("treys 32: 5-2 5-1 6-6 5-5 /")
    put_on_the_score(page)
    expect(note(page)).to_contain_text("just like the hand before")
    undo(page)
    expect(verdict(page)).to_have_text("Us 1, Them 0, to 7 marks.")


def test_the_hand_of_a_link_is_scored_at_the_price_its_own_table_agreed(fresh_table):
    page = fresh_table()
    answer(page, "mark")
    page.evaluate("location.hash = '/hand/treys.42/5-2.5-0.6-6.6-0/5-1.6-5.5-4/agreed/two'")
    expect(verdict(page)).to_contain_text("Renege")
    to_the_bid(page)
    tap(page, "Them")
    put_on_the_score(page)
    expect(page.locator("#hands tbody th")).to_contain_text("Renege by Them: the hand and 2 marks")


def test_until_a_hand_is_decided_it_is_not_put_on_the_score(fresh_table):
    page = fresh_table("#/hand/treys.30/5-2.5-0.6-6.6-0/5-1.6-5.5-4/agreed/mark")
    expect(verdict(page)).to_contain_text("Renege")
    expect(button(page, "Put this hand on the score")).to_be_hidden()


@pytest.mark.parametrize(
    ("fragment", "asked", "then", "written"),
    [
        (
            "treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4",
            "how many marks this renege costs",
            lambda page: page.get_by_label("Marks to Us").fill("2"),
            "1. Bid of 32 by Them: set. Renege by Them: 2 marks to Us.",
        ),
        (
            FOLLOWED,
            "How much was bid?",
            lambda page: page.get_by_label("The bid", exact=True).select_option("30"),
            "1. Bid of 30 by Them: made.",
        ),
    ],
    ids=["the price of a renege", "the bid"],
)
def test_what_the_score_has_to_know_besides_is_asked_in_the_form(
    fresh_table, fragment, asked, then, written
):
    page = fresh_table(f"#/hand/{fragment}")
    to_the_bid(page)
    tap(page, "Them")
    put_on_the_score(page)
    expect(note(page)).to_contain_text(asked)
    expect(note(page)).to_contain_text("This hand isn't on the score yet.")
    then(page)
    if not page.locator("[name=ended]:checked").count():
        tap(page, "Made")
    button(page, "Write it down").click()
    expect(page.locator("#hands tbody th")).to_have_text(written)


def test_a_hand_can_be_recorded_at_a_keyboard(open_hand):
    page = open_hand("#/hand/treys")
    for key in "52156655":
        page.keyboard.press(key)
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 5-5 /")
    page.keyboard.press("Escape")
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 /")
    tile(page, "double-six").focus()
    page.keyboard.press("ArrowRight")
    expect(tile(page, "six-five")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("#one-line")).to_have_text("treys: 5-2 5-1 6-6 6-5 /")
    stops = page.locator("#down input").evaluate_all(
        "all => all.filter((one) => !one.tabIndex).length"
    )
    assert stops == 1


def test_arrow_keys_go_through_the_trumps_without_leaving_the_bid(open_hand):
    page = open_hand("#/hand/32")
    tap(page, "Us")
    trumps = page.locator("#hand-trump")
    radio(trumps, "blanks").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(radio(trumps, "treys")).to_be_focused()
    expect(page.locator("#one-line")).to_have_text("treys 32: /")
    expect(page.locator("#step")).to_have_text("Bid and trump")
    undo(page)
    expect(trumps.locator(":checked")).to_have_count(0)


def test_while_a_hand_is_recorded_what_was_agreed_is_locked_in_every_view(fresh_table):
    page = fresh_table("#/hand/treys/5-2")
    turn(page, "One trick")
    reload(page)  # and the view of the hand has not been opened since
    answer(page, "hand")
    expect(agreed(page)).to_contain_text("Not settled yet: what a renege costs")
    expect(page.locator("#later")).to_contain_text("A renege loses the hand")


def test_what_is_agreed_when_a_hand_is_over_is_said_with_its_reneges_at_once(fresh_table):
    page = fresh_table(f"#{FRAGMENT}")
    answer(page, "hand")
    expect(page.locator("#tricks li").first).to_contain_text("agreed: a renege loses the hand.")
