"""The score: hands written down, the sheet they make, and the sheet to save or share."""

from __future__ import annotations

from pyodide.ffi import JsException, to_js
from pyscript import document, when, window

from fortytwo.bids import GAME_MARKS
from fortytwo.refusals import Note, Refusal
from fortytwo.score.game import NO_NAMES, Kind
from fortytwo.score.moment import Entry, Moment, price
from fortytwo.seats import Side
from fortytwo.words.players import partners
from fortytwo.words.say import say
from fortytwo.words.score import as_csv, as_text, gives_what, hint, lines, lost_gives, sentence
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


whole, form, costs, lost_to = (by_id(name) for name in "score entry price lost-gives".split())
bid, took, gives, lost = (document.getElementById(name) for name in "bid took gives lost".split())
ended, counted, asked = by_id("ended"), by_id("counted"), by_id("gives-what")
kinds = [Element(button) for button in all_of("#kinds button")]
sides = [Standing(*one) for one in zip(Side, all_of("#standing > div"), strict=True)]
hands, no_hands = Hands(document.getElementById("hands")), by_id("no-hands")
so_far = by_id("so-far")
new_game, cleared = by_id("new-game"), by_id("cleared")
file = document.createElement("a")  # the way to a file that has been saved
copied = LiveText(document.getElementById("copied"))


class ScoreView(View):
    """The score sheet, and the form for the next hand."""

    name = "score"
    key = "data-score"
    moment = Moment

    @property
    def game(self):
        """The game as it stands, by the names of its players; a link brought its own."""
        game = self.now.game
        return game.named(*partners(players.seating)) if game.partners == NO_NAMES else game

    @property
    def sheet(self):
        """The sheet to read."""
        return as_text(self.game)

    @property
    def sent(self):
        """The game in a link, which the address never carries; nothing before the first hand."""
        return self.game.fragment if self.under_way() else ""

    def open(self, fragment):
        """Put the sheet of a link on the screen; one that can't be read changes nothing."""
        self.go_to(self.now.after_link(fragment))

    def tap(self, name, value, by_arrow=False):
        """Go on after a tap; with a new game what was agreed last counts, until that is undone."""
        left = self.now
        if name == "write":
            self.write(self.entry())
        else:
            super().tap(name, str(agreement.settled) if name == "new" else value)
        if name == "undo" and left.before is not None:
            agreement.undo_game(left.before)
        elif name in ("new", "redo") and self.now.before is not None:
            agreement.use_newest()

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
        """Whether a game is being scored."""
        return self.now.game.under_way

    def check(self):
        """Ask what a game of this kind has to know of the next hand."""
        kind, entry = self.now.game.kind, self.entry()
        ended.show(hidden=kind is not Kind.MARKS)
        counted.show(hidden=kind is not Kind.POINTS)
        asked.show(textContent=gives_what(entry, self.game))
        lost_to.show(textContent=lost_gives(entry, self.game))
        form.mark("data-lost", "" if entry.is_lost else None)
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
        show_cleared(self.history.cleared)
        self.check()
        whole.show(inert=False)
        return BoardText(sentence(game), hint(game))


def show_cleared(is_cleared):
    """Say beside the button for a new game what it cleared, with the way back.

    When that goes, the keyboard stays at the button.
    """
    if not is_cleared and new_game.element.matches(":focus-within"):
        new_game.element.querySelector("button").focus()
    cleared.show(textContent=say("score.cleared") if is_cleared else "")
    new_game.mark("data-cleared", "" if is_cleared else None)


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
    agreed, loses = price(agreement.settled.now, view.now.game.kind)
    if event.target.name == "by" and costs.element.hidden:
        gives.value, lost.checked = agreed, loses
    elif event.target.id == "lost":
        gives.value = agreed if lost.checked == loses else ""
    view.check()


@when("click", "#copy")
async def copy(_event):
    """Copy the sheet, to be put into a message."""
    try:
        await window.navigator.clipboard.writeText(view.sheet)
    except (AttributeError, JsException):  # there is none, or it may not be used
        copied.say(say("score.not-copied"))
    else:
        copied.say(say("score.copied"))


@when("click", "#as-text")
def save_text(_event):
    """Save the sheet as a file to be read."""
    save("score.txt", "text/plain", f"{view.sheet}\n")


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
