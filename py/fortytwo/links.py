"""What the address carries: what is on the screen, and what its table agreed on."""

from __future__ import annotations

from dataclasses import dataclass

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.trick.table import AFTER_A_LINK

AGREED = "/agreed/"  # no trump is called that, and no domino


@dataclass(frozen=True)
class Link:
    """What is *shown*, as its view writes it, and what the table *agreed* about reneges.

    Where nothing is settled a link is just what is shown. ``Link.parse`` and ``str`` are
    inverses.

    >>> str(Link("/treys/5-2", Agreement.parse("hand-shake")))
    '/treys/5-2/agreed/hand-shake'
    >>> str(Link("/treys/5-2"))
    '/treys/5-2'
    """

    shown: str = ""
    agreed: Agreement = NOTHING_AGREED

    def __str__(self) -> str:
        """The link after its ``#``; nothing settled is written down only to prevent a mistake."""
        if self.agreed == NOTHING_AGREED and AGREED not in f"{self.shown}/":
            return self.shown
        return f"{self.shown}{AGREED}{self.agreed}"

    @classmethod
    def parse(cls, fragment: str) -> Link:
        """The link written as *fragment*, whatever hangs on its end.

        Raises ``ValueError`` that quotes what cannot be read of what was agreed; what is
        shown is for its view to read.

        >>> Link.parse("/treys/5-2/agreed/shake-hand.").agreed.sentence.partition(";")[0]
        'A renege loses the hand'
        """
        shown, agreed = _parted(fragment)
        return cls(shown, Agreement.parse(agreed) if agreed is not None else NOTHING_AGREED)

    @classmethod
    def opened(cls, fragment: str) -> tuple[Link, str]:
        """The link; a note too if its agreement cannot be read, and so is left out.

        >>> Link.opened("/treys/5-2/agreed/tea")
        (Link(shown='/treys/5-2', agreed=Agreement(cost=None, when=None, slip=None, who=None)), \
'What the table of that link agreed on cannot be read: "tea" is not a choice.')
        """
        try:
            return cls.parse(fragment), ""
        except ValueError as error:
            shown, _ = _parted(fragment)
            return cls(shown), unreadable("What the table of that link agreed on", error)


def unreadable(what: str, error: ValueError) -> str:
    """That *what* a link carries cannot be read, and why; how to write it right is left out."""
    why, _, _how_to_write_it = str(error).partition(";")
    return f"{what} cannot be read: {why}."


def _parted(fragment: str) -> tuple[str, str | None]:
    """What is shown, and what was agreed as it is written, if there is any."""
    shown, mark, agreed = f"{fragment}/".rpartition(AGREED)
    return (shown, agreed.removesuffix("/").rstrip(AFTER_A_LINK)) if mark else (fragment, None)
