"""The digest that compares the page's answers with ours: steady, and blind to no answer."""

import os
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.trick.rulings import judge, judge_suits
from fortytwo.trick.table import Table
from support import digest

FEW = 1_000  # tables, when all of them would tell no more
TREYS, FIVE_DEUCE, FIVE_TREY = Call(Suit.TREYS), Domino(5, 2), Domino(5, 3)

Mistake = tuple[str, tuple, object]  # who is asked, the question, and the wrong answer


def python_with_seed(seed: str) -> subprocess.Popen:
    """A Python of its own printing the digest; the seed stirs the order it keeps sets in."""
    return subprocess.Popen(
        [sys.executable, "-c", "from support.digest import digest; print(digest())"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed},
        stdout=subprocess.PIPE,
        text=True,
    )


def test_two_runs_have_the_same_digest():
    runs = [python_with_seed(seed) for seed in ("1", "2")]  # side by side
    first, second = [run.communicate()[0] for run in runs]
    assert first == second
    assert len(first.strip()) == 64


def last_table_on_turn() -> Table:
    """The last of the tables drawn at which somebody has yet to play."""
    chance = Random(42)
    tables = [digest.drawn_table(chance) for _ in range(FEW)]
    return next(table for table in reversed(tables) if len(table.trick) < 4)


def wrong_suits() -> Mistake:
    """The five-trey taken for a five as well, though treys are trump."""
    ruling = judge_suits(TREYS, FIVE_TREY)
    return "judge_suits", (TREYS, FIVE_TREY), replace(ruling, suits=(Suit.FIVES, Suit.TREYS))


def wrong_suit_led() -> Mistake:
    """The five-deuce taken for a lead of deuces."""
    return "suit_led_by", (TREYS, FIVE_DEUCE), Suit.DEUCES


def wrong_follower() -> Mistake:
    """The five-trey let pass as following a five, though treys are trump."""
    return "followers", (TREYS, FIVE_DEUCE, (FIVE_TREY,)), (FIVE_TREY,)


def wrong_hand() -> Mistake:
    """Nothing let pass from one hand."""
    table = last_table_on_turn()
    ruling = judge(table)
    return "judge", (table,), replace(ruling, hand=replace(ruling.hand, plays=()))


def wrong_winner() -> Mistake:
    """One trick given to a domino that is not in it."""
    table = last_table_on_turn()
    ruling = judge(table)
    return "judge", (table,), replace(ruling, trick=replace(ruling.trick, winner=4))


@pytest.mark.parametrize(
    "mistake", [wrong_suits, wrong_suit_led, wrong_follower, wrong_hand, wrong_winner]
)
def test_one_wrong_answer_changes_the_digest(mistake, monkeypatch):
    right = digest.digest(FEW)
    name, question, wrong = mistake()
    answer = getattr(digest, name)
    monkeypatch.setattr(digest, name, lambda *asked: wrong if asked == question else answer(*asked))
    assert digest.digest(FEW) != right
