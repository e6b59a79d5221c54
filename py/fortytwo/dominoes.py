"""The 28 dominoes and the seven suits their ends belong to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property


def quoted(text: str, longest: int = 40) -> str:
    """*text* in quotes, as a message repeats it: shortened, with nothing unprintable left in.

    >>> quoted("7-1"), quoted("6-4\\x1b", longest=3), quoted("")
    ('"7-1"', '"6-4…"', '""')
    """
    shown = text if len(text) <= longest else f"{text[:longest]}…"
    return f'"{"".join(char if char.isprintable() else "?" for char in shown)}"'


def listed(parts: Sequence[str]) -> str:
    """The parts as they are said one after another: ``"this, this and that"``."""
    *first, last = parts
    return f"{', '.join(first)} and {last}" if first else last


class Suit(IntEnum):
    """A number on the dominoes, by the name it has at the table.

    Blanks are a suit like any other and count as 0, so a suit is compared with
    ``None`` and never tested by truth.

    >>> str(Suit.TREYS), Suit.TREYS.end, Suit(0).end
    ('treys', 'trey', 'blank')
    >>> Suit.parse("Sixes")
    <Suit.SIXES: 6>
    """

    BLANKS = 0
    ACES = 1
    DEUCES = 2
    TREYS = 3
    FOURS = 4
    FIVES = 5
    SIXES = 6

    def __str__(self) -> str:
        """The suit's name, as it is called: ``"treys"``."""
        return self.name.lower()

    @property
    @cache
    def end(self) -> str:
        """One end of this suit, as it is spoken: ``"trey"``."""
        return "six" if self is Suit.SIXES else str(self).removesuffix("s")

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit called *text*, in any case.

        Raises ``ValueError`` that quotes *text* when no suit has that name.
        """
        try:
            return cls[text.strip().upper()]
        except KeyError:
            raise ValueError(f"{quoted(text)} is not a suit; the suits are {SUIT_NAMES}") from None


SUIT_NAMES = listed([str(suit) for suit in Suit])
_NUMBER_OF = {name: suit.value for suit in Suit for name in (suit.end, str(suit.value))}


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
        """The domino as it is written everywhere: ``"6-4"``, high end first."""
        return f"{self.high}-{self.low}"

    @property
    def is_double(self) -> bool:
        """Whether both ends are the same."""
        return self.high == self.low

    @property
    def count(self) -> int:
        """The points the domino carries: 10, 5 or none.

        >>> [(str(domino), domino.count) for domino in DOMINOES if domino.count]
        [('6-4', 10), ('5-5', 10), ('5-0', 5), ('4-1', 5), ('3-2', 5)]
        """
        pips = self.high + self.low
        return pips if pips in (5, 10) else 0

    @cached_property
    def ends(self) -> tuple[Suit, ...]:
        """The suits printed on the domino, high end first; a double has one."""
        return (Suit(self.high),) if self.is_double else (Suit(self.high), Suit(self.low))

    @cached_property
    def spoken(self) -> str:
        """The domino's name as players say it.

        >>> [Domino.parse(text).spoken for text in ("6-3", "4-4", "5-0")]
        ['six-trey', 'double-four', 'five-blank']
        """
        high, low = Suit(self.high).end, Suit(self.low).end
        return f"double-{high}" if self.is_double else f"{high}-{low}"

    @classmethod
    def parse(cls, text: str) -> Domino:
        """The domino written or spoken as *text*: either order of ends, any case.

        Raises ``ValueError`` that quotes *text* when there is no such domino.

        >>> [str(Domino.parse(text)) for text in ("4-6", "Trey-Five", "double-six")]
        ['6-4', '5-3', '6-6']
        """
        first, dash, second = text.strip().lower().partition("-")
        if first == "double":
            first = second
        if not dash or first not in _NUMBER_OF or second not in _NUMBER_OF:
            raise ValueError(f"{quoted(text)} is not a domino; write it like 6-4 or six-four")
        low, high = sorted((_NUMBER_OF[first], _NUMBER_OF[second]))
        return _BOX[high, low]


DOMINOES = tuple(Domino(high, low) for high in range(6, -1, -1) for low in range(high, -1, -1))
_BOX = {(domino.high, domino.low): domino for domino in DOMINOES}  # there is one of each
