"""What the high bidder named, and everything on which one call differs from another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property

from fortytwo.dominoes import DOMINOES, NUMBERS, Domino, Suit
from fortytwo.refusals import Refusal

SEVEN = 7  # pips: what the dominoes of sevens are measured by
ABOVE_A_SUIT = 100  # what a trump's strength has more than its rank, which is -6 to 7
WEAKEST = -100  # of what can't take a trick
_BY_ANOTHER_NAME = {"no-trump": "follow-me"}


class LedBy(Enum):
    """Which case of "what suit was led?" applied."""

    TRUMP = "trump"
    HIGH_END = "high end"
    DOUBLE = "double"
    NAMED_END = "named end"


class Doubles(Enum):
    """Where the doubles stand: in their numbers, or in a suit of their own."""

    HIGH = "high"  # each is the highest of its number
    LOW = "low"  # each is the lowest of its number
    SUIT = "suit"  # a suit, with the double-six highest
    TURNED = "turned"  # a suit, with the double-blank highest

    @property
    def are_a_suit(self) -> bool:
        """Whether they are in no number."""
        return self in (Doubles.SUIT, Doubles.TURNED)


class Goal(Enum):
    """What the bidder's side has to do to make the bid."""

    POINTS = "points"  # take the points bid
    NO_TRICK = "no trick"
    EVERY_TRICK = "every trick"


@dataclass(frozen=True)
class Lead:
    """What a lead asks for: the suit to follow, and the case that settled it."""

    suit: Suit
    led_by: LedBy


