"""Take the README's picture of the built page: ``make pictures``."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tools.browser import launch
from tools.build import ROOT, SITE
from tools.serve import served

RULING = "#/treys/5-2/2-1.5-3.5-1"


def main() -> None:
    """Open the worked example of the rules on a phone, and keep what it shows."""
    with served(SITE) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
        page.goto(address + RULING)
        page.locator("#referee[aria-busy=false]").wait_for(timeout=60_000)
        page.screenshot(path=ROOT / "docs" / "ruling.png")
        browser.close()


if __name__ == "__main__":
    main()
