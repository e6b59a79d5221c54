"""The score sheet: what a tap does to it, with no browser in sight."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from fortytwo.agreement import NOTHING_AGREED, Agreement, Cost, Settled
from fortytwo.bids import ALL_POINTS, Bid, Outcome
from fortytwo.hand.rulings import RecordRuling
from fortytwo.links import Link
from fortytwo.refusals import Note, Refusal
from fortytwo.score.game import KINDS, Game, Kind, Penalty, ScoredHand, number
from fortytwo.seats import SIDES, after, side_of

AFTER = ">"  # between what counted in the game before, and the new game; in neither of them
ENDED = {outcome.value: outcome for outcome in (Outcome.MADE, Outcome.SET)}


@dataclass(frozen=True)
class Entry:
    """What the form says about a hand, as tapped and typed: a word each, or nothing.

    >>> str(Entry("us", "30", "34").hand(Kind.POINTS))
    'us-30-34'
    """

    bidder: str = ""  # us or them
    bid: str = ""
    took: str = ""  # made or set, or how many points the bidder's side took
    by: str = ""  # the side that reneged, if one did
    gives: str = ""  # what that gives to the other side
    lost: bool = False  # whether that lost the hand

    def hand(self, kind: Kind) -> ScoredHand:
        """The hand to be written down in a game of this *kind*.

        Raises ``Refusal`` for what is missing, or wrong.
        """
        if self.bidder not in SIDES:
            raise Refusal("which-side")
        if not self.bid:
            raise Refusal("how-much")
        penalty = self._penalty(kind)
        took = None if self.is_lost else self._took(kind)
        return ScoredHand(SIDES[self.bidder], Bid.parse(self.bid), took, penalty)

    @property
    def is_lost(self) -> bool:
        """Whether a renege lost the hand: then how it went doesn't matter."""
        return self.by in SIDES and self.lost

    @property
    def ended(self) -> str:
        """Whether the bid was made or set, as a word; nothing while that's unknown."""
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
            raise Refusal(f"how-did-it-go-{kind.word}")
        return number(took)

    def _penalty(self, kind: Kind) -> Penalty | None:
        """What a renege costs, if there was one."""
        if self.by not in SIDES:
            return None
        gives = number(self.gives.strip() or "0")
        if not gives and not self.lost:
            raise Refusal("what-did-it-cost")
        return Penalty(SIDES[self.by], gives)


