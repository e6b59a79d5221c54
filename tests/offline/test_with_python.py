"""The whole page, with Python: without signal, across an update, and when something breaks."""

import re

import pytest
from playwright.sync_api import expect

from support.host import Host, build_of
from support.hostile import hostile_link
from support.page import (
    MUST_PLAY,
    START,
    button,
    call,
    done,
    note,
    opened,
    radio,
    ready,
    run_python,
    signal_is_back,
    tap,
    verdict,
    wait_for_python,
)
from support.qr import scanned
from support.whole_hand import LINE, RENEGES_AFTER, TRICKS
from tools.browser import launch

# Each is what PyScript would find, were it to ask the browser.
DATABASES = {
    "missing": "delete globalThis.indexedDB; delete Window.prototype.indexedDB;",
    "throwing": """
      Object.defineProperty(globalThis, "indexedDB", {
        configurable: true, get() { throw new DOMException("denied", "SecurityError"); },
      });
    """,
    "never answering": "IDBFactory.prototype.open = () => ({});",
}

BREAK = """
from page import view
right, mended = view.judge, []
def judge(table, *house):
    if "6-4" in str(table) and not mended:
        raise KeyError("a mistake of ours")
    return right(table, *house)
view.judge = judge
"""

JUDGE_ALL = """
import js, json
from pyodide.ffi import to_js
from fortytwo.hand.rulings import judge_record
from fortytwo.links import Link
from fortytwo.hand.moment import Moment as HandMoment
from fortytwo.words.hand import verdict as hand_verdict
from fortytwo.words.say import told
from fortytwo.trick.rulings import judge
from fortytwo.trick.table import Table
from fortytwo.trick.moment import Moment
from fortytwo.words.trick import verdict

def is_refused(link):
    carried, _ = Link.opened(link)
    assert Link.parse(str(carried)) == carried
    moment = (HandMoment if link.startswith("/hand/") else Moment).opened(link)
    assert told(moment.note).isprintable()
    assert type(moment).parse(str(moment)) == moment.without_note
    if isinstance(moment, HandMoment):
        assert hand_verdict(judge_record(moment.hand) if moment.hand else None)
    else:
        assert verdict(judge(moment.table))
        assert Table.from_fragment(moment.table.fragment) == moment.table
    kind = moment.note.kind if moment.note else None
    assert kind in (None, "unread-link", "unread-agreement")
    if kind == "unread-link":
        assert moment.undoable[:-1] == type(moment)().undoable[:-1]
    return kind is not None

js.answer = None
refused = sum(map(is_refused, json.loads(js.links)))
js.answer = to_js([len(json.loads(js.links)) - refused, refused])
"""

OPEN_ALL = """
async (fragments) => {
  const failures = [];
  addEventListener("error", ({ message }) => failures.push(message));
  addEventListener("unhandledrejection", ({ reason }) => failures.push(String(reason)));
  const isNews = async (fragment) => {
    const before = location.hash;
    location.hash = fragment;
    if (location.hash === before) return false;
    await new Promise((arrived) => addEventListener("hashchange", arrived, { once: true }));
    return true;
  };
  await isNews("/hand/"); // which sets it out
  const [note, verdict] = ["note", "verdict"].map((id) => document.getElementById(id));
  const isTold = () => note.textContent || verdict.textContent.startsWith("I can't read that link");
  const elements = document.getElementsByTagName("*");
  const told = () => document.querySelectorAll("#why *, #tricks *, #rulebook *, .name").length;
  const plain = elements.length - told();
  for (const fragment of fragments) {
    if (!(await isNews(fragment))) continue;
    const { view, fragment: carried } = document.getElementById("referee").dataset;
    const table = view === "trick" ? carried.split("/agreed/")[0] : "";
    const isAgreed = carried.includes("/agreed/") || /\\/agreed\\/open\\W*$/.test(fragment);
    const isTable = /^(\\/[a-z-]*(\\/[0-6.-]*){0,3})?$/.test(table);
    const isHand = /^\\/hand\\/[a-z]*[.0-9]*(\\/[0-6.-]*){0,11}(\\/agreed\\/[\\w.-]*)?$/.test(carried);
    if (!isTable) failures.push(`the table is ${table} after ${fragment}`);
    if (view === "hand" && !isHand) failures.push(`the hand is ${carried} after ${fragment}`);
    if (view === "trick" && table === "" && fragment !== "" && !isAgreed && !isTold() && !/^[#|/.,:;!?)\\]}>'"\\s]*$/.test(fragment)) {
      failures.push(`no note about ${fragment}`);
    }
    if (elements.length - told() !== plain) failures.push(`markup by ${fragment}`);
  }
  document.querySelector("dialog[open]")?.close(); // an agreement is shown
  return failures.slice(0, 10);
}
"""


@pytest.fixture
def host(site):
    """A host with the site on it."""
    host = Host(site)
    yield host
    host.patience.set()
    host.stop()


def test_a_hand_outlives_the_signal_the_page_and_an_update(host, phone, site, next_site):
    context = phone()
    page = opened(context)
    ready(page)
    tap(page, "treys", "five-deuce", "five-ace")

    host.stop()
    page.close()
    page = opened(context)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    call(page, "follow me, doubles high")
    expect(page.locator("#rules")).to_contain_text("There's no trump, so only a five can take")
    button(page, "Share").click()
    expect(page.locator("#sharing")).not_to_have_attribute("aria-busy", "true")
    assert len(scanned(page)) == 1  # the phone across the table may have signal
    done(page)
    tap(page, "deuce-ace")

    host.start()
    host.folder = next_site
    signal_is_back(page)
    expect(page.get_by_text("A newer version is ready.")).to_be_visible(timeout=START)
    host.stop()
    context.set_offline(True)
    button(page, "Switch now").click()
    expect(page.locator("#version")).to_have_text(f"Version {build_of(next_site)}")
    wait_for_python(page)
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    expect(page).to_have_url(re.compile("#/follow-me/5-2/2-1.5-1$"))


