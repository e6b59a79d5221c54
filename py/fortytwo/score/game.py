"""The score: to seven marks, or to 250 points, worked out from the list of hands.

The rules don't say how to score a hand, so this does what most tables do. In marks, the side
that made its bid, or that set the other, gets the marks that were bid. In points, both sides count
what they took when the bid was made; when it was set, the bidder's side counts nothing and the
other side counts the bid as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from fortytwo.bids import ALL_POINTS, GAME_MARKS, Bid, Outcome
from fortytwo.notation import AFTER_A_LINK, from_link, one_line, refuse_untidy, to_link
from fortytwo.refusals import Refusal
from fortytwo.seats import SIDES, Pair, Side

LOST = "lost"  # the word for a hand lost by a renege
LONGEST_SIDE = 40
NO_NAMES = ("Us", "Them")  # what the sides are called on a sheet kept here: names are filled in

LINK = "/score/"  # what the link of a game starts with; no suit is called that
LONGEST_LINK = 1300  # two names of 40 letters, each at most 12 in a link, and 13 hands


class Kind(Enum):
    """What a game is played to."""

    MARKS = "marks", GAME_MARKS
    POINTS = "points", 250

    def __init__(self, word: str, goal: int) -> None:
        self.word = word
        self.goal = goal


KINDS = {kind.word: kind for kind in Kind}


@dataclass(frozen=True)
class Penalty:
    """What the renege *by* a side costs it, on top of the hand if that's lost.

    It *gives* the other side so many marks or points, whichever the game counts.
    """

    by: Side
    gives: int


@dataclass(frozen=True)
class ScoredHand:
    """One hand on the score sheet: who bid, the bid, and what the bidder's side *took*.

    That is in points, 0 to 42; or only whether the bid was made or set, when nobody counted;
    or ``None`` when the hand was lost by a renege, before it was played out or after.

    Raises ``Refusal`` for what can't be.

    >>> ScoredHand.parse("us-30-34")
    ScoredHand(bidder=<Side.US: 0>, bid=Bid(points=30), took=34, penalty=None)
    >>> str(ScoredHand(Side.THEM, Bid(84), None, Penalty(by=Side.THEM, gives=2)))
    'them-84-lost-them-2'
    """

    bidder: Side
    bid: Bid
    took: int | Outcome | None
    penalty: Penalty | None = None

    def __post_init__(self) -> None:
        if isinstance(self.took, int) and not 0 <= self.took <= ALL_POINTS:
            raise Refusal("too-many-points", text=str(self.took))
        if self.took is Outcome.OPEN:
            raise Refusal("not-over", text=str(self))
        if self.lost and self.penalty is None:
            raise Refusal("lost-by-whom", text=str(self))
        if not self.lost and self.penalty and not self.penalty.gives:
            raise Refusal("costs-nothing", text=str(self))

    @property
    def lost(self) -> bool:
        """Whether a renege has lost the hand, for the side that reneged."""
        return self.took is None

    @property
    def outcome(self) -> Outcome:
        """Whether the bid counts as made or as set; a renege that loses the hand decides it too.

        >>> [ScoredHand.parse(hand).outcome.value for hand in ("us-84-41", "us-84-lost-them-0")]
        ['set', 'made']
        """
        if isinstance(self.took, int):
            return self.bid.outcome((self.took, ALL_POINTS - self.took))
        if self.took is not None:
            return self.took
        by_bidder = self.penalty and self.penalty.by is self.bidder
        return Outcome.SET if by_bidder else Outcome.MADE

    @property
    def entry(self) -> int | str:
        """What stands for *took* on the score sheet: ``34``, ``"made"``, ``"set"``, ``"lost"``."""
        if isinstance(self.took, Outcome):
            return self.took.value
        return LOST if self.took is None else self.took

    def scored(self, kind: Kind) -> Pair:
        """What the hand gives each side, ours first, in marks or in points.

        Raises ``Refusal`` when points are counted and nobody has counted the hand's.

        >>> ScoredHand.parse("us-84-made").scored(Kind.MARKS)
        (2, 0)
        >>> ScoredHand.parse("us-31-28").scored(Kind.POINTS)
        (0, 45)
        """
        self._refuse_kind(kind)
        own, others = self._in_marks if kind is Kind.MARKS else self._in_points
        us, them = self.bidder.pair(own, others)
        if self.penalty is None:
            return us, them
        extra = self.penalty.by.other.pair(self.penalty.gives)
        return us + extra[Side.US], them + extra[Side.THEM]

    @property
    def _in_marks(self) -> Pair:
        """What the hand gives the bidder's side and the other, in marks."""
        marks = self.bid.marks
        return (marks, 0) if self.outcome is Outcome.MADE else (0, marks)

    @property
    def _in_points(self) -> Pair:
        """What the hand gives the bidder's side and the other, in points.

        The side that loses the hand by a renege takes nothing in it. A bid above 42 that is made
        counts in full.
        """
        made, bid = self.outcome is Outcome.MADE, self.bid.points
        taken = ALL_POINTS if made else 0
        took = self.took if isinstance(self.took, int) else taken
        left = ALL_POINTS - took
        return (max(took, bid), left) if made else (0, bid + left)

    def _refuse_kind(self, kind: Kind) -> None:
        """Raise ``Refusal`` when the hand can't be scored in this *kind*."""
        if kind is Kind.POINTS and isinstance(self.took, Outcome):
            raise Refusal("no-points", text=str(self))
        if self.penalty and not 0 <= self.penalty.gives <= kind.goal:
            gives = str(self.penalty.gives)
            raise Refusal("gives-too-much", text=gives, amount=(kind.word, kind.goal))

    def __str__(self) -> str:
        """The hand in one word, with a renege at its end."""
        words = [self.bidder.word, self.bid, self.entry]
        if self.penalty:
            words += [self.penalty.by.word, self.penalty.gives]
        return "-".join(map(str, words))

    @classmethod
    def parse(cls, text: str) -> ScoredHand:
        """The hand written as *text*.

        Raises ``Refusal`` for what can't be read, or can't be.
        """
        words = text.split("-")
        if len(words) not in (3, 5):
            raise Refusal("not-a-scored-hand", text=text)
        bidder, bid, took, *renege = words
        penalty = Penalty(_side(renege[0]), number(renege[1])) if renege else None
        return cls(_side(bidder), Bid.parse(bid), _took(took), penalty)


