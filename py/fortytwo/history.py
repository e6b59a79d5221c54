"""Undo and redo: a tap adds a moment, undo goes back, redo goes forward again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from fortytwo.refusals import Refusal

DEPTH = 50  # taps that can be taken back


class Moment(Protocol):
    """What a tap leaves behind, whatever it was a tap on. In ``str`` it is one word."""

    @property
    def undoable(self) -> Hashable:
        """What an undo brings back; a tap that leaves it as it is takes no step."""

    @property
    def empty(self) -> bool:
        """Whether nothing is there yet, or nothing anymore."""

    @property
    def without_note(self) -> Any:
        """The same moment without its note."""

    def after(self, name: str, value: str) -> Any:
        """The moment after a tap on the control called *name*, with that *value*."""


M = TypeVar("M", bound=Moment)


@dataclass(frozen=True)
class History(Generic[M]):
    """The moments, and which of them is on the screen.

    On one line it is the words of the moments in order, with a star before the one on the
    screen. ``History.parse`` and ``str`` are inverses.

    >>> from fortytwo.trick.moment import Moment
    >>> history = History((Moment(),)).after("trump", "treys").after("led", "5-2")
    >>> str(history)
    'led led/treys *hand/treys/5-2'
    >>> str(history.after("undo").after("undo"))
    '*led led/treys hand/treys/5-2'
    """

    moments: tuple[M, ...]
    at: int = 0

    @property
    def now(self) -> M:
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

    @property
    def cleared(self) -> bool:
        """Whether nothing is there, and an undo would bring something back."""
        return self.now.empty and self.can_undo and not self.moments[self.at - 1].empty

    def after(self, name: str, value: str = "") -> History[M]:
        """The history after a tap on the control called *name*, with that *value*.

        Raises ``Refusal`` when the tap can't be acted on.
        """
        if name == "undo":
            return self._turned_to(self.at - 1, Refusal("nothing-to-undo"))
        if name == "redo":
            return self._turned_to(self.at + 1, Refusal("nothing-to-redo"))
        return self.then(self.now.after(name, value))

    def then(self, moment: M, instead: bool = False) -> History[M]:
        """The history with *moment* on the screen, after the one that was or *instead* of it.

        What had been undone is gone for good, unless *moment* has nothing new to undo.
        """
        if moment.undoable == self.now.undoable:
            start, end = self.at, self.at + 1
        else:
            start, end = self.at if instead else self.at + 1, len(self.moments)
            if start and self.moments[start - 1].undoable == moment.undoable:  # back where it began
                start -= 1
        moments = (*self.moments[:start], moment, *self.moments[end:])
        return History(moments[-DEPTH - 1 :], min(start, DEPTH))

    def __str__(self) -> str:
        """The history on one line."""
        words = [str(moment) for moment in self.moments]
        words[self.at] = f"*{words[self.at]}"
        return " ".join(words)

    @classmethod
    def parse(cls, line: str, read: Callable[[str], M]) -> History[M]:
        """The history written as *line*, whose moments *read* reads, each from its word.

        Raises ``Refusal`` when it can't be read.
        """
        words = line.split()
        on_screen = [index for index, word in enumerate(words) if word.startswith("*")]
        if len(on_screen) != 1 or len(words) > DEPTH + 1:
            raise Refusal("not-a-history", text=line)
        return cls(tuple(read(word.removeprefix("*")) for word in words), on_screen[0])

    def _turned_to(self, index: int, refusal: Refusal) -> History[M]:
        """The same moments, with another on the screen, whose note is past."""
        if index not in range(len(self.moments)):
            raise refusal
        moment = self.moments[index].without_note
        return History((*self.moments[:index], moment, *self.moments[index + 1 :]), index)
