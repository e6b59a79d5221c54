"""The score: hands written down, the sheet they make, and the sheet to save or share."""

from __future__ import annotations

from pyodide.ffi import JsException, to_js
from pyscript import document, when, window

from fortytwo.bids import GAME_MARKS
from fortytwo.refusals import Note, Refusal
from fortytwo.score.game import Kind
from fortytwo.score.moment import Entry, Moment, price
from fortytwo.seats import Side
from fortytwo.words.players import partners
from fortytwo.words.say import say
from fortytwo.words.score import as_csv, as_text, gives_what, hint, lines, sentence
from page import agreement, players
from page.view import BoardText, View
from page.widgets import Element, LiveText, Redrawn, all_of, by_id

# Players keep marks in strokes that spell ALL, one for each of the seven: drawn in 54 by 24.
STROKES = (
    "M3 21L10 3",
    "M10 3L17 21",
    "M5.5 14.5H14.5",
    "M24 3V21",
    "M24 21H34",
    "M41 3V21",
    "M41 21H51",
)


class Standing:
    """A side: its name, wherever that stands, and its score."""

    def __init__(self, side, element):
        self.side = side
        self.names = [Element(one) for one in all_of(f"#score [data-side={side.word}]")]
        self.number = Element(element.querySelector("b"))
        self.strokes = Element(element.querySelector("path"))

    def show(self, game):
        """Draw the side as *game* has it."""
        name, score = game.name(self.side), game.score[self.side]
        for one in self.names:
            one.show(textContent=name)
        self.number.show(textContent=str(score))
        marks = min(score, GAME_MARKS) if game.kind is Kind.MARKS else 0
        self.strokes.mark("d", "".join(STROKES[:marks]))


class Hands(Redrawn):
    """The hands written down, each with the score after it."""

    def __init__(self, table):
        self.table = Element(table)
        self.body = table.querySelector("tbody")

    def show(self, lines):
        """List *lines*, the words for each hand and the score after it."""
        self.table.show(hidden=not lines)
        if self.changed(lines):
            self.body.replaceChildren(*(row(*one) for one in enumerate(lines, start=1)))


def row(number, line):
    """The row of the sheet for one hand."""
    words, score = line
    whole = document.createElement("tr")
    for kind, text in [
        ("th", say("score.row", number=number, hand=words)),
        *(("td", points) for points in score),
    ]:
        cell = document.createElement(kind)
        cell.textContent = text
        whole.append(cell)
    whole.firstChild.scope = "row"
    return whole


whole, costs = by_id("score"), by_id("price")
bid, took, gives, lost = (document.getElementById(name) for name in "bid took gives lost".split())
ended, counted, asked = by_id("ended"), by_id("counted"), by_id("gives-what")
kinds = [Element(button) for button in all_of("#kinds button")]
sides = [Standing(*one) for one in zip(Side, all_of("#standing > div"), strict=True)]
hands, no_hands = Hands(document.getElementById("hands")), by_id("no-hands")
so_far = by_id("so-far")
file = document.createElement("a")  # the way to a file that has been saved
copied = LiveText(document.getElementById("copied"))


class ScoreView(View):
    """The score sheet, and the form for the next hand."""

    name = "score"
    key = "data-score"
    new = "new-game"
    moment = Moment

    @property
    def game(self):
        """The game as it stands, by the names of its players."""
        return self.now.game.named(*partners(players.seating))

    def tap(self, name, value, by_arrow=False):
        """Go on after a tap; with a new game, what was agreed last counts."""
        if name == "write":
            self.write(self.entry())
        else:
            super().tap(name, value)
        if name == "new":
            agreement.begin_game()

    def write(self, entry):
        """Write a hand down, and make room for the next.

        Raises ``Refusal`` for what is missing, or wrong.
        """
        self.go_to(self.now.with_entry(entry))
        clear()

    def put(self, entry, unsaid):
        """Write a recorded hand down; where something is *unsaid*, put the rest into the form.

        The answer is whether it is written down, and a note.
        """
        try:
            if not unsaid:
                self.write(entry)
                return True, self.now.put_note
        except Refusal as refusal:
            unsaid = refusal
        fill_in(entry)
        return False, Note("not-on-the-score", why=unsaid)

    def entry(self):
        """What has been tapped and typed of a hand."""
        taken = chosen("ended") if self.now.game.kind is Kind.MARKS else took.value
        return Entry(chosen("bidder"), bid.value, taken, chosen("by"), gives.value, lost.checked)

    def under_way(self):
        """Whether there is a hand on the sheet."""
        return bool(self.now.game.hands)

    def check(self):
        """Ask what a game of this kind has to know of the next hand."""
        kind, entry = self.now.game.kind, self.entry()
        ended.show(hidden=kind is not Kind.MARKS)
        counted.show(hidden=kind is not Kind.POINTS)
        asked.show(textContent=gives_what(entry, self.game))
        costs.show(hidden=not entry.by)

    def draw(self):
        """Draw the sheet as it is now; return what the board says."""
        game = self.game
        for side in sides:
            side.show(game)
        for button in kinds:
            button.mark("aria-pressed", str(button.element.value == game.kind.word).lower())
        hands.show(lines(game))
        so_far.show(textContent=sentence(game))
        no_hands.show(hidden=bool(game.hands))
        copied.say("")
        self.check()
        whole.show(inert=False)
        return BoardText(sentence(game), hint(game))


view = ScoreView()


def chosen(name):
    """The value of the radio button that is on, of those with that *name*; or nothing."""
    on = document.querySelector(f"#entry [name={name}]:checked")
    return on.value if on else ""


def clear():
    """Make room for the next hand."""
    fill_in(Entry())


def fill_in(entry):
    """Put *entry* into the form."""
    for name, value in (("bidder", entry.bidder), ("ended", entry.ended), ("by", entry.by)):
        for control in all_of(f"#entry [name={name}]"):
            control.checked = control.value == value
    bid.value, took.value, gives.value = entry.bid, entry.took, entry.gives
    lost.checked = entry.lost


@when("input", whole.element)
def hear(event):
    """Hear what is tapped or typed; a renege costs what was agreed, if that is known."""
    if event.target.name == "by" and costs.element.hidden:
        gives.value, lost.checked = price(agreement.settled.now, view.now.game.kind)
    view.check()


@when("click", "#copy")
async def copy(_event):
    """Copy the sheet, to be put into a message."""
    try:
        await window.navigator.clipboard.writeText(as_text(view.game))
    except (AttributeError, JsException):  # there is none, or it may not be used
        copied.say(say("score.not-copied"))
    else:
        copied.say(say("score.copied"))


@when("click", "#as-text")
def save_text(_event):
    """Save the sheet as a file to be read."""
    save("score.txt", "text/plain", f"{as_text(view.game)}\n")


@when("click", "#as-csv")
def save_csv(_event):
    """Save the sheet as a file for a spreadsheet."""
    save("score.csv", "text/csv", as_csv(view.game))


def save(name, kind, text):
    """Save *text* as a file; the one before has long been saved."""
    window.URL.revokeObjectURL(file.href)
    file.href = window.URL.createObjectURL(window.Blob.new(to_js([text]), type=kind))
    file.download = name
    file.click()
    copied.say(say("score.saved", file=name))


@when("click", "#print")
def print_sheet(_event):
    """Print the score sheet."""
    window.print()
