"""The page: a tap in, a ruling out, the ruling drawn. Only this file and agreed know a browser."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import zip_longest

from pyscript import document, when, window

import agreed
from fortytwo.history import History
from fortytwo.rulings import judge
from fortytwo.table import Place, Table
from fortytwo.taps import PLACE_CALLED, Moment
from fortytwo.words import (
    LONG_VERDICT,
    MISTAKE,
    explanation,
    hand_ask,
    hand_lines,
    hint,
    lying_at,
    play_name,
    play_words,
    printed_at,
    row_title,
    rule_line,
    tile_mark,
    tile_name,
    verdict,
)


class Part:
    """An element of the page, touched only when what it shows changes."""

    def __init__(self, element):
        self.element = element
        self.shown = {}

    def show(self, **properties):
        """Set these properties, as JavaScript names them."""
        for name, value in properties.items():
            if self.shown.get(name) != value:
                self.shown[name] = value
                setattr(self.element, name, value)

    def mark(self, attribute, value):
        """Set this attribute, or take it away with ``None``."""
        if self.shown.get(attribute) == value:
            return
        self.shown[attribute] = value
        if value is None:
            self.element.removeAttribute(attribute)
        else:
            self.element.setAttribute(attribute, value)


class Voice(Part):
    """Something that is read out when it is said, and again when the same is said again."""

    def say(self, text):
        """Show *text*: with an end that is not seen where it would be no news otherwise."""
        is_news = not text or text != self.shown.get("textContent")
        self.show(textContent=text if is_news else f"{text}\u00a0")


class Face:
    """The drawing of a domino that can change."""

    def __init__(self, holder):
        self.drawing = Part(holder.querySelector(".face use"))

    def show(self, domino):
        """Draw *domino*."""
        self.drawing.mark("href", f"#face-{domino}")


class Sight:
    """Something with several parts, which are looked at only when any of them has changed."""

    look = None

    def changes_to(self, *look):
        """Whether it looked different before; from now on it looks like this."""
        before, self.look = self.look, look
        return look != before


class Tiles(Sight):
    """A domino's tiles, one in each picker: their name, and the word printed on them."""

    def __init__(self, domino):
        controls = every(f".tile [value='{domino}']")
        self.domino = domino
        self.controls = {PLACE_CALLED[control.name]: Part(control) for control in controls}
        self.words = [Part(control.parentElement.querySelector(".mark")) for control in controls]

    def show(self, ruling):
        """Draw the tiles as *ruling* has them."""
        name, word = tile_name(self.domino, ruling), tile_mark(self.domino, ruling)
        mark = ruling.mark_of(self.domino)
        if not self.changes_to(name, word, mark):
            return
        for control in self.controls.values():
            control.show(ariaLabel=name)
        for printed in self.words:
            printed.show(textContent=word, hidden=not word)
            printed.mark("data-mark", mark.value if mark else None)
        self.controls[Place.HAND].mark("data-ruling", mark.value if mark else None)


class Slot(Sight):
    """A place of the trick, or the hand: where the next domino goes, and what lies there."""

    def __init__(self, control):
        self.control = Part(control)
        self.label = Part(control.parentElement)
        self.there = Part(control.parentElement.querySelector("b"))
        self.place = PLACE_CALLED[control.value]

    def show(self, ruling):
        """Draw the slot as *ruling* has it."""
        there, wins = ruling.table.at(self.place), ruling.wins(self.place)
        if not self.changes_to(there, wins):
            return
        self.control.show(ariaDescription=lying_at(self.place, ruling))
        self.label.mark("data-wins", "" if wins else None)
        self.there.show(textContent=printed_at(self.place, ruling))


