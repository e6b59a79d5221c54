"""What the high bidder named, and everything on which one call differs from another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import ClassVar

from fortytwo.dominoes import NUMBERS, Domino, Suit
from fortytwo.refusals import Refusal


class LedBy(Enum):
    """Which case of "what suit was led?" applied."""

    TRUMP = "trump"
    HIGH_END = "high end"
    DOUBLE = "double"


@dataclass(frozen=True)
class Lead:
    """What a lead asks for: the suit to follow, and the case that settled it."""

    suit: Suit
    led_by: LedBy


@dataclass(frozen=True, order=True)
class Call:
    """What the high bidder named: the number that is trump.

    A call answers the questions on which calls differ: which suits a domino is in, what a lead
    asks for, what of a hand follows it, who takes the trick, who plays and who leads first.
    Every other ruling is built on those answers.

    >>> str(Call.parse("Treys"))
    'treys'
    """

    trump: Suit

    seats: ClassVar = (0, 1, 2, 3)  # who plays, in turn; the bidder's seat is 0
    leader: ClassVar = 0  # the seat that leads the first trick

    def __str__(self) -> str:
        """The call as a line has it: ``"treys"``."""
        return str(self.trump)

    @property
    def numeral(self) -> str:
        """The number that is trump, in figures: ``"3"``."""
        return str(self.trump.value)

    @classmethod
    def parse(cls, text: str) -> Call:
        """The call written as *text*, in any case.

        Raises ``Refusal`` when there is no such call.
        """
        call = CALL_NAMED.get(text.strip().lower())
        if call is None:
            raise Refusal("not-a-call", text=text)
        return call

    @cache
    def suits_of(self, domino: Domino) -> frozenset[Suit]:
        """The suits *domino* is in: both its ends, or trumps alone if one of them is trump.

        Rules: suit, and trump.

        >>> treys = Call(Suit.TREYS)
        >>> [sorted(map(str, treys.suits_of(domino))) for domino in (Domino(6, 4), Domino(5, 3))]
        [['fours', 'sixes'], ['treys']]
        """
        ends = frozenset(domino.ends)
        return ends & {self.trump} or ends

    def is_trump(self, domino: Domino) -> bool:
        """Whether *domino* is a trump."""
        return self.trump in self.suits_of(domino)

    def is_trump_suit(self, suit: Suit) -> bool:
        """Whether *suit* is the trump suit."""
        return suit is self.trump

    @cache
    def rank(self, domino: Domino, suit: Suit) -> int:
        """How high *domino* stands in *suit*: 7 for the double, else the pips of its other end.

        Raises ``ValueError`` when *domino* isn't in *suit*.
        Rules: which domino wins.

        >>> fives = [Domino.parse(text) for text in ("5-0", "6-5", "5-5")]
        >>> [Call(Suit.TREYS).rank(domino, Suit.FIVES) for domino in fives]
        [0, 6, 7]
        """
        if suit not in self.suits_of(domino):
            raise ValueError(f"with {self} as trump {domino} isn't one of the {suit}")
        return 7 if domino.is_double else domino.high + domino.low - suit

    @cache
    def lead(self, domino: Domino) -> Lead:
        """What *domino* asks for when it's led: trumps if it is one, else its higher end.

        Rules: what suit was led.

        >>> Call(Suit.TREYS).lead(Domino(6, 3))
        Lead(suit=<Suit.TREYS: 3>, led_by=<LedBy.TRUMP: 'trump'>)
        """
        if self.is_trump(domino):
            return Lead(self.trump, LedBy.TRUMP)
        return Lead(Suit(domino.high), LedBy.DOUBLE if domino.is_double else LedBy.HIGH_END)

    def followers(self, led: Domino, hand: Iterable[Domino]) -> tuple[Domino, ...]:
        """The dominoes of *hand* that follow *led*, in the order given.

        A player who holds any has to play one. Rules: following suit.
        """
        suit = self.lead(led).suit
        return tuple(domino for domino in hand if suit in self.suits_of(domino))

    def winning_suit(self, trick: tuple[Domino, ...]) -> Suit:
        """The suit that wins *trick*: trumps if anybody played one, else the suit led."""
        return self.trump if any(map(self.is_trump, trick)) else self.lead(trick[0]).suit

    def winner(self, trick: tuple[Domino, ...]) -> int:
        """Who is winning *trick*, as an index into it: the highest domino of the suit that wins.

        Rules: which domino wins.

        >>> Call(Suit.TREYS).winner((Domino(5, 2), Domino(5, 1), Domino(5, 5), Domino(6, 6)))
        2
        """
        suit = self.winning_suit(trick)
        standing = [self.rank(one, suit) if suit in self.suits_of(one) else -1 for one in trick]
        return standing.index(max(standing))

    @property
    def players(self) -> int:
        """How many play, and so how many dominoes make a trick."""
        return len(self.seats)

    def seat_after(self, leader: int, plays: int) -> int:
        """The seat that plays next in a trick that *leader* led, after that many *plays*."""
        return self.seats[(self.seats.index(leader) + plays) % self.players]


CALLS = tuple(map(Call, NUMBERS))
CALL_NAMED = {str(call): call for call in CALLS}  # by the name a line has
