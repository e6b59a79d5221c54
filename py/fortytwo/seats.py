"""The four seats: whose side each is on, who plays next, and what the players are called."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from fortytwo.dominoes import quoted
from fortytwo.notation import from_link, one_line, refuse_untidy, to_link

SEATS = range(4)  # in order of play
LONGEST_NAME = 16  # so that two of them and an "and" are a side's name on the score sheet
SHORT = ("bidder", "left", "partner", "right")  # seen from the bidder's chair

Pair = tuple[int, int]


class Side(IntEnum):
    """One of the two sides, as on a score sheet; ours is 0, so it is never tested by truth."""

    US = 0
    THEM = 1

    @property
    def word(self) -> str:
        """The side as it is written: ``"us"``."""
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
class Names:
    """What the four seats and the two sides are called, the bidder and the bidder's side first."""

    seats: tuple[str, str, str, str] = (
        "the bidder",
        "the player on the bidder's left",
        "the bidder's partner",
        "the player on the bidder's right",
    )
    sides: tuple[str, str] = ("the bidder's side", "the other side")


UNNAMED = Names()


@dataclass(frozen=True)
class Seating:
    """The players' names, in order of play: ours are the first and the third.

    A name may be left empty. In one word they stand with underlines between them;
    ``Seating.parse`` and ``str`` are inverses.

    Raises ``ValueError`` that quotes a name that is not one line, or stands there twice.

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
                raise ValueError(f"{quoted(name)} is there twice; call one of them something else")

    def naming(self, seat: int, name: str) -> Seating:
        """The seating with *name* at *seat* as somebody typed it; an empty one takes it away.

        >>> Seating().naming(2, "  Cy ").names
        ('', '', 'Cy', '')
        """
        tidy = one_line(name, LONGEST_NAME) if name.strip() else ""
        named = dict(enumerate(self.names)) | {seat: tidy}
        first, second, third, fourth = (named[seat] for seat in SEATS)
        return Seating((first, second, third, fourth))

    @property
    def partners(self) -> tuple[str, str]:
        """What the two sides are called on the score sheet, ours first.

        >>> Seating(("Ann", "", "Cy", "")).partners, Seating(("", "Bo", "", "")).partners
        (('Ann and Cy', 'Them'), ('Us', 'Bo and partner'))
        """
        us, them = (self._together(side) or side.word.capitalize() for side in Side)
        return us, them

    @property
    def bidders(self) -> tuple[tuple[int, str], ...]:
        """The choices for "Who bid?": a seat and its label each.

        A side with no name is asked for once, by its first seat.

        >>> Seating(("Ann", "", "", "")).bidders
        ((0, 'Ann'), (1, 'Them'), (2, "Ann's partner"))
        """
        called = {int(side): self.partners[side] for side in Side}
        called |= {seat: self._called(seat) for seat in SEATS if self._called(seat)}
        return tuple(sorted(called.items()))

    def seen_from(self, bidder: int | None) -> Names:
        """What the seats and the sides are called in sentences, when *bidder* has bid.

        >>> seating = Seating(("", "Bo", "", "Di"))
        >>> seating.seen_from(3).seats[0], seating.seen_from(3).seats[1]
        ('Di', "the player on the bidder's left")
        >>> seating.seen_from(3).sides, seating.seen_from(None).sides
        (('Bo and Di', 'us'), ("the bidder's side", 'the other side'))
        """
        if bidder is None:
            return UNNAMED
        first, second, third, fourth = (
            self._called(after(bidder, seat)) or UNNAMED.seats[seat] for seat in SEATS
        )
        side = side_of(bidder)
        own, others = (self._together(one) or one.word for one in (side, side.other))
        return Names((first, second, third, fourth), (own, others))

    def short(self, seat: int, bidder: int | None) -> str:
        """What the *seat*, counted from the bidder's, is called where there is little room.

        >>> seating = Seating(("", "Bo", "", ""))
        >>> [seating.short(seat, bidder) for seat, bidder in ((0, None), (0, 0), (1, 0))]
        ['bidder', 'bidder', 'Bo']
        """
        name = "" if bidder is None else self.names[after(bidder, seat)]
        return name or SHORT[seat]

    def _called(self, seat: int) -> str:
        """What is said of a seat, by its own name or its partner's; nothing without both."""
        partner = self.names[after(seat, 2)]
        return self.names[seat] or (f"{partner}'s partner" if partner else "")

    def _together(self, side: Side) -> str:
        """The partners of *side* by name; nothing if neither has one."""
        pair = self.names[side], self.names[side + 2]
        if not any(pair):
            return ""
        return " and ".join(pair) if all(pair) else f"{pair[0] or pair[1]} and partner"

    def __str__(self) -> str:
        """The names in one word."""
        return "_".join(map(to_link, self.names))

    @classmethod
    def parse(cls, word: str) -> Seating:
        """The names written as *word*.

        Raises ``ValueError`` that quotes what cannot be read.
        """
        names = word.split("_")
        if len(names) != len(SEATS):
            raise ValueError(f"{quoted(word)} is not the names of four players")
        first, second, third, fourth = map(from_link, names)
        return cls((first, second, third, fourth))
