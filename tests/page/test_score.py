"""The score on the page: hands written down, taken back, kept, and the sheet taken along."""

import re

import pytest
from playwright.sync_api import expect

from support.page import (
    agreed,
    answer,
    before_you_start,
    button,
    done,
    name_players,
    note,
    radio,
    reload,
    tile,
    turn,
    undo,
    verdict,
    wait_for_python,
)

EMPTY = "Us 0, Them 0, to 7 marks."
GIVES = re.compile("^(Marks|Points) to ")


def lines(page):
    """The lines of the sheet, each as its cells."""
    return [
        row.locator("th, td").all_text_contents() for row in page.locator("#hands tbody tr").all()
    ]


def bidder(page, side):
    """The button for the side that bid."""
    return page.get_by_role("group", name="Which side bid?").get_by_role("radio", name=side)


def write(page, side, bid, ended):
    """Write a hand down: Made or Set, or the points that the bidders took."""
    bidder(page, side).check()
    page.get_by_label("The bid", exact=True).select_option(bid)
    if ended in ("Made", "Set"):
        page.get_by_role("radio", name=ended, exact=True).check()
    else:
        page.get_by_label("Points the bidders took").fill(ended)
    button(page, "Write it down").click()


def renege(page, by, gives="", lost=False):
    """Say that somebody reneged, and what it cost."""
    page.get_by_role("group", name="Who reneged?").get_by_role("radio", name=by).check()
    page.get_by_label(GIVES).fill(gives)
    tile(page, "The renege lost the hand").set_checked(lost)


@pytest.fixture
def sheet(open_table):
    """The page with an empty score sheet on it, to seven marks."""
    open_table("#/hand/")  # no hand is left under way
    page = open_table()
    turn(page, "The score")
    button(page, "New game").click()
    button(page, "To 7 marks").click()
    name_players(page, "", "", "", "")
    expect(verdict(page)).to_contain_text(EMPTY)
    expect(note(page)).to_be_empty()
    radio(page, "Nobody").check()
    return page


@pytest.fixture
def fresh_sheet(fresh_table):
    """A page of its own with the score on it."""
    page = fresh_table()
    turn(page, "The score")
    return page


def test_in_the_view_of_the_score_there_is_nothing_else(sheet):
    expect(sheet.get_by_role("group", name="Which side bid?")).to_be_visible()
    for other in ("#table", "#reasons", "#typed"):
        expect(sheet.locator(other)).to_be_hidden()
    turn(sheet, "One trick")
    expect(sheet.locator("#score")).to_be_hidden()
    expect(sheet.locator("#table")).to_be_visible()
    expect(button(sheet, "New hand")).to_be_visible()


def test_hands_are_written_down_and_the_score_follows(sheet):
    expect(sheet.locator("#no-hands")).to_be_visible()
    write(sheet, "Us", "30", "Made")
    write(sheet, "Them", "2 marks (84)", "Set")
    write(sheet, "Us", "42", "Set")
    expect(verdict(sheet)).to_have_text("Us 3, Them 1, to 7 marks.")
    assert lines(sheet) == [
        ["1. Bid of 30 by Us: made.", "1", "0"],
        ["2. Bid of 2 marks by Them: set.", "3", "0"],
        ["3. Bid of 42 by Us: set.", "3", "1"],
    ]
    expect(sheet.locator("#standing dd")).to_have_text(["3", "1"])
    strokes = [path.get_attribute("d") for path in sheet.locator("#standing path").all()]
    assert [drawn.count("M") for drawn in strokes] == [3, 1]
    expect(sheet.locator("#no-hands")).to_be_hidden()


def test_what_has_been_written_down_makes_room_for_the_next_hand(sheet):
    renege(sheet, "Us", "1")
    write(sheet, "Us", "31", "Made")
    expect(verdict(sheet)).to_have_text("Us 1, Them 1, to 7 marks.")
    expect(sheet.locator("#entry :checked:not(option)")).to_have_count(1)
    expect(radio(sheet, "Nobody")).to_be_checked()
    expect(sheet.get_by_label("The bid", exact=True)).to_have_value("")
    expect(sheet.get_by_label(GIVES)).to_be_hidden()


