"""Reading aloud: the ruling in the phone's own voice, where it has one."""

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, button, note, opened, tap, verdict
from tools.states import go_to

# A phone that speaks until it's told to stop.
SPEECH = """
globalThis.SpeechSynthesisUtterance = function (text) { this.text = text; };
const speech = {
  voices: [], said: [], speaking: false, pending: false,
  getVoices: () => speech.voices,
  speak: ({ text, voice, lang }) => { speech.said.push([text, voice.name, lang]); speech.speaking = true; },
  cancel: () => { speech.speaking = false; },
};
Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
"""
GIVE_VOICES = """
(voices) => {
  Object.assign(speechSynthesis, { voices, said: [], speaking: false });
  speechSynthesis.onvoiceschanged?.();
}
"""
RULE = "A player who holds a domino of the suit led has to play one."


def voice(name, lang="en-US", on_the_phone=True, default=False):
    """A voice, as a browser lists it."""
    return {"name": name, "lang": lang, "localService": on_the_phone, "default": default}


ANN = voice("Ann")


@pytest.fixture(scope="module")
def speaking_page(new_context):
    """A page on a phone that speaks."""
    context = new_context()
    context.add_init_script(SPEECH)
    yield opened(context)
    context.close()


@pytest.fixture
def speaking_table(speaking_page, problems):
    """Give that page with a table on it and these voices."""

    def speaking_table(*voices):
        speaking_page.evaluate(GIVE_VOICES, voices)
        go_to(speaking_page, "treys: 5-2 | 5-1")
        return speaking_page

    return speaking_table


def read(page):
    """Tap the button that reads aloud."""
    button(page, "Read it aloud").click()


def said(page):
    """The last thing said: the words, the voice and its language."""
    return page.evaluate("speechSynthesis.said.at(-1)")


def is_speaking(page):
    """Has the phone not been told to stop?"""
    return page.evaluate("speechSynthesis.speaking")


def test_it_reads_the_verdict_with_the_rule_or_the_note(speaking_table):
    page = speaking_table(ANN)
    read(page)
    assert said(page)[0] == f"{MUST_PLAY} {RULE}"
    tap(page, "five-deuce was led", "five-deuce was led")  # repeated, the note ends in a space
    read(page)
    assert said(page)[0] == f"{MUST_PLAY} {note(page).inner_text().strip()}"
    button(page, "New hand").click()
    read(page)
    assert said(page)[0] == verdict(page).inner_text()  # nothing has been ruled


def test_a_second_tap_stops_it_and_a_new_ruling_too(speaking_table):
    page = speaking_table(ANN)
    read(page)
    assert is_speaking(page)
    read(page)
    assert not is_speaking(page)
    expect(note(page)).to_be_empty()  # these taps are not the table's
    read(page)
    tap(page, "fives")
    expect(verdict(page)).not_to_contain_text(MUST_PLAY)
    assert not is_speaking(page)


@pytest.mark.parametrize(
    ("voices", "chosen"),
    [
        ([voice("Juan", "es-MX"), voice("Ann", "en_GB")], ["Ann", "en_GB"]),  # as Android writes it
        ([voice("Bells"), voice("Ann", default=True)], ["Ann", "en-US"]),
        ([voice("Cloud", on_the_phone=False, default=True), ANN], ["Ann", "en-US"]),
        ([voice("Juan", "es-MX", default=True), ANN], ["Ann", "en-US"]),
        ([voice("Enok", "eno-ID"), ANN], ["Ann", "en-US"]),
        ([voice("Juan", "es-MX")], ["Juan", "es-MX"]),
    ],
)
def test_the_voice_is_on_the_phone_and_english_if_it_has_one(speaking_table, voices, chosen):
    page = speaking_table(*voices)
    read(page)
    assert said(page)[1:] == chosen


def test_without_a_voice_on_the_phone_there_is_no_button(speaking_table):
    page = speaking_table(voice("Cloud", on_the_phone=False))
    expect(button(page, "Read it aloud")).to_be_hidden()
    page.evaluate(GIVE_VOICES, [ANN])  # voices can come late
    expect(button(page, "Read it aloud")).to_be_visible()


def test_a_browser_that_cannot_speak_has_no_button(new_context, problems):
    context = new_context()
    context.add_init_script("Object.defineProperty(globalThis, 'speechSynthesis', { value: null })")
    expect(button(opened(context), "Read it aloud")).to_be_hidden()
    context.close()


def test_the_button_is_in_the_lower_right_corner_of_the_board(speaking_table):
    page = speaking_table(ANN)
    board = page.locator("#ruling").bounding_box()
    spot = button(page, "Read it aloud").bounding_box()
    assert min(spot["width"], spot["height"]) >= 44
    assert 0 <= board["x"] + board["width"] - spot["x"] - spot["width"] < 10
    assert 0 <= board["y"] + board["height"] - spot["y"] - spot["height"] < 10
