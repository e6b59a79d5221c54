"""What a thumb does and an eye reads on the page: the controls by name, and what the page says."""

from __future__ import annotations

import re
import warnings
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from fortytwo.agreement import OWN, Agreement

START = 60_000  # milliseconds that Python may take to start on a slow machine
MUST_PLAY = "you must play the five-ace."

TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`against the policy: ${violatedDirective} ${blockedURI}`));
"""
DRAWS = """
async () => {
  const frame = new Promise((drawn) => requestAnimationFrame(() => drawn(true)));
  const late = new Promise((given) => setTimeout(given, 5_000, false));
  return [await Promise.race([frame, late]), document.visibilityState];
}
"""
RUN_SCRIPT = """
(code) => new Promise((done) => {
  const script = document.createElement("script");
  script.type = "py";
  script.textContent = code;
  script.addEventListener("py:done", () => done(globalThis.answer));
  document.body.append(script);
})
"""


def run_python(page: Page, code: str) -> Any:
    """Run Python code in the page, and give what it leaves in ``js.answer``."""
    return page.evaluate(RUN_SCRIPT, code)


def wait_for_python(page: Page) -> None:
    """Wait until Python is up in the page and has drawn it, or has failed to."""
    page.locator("#referee[aria-busy=false], .py-error").first.wait_for(timeout=START)
    expect(page.locator("#referee")).to_have_attribute("aria-busy", "false")


def opened(phone: BrowserContext, address: str = "./") -> Page:
    """A new page on that phone, with Python up."""
    page = phone.new_page()
    page.goto(address)
    wait_for_python(page)
    return page


def draws(page: Page) -> bool:
    """Whether the browser still draws the page: now and then it stops, and no tap comes through.

    It warns where it has, so that what happened can be read after the run.
    """
    drawn, state = page.evaluate(DRAWS)
    if not drawn:
        warnings.warn(f"The browser stopped drawing the page, which is {state}.", stacklevel=2)
    return bool(drawn)


def reload(page: Page) -> None:
    """Load the page again, and wait for its Python."""
    page.reload()
    wait_for_python(page)


def ready(page: Page) -> None:
    """Wait until the page says that it works without signal."""
    said = page.locator("#offline").get_by_text("Works with no signal now.")
    expect(said).to_be_visible(timeout=START)


def follow(page: Page, fragment: str) -> None:
    """Open a link in a page that is open."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def signal_is_back(page: Page) -> None:
    """Tell the page that there is signal, so that it looks for a newer version."""
    page.evaluate("dispatchEvent(new Event('online'))")


def named(name: str) -> re.Pattern[str]:
    """The names that begin with *name*: a tile's name goes on with its ruling."""
    return re.compile(rf"^{re.escape(name)}(?!\w)")


def button(page: Page | Locator, name: str | re.Pattern[str]) -> Locator:
    """A button."""
    return page.get_by_role("button", name=name, exact=True)


def radio(page: Page | Locator, name: str) -> Locator:
    """A suit, a place of the trick, or a domino to put there."""
    return page.get_by_role("radio", name=named(name))


def tile(page: Page | Locator, name: str) -> Locator:
    """A domino of the hand, or of a hand that is recorded."""
    return page.get_by_role("checkbox", name=named(name))


def tap(page: Page | Locator, *names: str) -> None:
    """Tap these suits, dominoes or places, one after another."""
    for name in names:
        radio(page, name).or_(tile(page, name)).click()


def other_calls(page: Page) -> Locator:
    """The button beside the numbers: what is called in words, once something is."""
    return page.locator(".other:visible")


def call(page: Page, name: str) -> None:
    """Name a call that isn't a number: open the list of them, and tap it."""
    other_calls(page).click()
    call_in_list(page, name).click()


def call_in_list(page: Page, name: str) -> Locator:
    """A call in the list that lies over the page."""
    return panel(page, "Other calls").get_by_role("radio", name=name, exact=True)


def undo(page: Page, taps: int = 1) -> None:
    """Take back that many taps."""
    for _ in range(taps):
        button(page, "Undo").click()


def verdict(page: Page) -> Locator:
    """The sentence on the board."""
    return page.get_by_role("status")


def note(page: Page) -> Locator:
    """What the board says of a tap that it refuses."""
    return page.get_by_role("alert")


def panel(page: Page, name: str) -> Locator:
    """What lies over the page under that name."""
    return page.get_by_role("dialog", name=name)


def menu(page: Page) -> Locator:
    """The menu, open."""
    button(page, "Menu").click()
    shown = panel(page, "Menu")
    expect(shown).to_be_visible()
    return shown


def turn(page: Page, view: str) -> None:
    """Go to another view."""
    button(menu(page), view).click()


def before_you_start(page: Page) -> Locator:
    """The questions before the start, opened under the rules."""
    button(page.locator("#rules"), "Before you start").click()
    shown = panel(page, "Before you start")
    expect(shown).to_be_visible()
    return shown


def done(page: Page | Locator) -> None:
    """Close what lies over the page."""
    button(page, "Done").click()


def answer(page: Page, written: str) -> None:
    """Give the answers of the agreement that is written so: ``"hand-shake"``."""
    shown = before_you_start(page)
    for name, value in Agreement.parse(written).on:
        if name == OWN:
            shown.get_by_role("textbox").fill(value)
        else:
            shown.locator(f"[name={name}][value={value}]").check()
    done(shown)


def cost(page: Page) -> Locator:
    """What the reasons say a renege costs."""
    return page.locator("#reasons #cost p")


def agreed(page: Page) -> Locator:
    """The players' agreement, as it stands under the rules."""
    return page.locator("#agreed")


def name_players(page: Page, *names: str) -> None:
    """Put in names: you, and then around the table to the left."""
    button(page, "Put in names").click()
    fields = ("You", "On your left", "Your partner", "On your right")
    for field, name in zip(fields, names, strict=True):
        put_in_name(page, field, name)
    done(page)


def put_in_name(page: Page, seat: str, name: str) -> None:
    """Type a player's name, and go on to the next field."""
    name_field(page, seat).fill(name)
    name_field(page, seat).press("Tab")


def name_field(page: Page, seat: str) -> Locator:
    """Where a player's name is typed: where a renege is called, a radio button is labeled the same."""
    return page.get_by_role("textbox", name=seat, exact=True)
