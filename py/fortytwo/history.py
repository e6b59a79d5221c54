"""The moments of the play so far: a tap adds one, undo goes back, redo goes forward again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from fortytwo.dominoes import quoted

DEPTH = 50  # taps that can be taken back


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
    one on the screen. ``History.parse`` and ``str`` are inverses.

    >>> from fortytwo.taps import Moment
    >>> history = History((Moment(),)).after("trump", "treys").after("led", "5-2")
    >>> str(history)
    'led led/treys *hand/treys/5-2'
    >>> str(history.after("undo").after("undo"))
    '*led led/treys hand/treys/5-2'
    """

    moments: tuple[S, ...]
    at: int = 0
    stepping: str = ""  # the group of controls that arrow keys are going through

    @property
    def now(self) -> S:
        """The moment on the screen."""
        return self.moments[self.at]

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
        added = self.then(self.now.after(name, value, moves_on), instead=goes_on_stepping)
        return replace(added, stepping=stepping)

    def then(self, moment: S, instead: bool = False) -> History[S]:
        """The history with *moment* on the screen, after the one that was or *instead* of it.

        What had been undone is gone for good, unless what matters is still the same.
        """
        if moment.matter == self.now.matter:
            moments = (*self.moments[: self.at], moment, *self.moments[self.at + 1 :])
            return replace(self, moments=moments, stepping="")
        before = self.moments[: self.at] if instead else self.moments[: self.at + 1]
        if before and before[-1].matter == moment.matter:  # stepped back to where it began
            before = before[:-1]
        moments = (*before, moment)[-DEPTH - 1 :]
        return History(moments, len(moments) - 1)

    def __str__(self) -> str:
        """The history in one line."""
        stars = ("*" if index == self.at else "" for index in range(len(self.moments)))
        return " ".join(f"{star}{moment}" for star, moment in zip(stars, self.moments, strict=True))

    @classmethod
    def parse(cls, line: str, read: Callable[[str], S]) -> History[S]:
        """The history written as *line*, whose moments *read* reads, each from its word.

        Raises ``ValueError`` that quotes what cannot be read.
        """
        words = line.split()
        on_screen = [index for index, word in enumerate(words) if word.startswith("*")]
        if len(on_screen) != 1 or len(words) > DEPTH + 1:
            raise ValueError(f"{quoted(line)} is not a history")
        return cls(tuple(read(word.removeprefix("*")) for word in words), on_screen[0])

    def _turned_to(self, index: int, refusal: str) -> History[S]:
        """The same moments, with another on the screen; what was noted there is past."""
        if index not in range(len(self.moments)):
            raise ValueError(refusal)
        there = self.moments[index].quiet
        return History((*self.moments[:index], there, *self.moments[index + 1 :]), index)
