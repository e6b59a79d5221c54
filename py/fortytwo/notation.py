"""Dominoes and names as a line and a link write them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from fortytwo.dominoes import Domino
from fortytwo.refusals import Refusal

AFTER_A_LINK = ".,;:!?)]}>'\""  # what a sentence or a mail program leaves hanging on a link
_ESCAPED = r"\.([0-9a-f]{2})"


def written(dominoes: Iterable[Domino]) -> str:
    """The dominoes as a line has them: ``"5-2 5-1"``."""
    return " ".join(map(str, dominoes))


def read(section: str) -> tuple[Domino, ...]:
    """The dominoes written as *section*, in the order given."""
    return tuple(map(Domino.parse, section.split()))


def refuse_twice(dominoes: Iterable[Domino]) -> None:
    """Raise ``Refusal`` when a domino is there twice."""
    for domino, times in Counter(dominoes).items():
        if times > 1:
            raise Refusal("domino-twice", text=str(domino))


def linked(sections: Iterable[str]) -> str:
    """The sections of a line as a link carries them; ``unlinked`` reads them back.

    >>> linked(["treys", "5-2", "2-1 5-1"])
    'treys/5-2/2-1.5-1'
    """
    return "/".join(sections).replace(" ", ".")


def unlinked(link: str) -> list[str]:
    """The sections that ``linked`` wrote as *link*, ignoring trailing punctuation."""
    return link.rstrip(AFTER_A_LINK).replace(".", " ").split("/")


def is_number(text: str) -> bool:
    """Whether *text* is a whole number of up to three figures."""
    return bool(re.fullmatch("[0-9]{1,3}", text))


def one_line(text: str, longest: int) -> str:
    """*text* as it's kept: on one line, with single spaces, *longest* characters at most.

    Raises ``Refusal`` when nothing is left of it, when it's longer, or when it has a character
    that can't be printed.

    >>> one_line("  Ann\\tand  Bo\\n", longest=40)
    'Ann and Bo'
    """
    tidy = " ".join(text.split())
    if not tidy:
        raise Refusal("says-nothing", text=text)
    if len(tidy) > longest:
        raise Refusal("too-long", text=text, longest=longest)
    if not tidy.isprintable():
        raise Refusal("unprintable", text=text)
    return tidy


def refuse_untidy(text: str, longest: int) -> None:
    """Raise ``Refusal`` unless *text* is already as ``one_line`` keeps it."""
    if text != one_line(text, longest):
        raise Refusal("untidy", text=text)


def to_link(text: str) -> str:
    """*text* in letters, digits, dashes and dots; ``from_link`` reads it back.

    A dash is a space, and a dot comes before the two hexadecimal digits of any other byte.

    >>> to_link("Tea, for all")
    'Tea.2c-for-all'
    """
    return "".join(map(_to_link, text))


def from_link(text: str) -> str:
    """The text that ``to_link`` wrote as *text*.

    Raises ``Refusal`` when it wasn't written like that.

    >>> from_link("Tea.2c-for-all")
    'Tea, for all'
    """
    if not re.fullmatch(rf"([A-Za-z0-9-]|{_ESCAPED})*", text):
        raise Refusal("not-link-text", text=text)
    in_bytes = re.sub(_ESCAPED, lambda found: chr(int(found[1], 16)), text.replace("-", " "))
    try:
        return in_bytes.encode("latin-1").decode()
    except UnicodeDecodeError:
        raise Refusal("not-link-text", text=text) from None


def _to_link(char: str) -> str:
    if char == " ":
        return "-"
    if char.isascii() and char.isalnum():
        return char
    return "".join(f".{byte:02x}" for byte in char.encode())
