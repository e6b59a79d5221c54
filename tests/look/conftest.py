"""The page in each of its states. The tests that look at it share it and leave it as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from support.page import draws
from tools.states import State, bring, hold_python, resize

PHONE = "390x844"
TEXT = "size => { document.documentElement.style.fontSize = size; }"
WORDS = "size => { document.documentElement.dataset.size = size; }"


@pytest.fixture(scope="session")
def asleep(new_context: Callable[..., BrowserContext]) -> Iterator[Callable[[], Page]]:
    """Return the page whose Python is held back."""
    pages: list[Page] = []

    def asleep() -> Page:
        if pages and not draws(pages[0]):
            pages.pop().context.close()
        if not pages:
            pages.append(new_context().new_page())
            hold_python(pages[0], "./")
        return pages[0]

    yield asleep
    for page in pages:
        page.context.close()


def sized(open_page: Callable[[], Page], screen: str) -> Page:
    """The page on a screen of that size; one that is no longer drawn then is opened anew."""
    page = open_page()
    resize(page, screen)
    if not draws(page):
        page = open_page()
        resize(page, screen)
    return page


@pytest.fixture
def open_state(
    open_table: Callable[..., Page], asleep: Callable[[], Page]
) -> Iterator[Callable[..., Page]]:
    """Bring the page into a state, on a screen of that size, with *text* of that size.

    The size of the *words* is what the page itself offers under Menu.
    """
    looked_at: dict[Page, bool] = {}  # and whether its Python is up

    def open_state(state: State, screen: str = PHONE, text: str = "", words: str = "") -> Page:
        page = sized(open_table if state.awake else asleep, screen)
        looked_at[page] = state.awake
        page.evaluate(TEXT, text)
        page.evaluate(WORDS, words)
        bring(page, state)
        return page

    yield open_state
    for page, awake in looked_at.items():
        page.emulate_media(color_scheme="null", forced_colors="null")
        page.evaluate(TEXT, "")
        page.evaluate(WORDS, "")
        bring(page, State("as it was", awake=awake))
        resize(page, PHONE)