@dataclass(frozen=True)
class Moment:
    """What a tap leaves behind: the game on the sheet, and a note if there is one.

    Where a new game begins, *before* is what counted in the one before, for an undo to bring back.

    In one word it is the game's line with slashes for spaces, after what counted before;
    ``Moment.parse`` and ``str`` are inverses, without the note.

    >>> moment = Moment().with_entry(Entry("us", "84", "made"))
    >>> str(moment), str(moment.after("new", "hand--mark"))
    ('marks/Us/Them/us-84-made', 'hand>marks/Us/Them')
    """

    fragment: ClassVar[str] = ""  # the address never carries the score; a link that's sent does
    linked: ClassVar[Agreement] = NOTHING_AGREED

    game: Game = Game()
    before: Agreement | None = None
    note: Note | None = None

    @property
    def undoable(self) -> tuple[Game, Agreement | None]:
        """What an undo brings back: the game, with its hands, and what counted before it."""
        return self.game, self.before

    @property
    def empty(self) -> bool:
        """Whether no hand is on the sheet."""
        return not self.game.hands

    @property
    def without_note(self) -> Moment:
        """The same moment without its note."""
        return replace(self, note=None)

    def after(self, name: str, value: str) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        The value of a new game is what is settled, in one word.

        Raises ``Refusal`` when the tap can't be acted on.
        """
        if name == "kind":
            return self._played_to(KINDS[value])
        return self._after_new(Settled.parse(value))

    def with_entry(self, entry: Entry) -> Moment:
        """The sheet with one more hand.

        Raises ``Refusal`` for what is missing, or when the game is over.
        """
        if self.game.over:
            raise Refusal("game-over")
        return Moment(self.game.after(entry.hand(self.game.kind)))

    def after_link(self, fragment: str) -> Moment:
        """The sheet that a link brings; this one, with a note, if it can't be read."""
        link, _ = Link.opened(fragment)  # what was agreed is on the sheet, hand by hand
        try:
            return Moment(Game.from_fragment(link.shown))
        except Refusal as why:
            return replace(self, note=Refusal("unread-link", why=why))

    @property
    def put_note(self) -> Note:
        """The note once a recorded hand is the last on the sheet."""
        hands = self.game.hands
        return Note("like-the-last" if hands[-2:-1] == hands[-1:] else "written")

    def _played_to(self, kind: Kind) -> Moment:
        """The sheet when the game is to so many marks or points, as far as the hands allow it."""
        if kind is self.game.kind:
            return self.without_note
        for nth, hand in enumerate(self.game.hands, start=1):
            self._refuse_to_count(hand, nth, kind)
        try:
            return Moment(replace(self.game, kind=kind))
        except Refusal:
            raise Refusal("over-before", amount=(kind.word, kind.goal)) from None

    def _refuse_to_count(self, hand: ScoredHand, nth: int, kind: Kind) -> None:
        """Raise ``Refusal`` when *hand* doesn't say what it gives in the other *kind*."""
        if kind is Kind.POINTS and isinstance(hand.took, Outcome):
            raise Refusal("hand-without-points", number=nth)
        if hand.penalty and hand.penalty.gives:
            gave = self.game.kind.word, hand.penalty.gives
            raise Refusal("renege-in-other-kind", number=nth, amount=gave, kind=kind.word)

    def _after_new(self, settled: Settled) -> Moment:
        if self.empty and settled.next_game is None:
            raise Refusal("sheet-empty")
        return Moment(self.game.new_game(), settled.now)

    def __str__(self) -> str:
        """The game in one word."""
        game = str(self.game).replace(" ", "/")
        return game if self.before is None else f"{self.before}{AFTER}{game}"

    @classmethod
    def parse(cls, word: str) -> Moment:
        """The sheet written as *word*.

        Raises ``Refusal`` when it can't be read.
        """
        before, after, game = word.rpartition(AFTER)
        return cls(Game.parse(game.replace("/", " ")), Agreement.parse(before) if after else None)


def can_score(ruling: RecordRuling | None, agreement: Agreement) -> bool:
    """Whether a recorded hand can go on the score: it is decided, or a renege has lost it."""
    if ruling is None:
        return False
    return ruling.decided or bool(ruling.reneges and agreement.loses_the_hand)


def from_record(
    ruling: RecordRuling | None, bidder: int | None, agreement: Agreement, kind: Kind
) -> tuple[Entry, Note | None]:
    """What goes into the form of a recorded hand, and a note on what the players have to decide.

    *bidder* is the bidder's place at the table. What the *agreement* says a renege costs is
    counted once, however often that side has reneged.

    Raises ``Refusal`` when the hand can't go on the score yet, or nobody has said who bid.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> hand = Record.parse("treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")
    >>> entry, _ = from_record(judge_record(hand), 1, Agreement(Cost.HAND_AND_TWO), Kind.MARKS)
    >>> str(entry.hand(Kind.MARKS))
    'them-32-lost-them-2'
    """
    if ruling is None or not can_score(ruling, agreement):
        raise Refusal("not-decided")
    if bidder is None:
        raise Refusal("who-bid")
    bid, took = str(ruling.hand.bid or ""), _taken(ruling, kind)
    entry = Entry(side_of(bidder).word, bid, took)
    sides = {side_of(after(bidder, renege.seat)) for renege in ruling.reneges}
    if not sides or agreement.cost is Cost.AGAIN:
        return entry, None
    if len(sides) > 1:
        return entry, Note("both-reneged")
    gives, lost = price(agreement, kind)
    unsaid = None if gives else Note("decide-the-cost", kind=kind.word)
    return replace(entry, by=sides.pop().word, gives=gives, lost=lost), unsaid


def _taken(ruling: RecordRuling, kind: Kind) -> str:
    """What the bidder's side took, as the form has it; nothing while that's open."""
    if not ruling.left:
        return str(ruling.points[0])
    decided = ruling.outcome if ruling.decided and kind is Kind.MARKS else None
    return decided.value if decided else ""


def price(agreement: Agreement, kind: Kind) -> tuple[str, bool]:
    """What a renege costs and whether it loses the hand, if the players agreed on that.

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