def test_undo_and_redo_take_back_a_hand_and_leave_alone_what_is_being_entered(sheet):
    write(sheet, "Us", "30", "Made")
    write(sheet, "Them", "30", "Made")
    bidder(sheet, "Them").check()
    sheet.get_by_label("The bid", exact=True).select_option("35")
    undo(sheet)
    assert lines(sheet) == [["1. Bid of 30 by Us: made.", "1", "0"]]
    expect(verdict(sheet)).to_have_text("Us 1, Them 0, to 7 marks.")
    button(sheet, "Redo").click()
    expect(verdict(sheet)).to_have_text("Us 1, Them 1, to 7 marks.")
    expect(bidder(sheet, "Them")).to_be_checked()
    expect(sheet.get_by_label("The bid", exact=True)).to_have_value("35")


def test_the_game_goes_to_seven_marks_and_a_new_one_can_be_taken_back(sheet):
    write(sheet, "Them", "7 marks (294)", "Made")
    over = "The game goes to Them, 7 marks to 0."
    expect(verdict(sheet)).to_have_text(over)
    expect(sheet.locator("#hint")).to_have_text("For another game, tap New game below.")
    write(sheet, "Us", "30", "Made")
    expect(note(sheet)).to_have_text("The game is over. For another game, tap New game below.")
    button(sheet, "New game").click()
    expect(verdict(sheet)).to_have_text(EMPTY)
    assert lines(sheet) == []
    button(sheet, "New game").click()
    expect(note(sheet)).to_have_text("The sheet is empty already.")
    undo(sheet)
    expect(verdict(sheet)).to_have_text(over)


def test_new_game_has_its_own_place_and_new_hand_is_not_there(sheet):
    place = sheet.locator("header [name=new]").bounding_box()
    expect(button(sheet, "New hand")).to_be_hidden()
    assert place["width"] > 44  # and nothing has moved into it
    expect(button(sheet.locator("#game"), "New game")).to_be_visible()
    button(sheet, "Menu").focus()
    sheet.keyboard.press("Shift+Tab")
    expect(sheet.locator("header :focus")).to_have_count(0)


def test_what_a_new_game_cleared_can_be_undone_right_there(fresh_sheet):
    page = fresh_sheet
    cleared, undo_here = page.locator("#cleared"), button(page, "Undo the new game")
    write(page, "Us", "30", "Made")
    expect(undo_here).to_be_hidden()
    button(page, "New game").press("Enter")
    expect(cleared).to_have_text("The score is cleared.")
    expect(cleared).to_have_attribute("aria-live", "polite")
    expect(undo_here).to_be_in_viewport(ratio=1)  # however long the sheet above it was
    assert undo_here.bounding_box()["y"] == button(page, "New game").bounding_box()["y"]
    reload(page)
    expect(cleared).to_have_text("The score is cleared.")
    expect(page.locator("header [name=undo]")).to_have_attribute("data-lit", "")
    undo_here.press("Enter")
    expect(verdict(page)).to_have_text("Us 1, Them 0, to 7 marks.")
    expect(cleared).to_be_empty()
    expect(undo_here).to_be_hidden()
    expect(button(page, "New game")).to_be_focused()


def test_with_the_next_hand_the_game_before_is_no_longer_what_undo_brings_back(sheet):
    write(sheet, "Us", "30", "Made")
    button(sheet, "New game").click()
    write(sheet, "Them", "30", "Made")
    expect(sheet.locator("#cleared")).to_be_empty()
    expect(button(sheet, "Undo the new game")).to_be_hidden()


def test_a_game_to_250_points_asks_for_the_points(sheet):
    button(sheet, "To 250 points").click()
    expect(button(sheet, "To 250 points")).to_have_attribute("aria-pressed", "true")
    expect(button(sheet, "To 7 marks")).to_have_attribute("aria-pressed", "false")
    expect(radio(sheet, "Made")).to_be_hidden()
    write(sheet, "Us", "30", "34")
    write(sheet, "Them", "31", "28")
    expect(verdict(sheet)).to_have_text("Us 79, Them 8, to 250 points.")
    assert lines(sheet)[1] == ["2. Bid of 31 by Them: set with 28.", "79", "8"]
    expect(sheet.locator("#standing path")).to_have_count(2)
    assert {path.get_attribute("d") for path in sheet.locator("#standing path").all()} == {""}


