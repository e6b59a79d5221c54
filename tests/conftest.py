"""The built site, where it is served, and what drives the browsers that look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tools.build import build
from tools.serve import served

PATH = "table/42/"  # not the top of its server: nothing in the site may depend on where it is


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, freshly built."""
    folder = tmp_path_factory.mktemp("www") / PATH
    build(folder)
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The address of the site, served until the tests are done."""
    with served(site.parents[1]) as top:
        yield top + PATH


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once: a second one could not be started beside it."""
    with sync_playwright() as playwright:
        yield playwright
