"""Saving the page for use without signal: all of it, as it was built, or not at all."""

import json
import re

import pytest
from playwright.sync_api import expect

from support.page import opened, ready, signal_is_back, wait_for_python
from tools.build import SITE_LINE

FAULTS = ["cut", 404, "half", "changed", "moved", 500]
NO_WORKERS = "delete Navigator.prototype.serviceWorker"
NO_REGISTERING = """
if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new DOMException("", "SecurityError"));
"""
NO_CACHES = """
caches.open = () => Promise.reject(new DOMException("refused", "SecurityError"));
"""
WATCH_REGISTERING = """
const { register } = navigator.serviceWorker ?? {};
if (register) navigator.serviceWorker.register = (...given) => {
  globalThis.isRegistered = true;
  return register.apply(navigator.serviceWorker, given);
};
"""
LOSE = """
async (address) => {
  const cache = await caches.open((await caches.keys())[0]);
  await cache.delete(new URL(address, location));
}
"""


def line(page):
    """What the page says at its foot about use without signal."""
    return page.locator("#offline")


def saved_by(host):
    """The addresses that the worker of this host saves, in its order."""
    worker = (host.folder / "sw.js").read_text("utf-8")
    return list(json.loads(SITE_LINE.search(worker)[1])["files"])


def test_every_file_is_fetched_once_and_then_the_page_is_ready(host, phone):
    page = opened(phone())
    ready(page)
    expect(page.locator("#settings")).to_contain_text("Works with no signal now.")
    assert host.asked_by_worker == saved_by(host)
    host.asked.clear()
    page.reload()
    ready(page)
    assert set(host.asked) <= {"sw.js"}


def test_saving_waits_until_python_is_up(phone):
    page, held = phone(WATCH_REGISTERING).new_page(), []
    page.route("**/core.js", lambda route: held.append(route))
    page.goto("./")
    page.locator("script[src$='/offline.js']").wait_for(state="attached")
    page.evaluate("import(document.querySelector(`script[src$='/offline.js']`).src)")  # has run
    assert not page.evaluate("globalThis.isRegistered")
    held[0].continue_()
    ready(page)
    assert page.evaluate("isRegistered")


def test_a_file_that_the_browser_has_lost_is_fetched_again(host, phone):
    context = phone()
    page = opened(context)
    ready(page)
    style = next(host.folder.rglob("style.css")).relative_to(host.folder).as_posix()
    page.evaluate(LOSE, style)
    host.asked_by_worker.clear()
    page.reload()
    expect(page.locator("body")).to_have_css("margin-top", "0px")
    ready(page)
    assert set(host.asked_by_worker) == {style}
    host.stop()
    expect(opened(context).locator("body")).to_have_css("margin-top", "0px")


def test_an_installation_cut_at_any_file_goes_on_there(host, phone):
    files = saved_by(host)
    host.faults[files[0]] = FAULTS[0]
    page = opened(phone())
    for number, following in enumerate(files[1:], start=1):
        expect(page.locator("[data-offline=cut]")).to_be_visible()
        page.evaluate("document.querySelector('[data-offline=cut]').hidden = true")
        host.asked_by_worker.clear()
        host.faults = {following: FAULTS[number % len(FAULTS)]}
        signal_is_back(page)
        expect(line(page).get_by_text("You lost signal")).to_be_visible()
        asked = dict.fromkeys(
            host.asked_by_worker
        )  # browsers ask a second time when they are cut off
        assert [address for address in asked if address in files] == files[number - 1 : number + 1]
    host.faults.clear()
    signal_is_back(page)
    ready(page)


def test_what_is_saved_so_far_is_told(host, phone):
    files = saved_by(host)
    host.faults["icons/any-192.png"] = "hang"  # the page itself doesn't ask for it
    page = opened(phone())
    saved = f"no signal: {files.index('icons/any-192.png')} of {len(files)}."
    expect(line(page).get_by_text(saved)).to_be_visible()


@pytest.mark.parametrize("script", [NO_WORKERS, NO_REGISTERING])
def test_where_nothing_can_be_saved_the_page_says_so(host, phone, script):
    page = opened(phone(script))
    expect(line(page).get_by_text("won't save the referee")).to_be_visible()


def test_where_the_browser_refuses_to_store_files_the_page_says_so(host, phone):
    host.faults["sw.js"] = {"before": NO_CACHES}
    page = opened(phone())
    expect(line(page).get_by_text("won't save the referee")).to_be_visible()


def test_where_there_is_no_room_the_page_says_so(host, phone):
    context = phone()
    page = context.new_page()
    origin = re.match("http://[^/]+", host.address)[0]
    context.new_cdp_session(page).send(
        "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 50_000}
    )
    page.goto("./")
    expect(line(page).get_by_text("isn't enough room on this phone")).to_be_visible()


def test_at_an_address_that_is_not_secure_the_page_says_so(host, phone):
    page = phone().new_page()
    page.route(
        "http://referee.test/**",
        lambda route: route.fulfill(
            response=route.fetch(
                url=route.request.url.replace("http://referee.test/", host.address)
            )
        ),
    )
    page.goto("http://referee.test/")
    wait_for_python(page)
    expect(line(page).get_by_text("address starts with https")).to_be_visible()


@pytest.mark.parametrize("state", ["stopped", "never answers"])
def test_a_host_that_is_gone_or_never_answers_costs_nothing(host, phone, state):
    context = phone()
    ready(opened(context))
    if state == "stopped":
        host.stop()
    else:
        host.faults["*"] = "hang"
    page = opened(context)
    ready(page)
    for address in ["index.html", "?from=a-friend", "nowhere", "no/where/"]:
        page.goto(address)
        wait_for_python(page)
    assert page.url == host.address


def test_a_missing_slash_at_the_end_of_the_address_is_put_there(host, phone):
    page = phone().new_page()
    page.goto(host.address.removesuffix("/"))
    wait_for_python(page)
    assert page.url == host.address


def test_a_file_that_the_server_calls_something_else_is_kept_as_what_it_is(host, phone):
    style = next(host.folder.rglob("style.css")).relative_to(host.folder).as_posix()
    host.faults[style] = {"type": "text/plain"}
    context = phone()
    ready(opened(context))
    host.stop()
    expect(opened(context).locator("body")).to_have_css("margin-top", "0px")
