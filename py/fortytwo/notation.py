"""What players write themselves: in one line, and in characters that a link keeps."""

from __future__ import annotations

import re

from fortytwo.dominoes import quoted

_ESCAPED = r"\.([0-9a-f]{2})"


def one_line(text: str, longest: int) -> str:
    """*text* as it is kept: in one line, with single spaces, of *longest* characters at most.

    Raises ``ValueError`` that quotes *text* when nothing is left of it, when it is longer, or
    when it has something in it that cannot be printed.

    >>> one_line("  Ann\\tand  Bo\\n", longest=40)
    'Ann and Bo'
    """
    tidy = " ".join(text.split())
    if not tidy:
        raise ValueError(f"{quoted(text)} says nothing; write a word or two")
    if len(tidy) > longest:
        raise ValueError(f"{quoted(text)} is too long; {longest} characters is all")
    if not tidy.isprintable():
        raise ValueError(f"{quoted(text)} has a character that cannot be printed; leave it out")
    return tidy


def refuse_untidy(text: str, longest: int) -> None:
    """Raise ``ValueError`` that quotes *text* unless it is already as ``one_line`` keeps it."""
    if text != one_line(text, longest):
        raise ValueError(f"{quoted(text)} is not one line with single spaces")


def to_link(text: str) -> str:
    """*text* in letters, digits, dashes and dots; ``from_link`` reads it back.

    A dash is a space, and a dot comes before the two hexadecimal digits of any other byte.

    >>> to_link("Tea, for all")
    'Tea.2c-for-all'
    """
    return "".join(map(_to_link, text))


def from_link(text: str) -> str:
    """The text that ``to_link`` wrote as *text*.

    Raises ``ValueError`` that quotes *text* when it was not written like that.

    >>> from_link("Tea.2c-for-all")
    'Tea, for all'
    """
    if not re.fullmatch(rf"([A-Za-z0-9-]|{_ESCAPED})*", text):
        raise ValueError(f"{quoted(text)} is not text that a link keeps")
    in_bytes = re.sub(_ESCAPED, lambda found: chr(int(found[1], 16)), text.replace("-", " "))
    try:
        return in_bytes.encode("latin-1").decode()
    except UnicodeDecodeError:
        raise ValueError(f"{quoted(text)} is not text that a link keeps") from None


def _to_link(char: str) -> str:
    if char == " ":
        return "-"
    if char.isascii() and char.isalnum():
        return char
    return "".join(f".{byte:02x}" for byte in char.encode())
