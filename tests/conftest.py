"""The built site, the one that comes after it, where it is served, and what drives the browsers that look at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tools.build import ROOT, build
from tools.serve import served

PATH = "table/42/"  # not the top of its server: nothing in the site may depend on where it is
SOURCES = "index.html manifest.webmanifest pyscript.toml sw.js py static tools/tiles.html".split()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, freshly built."""
    folder = tmp_path_factory.mktemp("www") / PATH
    build(folder)
    return folder


@pytest.fixture(scope="session")
def build_with(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Build the site with *words* put at the end of its style sheet, and give its folder."""

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
    """The address of the site, served until the tests are done."""
    with served(site.parents[1]) as top:
        yield top + PATH


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once: a second one could not be started beside it."""
    with sync_playwright() as playwright:
        yield playwright
