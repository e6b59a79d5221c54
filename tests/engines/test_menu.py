"""What the menu leads to, in every engine: the agreement, the score, and light or dark."""

import pytest

from engines.conftest import on
from engines.test_offline import install
from support.whole_hand import TRICKS
from tools.browser import OLDEST

DARK, LIGHT = "rgb(13, 28, 22)", "rgb(221, 231, 223)"
FOCUSED = "return document.activeElement.textContent"
OPEN = "return document.querySelectorAll('dialog[open]').length"


@pytest.fixture
def open_page(phone, host):
    """Open the page on a host where nothing was chosen before, and return the phone."""

    def open_page(fragment=""):
        install(phone, host, fragment)
        return phone

    return open_page


def felt(phone):
    """The color behind everything."""
    return phone.run("return getComputedStyle(document.body).backgroundColor")


def test_the_players_agree_by_the_menu_and_a_hand_goes_on_the_score(open_page):
    phone = open_page()
    phone.tap("button", "Menu")
    phone.tap("button", "Before you start")
    phone.tap("radio", "A renege loses the hand")
    phone.wait_for_text("#settled", "A renege loses the hand.")
    phone.tap("button", "Done")
    assert phone.run(FOCUSED) == "Menu"
    assert phone.run(OPEN) == 0

    open_page("#/hand/32")
    phone.tap("radio", "Us")
    phone.tap("radio", "treys")
    for domino in (*TRICKS[0], *TRICKS[1]):
        phone.tap("checkbox", domino)
    phone.tap("button", "Put this hand on the score")
    phone.wait_for_text("#verdict", "Us 0, Them 1, to 7 marks.")
    phone.tap("button", "Menu")
    phone.tap("button", "One trick")
    phone.wait_for_text("#verdict", "Tap the trump and the domino led")

    phone.reload()
    phone.wait_for_python()
    phone.tap("button", "Menu")
    phone.tap("button", "Before you start")
    phone.wait_for_text("#settled", "A renege loses the hand.")
    phone.tap("button", "Done")
    phone.tap("button", "Menu")
    phone.tap("button", "The score")
    phone.wait_for_text("#hands", "1. ")


def test_light_and_dark_are_chosen_by_hand(open_page):
    phone = open_page()
    for choice, color in {"Dark": DARK, "Light": LIGHT}.items():
        phone.tap("button", "Menu")
        phone.tap("radio", choice)
        assert felt(phone) == color
        phone.reload()
        assert felt(phone) == color
        phone.wait_for_python()


@pytest.mark.parametrize("started", [on(OLDEST)], indirect=True)
def test_the_oldest_chromium_is_dark_when_the_phone_is(open_page):
    phone = open_page()
    for scheme, color in {"dark": DARK, "light": LIGHT}.items():
        phone.page.emulate_media(color_scheme=scheme)
        assert felt(phone) == color