class Row(Sight):
    """A domino of the hand, what is said of it, and the button that plays it."""

    def __init__(self, element):
        self.whole = Part(element)
        self.face = Face(element)
        self.title = Part(element.querySelector("strong"))
        self.words = Part(element.querySelector("span"))
        self.button = Part(element.querySelector("button"))

    def show(self, ruling, line):
        """Draw *line*, a domino and what is said of it; ``None`` empties the row."""
        self.whole.show(hidden=line is None)
        if line is None:
            return
        domino, words = line
        title, mark = row_title(domino, ruling), ruling.mark_of(domino)
        back = domino == ruling.table.play
        if not self.changes_to(domino, title, words, mark, back):
            return
        self.whole.mark("data-mark", mark.value if mark else None)
        self.face.show(domino)
        self.title.show(textContent=title)
        self.words.show(textContent=words)
        self.button.show(value=str(domino), textContent=play_words(domino, ruling))
        self.button.show(ariaLabel=play_name(domino, ruling))


def every(selector):
    """The elements that match *selector*, in the order of the page."""
    return list(document.querySelectorAll(selector))


referee = Part(document.getElementById("referee"))
form = Part(document.getElementById("table"))
panel = Part(document.getElementById("ruling"))
texts = {name: Voice(document.getElementById(name)) for name in ("verdict", "hint", "note", "rule")}
cost, locked, ask_why = (Part(document.getElementById(it)) for it in ("cost", "locked", "ask-why"))
why_title = document.getElementById("why-title")
hand_title = Part(document.querySelector("#hand legend"))
why = document.getElementById("why")
reasons_seen = Sight()
slots = [Slot(control) for control in every("[name=place]")]
rows = [Row(element) for element in every("#rows li")]

buttons = {it: Part(document.querySelector(f"[name={it}]")) for it in ("undo", "redo", "next")}
words = document.getElementById("words")

history = History()  # every moment so far, and which of them is on the screen
marked = set()  # the dominoes whose tiles show that they are on the table


@when("click", referee.element)
def tap(event):
    """A tap on a control: go on to the next moment, or say why it cannot be."""
    control = event.target.closest("#table input, button[name]")
    if not control or control.closest("aside"):  # those are not about the table
        return
    if event.detail > 1 and control.name not in ("undo", "redo"):  # an unsteady thumb meant one tap
        switch(history.now)
        return
    value = words.value if control.name == "line" else control.value
    from_keyboard = event.detail == 0
    attempt(lambda: draw(act(control.name, value, not from_keyboard)))


@when("click", "#ask-why")
def show_why(_event):
    """The reasons brought into sight, and read next."""
    why_title.focus()
    why_title.scrollIntoView()


@when("hashchange", window)
def open_link(_event):
    """A link opened while the page is open; what was on the table is one undo away."""
    if fragment() != history.now.table.fragment:
        attempt(lambda: draw(follow_link()))


@when("change", agreed.panel)
def answer(event):
    """An answer to "Before you start": it is settled, or it is said why it cannot be."""
    control = event.target
    agreed.draw(agreed.settle(control.name, control.value, under_way()))


@when("click", "#agreement [name=unsettle]")
def unsettle(_event):
    """All the answers taken back."""
    agreed.take_back(under_way())
    agreed.draw()


@when("click", "#agreement [name=game]")
def begin(_event):
    """A new game, with an empty table: what was agreed last counts."""
    agreed.new_game()
    agreed.draw()
    agreed.panel.hidePopover()
    if under_way():
        attempt(lambda: draw(act("new", "")))


def attempt(step):
    """Take *step*; where our own mistake stops it, go back to what was on the table and say so."""
    global history
    before = history
    try:
        step()
    except Exception:
        history = before
        draw(MISTAKE)
        raise  # to the browser's console, for us


def act(name, value, moves_on=True):
    """Do what a tap on the control *name* asks; the answer is the note it leaves, if any."""
    global history
    try:
        history = history.after(name, value, moves_on)
    except ValueError as refusal:
        return str(refusal)
    if name == "line":
        words.value = ""
    return history.now.note


def under_way():
    """Whether a hand is under way: whether there is anything on the table."""
    return history.now.table != Table()


