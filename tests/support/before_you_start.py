"""What the table is asked before the start, as the tests of it find it on the page."""

from playwright.sync_api import expect


def opened(page):
    """What is asked before the start, opened from under the rules."""
    page.locator("#rules").get_by_role("button", name="Before you start").click()
    shown = page.get_by_role("dialog", name="Before you start")
    expect(shown).to_be_visible()
    return shown


def cost(page):
    """What is said of the cost with a renege."""
    return page.locator("#reasons #cost p")