@dataclass(frozen=True)
class Game:
    """What the game is played to, what the partners are called, and the hands so far.

    One line has all of it, in order; ``Game.parse`` and ``str`` are inverses, and so are
    ``Game.from_fragment`` and ``fragment``.

    Raises ``Refusal`` for what can't be: a hand after the game is over, a hand
    that can't be scored, two sides of one name.

    >>> game = Game.parse("marks Ann-and-Bo Cy-and-Di us-30-34 them-84-set")
    >>> game.score, game.fragment
    ((3, 0), '/score/marks/Ann-and-Bo/Cy-and-Di/us-30-34/them-84-set')
    """

    kind: Kind = Kind.MARKS
    partners: tuple[str, str] = NO_NAMES
    hands: tuple[ScoredHand, ...] = ()

    def __post_init__(self) -> None:
        for name in self.partners:
            refuse_untidy(name, LONGEST_SIDE)
        if len({name.casefold() for name in self.partners}) == 1:
            raise Refusal("same-name", text=self.partners[0])
        for hand, score in zip(self.hands, self.scores, strict=False):
            if max(score) >= self.kind.goal:
                raise Refusal("too-late", text=str(hand))

    @cached_property
    def scores(self) -> tuple[Pair, ...]:
        """The score before the first hand and after each one, ours first."""
        scores = [(0, 0)]
        for hand in self.hands:
            (us, them), (more, theirs) = scores[-1], hand.scored(self.kind)
            scores.append((us + more, them + theirs))
        return tuple(scores)

    @property
    def score(self) -> Pair:
        """The score as it stands, ours first, in marks or in points."""
        return self.scores[-1]

    @property
    def reached(self) -> tuple[Side, ...]:
        """The sides that have reached the goal; in points one hand can bring both there."""
        return tuple(side for side in Side if self.score[side] >= self.kind.goal)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.reached)

    @property
    def under_way(self) -> bool:
        """Whether the game has begun, and isn't over."""
        return bool(self.hands) and not self.over

    @property
    def winner(self) -> Side | None:
        """The side that has won; ``None`` while nobody has, or when both are there at once."""
        return self.reached[0] if len(self.reached) == 1 else None

    def name(self, side: Side) -> str:
        """What the partners of *side* are called."""
        return self.partners[side]

    def named(self, us: str, them: str) -> Game:
        """The game with the partners called as somebody typed it."""
        return replace(self, partners=(one_line(us, LONGEST_SIDE), one_line(them, LONGEST_SIDE)))

    def after(self, hand: ScoredHand) -> Game:
        """The game with one more *hand*."""
        return replace(self, hands=(*self.hands, hand))

    def new_game(self) -> Game:
        """The next game of this kind, among the players who are here, with no hand played."""
        return Game(self.kind)

    def __str__(self) -> str:
        """The game in one line."""
        return " ".join([self.kind.word, *map(to_link, self.partners), *map(str, self.hands)])

    @classmethod
    def parse(cls, line: str) -> Game:
        """The game written as *line*.

        Raises ``Refusal`` for what can't be read, or can't be.
        """
        words = line.split()
        if len(words) < 3 or words[0] not in KINDS:
            raise Refusal("not-a-game", text=line)
        us, them = map(from_link, words[1:3])
        return cls(KINDS[words[0]], (us, them), tuple(map(ScoredHand.parse, words[3:])))

    @property
    def fragment(self) -> str:
        """What a link carries of the game after its ``#``."""
        return f"{LINK}{str(self).replace(' ', '/')}"

    @classmethod
    def from_fragment(cls, fragment: str) -> Game:
        """The game that a link carries, ignoring trailing punctuation.

        Raises ``Refusal`` when it isn't one of ours.
        """
        if len(fragment) > LONGEST_LINK:
            raise Refusal("not-a-game", text=fragment)
        return cls.parse(fragment.removeprefix(LINK).rstrip(AFTER_A_LINK).replace("/", " "))

    @property
    def sheet(self) -> tuple[tuple[ScoredHand, Pair], ...]:
        """Each hand, with the score after it."""
        return tuple(zip(self.hands, self.scores[1:], strict=True))


_TOOK = {LOST: None} | {outcome.value: outcome for outcome in Outcome}


def number(text: str) -> int:
    """The number of marks or points written as *text*, of three figures at most.

    Raises ``Refusal`` when it isn't one.

    >>> number("34")
    34
    """
    if not re.fullmatch("0|[1-9][0-9]{0,2}", text):
        raise Refusal("not-a-number", text=text)
    return int(text)


def _side(word: str) -> Side:
    if word not in SIDES:
        raise Refusal("not-a-side", text=word)
    return SIDES[word]


def _took(word: str) -> int | Outcome | None:
    """What the bidder's side took, from the ``entry`` written as *word*."""
    return _TOOK[word] if word in _TOOK else number(word)
