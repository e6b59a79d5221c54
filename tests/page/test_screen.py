"""Keeping the screen on: asked for when it's wanted, and the menu says whether it worked."""

import pytest
from playwright.sync_api import expect

from support.page import menu

# A phone that keeps its screen on while anybody asks it to and the page is in sight.
PHONE = """
globalThis.phone = {
  locks: new Set(), visibility: "visible", lets: () => true,
  takeBack() { for (const lock of this.locks) lock.release(); },
  turn(visibility) {
    this.visibility = visibility;
    if (visibility === "hidden") this.takeBack();
    document.dispatchEvent(new Event("visibilitychange"));
  },
};
class Lock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
    if (phone.locks.delete(this)) this.dispatchEvent(new Event("release"));
  }
}
const request = async () => {
  await undefined;
  if (phone.visibility === "hidden" || !phone.lets()) throw new DOMException("no", "NotAllowedError");
  const lock = new Lock();
  phone.locks.add(lock);
  return lock;
};
Object.defineProperty(navigator, "wakeLock", { value: { request } });
Object.defineProperty(document, "visibilityState", { get: () => phone.visibility });
"""
REFUSES = PHONE + "phone.lets = () => false;"
WANTS_A_TAP = f"""{PHONE}
let tapped = false; // the browser's own word for it is true under Playwright
addEventListener("click", () => {{ tapped = true; }}, {{ capture: true }});
phone.lets = () => tapped;
"""
SLOW = f"""{PHONE}
phone.waiting = [];
phone.answer = () => {{ for (const go of phone.waiting.splice(0)) go(); }};
const slowly = (step) => new Promise((go) => {{ phone.waiting.push(go); }}).then(step);
Object.defineProperty(navigator, "wakeLock", {{ value: {{ request: () => slowly(request) }} }});
const {{ release }} = Lock.prototype;
Lock.prototype.release = function () {{ return slowly(() => release.call(this)); }};
"""
KEEPS_NOTHING = f"""{PHONE}
Object.defineProperty(globalThis, "localStorage", {{
  get() {{ throw new DOMException("no", "SecurityError"); }},
}});
"""
STAYS_ON = "Your screen stays on while the referee is open."
TURNS_OFF = "Your screen may still turn off: this phone won't let me keep it on."


def box(page):
    """The choice in the menu, open."""
    return menu(page).get_by_role("checkbox", name="Keep the screen on")


def says(page, words, locks):
    """See that the page says just that, and how many locks it holds."""
    expect(page.locator("#screen > :not([hidden])")).to_have_text([words] if words else [])
    assert page.evaluate("phone.locks.size") == locks


@pytest.mark.parametrize("phone", [PHONE, KEEPS_NOTHING], ids=["", "keeps nothing"])
def test_the_screen_stays_on_from_the_start_until_it_is_switched_off(asleep_page, phone):
    page = asleep_page(phone)
    says(page, STAYS_ON, 1)
    choice = box(page)
    expect(choice).to_be_checked()
    choice.uncheck()
    says(page, "", 0)
    page.evaluate("phone.turn('hidden'); phone.turn('visible')")
    says(page, "", 0)
    choice.check()
    says(page, STAYS_ON, 1)
    choice.evaluate("(box) => { for (let i = 0; i < 5; i++) box.click(); }")
    says(page, "", 0)


def answers(page):
    """Have the phone answer what it has been asked."""
    page.evaluate("phone.answer()")


def test_the_line_never_says_otherwise_than_the_box(asleep_page):
    """While a slow phone is being asked nothing is said; a box that is off says nothing at once."""
    page = asleep_page(SLOW)
    choice = box(page)
    says(page, "", 0)
    answers(page)
    says(page, STAYS_ON, 1)
    choice.uncheck()
    says(page, "", 1)
    answers(page)
    says(page, "", 0)
    choice.check()
    says(page, "", 0)
    choice.uncheck()  # before there was an answer
    answers(page)
    says(page, "", 1)
    answers(page)
    says(page, "", 0)


def test_a_slow_phone_that_refuses_is_told_of_when_it_has_answered(asleep_page):
    page = asleep_page(f"{SLOW} phone.lets = () => false;")
    choice = box(page)
    says(page, "", 0)
    answers(page)
    answers(page)  # the tap on Menu asked once more
    says(page, TURNS_OFF, 0)
    expect(choice).not_to_be_checked()
    choice.check()
    says(page, "", 0)
    answers(page)
    says(page, TURNS_OFF, 0)


def test_back_in_sight_nothing_is_said_until_the_phone_has_answered(asleep_page):
    page = asleep_page(SLOW)
    box(page)
    answers(page)
    says(page, STAYS_ON, 1)
    page.evaluate("phone.locks.forEach((lock) => { lock.release(); }); phone.answer()")
    says(page, TURNS_OFF, 0)
    page.evaluate("phone.turn('visible')")
    says(page, "", 0)
    answers(page)
    says(page, STAYS_ON, 1)


def test_back_in_sight_the_page_asks_again(asleep_page):
    page = asleep_page(PHONE)
    says(page, STAYS_ON, 1)
    page.evaluate("phone.turn('hidden')")
    says(page, TURNS_OFF, 0)
    page.evaluate("phone.turn('visible')")
    says(page, STAYS_ON, 1)
    page.evaluate("phone.takeBack()")
    says(page, TURNS_OFF, 0)


def test_a_phone_that_refuses_says_that_it_may_turn_off(asleep_page):
    page = asleep_page(REFUSES)
    expect(box(page)).not_to_be_checked()
    says(page, TURNS_OFF, 0)


def test_a_phone_that_wants_a_tap_is_asked_again_at_the_first(asleep_page):
    page = asleep_page(WANTS_A_TAP)
    says(page, TURNS_OFF, 0)
    menu(page)
    says(page, STAYS_ON, 1)


def test_the_choice_is_kept(asleep_page):
    page = asleep_page(PHONE)
    box(page).uncheck()
    page.reload()
    choice = box(page)
    expect(choice).not_to_be_checked()
    says(page, "", 0)
    choice.check()
    page.reload()
    expect(box(page)).to_be_checked()


def test_the_choice_can_be_the_first_thing_tapped(asleep_page):
    page = asleep_page(PHONE)
    page.evaluate("document.getElementById('settings').showModal()")
    choice = page.get_by_role("checkbox", name="Keep the screen on")
    choice.click()
    expect(choice).not_to_be_checked()
    says(page, "", 0)


def test_a_phone_that_cannot_do_it_offers_no_choice(asleep_page):
    page = asleep_page("delete navigator.wakeLock; delete Navigator.prototype.wakeLock;")
    expect(menu(page).get_by_role("checkbox", name="Numbers on the dominoes")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Keep the screen on")).to_be_hidden()
    expect(page.locator("#screen > :not([hidden])")).to_have_count(0)
