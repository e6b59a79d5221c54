"""The bid, and what has become of it: made, set, or still open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from fortytwo.notation import is_number
from fortytwo.refusals import Refusal

ALL_POINTS = 42  # seven tricks at 1, five counts of 5 or 10
LOWEST = 30
GAME_MARKS = 7  # a game is played to them, so no more are bid
BIDDER, PARTNER = 0, 2  # the seats of the bidder and of the bidder's partner
_IN_MARKS = re.compile(r"([1-9]) *marks?")


class Outcome(Enum):
    """What has become of a bid, as soon as nothing can change it."""

    MADE = "made"
    SET = "set"
    OPEN = "open"


class Kind(Enum):
    """A bid in marks on the doubles in the hand: partner names the call, and leads first.

    It's for *least* to *most* marks, and takes so many *doubles* or more.

    >>> Kind.PLUNGE.word, str(Kind.PLUNGE.lowest_bid), Kind.SPLASH.allows(Bid(168))
    ('plunge', '168', False)
    """

    PLUNGE = ("plunge", 4, GAME_MARKS, 4)
    SPLASH = ("splash", 2, 3, 3)

    def __init__(self, word: str, least: int, most: int, doubles: int) -> None:
        self.word = word  # as a line has it
        self.least, self.most, self.doubles = least, most, doubles

    @property
    def leader(self) -> int:
        """The seat that leads the first trick."""
        return PARTNER

    @property
    def lowest_bid(self) -> Bid:
        """What is bid where no number is said."""
        return Bid(self.least * ALL_POINTS)

    def allows(self, bid: Bid) -> bool:
        """Whether *bid* is neither too low for it nor too high."""
        return self.least * ALL_POINTS <= bid.points <= self.most * ALL_POINTS


KINDS = {kind.word: kind for kind in Kind}


@dataclass(frozen=True, order=True)
class Bid:
    """What the high bidder said, in points: 30 to 42, or two marks and more at 42 the mark.

    Raises ``Refusal`` for what nobody can bid. The rules the referee goes by don't cover
    bidding: this is the usual game, to seven marks.

    >>> [(str(bid), bid.needs, bid.marks) for bid in (Bid(32), Bid(42), Bid(84))]
    [('32', 32, 1), ('42', 42, 1), ('84', 42, 2)]
    """

    points: int

    def __post_init__(self) -> None:
        marks, left = divmod(self.points, ALL_POINTS)
        in_marks = not left and 1 <= marks <= GAME_MARKS
        if not (in_marks or LOWEST <= self.points < ALL_POINTS):
            raise Refusal("not-a-bid", text=str(self.points))

    def __str__(self) -> str:
        """The bid as a line has it: ``"32"``."""
        return str(self.points)

    @classmethod
    def parse(cls, text: str) -> Bid:
        """The bid written as *text*, in points or in marks.

        Raises ``Refusal`` when it isn't a bid.

        >>> str(Bid.parse("2 marks")), str(Bid.parse("32"))
        ('84', '32')
        """
        plain = text.strip().lower()
        in_marks = _IN_MARKS.fullmatch(plain)
        if in_marks and int(in_marks[1]) <= GAME_MARKS:
            return cls(int(in_marks[1]) * ALL_POINTS)
        if not is_number(plain):
            raise Refusal("not-a-bid", text=text)
        return cls(int(plain))

    @property
    def needs(self) -> int:
        """The points that make the bid; with a bid in marks that is all of them."""
        return min(self.points, ALL_POINTS)

    @property
    def marks(self) -> int:
        """The marks the hand is played for; below 84 that is one."""
        return max(1, self.points // ALL_POINTS)

    def outcome(self, points: tuple[int, int]) -> Outcome:
        """What the bid has come to with these *points*, the bidder's side first.

        It's made once that side has what it needs, and set once the other side has so much
        that it can't get there.

        >>> [Bid(32).outcome(points).value for points in ((32, 0), (31, 10), (31, 11))]
        ['made', 'open', 'set']
        """
        taken, lost = points
        if taken >= self.needs:
            return Outcome.MADE
        return Outcome.SET if lost > ALL_POINTS - self.needs else Outcome.OPEN


# Every bid there is, from the lowest.
BIDS = (
    *map(Bid, range(LOWEST, ALL_POINTS)),
    *(Bid(marks * ALL_POINTS) for marks in range(1, GAME_MARKS + 1)),
)
