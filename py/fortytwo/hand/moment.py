"""What a tap does while a whole hand is recorded: from one moment to the next, with no browser."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.bids import Bid
from fortytwo.calls import Call
from fortytwo.dominoes import Domino
from fortytwo.hand.record import LINK, TRICKS, Record
from fortytwo.links import Link
from fortytwo.refusals import Note, Refusal
from fortytwo.seats import SEATS
from fortytwo.trick.table import Place

CALLING, SHOWING = 0, TRICKS + 1  # the steps before the first trick, and after the last


@dataclass(frozen=True)
class Moment:
    """A hand as far as it's recorded, the part the view shows, and a note if there is one.

    *hand* is ``None`` until trump is named, and *said* keeps the bid until then. *bidder* is
    where the bidder sits, from 0; ``None`` if nobody has said. The *step* is 0 for the bid and
    the call, then the number of a trick, then 8 for what is shown. The next domino goes to the
    *place*: a place in the trick, or the seat that shows it; ``None`` where the trick is full
    and nobody has said which domino is wrong.

    In one word it is the step, the place, the bidder and the hand's fragment;
    ``Moment.parse`` and ``str`` are inverses, without the note.

    >>> moment = Moment()
    >>> for name, value in [("bid", "32"), ("trump", "treys"), ("down", "5-2"), ("down", "5-1")]:
    ...     moment = moment.after(name, value)
    >>> str(moment.hand), str(moment)
    ('treys 32: 5-2 5-1 /', '1.2./hand/treys.32/5-2.5-1')
    """

    hand: Record | None = None
    said: Bid | None = None
    bidder: int | None = None
    step: int = CALLING
    place: int | None = None
    linked: Agreement = NOTHING_AGREED
    note: Note | None = None

    @classmethod
    def opened(cls, fragment: str) -> Moment:
        """The moment a link opens; the note says why if the link can't be read."""
        link, note = Link.opened(fragment)
        try:
            moment = _carried(link.shown)
        except Refusal as why:
            moment, note = cls(), Refusal("unread-link", why=why)
        return replace(moment._going_on() if moment.hand else moment, linked=link.agreed, note=note)

    @classmethod
    def parse(cls, word: str) -> Moment:
        """The moment written as *word*.

        Raises ``Refusal`` when it can't be read.
        """
        where, slash, fragment = word.partition("/")
        numbers = where.split(".")
        if len(numbers) != 3 or not all(number in _NUMBERS for number in numbers):
            raise Refusal("not-in-a-hand", text=where)
        step, place, bidder = (_NUMBERS[number] for number in numbers)
        link = Link.parse(slash + fragment)
        there = replace(
            _carried(link.shown), step=step or CALLING, bidder=bidder, linked=link.agreed
        )
        if there.step not in there.steps or not {place, bidder} <= {None, *SEATS}:
            raise Refusal("not-in-a-hand", text=where)
        there = there._at(there.step)
        return there if place is None or there.step == CALLING else there._after_place(place)

    def __str__(self) -> str:
        """The moment in one word."""
        numbers = (self.step, self.place, self.bidder)
        where = ".".join("" if one is None else str(one) for one in numbers)
        return f"{where}{Link(self.fragment, self.linked)}"

    @cached_property
    def fragment(self) -> str:
        """What the address carries: the hand, or the bid alone while trump is not named."""
        return self.hand.fragment if self.hand else f"{LINK}{self.said or ''}"

    @property
    def undoable(self) -> tuple[Record | None, Bid | None, int | None, Agreement]:
        """What an undo brings back: what was recorded, not the part the view showed."""
        return self.hand, self.said, self.bidder, self.linked

    @property
    def empty(self) -> bool:
        """Whether nothing is recorded, and nothing said of the bid."""
        return self.undoable == Moment().undoable

    @property
    def without_note(self) -> Moment:
        """The same moment without its note."""
        return replace(self, note=None)

    @property
    def bid(self) -> Bid | None:
        """What was bid; ``None`` if nobody has said."""
        return self.hand.bid if self.hand else self.said

    @property
    def call(self) -> Call | None:
        """What was called; ``None`` if nobody has said."""
        return self.hand.call if self.hand else None

    @property
    def players(self) -> int:
        """How many play to a trick; four, unless the call says otherwise."""
        return self.call.players if self.call else len(SEATS)

    @property
    def all_called(self) -> bool:
        """Whether who bid, how much and what is trump have all been said."""
        return self.hand is not None and self.hand.bid is not None and self.bidder is not None

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps with something to see; nobody shows anything before a domino is down."""
        if self.hand is None:
            return (CALLING,)
        tricks = range(1, self._going + 1)
        return (CALLING, *tricks, SHOWING) if self.hand.plays else (CALLING, *tricks)

    @property
    def ways(self) -> set[str]:
        """The directions to step from here: ``"back"``, ``"on"``, or both."""
        ends = {"back": self.steps[0], "on": self.steps[-1]}
        return {way for way, end in ends.items() if self.step != end}

    @property
    def trick(self) -> tuple[Domino, ...]:
        """The dominoes of the trick in view, in order of play."""
        tricks = self.hand.tricks if self.hand else ()
        return tricks[self.step - 1] if CALLING < self.step <= len(tricks) else ()

    @cached_property
    def shown(self) -> frozenset[Domino]:
        """The dominoes that were shown, by any seat."""
        return frozenset().union(*self.hand.shown) if self.hand else frozenset()

    @property
    def over(self) -> bool:
        """Whether all is down, and no place is asked for: what's left is to score the hand."""
        return self.hand is not None and self.hand.on_turn is None and self.place is None

    @property
    def number(self) -> int | None:
        """The number of the trick in view, from 0; ``None`` if it isn't a trick."""
        return self.step - 1 if CALLING < self.step < SHOWING else None

    @property
    def on(self) -> set[tuple[str, str]]:
        """The controls that are on, each as its name and its value.

        >>> sorted(Moment.parse("1.1.3/hand/treys/5-2").on)
        [('bidder', '3'), ('down', '5-2'), ('place', '1'), ('trump', 'treys')]
        """
        on = {("place", str(self.place)), ("bidder", str(self.bidder)), ("trump", str(self.call))}
        down = (*self.hand.plays, *self.shown) if self.hand else ()
        said = {(name, value) for name, value in on if value != "None"}
        return said | {("down", str(domino)) for domino in down}

    def after(self, name: str, value: str) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        Raises ``Refusal`` when the tap can't be acted on.
        """
        match name:
            case "bidder" | "bid" | "trump":
                return self._after_calling(name, value)._with_all_called()
            case "place":
                return self._after_place(int(value))
            case "down":
                return self._after_domino(Domino.parse(value))
            case "back":
                return self._beside(-1)
            case "on":
                return self._beside(1)
            case "trick" if int(value) in self.steps:
                return self._at(int(value))
            case "line":
                return Moment(Record.parse(value), bidder=self.bidder)._going_on()
            case "new":
                return self._after_new()
        raise Refusal("nothing-to-see")

    def _with(self, **changes: object) -> Moment:
        return replace(self, note=None, **changes)  # type: ignore[arg-type]

    def _after_calling(self, name: str, value: str) -> Moment:
        """The moment after an answer about the bid: who bid, how much, and what is trump."""
        if name == "bidder":
            return self._with(bidder=int(value))
        if name == "trump":
            return self._after_call(Call.parse(value))
        return self._after_bid(Bid.parse(value) if value else None)

    def _after_bid(self, bid: Bid | None) -> Moment:
        """The bid said; a plunge or a splash stays one where it can be for so many marks."""
        if self.hand is None:
            return self._with(said=bid)
        kind = self.hand.kind if bid and self.hand.kind and self.hand.kind.allows(bid) else None
        return self._with(hand=replace(self.hand, bid=bid, kind=kind))

    def _after_call(self, call: Call) -> Moment:
        """Trump named; the dominoes stay, and the winners follow from them.

        Tricks of four don't become tricks of three. A plunge or a splash stays one where it can be
        on that call.
        """
        if self.hand is None:
            return self._with(hand=Record(call, bid=self.said), said=None)
        if self.hand.plays and call.players != self.players:
            raise Refusal("other-tricks", size=call.players)
        kind = self.hand.kind if call.can_be_plunged else None
        return self._with(hand=replace(self.hand, call=call, kind=kind))

    def _with_all_called(self) -> Moment:
        """The first trick, once the bid, the bidder and trump are known."""
        return self._at(1) if self.hand and self.all_called and not self.hand.plays else self

    def _after_place(self, place: int) -> Moment:
        """The moment after a tap on a place: a trick fills in order, without gaps."""
        if self.step == CALLING:
            return self.without_note
        if self.step == SHOWING or place <= len(self.trick):
            return self._with(place=place)
        first = len(self.trick)
        return replace(self, place=first, note=Note("fill-first", ask=Place(first)))

    def _after_domino(self, domino: Domino) -> Moment:
        """The moment after a tap on a domino: it's played, shown, or replaces a wrong one."""
        if self.hand is None:
            raise Refusal("trump-first")
        if self.step == CALLING:
            return self._going_on()._after_domino(domino)
        if self.step == SHOWING:
            return self._after_shown(self.hand, domino)
        played = self.hand.plays
        index = len(played) if self.place is None else (self.step - 1) * self.players + self.place
        if played[-1:] == (domino,) and index >= len(played) - 1:  # tapped twice: second thoughts
            return self._with(hand=self.hand.taken_back())._going_on()
        if self.place is None:
            raise Refusal("trick-full")
        if index == len(played):
            return self._after_next(self.hand, domino)
        if played[index] == domino:
            raise Refusal("there-already", domino=domino)
        return self._with(hand=self.hand.corrected(index, domino))._going_on()

    def _after_next(self, hand: Record, domino: Domino) -> Moment:
        """The moment after the next play; a domino that's down already may be the mistake."""
        if domino in hand.plays:
            kind = "down-in-trick" if domino in self.trick else "down-before"
            raise Refusal(kind, domino=domino, trick=hand.when(domino)[0])
        return self._with(hand=hand.after_play(domino))._going_on()

    def _after_shown(self, hand: Record, domino: Domino) -> Moment:
        """The moment after a seat shows a domino; a second tap takes it back."""
        seat = self.place or 0
        held = hand.shown[seat]
        if domino in hand.plays:
            raise Refusal("played-not-shown", domino=domino, trick=hand.when(domino)[0])
        hand.refuse_elsewhere(domino, seat)
        if domino not in held and len(held) == hand.left(seat):
            raise Refusal("all-shown")
        return self._with(hand=hand.showing(seat, held ^ {domino}))

    def _after_new(self) -> Moment:
        if self.empty:
            raise Refusal("nothing-recorded")
        return Moment()

    @property
    def _going(self) -> int:
        """The step at which the next domino goes down; when all are down, the last trick."""
        played = len(self.hand.plays) if self.hand else 0
        return min(played // self.players, TRICKS - 1) + 1

    def _beside(self, step: int) -> Moment:
        """The same record, one step on or back."""
        index = self.steps.index(self.step) + step
        if index < 0:
            raise Refusal("nothing-before")
        if index == len(self.steps):
            raise Refusal("nothing-further" if self.hand else "trump-before-tricks")
        return self._at(self.steps[index])

    def _at(self, step: int) -> Moment:
        """The same record at another *step*, with the next domino's place ready."""
        there = self._with(step=step, place=None)
        if step == SHOWING:
            return replace(there, place=0)
        is_open = there.number is not None and len(there.trick) < self.players
        return replace(there, place=len(there.trick)) if is_open else there

    def _going_on(self) -> Moment:
        """The same record, where the next domino goes."""
        return self._at(self._going)


_NUMBERS: dict[str, int | None] = {"": None} | {str(one): one for one in range(SHOWING + 1)}


def _carried(fragment: str) -> Moment:
    """What an address carries, without a place in it."""
    section = fragment.removeprefix(LINK)
    if fragment.startswith(LINK) and (not section or section.isdigit()):
        return Moment(said=Bid.parse(section) if section else None)
    return Moment(Record.from_fragment(fragment))
