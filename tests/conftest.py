"""The built site, the next one, the server that serves them, and the page in a browser.

What goes wrong on a page fails the test that was looking. ``open_table(line)`` gives the page with
Python up and that table on it. Python starts once and the tests share the page, so it is for those
that tap and read. ``fresh_table(fragment)`` starts a page of its own, and ``fresh_page(**options)`` gives
an empty page, for those that look at the start, block a file or turn scripts off.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from support.effort import EXAMPLES
from support.page import TELL_VIOLATIONS, draws, opened, wait_for_python
from tools.browser import launch
from tools.build import ROOT, build
from tools.serve import served
from tools.states import go_to

PATH = "table/42/"  # not the top of its server: nothing in the site may depend on where it is
SOURCES = "index.html manifest.webmanifest pyscript.toml sw.js py static templates".split()
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
expect.set_options(timeout=30_000)  # what is waited for may need a start
settings.register_profile("ours", max_examples=EXAMPLES, deadline=None)
settings.load_profile("ours")

KEEPS_THE_SCREEN_ON = """
const request = async () => Object.assign(new EventTarget(), { released: false });
Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site and return its folder."""
    folder = tmp_path_factory.mktemp("www") / PATH
    build(folder)
    return folder


@pytest.fixture(scope="session")
def build_with(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Build the site with *words* at the end of its style sheet, and return its folder."""

    def build_with(words: str) -> Path:
        folder = tmp_path_factory.mktemp("build")
        for name in SOURCES:
            there = folder / "source" / name
            there.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, there)
            else:
                shutil.copyfile(ROOT / name, there)
        (folder / "source/node_modules").symlink_to(ROOT / "node_modules")
        with (folder / "source/static/style.css").open("a", encoding="utf-8") as style:
            style.write(words)
        build(folder / "site", folder / "source")
        return folder / "site"

    return build_with


@pytest.fixture(scope="session")
def next_site(build_with: Callable[[str], Path]) -> Path:
    """The folder of the build that comes after ``site``."""
    return build_with("/* the next version */\n")


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The address of the site while the tests run."""
    with served(site.parents[1]) as top:
        yield top + PATH


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright; a second one can't be started beside it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all the tests."""
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def seen() -> list[str]:
    """What went wrong on any page, for ``problems``."""
    return []


@pytest.fixture
def problems(seen: list[str]) -> Iterator[list[str]]:
    """What went wrong in this test, which fails if anything did. A test that provokes trouble clears it."""
    seen.clear()
    yield seen
    assert not seen, "\n\n".join(seen)


@pytest.fixture(scope="session")
def new_context(browser: Browser, address: str, seen: list[str]) -> Callable[..., BrowserContext]:
    """Make a watched browser context, a phone's unless *options* say otherwise."""

    def new_context(**options: Any) -> BrowserContext:
        options = {"base_url": address} | PHONE | options
        home = urljoin(options["base_url"], "/")
        context = browser.new_context(**options)
        context.add_init_script(TELL_VIOLATIONS + KEEPS_THE_SCREEN_ON)
        context.on("weberror", lambda trouble: seen.append(f"uncaught: {trouble.error}"))
        context.on(
            "console",
            lambda line: line.type in ("warning", "error") and seen.append(line.text),
        )
        context.on(
            "request",
            lambda request: request.url.startswith((home, "file:")) or seen.append(request.url),
        )
        return context

    return new_context


@pytest.fixture
def fresh_page(
    new_context: Callable[..., BrowserContext], problems: list[str]
) -> Iterator[Callable[..., Page]]:
    """Open an empty page, with these options; ``page.goto("./")`` opens the site."""
    contexts = []

    def fresh_page(**options: Any) -> Page:
        contexts.append(new_context(**options))
        return contexts[-1].new_page()

    yield fresh_page
    for context in contexts:
        context.close()


@pytest.fixture
def fresh_table(fresh_page: Callable[..., Page]) -> Callable[..., Page]:
    """Open a page at that fragment, and wait for its Python."""

    def fresh_table(fragment: str = "") -> Page:
        page = fresh_page()
        page.goto(f"./{fragment}")
        wait_for_python(page)
        return page

    return fresh_table


@pytest.fixture(scope="session")
def shared() -> list[Page]:
    """The page that ``open_table`` returns each time, once it has started."""
    return []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Remember that a test has failed: the page it leaves isn't for the next one."""
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def open_table(
    request: pytest.FixtureRequest,
    new_context: Callable[..., BrowserContext],
    shared: list[Page],
    problems: list[str],
) -> Iterator[Callable[..., Page]]:
    """Put a table on the shared page: a line, or a fragment that begins with #."""

    def open_table(table: str = "") -> Page:
        if shared and not draws(shared[0]):
            shared.pop().context.close()
        if not shared:
            shared.append(opened(new_context()))
        go_to(shared[0], table)
        return shared[0]

    yield open_table
    for page in shared:
        page.evaluate("null")  # what the page still has to report arrives before the answer
    if problems or request.node.stash.get(FAILED, False):
        while shared:
            shared.pop().context.close()
