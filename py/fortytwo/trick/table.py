"""The table: the call, one trick and one hand, and the line they are written on."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property

from fortytwo.bids import KINDS
from fortytwo.calls import Call, Lead, LedBy
from fortytwo.dominoes import NUMBERS, Domino, Suit
from fortytwo.notation import linked, read, refuse_twice, unlinked, written
from fortytwo.refusals import Refusal

TRICK_SIZE = 4
HAND_SIZE = 7
LONGEST_FRAGMENT = 120
AT, AT_IN_LINK = "@", "_"  # come before the end that the leader has named


class Place(IntEnum):
    """Where a domino can be: in the trick, in order of play, or in the hand."""

    LED = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    HAND = 4

    @property
    def word(self) -> str:
        """The place as a moment's word and the page's controls have it: ``"second"``."""
        return self.name.lower()


@dataclass(frozen=True)
class Table:
    """What the referee can see: the call, a trick, and the hand of the player on turn.

    *trick* holds what was down when that player's turn came. *rest* is empty until the
    player has played; then it holds the domino played, which *hand* keeps, and whatever
    others played after it. *call* is ``None`` until the bidder has named trump. *named* is
    the lower end of the domino led, where the leader said it's led as that one.

    Raises ``Refusal`` for what can't be: a domino in two places, one too many in the trick or
    the hand, a play from outside the hand, an end named of what is led in one way only.

    A table is written on one line; ``parse`` and ``str`` are inverses.

    >>> str(Table.parse("Treys: deuce-five | 2-1 5-3 5-1 | 1-2"))
    'treys: 5-2 | 2-1 5-1 5-3 | 2-1'
    >>> Table.parse(": 6-3").call is None
    True
    >>> str(Table.parse("treys: 5-2@deuce 5-1")), str(Table.parse("treys: 5-2@5"))
    ('treys: 5-2@2 5-1', 'treys: 5-2')
    """

    call: Call | None = None
    trick: tuple[Domino, ...] = ()
    hand: frozenset[Domino] = frozenset()
    rest: tuple[Domino, ...] = ()
    named: Suit | None = None

    def __post_init__(self) -> None:
        if len(self.down) > self.trick_size:
            raise Refusal("trick-too-long", text=written(self.down), size=self.trick_size)
        if len(self.hand) > HAND_SIZE:
            raise Refusal("hand-too-long", text=written(sorted(self.hand)))
        if self.rest and self.rest[0] not in self.hand:
            raise Refusal("not-from-hand", text=str(self.rest[0]))
        refuse_twice((*self.trick, *self.hand, *self.rest[1:]))
        if self.named is not None:
            object.__setattr__(self, "named", settled_end(self.call, self.led, self.named))

    def __str__(self) -> str:
        """The table on one line, the hand from the lowest domino to the highest."""
        return f"{self.call or ''}: {' | '.join(self._sections())}".replace(":  |", ": |").strip()

    @cached_property
    def fragment(self) -> str:
        """The table as a link carries it after ``#``, in characters a text message keeps.

        >>> Table.parse("treys: 5-2 | 2-1 5-3 5-1").fragment, Table().fragment
        ('/treys/5-2/2-1.5-1.5-3', '')
        """
        sections = [str(self.call or ""), *self._sections()]
        return f"/{linked(sections)}".replace(AT, AT_IN_LINK) if any(sections) else ""

    @property
    def trick_size(self) -> int:
        """How many dominoes make a trick; four, unless the call says otherwise."""
        return self.call.players if self.call else TRICK_SIZE

    @property
    def down(self) -> tuple[Domino, ...]:
        """Every domino of the trick so far, in order of play."""
        return self.trick + self.rest

    @property
    def led(self) -> Domino | None:
        """The domino led, once one was."""
        return self.down[0] if self.down else None

    @property
    def can_name_end(self) -> bool:
        """Whether the domino led could be led as its other end, where the table allows that."""
        return self.led is not None and can_name_end(self.call, self.led)

    @property
    def play(self) -> Domino | None:
        """The domino played from the hand, once it has been."""
        return self.rest[0] if self.rest else None

    def place_of(self, domino: Domino) -> Place | None:
        """Where *domino* is; one played from the hand is in the trick."""
        if domino in self.down:
            return Place(self.down.index(domino))
        return Place.HAND if domino in self.hand else None

    def at(self, place: Place) -> tuple[Domino, ...]:
        """What lies at *place*: one domino or none of the trick, or the hand from low to high."""
        return tuple(sorted(self.hand)) if place is Place.HAND else self.down[place : place + 1]

    def holds(self, domino: Domino, place: Place) -> bool:
        """Whether *domino* lies at *place*; the hand keeps the one played from it."""
        return domino in self.hand if place is Place.HAND else domino in self.at(place)

    def put(self, domino: Domino, place: Place) -> Table:
        """The table after *domino* is laid at *place*, replacing what was there.

        The trick has no gaps: a place beyond its end means the next free one. A domino of
        the hand that is laid in the trick has been played from the hand.
        Raises ``Refusal`` when *domino* is there already, when the hand is full, or when
        another has been played from it.

        >>> str(Table.parse("treys: 5-2").put(Domino(5, 3), Place.FOURTH))
        'treys: 5-2 5-3'
        >>> str(Table.parse("treys: 5-2 | 2-1 5-1").put(Domino(2, 1), Place.SECOND))
        'treys: 5-2 | 2-1 5-1 | 2-1'
        """
        if domino in self.down:
            raise Refusal("down-already", domino=domino, place=self.place_of(domino))
        if place is Place.HAND:
            if len(self.hand) == HAND_SIZE:
                raise Refusal("hand-full")
            return replace(self, hand=self.hand | {domino})
        spot = min(place, len(self.down))
        down = (*self.down[:spot], domino, *self.down[spot + 1 :])
        turn = self._turn_after(domino, spot, len(down))
        named = self.named if down[0] == self.led else None
        return replace(self, trick=down[:turn], rest=down[turn:], named=named)

    def _turn_after(self, domino: Domino, spot: int, end: int) -> int:
        """Where the hand's own play is, once *domino* lies at *spot*; *end* if there is none."""
        own = len(self.trick) if self.rest else end
        if domino in self.hand:
            if self.rest and spot != own:
                raise Refusal("played-from-hand", domino=self.rest[0])
            return spot
        return end if spot == own else own

    def take(self, domino: Domino) -> Table:
        """The table without *domino*; one played from the hand goes back into it.

        Raises ``Refusal`` when others were played after it: the trick would close up, and
        a later domino would count as led.

        >>> str(Table.parse("treys: 5-2 | 5-1 2-1 | 2-1").take(Domino(2, 1)))
        'treys: 5-2 | 2-1 5-1'
        """
        if domino not in self.down:
            return replace(self, hand=self.hand - {domino})
        if domino != self.down[-1]:
            raise Refusal("played-after", domino=self.down[-1])
        named = None if domino == self.led else self.named
        if self.rest:
            return replace(self, rest=self.rest[:-1], named=named)
        return replace(self, trick=self.trick[:-1], named=named)

    def tapped(self, domino: Domino, place: Place) -> Table:
        """The table after a tap on *domino* at *place*: taken if it is there, else put there.

        Raises ``Refusal`` as ``put`` does.

        >>> str(Table.parse("treys: 5-2 | 2-1 5-1").tapped(Domino(2, 1), Place.HAND))
        'treys: 5-2 | 5-1'
        """
        return self.take(domino) if self.holds(domino, place) else self.put(domino, place)

    def after_play(self, domino: Domino) -> Table:
        """The table after *domino* goes from the hand to the trick, replacing any other.

        Raises ``Refusal`` when the trick is full without it, and as ``put`` does.

        >>> str(Table.parse("treys: 5-2 | 2-1 5-1").after_play(Domino(2, 1)))
        'treys: 5-2 | 2-1 5-1 | 2-1'
        """
        if not self.rest and len(self.trick) == self.trick_size:
            raise Refusal("trick-over", size=self.trick_size)
        return self.put(domino, Place(len(self.trick)))

    def calling(self, call: Call | None) -> Table:
        """The table under another *call*; an end that was named stays named if it still can be.

        Raises ``Refusal`` when the trick is too long for it.

        >>> str(Table.parse("treys: 5-2@2").calling(Call.parse("deuces")))
        'deuces: 5-2'
        """
        stays = self.led is not None and can_name_end(call, self.led)
        return replace(self, call=call, named=self.named if stays else None)

    def naming(self, end: Suit) -> Table:
        """The table with the domino led as that *end* of it.

        Raises ``Refusal`` when it can't be.
        """
        return replace(self, named=end)

    def next_trick(self) -> Table:
        """The table for the next trick: the call stays, and the hand without what was played."""
        return Table(self.call, (), self.hand - set(self.rest[:1]))

    def _sections(self) -> list[str]:
        sections = [written(self.trick), written(sorted(self.hand)), written(self.rest)]
        opens = 0 if self.trick else 2
        sections[opens] = with_end(sections[opens], self.named)
        while sections and not sections[-1]:
            sections.pop()
        return sections

    @classmethod
    def parse(cls, line: str) -> Table:
        """The table written on *line*: the call, a colon, the trick, the hand, the play.

        Raises ``Refusal`` for what can't be read, or can't be.
        """
        call, colon, dominoes = line.partition(":")
        if not colon:
            raise Refusal("no-colon", text=line)
        if re.search(rf"\S +({'|'.join(KINDS)}|\d)", call.lower()):
            raise Refusal("no-slash", text=line)
        texts = dominoes.split("|")
        if len(texts) > 3:
            raise Refusal("too-many-bars", text=line)
        down, hand_text, rest_text = (*texts, "", "")[:3]
        down, named = without_end(down)
        if not down.strip():  # led from the hand
            rest_text, named = without_end(rest_text)
        trick, hand, rest = read(down), read(hand_text), read(rest_text)
        refuse_twice(hand)
        called = Call.parse(call) if call.strip() else None
        return cls(called, trick, frozenset(hand), rest, named)

    @classmethod
    def from_fragment(cls, fragment: str) -> Table:
        """The table a link carries after ``#``; nothing at all is the empty table.

        Raises ``Refusal`` when it isn't one of ours.

        >>> str(Table.from_fragment("/treys/5-2/2-1.5-3.5-1"))
        'treys: 5-2 | 2-1 5-1 5-3'
        """
        if not fragment:
            return cls()
        if len(fragment) > LONGEST_FRAGMENT:
            raise Refusal("long-table", text=fragment)
        if not fragment.startswith("/"):
            raise Refusal("not-a-table", text=fragment)
        call, *sections = unlinked(fragment.removeprefix("/").replace(AT_IN_LINK, AT))
        return cls.parse(f"{call}:{'|'.join(sections)}")


