"""One number for all the answers, to compare one Python with another.

The page runs the rules in the browser's Python and the tests run them in this one. Both must give
every answer alike, and so the same digest. It needs the rules and the standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, product
from random import Random

from fortytwo.calls import CALLS, Call
from fortytwo.dominoes import DOMINOES, Domino
from fortytwo.trick.rulings import judge, judge_suits
from fortytwo.trick.table import Table


def digest(calls: tuple[Call, ...] = CALLS, tables: int = 200_000) -> str:
    """The SHA-256 of all answers on suits and following, and of those on *tables* random tables."""
    answers = sha256()
    for answer in chain(suit_answers(calls), table_answers(calls, tables)):
        answers.update(answer.encode())
    return answers.hexdigest()


def suit_answers(calls: tuple[Call, ...]) -> Iterator[str]:
    """A line for each call, lead and domino: the domino's suits, the suit led, does it follow."""
    for call, led, domino in product(calls, DOMINOES, DOMINOES):
        suits = " ".join(str(suit) for suit in judge_suits(call, domino).suits)
        lead, follows = call.lead(led), domino in call.followers(led, (domino,))
        yield f"{call}: {led} {domino} -> {suits}, {lead.suit if lead else 'no suit'} led, {follows}\n"


def table_answers(calls: tuple[Call, ...], tables: int) -> Iterator[str]:
    """A line for each table drawn: what may be played from the hand, and who wins so far."""
    chance = Random(42)
    for _ in range(tables):
        table = drawn_table(chance, calls)
        ruling = judge(table)
        legal = " ".join(str(domino) for domino in ruling.hand.legal)
        yield f"{table} -> {legal}, winner {ruling.trick.winner}\n"


def drawn_table(chance: Random, calls: tuple[Call, ...] = CALLS) -> Table:
    """One of *calls*, a domino played or more up to a whole trick, and one to seven in the hand."""
    call = calls[below(len(calls), chance)]
    trick = 1 + below(call.players, chance)
    dominoes = drawn(trick + 1 + below(7, chance), chance)
    return Table(call, tuple(dominoes[:trick]), frozenset(dominoes[trick:]))


def drawn(count: int, chance: Random) -> list[Domino]:
    """That many dominoes drawn from the 28."""
    face_down = list(DOMINOES)
    return [face_down.pop(below(len(face_down), chance)) for _ in range(count)]


def below(limit: int, chance: Random) -> int:
    """A number from 0 up to but not including *limit*.

    Made from random(), which gives the same numbers in every version of Python; what sample()
    and shuffle() make of them may differ.
    """
    return int(chance.random() * limit)
