"""The answers on the seven numbers stay what they were when the numbers were the only calls."""

from fortytwo.calls import CALL_NAMED
from support.digest import digest

NUMBERS = "blanks aces deuces treys fours fives sixes".split()
TABLES = 20_000
BEFORE = "c2eff3b3ce9d59565a2eaa3d10f3246999397e4e7104051f4495a8958fa4bf21"


def test_every_answer_on_a_number_is_the_one_given_before_there_were_other_calls():
    numbers = tuple(CALL_NAMED[name] for name in NUMBERS)
    assert digest(numbers, TABLES) == BEFORE
