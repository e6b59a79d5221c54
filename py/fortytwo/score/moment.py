"""The score sheet: what a tap does to it, and what is said of it, with no browser in sight."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from fortytwo.agreement import NOTHING_AGREED, Agreement, Cost
from fortytwo.bids import ALL_POINTS, Bid, Outcome
from fortytwo.hand.rulings import RecordRuling
from fortytwo.score.game import KINDS, Game, Kind, Penalty, ScoredHand, number
from fortytwo.seats import SIDES, after, side_of

ENDED = {outcome.value: outcome for outcome in (Outcome.MADE, Outcome.SET)}

WRITTEN = "The hand is written down. The next one can be recorded."
LIKE_THE_LAST = "That is just like the hand before. If it is the same hand, tap Undo."
NOT_ON_THE_SCORE = "This hand isn't on the score yet. Fill in the rest, then tap Write it down."
HOW_DID_IT_GO = {
    Kind.MARKS: "How did it go? Tap Made or Set.",
    Kind.POINTS: f"How many of the {ALL_POINTS} points did the bidder's side take? Put it in.",
}


@dataclass(frozen=True)
class Entry:
    """What was tapped and typed of a hand, just as it stands: a word each, or nothing.

    >>> str(Entry("us", "30", "34").hand(Kind.POINTS))
    'us-30-34'
    >>> Entry("us", "30", "43").hand(Kind.POINTS)
    Traceback (most recent call last):
        ...
    ValueError: "43" can't be taken in a hand: it has 42 points.
    """

    bidder: str = ""  # us or them
    bid: str = ""
    took: str = ""  # made or set, or how many points the bidder's side took
    by: str = ""  # the side that reneged, if one did
    gives: str = ""  # what that gives to the other side
    lost: bool = False  # whether that lost the hand

    def hand(self, kind: Kind) -> ScoredHand:
        """The hand to be written down in a game of this *kind*.

        Raises ``ValueError`` that says what is missing, or quotes what cannot be.
        """
        if self.bidder not in SIDES:
            raise ValueError("Which side bid? Tap one of the two.")
        if not self.bid:
            raise ValueError("How much was bid? Choose the bid.")
        penalty = self._penalty(kind)
        took = None if penalty and self.lost else self._took(kind)
        return ScoredHand(SIDES[self.bidder], Bid.parse(self.bid), took, penalty)

    @property
    def ended(self) -> str:
        """Whether the bid was made or set, as a word; nothing while that cannot be told."""
        if not (self.took.isdecimal() and self.bid):
            return self.took
        points = int(self.took)
        return Bid.parse(self.bid).outcome((points, ALL_POINTS - points)).value

    def _took(self, kind: Kind) -> int | Outcome:
        """What the bidder's side took, or whether the bid was made."""
        took = self.took.strip()
        if kind is Kind.MARKS and took in ENDED:
            return ENDED[took]
        if not took:
            raise ValueError(HOW_DID_IT_GO[kind])
        return number(took, kind.word)

    def _penalty(self, kind: Kind) -> Penalty | None:
        """What a renege costs, if there was one."""
        if self.by not in SIDES:
            return None
        gives = number(self.gives.strip() or "0", kind.word)
        if not gives and not self.lost:
            raise ValueError(
                "What did the renege cost? Say what the other side gets, or that it lost the hand."
            )
        return Penalty(SIDES[self.by], gives)

    def gives_what(self, game: Game) -> str:
        """What is asked for after a renege: ``"Marks to Us"``."""
        to = game.name(SIDES[self.by].other) if self.by in SIDES else "the other side"
        return f"{game.kind.word.capitalize()} to {to}"


