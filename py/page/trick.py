"""One trick: what is on the table, drawn with its ruling."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest

from pyscript import document

from fortytwo.history import History
from fortytwo.trick.moment import PLACE_CALLED, Moment
from fortytwo.trick.rulings import judge
from fortytwo.trick.table import Place, Table
from fortytwo.words.trick import (
    explanation,
    hand_ask,
    hand_lines,
    hint,
    lying_at,
    play_name,
    play_words,
    printed_at,
    ribbon,
    row_title,
    rule_line,
    tile_mark,
    tile_name,
    verdict,
)
from page.widgets import Face, Lines, Part, Said, Sight, Voice, every, part, switch_on


class Tile(Sight):
    """A tile in a picker: its name, and the word printed on it."""

    def __init__(self, control):
        self.control = Part(control)
        self.printed = Part(control.parentElement.querySelector(".mark"))

    def show(self, name, word, mark):
        """Draw the tile with that name and word; *mark* is what the hand's ruling is, if any."""
        if not self.changes_to(name, word, mark):
            return
        ruled = mark.value if mark else None
        self.control.mark("aria-label", name)
        self.printed.show(textContent=word, hidden=not word)
        self.printed.mark("data-mark", ruled)
        if self.control.element.name == Place.HAND.id:
            self.control.mark("data-ruling", ruled)


class Slot(Sight):
    """A place of the trick, or the hand: where the next domino goes, and what lies there."""

    def __init__(self, control):
        self.control = Part(control)
        self.label = Part(control.parentElement)
        self.there = Part(control.parentElement.querySelector("b"))
        self.ribbon = Part(control.parentElement.querySelector("i"))
        self.place = PLACE_CALLED[control.value]

    def show(self, ruling):
        """Draw the slot as *ruling* has it."""
        there, wins = ruling.table.at(self.place), ruling.wins(self.place)
        said = ribbon(ruling) if wins else ""
        if not self.changes_to(there, said):
            return
        self.control.mark("aria-description", lying_at(self.place, ruling))
        self.label.mark("data-wins", "" if wins else None)
        self.there.show(textContent=printed_at(self.place, ruling))
        self.ribbon.show(textContent=said)


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
        self.button.mark("aria-label", play_name(domino, ruling))


form, referee = part("table"), part("referee")
rule = Voice(document.getElementById("rule"))
cost, hand_title = part("cost"), Part(document.querySelector("#hand legend"))
next_trick = Part(document.querySelector("[name=next]"))
told = document.getElementById("why-title")  # what stands over the reasons
why = Lines(document.getElementById("why"))
slots = [Slot(control) for control in every("[name=place]")]
rows = [Row(element) for element in every("#rows li")]
marked = set()  # the dominoes whose tiles show that they are on the table

NAME = "trick"
KEPT_AS = "data-history"  # the attribute that keep.js stores
NEW = "New hand"

history = History((Moment(),))  # every moment so far, and which of them is on the screen
read, opened = Moment.parse, Moment.opened


def under_way():
    """Whether a hand is under way: whether there is anything on the table."""
    return history.now.table != Table()


def draw():
    """Show the moment that is now: its ruling, and every tile; what the board says of it."""
    moment = history.now
    ruling = judge(moment.table)
    rule.show(textContent=rule_line(ruling))
    rule.mark("data-ruled", "" if ruling.rule else None)  # for install.js and aloud.js
    hand_title.show(textContent=hand_ask(ruling))
    next_trick.mark("data-lit", "" if ruling.finished else None)
    renege = bool(ruling.played and ruling.played.renege)
    cost.show(hidden=not renege)
    why.show(explanation(ruling))
    switch()
    for slot in slots:
        slot.show(ruling)
    draw_tiles(ruling)
    for row, line in zip_longest(rows, hand_lines(ruling).items()):
        row.show(ruling, line)
    referee.mark("data-table", moment.table.fragment)  # for keep.js
    return Said(verdict(ruling), hint(ruling), renege, has_reasons=bool(ruling.rule))


def switch():
    """Switch the controls to what they are now."""
    form.mark("data-picker", history.now.place.id)
    switch_on("table", history.now.on)


def draw_tiles(ruling):
    """Draw the tiles of what is on the table, and of what has left it; no other tile changes.

    Of the pickers that is the one to be seen, and the hand's, which carries the rulings. The
    others' tiles are drawn when they are shown, or when their domino leaves the table.
    """
    on_table = {told.domino for told in ruling.suits}
    marked.update(on_table)
    seen = {Place.HAND, history.now.place}
    for domino in marked:
        look = tile_name(domino, ruling), tile_mark(domino, ruling), ruling.mark_of(domino)
        for place in seen if domino in on_table else Place:
            tile_of(domino, place).show(*look)
    marked.intersection_update(on_table)


@cache
def tile_of(domino, place):
    """The tile of *domino* in a picker, looked up when it is first drawn."""
    return Tile(document.querySelector(f"#{place.id} [value='{domino}']"))


def untold():
    """The taps that were made on the controls before Python was up, each a name and a value."""
    taps = [(control.name, control.value) for control in every("#table :checked:not(:default)")]
    new = [tap for tap in taps if not history.now.has(*tap)]
    # A table that was shown, and tapped away.
    gone = [("hand", one.value) for one in every("#table[data-shown] #hand input:not(:checked)")]
    taken = [tap for tap in gone if history.now.has(*tap)]
    return sorted(new, key=lambda tap: tap[0] == "place") + taken
