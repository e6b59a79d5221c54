"""The four seats: whose side each is on, who plays next, and what the players are called."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from fortytwo.notation import from_link, one_line, refuse_untidy, to_link
from fortytwo.refusals import Refusal

SEATS = range(4)  # in order of play
LONGEST_NAME = 16  # so that two of them and an "and" are a side's name on the score sheet

Pair = tuple[int, int]


class Side(IntEnum):
    """One of the two sides, as on a score sheet; ours is 0, so never test it by truth."""

    US = 0
    THEM = 1

    @property
    def word(self) -> str:
        """The side as a link has it: ``"us"``."""
        return self.name.lower()

    @property
    def other(self) -> Side:
        """The side across."""
        return Side.THEM if self is Side.US else Side.US

    def pair(self, own: int, others: int = 0) -> Pair:
        """What each side gets, ours first, when this one gets its *own* and the other the rest."""
        return (own, others) if self is Side.US else (others, own)


SIDES = {side.word: side for side in Side}


def side_of(seat: int) -> Side:
    """The side that *seat* is on: partners sit across."""
    return Side(seat % len(Side))


def after(seat: int, turns: int = 1) -> int:
    """The seat that is so many *turns* after *seat*.

    >>> after(3), after(1, 2)
    (0, 3)
    """
    return (seat + turns) % len(SEATS)


@dataclass(frozen=True)
class Seating:
    """The players' names, in order of play: ours are the first and the third.

    A name may be empty. One word has them all, with underscores between;
    ``Seating.parse`` and ``str`` are inverses.

    Raises ``Refusal`` for a name that isn't one line, or is used twice.

    >>> seating = Seating(("Ann", "", "Cy", ""))
    >>> str(seating), Seating.parse("Ann__Cy_") == seating
    ('Ann__Cy_', True)
    """

    names: tuple[str, str, str, str] = ("", "", "", "")

    def __post_init__(self) -> None:
        given = [name for name in self.names if name]
        for index, name in enumerate(given):
            refuse_untidy(name, LONGEST_NAME)
            if name.casefold() in {other.casefold() for other in given[:index]}:
                raise Refusal("name-twice", text=name)

    def naming(self, seat: int, name: str) -> Seating:
        """The seating with *name* at *seat* as somebody typed it; an empty one takes it away.

        >>> Seating().naming(2, "  Cy ").names
        ('', '', 'Cy', '')
        """
        tidy = one_line(name, LONGEST_NAME) if name.strip() else ""
        named = dict(enumerate(self.names)) | {seat: tidy}
        first, second, third, fourth = (named[seat] for seat in SEATS)
        return Seating((first, second, third, fourth))

    def __str__(self) -> str:
        """The names in one word."""
        return "_".join(map(to_link, self.names))

    @classmethod
    def parse(cls, word: str) -> Seating:
        """The names written as *word*.

        Raises ``Refusal`` when it can't be read.
        """
        names = word.split("_")
        if len(names) != len(SEATS):
            raise Refusal("not-four-names", text=word)
        first, second, third, fourth = map(from_link, names)
        return cls((first, second, third, fourth))
