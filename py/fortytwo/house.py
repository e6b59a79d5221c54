"""What a table plays: which calls it allows, and the switches it has set."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from fortytwo.calls import CALL_NAMED, CALLS, FOLLOW_ME, NUMBER_CALLS, Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.refusals import Refusal

MANY = 42  # points: the least that "follow me from 42" allows


class Switch(Enum):
    """A rule that a table may set, by the word a link and the command line have for it."""

    NAMES_END = "leader-names-end"
    NAMES_END_FIRST = "leader-names-end-first"
    FIRST_TRUMP = "first-lead-trump"
    FIRST_NAMES = "first-domino-names-trump"
    FOLLOW_NUMBER = "doubles-follow-number"
    FROM_42 = "follow-me-from-42"


class Duty(Enum):
    """Why one of certain dominoes has to be played."""

    SUIT = "suit"  # it follows the suit led
    CLOSEST = "closest"  # nothing in the hand is closer to seven
    FIRST_TRUMP = "first-trump"  # the table has the first lead be a trump
    NUMBER = "number"  # the table has a double led followed with its number


@dataclass(frozen=True)
class Owed:
    """What has to be played, and why: one of *dominoes*, of *suit* where it's about a suit."""

    duty: Duty
    dominoes: tuple[Domino, ...]
    suit: Suit | None = None


@dataclass(frozen=True)
class House:
    """The *calls* a table allows beside the numbers, and its *switches*; by default none.

    Written in one word it is their names with dots between; ``House.parse`` and ``str`` are
    inverses.

    Raises ``Refusal`` when the leader may name the end always and on the first lead only.

    >>> house = House.parse("leader-names-end,follow-me")
    >>> str(house), House.parse(str(house)) == house, str(House())
    ('follow-me.leader-names-end', True, '')
    """

    calls: frozenset[Call] = frozenset()
    switches: frozenset[Switch] = frozenset()

    def __post_init__(self) -> None:
        if {Switch.NAMES_END, Switch.NAMES_END_FIRST} <= self.switches:
            raise Refusal("settled-twice", text=self._word)

    def __str__(self) -> str:
        """The calls and the switches in one word."""
        return self._word

    @cached_property
    def _word(self) -> str:
        calls = [str(call) for call in CALLS if call in self.calls]
        switches = [switch.value for switch in Switch if switch in self.switches]
        return ".".join([*calls, *switches])

    @classmethod
    def parse(cls, text: str) -> House:
        """The house written as *text*: calls and switches, with commas or dots between.

        Raises ``Refusal`` for a word that is neither, or is there twice.
        """
        words = re.findall(r"[^,.\s]+", text.lower())
        if len(set(words)) < len(words):
            raise Refusal("settled-twice", text=text)
        for word in words:
            if word not in _SWITCH_NAMED and CALL_NAMED.get(word) not in SETTLED:
                raise Refusal("not-of-a-house", text=word)
        calls = frozenset(CALL_NAMED[word] for word in words if word in CALL_NAMED)
        switches = frozenset(_SWITCH_NAMED[word] for word in words if word in _SWITCH_NAMED)
        return cls(calls, switches)

    def has(self, *switches: Switch) -> bool:
        """Whether any of these *switches* is on."""
        return not self.switches.isdisjoint(switches)

    def allows(self, call: Call) -> bool:
        """Whether the table has agreed to *call*: to the numbers it always has."""
        return call in NUMBER_CALLS or call in self.calls

    def with_call(self, call: Call, allowed: bool) -> House:
        """The house after it allows *call*, or doesn't any more."""
        return replace(self, calls=self.calls | {call} if allowed else self.calls - {call})

    def with_switch(self, switch: Switch, on: bool) -> House:
        """The house after *switch* is set; the two about naming the end replace each other.

        >>> house = House().with_switch(Switch.NAMES_END, on=True)
        >>> str(house.with_switch(Switch.NAMES_END_FIRST, on=True))
        'leader-names-end-first'
        """
        ends = {Switch.NAMES_END, Switch.NAMES_END_FIRST}
        others = self.switches - (ends if switch in ends else {switch})
        return replace(self, switches=others | {switch} if on else others)

    def named_by(self, led: Domino) -> Call | None:
        """The call that *led* names as the first domino; ``None`` where it names none.

        >>> str(House.parse("first-domino-names-trump").named_by(Domino(5, 2)))
        'fives'
        """
        return NUMBER_CALLS[led.high] if self.has(Switch.FIRST_NAMES) else None

    def lets_name_end(self, is_first: bool = True) -> bool:
        """Whether the leader may say which end is led, on the first lead of a hand or a later."""
        return self.has(Switch.NAMES_END) or (is_first and self.has(Switch.NAMES_END_FIRST))

    def refuse_end(self, named: Suit | None, is_first: bool = True) -> None:
        """Raise ``Refusal`` when an end is *named* where the table doesn't let the leader."""
        if named is not None and not self.lets_name_end(is_first):
            raise Refusal("end-not-named-here", text=f"@{named:d}")

    def least_bid(self, call: Call) -> int:
        """The points that have to be bid for *call*, at least.

        >>> follow_me = Call.parse("follow-me")
        >>> House().least_bid(follow_me), House.parse("follow-me-from-42").least_bid(follow_me)
        (30, 42)
        """
        is_raised = call in FOLLOW_ME and self.has(Switch.FROM_42)
        return max(call.lowest_bid, MANY if is_raised else 0)

    def owed(
        self,
        call: Call,
        hand: Iterable[Domino],
        led: Domino | None = None,
        named: Suit | None = None,
        is_first: bool = True,
    ) -> Owed | None:
        """What of *hand* has to be played, under *call* and the switches; ``None`` for anything.

        Nothing is *led* yet where the hand is on the lead, which *is_first* or a later one.
        Rules: following suit.

        >>> hand = [Domino.parse(text) for text in ("6-1", "5-4")]
        >>> House().owed(Call.parse("doubles"), hand, Domino(6, 6)) is None
        True
        >>> house = House.parse("doubles-follow-number")
        >>> house.owed(Call.parse("doubles"), hand, Domino(6, 6)).dominoes
        (Domino(high=6, low=1),)
        """
        held = tuple(hand)
        must = call.must_play(held, led, named)
        if must:
            lead = call.lead(led, named) if led else None
            return Owed(Duty.SUIT if lead else Duty.CLOSEST, must, lead.suit if lead else None)
        if led is None:
            trumps = tuple(filter(call.is_trump, held))
            owes = is_first and trumps and self.has(Switch.FIRST_TRUMP)
            return Owed(Duty.FIRST_TRUMP, trumps, call.trump) if owes else None
        number = call.number_of(led) if self.has(Switch.FOLLOW_NUMBER) else None
        of_number = tuple(one for one in held if number in call.suits_of(one))
        return Owed(Duty.NUMBER, of_number, number) if of_number else None


_SWITCH_NAMED = {switch.value: switch for switch in Switch}
SETTLED = tuple(call for call in CALLS if call not in NUMBER_CALLS)  # what a table may allow
AS_IN_THE_RULES = House()
PRESETS = {
    "rules": AS_IN_THE_RULES,
    "straight": House.parse("doubles.follow-me"),
    "everything": House(frozenset(SETTLED)),
}
