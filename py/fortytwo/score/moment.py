"""The score sheet: what a tap does to it, and what is said of it, with no browser in sight."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from fortytwo.agreement import LOSE_THE_HAND, Cost, OwnWords
from fortytwo.bids import ALL_POINTS, GAME_MARKS, Bid, Outcome
from fortytwo.hand.rulings import RecordRuling
from fortytwo.score.game import Game, Kind, Pair, Penalty, ScoredHand, Side
from fortytwo.words.hand import bid_words
from fortytwo.words.say import quoted

KINDS = {kind.word: kind for kind in Kind}
SIDES = {side.word: side for side in Side}
ENDED = {outcome.value: outcome for outcome in (Outcome.MADE, Outcome.SET)}

WRITTEN = "The hand is written down. The next one can be recorded."
LIKE_THE_LAST = "That is just like the hand before. If it is the same hand, tap Undo."
THEIRS_TO_SAY = "Not on the score yet: say it here, then tap Write it down."

# Players keep marks in strokes that spell ALL, one for each of the seven: drawn in 56 by 24.
STROKES = (
    "M3 21L10 3",
    "M10 3L17 21",
    "M5.5 14.5H14.5",
    "M24 3V21",
    "M24 21H34",
    "M41 3V21",
    "M41 21H51",
)


@dataclass(frozen=True)
class Entry:
    """What was tapped and typed of a hand, just as it stands: a word each, or nothing.

    Written it has a line for each of them, as nobody can type a line's end into one.

    >>> str(Entry("us", "30", "34").hand(Game(Kind.POINTS)))
    'us-30-34'
    >>> Entry("us", "30", "43").hand(Game(Kind.POINTS))
    Traceback (most recent call last):
        ...
    ValueError: "43" cannot be taken in a hand: it has 42 points.
    """

    bidder: str = ""  # us or them
    bid: str = ""
    took: str = ""  # made or set; where points are counted, how many the bidder's side took
    by: str = ""  # the side that reneged, if one did
    gives: str = ""  # what that gives to the other side
    lost: str = ""  # anything when that lost the hand

    def hand(self, game: Game) -> ScoredHand:
        """The hand to be written down in *game*.

        Raises ``ValueError`` that says what is missing, or quotes what cannot be.
        """
        if self.bidder not in SIDES:
            raise ValueError("Which side bid? Tap one of the two.")
        if not self.bid:
            raise ValueError("How much was bid? Choose the bid.")
        bidder, bid = SIDES[self.bidder], Bid.parse(self.bid)
        penalty = self._penalty(game.kind)
        took = None if penalty and self.lost else self._took(game)
        return ScoredHand(bidder, bid, took, penalty)

    def _took(self, game: Game) -> int | Outcome:
        """What the bidder's side took, or whether the bid was made."""
        if game.kind is Kind.MARKS:
            if self.took not in ENDED:
                raise ValueError("How did it go? Tap Made or Set.")
            return ENDED[self.took]
        if not self.took.strip():
            raise ValueError(
                f"How many of the {ALL_POINTS} points did the bidder's side take? Put it in."
            )
        took = _number(self.took, game.kind)
        if took > ALL_POINTS:
            raise ValueError(
                f"{quoted(self.took)} cannot be taken in a hand: it has {ALL_POINTS} points."
            )
        return took

    def _penalty(self, kind: Kind) -> Penalty | None:
        """What a renege costs, if there was one."""
        if self.by not in SIDES:
            return None
        gives = _number(self.gives or "0", kind)
        if gives > kind.goal:
            raise ValueError(
                f"{quoted(self.gives)} is too much for a renege: the game is to"
                f" {kind.counted(kind.goal)}."
            )
        if not gives and not self.lost:
            raise ValueError(
                "What did the renege cost? Say what the other side gets, or that it lost the hand."
            )
        return Penalty(SIDES[self.by], gives)

    def gives_what(self, game: Game) -> str:
        """What is asked for after a renege: ``"Marks to Us"``."""
        to = game.name(SIDES[self.by].other) if self.by in SIDES else "the other side"
        return f"{game.kind.word.capitalize()} to {to}"

    def is_last_in(self, game: Game) -> bool:
        """Whether this has been written down in *game*, as its last hand."""
        try:
            return game.hands[-1:] == (self.hand(game),)
        except ValueError:
            return False

    def __str__(self) -> str:
        """The entry as a tap carries it."""
        return "\n".join(vars(self).values())

    @classmethod
    def parse(cls, text: str) -> Entry:
        """The entry that a tap carries as *text*."""
        return cls(*text.split("\n"))


