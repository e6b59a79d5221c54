"""Nothing jumps: what's on the screen stays where it is, whatever is tapped and said."""

from dataclasses import replace
from itertools import chain, product
from random import Random

import pytest

from fortytwo.agreement import NOTHING_AGREED, Agreement, Cost
from fortytwo.dominoes import DOMINOES
from fortytwo.hand.moment import Moment as HandMoment
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.house import AS_IN_THE_RULES, House, Switch
from fortytwo.refusals import Refusal
from fortytwo.seats import Seating
from fortytwo.trick.moment import Moment
from fortytwo.trick.rulings import judge
from fortytwo.trick.table import Place
from fortytwo.words import hand as hand_words
from fortytwo.words.players import UNNAMED, names_from
from fortytwo.words.say import told
from fortytwo.words.trick import because, called, hint, letters_for, verdict
from support.digest import drawn_table
from support.page import wait_for_python
from support.whole_hand import LINE, PLAYERS
from tools.states import SCREENS, SIZES_OF_WORDS, State, resize

EMPTY = State("empty")
TAPS = [
    *product([place.word for place in Place], map(str, DOMINOES)),
    *product(["place"], [place.word for place in Place]),
    ("next", ""),
    ("new", ""),
]
WORDS = [pytest.param(size, id=size or "normal") for size in SIZES_OF_WORDS]
COMPACT = ("360x640", "390x844", "844x390", "768x1024")
PLAYED_ON = (*COMPACT, "1024x768")  # where the reasons are in sight, and change with each tap

# A long play: the worked example, a tap that is refused, a renege, undo and redo, the rest of the
# trick, the next one, a place too far, and a new hand that wasn't meant.
PLAY = [
    ("radio", "treys"),
    ("radio", "five-deuce"),
    ("checkbox", "deuce-ace"),
    ("checkbox", "five-trey"),
    ("checkbox", "five-ace"),
    ("checkbox", "five-deuce was led"),
    ("radio", "Second domino"),
    ("radio", "five-trey can't be played"),
    ("button", "Undo"),
    ("button", "Redo"),
    ("radio", "Third domino"),
    ("radio", "double-five"),
    ("radio", "double-six"),
    ("button", "Next trick"),
    ("radio", "six-deuce"),
    ("checkbox", "double-blank"),
    ("radio", "Fourth domino"),
    ("radio", "fours"),
    ("button", "New hand"),
    ("button", "Undo"),
]

# Where the controls are: left, top, width and height.
BOXES = """
() => {
  scrollTo(0, 0);
  const parts = "header button, #ruling, .suit, .place, #places button, .tile";
  return [...document.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const called = part.control?.dataset.domino || part.control?.value || part.textContent;
      const rounded = [x, y, width, height].map((length) => Math.round(length * 10) / 10);
      return [part.id || called.trim(), rounded.join(" ")];
    });
}
"""

# Every layout shift that the browser reports, also after a tap, and what moved.
WATCH = """
() => {
  globalThis.moves = [];
  globalThis.seen = "led"; // the picker that was shown before the tap
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const shift = ({ node, previousRect, currentRect }) => {
    const part = node?.closest ? node : node?.parentElement;
    const called = part ? `${part.localName} ${part.id || part.getAttribute("class") || ""}`.trim() : "something";
    return `${called} from ${box(previousRect)} to ${box(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      // What was not seen has not moved: Chromium counts some of a picker that is shown again.
      const moved = sources.filter(({ node, previousRect: { width } }) => {
        const picker = node?.closest?.(".picker") ?? node?.parentElement?.closest(".picker");
        return width && (!picker || picker.id === seen);
      });
      if (moved.length || !sources.length) moves.push(`${value.toFixed(4)}: ${moved.map(shift).join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
"""
MOVES = """
() => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(() => {
    seen = document.getElementById("table").dataset.picker;
    done(moves.splice(0));
  }, 50));
})
"""

# Of many texts, each a verdict with its reason, a hint and a note: those that make the board grow, or overlap,
# beside both buttons.
FIT = """
(said) => {
  const ruling = document.getElementById("ruling");
  const parts = ["verdict", "because", "hint", "note"].map((id) => document.getElementById(id));
  const before = parts.map(({ textContent }) => textContent);
  const was = ruling.dataset.letters, called = document.getElementById("called");
  const whole = (name) => Object.assign(document.createElement("span"), { className: "name", textContent: name });
  const say = (texts) => parts.forEach((part, i) => {
    part.replaceChildren(...texts[i].split(/(\\w+-\\w+)/).map((text, at) => at % 2 ? whole(text) : text));
  });
  const box = (part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const { top, bottom, height } = words.getBoundingClientRect();
    const seen = part.id === "because" ? Math.min(bottom, part.getBoundingClientRect().bottom) : bottom;
    return { top, bottom: seen, height };
  };
  const buttons = [...ruling.querySelectorAll(":scope > button:not([name])")];
  const starts = document.getElementById("starts");
  starts.hidden = true;
  const hidden = buttons.map((button) => button.hidden);
  for (const button of buttons) button.hidden = false;
  say(["", "", "", ""]);
  const room = ruling.offsetHeight;
  const misfits = said.flatMap((texts) => {
    say(texts);
    ruling.dataset.letters = texts[4];
    called.textContent = texts[5];
    called.hidden = !texts[5];
    const outer = ruling.getBoundingClientRect();
    const [verdict, because, ...below] = parts.map(box);
    const foot = Math.max(...below.map(({ bottom }) => bottom));
    const head = Math.min(...below.filter(({ height }) => height).map(({ top }) => top));
    const upper = because.height ? because : verdict; // a slip lies over where the reason would be
    const fits = ruling.offsetHeight === room && verdict.top >= outer.top && upper.bottom <= head + 1
      && (!because.height || verdict.bottom <= because.top + 1)
      && Math.max(verdict.bottom, foot) <= outer.bottom;
    return fits ? [] : [[ruling.offsetHeight, ...texts]];
  });
  buttons.forEach((button, i) => { button.hidden = hidden[i]; });
  say(before);
  called.hidden = true;
  starts.hidden = false;
  ruling.dataset.letters = was;
  return [room, misfits];
}
"""


