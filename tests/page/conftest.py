"""Python in the page, for tests to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

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
