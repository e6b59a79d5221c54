"""Strings looked up by key and filled in; what dominoes, suits and notes are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from fortytwo.calls import Call
from fortytwo.dominoes import DOMINOES, Domino, Suit
from fortytwo.refusals import Note, Refusal
from fortytwo.words.english import STRINGS

QUOTED = 40  # characters of what somebody typed
BAR = " | "  # comes before what to do about a refusal
HYPHENED = re.compile(r"(\w+-\w+)")


def say(key: str, /, **facts: object) -> str:
    """The string with that *key*, with its *facts* filled in.

    >>> say("count.3"), say("trick.takes", domino="five-ace")
    ('three', 'The five-ace takes the trick.')
    """
    return STRINGS[key].format(**facts)


def say_of(call: Call | None, key: str, /, **facts: object) -> str:
    """The string with that *key* as it fits *call*: the one for its rarest trait that has one.

    >>> follow_me = Call.parse("follow-me")
    >>> say_of(follow_me, "rule.void"), say_of(Call.parse("treys"), "rule.double-led")
    ("A player who's out of the suit led may play any domino.", \
"A double that isn't a trump is led as its own number.")
    """
    traits = call.traits if call else ()
    fitting = (f"{key}.{trait}" for trait in traits if f"{key}.{trait}" in STRINGS)
    return say(next(fitting, key), **facts)


def call_name(call: Call) -> str:
    """The call as players say it: ``"treys"``, ``"follow me, doubles low"``."""
    return say(f"call.{call}" if call.traits else f"suit.{call}")


@cache
def name(domino: Domino) -> str:
    """The domino's name as players say it.

    >>> [name(Domino.parse(text)) for text in ("6-3", "4-4", "5-0")]
    ['six-trey', 'double-four', 'five-blank']
    """
    high, low = (say(f"end.{Suit(end)}") for end in (domino.high, domino.low))
    return say("double", end=high) if domino.is_double else say("domino", high=high, low=low)


def apart(text: str) -> list[str]:
    """*text* in parts, in which the names of dominoes stand alone.

    >>> apart("Is the six-trey or the double-four a well-known trump?")
    ['Is the ', 'six-trey', ' or the ', 'double-four', ' a ', 'well-known', ' trump?']
    """
    return HYPHENED.split(text)


def is_name(text: str) -> bool:
    """Whether *text* is the name of a domino.

    >>> [is_name(text) for text in ("six-trey", "Double-four", "trey-six", "well-known")]
    [True, True, False, False]
    """
    return text.lower() in _names()


@cache
def _names() -> frozenset[str]:
    """The names of the 28 dominoes."""
    return frozenset(map(name, DOMINOES))


def suit_words(suit: Suit, call: Call | None = None) -> dict[str, str]:
    """What *suit* is called once trump is named: the trump suit is "trumps"."""
    called = "trump" if call and call.is_trump_suit(suit) else str(suit)
    suits = say(f"suit.{called}")
    return {
        "suit": say(f"end.{called}"),
        "a_suit": say(f"an-end.{called}"),
        "suits": suits,
        "Suits": opening(suits),
    }


def nth(number: int) -> str:
    """Which one it is, counted from 0: ``"first"``."""
    return say(f"nth.{number}")


def listed(parts: Iterable[str], joined: str = "and") -> str:
    """The parts one after another: ``"this, this and that"``."""
    *first, last = parts
    return say(joined, first=say("comma").join(first), last=last) if first else last


def counted(kind: str, number: int) -> str:
    """So many marks, or points: ``"1 mark"``, ``"250 points"``."""
    return say(f"{'one' if number == 1 else 'several'}.{kind}", number=number)


def opening(text: str) -> str:
    """*text* with a capital, as a sentence opens."""
    return f"{text[0].upper()}{text[1:]}"


def quoted(text: str, longest: int = QUOTED) -> str:
    """*text* in quotes, as a message repeats it: shortened, with nothing unprintable left in.

    >>> quoted("7-1"), quoted("6-4\\x1b", longest=3), quoted("")
    ('"7-1"', '"6-4…"', '""')
    """
    shown = text if len(text) <= longest else f"{text[:longest]}…"
    return f'"{"".join(char if char.isprintable() else "?" for char in shown)}"'


def told(note: Note | None) -> str:
    """What *note* says, and what to do about it; nothing if there is none.

    >>> print(told(Refusal("not-a-domino", text="7-1")))
    "7-1" isn't a domino. Write it like 6-4 or six-four.
    """
    return " ".join(filter(None, _parts_of(note))) if note else ""


def what_is_wrong(note: Note) -> str:
    """What *note* says, without what to do about it."""
    return _parts_of(note)[0]


def _parts_of(note: Note) -> tuple[str, str]:
    """What is wrong, and what to do about it."""
    key = f"{'refused' if isinstance(note, Refusal) else 'note'}.{note.kind}"
    facts = {fact: _shown(fact, value) for fact, value in note.facts.items()}
    what, _, to_do = STRINGS[key].partition(BAR)
    return what.format(**facts), to_do.format(like=say("like"), **facts)


# How a fact is said, by its name; the others go by what they are.
_SAID: dict[str, Callable[[Any], str]] = {
    "trick": nth,
    "place": lambda place: say(f"place.{place.word}"),
    "ask": lambda place: say(f"ask.{place.word}"),
    "did": lambda place: say(f"did.{place.word}"),
    "found": lambda place: say(f"did.{place.word}"),
    "kind": lambda kind: say(f"kind.{kind}"),
    "amount": lambda amount: counted(*amount),
    "calls": lambda calls: listed(map(call_name, calls)),
    "call": lambda call: call_name(Call.parse(call)),
    "size": lambda size: say(f"count.{size}"),
}


def _shown(fact: str, value: object) -> str:
    """A fact of a refusal as a sentence has it."""
    if fact in _SAID:
        return _SAID[fact](value)
    if isinstance(value, Domino):
        return name(value)
    if isinstance(value, Note):
        return what_is_wrong(value)
    return quoted(value) if isinstance(value, str) else str(value)


def these(dominoes: Sequence[Domino], suits: str, joined: str = "or") -> str:
    """One or two dominoes by name, more by how many there are: ``"four fives"``."""
    if len(dominoes) > 2:
        return say("these", count=say(f"count.{len(dominoes)}"), suits=suits)
    return listed([say("the", domino=name(domino)) for domino in reversed(dominoes)], joined)