@dataclass(frozen=True, eq=False)
class Call:
    """What the high bidder named: the trump suit if there is one, and where the doubles stand.

    A call answers the questions on which calls differ: which suits a domino is in, what a lead
    asks for, what of a hand has to be played, who takes the trick, who plays and who leads first.
    Every other ruling is built on those answers. Two calls of the same name are the same.

    >>> str(Call.parse("Treys")), str(Call.parse("no trump"))
    ('treys', 'follow-me')
    """

    trump: Suit | None
    doubles: Doubles = Doubles.HIGH
    name: str = ""
    seats: tuple[int, ...] = (0, 1, 2, 3)  # who plays, in turn; the bidder's seat is 0
    lowest_bid: int = 30  # points
    goal: Goal = Goal.POINTS

    leader = 0  # the seat that leads the first trick

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.name or str(self.trump))

    def __str__(self) -> str:
        """The call as a line has it: ``"treys"``."""
        return self.name

    def __eq__(self, other: object) -> bool:
        """Whether *other* is the same call."""
        return isinstance(other, Call) and self.name == other.name

    def __hash__(self) -> int:
        """The hash of its name."""
        return hash(self.name)

    @property
    def numeral(self) -> str:
        """The number that is trump, in figures: ``"3"``; nothing when no number is."""
        return str(self.trump.value) if self.trump in NUMBERS else ""

    @classmethod
    def parse(cls, text: str) -> Call:
        """The call written as *text*, in any case.

        Raises ``Refusal`` when there is no such call.
        """
        name = "-".join(text.lower().replace(",", " ").split())
        call = CALL_NAMED.get(_BY_ANOTHER_NAME.get(name, name))
        if call is None:
            raise Refusal("not-a-call", text=text)
        return call

    @cached_property
    def traits(self) -> tuple[str, ...]:
        """What sets it apart from a number as trump, the rarest first.

        >>> Call.parse("nello-doubles-low").traits, Call.parse("treys").traits
        (('nello', 'doubles-low', 'no-trump'), ())
        """
        if self.trump in NUMBERS:
            return ()
        if self.trump is Suit.DOUBLES:
            turned = ("doubles-turned",) if self.doubles is Doubles.TURNED else ()
            return (*turned, "doubles")
        out = ("nello",) if len(self.seats) < 4 else ()
        where = {
            Doubles.HIGH: (),
            Doubles.LOW: ("doubles-low",),
            Doubles.SUIT: ("doubles-suit",),
            Doubles.TURNED: ("doubles-suit-turned", "doubles-suit"),
        }
        return (*out, *where[self.doubles], "no-trump")

    @cache
    def suits_of(self, domino: Domino) -> frozenset[Suit]:
        """The suits *domino* is in: both its ends, or trumps alone if one of them is trump.

        Where the doubles are a suit, a double is in that one only.
        Rules: suit, and trump.

        >>> treys = Call(Suit.TREYS)
        >>> [sorted(map(str, treys.suits_of(domino))) for domino in (Domino(6, 4), Domino(5, 3))]
        [['fours', 'sixes'], ['treys']]
        """
        if domino.is_double and self.doubles.are_a_suit:
            return frozenset({Suit.DOUBLES})
        ends = frozenset(domino.ends)
        return ends & {self.trump} or ends

    def is_trump(self, domino: Domino) -> bool:
        """Whether *domino* is a trump."""
        return self.trump in self.suits_of(domino)

    def is_trump_suit(self, suit: Suit) -> bool:
        """Whether *suit* is the trump suit."""
        return suit is self.trump

    def distance(self, domino: Domino) -> int | None:
        """How many pips *domino* is off seven; ``None`` where that doesn't matter."""
        return None

    @cache
    def rank(self, domino: Domino, suit: Suit) -> int:
        """How high *domino* stands in *suit*: the pips of its other end, and 7 for the double.

        A low double is -1. The suit of doubles goes by their pips, turned over below 0.
        Raises ``ValueError`` when *domino* isn't in *suit*.
        Rules: which domino wins.

        >>> fives = [Domino.parse(text) for text in ("5-0", "6-5", "5-5")]
        >>> [Call(Suit.TREYS).rank(domino, Suit.FIVES) for domino in fives]
        [0, 6, 7]
        """
        if suit not in self.suits_of(domino):
            raise ValueError(f"with {self} called {domino} isn't one of the {suit}")
        if suit is Suit.DOUBLES:
            return -domino.high if self.doubles is Doubles.TURNED else domino.high
        if domino.is_double:
            return -1 if self.doubles is Doubles.LOW else 7
        return domino.pips - suit

    @cache
    def lead(self, domino: Domino, named: Suit | None = None) -> Lead | None:
        """What *domino* asks for when it's led: trumps if it is one, else its higher end.

        Where the leader has *named* an end, it's that one. ``None`` where there are no suits.
        Rules: what suit was led.

        >>> Call(Suit.TREYS).lead(Domino(6, 3))
        Lead(suit=<Suit.TREYS: 3>, led_by=<LedBy.TRUMP: 'trump'>)
        """
        if self.trump is not None and self.is_trump(domino):
            return Lead(self.trump, LedBy.TRUMP)
        if domino.is_double:
            return Lead(max(self.suits_of(domino)), LedBy.DOUBLE)
        if named is not None:
            return Lead(named, LedBy.NAMED_END)
        return Lead(Suit(domino.high), LedBy.HIGH_END)

    def followers(
        self, led: Domino, hand: Iterable[Domino], named: Suit | None = None
    ) -> tuple[Domino, ...]:
        """The dominoes of *hand* that follow *led*, in the order given.

        Rules: following suit.
        """
        lead = self.lead(led, named)
        return tuple(one for one in hand if lead and lead.suit in self.suits_of(one))

    def must_play(
        self, hand: Iterable[Domino], led: Domino | None = None, named: Suit | None = None
    ) -> tuple[Domino, ...]:
        """Those of *hand* of which one has to be played; none where anything may be.

        Rules: following suit.

        >>> hand = [Domino.parse(text) for text in ("5-1", "5-3", "6-6")]
        >>> Call(Suit.TREYS).must_play(hand, Domino(5, 2)), Call(Suit.TREYS).must_play(hand)
        ((Domino(high=5, low=1),), ())
        """
        return () if led is None else self.followers(led, hand, named)

    def number_of(self, led: Domino) -> Suit | None:
        """The number that stands in for trumps where a double that's a trump is *led*.

        A house may ask for it of who has no double. ``None`` where there's no such number.
        """
        return led.ends[0] if self.trump is Suit.DOUBLES and led.is_double else None

    @cache
    def strengths(self, led: Domino, named: Suit | None = None) -> dict[Domino, int]:
        """How strong each domino is that can take a trick which *led* opens: trumps go first."""
        lead = self.lead(led, named)
        wins = {one: {lead.suit, self.trump} & self.suits_of(one) for one in DOMINOES if lead}
        return {
            one: self.rank(one, suit) + (ABOVE_A_SUIT if suit is self.trump else 0)
            for one, suits in wins.items()
            for suit in suits
        }

    def winner(self, trick: tuple[Domino, ...], named: Suit | None = None) -> int:
        """Who is winning *trick*, as an index into it: the strongest, of equals the first.

        Rules: which domino wins.

        >>> Call(Suit.TREYS).winner((Domino(5, 2), Domino(5, 1), Domino(5, 5), Domino(6, 6)))
        2
        """
        strength = self.strengths(trick[0], named).get
        standing = [strength(domino, WEAKEST) for domino in trick]
        return standing.index(max(standing))

    @property
    def can_be_plunged(self) -> bool:
        """Whether the bidder's partner can name it on a plunge or a splash."""
        return self.goal is Goal.POINTS

    @property
    def players(self) -> int:
        """How many play, and so how many dominoes make a trick."""
        return len(self.seats)

    def seat_after(self, leader: int, plays: int) -> int:
        """The seat that plays next in a trick that *leader* led, after that many *plays*."""
        return self.seats[(self.seats.index(leader) + plays) % self.players]