def test_a_renege_is_written_down_with_what_it_cost(sheet):
    renege(sheet, "Them", "2")
    write(sheet, "Us", "30", "Made")
    expect(verdict(sheet)).to_have_text("Us 3, Them 0, to 7 marks.")
    assert lines(sheet)[0][0] == "1. Bid of 30 by Us: made. Renege by Them: 2 marks to Us."


@pytest.mark.parametrize("goal", ["To 7 marks", "To 250 points"])
def test_where_a_renege_lost_the_hand_nothing_else_is_asked(sheet, goal):
    button(sheet, goal).click()
    renege(sheet, "Them", "2")
    tile(sheet, "The renege lost the hand").check()
    for asked in (radio(sheet, "Made"), sheet.get_by_label("Points the bidders took")):
        expect(asked).to_be_hidden()
    expect(sheet.get_by_label(GIVES)).to_be_hidden()
    expect(sheet.locator("#lost-gives")).to_have_text("The hand goes to Us.")
    bidder(sheet, "Them").check()
    sheet.get_by_label("The bid", exact=True).select_option("31")
    gets = "1 mark" if goal == "To 7 marks" else "73 points"
    expect(sheet.locator("#lost-gives")).to_have_text(f"Us get {gets}.")
    button(sheet, "Write it down").click()
    assert lines(sheet) == [
        ["1. Bid of 31 by Them. Renege by Them: the hand to Us.", gets.split()[0], "0"]
    ]


def test_a_renege_that_did_not_lose_the_hand_has_everything_asked_again(sheet):
    renege(sheet, "Them", "2")
    lost = tile(sheet, "The renege lost the hand")
    lost.check()
    lost.uncheck()
    expect(radio(sheet, "Made")).to_be_visible()
    expect(sheet.get_by_label(GIVES)).to_have_value("")
    expect(sheet.locator("#lost-gives")).to_be_empty()


def test_what_is_not_asked_leaves_everything_in_its_place(sheet):
    renege(sheet, "Them", "")
    places = "#entry :is(legend, label, button)"
    boxes = f"""() => [...document.querySelectorAll("{places}")].map((one) => one.getBoundingClientRect().y)"""
    before = sheet.evaluate(boxes)
    tile(sheet, "The renege lost the hand").check()
    assert sheet.evaluate(boxes) == before


def test_a_renege_costs_what_the_table_has_agreed_on(sheet):
    answer(sheet, "two")
    group = sheet.get_by_role("group", name="Who reneged?")
    bidder(sheet, "Us").check()
    sheet.get_by_label("The bid", exact=True).select_option("30")
    radio(group, "Us").check()
    expect(tile(sheet, "The renege lost the hand")).to_be_checked()
    expect(sheet.locator("#lost-gives")).to_have_text("Them get 3 marks.")
    radio(group, "Nobody").check()
    answer(sheet, "mark")
    radio(group, "Us").check()
    expect(sheet.get_by_label(GIVES)).to_have_value("1")
    sheet.get_by_label(GIVES).fill("3")
    radio(group, "Them").check()
    expect(sheet.get_by_label(GIVES)).to_have_value("3")  # as it was typed
    tile(sheet, "The renege lost the hand").check()
    tile(sheet, "The renege lost the hand").uncheck()
    expect(sheet.get_by_label(GIVES)).to_have_value("1")  # as it was agreed
    button(before_you_start(sheet), "Clear all the answers").click()
    done(sheet)


def test_with_a_new_game_counts_what_was_agreed_last_until_it_is_undone(fresh_sheet):
    page, later = fresh_sheet, fresh_sheet.locator("#later")
    answer(page, "hand")
    write(page, "Us", "30", "Made")
    answer(page, "mark")
    button(page, "New game").click()
    expect(agreed(page)).to_contain_text("one mark")
    expect(later).to_be_empty()
    for again in (lambda: None, lambda: reload(page)):
        again()
        undo(page)
        expect(verdict(page)).to_have_text("Us 1, Them 0, to 7 marks.")
        expect(agreed(page)).to_contain_text("A renege loses the hand")
        expect(later).to_contain_text("one mark")
        again()
        button(page, "Redo").click()
        expect(verdict(page)).to_have_text(EMPTY)
        expect(agreed(page)).to_contain_text("one mark")
        expect(later).to_be_empty()


