"""The words: every string a player can read is in one place by key, and nowhere else."""

import ast
import json
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from functools import cache

import pytest

from fortytwo.words.english import STRINGS
from support.marked import is_marked, mark_strings, unmarked
from tools.build import ROOT

PYTHON = [file for file in (ROOT / "py").rglob("*.py") if file.name != "english.py"]
MARKUP = [ROOT / "index.html", ROOT / "manifest.webmanifest", *(ROOT / "templates").iterdir()]
PREFIXES = {"say": [""], "Refusal": ["refused."], "Note": ["note."]}


@cache
def asked_for() -> tuple[set[str], set[str]]:
    """The keys that our code asks for, and those it may ask for; a star is worked out later."""
    asked, maybe = set(), set()
    for file in PYTHON:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                for prefix in PREFIXES.get(node.func.id, []):
                    if isinstance(node.args[0], ast.Constant):
                        asked.add(f"{prefix}{node.args[0].value}")
            text = written(node)
            maybe |= {text, f"refused.{text}", f"note.{text}"} if text else set()
    for file in MARKUP:
        calls = re.findall(r'say\("([^"]*)"( [+~])?', file.read_text(encoding="utf-8"))
        asked |= {key for key, more in calls if not more}
        maybe |= {f"{key}{'*' if more else ''}" for key, more in calls}
    return asked, maybe


def written(node: ast.AST) -> str:
    """The text of a string in our code; nothing if *node* isn't one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(written(part) or "*" for part in node.values)
    return ""


def test_every_key_that_is_asked_for_is_there():
    asked, _ = asked_for()
    assert asked - STRINGS.keys() == set()
    assert len(asked) > 100


def test_every_string_is_asked_for():
    _, maybe = asked_for()
    stars = [key for key in maybe if "*" in key and key.strip("*")]
    unused = {
        key for key in STRINGS if key not in maybe and not any(fnmatch(key, s) for s in stars)
    }
    assert unused == set()


LINES = [
    ":", ": 6-3 | 5-1", "treys:", "treys: | 5-3 2-1", "treys: 5-2", "treys: 6-3", "fours: 4-4 | 5-4 6-6",
    "treys: 5-2 | 5-1 5-0 5-4 5-3", "treys: 5-2 | 5-3 2-1", "treys: 5-2 | 5-1 2-1 | 2-1",
    "treys: 5-2 | 5-1 5-3 | 5-3 6-6 5-5", "treys: 5-5 5-3 5-1 3-1 | 2-1", "sixes: 5-2 5-1 4-4",
    "treys: /", "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 | 2: 5-0", "treys 84: 5-2 4-4 6-6 5-5 / 3-3",
    "treys: 5-2 5-1", "hearts: 5-2", "treys: 7-1", "treys 32: 5-2", "treys: 5-2 5-2", "treys 29: /",
    "treys: 5-2 5-1 / 5-0", "treys plunge: /", "treys splash: 5-2 5-1 6-6 5-5 /", "treys plunge 84: /", "nello splash: /",
    "treys plunge: / | 0: 6-5 6-4 6-3 6-2 6-1 6-0 5-4", "treys: 5-2 / | 5: 5-1", "no colon",
]  # fmt: skip


@pytest.fixture(scope="module")
def command(tmp_path_factory):
    """The command line with every string marked."""
    py = tmp_path_factory.mktemp("marked") / "py"
    shutil.copytree(ROOT / "py", py)
    mark_strings(py)

    def command(*arguments):
        run = [sys.executable, "-m", "fortytwo", *arguments]
        done = subprocess.run(run, env={"PYTHONPATH": str(py)}, capture_output=True, text=True)
        return done.stdout

    return command


def test_the_command_line_says_nothing_else(command):
    said = command(*LINES).splitlines()
    lines = [line for line in said if line.startswith("  ") or any(map(is_marked, line))]
    assert len(lines) > 80
    assert unmarked(re.sub('"[^"]*"', "", "\n".join(lines))) == []  # but for what was typed


def test_an_error_in_json_says_nothing_else(command):
    error = json.loads(command("--json", "treys: 7-1"))["error"]
    assert (unmarked(error), any(map(is_marked, error))) == ([], True)
