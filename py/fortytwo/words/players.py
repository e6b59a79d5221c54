"""What the players and the sides are called, by name or by where they sit."""

from __future__ import annotations

from dataclasses import dataclass

from fortytwo.seats import SEATS, Seating, Side, after, side_of
from fortytwo.words.say import opening, say


@dataclass(frozen=True)
class Names:
    """What the four seats and the two sides are called, the bidder and the bidder's side first."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]


UNNAMED = Names(
    tuple(say(f"seat.{seat}") for seat in SEATS), tuple(say(f"side.{side:d}") for side in Side)
)


def names_from(seating: Seating, bidder: int | None) -> Names:
    """What the seats and the sides are called in sentences, when *bidder* has bid.

    >>> seating = Seating(("", "Bo", "", "Di"))
    >>> names_from(seating, 3).seats[0], names_from(seating, 3).seats[1]
    ('Di', "the player on the bidder's left")
    >>> names_from(seating, 3).sides, names_from(seating, None).sides
    (('Bo and Di', 'us'), ("the bidder's side", 'the other side'))
    """
    if bidder is None:
        return UNNAMED
    seats = (_called(seating, after(bidder, seat)) or UNNAMED.seats[seat] for seat in SEATS)
    side = side_of(bidder)
    sides = (_together(seating, one) or say(f"side.{one.word}") for one in (side, side.other))
    return Names(tuple(seats), tuple(sides))


def partners(seating: Seating) -> tuple[str, str]:
    """What the two sides are called on the score sheet, ours first.

    >>> partners(Seating(("Ann", "", "Cy", ""))), partners(Seating(("", "Bo", "", "")))
    (('Ann and Cy', 'Them'), ('Us', 'Bo and partner'))
    """
    us, them = (_together(seating, side) or opening(say(f"side.{side.word}")) for side in Side)
    return us, them


def bidders(seating: Seating) -> dict[int, str]:
    """The choices for "Who bid?": a label for each seat that is asked for.

    A side with no name is asked for once, by its first seat.

    >>> bidders(Seating(("Ann", "", "", "")))
    {0: 'Ann', 1: 'Them', 2: "Ann's partner"}
    """
    named = {int(side): name for side, name in zip(Side, partners(seating), strict=True)}
    named |= {seat: _called(seating, seat) for seat in SEATS if _called(seating, seat)}
    return dict(sorted(named.items()))


def short_name(seating: Seating, seat: int, bidder: int | None) -> str:
    """What the *seat*, counted from the bidder's, is called where there is little room.

    >>> seating = Seating(("", "Bo", "", ""))
    >>> [short_name(seating, seat, bidder) for seat, bidder in ((0, None), (0, 0), (1, 0))]
    ['bidder', 'bidder', 'Bo']
    """
    name = "" if bidder is None else seating.names[after(bidder, seat)]
    return name or say(f"short.{seat}")


def _called(seating: Seating, seat: int) -> str:
    """A seat's own name, or by its partner's; nothing without both."""
    partner = seating.names[after(seat, 2)]
    return seating.names[seat] or (say("partner-of", partner=partner) if partner else "")


def _together(seating: Seating, side: Side) -> str:
    """The partners of *side* by name; nothing if neither has one."""
    first, second = seating.names[side], seating.names[side + 2]
    if first and second:
        return say("and", first=first, last=second)
    named = first or second
    return say("and-partner", name=named) if named else ""
