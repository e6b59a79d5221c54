"""What the four players are called."""

from __future__ import annotations

from dataclasses import dataclass

from fortytwo.hand.record import SEATS
from fortytwo.notation import from_link, one_line, refuse_untidy, to_link
from fortytwo.score.game import Side
from fortytwo.words.hand import UNNAMED, Names
from fortytwo.words.say import quoted

LONGEST_NAME = 16  # so that two of them and an "and" are a side's name on the score sheet
SHORT = ("bidder", "left", "partner", "right")  # seen from the bidder's chair


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
        """Who can be asked for as the bidder: the seats, and what is said of each.

        A side with no name is asked for once, by its first seat.

        >>> Seating(("Ann", "", "", "")).bidders
        ((0, 'Ann'), (1, 'Them'), (2, "Ann's partner"))
        """
        by_name = [(seat, self._called(seat)) for seat in SEATS if self._called(seat)]
        by_side = [
            (int(side), partners) for side, partners in zip(Side, self.partners, strict=True)
        ]
        unnamed = [(seat, said) for seat, said in by_side if not self._called(seat)]
        return tuple(sorted(by_name + unnamed))

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
            self._called(self.at(seat, bidder)) or UNNAMED.seats[seat] for seat in SEATS
        )
        own, others = (self._together(Side((bidder + side) % 2)) for side in Side)
        return Names(
            (first, second, third, fourth),
            (own or Side(bidder % 2).word, others or Side(bidder % 2).other.word),
        )

    def short(self, seat: int, bidder: int | None) -> str:
        """What the *seat*, counted from the bidder's, is called where there is little room.

        >>> seating = Seating(("", "Bo", "", ""))
        >>> [seating.short(seat, bidder) for seat, bidder in ((0, None), (0, 0), (1, 0))]
        ['bidder', 'bidder', 'Bo']
        """
        name = "" if bidder is None else self.names[self.at(seat, bidder)]
        return name or SHORT[seat]

    @staticmethod
    def at(seat: int, bidder: int) -> int:
        """Where at the table the *seat* is that counts from the bidder's."""
        return (bidder + seat) % len(SEATS)

    def _called(self, seat: int) -> str:
        """What is said of a seat, by its own name or its partner's; nothing without both."""
        partner = self.names[(seat + 2) % len(SEATS)]
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