def test_a_whole_hand_outlives_an_update_at_every_trick(host, phone, site, next_site):
    page = opened(phone(), "./#/hand/32")
    ready(page)
    radio(page.locator("#bidder"), "Us").click()
    radio(page.locator("#hand-trump"), "treys").click()
    host.stop()
    for number, trick in enumerate(TRICKS):
        for domino in trick:
            page.locator(f"#down [aria-label='{domino}']").click()
        host.folder = (next_site, site)[number % 2]
        host.start()
        signal_is_back(page)
        expect(page.get_by_text("A newer version is ready.")).to_be_visible(timeout=START)
        host.stop()
        button(page, "Switch now").click()
        expect(page.locator("#version")).to_have_text(f"Version {build_of(host.folder)}")
        wait_for_python(page)
        expect(page.locator("#tricks li")).to_have_count(number + 1 + RENEGES_AFTER[number])
    expect(page.locator("#one-line")).to_have_text(LINE)


def test_the_home_screen_is_offered_when_there_has_been_a_ruling(phone):
    page = opened(phone())
    page.evaluate("dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} }))")
    tap(page, "treys")
    expect(page.locator("#install")).to_be_hidden()
    tap(page, "five-deuce")
    expect(page.locator("#install")).to_be_visible()


@pytest.mark.parametrize("database", DATABASES)
def test_the_referee_wakes_up_with_the_browsers_database(phone, database):
    page = opened(phone(DATABASES[database]))
    tap(page, "treys", "five-deuce")
    expect(verdict(page)).to_contain_text("is led as a five.")


@pytest.mark.parametrize("fault", [404, "cut", "half", {"type": "text/html"}], ids=str)
def test_without_its_wasm_the_page_says_so_and_can_try_again(host, site, phone, fault, problems):
    host.faults[f"{build_of(site)}/pyodide/pyodide.asm.wasm"] = fault
    page = phone().new_page()
    page.goto("./")
    expect(page.get_by_text("The referee couldn't start.")).to_be_visible(timeout=START)
    expect(button(page, "Try again")).to_be_visible()
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    page.close()
    problems.clear()


def test_a_mistake_of_ours_at_the_start_is_told_in_plain_words(host, site, phone, problems):
    host.faults[f"{build_of(site)}/py/start.py"] = {"before": "raise KeyError('a mistake')\n"}
    page = phone().new_page()
    page.goto("./")
    expect(page.get_by_text("The referee couldn't start.")).to_be_visible(timeout=START)
    problems.clear()


@pytest.fixture(scope="module")
def awake(browser, site):
    """A page with Python up, for those that leave it as it was."""
    host = Host(site)
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(host.address)
    wait_for_python(page)
    yield page
    context.close()
    host.stop()


def test_a_thousand_hostile_links_in_the_address_leave_a_plain_note_or_a_table(awake):
    assert awake.evaluate(OPEN_ALL, [hostile_link(number) for number in range(1_000)]) == []
    expect(awake).to_have_url(re.compile(r"42/(#(/[a-z-]*(/[0-6.-]*){0,3})?(/agreed/[\w.-]+)?)?$"))
    wait_for_python(awake)


def test_ten_thousand_hostile_links_are_opened_or_refused_by_the_pages_python(awake):
    links = [hostile_link(number) for number in range(10_000)]
    awake.evaluate("links => { globalThis.links = JSON.stringify(links); }", links)
    read, refused = run_python(awake, JUDGE_ALL)
    assert read + refused == len(links)
    assert min(read, refused) > 1000


def test_a_mistake_of_ours_in_a_tap_is_told_and_loses_nothing(awake):
    awake.evaluate("location.hash = '/treys/5-2/5-1'")
    expect(verdict(awake)).to_contain_text(MUST_PLAY)
    run_python(awake, BREAK)
    tap(awake, "six-four")
    expect(note(awake)).to_contain_text("Something went wrong with that tap")
    expect(verdict(awake)).to_contain_text(MUST_PLAY)
    expect(awake).to_have_url(re.compile("#/treys/5-2/5-1$"))
    expect(awake.locator("#hand :checked")).to_have_count(1)
    tap(awake, "deuce-ace")
    expect(awake).to_have_url(re.compile("#/treys/5-2/2-1.5-1$"))
    expect(note(awake)).to_be_empty()
    run_python(awake, "mended.append(True)")


def test_the_page_works_when_the_browser_brings_it_back(playwright, host):
    browser = launch(playwright, ignore_default_args=["--disable-back-forward-cache"])
    page = browser.new_page()
    page.add_init_script(
        "addEventListener('pageshow', (e) => { window.broughtBack = e.persisted; })"
    )
    page.goto(f"{host.address}#/treys/5-2")
    wait_for_python(page)
    # A worker that takes over a page the browser has put by has it thrown away.
    ready(page)
    page.goto(f"{host.address}icons/any-192.png")
    page.go_back(wait_until="commit")
    wait_for_python(page)
    tap(page, "five-ace")
    expect(verdict(page)).to_contain_text(MUST_PLAY)
    assert page.evaluate("window.broughtBack")
    browser.close()
