"""One trick: what is on the table, drawn with its ruling."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest

from pyscript import document

from fortytwo.refusals import Note
from fortytwo.trick.moment import PLACE_NAMED, Moment
from fortytwo.trick.table import Place, Table
from fortytwo.words.say import told
from fortytwo.words.trick import (
    all_played_words,
    because,
    called,
    explanation,
    hand_lines,
    hint,
    place_holds,
    place_shows,
    play_words,
    question,
    ribbon,
    row_title,
    rule_line,
    tile_name,
    tile_word,
    verdict,
)
from page import agreement
from page.view import BoardText, View, ruled
from page.widgets import (
    Element,
    Face,
    Lines,
    LiveText,
    OtherCalls,
    PlaceButton,
    Redrawn,
    Tile,
    all_of,
    by_id,
    check_only,
    draw_end,
)


class Row(Redrawn):
    """A domino of the hand, its ruling, and the button that plays it."""

    def __init__(self, element):
        self.whole = Element(element)
        self.face = Face(element)
        self.title = Element(element.querySelector("strong"))
        self.words = Element(element.querySelector("span"))
        self.button = Element(element.querySelector("button"))

    def show(self, ruling, line):
        """Draw *line*, a domino and its ruling in words; ``None`` empties the row."""
        self.whole.show(hidden=line is None)
        if line is None:
            return
        domino, words = line
        title, mark = row_title(domino, ruling), ruling.mark_of(domino)
        back = domino == ruling.table.play
        if not self.changed(domino, title, words, mark, back):
            return
        self.whole.mark("data-mark", mark.value if mark else None)
        self.face.show(domino)
        self.title.show(textContent=title)
        self.words.show(textContent=words)
        said, aloud = play_words(domino, ruling)
        self.button.show(value=str(domino), textContent=said)
        self.button.mark("aria-label", aloud)


form = by_id("table")
reasons, rule = by_id("reasons"), LiveText(document.getElementById("rule"))
reasons.mark("data-empty", "")  # as it is in the page so far
cost, hand_title = by_id("cost"), Element(document.querySelector("#hand legend"))
others = OtherCalls("trump")
other_rules = Redrawn()
other_rules.changed((), frozenset())  # as they are in the page so far
next_trick = Element(document.querySelector("[name=next]"))
all_played = Element(document.querySelector("[name=all-played]"))
starts = by_id("starts")
why = Lines(document.getElementById("why"))
places = {
    PLACE_NAMED[control.value]: PlaceButton(control) for control in all_of("#table [name=place]")
}
rows = [Row(element) for element in all_of("#rows li")]
DRAWN_AND_CLEARED = "#table[data-drawn] #hand input:not(:checked)"
marked = set()  # the dominoes whose tiles show that they are on the table


class TrickView(View):
    """One trick, and the hand of the player whose turn it is."""

    name = "trick"
    key = "data-history"
    cleared = Note("table-cleared")
    moment = Moment
    reasons_heading = document.getElementById("why-title")
    bounced = Element(document.querySelector("#pickers .bounced"))

    @property
    def line(self):
        """The table on one line; nothing while it is empty."""
        return "" if self.now.table == Table() else str(self.now.table)

    def tap(self, name, value, by_arrow=False):
        """Go on after a tap; a trump that the first domino has named stays for the next trick."""
        table, house = self.now.table, agreement.settled.in_force(self.now.linked).house
        named = house.named_by(table.led) if table.led and table.call is None else None
        if name == "next" and named:  # one tap, so one step back
            self.go_to(self.now.after("trump", str(named)).after(name, value))
        else:
            super().tap(name, value, by_arrow)

    def stay(self, moment, name):
        """Return *moment* with the picker called *name*, where the next tap may be."""
        return moment.after("place", name) if name in PLACE_NAMED else moment

    def check(self):
        """Check the controls that are on now, and no others."""
        form.mark("data-picker", self.now.place.word)
        check_only("table", self.now.on)

    def draw(self):
        """Draw the current moment, its ruling and its tiles; return what the board says."""
        in_force, unsure = agreement.settled.in_force(self.now.linked), self.now.unsure
        ruling, refusal = ruled(self.now.table, in_force.house, not self.now.later)
        rule.show(textContent=rule_line(ruling))
        rule.mark("data-ruled", "" if ruling.rule else None)  # for install.js and aloud.js
        reasons.mark("data-empty", None if ruling.rule else "")
        hand_title.show(textContent=question(ruling))
        next_trick.mark("data-lit", "" if ruling.finished else None)
        renege = bool(ruling.played and ruling.played.renege)
        cost.show(hidden=not renege)
        names_end = draw_end(
            ruling.table, in_force.house, not self.now.later, hidden=bool(ruling.hand)
        )
        draw_call(ruling, in_force.house)
        all_played.show(hidden=not unsure, textContent=all_played_words(ruling))
        starts.show(hidden=bool(self.line or self.now.note))
        why.show(explanation(ruling))
        self.check()
        for place, button in places.items():
            wins = ruling.wins(place)
            word = ribbon(ruling.finished) if wins else ""
            button.show(place_holds(place, ruling), place_shows(place, ruling), word, wins)
        draw_tiles(ruling, self.now.place)
        for row, line in zip_longest(rows, hand_lines(ruling).items()):
            row.show(ruling, line)
        if refusal:
            return BoardText(told(refusal), "", called=called(ruling.table.call))
        return BoardText(
            verdict(ruling, unsure),
            "" if unsure or names_end else hint(ruling, in_force, self.now.place),
            because(ruling),
            verdict(ruling) if unsure else "",  # they didn't see what was tapped
            renege=renege,
            has_reasons=bool(ruling.rule),
            called=called(ruling.table.call),
        )

    def early_taps(self):
        """The taps made on the controls before Python was up, each a name and a value."""
        on, order = self.now.on, (form.element.getAttribute("data-order") or "").split()
        checked = [(one.name, one.value) for one in all_of("#table :checked:not(:default)")]
        cleared = [(one.name, one.value) for one in all_of(DRAWN_AND_CLEARED)]
        taps = [tap for tap in cleared if tap in on] + [tap for tap in checked if tap not in on]
        taps.sort(key=lambda tap: order.index(tap[1]) if tap[1] in order else -1)
        return sorted(taps, key=lambda tap: tap[0] == "place")  # so that it stays there


def draw_call(ruling, house):
    """Draw what goes with the call: its name, its places, the rules."""
    call = ruling.table.call
    others.show(call, house)
    form.mark("data-players", str(ruling.table.trick_size))
    places[Place.FOURTH].label.show(hidden=ruling.table.trick_size <= Place.FOURTH)
    if other_rules.changed(call.traits if call else (), house.switches):
        from page import rulebook  # most tables play numbers, whose rules the page has

        rulebook.draw(call, house)


def draw_tiles(ruling, picker):
    """Draw the tiles of what is on the table, and of what has left it; no other tile changes.

    Only the visible picker is drawn, and the hand's, which carries the rulings. The
    others' tiles are drawn when they are shown, or when their domino leaves the table.
    """
    on_table = {suits.domino for suits in ruling.suits}
    marked.update(on_table)
    seen = {Place.HAND, picker}
    for domino in marked:
        mark = ruling.mark_of(domino)
        name, word, value = (
            tile_name(domino, ruling),
            tile_word(domino, ruling),
            mark and mark.value,
        )
        for place in seen if domino in on_table else Place:
            tile_of(domino, place).show(name, word, value)
        tile_of(domino, Place.HAND).control.mark("data-ruling", value)
    marked.intersection_update(on_table)


@cache
def tile_of(domino, place):
    """The tile of *domino* in a picker, looked up when it is first drawn."""
    return Tile(document.querySelector(f"#{place.word} [value='{domino}']"))


view = TrickView()
