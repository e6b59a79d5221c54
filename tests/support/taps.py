"""How many taps a job takes."""

from collections.abc import Callable

from playwright.sync_api import Page

COUNT = (
    "() => { globalThis.taps = 0; addEventListener('pointerdown', () => { taps += 1; }, true); }"
)


def counting(page: Page) -> Callable[[], int]:
    """Count the taps on *page* from now on; the answer gives how many there were."""
    page.evaluate(COUNT)
    return lambda: page.evaluate("taps")
