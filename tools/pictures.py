"""Take pictures of the built page, with ``make pictures``.

Every state on every screen, light and dark, goes into ``pictures/``, to be looked through; the
README's three go into ``docs/``.
"""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import launch
from tools.build import ROOT, SITE
from tools.serve import served
from tools.states import (
    COLORS,
    SCREENS,
    SIZES_OF_WORDS,
    STATES,
    WORKED_EXAMPLE,
    bring,
    go_to,
    hold_python,
    resize,
)

PICTURES = ROOT / "pictures"
FOR_THE_README: dict[str, tuple[str, str]] = {
    "ruling": (WORKED_EXAMPLE, "light"),
    "renege": ("treys: 5-2 6-6 | 2-1 5-3 5-1 5-0 | 5-3", "dark"),
    "hand": ("#/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4", "light"),
}
START = 60_000  # milliseconds that Python may take to start on a slow machine


def new_page(browser: Browser) -> Page:
    """A sharp screen that shows no color halfway through a change."""
    return browser.new_page(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, reduced_motion="reduce"
    )


def awake(browser: Browser, address: str) -> Page:
    """A page with Python up."""
    page = new_page(browser)
    page.goto(address)
    page.locator("#referee[aria-busy=false]").wait_for(timeout=START)
    return page


def asleep(browser: Browser, address: str) -> Page:
    """A page with Python held back."""
    page = new_page(browser)
    hold_python(page, address)
    return page


def take(page: Page, name: str) -> None:
    """Take pictures of the page as it is now, on every screen and in both themes."""
    for screen in SCREENS:
        resize(page, screen)
        for theme in ("light", "dark"):
            page.emulate_media(**COLORS[theme])
            page.screenshot(path=PICTURES / f"{name}-{screen}-{theme}.png")


def main() -> None:
    """Take the README's pictures, and then every state in turn, and one in larger words."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    with served(SITE) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        pages = {True: awake(browser, address), False: asleep(browser, address)}
        for name, (line, theme) in FOR_THE_README.items():
            page = pages[True]
            page.emulate_media(**COLORS[theme])
            go_to(page, line)
            page.screenshot(path=ROOT / "docs" / f"{name}.png")
        for state in STATES:
            page = pages[state.awake]
            bring(page, state)
            take(page, state.name)
        for words in SIZES_OF_WORDS[1:]:
            page = pages[True]
            page.evaluate("size => { document.documentElement.dataset.size = size; }", words)
            go_to(page, WORKED_EXAMPLE)
            take(page, f"{words}-words")
        browser.close()


if __name__ == "__main__":
    main()
