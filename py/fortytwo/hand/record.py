"""A whole hand as it was played, and its line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from fortytwo.bids import KINDS, Bid, Kind
from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.house import AS_IN_THE_RULES, House, Switch
from fortytwo.notation import linked, read, refuse_twice, unlinked, written
from fortytwo.refusals import Refusal
from fortytwo.seats import SEATS
from fortytwo.trick.table import (
    AT,
    AT_IN_LINK,
    HAND_SIZE,
    Place,
    settled_end,
    with_end,
    without_end,
)

TRICKS = HAND_SIZE  # everybody plays a domino to each
NOTHING_SHOWN: tuple[frozenset[Domino], ...] = (frozenset(),) * len(SEATS)

LINK = "/hand/"  # what the link of a hand starts with; no suit is called that, so no table's does
# All 28 dominoes on it make 152 under the longest call; a plunge is 7 more, and ends named are 12.
LONGEST_LINK = 180


@dataclass(frozen=True)
class Record:
    """A hand of 42 from its first lead: the call, and the dominoes in the order played.

    The bidder leads, on a plunge or a splash the bidder's partner, and then whoever took the
    trick before: so the play tells the seats.
    *shown* holds, for each seat, dominoes it has shown to be in its hand still, after all
    that was played. *bid* is ``None`` when nobody has said what it was. *named* has for each
    trick the lower end of the domino led, where the leader said it's led as that one. *kind*
    is there if the bid was a plunge or a splash; without a *bid* it's for the marks it takes.

    Raises ``Refusal`` for what can't be: a domino in two places, an eighth trick, more
    shown than a seat can have left, an end named of what is led in one way only, a plunge on
    a call or for marks that it can't be on.

    A hand is written on one line, and its slash tells it from a table: slashes separate the
    tricks, and a single trick has one after it. ``parse`` and ``str`` are
    inverses.

    >>> str(Record.parse("Treys: 5-2 1-5 6-6 5-5/3-3"))
    'treys: 5-2 5-1 6-6 5-5 / 3-3'
    >>> str(Record.parse("treys 32: 5-2 5-1 6-6 5-5 | 1: 5-4 6-0"))
    'treys 32: 5-2 5-1 6-6 5-5 / | 1: 5-4 6-0'
    >>> str(Record.parse("treys: 5-2@deuce 5-1 6-6 5-5 / 6-4@6"))
    'treys: 5-2@2 5-1 6-6 5-5 / 6-4'
    >>> str(Record.parse("treys plunge: 5-2 /"))
    'treys plunge 168: 5-2 /'
    """

    call: Call
    plays: tuple[Domino, ...] = ()
    shown: tuple[frozenset[Domino], ...] = NOTHING_SHOWN
    bid: Bid | None = None
    named: tuple[Suit | None, ...] = ()
    kind: Kind | None = None

    def __post_init__(self) -> None:
        if self.kind:
            self._settle_bid(self.kind)
        eighth = self.plays[TRICKS * self.call.players :]
        if eighth:
            raise Refusal("eighth-trick", text=written(eighth))
        refuse_twice((*self.plays, *(domino for shown in self.shown for domino in shown)))
        if self.named:
            object.__setattr__(self, "named", self._settled_ends())
        for seat in self._showing:
            if seat not in self.call.seats:
                raise Refusal("sits-out", text=str(seat))
            if len(self.shown[seat]) > self.left(seat):
                shown = f"{seat}: {written(sorted(self.shown[seat]))}"
                raise Refusal("shown-too-many", text=shown, left=self.left(seat))

    def _settle_bid(self, kind: Kind) -> None:
        """Bid what *kind* takes where no number was said.

        Raises ``Refusal`` where it can't be of that kind.
        """
        if not self.call.can_be_plunged:
            raise Refusal(f"{kind.word}-on", call=str(self.call))
        bid = self.bid or kind.lowest_bid
        if not kind.allows(bid):
            raise Refusal(f"{kind.word}-for", text=str(bid))
        object.__setattr__(self, "bid", bid)

    def _settled_ends(self) -> tuple[Suit | None, ...]:
        """The ends named, as far as there are tricks."""
        ends = [
            None if end is None else settled_end(self.call, trick[0], end)
            for trick, end in zip(self.tricks, self.named, strict=False)
        ]
        while ends and ends[-1] is None:
            ends.pop()
        return tuple(ends)

    def __str__(self) -> str:
        """The hand on one line, what a seat has shown from the lowest to the highest."""
        tricks = self._written
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
        shown = [f"{seat} {written(sorted(self.shown[seat]))}" for seat in self._showing]
        link = f"{LINK}{linked([self._called, *self._written, *shown])}"
        return link.replace(AT, AT_IN_LINK)

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
        leaders = [self.kind.leader if self.kind else self.call.leader]
        for number, trick in enumerate(self.tricks):
            if len(trick) == self.call.players:
                winner = self.call.winner(trick, self.end_of(number))
                leaders.append(self.call.seat_after(leaders[-1], winner))
        return tuple(leaders)

    def end_of(self, number: int) -> Suit | None:
        """The end that was named of the domino led to the trick with that *number*, from 0."""
        return self.named[number] if number < len(self.named) else None

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
        plays = tuple(instead.get(one, one) for one in self.plays)
        leads = zip(self.tricks, plays[:: self.call.players], self.named, strict=False)
        named = tuple(end if trick[0] == led else None for trick, led, end in leads)
        return replace(self, plays=plays, named=named)

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
    def _written(self) -> list[str]:
        """The tricks as a line has them."""
        tricks = enumerate(self.tricks)
        return [with_end(written(trick), self.end_of(number)) for number, trick in tricks]

    @property
    def _showing(self) -> list[int]:
        """The seats that have shown something."""
        return [seat for seat in SEATS if self.shown[seat]]

    @property
    def _called(self) -> str:
        """The call, whether it's a plunge or a splash, and the bid if there was one."""
        parts = (self.call, self.kind and self.kind.word, self.bid)
        return " ".join(str(part) for part in parts if part is not None)

    @classmethod
    def parse(cls, line: str, house: House = AS_IN_THE_RULES) -> Record:
        """The hand written on *line*: the call, the bid if there was one, a colon, the tricks.

        On a plunge or a splash that word comes before the bid, which may then be left out. At a
        *house* where the first domino names trump, the call may be left out. After the tricks
        come the seats that have shown something, each after a bar: its number, a colon, the
        dominoes. Raises ``Refusal`` for what can't be read, or can't be.
        """
        named, colon, record = line.partition(":")
        if not colon:
            raise Refusal("no-colon-in-hand", text=line)
        tricks, *shown = record.split("|")
        if house.has(Switch.FIRST_NAMES) and leaves_call_open(line):
            first = read(without_end(tricks)[0].split("/")[0])[:1]
            named = " ".join([*(str(house.named_by(led)) for led in first), named])
        call, kind, bid = _read_call(named)
        plays, ends = _read_tricks(tricks, call.players)
        return cls(call, plays, _read_shown(shown), bid, ends, kind)

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
        named, *others = unlinked(fragment.removeprefix(LINK).replace(AT_IN_LINK, AT))
        tricks = [section for section in others if section[1:2] != " "]
        shown = [f"{section[0]}:{section[1:]}" for section in others if section[1:2] == " "]
        return cls.parse("|".join([f"{named}:{'/'.join(tricks)}", *shown]))


