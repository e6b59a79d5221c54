"""The same rules, the same answers: Python in the page and Python in the terminal."""

import base64
from pathlib import Path

import pytest

from support import digest
from tools.build import ROOT

# The page has only the part of Python's library that it needs; the tests bring the rest.
WHOLE_LIBRARY = """
import base64, pathlib, sys
pathlib.Path("/whole.zip").write_bytes(base64.b64decode({zip!r}))
sys.path.append("/whole.zip")
"""
DIGEST = Path(digest.__file__).read_text(encoding="utf-8")
DOCTESTS = """
import doctest, importlib, pkgutil, fortytwo
names = [module.name for module in pkgutil.walk_packages(fortytwo.__path__, "fortytwo.")]
results = [doctest.testmod(importlib.import_module(name)) for name in names]
answer = [sum(result.failed for result in results), sum(result.attempted for result in results)]
"""


@pytest.fixture
def python_with_all_its_library(python_in_page):
    """Run Python code in the page as `python_in_page` does, with the whole library."""
    library = (ROOT / "node_modules/pyodide/python_stdlib.zip").read_bytes()
    python_in_page(WHOLE_LIBRARY.format(zip=base64.b64encode(library).decode()))
    yield python_in_page
    python_in_page("import sys; sys.path.remove('/whole.zip')")


def test_both_pythons_answer_200_000_tables_of_all_the_calls_the_same(
    python_with_all_its_library,
):
    assert python_with_all_its_library(f"{DIGEST}\nanswer = digest()") == digest.digest()


def test_the_doctests_pass_in_the_page(python_with_all_its_library):
    failed, attempted = python_with_all_its_library(DOCTESTS)
    assert failed == 0
    assert attempted > 30
