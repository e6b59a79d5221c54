"""Keeping the screen on: asked for when it is wanted, and told as it is."""

import pytest
from playwright.sync_api import expect

from support.page import menu

# A phone that keeps its screen on while anybody asks it to, and the page is in sight.
PHONE = """
const locks = new Set();
let isHidden = false;
class Lock extends EventTarget {
  released = false;
  async release() {
    if (!locks.delete(this)) return;
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}
const request = async () => {
  await undefined;
  if (isHidden || !phone.lets()) throw new DOMException("no", "NotAllowedError");
  const lock = new Lock();
  locks.add(lock);
  return lock;
};
const look = () => document.dispatchEvent(new Event("visibilitychange"));
const phone = {
  locks,
  lets: () => true,
  hide() {
    isHidden = true;
    for (const lock of locks) lock.release();
    look();
  },
  show() {
    isHidden = false;
    look();
  },
};
globalThis.phone = phone;
Object.defineProperty(navigator, "wakeLock", { value: { request } });
Object.defineProperty(document, "visibilityState", { get: () => (isHidden ? "hidden" : "visible") });
"""
REFUSING = "phone.lets = () => false;"
WANTS_A_TAP = "phone.lets = () => navigator.userActivation.isActive;"
NO_STORAGE = """
Object.defineProperty(globalThis, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
});
"""
STAYS_ON = "Your screen stays on while the referee is open."
TURNS_OFF = "Your screen may still turn off: this phone won't let me keep it on."


@pytest.fixture
def open_settings(fresh_page):
    """Open the page on a phone like this, and its settings."""

    def open_settings(phone=PHONE):
        page = fresh_page()
        page.add_init_script(phone)
        page.goto("./")
        menu(page)
        return page

    return open_settings


def box(page):
    """The choice."""
    return page.get_by_role("checkbox", name="Keep the screen on")


def told(page):
    """The sentence about the screen, if there is one."""
    return page.locator("#screen > :not([hidden])")


def locks(page):
    """How many locks the page holds."""
    return page.evaluate("phone.locks.size")


def test_the_screen_stays_on_from_the_start(open_settings):
    page = open_settings()
    expect(box(page)).to_be_checked()
    expect(told(page)).to_have_text(STAYS_ON)
    expect(told(page)).to_be_visible()
    assert locks(page) == 1


def test_switched_off_nothing_is_said(open_settings):
    page = open_settings()
    box(page).uncheck()
    expect(told(page)).to_have_count(0)
    assert locks(page) == 0
    box(page).check()
    expect(told(page)).to_have_text(STAYS_ON)
    assert locks(page) == 1


def test_taps_in_quick_succession_leave_no_lock_behind(open_settings):
    page = open_settings()
    box(page).evaluate("(box) => { for (let i = 0; i < 5; i++) box.click(); }")
    expect(told(page)).to_have_count(0)
    assert locks(page) == 0


def test_back_in_sight_the_page_asks_again(open_settings):
    page = open_settings()
    expect(told(page)).to_have_text(STAYS_ON)
    page.evaluate("phone.hide()")
    expect(told(page)).to_have_text(TURNS_OFF)
    page.evaluate("phone.show()")
    expect(told(page)).to_have_text(STAYS_ON)
    assert locks(page) == 1


def test_switched_off_it_stays_off_when_the_page_is_back_in_sight(open_settings):
    page = open_settings()
    box(page).uncheck()
    page.evaluate("phone.hide(); phone.show()")
    expect(told(page)).to_have_count(0)
    assert locks(page) == 0


def test_what_the_phone_takes_back_is_told(open_settings):
    page = open_settings()
    expect(told(page)).to_have_text(STAYS_ON)
    page.evaluate("for (const lock of phone.locks) lock.release()")
    expect(told(page)).to_have_text(TURNS_OFF)


def test_a_phone_that_refuses_is_told(open_settings):
    page = open_settings(PHONE + REFUSING)
    expect(told(page)).to_have_text(TURNS_OFF)
    expect(box(page)).to_be_checked()
    box(page).uncheck()
    expect(told(page)).to_have_count(0)


def test_a_phone_that_wants_a_tap_first_is_asked_again_at_the_first_one(open_settings):
    page = open_settings(PHONE + WANTS_A_TAP)
    expect(told(page)).to_have_text(STAYS_ON)


def test_the_choice_is_kept(open_settings):
    page = open_settings()
    box(page).uncheck()
    page.reload()
    menu(page)
    expect(box(page)).not_to_be_checked()
    expect(told(page)).to_have_count(0)
    box(page).check()
    page.reload()
    menu(page)
    expect(box(page)).to_be_checked()


def test_where_nothing_can_be_kept_it_works_all_the_same(open_settings):
    page = open_settings(PHONE + NO_STORAGE)
    expect(told(page)).to_have_text(STAYS_ON)
    box(page).uncheck()
    expect(told(page)).to_have_count(0)
    assert locks(page) == 0


def test_a_phone_that_cannot_do_it_offers_no_choice_and_says_nothing(open_settings):
    page = open_settings("delete navigator.wakeLock; delete Navigator.prototype.wakeLock;")
    expect(page.get_by_role("checkbox", name="Numbers on the dominoes")).to_be_visible()
    expect(box(page)).to_be_hidden()
    expect(told(page)).to_have_count(0)