class ForTheTable(ValueError):
    """What only the table can say of a hand that was recorded, with what is *known* of it."""

    def __init__(self, unsaid: str, known: Entry) -> None:
        super().__init__(f"{unsaid} {THEIRS_TO_SAY}")
        self.known = known


@dataclass(frozen=True)
class Moment:
    """What a tap leaves behind: the game as it is written down, and a note if need be.

    In one word it is the game's line with slashes for spaces; ``Moment.parse`` and ``str`` are
    inverses, but for the note.

    >>> str(Moment().after("write", str(Entry("us", "84", "made"))))
    'marks/Us/Them/us-84-made'
    """

    stepped: ClassVar[frozenset[str]] = frozenset()
    fragment: ClassVar[str] = ""  # the score is in no link

    game: Game = Game()
    note: str = ""

    @property
    def matter(self) -> Game:
        """What an undo brings back: the game, with its hands."""
        return self.game

    @property
    def quiet(self) -> Moment:
        """The same moment without its note."""
        return replace(self, note="")

    @property
    def hint(self) -> str:
        """What to do next."""
        if self.game.over:
            return "For another game, tap New game."
        if self.game.hands:
            return "After the next hand: who bid, and how did it go?"
        return "After each hand: tap who bid, the bid and how it went, then Write it down."

    def after(self, name: str, value: str, moves_on: bool = True) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        Raises ``ValueError`` that says why when the tap cannot be acted on.
        """
        if name == "write":
            return self.with_hand(Entry.parse(value).hand(self.game))
        if name == "kind":
            return self._played_to(KINDS[value])
        return self._after_new()

    def with_hand(self, hand: ScoredHand) -> Moment:
        """The sheet with one more *hand*.

        Raises ``ValueError`` when the game is over, or the hand cannot be scored in it.
        """
        if self.game.over:
            raise ValueError(f"The game is over. {self.hint}")
        if self.game.kind is Kind.POINTS and isinstance(hand.took, Outcome):
            raise ValueError(_uncounted("This hand"))
        return Moment(self.game.after(hand))

    def with_recorded(self, hand: ScoredHand) -> Moment:
        """The sheet with one more *hand*, recorded elsewhere, and with a note that it is there.

        Raises ``ValueError`` as ``with_hand`` does.
        """
        note = LIKE_THE_LAST if self.game.hands[-1:] == (hand,) else WRITTEN
        return replace(self.with_hand(hand), note=note)

    def _played_to(self, kind: Kind) -> Moment:
        """The sheet when the game is to so many marks or points, as far as the hands allow it."""
        if kind is self.game.kind:
            return self.quiet
        for number, hand in enumerate(self.game.hands, start=1):
            self._refuse_to_count(hand, f"Hand {number}", kind)
        try:
            return Moment(replace(self.game, kind=kind))
        except ValueError:
            goal = kind.counted(kind.goal)
            raise ValueError(
                f"A game to {goal} would have been over before the last hand."
            ) from None

    def _refuse_to_count(self, hand: ScoredHand, called: str, kind: Kind) -> None:
        """Raise ``ValueError`` when *hand* does not say what it gives in the other *kind*."""
        if kind is Kind.POINTS and isinstance(hand.took, Outcome):
            raise ValueError(_uncounted(called))
        if hand.penalty and hand.penalty.gives:
            gave = self.game.kind.counted(hand.penalty.gives)
            raise ValueError(
                f"In {called.lower()} a renege gave {gave}, and nobody has put that in {kind.word}."
            )

    def _after_new(self) -> Moment:
        if not self.game.hands:
            raise ValueError("The sheet is empty already.")
        return Moment(self.game.new_game())

    def __str__(self) -> str:
        """The game in one word."""
        return str(self.game).replace(" ", "/")

    @classmethod
    def parse(cls, word: str) -> Moment:
        """The sheet written as *word*.

        Raises ``ValueError`` that quotes what cannot be read.
        """
        return cls(Game.parse(word.replace("/", " ")))


def bid_name(bid: Bid) -> str:
    """A bid as it is said: in points, and from two marks on in marks.

    >>> bid_name(Bid(42)), bid_name(Bid(84))
    ('42', '2 marks (84)')
    """
    return bid_words(bid) if bid.marks == 1 else f"{bid_words(bid)} ({bid})"


def recorded(
    ruling: RecordRuling | None, bidder: int | None, cost: Cost | OwnWords | None, kind: Kind
) -> ScoredHand:
    """The hand that was recorded, as the score sheet of a game of this *kind* has it.

    *bidder* is the bidder's place at the table, from 0, and *cost* what the table agreed a
    renege costs: it is counted once, however often that side has reneged.

    Raises ``ValueError`` that says what is missing, and ``ForTheTable`` when nothing is, but
    what a renege costs is for the table to say.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> hand = Record.parse("treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")
    >>> str(recorded(judge_record(hand), 1, Cost.HAND_AND_TWO, Kind.MARKS))
    'them-32-lost-them-2'
    """
    if ruling is None or not ruling.tricks:
        raise ValueError("There is no hand to put on the score yet.")
    if bidder is None:
        raise ValueError("Who bid? Tap Back until you are at the bid, and say it there.")
    if ruling.hand.bid is None:
        raise ValueError("How much was bid? Tap Back until you are at the bid, and say it there.")
    side, by = Side(bidder % 2), {renege.seat % 2 for renege in ruling.reneges}
    took = _taken(ruling, kind)
    known = Entry(side.word, str(ruling.hand.bid), _as_typed(took, ruling.hand.bid, kind))
    if len(by) > 1:
        raise ForTheTable("Both sides reneged: your table says what that costs.", known)
    if by and cost in LOSE_THE_HAND:
        took = Outcome.SET  # whatever was taken, the hand is lost
    if took is None:
        raise ValueError("That hand is not decided yet. Record it to its end.")
    hand = ScoredHand(side, ruling.hand.bid, took)
    if not by:
        return hand
    reneged = Side((bidder + by.pop()) % 2)
    try:
        return hand.at_the_cost(reneged, cost, kind)
    except ValueError as refusal:
        raise ForTheTable(str(refusal), replace(known, by=reneged.word)) from None


def _taken(ruling: RecordRuling, kind: Kind) -> int | Outcome | None:
    """The points of the bidder's side, or what became of the bid; ``None`` if it is open."""
    if not ruling.left:
        return ruling.points[0]
    decided = ruling.outcome in ENDED.values() and kind is Kind.MARKS
    return ruling.outcome if decided else None


