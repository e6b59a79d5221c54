"""Every string marked, so that a word that isn't among the strings stands out.

A marked letter is the full-width form of itself: players would still read it, and no other
text has any.
"""

import re
import string
from pathlib import Path

from fortytwo.words.english import STRINGS

WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in string.ascii_letters}
FIELD = re.compile(r"(\{[^}]*\})")


def mark(text: str) -> str:
    """*text* with every letter marked, but for the names of what is filled in."""
    parts = FIELD.split(text)
    return "".join(part if FIELD.fullmatch(part) else part.translate(WIDE) for part in parts)


def is_marked(letter: str) -> bool:
    """Whether *letter* is a marked one."""
    return ord(letter) in WIDE.values()


def unmarked(text: str) -> list[str]:
    """The words in *text* that have a letter without a mark."""
    return re.findall(r"\S*[A-Za-z]\S*", text)


def mark_strings(py: Path) -> None:
    """Mark every string in a copy of our Python, the folder *py*."""
    marked = {key: mark(text) for key, text in STRINGS.items()}
    (py / "fortytwo/words/english.py").write_text(f"STRINGS = {marked!r}\n", encoding="utf-8")
