"""A host that can fail, builds to update from and to, and pages that keep what they save.

Most tests are about what the page does around Python, so they open a light site: the real page,
worker and scripts, with a PyScript that only says that the referee is awake.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from support.host import Host
from tools.build import tell_worker

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
START = 60_000  # milliseconds that a start with Python may take on a slow machine

LIGHT_CORE = """
export const hooks = { worker: {} };
const wake = () => document.getElementById("referee").setAttribute("aria-busy", "false");
if (document.readyState === "loading") addEventListener("DOMContentLoaded", wake);
else wake();
"""
MODULES = re.compile('(?<=data-modules=")[^"]*')
LIGHT_MODULES = "../static/interpreter.mjs ../pyscript/core.js"
LIGHT_INTERPRETER = "export const python = Promise.resolve();\n"
# Caches of other pages of this host: one beside ours, and one in a folder of ours.
KEEP_OTHER_CACHES = """
async () => {
  const home = new URL("./", location);
  const names = [`referee ${home.origin}/ 1234567890`, `referee ${home}more/ 1234567890`, "theirs"];
  for (const name of names) await caches.open(name);
  return names;
}
"""
TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`against the policy: ${violatedDirective} ${blockedURI}`));
"""


@pytest.fixture(scope="session")
def light_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site without Python."""
    light = tmp_path_factory.mktemp("light") / "site"
    shutil.copytree(site, light)
    parts = light / build_of(site)
    shutil.rmtree(parts / "pyodide")
    for file in (parts / "pyscript").iterdir():
        file.unlink()
    (parts / "pyscript/core.js").write_text(LIGHT_CORE, encoding="utf-8")
    if (parts / "static/interpreter.mjs").exists():
        (parts / "static/interpreter.mjs").write_text(LIGHT_INTERPRETER, encoding="utf-8")
    page = light / "index.html"
    html, changes = MODULES.subn(LIGHT_MODULES, page.read_text("utf-8"))
    assert changes == 1
    page.write_text(html, encoding="utf-8")
    tell_worker(build_of(site), light)
    return light


@pytest.fixture(scope="session")
def next_light_site(light_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the build that comes after ``light_site``: only the style sheet differs."""
    light = tmp_path_factory.mktemp("next") / "site"
    shutil.copytree(light_site, light)
    old, new = build_of(light_site), "0123456789"
    (light / old).rename(light / new)
    page = light / "index.html"
    page.write_text(page.read_text("utf-8").replace(old, new), encoding="utf-8")
    with (light / new / "static/style.css").open("a", encoding="utf-8") as style:
        style.write("/* the next version */\n")
    tell_worker(new, light)
    return light


def build_of(site: Path) -> str:
    """The build id of a site."""
    (parts,) = site.glob("[0-9a-f]*/static")
    return parts.parent.name


@pytest.fixture
def host(light_site: Path) -> Iterator[Host]:
    """A host with the light site on it; ``host.folder`` may become another."""
    host = Host(light_site)
    yield host
    host.patience.set()
    host.stop()


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What went wrong in the pages of this test; one that provokes trouble empties it."""
    problems: list[str] = []
    yield problems
    assert not problems, "\n\n".join(problems)


@pytest.fixture
def phone(
    browser: Browser, host: Host, problems: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """Give a phone that has never seen the page; its pages open at the host."""
    phones = []

    def phone(script: str = "", **options: Any) -> BrowserContext:
        context = browser.new_context(base_url=host.address, **PHONE | options)
        context.add_init_script(TELL_VIOLATIONS + script)
        context.on("weberror", lambda trouble: problems.append(f"uncaught: {trouble.error}"))
        context.on("console", lambda line: "policy" in line.text and problems.append(line.text))
        phones.append(context)
        return context

    yield phone
    for context in phones:
        context.close()


@pytest.fixture(scope="session")
def opened() -> Callable[..., Page]:
    """Open the page on a phone, and give it when the referee is awake."""

    def opened(phone: BrowserContext, address: str = "./") -> Page:
        page = phone.new_page()
        page.goto(address)
        expect(page.locator("#referee")).to_have_attribute("aria-busy", "false", timeout=START)
        return page

    return opened


@pytest.fixture(scope="session")
def ready() -> Callable[[Page], None]:
    """Wait until the page says that it works without signal."""

    def ready(page: Page) -> None:
        expect(page.locator("[data-offline=ready]")).to_be_visible(timeout=START)

    return ready