def _as_typed(took: int | Outcome | None, bid: Bid, kind: Kind) -> str:
    """What was taken, as it is put into the form of a game of this *kind*."""
    if kind is Kind.MARKS and isinstance(took, int):
        took = bid.outcome((took, ALL_POINTS - took))
    return "" if took is None else str(took.value if isinstance(took, Outcome) else took)


def renege_costs(cost: Cost | OwnWords | None, kind: Kind) -> tuple[str, bool]:
    """What a renege gives and whether it loses the hand, where the table has agreed on just that.

    The first is empty where the score sheet has to be told.

    >>> renege_costs(Cost.HAND_AND_TWO, Kind.MARKS), renege_costs(None, Kind.MARKS)
    (('2', True), ('', False))
    """
    any_hand = ScoredHand(Side.US, Bid(ALL_POINTS), Outcome.MADE)
    try:
        hand = any_hand.at_the_cost(Side.US, cost, kind)
    except ValueError:
        return "", False
    return (str(hand.penalty.gives), hand.lost) if hand.penalty else ("", False)


def strokes(score: Pair, side: Side) -> str:
    """The marks of a *side* in strokes, as an SVG path; seven of them spell ALL."""
    return "".join(STROKES[: min(score[side], GAME_MARKS)])


def _number(text: str, kind: Kind) -> int:
    """The number that somebody typed, of up to three figures."""
    figures = text.strip()
    if not (figures.isascii() and figures.isdecimal() and len(figures) <= 3):
        raise ValueError(f"{quoted(text)} is not a number of {kind.word}.")
    return int(figures)


def _uncounted(called: str) -> str:
    """That a hand cannot be scored in points."""
    goal = Kind.POINTS.counted(Kind.POINTS.goal)
    return f"{called} does not say the points taken, and a game to {goal} needs them."