def leaves_call_open(line: str) -> bool:
    """Whether nothing but a bid, if that, stands before the colon.

    >>> leaves_call_open("plunge 168: 5-2 5-1 /"), leaves_call_open("treys 32: 5-2 5-1 /")
    (True, False)
    """
    bid_words = "|".join([*KINDS, "marks?"])
    return not re.search("[a-z]", re.sub(bid_words, "", line.partition(":")[0].lower()))


def _read_call(text: str) -> tuple[Call, Kind | None, Bid | None]:
    """The call, whether it's a plunge or a splash, and the bid when a number comes after it."""
    named, *bid = re.split(r"\s+(?=\d)", text.strip(), maxsplit=1)
    called, *last = re.split(r"[\s,]+(?=\w+$)", named)
    kind = KINDS.get(last[0].lower()) if last else None
    call = Call.parse(called if kind else named)
    return call, kind, Bid.parse(bid[0]) if bid else None


def _read_tricks(text: str, players: int) -> tuple[tuple[Domino, ...], tuple[Suit | None, ...]]:
    """The dominoes of the tricks between the slashes, and the end named of each one's lead.

    There may be one more slash at the end.
    """
    sections, named = zip(*map(without_end, text.split("/")), strict=True)
    tricks = [read(section) for section in sections]
    if not tricks[-1]:
        tricks.pop()
    for number, trick in enumerate(tricks):
        if len(trick) > players:
            raise Refusal("trick-too-long", text=written(trick), size=players)
        if len(trick) < players and number < len(tricks) - 1:
            raise Refusal("short-trick", trick=number, text=written(trick))
    return tuple(domino for trick in tricks for domino in trick), named


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
