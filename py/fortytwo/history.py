"""The moments of the play so far: a tap adds one, undo goes back, redo goes forward again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.words.say import quoted

DEPTH = 50  # taps that can be taken back
TILDE = "~"  # comes before what a link has brought; no moment has one in its word
ANEW = {"new", "line"}  # taps after which nothing is left of what a link has brought


class Step(Protocol):
    """A moment that a history can hold: what a tap left behind, whatever it was a tap on."""

    stepped: Collection[str]  # the groups whose controls arrow keys choose on their way

    @property
    def matter(self) -> Hashable:
        """What an undo brings back; a tap that leaves it as it is takes no step."""

    @property
    def quiet(self) -> Any:
        """The same moment without its note."""

    def after(self, name: str, value: str, moves_on: bool = True) -> Any:
        """The moment after a tap on the control called *name*, with that *value*."""


S = TypeVar("S", bound=Step)


@dataclass(frozen=True)
class History(Generic[S]):
    """The moments, and which of them is on the screen.

    Written in one line it is the moments in order, each in one word, with a star before the
    one on the screen and, after a tilde, what the table of a link agreed on that has brought
    it. ``History.parse`` and ``str`` are inverses.

    >>> from fortytwo.trick.moment import Moment
    >>> history = History((Moment(),)).after("trump", "treys").after("led", "5-2")
    >>> str(history)
    'led led/treys *hand/treys/5-2'
    >>> str(history.after("undo").after("undo"))
    '*led led/treys hand/treys/5-2'
    >>> str(history.then(Moment.opened("/fours"), agreed=Agreement.parse("shake")))
    'led led/treys hand/treys/5-2 *led/fours~shake'
    """

    moments: tuple[S, ...]
    at: int = 0
    stepping: str = ""  # the group of controls that arrow keys are going through
    brought: tuple[Agreement, ...] = ()  # what each one's table agreed on, if a link brought it

    def __post_init__(self) -> None:
        if not self.brought:
            object.__setattr__(self, "brought", (NOTHING_AGREED,) * len(self.moments))

    @property
    def now(self) -> S:
        """The moment on the screen."""
        return self.moments[self.at]

    @property
    def agreed(self) -> Agreement:
        """What the table of the link agreed on that brought what is on the screen."""
        return self.brought[self.at]

    @property
    def can_undo(self) -> bool:
        """Whether there is a moment before this one."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an undo has left a moment after this one."""
        return self.at + 1 < len(self.moments)

    def after(self, name: str, value: str = "", moves_on: bool = True) -> History[S]:
        """The history after a tap on the control called *name*, with that *value*.

        Arrow keys, which do not *move on*, are one step back however many dominoes or suits
        they have gone through.

        Raises ``ValueError`` that says why when the tap cannot be acted on.
        """
        if name == "undo":
            return self._turned_to(self.at - 1, "There is nothing to undo.")
        if name == "redo":
            return self._turned_to(self.at + 1, "There is nothing to redo.")
        stepping = name if not moves_on and name in self.now.stepped else ""
        goes_on_stepping = bool(stepping) and stepping == self.stepping
        brought = NOTHING_AGREED if name in ANEW else self.agreed
        moment = self.now.after(name, value, moves_on)
        added = self.then(moment, goes_on_stepping, brought)
        return replace(added, stepping=stepping)

    def then(
        self, moment: S, instead: bool = False, agreed: Agreement = NOTHING_AGREED
    ) -> History[S]:
        """The history with *moment* on the screen, after the one that was or *instead* of it.

        A moment that a link has brought comes with what that table *agreed*. What had been
        undone is gone for good, unless what matters is still the same.
        """
        matter = moment.matter, agreed
        if matter == self._matter(self.at):
            start, end = self.at, self.at + 1
        else:
            start, end = self.at if instead else self.at + 1, len(self.moments)
            if start and self._matter(start - 1) == matter:  # stepped back to where it began
                start -= 1
        moments = (*self.moments[:start], moment, *self.moments[end:])[-DEPTH - 1 :]
        brought = (*self.brought[:start], agreed, *self.brought[end:])[-DEPTH - 1 :]
        return History(moments, min(start, DEPTH), brought=brought)

    def own_again(self) -> History[S]:
        """The history with all that links have brought under what our own table agreed on."""
        return replace(self, brought=())

    def __str__(self) -> str:
        """The history in one line."""
        words = [
            str(moment) if agreed is NOTHING_AGREED else f"{moment}{TILDE}{agreed}"
            for moment, agreed in zip(self.moments, self.brought, strict=True)
        ]
        words[self.at] = f"*{words[self.at]}"
        return " ".join(words)

    @classmethod
    def parse(cls, line: str, read: Callable[[str], S]) -> History[S]:
        """The history written as *line*, whose moments *read* reads, each from its word.

        Raises ``ValueError`` that quotes what cannot be read.
        """
        words = line.split()
        on_screen = [index for index, word in enumerate(words) if word.startswith("*")]
        if len(on_screen) != 1 or len(words) > DEPTH + 1:
            raise ValueError(f"{quoted(line)} is not a history")
        parted = [word.removeprefix("*").partition(TILDE)[::2] for word in words]
        moments = tuple(read(word) for word, _ in parted)
        brought = tuple(Agreement.parse(it) if it else NOTHING_AGREED for _, it in parted)
        return cls(moments, on_screen[0], brought=brought)

    def _matter(self, index: int) -> tuple[Hashable, Agreement]:
        """What an undo that comes to this moment brings back."""
        return self.moments[index].matter, self.brought[index]

    def _turned_to(self, index: int, refusal: str) -> History[S]:
        """The same moments, with another on the screen; what was noted there is past."""
        if index not in range(len(self.moments)):
            raise ValueError(refusal)
        there = self.moments[index].quiet
        moments = (*self.moments[:index], there, *self.moments[index + 1 :])
        return History(moments, index, brought=self.brought)
