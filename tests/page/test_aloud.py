"""Reading aloud: the ruling in the phone's own voice, where it has one."""

import pytest
from playwright.sync_api import expect

from support.page import button, note, tap, verdict, wait_for_python

SPEECH = """
globalThis.SpeechSynthesisUtterance = function (text) {
  this.text = text;
};
Object.defineProperty(globalThis, "speechSynthesis", {
  value: {
    voices: [],
    said: [],
    speaking: false,
    pending: false,
    getVoices() {
      return this.voices;
    },
    speak({ text, voice, lang }) {
      this.said.push({ text, voice: voice.name, lang });
      this.speaking = true;
    },
    cancel() {
      this.speaking = false;
    },
  },
});
"""
GIVE_VOICES = """
(voices) => {
  Object.assign(speechSynthesis, { voices, said: [], speaking: false });
  speechSynthesis.onvoiceschanged?.();
}
"""
TREYS = "#/treys/5-2/5-1"
VERDICT = "Fives were led, so you must play the five-ace."
RULE = "A player who holds a domino of the suit led has to play one."


def voice(name, lang="en-US", on_the_phone=True, default=False):
    """A voice, as a browser lists it."""
    return {"name": name, "lang": lang, "localService": on_the_phone, "default": default}


@pytest.fixture(scope="module")
def speaking_page(new_context):
    """A page on a phone that speaks, and says all until it is told to stop."""
    page = new_context().new_page()
    page.add_init_script(SPEECH)
    page.goto("./")
    wait_for_python(page)
    yield page
    page.context.close()


@pytest.fixture
def speaking_table(speaking_page, problems):
    """Give that page with a table on it, on a phone with these voices."""

    def speaking_table(*voices):
        speaking_page.evaluate(GIVE_VOICES, voices)
        speaking_page.goto("./#/")
        speaking_page.goto(f"./{TREYS}")
        expect(verdict(speaking_page)).to_have_text(VERDICT)
        return speaking_page

    return speaking_table


def reader(page):
    """The button that reads aloud."""
    return button(page, "Read it aloud")


def said(page):
    """All that was said, the words alone."""
    return [one["text"] for one in page.evaluate("speechSynthesis.said")]


def is_speaking(page):
    """Whether the phone has not been told to stop."""
    return page.evaluate("speechSynthesis.speaking")


def test_the_verdict_is_read_and_the_rule_behind_it(speaking_table):
    page = speaking_table(voice("Ann"))
    reader(page).click()
    assert said(page) == [f"{VERDICT} {RULE}"]


def test_before_a_ruling_there_is_no_rule_to_read(speaking_table):
    page = speaking_table(voice("Ann"))
    button(page, "New hand").click()
    reader(page).click()
    assert said(page) == ["Tap the trump and the domino led, and I'll tell you the suit."]


def test_a_note_is_read_in_place_of_the_rule(speaking_table):
    page = speaking_table(voice("Ann"))
    for _ in range(2):  # the second time, the note ends in a space that is not seen
        tap(page, "five-deuce was led")
    reader(page).click()
    note = "The five-deuce is down already. Tap led to change it."
    assert said(page) == [f"{VERDICT} {note}"]


def test_a_second_tap_stops_it_and_a_third_begins_anew(speaking_table):
    page = speaking_table(voice("Ann"))
    reader(page).click()
    assert is_speaking(page)
    reader(page).click()
    assert not is_speaking(page)
    reader(page).click()
    assert is_speaking(page)
    assert len(said(page)) == 2


def test_a_ruling_that_no_longer_holds_is_not_read_to_its_end(speaking_table):
    page = speaking_table(voice("Ann"))
    reader(page).click()
    tap(page, "fives")
    expect(verdict(page)).not_to_have_text(VERDICT)
    assert not is_speaking(page)


def test_the_tap_that_reads_is_no_tap_on_the_table(speaking_table):
    page = speaking_table(voice("Ann"))
    reader(page).click()
    expect(note(page)).to_be_empty()
    expect(verdict(page)).to_have_text(VERDICT)


@pytest.mark.parametrize(
    ("voices", "chosen"),
    [
        ([voice("Juan", "es-MX"), voice("Ann", "en_GB")], ("Ann", "en_GB")),  # as Android writes it
        ([voice("Bells"), voice("Ann", default=True)], ("Ann", "en-US")),
        ([voice("Cloud", on_the_phone=False, default=True), voice("Ann")], ("Ann", "en-US")),
        ([voice("Juan", "es-MX", default=True), voice("Ann")], ("Ann", "en-US")),
        ([voice("Enok", "eno-ID"), voice("Ann")], ("Ann", "en-US")),
        ([voice("Juan", "es-MX")], ("Juan", "es-MX")),
    ],
)
def test_the_voice_is_one_of_the_phone_and_english_if_it_has_one(speaking_table, voices, chosen):
    page = speaking_table(*voices)
    reader(page).click()
    (spoken,) = page.evaluate("speechSynthesis.said")
    assert (spoken["voice"], spoken["lang"]) == chosen


def test_without_a_voice_on_the_phone_there_is_no_button(speaking_table):
    page = speaking_table(voice("Cloud", on_the_phone=False))
    expect(reader(page)).to_be_hidden()


def test_a_voice_that_comes_late_brings_the_button(speaking_table):
    page = speaking_table()
    expect(reader(page)).to_be_hidden()
    page.evaluate(GIVE_VOICES, [voice("Ann")])
    expect(reader(page)).to_be_visible()


def test_a_browser_that_cannot_speak_has_no_button(fresh_page):
    page = fresh_page()
    page.add_init_script(
        "Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined })"
    )
    page.goto("./")
    wait_for_python(page)
    expect(reader(page)).to_be_hidden()


def test_the_button_stands_in_the_lower_right_corner_and_a_thumb_can_hit_it(speaking_table):
    page = speaking_table(voice("Ann"))
    ruling, spot = page.locator("#ruling").bounding_box(), reader(page).bounding_box()
    assert min(spot["width"], spot["height"]) >= 44
    assert 0 <= ruling["x"] + ruling["width"] - spot["x"] - spot["width"] < 10
    assert 0 <= ruling["y"] + ruling["height"] - spot["y"] - spot["height"] < 10
