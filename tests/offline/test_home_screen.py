"""The home screen: offered after the first ruling, once, and not where it has been done."""

import pytest
from playwright.sync_api import expect

from support.page import button, opened

IPHONE = "Object.defineProperty(navigator, 'standalone', { value: false });"
IPHONE_INSTALLED = "Object.defineProperty(navigator, 'standalone', { value: true });"
PROMPT = """
dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
  prompt() { document.title = "prompted"; },
}));
"""
RULE = "document.getElementById('rule').dataset.ruled = ''"  # as the first ruling does


@pytest.fixture
def hint():
    """The offer on a page."""
    return lambda page: page.get_by_text("Put the referee on your home screen")


def test_it_is_offered_after_the_first_ruling_and_not_before(phone, hint):
    page = opened(phone())
    page.evaluate(PROMPT)
    expect(page.locator("#install")).to_be_hidden()
    page.evaluate(RULE)
    expect(page.locator("#install [data-how=prompt]")).to_be_visible()
    button(page, "Put it there").click()
    expect(page).to_have_title("prompted")
    expect(page.locator("#install")).to_be_hidden()


def test_the_iphone_is_told_how_and_after_a_no_never_again(phone):
    context = phone(IPHONE)
    page = opened(context)
    page.evaluate(RULE)
    expect(page.get_by_text("tap Share")).to_be_visible()
    expect(button(page, "Put it there")).to_be_hidden()
    button(page, "No, thanks").click()
    expect(page.locator("#install")).to_be_hidden()
    page = opened(context)
    page.evaluate(RULE)
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.locator("#install")).to_be_hidden()


def test_where_it_is_installed_or_cannot_be_nothing_is_offered(phone):
    for script, prompt in ((IPHONE_INSTALLED, PROMPT), ("", "")):
        page = opened(phone(script))
        page.evaluate(prompt)
        page.evaluate(RULE)
        page.evaluate("new Promise(requestAnimationFrame)")
        expect(page.locator("#install")).to_be_hidden()


def test_the_browser_finds_nothing_wrong_with_the_manifest(phone):
    page = opened(phone())
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