@dataclass(frozen=True)
class Moment:
    """What a tap leaves behind: the game as it is written down, and a note if need be.

    In one word it is the game's line with slashes for spaces; ``Moment.parse`` and ``str`` are
    inverses, but for the note.

    >>> str(Moment().with_entry(Entry("us", "84", "made")))
    'marks/Us/Them/us-84-made'
    """

    fragment: ClassVar[str] = ""  # the score is in no link
    linked: ClassVar[Agreement] = NOTHING_AGREED

    game: Game = Game()
    note: str = ""

    @property
    def undoable(self) -> Game:
        """What an undo brings back: the game, with its hands."""
        return self.game

    @property
    def without_note(self) -> Moment:
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

    def after(self, name: str, value: str) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        Raises ``ValueError`` that says why when the tap cannot be acted on.
        """
        return self._played_to(KINDS[value]) if name == "kind" else self._after_new()

    def with_entry(self, entry: Entry) -> Moment:
        """The sheet with one more hand.

        Raises ``ValueError`` that says what is missing of it, or that the game is over.
        """
        if self.game.over:
            raise ValueError(f"The game is over. {self.hint}")
        return Moment(self.game.after(entry.hand(self.game.kind)))

    @property
    def put_note(self) -> str:
        """What is said once a recorded hand is the last on the sheet."""
        hands = self.game.hands
        return LIKE_THE_LAST if hands[-2:-1] == hands[-1:] else WRITTEN

    def _played_to(self, kind: Kind) -> Moment:
        """The sheet when the game is to so many marks or points, as far as the hands allow it."""
        if kind is self.game.kind:
            return self.without_note
        for nth, hand in enumerate(self.game.hands, start=1):
            self._refuse_to_count(hand, f"Hand {nth}", kind)
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
            raise ValueError(f"{called} doesn't say the points taken, and this game needs them.")
        if hand.penalty and hand.penalty.gives:
            gave = self.game.kind.counted(hand.penalty.gives)
            raise ValueError(
                f"{called} has a renege that cost {gave}, and this game needs that in {kind.word}."
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
    return bid.said if bid.marks == 1 else f"{bid.said} ({bid})"


def can_score(ruling: RecordRuling | None, agreement: Agreement) -> bool:
    """Whether a recorded hand can go on the score: it is decided, or a renege has lost it."""
    if ruling is None:
        return False
    return ruling.decided or bool(ruling.reneges and agreement.loses_the_hand)


def from_record(
    ruling: RecordRuling | None, bidder: int | None, agreement: Agreement, kind: Kind
) -> tuple[Entry, str]:
    """What goes into the form of a recorded hand, and what the players have to decide, if anything.

    *bidder* is the bidder's place at the table. What the *agreement* says a renege costs is
    counted once, however often that side has reneged.

    Raises ``ValueError`` when the hand cannot go on the score yet, or nobody has said who bid.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> hand = Record.parse("treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")
    >>> entry, _ = from_record(judge_record(hand), 1, Agreement(Cost.HAND_AND_TWO), Kind.MARKS)
    >>> str(entry.hand(Kind.MARKS))
    'them-32-lost-them-2'
    """
    if ruling is None or not can_score(ruling, agreement):
        raise ValueError("That hand is not decided yet. Record it to its end.")
    if bidder is None:
        raise ValueError("Who bid? Tap Back until you are at the bid, and say it there.")
    bid, took = str(ruling.hand.bid or ""), _taken(ruling, kind)
    entry = Entry(side_of(bidder).word, bid, took)
    sides = {side_of(after(bidder, renege.seat)) for renege in ruling.reneges}
    if not sides or agreement.cost is Cost.AGAIN:
        return entry, ""
    if len(sides) > 1:
        return entry, "Both sides reneged. Your table decides what that costs."
    gives, lost = price(agreement, kind)
    unsaid = "" if gives else f"Your table has to decide how many {kind.word} this renege costs."
    return replace(entry, by=sides.pop().word, gives=gives, lost=lost), unsaid


def _taken(ruling: RecordRuling, kind: Kind) -> str:
    """What the bidder's side took, as it is put into the form; nothing while that is open."""
    if not ruling.left:
        return str(ruling.points[0])
    decided = ruling.outcome if ruling.decided and kind is Kind.MARKS else None
    return decided.value if decided else ""


def price(agreement: Agreement, kind: Kind) -> tuple[str, bool]:
    """What a renege gives, and whether it loses the hand, where just that was agreed.

    The first is empty where the players have to say.

    >>> price(Agreement(Cost.HAND_AND_TWO), Kind.MARKS), price(NOTHING_AGREED, Kind.MARKS)
    (('2', True), ('', False))
    """
    cost = agreement.cost
    if not isinstance(cost, Cost) or cost is Cost.AGAIN:
        return "", False
    if kind is Kind.POINTS and cost.marks is not None:
        return "", False
    return str(cost.marks or 0), cost.loses_hand