def can_name_end(call: Call | None, led: Domino) -> bool:
    """Whether there are two ends that *led* could be led as: it's not a trump, nor a double."""
    lead = call.lead(led) if call else Lead(Suit(led.high), LedBy.HIGH_END)
    return not led.is_double and lead is not None and lead.led_by is LedBy.HIGH_END


def settled_end(call: Call | None, led: Domino | None, named: Suit) -> Suit | None:
    """The end *named* of the domino *led*; ``None`` for the higher one, led without a word.

    Raises ``Refusal`` when *named* isn't an end of it, or can't be named under *call*.
    """
    if led is None or named not in led.ends:
        raise Refusal("end-not-there", text=f"{AT}{named:d}")
    if not can_name_end(call, led):
        raise Refusal("end-not-named", text=f"{led}{AT}{named:d}")
    return None if named == led.high else named


def with_end(section: str, named: Suit | None) -> str:
    """The *section* with the end *named* of its first domino; ``without_end`` reads it back."""
    led, space, others = section.partition(" ")
    return section if named is None else f"{led}{AT}{named:d}{space}{others}"


def without_end(section: str) -> tuple[str, Suit | None]:
    """The *section* without the end that is named of its first domino, and that end.

    >>> without_end("5-2@deuce 5-1"), with_end("5-2 5-1", Suit.DEUCES)
    (('5-2 5-1', <Suit.DEUCES: 2>), '5-2@2 5-1')
    """
    first, *others = section.split() or [""]
    domino, at, end = first.partition(AT)
    if not at:
        return section, None
    named = ENDS.get(end)
    if named is None:
        raise Refusal("end-not-there", text=f"{AT}{end}")
    return " ".join([domino, *others]), named


# The numbers by what a line may call an end: "2", "deuce" or "deuces".
ENDS = {name: suit for suit in NUMBERS for name in (str(suit.value), suit.end, str(suit))}
