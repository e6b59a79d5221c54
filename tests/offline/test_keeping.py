"""What is on the table stays: stored at every tap, and back before Python is."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.page import opened, tap

ASLEEP = ("**/core.js", lambda route: None)  # Python never comes
STORED = "JSON.parse(localStorage[`referee ${location.pathname}`] ?? 'null')"
REFUSALS = {
    "missing": "Object.defineProperty(globalThis, 'localStorage', { value: undefined });",
    "throwing": """
      Object.defineProperty(globalThis, "localStorage", {
        get() { throw new DOMException("denied", "SecurityError"); },
      });
    """,
    "full": """
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    """,
}


def on(page):
    """The controls that are on, but for the place."""
    checked = page.locator("#table :checked:not([name=place])").all()
    return [f"{one.get_attribute('name')} {one.get_attribute('value')}" for one in checked]


@pytest.fixture
def asleep(phone):
    """Open a page whose Python never comes, on one and the same phone each time."""
    context = phone()
    context.route(*ASLEEP)

    def asleep(address="./"):
        page = context.new_page()
        page.goto(address)
        return page

    return asleep


def test_a_page_killed_at_any_tap_before_python_is_up_has_every_tap_when_it_is_back(asleep):
    for name, words in [
        ("treys", ["trump treys"]),
        ("five-deuce", ["trump treys", "led 5-2"]),
        ("five-ace", ["trump treys", "led 5-2", "hand 5-1"]),
        ("deuce-ace", ["trump treys", "led 5-2", "hand 5-1", "hand 2-1"]),
        ("five-ace", ["trump treys", "led 5-2", "hand 2-1"]),
    ]:
        page = asleep()
        tap(page, name)
        stored = {tap for tap in page.evaluate(STORED)["taps"] if not tap.startswith("place ")}
        assert stored == {*words}  # already, and not when it is closed
        page.close()
        page = asleep()
        assert on(page) == words
        page.close()


HELD = {
    "format": 1,
    "fragment": "/treys/5-2/5-1",
    "taps": ["trump treys", "led 5-2", "hand 5-1", "place hand"],
}


def test_the_table_is_back_on_the_controls_and_in_the_address_before_python_is_up(asleep):
    store(asleep(), HELD)
    page = asleep()
    expect(page).to_have_url(re.compile("#/treys/5-2/5-1$"))
    assert on(page) == ["trump treys", "led 5-2", "hand 5-1"]
    expect(page.locator("#hand")).to_be_visible()
    expect(page.locator("#led")).to_be_hidden()


def test_a_link_comes_before_what_was_on_the_table(asleep):
    store(asleep(), HELD)
    page = asleep("./#/fours/6-4")
    expect(page).to_have_url(re.compile("#/fours/6-4$"))
    assert on(page) == []


@pytest.mark.parametrize(
    ("fragment", "ending"), [("/treys/5-2/5-1", "#/treys/5-2/5-1$"), ("", "^[^#]*$")]
)
def test_an_address_that_had_not_caught_up_with_the_table_is_no_link(asleep, fragment, ending):
    store(asleep(), HELD | {"address": "/fours", "fragment": fragment})
    page = asleep("./#/fours")
    expect(page).to_have_url(re.compile(ending))
    assert on(page) == ["trump treys", "led 5-2", "hand 5-1"]


def store(page, something):
    """Leave *something* where the page stores the table, and close the page."""
    tap(page, "treys")
    page.evaluate(
        "text => { localStorage[`referee ${location.pathname}`] = text; }", json.dumps(something)
    )
    page.close()


@pytest.mark.parametrize(
    "bad",
    [
        None,
        5,
        [],
        {"format": 2},
        {"fragment": ["/treys"]},
        {"fragment": None},
        {"taps": "trump treys"},
    ],
)
def test_bad_saved_data_and_a_later_versions_are_ignored(asleep, bad):
    store(asleep(), HELD | bad if isinstance(bad, dict) else bad)
    page = asleep()
    assert on(page) == []
    expect(page).to_have_url(re.compile("^[^#]*$"))
    tap(page, "fours")
    assert page.evaluate(STORED)["taps"] == ["trump fours", "place led"]
    expect(page.locator("#unkept")).to_be_hidden()


@pytest.mark.parametrize("refusal", REFUSALS)
def test_where_the_browser_keeps_nothing_the_page_works_and_says_so(phone, refusal):
    page = opened(phone(REFUSALS[refusal]))
    tap(page, "treys", "five-deuce")
    note = page.get_by_text("This browser won't save your table")
    expect(note).to_be_visible()
    assert on(page) == ["trump treys", "led 5-2"]
