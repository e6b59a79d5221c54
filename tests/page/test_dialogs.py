"""The dialogs: how they open, close, and lead to one another, with or without Python."""

import pytest
from playwright.sync_api import expect

DIALOGS = ["Menu", "Before you start", "Names"]


def opener(page, name):
    """The button that opens the dialog called *name*."""
    if name == "Names":
        return page.get_by_role("button", name="Put in names")
    return page.get_by_role("button", name=name, exact=True)


def opened(page, name):
    """Open the dialog called *name* and return it."""
    opener(page, name).click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("height", [568, 390])
def test_a_dialog_always_shows_its_title_and_done(open_table, name, height):
    page = open_table("#/hand/")
    before = page.viewport_size
    page.set_viewport_size({"width": 320, "height": height})
    dialog = opened(page, name)
    for scrolled in ("0", "it.scrollHeight"):
        dialog.evaluate(f"it => {{ it.scrollTop = {scrolled}; }}")
        expect(dialog.get_by_role("heading", name=name)).to_be_in_viewport(ratio=1)
        expect(dialog.get_by_role("button", name="Done")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_be_hidden()
    expect(opened(page, name)).to_have_js_property("scrollTop", 0)
    page.keyboard.press("Escape")
    page.set_viewport_size(before)


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_closes_by_done_escape_or_a_tap_outside(open_table, name):
    page = open_table("#/hand/")
    for close in (
        lambda: page.get_by_role("button", name="Done").click(),
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(2, page.viewport_size["height"] - 2),
    ):
        opener(page, name).dispatch_event("click")  # without focus, as in Safari
        dialog = page.get_by_role("dialog", name=name)
        expect(dialog).to_be_visible()
        close()
        expect(dialog).to_be_hidden()
        expect(opener(page, name)).to_be_focused()
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_tap_on_its_edge_leaves_a_dialog_open(open_table):
    page = open_table()
    dialog = opened(page, "Menu")
    box = dialog.bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + box["height"] / 2)
    heading = dialog.get_by_role("heading", name="Menu").bounding_box()
    page.mouse.move(heading["x"] + 1, heading["y"] + heading["height"] / 2)
    page.mouse.down()
    page.mouse.move(2, 2)
    page.mouse.up()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")


@pytest.fixture
def two_open(held_page):
    """The menu, and "Before you start" opened from it; with the page, and Python held back."""
    page, _ = held_page()
    menu = opened(page, "Menu")
    menu.get_by_role("button", name="Before you start").click()
    agreement = page.get_by_role("dialog", name="Before you start")
    expect(agreement).to_be_visible()
    return page, menu, agreement


def test_done_closes_all_that_lies_over_the_page(two_open):
    page, menu, agreement = two_open
    agreement.get_by_role("button", name="Done").click()
    expect(agreement).to_be_hidden()
    expect(menu).to_be_hidden()
    expect(opener(page, "Menu")).to_be_focused()
    opened(page, "Menu").get_by_role("button", name="Done").click()
    expect(menu).to_be_hidden()


def test_escape_closes_one_after_the_other(two_open):
    page, menu, agreement = two_open
    page.keyboard.press("Escape")
    expect(agreement).to_be_hidden()
    expect(menu.get_by_role("button", name="Before you start")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(opener(page, "Menu")).to_be_focused()


def test_a_tap_outside_closes_the_top_one(two_open):
    page, menu, agreement = two_open
    page.mouse.click(2, page.viewport_size["height"] - 2)
    expect(agreement).to_be_hidden()
    expect(menu).to_be_visible()
