"""Sharing: a ruling, a score or an agreement goes to another phone, and opens there."""

import re

import pytest
from playwright.sync_api import expect

from fortytwo.agreement import LONGEST_WORDS
from fortytwo.bids import Bid
from fortytwo.calls import Call
from fortytwo.dominoes import DOMINOES
from fortytwo.hand.record import Record
from support.page import (
    MUST_PLAY,
    agreed,
    answer,
    before_you_start,
    button,
    done,
    name_players,
    note,
    opened,
    panel,
    radio,
    ready,
    tap,
    turn,
    undo,
    verdict,
)
from support.qr import scanned
from tools.states import SCREENS, SIZES_OF_WORDS, go_to, resize

# A phone with a share sheet and a clipboard that a test can take away.
PHONE = """
globalThis.phone = { roads: [] };
const share = async ({ text, ...more }) => {
  if (phone.refusal) throw new DOMException("", phone.refusal);
  phone.sent.push([text, ...Object.keys(more)]);
};
const clipboard = { writeText: async (text) => {
  if (phone.locked) throw new DOMException("", "NotAllowedError");
  phone.copied.push(text);
} };
Object.defineProperty(navigator, "share", { get: () => phone.roads.includes("share") ? share : undefined });
Object.defineProperty(navigator, "clipboard", {
  get: () => phone.roads.includes("copy") ? clipboard : undefined,
});
"""
PREPARE = (
    "(now) => { Object.assign(phone, { refusal: '', locked: false, sent: [], copied: [] }, now); }"
)
LINE = "treys: 5-2 | 2-1 5-3 5-1"
FRAGMENT = "#/treys/5-2/2-1.5-1.5-3"
SAID = f"Fives were led, so {MUST_PLAY}"
REASON = "The five-trey isn't a five: treys are trump."
RENEGE = "#/treys/5-2/2-1.5-1/2-1/agreed/hand-shake"
SELECTED = "This browser won't let me copy. The text is selected: copy it yourself."
# A whole hand with all that can be agreed on, in 80 letters of one's own that take twelve each.
AGREED = f"table-noslip-others-own-{'.f0.a0.80.80' * LONGEST_WORDS}"
LONGEST = f"#{Record(Call.parse('treys'), DOMINOES, bid=Bid(294)).fragment}/agreed/{AGREED}"


@pytest.fixture(scope="module")
def phone(new_context):
    """A page on a phone whose roads the tests choose."""
    context = new_context()
    context.add_init_script(PHONE)
    yield opened(context)
    context.close()


@pytest.fixture
def table(phone, problems):
    """Put a table on that phone, which has these roads."""

    def table(line=LINE, roads=("share", "copy"), **more):
        resize(phone, "390x844")
        phone.evaluate(PREPARE, {"roads": list(roads), **more})
        phone.evaluate("for (const over of document.querySelectorAll('dialog')) over.close();")
        go_to(phone, line)
        return phone

    return table


def share(page):
    """Open what is shared, and return it once its script has run."""
    button(page, "Share").click()
    shown = panel(page, "Share")
    expect(shown).to_be_visible()
    expect(shown).not_to_have_attribute("aria-busy", "true")
    return shown


def text(page):
    """The lines that are sent."""
    return page.locator("#message").text_content().split("\n")


def link(page):
    """The link that is sent."""
    return text(page)[-1]


def test_a_ruling_is_sent_with_two_taps(table, address):
    page = table()
    button(page, "Share").click()
    button(page, "Send").click()
    assert page.evaluate("phone.sent") == [["\n".join([SAID, REASON, address + FRAGMENT])]]
    assert page.evaluate("phone.copied") == []


def test_without_a_share_sheet_it_is_copied(table, address):
    page = table(roads=["copy"])
    shown = share(page)
    expect(button(shown, "Send")).to_be_hidden()
    button(shown, "Copy").click()
    expect(shown.get_by_text("Copied. Paste it where you like.")).to_be_visible()
    assert page.evaluate("phone.copied") == ["\n".join([SAID, REASON, address + FRAGMENT])]
    done(shown)
    share(page)
    expect(page.get_by_text("Copied. Paste it where you like.")).to_be_hidden()


def test_with_neither_the_text_is_selected(table):
    page = table(roads=[])
    shown = share(page)
    expect(shown.get_by_text(SELECTED)).to_be_visible()
    expect(button(shown, re.compile("Send|Copy"))).to_have_count(0)
    assert page.evaluate("getSelection().toString()") == "\n".join(text(page))


def test_where_copying_is_refused_the_text_is_selected(table):
    page = table(roads=["copy"], locked=True)
    shown = share(page)
    button(shown, "Copy").click()
    expect(shown.get_by_text(SELECTED)).to_be_visible()
    assert page.evaluate("getSelection().toString()") == "\n".join(text(page))


