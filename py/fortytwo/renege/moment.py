"""What a tap does while a renege is called: from one moment to the next, with no browser."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.links import Link
from fortytwo.notation import AFTER_A_LINK, from_link, linked, read, refuse_twice, to_link, written
from fortytwo.refusals import Note, Refusal
from fortytwo.seats import SEATS
from fortytwo.trick.table import AT, AT_IN_LINK, HAND_SIZE, Table, without_end

LINK = "/renege/"  # what a link to a called renege begins with
LONGEST = 300  # a letter of a name can take twelve characters
SEAT, NAME = "seat-", "name-"  # what comes before who it was, in a link


@dataclass(frozen=True)
class Moment:
    """A renege as far as it's called: the trump, the lead, the play, and what was still held.

    *named* is the lower end of the domino led, where the leader said it's led as that one.
    *seat* is who it was, ours being 0; a link has the *name* instead, as the phone that opens it
    doesn't know where its sender sits. *linked* is what the table of the link agreed on.

    In one word it is its link; ``Moment.parse`` and ``str`` are inverses, without the note.

    >>> moment = Moment()
    >>> for name, value in [("trump", "treys"), ("tell", "5-2"), ("tell", "6-6"), ("tell", "5-1")]:
    ...     moment = moment.after(name, value)
    >>> str(moment.table), str(moment.after("who", "2"))
    ('treys: 5-2 | 5-1 6-6 | 6-6', '/renege/treys/5-2/6-6/5-1/seat-2')
    """

    call: Call | None = None
    led: Domino | None = None
    played: Domino | None = None
    held: frozenset[Domino] = frozenset()
    seat: int | None = None
    name: str = ""
    named: Suit | None = None
    linked: Agreement = NOTHING_AGREED
    note: Note | None = None

    @classmethod
    def opened(cls, fragment: str) -> Moment:
        """The moment a link opens; the note says why if the link can't be read."""
        link, note = Link.opened(fragment)
        try:
            moment = cls._carried(link.shown)
        except Refusal as why:
            moment, note = cls(), Refusal("unread-link", why=why)
        return replace(moment, linked=link.agreed, note=note)

    @classmethod
    def parse(cls, word: str) -> Moment:
        """The moment written as *word*.

        Raises ``Refusal`` when it can't be read.
        """
        link = Link.parse(word)
        return replace(cls._carried(link.shown), linked=link.agreed)

    @classmethod
    def of(cls, table: Table) -> Moment:
        """The renege that's called from what is on *table*: by whoever played last, if anybody.

        >>> str(Moment.of(Table.parse("treys: 5-2 6-6")))
        '/renege/treys/5-2/6-6//'
        """
        led = table.down[0] if table.down else None
        played = table.down[-1] if len(table.down) > 1 else None
        return cls(table.call, led, played, named=table.named)

    def __str__(self) -> str:
        """The moment in one word."""
        who = f"{NAME}{to_link(self.name)}" if self.name else ""
        return self._link(who if self.seat is None else f"{SEAT}{self.seat}")

    def fragment_naming(self, name: str) -> str:
        """What the address carries, when *name* is what the one who's accused is called.

        >>> Moment.parse("/renege/treys/5-2/6-6/5-1/seat-2").fragment_naming("Bo")
        '/renege/treys/5-2/6-6/5-1/name-Bo'
        """
        if self.empty:
            return ""
        return str(replace(self, seat=None, name=name or self.name, linked=NOTHING_AGREED))

    @property
    def undoable(self) -> Hashable:
        """What an undo brings back: all that was told."""
        return replace(self, note=None)

    @property
    def empty(self) -> bool:
        """Whether nothing has been told."""
        return self.undoable == Moment()

    @property
    def without_note(self) -> Moment:
        """The same moment without its note."""
        return replace(self, note=None)

    @property
    def table(self) -> Table:
        """What is to be ruled on: the lead, and the hand with what was played from it."""
        hand = self.held | ({self.played} if self.played else set())
        rest = (self.played,) if self.played and self.led else ()
        return Table(self.call, (self.led,) if self.led else (), hand, rest, self.named)

    @property
    def on(self) -> set[tuple[str, str]]:
        """The controls that are on, each as its name and its value."""
        told = {("tell", str(one)) for one in (self.led, self.played, *self.held) if one}
        call = {("trump", str(self.call))} if self.call else set()
        return told | call | (set() if self.seat is None else {("who", str(self.seat))})

    def after(self, name: str, value: str) -> Moment:
        """The moment after a tap on the control called *name*, with that *value*.

        Raises ``Refusal`` when the tap can't be acted on.
        """
        if name == "new":
            return self._after_new()
        now = self.without_note
        if name == "trump":
            call = Call.parse(value)
            table = self.table.calling(None if call == self.call else call)
            return replace(now, call=table.call, named=table.named)
        if name == "end":
            return replace(now, named=self.table.naming(Suit(int(value))).named)
        if name == "who":
            return replace(now, seat=None if int(value) == self.seat else int(value), name="")
        return now._after_domino(Domino.parse(value))

    def _after_domino(self, domino: Domino) -> Moment:
        """A domino told, as what is asked for; a second tap takes it back."""
        if domino == self.led:
            return replace(self, led=None, named=None)
        if domino == self.played:
            return replace(self, played=None)
        if domino in self.held:
            return replace(self, held=self.held - {domino})
        if self.led is None:
            return replace(self, led=domino)
        if self.played is None:
            return replace(self, played=domino)
        if len(self.held) == HAND_SIZE - 1:
            raise Refusal("hand-full")
        return replace(self, held=self.held | {domino})

    def _after_new(self) -> Moment:
        if self.empty:
            raise Refusal("nothing-told")
        return Moment()

    def _link(self, who: str) -> str:
        end = "" if self.named is None else f"{AT_IN_LINK}{self.named:d}"
        dominoes = [f"{self.led or ''}{end}", str(self.played or ""), written(sorted(self.held))]
        return str(Link(f"{LINK}{linked([str(self.call or ''), *dominoes, who])}", self.linked))

    @classmethod
    def _carried(cls, fragment: str) -> Moment:
        """What a link or a word carries, without an agreement."""
        *told, who = fragment.rstrip(AFTER_A_LINK).removeprefix(LINK).split("/")
        if len(fragment) > LONGEST or not fragment.startswith(LINK) or len(told) != 4:
            raise Refusal("not-a-called-renege", text=fragment)
        call = Call.parse(told[0]) if told[0] else None
        led_text, named = without_end(told[1].replace(AT_IN_LINK, AT))
        texts = (led_text, *told[2:])
        led, played, held = (read(section.replace(".", " ")) for section in texts)
        if len(led) > 1 or len(played) > 1:
            raise Refusal("not-a-called-renege", text=fragment)
        if len(held) >= HAND_SIZE:
            raise Refusal("hand-too-long", text=written(held))
        refuse_twice((*led, *played, *held))
        seat, name = _who(who)
        moment = cls(
            call, next(iter(led), None), next(iter(played), None), frozenset(held), seat, name
        )
        return moment if named is None else replace(moment, named=moment.table.naming(named).named)


def _who(word: str) -> tuple[int | None, str]:
    """The seat or the name that *word* gives; neither if it's empty."""
    if word in _SEATS:
        return _SEATS[word], ""
    if word.startswith(NAME):
        return None, from_link(word.removeprefix(NAME))
    if word:
        raise Refusal("not-a-called-renege", text=word)
    return None, ""


_SEATS = {f"{SEAT}{seat}": seat for seat in SEATS}