def tap(page, role, name):
    """Tap the control that the eye finds under *name*."""
    page.get_by_role(role, name=name, exact=True).click(timeout=5000)


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("screen", PLAYED_ON)
def test_every_control_stays_in_place_through_a_long_play(open_state, screen, words):
    page = open_state(EMPTY, screen, words=words)
    before = page.evaluate(BOXES)
    assert len(before) > 40
    moved = []
    for role, name in PLAY:
        tap(page, role, name)
        after = page.evaluate(BOXES)
        moved += [
            f"{name}: {part} from {box} to {dict(after).get(part)}"
            for part, box in before
            if [part, box] not in after
        ]
    assert not moved, "\n".join(moved)


@pytest.mark.parametrize("screen", COMPACT)
def test_nothing_shifts_while_the_page_loads_and_is_used(fresh_page, screen):
    page = fresh_page()
    resize(page, screen)
    page.goto("./")
    page.evaluate(WATCH)
    wait_for_python(page)
    page.locator("[data-offline=ready]").wait_for(timeout=60_000)
    moves = {"loading": page.evaluate(MOVES)}
    for role, name in PLAY:
        tap(page, role, name)
        moves[name] = page.evaluate(MOVES)
    shifts = [f"{after}: {move}" for after, found in moves.items() for move in found]
    assert not shifts, "\n".join(shifts)


def tables():
    """Enough tables to get every sentence: before trump, on the lead, and after a play."""
    chance = Random(42)
    for _ in range(2000):
        table = drawn_table(chance)
        yield from (table, replace(table, call=None), replace(table, trick=()))
        if len(table.trick) < table.trick_size:
            yield from map(table.after_play, table.hand)


ALL_SWITCHES = House(switches=frozenset(Switch) - {Switch.NAMES_END_FIRST})


def texts_for(table):
    """The texts for *table* and for each tap on it: a verdict, with a hint or with a note."""
    ruling = judge(table, ALL_SWITCHES if table.led else AS_IN_THE_RULES)
    call = called(ruling.table.call)
    for cost in (NOTHING_AGREED, *map(Agreement, Cost)):
        yield verdict(ruling), because(ruling), hint(ruling, cost), "", call
    yield verdict(ruling, unsure=True), because(ruling), "", "", call
    yield verdict(ruling), "", "", told(Refusal("nothing-to-undo")), call
    for name, value in TAPS:
        try:
            moment = Moment(table).after(name, value)
        except Refusal as refusal:
            yield verdict(ruling), "", "", told(refusal), call
        else:
            ruling = judge(moment.table)
            yield verdict(ruling), "", "", told(moment.note), called(ruling.table.call)


def texts_for_junk():
    """The texts for links that can't be read."""
    for link in ("/hearts/6-4", "/treys/5-2/5-2", "/treys/5-2/5-1/5-1/5-1", f"/{'w' * 200}"):
        moment = Moment.opened(link)
        yield told(moment.note), "", hint(judge(moment.table)), "", ""


def texts_for_a_hand():
    """The texts while a hand is recorded, with and without names, and for taps that are refused."""
    hand = Record.parse(LINE)
    who = (UNNAMED, names_from(Seating(PLAYERS), 0))
    agreed = (NOTHING_AGREED, *map(Agreement, Cost))
    for names, cost, number in product(who, agreed, range(29)):
        recording = HandMoment.opened(replace(hand, plays=hand.plays[:number]).fragment)
        ruling = judge_record(recording.hand)
        for tap, value in [
            ("down", "6-6"),
            ("on", ""),
            ("back", ""),
            ("trick", "0"),
            ("place", "0"),
        ]:
            said = hand_words.verdict(ruling, names, cost)
            yield said, "", hand_words.hint(recording, ruling, names, cost), "", ""
            try:
                after = recording.after(tap, value)
            except Refusal as refusal:
                yield said, "", "", told(refusal), ""
            else:
                yield said, "", hand_words.hint(after, ruling, names, cost), "", ""


@pytest.fixture(scope="module")
def longest():
    """The longest texts: by verdict, by what stands under it, and together."""
    walk = list(tables())
    wordy = sorted(walk, key=lambda table: len(verdict(judge(table))))[-50:]
    said = sorted(
        {
            *texts_for_junk(),
            *texts_for_a_hand(),
            *chain.from_iterable(map(texts_for, walk[:50] + wordy)),
        }
    )
    lengths = (
        lambda texts: len(texts[0]),
        lambda texts: len(texts[1] + texts[2] + texts[3]),
        lambda texts: len("".join(texts)),
    )
    return sorted({texts for length in lengths for texts in sorted(said, key=length)[-150:]})


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_board_never_grows_whatever_it_says(open_state, longest, screen, words):
    page = open_state(EMPTY, screen, words=words)
    said = [
        (*texts, letters_for(texts[0], texts[1], texts[3], call), call) for *texts, call in longest
    ]
    room, misfits = page.evaluate(FIT, said)
    worst = "\n".join(map(str, sorted(misfits, reverse=True)[:9]))
    assert not misfits, f"{room} high, and too small for {len(misfits)} of {len(longest)}:\n{worst}"
