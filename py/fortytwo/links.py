"""What the address carries: what is on the screen, and what its table agreed on."""

from __future__ import annotations

from dataclasses import dataclass

from fortytwo.agreement import HOUSE, NOTHING_AGREED, OPEN, Agreement
from fortytwo.notation import AFTER_A_LINK
from fortytwo.refusals import Note, Refusal

AGREED = "/agreed/"  # no trump is called that, and no domino


@dataclass(frozen=True)
class Link:
    """What is *shown*, as its view writes it, and what the table *agreed* on.

    Where nothing is settled a link is just what is shown, and where nothing is settled about
    reneges it has only what is played. ``Link.parse`` and ``str`` are inverses.

    >>> str(Link("/treys/5-2", Agreement.parse("hand-shake")))
    '/treys/5-2/agreed/hand-shake'
    >>> str(Link("/treys/5-2")), str(Link("/sevens/5-2", Agreement.parse("open/house/sevens")))
    ('/treys/5-2', '/sevens/5-2/house/sevens')
    """

    shown: str = ""
    agreed: Agreement = NOTHING_AGREED

    def __str__(self) -> str:
        """The link after its ``#``; an empty agreement is there only to prevent a misreading."""
        if AGREED not in f"{self.shown}/":
            if self.agreed == NOTHING_AGREED and HOUSE not in f"{self.shown}/":
                return self.shown
            if str(self.agreed).startswith(f"{OPEN}{HOUSE}"):
                return f"{self.shown}{str(self.agreed).removeprefix(OPEN)}"
        return f"{self.shown}{AGREED}{self.agreed}"

    @classmethod
    def parse(cls, fragment: str) -> Link:
        """The link written as *fragment*, ignoring trailing punctuation.

        Raises ``Refusal`` when what was agreed can't be read; what is shown is for its view to
        read.

        >>> str(Link.parse("/treys/5-2/agreed/shake-hand.").agreed)
        'hand-shake'
        """
        shown, agreed = _parted(fragment)
        return cls(shown, Agreement.parse(agreed) if agreed is not None else NOTHING_AGREED)

    @classmethod
    def opened(cls, fragment: str) -> tuple[Link, Note | None]:
        """The link; a note too if its agreement can't be read, and so is left out.

        >>> link, note = Link.opened("/treys/5-2/agreed/tea")
        >>> link.shown, link.agreed == NOTHING_AGREED, note.kind
        ('/treys/5-2', True, 'unread-agreement')
        """
        try:
            return cls.parse(fragment), None
        except Refusal as why:
            shown, _ = _parted(fragment)
            return cls(shown), Note("unread-agreement", why=why)


def _parted(fragment: str) -> tuple[str, str | None]:
    """What is shown, and what was agreed as the link writes it, if it does."""
    for mark, told in ((AGREED, ""), (HOUSE, f"{OPEN}{HOUSE}")):
        shown, found, agreed = f"{fragment}/".rpartition(mark)
        if found:
            return shown, f"{told}{agreed.removesuffix('/').rstrip(AFTER_A_LINK)}"
    return fragment, None
