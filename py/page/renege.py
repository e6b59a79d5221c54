"""A renege that's called: who, what was led, what they played, and what they still had."""

from __future__ import annotations

from pyscript import document

from fortytwo.dominoes import DOMINOES
from fortytwo.refusals import Note
from fortytwo.renege.moment import Moment
from fortytwo.words.agreement import consequence
from fortytwo.words.renege import (
    accused,
    because,
    choices,
    hint,
    lines,
    name_of,
    question,
    tile_name,
    tile_word,
    verdict,
)
from fortytwo.words.say import told
from fortytwo.words.trick import called
from page import agreement, players
from page.view import BoardText, View, ruled
from page.widgets import Element, Lines, OtherCalls, Tile, all_of, by_id, check_only, draw_end

form, proof, cost = by_id("accusing"), by_id("proof"), by_id("proof-cost")
costs = Element(document.querySelector("#proof-cost p"))
asked = Element(document.querySelector("#tell legend"))
proofs = Lines(document.getElementById("proofs"))
tiles = {domino: Tile(document.querySelector(f"#tell [value='{domino}']")) for domino in DOMINOES}
others = OtherCalls("called-trump")
seats = [
    (Element(control), Element(control.parentElement.querySelector("span")))
    for control in all_of("#who input")
]


class RenegeView(View):
    """A renege, called on whoever played it."""

    name = "renege"
    key = "data-called"
    cleared = Note("renege-cleared")
    moment = Moment
    reasons_heading = document.getElementById("proof-title")

    @property
    def line(self):
        """What was told, on one line; nothing before anything is."""
        return "" if self.now.empty else str(self.now.table)

    @property
    def fragment(self):
        """What the address carries: their name, if it's known, as seats differ by phone."""
        return self.now.fragment_naming(name_of(self.now, players.seating))

    def begin(self, table):
        """Call the renege that may be on *table*, unless one is being called already."""
        if self.now.empty and table.down:
            self.go_to(Moment.of(table))

    def check(self):
        """Check the controls that are on now, and no others."""
        check_only("accusing", self.now.on)

    def draw(self):
        """Draw the current moment and its ruling; return what the board says."""
        moment, in_force = self.now, agreement.settled.in_force(self.now.linked)
        ruling, refusal = ruled(moment.table, in_force.house)
        renege = bool(ruling.played and ruling.played.renege)
        form.show(inert=False)
        asked.show(textContent=question(moment))
        for (control, words), choice in zip(seats, choices(players.seating), strict=True):
            control.mark("aria-label", choice)
            words.show(textContent=choice)
        for domino, tile in tiles.items():
            tile.show(tile_name(domino, moment), tile_word(domino, moment))
        reasons = lines(ruling)
        proof.show(hidden=not reasons)
        proofs.show(reasons)
        cost.show(hidden=not renege)
        costs.show(textContent=consequence(agreement.settled, moment.linked))
        others.show(moment.call, in_force.house)
        names_end = draw_end(moment.table, in_force.house, hidden=bool(ruling.played))
        self.check()
        if refusal:
            return BoardText(told(refusal), "", called=called(moment.call))
        return BoardText(
            verdict(ruling, accused(moment, players.seating)),
            "" if names_end else hint(ruling, in_force),
            because(ruling),
            renege=renege,
            has_reasons=bool(reasons),
            called=called(moment.call),
        )


view = RenegeView()
