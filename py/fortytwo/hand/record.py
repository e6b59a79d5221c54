"""A whole hand as it was played, and the line it is written on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from fortytwo.bids import Bid
from fortytwo.calls import Call
from fortytwo.dominoes import Domino, quoted
from fortytwo.seats import SEATS
from fortytwo.trick.rulings import winner
from fortytwo.trick.table import (
    HAND_SIZE,
    TRICK_SIZE,
    Place,
    linked,
    read,
    refuse_twice,
    unlinked,
    written,
)

TRICKS = HAND_SIZE  # everybody plays a domino to each
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
NOTHING_SHOWN: tuple[frozenset[Domino], ...] = (frozenset(),) * len(SEATS)

LINK = "/hand/"  # what the link of a hand starts with; no suit is called that, so no table's does
LONGEST_LINK = 160  # all 28 dominoes on it make 136


@dataclass(frozen=True)
class Record:
    """A hand of 42 from its first lead: the call, and the dominoes in the order played.

    The bidder leads, and then whoever took the trick before: so the play tells the seats.
    *shown* holds, for each seat, dominoes it has shown to be in its hand still, after all
    that was played. *bid* is ``None`` when nobody has said what it was.

    Raises ``ValueError`` for what cannot be: a domino in two places, an eighth trick, more
    shown than a seat can have left.

    A hand is written on one line, and its slash is what tells it from a table: one parts
    the tricks, and with fewer than two there is one after them. ``parse`` and ``str`` are
    inverses.

    >>> str(Record.parse("Treys: 5-2 1-5 6-6 5-5/3-3"))
    'treys: 5-2 5-1 6-6 5-5 / 3-3'
    >>> str(Record.parse("treys 32: 5-2 5-1 6-6 5-5 | 1: 5-4 6-0"))
    'treys 32: 5-2 5-1 6-6 5-5 / | 1: 5-4 6-0'
    """

    call: Call
    plays: tuple[Domino, ...] = ()
    shown: tuple[frozenset[Domino], ...] = NOTHING_SHOWN
    bid: Bid | None = None

    def __post_init__(self) -> None:
        eighth = self.plays[TRICKS * TRICK_SIZE :]
        if eighth:
            raise ValueError(f"{quoted(written(eighth))} is an eighth trick; a hand is seven")
        refuse_twice((*self.plays, *(domino for shown in self.shown for domino in shown)))
        for seat in SEATS:
            if len(self.shown[seat]) > self.left(seat):
                shown = written(sorted(self.shown[seat]))
                raise ValueError(
                    f'"{seat}: {shown}" is too many to show; that seat has {self.left(seat)} left'
                )

    def __str__(self) -> str:
        """The hand on one line, what a seat has shown from the lowest to the highest."""
        tricks = [written(trick) for trick in self.tricks]
        record = " / ".join(tricks) if len(tricks) > 1 else f"{''.join(tricks)} /".strip()
        shown = [f"{seat}: {written(sorted(self.shown[seat]))}" for seat in self._showing]
        return " | ".join([f"{self._called}: {record}", *shown])

    @cached_property
    def fragment(self) -> str:
        """The hand as a link carries it after ``#``, in characters a text message keeps.

        What a seat has shown starts with the number of the seat.

        >>> Record.parse("treys 32: 5-2 5-1 6-6 5-5 / 3-3 | 1: 5-4 6-0").fragment
        '/hand/treys.32/5-2.5-1.6-6.5-5/3-3/1.5-4.6-0'
        """
        tricks = [written(trick) for trick in self.tricks]
        shown = [f"{seat} {written(sorted(self.shown[seat]))}" for seat in self._showing]
        return f"{LINK}{linked([self._called, *tricks, *shown])}"

    @cached_property
    def tricks(self) -> tuple[tuple[Domino, ...], ...]:
        """The dominoes trick by trick, in order of play; only the last may be unfinished."""
        starts = range(0, len(self.plays), TRICK_SIZE)
        return tuple(self.plays[start : start + TRICK_SIZE] for start in starts)

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """The seat that led each trick, and the one to lead next.

        >>> Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 6-3").leaders
        (0, 3)
        """
        leaders = [0]
        for trick in self.tricks:
            if len(trick) == TRICK_SIZE:
                leaders.append((leaders[-1] + winner(self.call, trick)) % len(SEATS))
        return tuple(leaders)

    @property
    def on_turn(self) -> int | None:
        """The seat to play next; ``None`` after the last trick."""
        index = len(self.plays)
        return self._seat_at(index) if index < TRICKS * TRICK_SIZE else None

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The seat that each domino came from, in the order played."""
        return tuple(map(self._seat_at, range(len(self.plays))))

    def plays_of(self, seat: int) -> tuple[Domino, ...]:
        """What *seat* has played, one domino for each trick."""
        pairs = zip(self.plays, self.seats, strict=True)
        return tuple(domino for domino, whose in pairs if whose == seat)

    def left(self, seat: int) -> int:
        """How many dominoes *seat* has not played yet."""
        return HAND_SIZE - len(self.plays_of(seat))

    def when(self, domino: Domino) -> str:
        """When *domino*, one of those played, was: ``"was led to the third trick"``."""
        trick, place = divmod(self.plays.index(domino), TRICK_SIZE)
        return f"{Place(place)} {'in' if place else 'to'} the {NTH[trick]} trick"

    def after_play(self, domino: Domino) -> Record:
        """The hand after the seat on turn plays *domino*, which it may have shown before.

        Raises ``ValueError`` when it is played already, when another seat has shown it, and
        when all seven tricks are down.
        """
        seat = self.on_turn
        if seat is None:
            raise ValueError(f"The {domino.spoken} is too late: all seven tricks are down.")
        if domino in self.plays:
            raise ValueError(f"The {domino.spoken} {self.when(domino)} already.")
        if any(domino in self.shown[other] for other in SEATS if other != seat):
            raise ValueError(f"The {domino.spoken} was shown: it is in another hand.")
        shown = tuple(held - {domino} for held in self.shown)
        return replace(self, plays=(*self.plays, domino), shown=shown)

    def taken_back(self) -> Record:
        """The hand without the domino played last.

        Raises ``ValueError`` when none has been played.
        """
        if not self.plays:
            raise ValueError("No domino has been played yet.")
        return replace(self, plays=self.plays[:-1])

    def corrected(self, index: int, domino: Domino) -> Record:
        """The hand in which the domino number *index*, from 0, was *domino*.

        If that one is down elsewhere, the two change places: a domino cannot be down twice,
        and in a finished hand there is no other way to put a mistake right.
        Raises ``ValueError`` when no domino has that number, or when *domino* was shown.

        >>> hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3")
        >>> str(hand.corrected(3, Domino(5, 0))), str(hand.corrected(0, Domino(3, 3)))
        ('treys: 5-2 5-1 6-6 5-0 / 3-3', 'treys: 3-3 5-1 6-6 5-5 / 5-2')
        """
        if index not in range(len(self.plays)):
            raise ValueError(f'"{index}" is not the number of a domino played, from 0')
        instead = {self.plays[index]: domino, domino: self.plays[index]}
        return replace(self, plays=tuple(instead.get(one, one) for one in self.plays))

    def showing(self, seat: int, dominoes: Iterable[Domino]) -> Record:
        """The hand after *seat* has shown *dominoes*, and none but these.

        Raises ``ValueError`` when one of them is elsewhere, or they are too many.

        >>> str(Record.parse("treys: 5-2 5-1 /").showing(1, [Domino(6, 0)]))
        'treys: 5-2 5-1 / | 1: 6-0'
        """
        shown = (*self.shown[:seat], frozenset(dominoes), *self.shown[seat + 1 :])
        return replace(self, shown=shown)

    def _seat_at(self, index: int) -> int:
        """The seat whose turn it is after that many dominoes."""
        return (self.leaders[index // TRICK_SIZE] + index) % len(SEATS)

    @property
    def _showing(self) -> list[int]:
        """The seats that have shown something."""
        return [seat for seat in SEATS if self.shown[seat]]

    @property
    def _called(self) -> str:
        """The call, and the bid if there was one."""
        return str(self.call) if self.bid is None else f"{self.call} {self.bid}"

    @classmethod
    def parse(cls, line: str) -> Record:
        """The hand written on *line*: the call, the bid if there was one, a colon, the tricks.

        After the tricks come the seats that have shown something, each after a bar: its
        number, a colon, the dominoes. Raises ``ValueError`` that quotes what cannot be read,
        or cannot be.
        """
        named, colon, record = line.partition(":")
        if not colon:
            raise ValueError(
                f"{quoted(line)} has no colon after the trump; write it like treys: 5-2 5-1 / 3-3"
            )
        call, bid = _read_call(named)
        tricks, *shown = record.split("|")
        return cls(call, _read_tricks(tricks), _read_shown(shown), bid)

    @classmethod
    def from_fragment(cls, fragment: str) -> Record:
        """The hand a link carries after ``#``.

        Raises ``ValueError`` that quotes *fragment* when it is not one of ours.

        >>> str(Record.from_fragment("/hand/treys.32/5-2.5-1.6-6.5-5/3-3/1.5-4.6-0"))
        'treys 32: 5-2 5-1 6-6 5-5 / 3-3 | 1: 5-4 6-0'
        """
        if len(fragment) > LONGEST_LINK:
            raise ValueError(f"{quoted(fragment)} is too long to be a hand")
        if not fragment.startswith(LINK):
            raise ValueError(f"{quoted(fragment)} is not a hand")
        named, *others = unlinked(fragment.removeprefix(LINK))
        tricks = [section for section in others if section[1:2] != " "]
        shown = [f"{section[0]}:{section[1:]}" for section in others if section[1:2] == " "]
        return cls.parse("|".join([f"{named}:{'/'.join(tricks)}", *shown]))


def _read_call(text: str) -> tuple[Call, Bid | None]:
    """The call, and the bid when a number comes last."""
    named, _, last = text.strip().rpartition(" ")
    if named and last[:1].isdigit():
        return Call.parse(named), Bid.parse(last)
    return Call.parse(text), None


def _read_tricks(text: str) -> tuple[Domino, ...]:
    """The dominoes of the tricks, which a slash parts; one more may stand at the end."""
    tricks = [read(section) for section in text.split("/")]
    if not tricks[-1]:
        tricks.pop()
    for trick in tricks:
        if len(trick) > TRICK_SIZE:
            raise ValueError(f"{quoted(written(trick))} is too many for a trick; a trick is four")
    for trick in tricks[:-1]:
        if len(trick) < TRICK_SIZE:
            raise ValueError(
                f'"{written(trick)}" is not a whole trick; only the last may be unfinished'
            )
    return tuple(domino for trick in tricks for domino in trick)


def _read_shown(sections: Iterable[str]) -> tuple[frozenset[Domino], ...]:
    """What each seat has shown."""
    shown: dict[int, frozenset[Domino]] = {}
    for section in sections:
        number, _, dominoes = section.partition(":")
        seat = next((seat for seat in SEATS if number.strip() == str(seat)), None)
        held = read(dominoes)
        if seat is None or not held:
            raise ValueError(f"{quoted(section)} is not what a seat shows; write it like 2: 6-4")
        if seat in shown:
            raise ValueError(f'"{seat}" is there twice; write all that a seat shows after one bar')
        refuse_twice(held)
        shown[seat] = frozenset(held)
    return tuple(shown.get(seat, frozenset()) for seat in SEATS)
