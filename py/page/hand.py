"""A whole hand: recorded tap by tap, drawn with what it proves."""

from __future__ import annotations

from pyscript import document

from fortytwo.dominoes import DOMINOES
from fortytwo.hand.moment import Moment
from fortytwo.hand.rulings import judge_record, refuse_ends
from fortytwo.refusals import Note, Refusal
from fortytwo.score.moment import can_score, from_record
from fortytwo.words.agreement import consequence
from fortytwo.words.hand import (
    because,
    hint,
    lines,
    next_button,
    place_holds,
    place_marks,
    place_name,
    place_shows,
    question,
    seats_at,
    step_title,
    tile_name,
    tile_word,
    verdict,
)
from fortytwo.words.players import bidders as named_bidders
from fortytwo.words.players import names_from, short_name
from fortytwo.words.say import told
from fortytwo.words.trick import called
from page import agreement, players
from page.view import BoardText, View
from page.widgets import (
    Element,
    OtherCalls,
    PlaceButton,
    Redrawn,
    Tile,
    all_of,
    by_id,
    check_only,
    write,
)


class Bidder(Redrawn):
    """One who may have bid: a player, or a side that has no names."""

    def __init__(self, control):
        self.seat = int(control.value)
        self.control = Element(control)
        self.label = Element(control.parentElement)
        self.words = Element(control.parentElement.querySelector("b"))

    def show(self):
        """Show what this seat is called, if it is asked for."""
        called = named_bidders(players.seating).get(self.seat, "")
        if self.changed(called):
            self.label.show(hidden=not called)
            self.control.mark("aria-label", called)
            self.words.show(textContent=called)


class Story(Redrawn):
    """The list of reneges and tricks, each line a way to its trick."""

    def show(self, lines):
        """List *lines*, each with the number of its trick, or ``None``."""
        if not self.changed(*lines):
            return
        summary.show(textContent=" ".join(text for trick, text in lines if trick is None))
        tricks.replaceChildren(*(item_of(*line) for line in lines if line[0] is not None))


def item_of(trick, text):
    """An item of the list that leads to *trick*."""
    item, button = document.createElement("li"), document.createElement("button")
    button.type, button.name, button.value = "button", "trick", str(trick + 1)
    write(button, text)
    item.append(button)
    return item


form = by_id("record")
title, asked = by_id("step"), Element(document.querySelector("#down legend"))
ways = {name: Element(document.querySelector(f"[name={name}]")) for name in ("back", "on")}
on = Element(document.querySelector("[name=on] span"))
bid = document.querySelector("#calling select")
summary = by_id("summary")
put_early, put_over = Element(document.querySelector("#story [name=put]")), by_id("put")
tricks = document.getElementById("tricks")
tiles = {domino: Tile(document.querySelector(f"#down [value='{domino}']")) for domino in DOMINOES}
places = [PlaceButton(control) for control in all_of("#record [name=place]")]
bidders = [Bidder(control) for control in all_of("#bidder input")]
others, story = OtherCalls("hand-trump"), Story()


class HandView(View):
    """A whole hand as it is recorded."""

    name = "hand"
    key = "data-record"
    cleared = Note("hand-cleared")
    moment = Moment
    reasons_heading = document.getElementById("story-title")
    bounced = Element(document.querySelector("#picker-area .bounced"))

    @property
    def ruling(self):
        """The ruling on the hand as it is recorded; ``None`` until trump is named."""
        return judge_record(self.now.hand, self.in_force.house) if self.now.hand else None

    @property
    def refusal(self):
        """Why the hand can't be ruled on: an end is named, and the table doesn't let the leader."""
        try:
            if self.now.hand:
                refuse_ends(self.now.hand, self.in_force.house)
        except Refusal as refusal:
            return refusal
        return None

    @property
    def in_force(self):
        """The agreement that counts in this hand."""
        return agreement.settled.in_force(self.now.linked)

    @property
    def line(self):
        """The hand on one line; nothing before trump is named."""
        return str(self.now.hand or "")

    def under_way(self):
        """Whether a hand is being recorded."""
        return self.now.hand is not None and self.now.hand.under_way

    def stay(self, moment, name):
        """Return *moment* at the bid, if that is where it was called from."""
        return moment if moment.step == self.now.step else moment.after("trick", str(self.now.step))

    def check(self):
        """Check the controls that are on now, and no others."""
        check_only("record", self.now.on)

    def draw(self):
        """Draw the current moment and what it proves; return what the board says."""
        moment, ruling, in_force = self.now, self.ruling, self.in_force
        names = names_from(players.seating, moment.bidder)
        form.show(inert=False)
        form.mark("data-step", str(moment.step))
        title.show(textContent=step_title(moment))
        asked.show(textContent=question(moment, names))
        on.show(textContent=next_button(moment))
        bid.value = str(moment.bid or "")
        for name, button in ways.items():
            button.mark("aria-disabled", None if name in moment.ways else "true")
        draw_places(moment, ruling, names)
        draw_tiles(moment)
        for bidder in bidders:
            bidder.show()
        story.show(lines(ruling, names, consequence(agreement.settled, moment.linked)))
        put_early.show(hidden=moment.over or not can_score(ruling, in_force))
        show_over(moment.over)
        others.show(moment.call, in_force.house)
        self.check()
        if refusal := self.refusal:
            return BoardText(told(refusal), "", called=called(moment.call))
        return BoardText(
            verdict(ruling, names, in_force),
            hint(moment, ruling, names, in_force),
            because(ruling, moment.number),
            renege=bool(ruling and ruling.reneges),
            has_reasons=bool(ruling and ruling.tricks),
            called=called(moment.call),
        )

    def entry(self, kind):
        """The hand as it is put on the score of a game of this *kind*, and what is missing."""
        return from_record(self.ruling, self.now.bidder, self.in_force, kind)


def show_over(is_over):
    """Have the button that puts the hand on the score stand where the picker was, or the picker."""
    put_over.show(hidden=not is_over)
    if is_over and document.querySelector("#down :focus"):  # it's about to go
        put_over.element.focus()
    form.mark("data-over", "" if is_over else None)


def draw_places(moment, ruling, names):
    """Draw the places of the trick, or the seats that show."""
    form.mark("data-players", str(moment.players))
    seats = seats_at(moment)
    for place, button in enumerate(places):
        button.label.show(hidden=place not in seats)
    for place, seat in seats.items():
        button = places[place]
        is_down = ruling is not None and place < len(moment.trick)
        button.control.mark("aria-label", place_name(moment, place, names.seats[seat]))
        button.whose.show(textContent=short_name(players.seating, seat, moment.bidder))
        button.show(
            place_holds(moment, ruling, place),
            place_shows(moment, place),
            " ".join(place_marks(moment, ruling, place)),
            is_down and ruling.wins(moment.number, place),
            is_down and ruling.reneged(moment.number, place),
        )


def draw_tiles(moment):
    """Draw the tiles; those of another trick are gone."""
    for domino, tile in tiles.items():
        word = tile_word(domino, moment)
        tile.show(tile_name(domino, moment), word)
        tile.control.mark("data-here", "" if word else None)


view = HandView()
