"""Reading aloud: the large ruling in the phone's own voice, where it has one."""

import pytest
from playwright.sync_api import expect

from support.page import MUST_PLAY, button, done, opened, panel, verdict
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
SAID = f"Fives were led, so {MUST_PLAY}"
REASON = "The five-deuce isn't a trump, so it's led as its higher end, a five."


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
    """Give that page with the ruling on a table, large, and these voices."""

    def speaking_table(*voices, line="treys: 5-2 | 5-1"):
        page = speaking_page
        page.evaluate("document.querySelector('dialog[open]')?.close()")
        page.evaluate(GIVE_VOICES, voices)
        go_to(page, line)
        show_large(page)
        return page

    return speaking_table


def show_large(page):
    """Show the ruling large."""
    button(page, "Show the ruling large").click()
    expect(panel(page, "The ruling, large")).not_to_have_attribute("aria-busy", "true")


def read(page):
    """Tap the button that reads aloud."""
    button(page, "Read it aloud").click()


def said(page):
    """The last thing said: the words, the voice and its language."""
    return page.evaluate("speechSynthesis.said.at(-1)")


def is_speaking(page):
    """Has the phone not been told to stop?"""
    return page.evaluate("speechSynthesis.speaking")


def test_it_reads_the_verdict_and_the_reason(speaking_table):
    read(page := speaking_table(ANN))
    assert said(page)[0] == f"{SAID} {REASON}"


def test_where_nothing_decides_it_reads_the_verdict(speaking_table):
    page = speaking_table(ANN, line="treys:")
    read(page)
    assert said(page)[0] == verdict(page).inner_text()


@pytest.mark.parametrize("tapped", ["Read it aloud", "Turn it around"])
def test_a_tap_anywhere_stops_it_and_does_nothing_else(speaking_table, tapped):
    page = speaking_table(ANN)
    read(page)
    assert is_speaking(page)
    button(page, tapped).click()
    assert not is_speaking(page)
    expect(page.locator("#words")).not_to_have_attribute("data-turned", "")
    read(page)
    assert is_speaking(page)


def test_done_stops_it_and_closes(speaking_table):
    page = speaking_table(ANN)
    read(page)
    done(page)
    assert not is_speaking(page)
    expect(panel(page, "The ruling, large")).to_be_hidden()


def test_escape_stops_it_and_closes(speaking_table):
    page = speaking_table(ANN)
    read(page)
    page.keyboard.press("Escape")
    expect(panel(page, "The ruling, large")).to_be_hidden()
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
    page = opened(context, "./#/fours/6-4")
    show_large(page)
    expect(button(page, "Read it aloud")).to_be_hidden()
    context.close()