def follow_link():
    """Put on the table what the address carries; the answer is the note it leaves, if any."""
    global history
    history = history.then(Moment.opened(fragment()))
    return history.now.note


def draw(note=""):
    """Show the moment that is now: its ruling, and every tile."""
    moment = history.now
    ruling = judge(moment.table)
    said = verdict(ruling)
    texts["verdict"].say(said)
    panel.mark("data-long", "" if len(said) > LONG_VERDICT else None)
    texts["hint"].show(textContent="" if note else hint(ruling))
    texts["note"].say(note)
    texts["rule"].show(textContent=rule_line(ruling))
    texts["rule"].mark("data-ruled", "" if ruling.rule else None)  # for install.js and aloud.js
    ask_why.show(hidden=not ruling.rule)
    hand_title.show(textContent=hand_ask(ruling))
    renege = bool(ruling.played and ruling.played.renege)
    panel.mark("data-renege", str(renege).lower())
    cost.show(hidden=not renege)
    locked.show(hidden=not under_way())
    draw_reasons(explanation(ruling))
    switch(moment)
    for slot in slots:
        slot.show(ruling)
    draw_tiles(ruling)
    for row, line in zip_longest(rows, hand_lines(ruling).items()):
        row.show(ruling, line)
    buttons["next"].mark("data-lit", "" if ruling.finished else None)
    buttons["undo"].mark("aria-disabled", None if history.can_undo else "true")
    buttons["redo"].mark("aria-disabled", None if history.can_redo else "true")
    referee.mark("data-history", str(history))  # for keep.js, which stores them
    referee.mark("data-table", moment.table.fragment)


def switch(moment):
    """Switch the controls to what they are at *moment*; a tap has switched some by itself."""
    form.mark("data-picker", moment.place.id)
    on = set(moment.on)
    for control in every("#table :checked"):
        if (control.name, control.value) in on:
            on.remove((control.name, control.value))
        else:
            control.checked = False
    for name, value in on:
        document.querySelector(f"[name={name}][value='{value}']").checked = True


def draw_tiles(ruling):
    """Draw the tiles of what is on the table, and of what has left it; no other tile changes."""
    on_table = {told.domino for told in ruling.suits}
    marked.update(on_table)
    for domino in marked:
        tiles_of(domino).show(ruling)
    marked.intersection_update(on_table)


@cache
def tiles_of(domino):
    """The tiles of *domino*, looked up when it first comes to the table."""
    return Tiles(domino)


def draw_reasons(sentences):
    """List the reasons of the trick, one sentence an item."""
    if not reasons_seen.changes_to(*sentences):
        return
    items = [document.createElement("li") for _ in sentences]
    for item, text in zip(items, sentences, strict=True):
        item.textContent = text
    why.replaceChildren(*items)


def fragment():
    """The fragment of the page's address, without its mark."""
    return window.location.hash.removeprefix("#")


def start():
    """Answer what is there already: the table as it was kept, the link, and the taps made since."""
    global history
    for name in ("undo", "redo"):
        buttons[name].mark("aria-disabled", "true")  # as they are in the page so far
    with suppress(ValueError):  # junk, or a later version's
        history = History.parse(referee.element.getAttribute("data-history") or "")
    agreed.restore()
    notes = []
    if fragment() != history.now.table.fragment:
        notes.append(follow_link())
    unheard = [agreed.settle(name, value, under_way()) for name, value in agreed.given()]
    tapped = [(control.name, control.value) for control in every("#table :checked:not(:default)")]
    for name, value in sorted(tapped, key=lambda control: control[0] == "place"):
        if not history.now.has(name, value):
            notes.append(act(name, value))
    for control in every("#table[data-shown] #hand input:not(:checked)"):  # shown, and tapped away
        if history.now.has("hand", control.value):
            notes.append(act("hand", control.value))
    draw(" ".join(filter(None, notes)))
    agreed.draw(" ".join(filter(None, unheard)))
    referee.show(ariaBusy="false")
    window.performance.mark("awake")  # for `make bench`


start()
