"""A newer version: it waits, comes in when the player says so, and never by halves."""

import re

from playwright.sync_api import expect

from offline.conftest import KEEP_OTHER_CACHES
from support.host import build_of
from support.page import button, opened, ready, signal_is_back, tap

UPDATE_UNTIL_GIVEN_UP = """
async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const worker = registration.installing;
  await new Promise((givenUp) => {
    const look = () => (worker?.state ?? "redundant") === "redundant" && givenUp();
    worker?.addEventListener("statechange", look);
    look();
  });
}
"""
COUNT_LOOKS = """
() => {
  globalThis.looks = 0;
  ServiceWorkerRegistration.prototype.update = async () => { looks += 1; };
}
"""
COME_BACK = """
(event) => {
  document.dispatchEvent(new Event(event, { bubbles: true }));
  return looks;
}
"""


WATCH_MESSAGES = """
() => {
  globalThis.messages = [];
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message) {
    messages.push(message);
    postMessage.call(this, message);
  };
}
"""


def version(page):
    """The version the page says it is, once its style sheet is of that version too."""
    build = page.locator("#version").text_content().removeprefix("Version ")
    assert build in page.locator("link[rel=stylesheet]").get_attribute("href")
    return build


def test_a_newer_version_waits_until_it_is_asked_in(host, phone, light_site, next_light_site):
    context = phone()
    page = opened(context)
    ready(page)
    others = page.evaluate(KEEP_OTHER_CACHES)
    host.folder = next_light_site
    page = opened(context, "./#/treys/5-2")
    expect(page.get_by_text("A newer version is ready.")).to_be_visible()
    assert version(page) == build_of(light_site)
    host.stop()
    button(page, "Switch now").click()
    expect(page.locator("#version")).to_have_text(f"Version {build_of(next_light_site)}")
    ready(page)
    expect(page).to_have_url(re.compile("#/treys/5-2$"))
    expect(page.get_by_text("A newer version is ready.")).to_be_hidden()
    kept = page.evaluate("caches.keys()")
    assert others == [name for name in kept if build_of(next_light_site) not in name]
    assert len(kept) == len(others) + 1


def test_after_this_hand_means_with_the_next_new_hand(host, phone, light_site, next_light_site):
    page = opened(phone())
    ready(page)
    host.folder = next_light_site
    signal_is_back(page)
    expect(page.get_by_text("A newer version is ready.")).to_be_visible()
    page.evaluate(WATCH_MESSAGES)
    button(page, "New hand").click()
    assert page.evaluate("messages") == []
    button(page, "After this hand").click()
    expect(page.get_by_text("It loads when you tap New hand.")).to_be_visible()
    tap(page, "treys")
    assert version(page) == build_of(light_site)
    button(page, "New hand").click()
    expect(page.locator("#version")).to_have_text(f"Version {build_of(next_light_site)}")


def test_two_tabs_go_over_together_and_keep_their_tables(host, phone, next_light_site):
    context = phone()
    first = opened(context, "./#/treys/5-2")
    ready(first)
    second = opened(context, "./#/fours/6-4")
    host.folder = next_light_site
    signal_is_back(second)
    expect(first.get_by_text("A newer version is ready.")).to_be_visible()
    button(second, "Switch now").click()
    for page, table in ((first, "#/treys/5-2"), (second, "#/fours/6-4")):
        expect(page.locator("#version")).to_have_text(f"Version {build_of(next_light_site)}")
        expect(page).to_have_url(re.compile(f"{table}$"))


def test_an_update_that_breaks_off_leaves_the_old_version_whole_and_goes_on_later(
    host, phone, light_site, next_light_site
):
    context = phone()
    ready(opened(context))
    host.folder = next_light_site
    host.faults["index.html"] = "cut"
    host.asked_by_worker.clear()
    page = opened(context)
    page.evaluate(UPDATE_UNTIL_GIVEN_UP)
    expect(page.get_by_text("A newer version is ready.")).to_be_hidden()
    assert "index.html" in host.asked_by_worker
    assert version(page) == build_of(light_site)
    host.faults.clear()
    host.asked_by_worker.clear()
    signal_is_back(page)
    expect(page.get_by_text("A newer version is ready.")).to_be_visible()
    assert host.asked_by_worker == ["index.html"]  # the style sheet is here, the rest is the same


def test_only_what_has_changed_is_fetched(host, phone, next_light_site):
    page = opened(phone())
    ready(page)
    host.folder = next_light_site
    host.asked_by_worker.clear()
    signal_is_back(page)
    expect(page.get_by_text("A newer version is ready.")).to_be_visible()
    changed = {"index.html", f"{build_of(next_light_site)}/static/style.css"}
    assert set(host.asked_by_worker) <= changed


def test_a_page_that_comes_back_looks_for_a_newer_version_once_a_minute(phone):
    context = phone()
    context.clock.install()
    page = opened(context)
    ready(page)
    page.evaluate(COUNT_LOOKS)
    for looks, event in enumerate(["visibilitychange", "focus", "pageshow"], start=1):
        assert page.evaluate(COME_BACK, event) == looks - 1
        page.clock.fast_forward(60_000)
        assert [page.evaluate(COME_BACK, event) for _ in range(3)] == [looks] * 3