class Sevens(Call):
    """Sevens: there are no suits, and the domino closest to seven pips takes the trick.

    >>> sevens = Call.parse("sevens")
    >>> sevens.suits_of(Domino(6, 1)), sevens.lead(Domino(6, 1)), sevens.distance(Domino(6, 2))
    (frozenset(), None, 1)
    """

    @cached_property
    def traits(self) -> tuple[str, ...]:
        """What sets it apart from a number as trump."""
        return ("sevens",)

    @cache
    def suits_of(self, domino: Domino) -> frozenset[Suit]:
        """No suits: *domino* is in none."""
        return frozenset()

    @cache
    def lead(self, domino: Domino, named: Suit | None = None) -> Lead | None:
        """``None``: *domino* asks for no suit."""
        return None

    def distance(self, domino: Domino) -> int:
        """How many pips *domino* is off seven."""
        return abs(SEVEN - domino.pips)

    def must_play(
        self, hand: Iterable[Domino], led: Domino | None = None, named: Suit | None = None
    ) -> tuple[Domino, ...]:
        """Those of *hand* that are closest to seven, whatever was *led*, and on the lead too.

        >>> hand = [Domino.parse(text) for text in ("6-2", "5-1", "5-5")]
        >>> [str(domino) for domino in Call.parse("sevens").must_play(hand)]
        ['6-2', '5-1']
        """
        held = tuple(hand)
        closest = min(map(self.distance, held), default=0)
        return tuple(domino for domino in held if self.distance(domino) == closest)

    @cache
    def strengths(self, led: Domino, named: Suit | None = None) -> dict[Domino, int]:
        """How strong each domino is: the closer to seven, the stronger."""
        return {domino: -self.distance(domino) for domino in DOMINOES}


DOUBLES = (
    Call(Suit.DOUBLES, Doubles.SUIT),
    Call(Suit.DOUBLES, Doubles.TURNED, "doubles-reversed"),
)
FOLLOW_ME = (
    Call(None, Doubles.HIGH, "follow-me"),
    Call(None, Doubles.LOW, "follow-me-doubles-low"),
    Call(None, Doubles.SUIT, "follow-me-doubles-suit"),
)
WITHOUT_PARTNER = (0, 1, 3)
NELLO = (
    Call(None, Doubles.HIGH, "nello", WITHOUT_PARTNER, 42, Goal.NO_TRICK),
    Call(None, Doubles.LOW, "nello-doubles-low", WITHOUT_PARTNER, 42, Goal.NO_TRICK),
    Call(None, Doubles.SUIT, "nello-doubles-suit", WITHOUT_PARTNER, 42, Goal.NO_TRICK),
    Call(None, Doubles.TURNED, "nello-doubles-suit-reversed", WITHOUT_PARTNER, 42, Goal.NO_TRICK),
)
SEVENS = (Sevens(None, name="sevens", lowest_bid=42, goal=Goal.EVERY_TRICK),)
OTHER_CALLS = (FOLLOW_ME, DOUBLES, NELLO, SEVENS)  # as a list shows them, each with its variants

NUMBER_CALLS = tuple(map(Call, NUMBERS))
CALLS = (*NUMBER_CALLS, *DOUBLES, *FOLLOW_ME, *NELLO, *SEVENS)
CALL_NAMED = {str(call): call for call in CALLS}  # by the name a line has
