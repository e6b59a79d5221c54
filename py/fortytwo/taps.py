"""What a tap does: from one moment at the table to the next, with no browser in sight."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fortytwo.calls import Call
from fortytwo.dominoes import Domino
from fortytwo.table import Place, Table
from fortytwo.words import PLACES

PLACE_CALLED = {place.id: place for place in Place}


@dataclass(frozen=True)
class Moment:
    """What a tap leaves behind: the table, where the next domino goes, and a note if need be.

    >>> moment = Moment()
    >>> for name, value in [("trump", "treys"), ("led", "5-2"), ("hand", "5-1")]:
    ...     moment = moment.after(name, value)
    >>> str(moment.table), moment.place.name
    ('treys: 5-2 | 5-1', 'HAND')
    """

    table: Table = Table()
    place: Place = Place.LED
    note: str = ""

    @classmethod
    def opened(cls, fragment: str) -> Moment:
        """The moment a link opens: its table, or an empty one and a note that says why."""
        try:
            table = Table.from_fragment(fragment)
        except ValueError as error:
            return cls(note=f"That link cannot be read: {error}.")
        return cls(table, Place.HAND if table.down or table.hand else Place.LED)

    def after(self, name: str, value: str) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        Raises ``ValueError`` that says why when the tap cannot be acted on.
        """
        if name == "trump":
            return self._after_trump(Call.parse(value))
        if name == "place":
            return self._after_place(PLACE_CALLED[value])
        if name == "play":
            return self._after_play(Domino.parse(value))
        if name == "next":
            return self._after_next()
        if name == "new":
            return self._after_new()
        return self._after_domino(Domino.parse(value), PLACE_CALLED[name])

    def has(self, name: str, value: str) -> bool:
        """Whether the control called *name* with that *value* is on already."""
        if name == "trump":
            return value == str(self.table.call)
        if name == "place":
            return value == self.place.id
        return self.table.holds(Domino.parse(value), PLACE_CALLED[name])

    def _after_trump(self, call: Call) -> Moment:
        """Trump named, or taken back by a second tap."""
        named = None if call == self.table.call else call
        return Moment(replace(self.table, call=named), self.place)

    def _after_place(self, place: Place) -> Moment:
        """The picker moved to *place*; the trick is filled in order, without gaps."""
        free = len(self.table.down)
        if place is Place.HAND or place <= free:
            return Moment(self.table, place)
        first = Place(free)
        return Moment(self.table, first, f"{PLACES[first].name} first: tap it below.")

    def _after_domino(self, domino: Domino, place: Place) -> Moment:
        """A domino laid or taken away; the picker goes on to where the next one belongs."""
        table = self.table.tapped(domino, place)
        if place is Place.HAND or domino not in table.down:
            return Moment(table, place)
        laid = table.down.index(domino)
        return Moment(table, Place.HAND if laid == Place.LED else Place(laid + 1))

    def _after_play(self, domino: Domino) -> Moment:
        """A domino played from the hand, or taken back into it by a second tap."""
        if domino == self.table.play:
            return Moment(self.table.take(domino), Place.HAND)
        return Moment(self.table.played(domino), Place.HAND)

    def _after_next(self) -> Moment:
        if not self.table.down:
            raise ValueError("Nothing has been played yet, so this is the next trick.")
        return Moment(self.table.next_trick())

    def _after_new(self) -> Moment:
        if self.table == Table():
            raise ValueError("The table is empty already.")
        return Moment()