def test_undo_brings_back_what_start_a_new_game_changed_too(fresh_sheet):
    page = fresh_sheet
    write(page, "Us", "30", "Made")
    answer(page, "hand")
    button(before_you_start(page), "Start a new game").click()
    expect(agreed(page)).to_contain_text("A renege loses the hand")
    undo(page)
    expect(verdict(page)).to_have_text("Us 1, Them 0, to 7 marks.")
    expect(agreed(page)).to_contain_text("Not settled yet: what a renege costs")
    expect(page.locator("#later")).to_contain_text("A renege loses the hand")


def test_what_is_refused_is_quoted_and_stays_to_be_corrected(sheet):
    button(sheet, "To 250 points").click()
    renege(sheet, "Them", "9")
    write(sheet, "Us", "32", "<b>9</b>")
    expect(note(sheet)).to_contain_text('"<b>9</b>" isn\'t a number')
    expect(verdict(sheet)).to_have_text("Us 0, Them 0, to 250 points.")
    expect(bidder(sheet, "Us")).to_be_checked()
    expect(sheet.get_by_label("The bid", exact=True)).to_have_value("32")
    expect(sheet.get_by_label("Points the bidders took")).to_have_value("<b>9</b>")
    expect(sheet.get_by_label(GIVES)).to_have_value("9")
    sheet.get_by_label("Points the bidders took").fill("32")
    button(sheet, "Write it down").click()
    expect(note(sheet)).to_be_empty()
    expect(verdict(sheet)).to_have_text("Us 41, Them 10, to 250 points.")


def test_the_partners_are_called_by_their_names_everywhere(sheet):
    name_players(sheet, " Ann ", "Cy", "Bo", "<b>Di</b>")
    expect(verdict(sheet)).to_have_text("Ann and Bo 0, Cy and <b>Di</b> 0, to 7 marks.")
    write(sheet, "Cy and <b>Di</b>", "30", "Made")
    expect(sheet.get_by_role("columnheader", name="Ann and Bo")).to_be_visible()
    assert lines(sheet)[0][0] == "1. Bid of 30 by Cy and <b>Di</b>: made."
    expect(sheet.locator("#score :is(b b, td b, th b)")).to_have_count(0)
    expect(bidder(sheet, "Ann and Bo")).to_be_visible()


def test_names_are_no_step_that_undo_takes_back(sheet):
    write(sheet, "Us", "30", "Made")
    name_players(sheet, "Ann", "", "", "")
    expect(verdict(sheet)).to_have_text("Ann and partner 1, Them 0, to 7 marks.")
    undo(sheet)
    expect(verdict(sheet)).to_have_text("Ann and partner 0, Them 0, to 7 marks.")


def test_two_quick_taps_write_one_hand(sheet):
    bidder(sheet, "Us").check()
    sheet.get_by_label("The bid", exact=True).select_option("30")
    radio(sheet, "Made").check()
    button(sheet, "Write it down").dblclick()
    expect(verdict(sheet)).to_have_text("Us 1, Them 0, to 7 marks.")
    expect(note(sheet)).to_be_empty()


def test_digits_on_the_list_of_bids_choose_a_bid_and_lay_no_domino(sheet):
    sheet.get_by_label("The bid", exact=True).press_sequentially("36")
    expect(sheet.get_by_label("The bid", exact=True)).to_have_value("36")
    sheet.locator("body").press("6")
    sheet.locator("body").press("3")
    expect(note(sheet)).to_be_empty()
    turn(sheet, "One trick")
    expect(sheet.locator("#pickers [data-domino]:checked")).to_have_count(0)


def test_all_of_it_is_there_after_a_reload(fresh_sheet):
    page = fresh_sheet
    name_players(page, "Ann", "Cy", "Bo", "Di")
    write(page, "Ann and Bo", "30", "Made")
    write(page, "Cy and Di", "30", "Made")
    undo(page)
    page.reload()
    expect(page.locator("#score")).to_be_visible()
    wait_for_python(page)
    expect(verdict(page)).to_have_text("Ann and Bo 1, Cy and Di 0, to 7 marks.")
    assert lines(page) == [["1. Bid of 30 by Ann and Bo: made.", "1", "0"]]
    button(page, "Redo").click()
    expect(verdict(page)).to_have_text("Ann and Bo 1, Cy and Di 1, to 7 marks.")
    undo(page, 2)
    expect(verdict(page)).to_have_text("Ann and Bo 0, Cy and Di 0, to 7 marks.")


