"""What axe finds: nothing, in any state and any colors."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tools.states import COLORS, STATES

ON = {rule: {"enabled": True} for rule in ("target-size", "color-contrast-enhanced")}
RULES = {"resultTypes": ["violations", "incomplete"], "rules": ON}
OF_COLOR = RULES | {"runOnly": {"type": "tag", "values": ["cat.color"]}}

# axe asks for a text's fill color. With forced colors Chromium answers with the page's.
AS_PAINTED = """
() => {
  const { prototype } = CSSStyleDeclaration, { getPropertyValue } = prototype;
  if (getPropertyValue.name === "asPainted") return;
  prototype.getPropertyValue = function asPainted(name) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
}
"""
# axe takes a dialog for a part of the page, so we show it alone; the page under it is another state.
SHOW_ALONE = """
(alone) => {
  const over = document.querySelector("dialog[open]");
  const others = over ? [...over.parentElement.children].filter((it) => it !== over) : [];
  for (const other of others) other.style.display = alone ? "none" : "";
  return over && `#${over.id}`;
}
"""


def findings(page, part, rules):
    """What axe finds wrong in that part of *page*, and the contrasts it isn't sure of."""
    response = Axe().run(page, part, rules).response
    unsure = [result for result in response["incomplete"] if "contrast" in result["id"]]
    for result in response["violations"] + unsure:
        for node in result["nodes"]:
            whys = [check["message"] for check in node["any"] + node["all"] + node["none"]]
            yield f"{result['id']}: {' '.join(node['target'])}: {'; '.join(whys)}"


@pytest.mark.parametrize("state", STATES, ids=str)
def test_axe_finds_nothing_in_any_color(open_state, state):
    page = open_state(state)
    page.evaluate(AS_PAINTED)
    part = page.evaluate(SHOW_ALONE, True)
    found = []
    for name, colors in COLORS.items():
        page.emulate_media(**colors)
        rules = RULES if name == "light" else OF_COLOR
        found += [f"{name}: {finding}" for finding in findings(page, part, rules)]
    page.evaluate(SHOW_ALONE, False)
    assert not found, "\n".join(found)
