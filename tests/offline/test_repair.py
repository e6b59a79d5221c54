"""When the referee does not wake up, the page says so, and offers what can be done."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from offline.conftest import KEEP_OTHER_CACHES
from support.page import button, opened, ready, tap, wait_for_python

CORRUPT = """
async (words) => {
  const cache = await caches.open((await caches.keys())[0]);
  const core = (await cache.keys()).find(({ url }) => url.endsWith("/core.js"));
  await cache.put(core, new Response(words, { headers: { "Content-Type": "text/javascript" } }));
}
"""
KEEP_ANOTHER_WORKER = "navigator.serviceWorker.register('more/sw.js').then(() => {})"
SCOPES = """
async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
"""
STORE_EVERYTHING = """
(kinds) => {
  for (const kind of kinds) localStorage[`referee ${kind}${location.pathname}`] = "spoilt";
  localStorage["referee /"] = "another page's";
}
"""


@pytest.fixture
def broken(host, phone):
    """A page whose saved PyScript is spoilt, with a table in its address."""
    context = phone()
    page = opened(context)
    ready(page)
    page.evaluate(CORRUPT, "throw new Error('spoilt');")
    page.goto("./#/treys/5-2")
    page.reload()
    expect(page.get_by_text("The referee couldn't start.")).to_be_visible()
    return page


def test_repair_fetches_all_of_it_anew_and_keeps_the_table(broken):
    button(broken, "Repair").click()
    wait_for_python(broken)
    ready(broken)
    expect(broken).to_have_url(re.compile("#/treys/5-2$"))
    expect(broken.locator(".trouble:visible")).to_have_count(0)
    broken.reload()
    wait_for_python(broken)


def test_try_again_does_not_mend_what_is_spoilt_but_throws_nothing_away(broken):
    with broken.expect_navigation():
        button(broken, "Try again").click()
    expect(broken.get_by_text("The referee couldn't start.")).to_be_visible()
    assert broken.evaluate("caches.keys().then((names) => names.length)") == 1


def test_repair_leaves_other_pages_of_the_host_alone(host, broken, tmp_path):
    host.folder = shutil.copytree(host.folder, tmp_path / "site")
    (host.folder / "more").mkdir()
    (host.folder / "more/sw.js").touch()
    others = broken.evaluate(KEEP_OTHER_CACHES)
    broken.evaluate(KEEP_ANOTHER_WORKER)
    button(broken, "Repair").click()
    expect(broken.locator("#referee")).to_have_attribute("aria-busy", "false")
    assert broken.evaluate("caches.keys()")[: len(others)] == others
    assert f"{host.address}more/" in broken.evaluate(SCOPES)


@pytest.mark.parametrize("state", ["stopped", "out of order"])
def test_a_repair_without_signal_throws_nothing_away(host, broken, state):
    if state == "stopped":
        host.stop()
    host.faults["*"] = 503
    button(broken, "Repair").click()
    expect(broken.get_by_text("A repair needs signal")).to_be_visible()
    assert broken.evaluate("caches.keys().then((names) => names.length)") == 1


def test_the_table_can_be_cleared_when_it_is_the_table_that_is_at_fault(host, broken):
    table, others = (
        ["", "record ", "agreement "],
        ["score ", "seating ", "look ", "screen ", "hint "],
    )
    broken.evaluate(STORE_EVERYTHING, table + others)
    with broken.expect_navigation():
        button(broken, "Clear the table").click()
    expect(broken).to_have_url(host.address)
    expect(broken.get_by_text("The referee couldn't start.")).to_be_visible()
    kept = {f"referee {kind}/table/42/" for kind in others} | {"referee /"}
    assert set(broken.evaluate("Object.keys(localStorage)")) == kept


def test_the_rules_can_be_read_under_the_message(broken):
    expect(broken.get_by_role("heading", name="The rules")).to_be_visible()
    expect(button(broken, "New hand")).to_be_hidden()


@pytest.mark.parametrize("fault", [404, "cut", "half", {"type": "text/html"}])
def test_a_first_visit_that_cannot_fetch_pyscript_says_so(host, phone, fault):
    core = next(file for file in host.folder.rglob("core.js"))
    host.faults[core.relative_to(host.folder).as_posix()] = fault
    page = phone().new_page()
    page.goto("./")
    expect(page.get_by_text("The referee couldn't start.")).to_be_visible()
    host.faults.clear()
    button(page, "Try again").click()
    wait_for_python(page)


def test_after_20_seconds_of_waiting_the_page_says_so_and_can_still_wake_up(phone):
    page = phone().new_page()
    held = []
    page.route("**/core.js", lambda route: held.append(route))
    page.clock.install()
    page.goto("./")
    tap(page, "treys")
    page.clock.run_for(19_000)
    expect(page.locator(".trouble:visible")).to_have_count(0)
    page.clock.run_for(2_000)
    expect(page.get_by_text("The referee is slow to start today.")).to_be_visible()
    expect(button(page, "Repair")).to_be_visible()
    tap(page, "five-deuce")
    held[0].continue_()
    expect(page.locator(".trouble:visible")).to_have_count(0)
