"""The 28 dominoes, the seven numbers on their ends, and the suits they make."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property

from fortytwo.refusals import Refusal


class Suit(IntEnum):
    """A number on the dominoes, by the name it has at the table; or the doubles, as a suit.

    Blanks are a suit like any other and count as 0, so compare a suit with ``None``
    and never test it by truth. No domino has ``DOUBLES`` on it: a call makes them a suit.

    >>> str(Suit.TREYS), Suit.TREYS.end, Suit(0).end
    ('treys', 'trey', 'blank')
    """

    BLANKS = 0
    ACES = 1
    DEUCES = 2
    TREYS = 3
    FOURS = 4
    FIVES = 5
    SIXES = 6
    DOUBLES = 7

    def __str__(self) -> str:
        """The suit as a line has it: ``"treys"``."""
        return self.name.lower()

    @property
    @cache
    def end(self) -> str:
        """One end of this suit as a line may have it: ``"trey"``."""
        return "six" if self is Suit.SIXES else str(self).removesuffix("s")


NUMBERS = tuple(Suit)[:7]  # the suits that are printed on the dominoes
_NUMBER_OF = {name: suit.value for suit in NUMBERS for name in (suit.end, str(suit.value))}


@dataclass(frozen=True, order=True)
class Domino:
    """One of the 28 dominoes, high end first; the ends are in pips, 0 to 6.

    Raises ``ValueError`` when no domino has those ends.

    >>> Domino(6, 4) < Domino(6, 6)
    True
    >>> Domino(6, 4).ends, Domino(4, 4).ends
    ((<Suit.SIXES: 6>, <Suit.FOURS: 4>), (<Suit.FOURS: 4>,))
    """

    high: int
    low: int

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high <= 6:
            raise ValueError(f"not a domino, high end first: {self.high}-{self.low}")

    def __str__(self) -> str:
        """The domino as a line has it: ``"6-4"``, high end first."""
        return f"{self.high}-{self.low}"

    @property
    def is_double(self) -> bool:
        """Whether both ends are the same."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """How many pips are on both ends together."""
        return self.high + self.low

    @property
    def count(self) -> int:
        """The points the domino carries: 10, 5 or none.

        >>> [(str(domino), domino.count) for domino in DOMINOES if domino.count]
        [('6-4', 10), ('5-5', 10), ('5-0', 5), ('4-1', 5), ('3-2', 5)]
        """
        return self.pips if self.pips in (5, 10) else 0

    @cached_property
    def ends(self) -> tuple[Suit, ...]:
        """The suits printed on the domino, high end first; a double has one."""
        return (Suit(self.high),) if self.is_double else (Suit(self.high), Suit(self.low))

    @classmethod
    def parse(cls, text: str) -> Domino:
        """The domino written or spelled out as *text*: either order of ends, any case.

        Raises ``Refusal`` when there is no such domino.

        >>> [str(Domino.parse(text)) for text in ("4-6", "Trey-Five", "double-six")]
        ['6-4', '5-3', '6-6']
        """
        first, dash, second = text.strip().lower().partition("-")
        if first == "double":
            first = second
        if not dash or first not in _NUMBER_OF or second not in _NUMBER_OF:
            raise Refusal("not-a-domino", text=text)
        low, high = sorted((_NUMBER_OF[first], _NUMBER_OF[second]))
        return _BOX[high, low]


DOMINOES = tuple(Domino(high, low) for high in range(6, -1, -1) for low in range(high, -1, -1))
_BOX = {(domino.high, domino.low): domino for domino in DOMINOES}  # there is one of each
