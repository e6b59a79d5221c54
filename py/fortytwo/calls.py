"""What the high bidder named, and the two questions on which calls differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fortytwo.dominoes import Domino, Suit


@dataclass(frozen=True, order=True)
class Call:
    """The suit the high bidder named as trump.

    A call answers which suits a domino is in and how dominoes rank inside a suit.
    Every other ruling is built on those two answers.

    >>> str(Call.parse("Treys"))
    'treys'
    """

    trump: Suit

    def __str__(self) -> str:
        """The call as it is written and spoken: ``"treys"``."""
        return str(self.trump)

    @classmethod
    def parse(cls, text: str) -> Call:
        """The call named *text*, in any case.

        Raises ``ValueError`` that quotes *text* when it is not one of the seven suits.
        """
        return cls(Suit.parse(text))

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
        """Whether *domino* is in the trump suit."""
        return self.trump in self.suits_of(domino)

    @cache
    def rank(self, domino: Domino, suit: Suit) -> int:
        """How high *domino* stands in *suit*: 7 for the double, else the pips of its other end.

        Raises ``ValueError`` when *domino* is not in *suit*.
        Rules: which domino wins.

        >>> fives = [Domino.parse(text) for text in ("5-0", "6-5", "5-5")]
        >>> [Call(Suit.TREYS).rank(domino, Suit.FIVES) for domino in fives]
        [0, 6, 7]
        """
        if suit not in self.suits_of(domino):
            raise ValueError(f"with {self} as trump the {domino.spoken} is not one of the {suit}")
        return 7 if domino.is_double else domino.high + domino.low - suit


CALLS = tuple(Call(suit) for suit in Suit)
