"""A whole hand: recorded tap by tap, drawn with all that it proves."""

from __future__ import annotations

from pyscript import document

from fortytwo.dominoes import DOMINOES
from fortytwo.hand.moment import Moment
from fortytwo.hand.rulings import judge_record
from fortytwo.history import History
from fortytwo.score.moment import recorded
from fortytwo.words.recording import (
    board,
    lines,
    marks,
    next_tap,
    seats_at,
    spot_holds,
    spot_name,
    spot_printed,
    step_ask,
    step_on,
    step_title,
    tile_name,
    tile_word,
)
from page import agreement as agreed
from page import players
from page.widgets import Part, Said, Sight, every, part, switch_on

NAME = "hand"
KEPT_AS = "data-record"  # the attribute that keep.js stores
NEW = "New hand"

history = History((Moment(),))  # every moment so far, and which of them is on the screen
read, opened = Moment.parse, Moment.opened


class Tile(Sight):
    """A domino's tile: its name, and the word printed on it."""

    def __init__(self, domino):
        control = document.querySelector(f"[name=down][value='{domino}']")
        self.domino = domino
        self.control = Part(control)
        self.printed = Part(control.parentElement.querySelector(".mark"))

    def show(self, recording):
        """Draw the tile as *recording* has it."""
        name, word = tile_name(self.domino, recording), tile_word(self.domino, recording)
        if self.changes_to(name, word):
            self.control.mark("aria-label", name)
            self.printed.show(textContent=word, hidden=not word)
            self.control.mark("data-here", "" if word else None)


class Spot(Sight):
    """A place of the trick, or a seat that shows: whose it is, and what lies there."""

    def __init__(self, control):
        self.spot = int(control.value)
        self.control = Part(control)
        self.label = Part(control.parentElement)
        self.there, self.words, self.ribbon = (
            Part(control.parentElement.querySelector(tag)) for tag in ("b", "span", "i")
        )

    def show(self, recording, ruling, seat, names):
        """Draw the spot, which is that *seat*'s, as *recording* and its *ruling* have it."""
        who = players.seating.short(seat, recording.bidder)
        holds, said = spot_holds(recording, ruling, self.spot), marks(recording, ruling, self.spot)
        name = spot_name(recording, self.spot, names.seats[seat])
        if not self.changes_to(name, who, holds, said):
            return
        self.control.mark("aria-label", name)
        self.control.mark("aria-description", holds)
        self.label.mark("data-wins", "" if said and said[0] != "renege" else None)
        self.label.mark("data-renege", "" if "renege" in said else None)
        self.there.show(textContent=spot_printed(recording, self.spot))
        self.words.show(textContent=who)
        self.ribbon.show(textContent=" ".join(said))


class Bidder(Sight):
    """One who may have bid: a player, or a side that has no names."""

    def __init__(self, control):
        self.seat = int(control.value)
        self.control = Part(control)
        self.label = Part(control.parentElement)
        self.words = Part(control.parentElement.querySelector("b"))

    def show(self):
        """Show what this seat is called, if it is asked for."""
        called = dict(players.seating.bidders).get(self.seat, "")
        if self.changes_to(called):
            self.label.show(hidden=not called)
            self.control.mark("aria-label", called)
            self.words.show(textContent=called)


class Story(Sight):
    """The list of what there is to say, each line a way to the trick it is about."""

    def show(self, said):
        """List *said*: lines, each with the number of a trick, or none."""
        if not self.changes_to(*said):
            return
        plain = [text for trick, text in said if trick is None]
        proved.show(textContent=" ".join(plain))
        tricks.replaceChildren(*(item_of(*line) for line in said if line[0] is not None))


def item_of(trick, text):
    """An item of the list that leads to *trick*."""
    item, button = document.createElement("li"), document.createElement("button")
    button.type, button.name, button.value = "button", "trick", str(trick + 1)
    button.textContent = text
    item.append(button)
    return item


form, referee = part("record"), part("referee")
title, ask = part("step"), Part(document.querySelector("#down legend"))
ways = {name: Part(document.querySelector(f"[name={name}]")) for name in ("back", "on")}
on = Part(document.querySelector("[name=on] span"))
bid = Part(document.querySelector("#calling select"))
proved, written, line = part("proved"), part("written"), part("one-line")
put = Part(document.querySelector("[name=put]"))
tricks = document.getElementById("tricks")
told = document.getElementById("story-title")  # what stands over the reasons
tiles = [Tile(domino) for domino in DOMINOES]
spots = [Spot(control) for control in every("[name=spot]")]
bidders = [Bidder(control) for control in every("#bidder input")]
story = Story()


def under_way():
    """Whether a hand is under way: begun, and not played out."""
    hand = history.now.hand
    return hand is not None and bool(hand.plays) and hand.on_turn is not None


def ruling_now():
    """The ruling on the hand as it is recorded; ``None`` until trump is named."""
    hand = history.now.hand
    return judge_record(hand) if hand else None


def draw():
    """Show the moment that is now, and all it proves; what the board says of it."""
    recording, ruling = history.now, ruling_now()
    here = agreed.settled.here(history.agreed)
    names = players.seating.seen_from(recording.bidder)
    form.show(inert=False)
    form.mark("data-step", str(recording.step))
    title.show(textContent=step_title(recording))
    ask.show(textContent=step_ask(recording))
    on.show(textContent=step_on(recording))
    bid.element.value = str(recording.bid or "")
    for name, button in ways.items():
        button.mark("aria-disabled", None if name in recording.ways else "true")
    for spot, seat in zip(spots, seats_at(recording), strict=True):
        spot.show(recording, ruling, seat, names)
    for tile in tiles:
        tile.show(recording)
    for bidder in bidders:
        bidder.show()
    story.show(lines(ruling, names, agreed.settled.consequence(history.agreed)))
    put.show(hidden=not (ruling and (ruling.decided or (ruling.reneges and here.loses_the_hand))))
    written.show(hidden=recording.hand is None)
    line.show(textContent=str(recording.hand or ""))
    switch()
    return Said(
        board(recording, ruling, names, here),
        next_tap(recording, ruling, names, here),
        renege=bool(ruling and ruling.reneges),
        has_reasons=bool(ruling and ruling.tricks),
    )


def as_played(kind):
    """The hand as the score sheet of a game of this *kind* has it.

    Raises ``ValueError`` that says why it cannot be put there.
    """
    cost = agreed.settled.here(history.agreed).cost
    return recorded(ruling_now(), history.now.bidder, cost, kind)


def switch():
    """Switch the controls to what they are now."""
    switch_on("record", history.now.on)
