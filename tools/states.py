"""The states of the page, the screens and the colors that tests and pictures look at.

``bring(page, state)`` brings a page with Python up into a state, from whatever state it was in;
``hold_python(page)`` opens one that's still starting, for the states before that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from fortytwo.trick.table import Table

SIZES_OF_WORDS = ("", "large", "largest")  # normal first
SCREENS = {  # width and height in CSS pixels
    "320x568": (320, 568),
    "360x640": (360, 640),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "768x1024": (768, 1024),
    "1024x768": (1024, 768),
    "1280x800": (1280, 800),
}

COLORS: dict[str, dict[str, Any]] = {  # what to tell ``emulate_media``
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced, light": {"color_scheme": "light", "forced_colors": "active"},
    "forced, dark": {"color_scheme": "dark", "forced_colors": "active"},
}


@dataclass(frozen=True)
class State:
    """A state of the page: the table or a link, then taps, then a script for what takes time.

    A tap is the role and the name of a control. *script* stands in for the network, the browser
    or the clock.
    """

    name: str
    table: str = ""
    taps: tuple[tuple[Any, str], ...] = ()
    script: str = ""
    awake: bool = True

    def __str__(self) -> str:
        return self.name


WORKED_EXAMPLE = "treys: 5-2 | 2-1 5-3 5-1"

TO_THE_SCORE = (("button", "Menu"), ("button", "The score"))

# Names for the four players, in order of play.
CALL = """
const call = (...names) => {
  for (const [seat, name] of names.entries()) {
    const field = document.querySelector(`[name=seat-${seat}]`);
    if (field.value === name) continue;
    field.value = name;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
};
"""
# An empty score sheet, with something to undo.
EMPTY_SHEET = """
const tap = (css) => document.querySelector(`#referee ${css}`).click();
const type = (id, text) => {
  document.getElementById(id).value = text;
  document.getElementById(id).dispatchEvent(new Event("input", { bubbles: true }));
};
const write = (bidder, bid, ended) => {
  tap(`[name=bidder][value=${bidder}]`);
  type("bid", bid);
  tap(`[name=ended][value=${ended}]`);
  tap("[name=write]");
};
tap("#game [name=new]");
tap("[name=kind][value=marks]");
tap("[name=by][value='']");
write("us", "30", "made");
tap("#game [name=new]");
scrollTo(0, 0);
"""
# Names that need all the room there is, and a renege being entered.
FULL_SHEET = f"""
{EMPTY_SHEET}
{CALL}
call("Wilhelmina Jones", "Cy", "Old Bob Robinson", "Di");
write("us", "30", "made");
write("them", "84", "set");
tap("[name=by][value=us]");
type("gives", "1");
write("us", "42", "set");
tap("[name=bidder][value=them]");
tap("[name=by][value=them]");
"""

STATES = (
    State("waking", awake=False),
    State("empty"),
    State("trump-only", "treys:"),
    State("no-trump-named", ": 6-3 | 5-1 4-4"),
    State("lead-only", "treys: 5-2"),
    State("worked-example", WORKED_EXAMPLE),
    State("void-hand", "treys: 5-2 | 2-1 5-3 6-6"),
    State("seven-dominoes", "treys: 6-2 | 6-6 6-5 6-1 3-3 5-3 4-0 2-1"),
    State("renege-that-wins", "treys: 5-2 | 5-1 5-3 | 5-3"),
    State("finished-trick", "treys: 5-2 5-1 5-5 6-6"),
    State("refused-tap", WORKED_EXAMPLE, (("checkbox", "five-deuce was led"),)),
    State("junk-link", "#/hearts/6-4"),
    State("other-calls", "nello: 5-2", (("button", "Nello, doubles high"),)),
    State("sevens", "#/sevens/5-2/6-2.4-3.5-5/house/sevens.follow-me"),
    State("end-named", "#/nello-doubles-suit-reversed/5-2_2/2-1.5-1/house/leader-names-end.sevens"),
    State("renege-begun", "#/renege/treys/5-2/6-6//"),
    State("renege-called", "#/renege/treys/5-2/6-6/5-1.5-0/name-Wilhelmina-Jones"),
    State("menu", WORKED_EXAMPLE, (("button", "Menu"),)),
    State(
        "agreement",
        WORKED_EXAMPLE,
        (("button", "Before you start"), ("radio", "A renege loses the hand")),
    ),
    State(
        "agreement-waiting",
        "#/hand/treys.32/5-2.5-1.6-6.5-5/3-3",
        (("button", "Before you start"), ("radio", "A renege loses the hand")),
    ),
    State(
        "agreement-of-a-link",
        "#/treys/5-2/5-1.5-3/agreed/two-shake",
        (("button", "Before you start"),),
    ),
    State("sharing", "#/treys/5-2/5-1.5-3/5-3/agreed/two-shake", (("button", "Share"),)),
    State("report", WORKED_EXAMPLE, (("button", "Share"), ("button", "Report a wrong ruling"))),
    State("large", WORKED_EXAMPLE, (("button", "Show the ruling large"),)),
    State("hand-empty", "#/hand/"),
    State("hand-begun", "#/hand/treys.32/5-2.5-1.6-6.5-5/3-3"),
    State("hand-renege", "#/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4"),
    State(
        "hand-shown",
        "#/hand/treys/5-2.5-1.6-6.5-5/2.5-4.6-0",
        (("button", "Call a renege"), ("radio", "Renege by the bidder's partner")),
    ),
    State("hand-names", "#/hand/", (("button", "Put in names"),)),
    State("score-empty", taps=TO_THE_SCORE, script=EMPTY_SHEET),
    State("score", taps=TO_THE_SCORE, script=FULL_SHEET),
    State("failed", script="document.documentElement.dataset.trouble = 'failed'", awake=False),
    State("slow", script="document.documentElement.dataset.trouble = 'slow'", awake=False),
    State("update", WORKED_EXAMPLE, script="document.getElementById('update').hidden = false"),
    State(
        "install",
        WORKED_EXAMPLE,
        script="""
        const install = document.getElementById("install");
        install.dataset.how = "prompt";
        install.hidden = false;
        """,
    ),
)

# Python never arrives, and the timer that would report it never fires.
NEVER_AWAKE = """
const { fetch, setTimeout } = globalThis;
globalThis.fetch = (what, ...how) =>
  String(what?.url ?? what).endsWith(".wasm") ? new Promise(() => {}) : fetch(what, ...how);
globalThis.setTimeout = (call, wait, ...given) =>
  wait >= 20_000 ? 0 : setTimeout(call, wait, ...given);
"""

CLEAR = f"""
{CALL}
call("", "", "", "");
delete document.documentElement.dataset.trouble;
for (const id of ["update", "install"]) document.getElementById(id).hidden = true;
for (const over of document.querySelectorAll("dialog")) over.close();
if (document.getElementById("score")) document.querySelector("[name=game]").click();
document.querySelector("[name=unsettle]").click();
document.activeElement.blur();
scrollTo(0, 0);
"""

# Goes through the empty table, so that the page redraws even a table that it shows already.
# Listeners run in the order they were added: when ours runs, the page's own has drawn.
GO_TO = """
async (fragment) => {
  const go = (to) => new Promise((arrived) => {
    addEventListener("hashchange", arrived, { once: true });
    location.replace(to);
  });
  await go(location.hash === "#/" ? "#" : "#/");
  if (fragment !== "#") await go(fragment);
  document.activeElement.blur();
  scrollTo(0, 0);
}
"""


def resize(page: Page, screen: str) -> None:
    """Resize *page* to one of our screens."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})


def go_to(page: Page, table: str) -> None:
    """Put *table* on a page with Python up: a line, or a fragment that begins with #."""
    fragment = table if table.startswith("#") else f"#{Table.parse(table or ':').fragment}"
    page.evaluate(GO_TO, fragment)


def bring(page: Page, state: State) -> None:
    """Bring a page, with Python up or held back as the state asks, into *state*."""
    page.evaluate(f"() => {{ {CLEAR} }}")
    if state.awake:
        if page.locator("#referee[data-record]").count():
            go_to(page, "#/hand/")  # end the hand of the state before
        # so that there's something to undo in every state
        go_to(page, "#/hand/fours" if state.table.startswith("#/hand/") else "fours: 6-4")
        go_to(page, state.table)
    for role, name in state.taps:
        page.get_by_role(role, name=name, exact=True).click()
        page.locator("dialog[open][aria-busy]").wait_for(state="detached")  # its script has run
    if state.script:
        page.evaluate(f"() => {{ {state.script} }}")


def hold_python(page: Page, address: str) -> None:
    """Open the site at *address* on a new page, and hold its Python back for good."""
    page.add_init_script(f"{{ {NEVER_AWAKE} }}")
    page.goto(address)
