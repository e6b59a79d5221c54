"""What a tap does: from one moment at the table to the next, with no browser in sight."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.links import Link
from fortytwo.notation import read
from fortytwo.refusals import Note, Refusal
from fortytwo.trick.table import Place, Table

LATER = "+"  # marks a moment after the first trick
PLACE_NAMED = {place.word: place for place in Place}


@dataclass(frozen=True)
class Moment:
    """What a tap leaves behind: the table, where the next domino goes, and a note if there is one.

    Once the first trick is over the leads are *later* ones, which some house rules tell apart.
    For a hand from a link, *linked* is what that table agreed on; it counts until a new hand.
    *tapped* is the hand in the order it was tapped, which the table doesn't keep.

    In one word it is the place, the hand as tapped if that's not from low to high, and the link,
    with a plus before them after the first trick; ``Moment.parse`` and ``str`` are inverses,
    without the note.

    >>> moment = Moment()
    >>> for name, value in [("trump", "treys"), ("led", "5-2"), ("hand", "5-1")]:
    ...     moment = moment.after(name, value)
    >>> str(moment.table), moment.place.name
    ('treys: 5-2 | 5-1', 'HAND')
    >>> str(moment)
    'hand/treys/5-2/5-1'
    """

    table: Table = Table()
    place: Place = Place.LED
    linked: Agreement = NOTHING_AGREED
    note: Note | None = None
    tapped: tuple[Domino, ...] = ()
    later: bool = False

    def __post_init__(self) -> None:
        """Keep the hand in the order tapped; what is new in it comes last, from low to high."""
        kept = tuple(domino for domino in self.tapped if domino in self.table.hand)
        new = tuple(sorted(self.table.hand - set(kept)))
        object.__setattr__(self, "tapped", kept + new)

    @classmethod
    def opened(cls, fragment: str) -> Moment:
        """The moment a link opens; the note says why if the link can't be read."""
        link, note = Link.opened(fragment)
        try:
            moment = cls._showing(Table.from_fragment(link.shown))
        except Refusal as why:
            moment, note = cls(), Refusal("unread-link", why=why)
        return replace(moment, linked=link.agreed, note=note)

    @classmethod
    def _showing(cls, table: Table) -> Moment:
        """The moment that shows *table*."""
        return cls(table, Place.HAND if table.down or table.hand else Place.LED)

    @classmethod
    def parse(cls, word: str) -> Moment:
        """The moment written as *word*.

        Raises ``Refusal`` when it can't be read.
        """
        where, slash, fragment = word.removeprefix(LATER).partition("/")
        place, _, tapped = where.partition(".")
        if place not in PLACE_NAMED:
            raise Refusal("not-a-place", text=place)
        link = Link.parse(slash + fragment)
        table = Table.from_fragment(link.shown)
        in_order = read(tapped.replace(".", " "))
        later = word.startswith(LATER)
        return cls(table, PLACE_NAMED[place], link.agreed, tapped=in_order, later=later)

    def __str__(self) -> str:
        """The moment in one word."""
        return self._word

    @cached_property
    def _word(self) -> str:
        in_order = self.tapped == tuple(sorted(self.tapped))
        where = [self.place.word, *([] if in_order else map(str, self.tapped))]
        later = LATER if self.later else ""
        return f"{later}{'.'.join(where)}{Link(self.fragment, self.linked)}"

    @property
    def undoable(self) -> tuple[Table, Agreement]:
        """What an undo brings back: not where the next domino would have gone."""
        return self.table, self.linked

    @property
    def empty(self) -> bool:
        """Whether nothing is on the table."""
        return self.undoable == Moment().undoable

    @property
    def without_note(self) -> Moment:
        """The same moment without its note."""
        return replace(self, note=None) if self.note else self

    @property
    def fragment(self) -> str:
        """What the address carries of it."""
        return self.table.fragment

    def after(self, name: str, value: str) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        Raises ``Refusal`` when the tap can't be acted on.
        """
        if name == "trump":
            return self._after_trump(Call.parse(value))
        if name == "place":
            return self._after_place(PLACE_NAMED[value])
        if name == "end":
            return self._with(self.table.naming(Suit(int(value))), self.place)
        if name == "play":
            return self._after_play(Domino.parse(value))
        if name == "all-played":
            return self._after_all_played()
        if name == "next":
            return self._after_next()
        if name == "new":
            return self._after_new()
        if name == "line":
            return self._after_line(value)
        return self._after_domino(Domino.parse(value), PLACE_NAMED[name])

    @property
    def unsure(self) -> bool:
        """Whether what was tapped after the lead may be the trick, and not a hand.

        >>> Moment(Table.parse("treys: 5-2 | 5-1")).unsure
        True
        >>> Moment(Table.parse("treys: 5-2 6-6 | 5-1")).unsure  # the second was asked for
        False
        """
        table = self.table
        fits = len(table.down) + len(table.hand) <= table.trick_size
        return len(table.down) == 1 and bool(table.hand) and fits and table.play is None

    @property
    def on(self) -> set[tuple[str, str]]:
        """The controls that are on, each as its name and its value.

        >>> sorted(Moment(Table.parse("treys: 5-2 | 2-1"), Place.HAND).on)
        [('hand', '2-1'), ('led', '5-2'), ('place', 'hand'), ('trump', 'treys')]
        """
        call, at = self.table.call, self.table.at
        named = set() if call is None else {("trump", str(call))}
        laid = {(place.word, str(domino)) for place in Place for domino in at(place)}
        return {("place", self.place.word)} | named | laid

    def _with(self, table: Table, place: Place, note: Note | None = None) -> Moment:
        """The moment with that table and place, in the same hand."""
        fitting = place if place is Place.HAND or place < table.trick_size else Place.HAND
        return replace(self, table=table, place=fitting, note=note)

    def _after_trump(self, call: Call) -> Moment:
        """Trump named, or taken back by a second tap."""
        named = None if call == self.table.call else call
        return self._with(self.table.calling(named), self.place)

    def _after_place(self, place: Place) -> Moment:
        """The picker moved to *place*; the trick is filled in order, without gaps."""
        free = len(self.table.down)
        if place is Place.HAND or place <= free:
            return self._with(self.table, place)
        first = Place(free)
        return self._with(self.table, first, Note("fill-first", ask=first))

    def _after_domino(self, domino: Domino, place: Place) -> Moment:
        """A domino laid or taken away; the picker goes on to where the next one belongs."""
        table = self.table.tapped(domino, place)
        if domino not in table.down:
            return self._with(table, place)
        laid = table.down.index(domino)
        goes_to_hand = laid == Place.LED or domino == table.play
        return self._with(table, Place.HAND if goes_to_hand else Place(laid + 1))

    def _after_play(self, domino: Domino) -> Moment:
        """A domino played from the hand, or taken back into it by a second tap."""
        if domino == self.table.play:
            return self._with(self.table.take(domino), Place.HAND)
        return self._with(self.table.after_play(domino), Place.HAND)

    def _after_all_played(self) -> Moment:
        """What was tapped as a hand goes into the trick, in the order tapped."""
        if not self.unsure:
            raise Refusal("not-all-played")
        table = replace(self.table, trick=self.table.trick + self.tapped, hand=frozenset())
        is_finished = len(table.down) == table.trick_size
        return self._with(table, Place.HAND if is_finished else Place(len(table.down)))

    def _after_line(self, line: str) -> Moment:
        """The moment that shows what a line says."""
        from fortytwo.trick import typed  # most hands are tapped: start without it

        return Moment._showing(typed.read(line))

    def _after_next(self) -> Moment:
        if not self.table.down:
            raise Refusal("nothing-led")
        return replace(self._with(self.table.next_trick(), Place.LED), later=True)

    def _after_new(self) -> Moment:
        if self.empty:
            raise Refusal("table-empty")
        return Moment()