def test_before_python_is_ready_nothing_can_be_entered(fresh_sheet):
    page = fresh_sheet
    write(page, "Us", "30", "Made")
    page.route("**/*.wasm", lambda route: None)
    page.reload()
    expect(verdict(page)).to_contain_text("Loading the score")
    expect(page.locator("#score")).to_have_attribute("inert", "")
    expect(page.locator("#score")).to_be_visible()


AS_TEXT = """\
1. Bid of 30 by Ann and Bo: made. Ann and Bo 1, Zoë and Di 0.
2. Bid of 2 marks by Zoë and Di: set. Ann and Bo 3, Zoë and Di 0.
Ann and Bo 3, Zoë and Di 0, to 7 marks."""


@pytest.fixture
def played(sheet):
    """The page with two hands on the sheet."""
    name_players(sheet, "Ann", "Zoë", "Bo", "Di")
    write(sheet, "Ann and Bo", "30", "Made")
    write(sheet, "Zoë and Di", "2 marks (84)", "Set")
    return sheet


def saved(page, name):
    """What the button called *name* saves: the file's name, and what is in it."""
    with page.expect_download() as download:
        button(page, name).click()
    return download.value.suggested_filename, download.value.path().read_bytes().decode()


def test_the_sheet_is_saved_as_text(played):
    assert saved(played, "Save as text") == ("score.txt", f"{AS_TEXT}\n")
    undo(played)
    assert "2. Bid" not in saved(played, "Save as text")[1]


def test_the_sheet_is_saved_for_a_spreadsheet(played):
    name, text = saved(played, "Save as CSV")
    assert name == "score.csv"
    assert text.endswith('"Zoë and Di",84,"set","","",3,0\r\n')


def test_the_sheet_is_copied_as_text(played):
    played.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(played, "Copy as text").click()
    expect(played.get_by_text("The sheet is copied. Paste it where you like.")).to_be_visible()
    assert played.evaluate("navigator.clipboard.readText()") == AS_TEXT
    write(played, "Zoë and Di", "30", "Made")
    expect(played.locator("#copied")).to_be_empty()
    played.context.clear_permissions()


@pytest.mark.parametrize(
    "clipboard", ["undefined", "{ writeText: async () => { throw new DOMException('no'); } }"]
)
def test_where_copying_is_refused_it_is_said_plainly(fresh_page, clipboard):
    page = fresh_page()
    page.add_init_script(
        f"Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }});"
    )
    page.goto("./")
    wait_for_python(page)
    turn(page, "The score")
    button(page, "Copy as text").click()
    expect(page.locator("#copied")).to_have_text(
        "This browser won't let me copy. Use Save as text instead."
    )


def seen(page):
    """All that can be read on the page, without what only moves the lines about."""
    return page.locator("body").inner_text().split("\n")


@pytest.mark.parametrize("view", ["One trick", "The score"])
def test_on_paper_there_is_the_sheet_and_nothing_else(played, view):
    turn(played, view)
    played.emulate_media(media="print", color_scheme="dark")
    text = [line.strip() for line in seen(played) if line.strip()]
    assert text == [
        "Score sheet",
        "Ann and Bo",
        "3",
        "Zoë and Di",
        "0",
        "The score after each hand",
        "Hand\tAnn and Bo\tZoë and Di",
        "1. Bid of 30 by Ann and Bo: made.\t1\t0",
        "2. Bid of 2 marks by Zoë and Di: set.\t3\t0",
        "Ann and Bo 3, Zoë and Di 0, to 7 marks.",
        agreed(played).text_content(),
    ]
    expect(played.locator("#hands td").first).to_have_css("color", "rgb(0, 0, 0)")
    expect(played.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(played.locator("#paper")).to_have_css("background-color", "rgb(255, 255, 255)")
    played.emulate_media(media="null", color_scheme="null")


def test_the_sheet_is_on_paper_before_its_view_was_ever_shown(fresh_sheet):
    page = fresh_sheet
    write(page, "Us", "30", "Made")
    turn(page, "One trick")
    reload(page)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.get_by_text("1. Bid of 30 by Us: made.")).to_be_visible()


def test_the_sheet_is_printed_with_one_tap(fresh_page):
    page = fresh_page()
    page.add_init_script("globalThis.print = () => { document.title = 'printed'; };")
    page.goto("./")
    wait_for_python(page)
    turn(page, "The score")
    button(page, "Print").click()
    expect(page).to_have_title("printed")