@pytest.mark.parametrize(("refusal", "copies"), [("AbortError", 0), ("NotAllowedError", 1)])
def test_who_thinks_better_of_it_gets_no_copy(table, refusal, copies):
    """A share sheet that fails is another thing than one that was closed."""
    page = table(refusal=refusal)
    button(share(page), "Send").click()
    expect(page.locator("[data-sent=copied]")).to_be_visible(visible=bool(copies))
    assert page.evaluate("phone.copied.length") == copies


def test_before_there_is_a_ruling_there_is_nothing_to_share(table):
    page = table("")
    expect(button(page, "Share")).to_be_hidden()
    radio(page, "treys").click()
    expect(button(page, "Share")).to_be_visible()
    turn(page, "A whole hand")
    expect(button(page, "Share")).to_be_hidden()
    turn(page, "One trick")


def test_share_is_in_the_lower_right_corner_of_the_board(table):
    page = table()
    board = page.locator("#ruling").bounding_box()
    spot = button(page, "Share").bounding_box()
    assert min(spot["width"], spot["height"]) >= 44
    assert 0 <= board["x"] + board["width"] - spot["x"] - spot["width"] < 10
    assert 0 <= board["y"] + board["height"] - spot["y"] - spot["height"] < 10


def test_a_renege_is_sent_with_what_was_agreed(table, address):
    page = table(RENEGE)
    share(page)
    said, reason, what_was_agreed, there = text(page)
    assert said == "Renege: you played the deuce-ace but held the five-ace."
    assert reason == "The deuce-ace isn't a five: it's a deuce and an ace."
    assert what_was_agreed.startswith("Agreed at the table: A renege loses the hand; it may be")
    assert there == address + RENEGE


def test_with_a_note_on_the_board_the_rule_is_sent(table):
    page = table()
    tap(page, "five-deuce was led")
    expect(note(page)).not_to_be_empty()
    share(page)
    assert text(page)[1:-1] == ["A player who holds a domino of the suit led has to play one."]


def test_a_whole_hand_is_sent(table, address):
    page = table("#/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4")
    share(page)
    assert text(page)[0].startswith("Renege by the bidder's partner in the first trick.")
    assert link(page) == f"{address}#/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4"


