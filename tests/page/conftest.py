"""The page in a browser, watched: what goes wrong on it fails the test that was looking.

``open_table(line)`` gives the page with Python up and that table on it. Python starts once and
the tests share the page, so it is for those that tap and read. ``fresh_table(fragment)`` starts
the page anew, and ``fresh_page(**options)`` gives an empty page, for those that look at the start,
block a file or turn scripts off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect

from fortytwo.table import Table
from tools.browser import launch

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
START = 30_000  # milliseconds that Python may take to start on a slow machine

TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`against the policy: ${violatedDirective} ${blockedURI}`));
"""

# By way of the empty table, so that the page begins anew even when it shows that table already.
# Listeners are called in the order they were added: when ours is, the page's own has drawn.
GO_TO = """
async (fragment) => {
  const go = (to) => new Promise((arrived) => {
    addEventListener("hashchange", arrived, { once: true });
    location.replace(to);
  });
  await go(location.hash === "#/" ? "#" : "#/");
  if (fragment !== "#") await go(fragment);
  document.activeElement.blur();
  scrollTo(0, 0);
}
"""

RUN_SCRIPT = """
(code) => new Promise((answered) => {
  const script = document.createElement("script");
  script.type = "py";
  script.textContent = code;
  script.addEventListener("py:done", () => answered(JSON.parse(globalThis.answer)));
  document.body.append(script);
})
"""
RUN_CODE = """
import js, json, traceback
scope = {{"__name__": "__main__"}}
try:
    exec({code!r}, scope)
    trouble = None
except Exception:
    trouble = traceback.format_exc()
js.answer = json.dumps([scope.get("answer"), trouble])
"""


class Gate:
    """Holds back a file of the page until it is opened."""

    def __init__(self, page: Page, files: str) -> None:
        self.waiting: list[Route] = []
        self.is_open = False
        page.route(files, self.arrive)

    def arrive(self, route: Route) -> None:
        """Let a request pass, or keep it waiting."""
        if self.is_open:
            route.continue_()
        else:
            self.waiting.append(route)

    def open(self) -> None:
        """Let all pass that waited, and all that come after."""
        self.is_open = True
        for route in self.waiting:
            route.continue_()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all the tests."""
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def seen() -> list[str]:
    """What has gone wrong on any page, collected for ``problems``."""
    return []


@pytest.fixture
def problems(seen: list[str]) -> Iterator[list[str]]:
    """What went wrong in this test; one that provokes trouble looks at this and empties it."""
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
        context.add_init_script(TELL_VIOLATIONS)
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


@pytest.fixture(scope="session")
def wait_for_python() -> Callable[[Page], None]:
    """Wait until Python is up in a page and has drawn it, or has failed to."""

    def wait_for_python(page: Page) -> None:
        page.locator("#referee[aria-busy=false], .py-error").first.wait_for(timeout=START)
        expect(page.locator("#referee")).to_have_attribute("aria-busy", "false")

    return wait_for_python


@pytest.fixture
def fresh_page(
    new_context: Callable[..., BrowserContext], problems: list[str]
) -> Iterator[Callable[..., Page]]:
    """Give an empty page of its own, as its options say; ``page.goto("./")`` opens the site."""
    contexts = []

    def fresh_page(**options: Any) -> Page:
        contexts.append(new_context(**options))
        return contexts[-1].new_page()

    yield fresh_page
    for context in contexts:
        context.close()


@pytest.fixture
def fresh_table(
    fresh_page: Callable[..., Page], wait_for_python: Callable[[Page], None]
) -> Callable[..., Page]:
    """Start the page anew, at the fragment given, and give it when Python is up."""

    def fresh_table(fragment: str = "") -> Page:
        page = fresh_page()
        page.goto(f"./{fragment}")
        wait_for_python(page)
        return page

    return fresh_table


@pytest.fixture
def held_page(
    fresh_page: Callable[..., Page],
) -> Callable[..., tuple[Page, Callable[[], None]]]:
    """Open a page whose Python is held back until the function it comes with lets it go."""

    def held_page(fragment: str = "") -> tuple[Page, Callable[[], None]]:
        page = fresh_page()
        gate = Gate(page, "**/*.wasm")
        page.goto(f"./{fragment}")
        expect(page.locator("#referee")).to_have_attribute("aria-busy", "true")
        return page, gate.open

    return held_page


@pytest.fixture(scope="session")
def shared() -> list[Page]:
    """The page that ``open_table`` gives again and again, once it has started."""
    return []


@pytest.fixture
def open_table(
    new_context: Callable[..., BrowserContext],
    wait_for_python: Callable[[Page], None],
    shared: list[Page],
    problems: list[str],
) -> Iterator[Callable[..., Page]]:
    """Give the page with a table on it, from its line or from a fragment that begins with #."""

    def open_table(table: str = "") -> Page:
        fragment = table if table.startswith("#") else f"#{Table.parse(table or ':').fragment}"
        if not shared:
            page = new_context().new_page()
            page.goto("./")
            wait_for_python(page)
            shared.append(page)
        shared[0].evaluate(GO_TO, fragment)
        return shared[0]

    yield open_table
    for page in shared:
        page.evaluate("null")  # whatever the page has still to say arrives before the answer
    if problems:
        while shared:
            shared.pop().context.close()


@pytest.fixture
def python_in_page(open_table: Callable[..., Page]) -> Callable[..., Any]:
    """Run Python code in a page, and give what it leaves in ``answer``, by way of JSON.

    The page is the one that ``open_table`` gives unless the test has its own.
    """

    def python_in_page(code: str, page: Page | None = None) -> Any:
        page = page or open_table()
        answer, trouble = page.evaluate(RUN_SCRIPT, RUN_CODE.format(code=code))
        assert not trouble, trouble
        return answer

    return python_in_page
