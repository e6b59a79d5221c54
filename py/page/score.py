"""The score: hands written down, the sheet they make, and the sheet to be taken along."""

from __future__ import annotations

from pyodide.ffi import JsException, to_js
from pyscript import document, when, window

from fortytwo.history import History
from fortytwo.score.game import Kind, Side
from fortytwo.score.moment import Entry, ForTheTable, Moment, renege_costs, strokes
from page import agreement as agreed
from page import players
from page.widgets import Part, Said, Sight, Voice, every, part


class Standing:
    """A side: what it is called, wherever that stands, and how far it has come."""

    def __init__(self, side, element):
        self.side = side
        self.names = [Part(one) for one in every(f"#score [data-side={side.word}]")]
        self.number = Part(element.querySelector("b"))
        self.strokes = Part(element.querySelector("path"))

    def show(self, game):
        """Draw the side as *game* has it."""
        name = game.name(self.side)
        for one in self.names:
            one.show(textContent=name)
        self.number.show(textContent=game.score[self.side])
        self.strokes.mark("d", strokes(game.score, self.side) if game.kind is Kind.MARKS else "")


class Hands(Sight):
    """The hands written down, each with the score after it."""

    def __init__(self, table):
        self.table = Part(table)
        self.body = table.querySelector("tbody")

    def show(self, told):
        """List what is *told* of the hands."""
        self.table.show(hidden=not told)
        if self.changes_to(told):
            self.body.replaceChildren(*(row(*one) for one in enumerate(told, start=1)))


def row(number, told):
    """The line of the sheet for one hand."""
    words, score = told
    line = document.createElement("tr")
    for kind, text in [("th", f"{number}. {words}"), *(("td", points) for points in score)]:
        cell = document.createElement(kind)
        cell.textContent = text
        line.append(cell)
    line.firstChild.scope = "row"
    return line


whole, price = part("score"), part("price")
bid, took, gives, lost = (document.getElementById(name) for name in "bid took gives lost".split())
ended, counted, gives_what = part("ended"), part("counted"), part("gives-what")
write = Part(document.querySelector("[name=write]"))
kinds = [Part(button) for button in every("#kinds button")]
sides = [Standing(*one) for one in zip(Side, every("#standing > div"), strict=True)]
hands, no_hands = Hands(document.getElementById("hands")), part("no-hands")
so_far = part("so-far")
file = document.createElement("a")  # the way to a file that has been saved
copied = Voice(document.getElementById("copied"))
drawn = None  # the game as it was drawn last

NAME = "score"  # in data-view
KEPT_AS = "data-score"  # the attribute that keep.js stores
NEW = "New game"

history = History((Moment(),))  # the sheet after every tap so far, and which is on the screen
read = Moment.parse


def under_way():
    """Whether a game is under way: whether there is a hand on the sheet."""
    return bool(history.now.game.hands)


def game_now():
    """The game as it stands, by the names of its players."""
    return history.now.game.named(*players.seating.partners)


def draw():
    """Show the sheet as it is now; what the board says of it."""
    global drawn
    game = game_now()
    if drawn and len(drawn.hands) < len(game.hands) and entry(game.kind).is_last_in(game):
        clear()
    drawn = game
    for side in sides:
        side.show(game)
    for button in kinds:
        button.mark("aria-pressed", str(button.element.value == game.kind.word).lower())
    hands.show(game.told)
    so_far.show(textContent=game.sentence)
    no_hands.show(hidden=bool(game.hands))
    copied.say("")
    switch()
    whole.show(inert=False)
    return Said(game.sentence, history.now.hint)


def switch():
    """Ask what a game of this kind has to know, and have the buttons carry what was answered."""
    kind = history.now.game.kind
    ended.show(hidden=kind is not Kind.MARKS)
    counted.show(hidden=kind is not Kind.POINTS)
    told = entry(kind)
    gives_what.show(textContent=told.gives_what(game_now()))
    price.show(hidden=not told.by)
    write.show(value=str(told))


def entry(kind):
    """What has been tapped and typed of a hand."""
    taken = chosen("ended") if kind is Kind.MARKS else took.value
    was_lost = "lost" if lost.checked else ""
    return Entry(chosen("bidder"), bid.value, taken, chosen("by"), gives.value, was_lost)


def chosen(name):
    """The value of the radio button that is on, of those with that *name*; or nothing."""
    on = document.querySelector(f"#entry [name={name}]:checked")
    return on.value if on else ""


def clear():
    """Make room for the next hand."""
    for control in every("#entry input"):
        control.checked = control.defaultChecked
    bid.selectedIndex = 0
    took.value = gives.value = ""


def put_down(as_played):
    """Put a hand on the sheet, *as played* in a game of our kind; the answer is the note it leaves.

    Raises ``ForTheTable`` with what is known of it filled in, and ``ValueError`` that says why
    when it cannot be put there at all.
    """
    global history
    try:
        played = as_played(history.now.game.kind)
    except ForTheTable as unsaid:
        put_in(unsaid.known)
        raise
    history = history.then(history.now.with_recorded(played))
    return history.now.note


def put_in(known):
    """Put what is *known* of a hand into the form."""
    clear()
    for name, value in (("bidder", known.bidder), ("ended", known.took), ("by", known.by)):
        for control in every(f"#entry [name={name}]"):
            control.checked = control.value == value
    bid.value, took.value = known.bid, known.took


@when("input", whole.element)
def fill_in(event):
    """Something tapped or typed; a renege costs what the table has agreed on, if that is known."""
    if event.target.name == "by" and price.element.hidden:
        gives.value, lost.checked = renege_costs(agreed.settled.now.cost, history.now.game.kind)
    switch()


@when("click", "#copy")
async def copy(_event):
    """The sheet to be put into a message."""
    try:
        await window.navigator.clipboard.writeText(game_now().as_text())
    except (AttributeError, JsException):  # there is none, or it may not be used
        copied.say("This browser does not let me copy. Save as text does it too.")
    else:
        copied.say("The sheet is copied. Paste it where you like.")


@when("click", "#as-text")
def save_text(_event):
    """The sheet as a file to be read."""
    save("score.txt", "text/plain", f"{game_now().as_text()}\n")


@when("click", "#as-csv")
def save_csv(_event):
    """The sheet as a file for a spreadsheet."""
    save("score.csv", "text/csv", game_now().as_csv())


def save(name, kind, text):
    """Save *text* as a file; the one before has long been saved."""
    window.URL.revokeObjectURL(file.href)
    file.href = window.URL.createObjectURL(window.Blob.new(to_js([text]), type=kind))
    file.download = name
    file.click()
    copied.say(f"The sheet is saved as {name}.")


@when("click", "#print")
def print_sheet(_event):
    """The sheet on paper."""
    window.print()
