"""The same rules, the same answers: Python in the page and Python in the terminal."""

from pathlib import Path

import digest

DIGEST = Path(digest.__file__).read_text(encoding="utf-8")
DOCTESTS = """
import doctest, importlib, pkgutil, fortytwo
names = [module.name for module in pkgutil.iter_modules(fortytwo.__path__)]
results = [doctest.testmod(importlib.import_module(f"fortytwo.{name}")) for name in names]
answer = [sum(result.failed for result in results), sum(result.attempted for result in results)]
"""


def test_every_answer_on_suits_and_following_and_200_000_tables_is_the_same(python_in_page):
    assert python_in_page(f"{DIGEST}\nanswer = digest()") == digest.digest()


def test_the_examples_in_the_rules_hold_in_the_page(python_in_page):
    failed, attempted = python_in_page(DOCTESTS)
    assert failed == 0
    assert attempted > 30
