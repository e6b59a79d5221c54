"""A domino's name stands on one line wherever it's said: "six-trey" never ends a line at its hyphen."""

import pytest

from fortytwo.dominoes import DOMINOES
from fortytwo.words.say import name
from tools.states import SIZES_OF_WORDS, STATES

NAMES = "|".join(map(name, DOMINOES))
WIDTHS = range(320, 431, 5)  # CSS pixels

# How often the page says a domino's name, and in which sentences the name is on two lines.
FIND = """
(names) => {
  for (const part of document.querySelectorAll("#reasons, #rules")) part.style.contentVisibility = "visible";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const said = [], broken = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { 0: { length }, index } of text.data.matchAll(new RegExp(names, "gi"))) {
      range.setStart(text, index);
      range.setEnd(text, index + length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size) said.push(text.data);
      if (tops.size > 1) broken.push(text.data);
    }
  }
  for (const part of document.querySelectorAll("#reasons, #rules")) part.style.contentVisibility = "";
  return [said.length, broken];
}
"""
AWAKE = [state for state in STATES if state.awake]


@pytest.mark.parametrize("state", AWAKE, ids=str)
def test_no_name_of_a_domino_is_broken_over_a_line(open_state, state):
    page = open_state(state)
    said, broken = 0, []
    for words in SIZES_OF_WORDS:
        page.evaluate("size => { document.documentElement.dataset.size = size; }", words)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            number, found = page.evaluate(FIND, NAMES)
            said += number
            broken += [f"{width} wide, {words or 'normal'} words: {text}" for text in found]
    assert said
    assert not broken, "\n".join(broken)
