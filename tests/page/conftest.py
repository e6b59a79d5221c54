"""Python in the page, for tests to ask."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from support.page import run_python

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
    """Holds back a file of the page until it's opened."""

    def __init__(self, page: Page, files: str) -> None:
        self.waiting: list[Route] = []
        self.is_open = False
        page.route(files, self.arrive)

    def arrive(self, route: Route) -> None:
        """Let a request pass, or hold it."""
        if self.is_open:
            route.continue_()
        else:
            self.waiting.append(route)

    def open(self) -> None:
        """Let all requests pass, those held and those to come."""
        self.is_open = True
        for route in self.waiting:
            route.continue_()


@pytest.fixture
def held_page(
    fresh_page: Callable[..., Page],
) -> Callable[..., tuple[Page, Callable[[], None]]]:
    """Open a page whose Python is held back; call the function that comes with it to let it go."""

    def held_page(fragment: str = "") -> tuple[Page, Callable[[], None]]:
        page = fresh_page()
        gate = Gate(page, "**/*.wasm")
        page.goto(f"./{fragment}")
        expect(page.locator("#referee")).to_have_attribute("aria-busy", "true")
        return page, gate.open

    return held_page


@pytest.fixture
def asleep_page(fresh_page: Callable[..., Page]) -> Callable[..., Page]:
    """Open a page whose Python never starts, with *script* run before its own."""

    def asleep_page(script: str = "", **options: Any) -> Page:
        page = fresh_page(**options)
        page.route("**/core.js", lambda route: None)
        page.add_init_script(script)
        page.goto("./")
        return page

    return asleep_page


@pytest.fixture
def python_in_page(open_table: Callable[..., Page]) -> Callable[..., Any]:
    """Run Python code in a page, and return what it leaves in ``answer``, as JSON.

    The page is the one that ``open_table`` gives unless the test has its own.
    """

    def python_in_page(code: str, page: Page | None = None) -> Any:
        page = page or open_table()
        answer, trouble = json.loads(run_python(page, RUN_CODE.format(code=code)))
        assert not trouble, trouble
        return answer

    return python_in_page
