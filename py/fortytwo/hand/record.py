"""A whole hand as it was played, and its line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from fortytwo.bids import Bid
from fortytwo.calls import Call
from fortytwo.dominoes import Domino
from fortytwo.notation import linked, read, refuse_twice, unlinked, written
from fortytwo.refusals import Refusal
from fortytwo.seats import SEATS
from fortytwo.trick.table import HAND_SIZE, Place

TRICKS = HAND_SIZE  # everybody plays a domino to each
NOTHING_SHOWN: tuple[frozenset[Domino], ...] = (frozenset(),) * len(SEATS)

LINK = "/hand/"  # what the link of a hand starts with; no suit is called that, so no table's does
LONGEST_LINK = 160  # all 28 dominoes on it, under the longest call, make 152


@dataclass(frozen=True)
class Record:
    """A hand of 42 from its first lead: the call, and the dominoes in the order played.

    The bidder leads, and then whoever took the trick before: so the play tells the seats.
    *shown* holds, for each seat, dominoes it has shown to be in its hand still, after all
    that was played. *bid* is ``None`` when nobody has said what it was.

    Raises ``Refusal`` for what can't be: a domino in two places, an eighth trick, more
    shown than a seat can have left.

    A hand is written on one line, and its slash tells it from a table: slashes separate the
    tricks, and a single trick has one after it. ``parse`` and ``str`` are
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
        eighth = self.plays[TRICKS * self.call.players :]
        if eighth:
            raise Refusal("eighth-trick", text=written(eighth))
        refuse_twice((*self.plays, *(domino for shown in self.shown for domino in shown)))
        for seat in self._showing:
            if seat not in self.call.seats:
                raise Refusal("sits-out", text=str(seat))
            if len(self.shown[seat]) > self.left(seat):
                shown = f"{seat}: {written(sorted(self.shown[seat]))}"
                raise Refusal("shown-too-many", text=shown, left=self.left(seat))

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
        starts = range(0, len(self.plays), self.call.players)
        return tuple(self.plays[start : start + self.call.players] for start in starts)

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """The seat that led each trick, and the one to lead next.

        >>> Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 6-3").leaders
        (0, 3)
        """
        leaders = [self.call.leader]
        for trick in self.tricks:
            if len(trick) == self.call.players:
                leaders.append(self.call.seat_after(leaders[-1], self.call.winner(trick)))
        return tuple(leaders)

    @property
    def on_turn(self) -> int | None:
        """The seat to play next; ``None`` after the last trick."""
        index = len(self.plays)
        return self._seat_at(index) if index < TRICKS * self.call.players else None

    @property
    def under_way(self) -> bool:
        """Whether the hand has begun, and isn't over."""
        return bool(self.plays) and self.on_turn is not None

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

    def when(self, domino: Domino) -> tuple[int, Place]:
        """The trick that *domino* was played to, from 0, and its place there."""
        trick, place = divmod(self.plays.index(domino), self.call.players)
        return trick, Place(place)

    def after_play(self, domino: Domino) -> Record:
        """The hand after the seat on turn plays *domino*, which it may have shown before.

        Raises ``Refusal`` when it's played already, when another seat has shown it, and
        when all seven tricks are down.
        """
        seat = self.on_turn
        if seat is None:
            raise Refusal("hand-over", domino=domino)
        if domino in self.plays:
            trick, place = self.when(domino)
            raise Refusal("played-already", domino=domino, trick=trick, did=place)
        self.refuse_elsewhere(domino, seat)
        shown = tuple(held - {domino} for held in self.shown)
        return replace(self, plays=(*self.plays, domino), shown=shown)

    def refuse_elsewhere(self, domino: Domino, seat: int) -> None:
        """Raise ``Refusal`` when a seat other than *seat* has shown *domino*."""
        if any(domino in self.shown[other] for other in SEATS if other != seat):
            raise Refusal("shown-elsewhere", domino=domino)

    def taken_back(self) -> Record:
        """The hand without the domino played last.

        Raises ``Refusal`` when nothing has been played.
        """
        if not self.plays:
            raise Refusal("nothing-played")
        return replace(self, plays=self.plays[:-1])

    def corrected(self, index: int, domino: Domino) -> Record:
        """The hand in which the domino number *index*, from 0, was *domino*.

        If that one is down elsewhere, the two change places: a domino can't be down twice,
        and a finished hand leaves no other way to correct a mistake.
        Raises ``Refusal`` when no domino has that number, or when *domino* was shown.

        >>> hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3")
        >>> str(hand.corrected(3, Domino(5, 0))), str(hand.corrected(0, Domino(3, 3)))
        ('treys: 5-2 5-1 6-6 5-0 / 3-3', 'treys: 3-3 5-1 6-6 5-5 / 5-2')
        """
        if index not in range(len(self.plays)):
            raise ValueError(f"{index} isn't the index of a domino played")
        instead = {self.plays[index]: domino, domino: self.plays[index]}
        return replace(self, plays=tuple(instead.get(one, one) for one in self.plays))

    def showing(self, seat: int, dominoes: Iterable[Domino]) -> Record:
        """The hand after *seat* has shown just these *dominoes*.

        Raises ``Refusal`` when one of them is elsewhere, or they are too many.

        >>> str(Record.parse("treys: 5-2 5-1 /").showing(1, [Domino(6, 0)]))
        'treys: 5-2 5-1 / | 1: 6-0'
        """
        shown = (*self.shown[:seat], frozenset(dominoes), *self.shown[seat + 1 :])
        return replace(self, shown=shown)

    def _seat_at(self, index: int) -> int:
        """The seat whose turn it is after that many dominoes."""
        trick, place = divmod(index, self.call.players)
        return self.call.seat_after(self.leaders[trick], place)

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
        number, a colon, the dominoes. Raises ``Refusal`` for what can't be read, or
        can't be.
        """
        named, colon, record = line.partition(":")
        if not colon:
            raise Refusal("no-colon-in-hand", text=line)
        call, bid = _read_call(named)
        tricks, *shown = record.split("|")
        return cls(call, _read_tricks(tricks, call.players), _read_shown(shown), bid)

    @classmethod
    def from_fragment(cls, fragment: str) -> Record:
        """The hand a link carries after ``#``.

        Raises ``Refusal`` when it isn't one of ours.

        >>> str(Record.from_fragment("/hand/treys.32/5-2.5-1.6-6.5-5/3-3/1.5-4.6-0"))
        'treys 32: 5-2 5-1 6-6 5-5 / 3-3 | 1: 5-4 6-0'
        """
        if len(fragment) > LONGEST_LINK:
            raise Refusal("long-hand", text=fragment)
        if not fragment.startswith(LINK):
            raise Refusal("not-a-hand", text=fragment)
        named, *others = unlinked(fragment.removeprefix(LINK))
        tricks = [section for section in others if section[1:2] != " "]
        shown = [f"{section[0]}:{section[1:]}" for section in others if section[1:2] == " "]
        return cls.parse("|".join([f"{named}:{'/'.join(tricks)}", *shown]))


def _read_call(text: str) -> tuple[Call, Bid | None]:
    """The call, and the bid when a number comes after it."""
    named, *bid = re.split(r"\s+(?=\d)", text.strip(), maxsplit=1)
    return Call.parse(named), Bid.parse(bid[0]) if bid else None


def _read_tricks(text: str, players: int) -> tuple[Domino, ...]:
    """The dominoes of the tricks between the slashes; there may be one more slash at the end."""
    tricks = [read(section) for section in text.split("/")]
    if not tricks[-1]:
        tricks.pop()
    for number, trick in enumerate(tricks):
        if len(trick) > players:
            raise Refusal("trick-too-long", text=written(trick), size=players)
        if len(trick) < players and number < len(tricks) - 1:
            raise Refusal("short-trick", trick=number, text=written(trick))
    return tuple(domino for trick in tricks for domino in trick)


def _read_shown(sections: Iterable[str]) -> tuple[frozenset[Domino], ...]:
    """What each seat has shown."""
    shown: dict[int, frozenset[Domino]] = {}
    for section in sections:
        number, _, dominoes = section.partition(":")
        seat = next((seat for seat in SEATS if number.strip() == str(seat)), None)
        held = read(dominoes)
        if seat is None or not held:
            raise Refusal("not-shown", text=section)
        if seat in shown:
            raise Refusal("seat-twice", text=str(seat))
        refuse_twice(held)
        shown[seat] = frozenset(held)
    return tuple(shown.get(seat, frozenset()) for seat in SEATS)
