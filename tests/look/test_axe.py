"""What axe finds: nothing, in any state, whatever the colours."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tools.states import COLOURS, STATES

ON = {rule: {"enabled": True} for rule in ("target-size", "color-contrast-enhanced")}
RULES = {"resultTypes": ["violations", "incomplete"], "rules": ON}
OF_COLOUR = RULES | {"runOnly": {"type": "tag", "values": ["cat.color"]}}

# axe asks for a text's fill colour, and where colours are forced Chromium answers with the page's.
AS_PAINTED = """
() => {
  const { prototype } = CSSStyleDeclaration, { getPropertyValue } = prototype;
  if (getPropertyValue.name === "asPainted") return;
  prototype.getPropertyValue = function asPainted(name) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
}
"""
# axe takes what lies over the page for a part of it, so that is looked at alone, and the page under
# it as another state.
SHOW_ALONE = """
(alone) => {
  const over = document.querySelector("dialog[open]");
  const others = over ? [...over.parentElement.children].filter((it) => it !== over) : [];
  for (const other of others) other.style.display = alone ? "none" : "";
  return over && `#${over.id}`;
}
"""


def findings(page, part, rules):
    """What axe finds wrong in that part of *page*, and the contrasts that it cannot tell."""
    response = Axe().run(page, part, rules).response
    unsure = [result for result in response["incomplete"] if "contrast" in result["id"]]
    for result in response["violations"] + unsure:
        for node in result["nodes"]:
            whys = [check["message"] for check in node["any"] + node["all"] + node["none"]]
            yield f"{result['id']}: {' '.join(node['target'])}: {'; '.join(whys)}"


@pytest.mark.parametrize("state", STATES, ids=str)
def test_axe_finds_nothing_whatever_the_colours(open_state, state):
    page = open_state(state)
    page.evaluate(AS_PAINTED)
    part = page.evaluate(SHOW_ALONE, True)
    found = []
    for name, colours in COLOURS.items():
        page.emulate_media(**colours)
        rules = RULES if name == "light" else OF_COLOUR
        found += [f"{name}: {finding}" for finding in findings(page, part, rules)]
    page.evaluate(SHOW_ALONE, False)
    assert not found, "\n".join(found)