def test_the_code_on_the_screen_is_the_link(table, address):
    page = table()
    share(page)
    assert scanned(page) == [address + FRAGMENT]
    done(page)
    go_to(page, "fours: 6-4")
    share(page)
    assert scanned(page) == [f"{address}#/fours/6-4"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("words", SIZES_OF_WORDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_longest_link_is_read_off_every_screen(table, screen, words, theme):
    page = table(LONGEST)
    resize(page, screen)
    page.emulate_media(color_scheme=theme)
    page.evaluate("size => { document.documentElement.dataset.size = size; }", words)
    share(page)
    page.locator("#code").scroll_into_view_if_needed()
    expect(page.locator("#code")).to_be_in_viewport(ratio=1)
    assert scanned(page) == [link(page)]
    page.emulate_media(color_scheme="null")
    page.evaluate("document.documentElement.dataset.size = ''")


def test_who_opens_it_sees_the_ruling_and_what_that_table_agreed(table, fresh_table):
    page = table(RENEGE)
    share(page)
    (code,) = scanned(page)
    other = fresh_table(code.removeprefix(code.partition("#")[0]))
    expect(verdict(other)).to_have_text("Renege: you played the deuce-ace but held the five-ace.")
    expect(other.locator("#consequence")).to_contain_text(
        "The table of this link agreed: a renege loses the hand"
    )
    button(other, "Next trick").click()  # and goes on from there
    expect(verdict(other)).to_have_text("On the lead you may play anything.")


def test_what_was_agreed_is_shared_and_opens_where_it_can_be_adopted(table, address, fresh_table):
    page = table()
    expect(button(before_you_start(page), "Share")).to_be_hidden()
    done(page)
    answer(page, "hand-shake")
    button(before_you_start(page), "Share").click()
    assert text(page)[0].startswith(
        "Agreed at the table: A renege loses the hand; it may be called"
    )
    assert link(page) == f"{address}#/agreed/hand-shake"
    expect(button(page, "Report a wrong ruling")).to_be_hidden()
    page.evaluate("document.querySelector('[name=unsettle]').click()")

    other = fresh_table("#/agreed/hand-shake")
    shown = panel(other, "Before you start")
    expect(shown.get_by_text("This link came from a table that agreed")).to_be_visible()
    button(shown, "Agree to the same").click()
    expect(agreed(other)).to_contain_text("A renege loses the hand")


@pytest.fixture
def sheet(table):
    """The phone with two hands on the score, by the names of the players."""
    page = table()
    turn(page, "The score")
    name_players(page, "Ann", "Zoë", "Bo", "Di")
    page.evaluate(
        """() => {
          const on = (css) => document.querySelector(`#entry ${css}`).click();
          for (const side of ["us", "them"]) {
            on(`[name=bidder][value=${side}]`);
            document.getElementById("bid").value = "30";
            on("[name=ended][value=made]");
            on("[name=write]");
          }
        }"""
    )
    yield page
    for over in ("#sharing", "#names"):
        page.locator(over).evaluate("over => over.close()")
    button(page, "New game").click()
    name_players(page, "", "", "", "")
    turn(page, "One trick")


SHEET = [
    "1. Bid of 30 by Ann and Bo: made. Ann and Bo 1, Zoë and Di 0.",
    "2. Bid of 30 by Zoë and Di: made. Ann and Bo 1, Zoë and Di 1.",
    "Ann and Bo 1, Zoë and Di 1, to 7 marks.",
]
SCORE = "#/score/marks/Ann-and-Bo/Zo.c3.ab-and-Di/us-30-made/them-30-made"


def test_the_score_is_shared_as_its_sheet_and_a_link(sheet, address):
    expect(sheet).to_have_url(re.compile("^[^#]*$"))  # it's in no address but the one that's sent
    share(sheet)
    assert text(sheet) == [*SHEET, address + SCORE]
    assert scanned(sheet) == [address + SCORE]
    expect(button(sheet, "Report a wrong ruling")).to_be_hidden()


def test_a_shared_score_goes_on_where_it_is_opened(fresh_table):
    """It has the names of its players, and the sheet that was there is one undo away."""
    page = fresh_table(SCORE)
    expect(verdict(page)).to_have_text(SHEET[-1])
    expect(page.get_by_role("columnheader", name="Zoë and Di")).to_be_visible()
    undo(page)
    expect(verdict(page)).to_have_text("Us 0, Them 0, to 7 marks.")
    button(page, "Redo").click()
    button(page, "New game").click()
    expect(verdict(page)).to_have_text("Us 0, Them 0, to 7 marks.")


def test_a_bad_link_of_a_score_leaves_the_score_alone(sheet):
    sheet.evaluate("location.hash = '/score/marks/Us'")
    expect(verdict(sheet)).to_have_text("I can't read that link: \"marks Us\" isn't a game.")
    expect(sheet.locator("#hands tbody tr")).to_have_count(len(SHEET) - 1)


def test_a_wrong_ruling_is_reported_with_one_tap_more(table, address):
    """The report goes by the same road as a ruling, and only when it's sent."""
    page = table()
    shown = share(page)
    button(shown, "Report a wrong ruling").click()
    report = panel(page, "Report a wrong ruling")
    expect(report.get_by_text("Send this to whoever gave you this page")).to_be_visible()
    expect(report.locator("#code")).to_be_hidden()
    lines = text(page)
    assert lines[:4] == [
        "This ruling looks wrong to me.",
        "The line: treys: 5-2 | 2-1 5-1 5-3",
        f"The ruling: {SAID}",
        "- A player who holds a domino of the suit led has to play one.",
    ]
    assert "- The five-ace must be played. The five-ace is a five, the suit led." in lines
    assert "Settings: Same as my phone, words Normal" in lines
    build = page.locator("html").get_attribute("data-build")
    assert f"Version {build}" in lines
    assert f"Browser: {page.evaluate('navigator.userAgent')}" in lines
    assert lines[-1] == address + FRAGMENT
    assert page.evaluate("phone.sent") == []
    button(report, "Send").click()
    assert page.evaluate("phone.sent") == [["\n".join(lines)]]
    done(report)
    expect(share(page).locator("#code")).to_be_visible()


def test_a_report_on_a_whole_hand_has_its_tricks(table):
    page = table("#/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4")
    button(share(page), "Report a wrong ruling").click()
    assert text(page)[1] == "The line: treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4"
    assert any(
        line.startswith("- Renege in the first trick: fives were led") for line in text(page)
    )


def test_nothing_is_loaded_for_it_before_it_is_first_opened(fresh_page):
    page = fresh_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto("./#/treys/5-2/2-1.5-1")
    expect(button(page, "Share")).to_be_visible()
    ready(page)
    assert {"sharing.js", "large.js", "aloud.js", "index.mjs"}.isdisjoint(asked)


def test_share_and_its_dialog_work_with_the_keyboard(table):
    page = table()
    button(page, "Share").press("Enter")
    shown = panel(page, "Share")
    expect(button(shown, "Done")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#message")).to_be_focused()
    page.keyboard.press("Tab")
    expect(button(shown, "Send")).to_be_focused()
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(button(page, "Share")).to_be_focused()
