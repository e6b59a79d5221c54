"""A view of the page: what was tapped in it so far, and what the rest of the page asks of it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from fortytwo.agreement import NOTHING_AGREED
from fortytwo.history import History
from fortytwo.links import AGREED
from fortytwo.refusals import Refusal
from fortytwo.trick.rulings import judge
from page.widgets import by_id

referee = by_id("referee")


@dataclass(frozen=True)
class BoardText:
    """What a view puts on the board, and whether there are reasons for it below.

    What others are shown is the verdict too, unless there's another text *for_others*.
    """

    verdict: str
    hint: str
    because: str = ""
    for_others: str = ""
    renege: bool = False
    has_reasons: bool = False
    called: str = ""


def ruled(table, house, is_first=True):
    """Rule on the *table*, and return why not as it lies if the *house* doesn't let the leader.

    The ruling is then on the higher end.
    """
    try:
        return judge(table, house, is_first), None
    except Refusal as refusal:
        return judge(replace(table, named=None), house, is_first), refusal


class View:
    """One of the views in the menu, with the history of its moments.

    A view of its own says how the moment on the screen is drawn. It has a *name*, in the menu;
    a *key*, the attribute that keep.js stores; and the class of its moments. It may have a note
    for when it's *cleared*, and room over its picker to say that a tap *bounced*.
    """

    name: str
    key: str
    moment: type
    cleared = None
    bounced = None
    line = ""  # what can be copied
    sheet = ""  # what is sent in place of what the board says

    def __init__(self):
        """Begin where the view was when the page was closed."""
        self.history = History((self.moment(),))
        self.stepped = ""  # the radio buttons that arrow keys are going through
        stored = (referee.element.getAttribute(self.key) or "").replace("~", AGREED)  # once a tilde
        with suppress(ValueError):  # junk, or a later version's
            self.history = History.parse(stored, self.moment.parse)

    @property
    def now(self):
        """The moment on the screen."""
        return self.history.now

    @property
    def fragment(self):
        """What the address carries of the moment on the screen."""
        return self.now.fragment

    @property
    def sent(self):
        """What a link that is sent carries of it; nothing while there is nothing to send."""
        return self.fragment if self.line else ""

    @property
    def refused(self):
        """Why a line or a link could not be read, which then takes the board; or nothing."""
        return self.now.note if isinstance(self.now.note, Refusal) else None

    def tap(self, name, value, by_arrow=False):
        """Go on after a tap on the control called *name*, with that *value*.

        Arrow keys choose each button on their way: they stay with them, and are one step back
        however many they have gone through.

        Raises ``Refusal`` when the tap can't be acted on.
        """
        if by_arrow:
            moment = self.stay(self.now.after(name, value), name)
            self.history = self.history.then(moment, instead=name == self.stepped)
        else:
            self.history = self.history.after(name, value)
        self.stepped = name if by_arrow else ""

    def stay(self, moment, name):
        """Return *moment*, still with the controls called *name*."""
        return moment

    def go_to(self, moment):
        """Go on to *moment*, which isn't the result of a tap."""
        self.history = self.history.then(moment)
        self.stepped = ""

    def open(self, fragment):
        """Show what a link carries; what was there is one undo away."""
        self.go_to(self.moment.opened(fragment))

    def refuse(self, refusal):
        """Put *refusal* where the ruling stood: what was there is one undo away."""
        self.go_to(self.moment(note=refusal))

    def drop_linked(self):
        """Have our own agreement count for every moment that a link brought."""
        moments = self.history.moments
        if any(moment.linked != NOTHING_AGREED for moment in moments):
            own = tuple(replace(moment, linked=NOTHING_AGREED) for moment in moments)
            self.history = replace(self.history, moments=own)

    def publish(self):
        """Give keep.js the history, which it stores when it changes."""
        referee.mark(self.key, str(self.history))

    def bounce(self, text):
        """Say *text* over the picker, where the eyes are; the board has it read out."""
        if self.bounced:
            self.bounced.show(textContent=text, hidden=not text)

    def check(self):
        """Check the controls that are on now, and no others; a tap has switched some."""

    def draw(self):
        """Draw the moment on the screen; return what the board says."""
