"""What a task costs: the taps of a thumb, counted."""

from playwright.sync_api import Locator


class Thumb:
    """Taps one control after another, and counts."""

    def __init__(self) -> None:
        self.taps = 0

    def tap(self, *controls: Locator) -> None:
        """Tap each of *controls*."""
        for control in controls:
            control.click()
            self.taps += 1
