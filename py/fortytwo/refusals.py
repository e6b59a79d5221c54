"""What there is to tell the players, as data: ``words`` turns it into a sentence."""

from __future__ import annotations


class Note:
    """Something to tell the players: *kind* names its sentence, and *facts* fill it in.

    A fact that is text is what somebody typed, and ``words`` quotes it.
    """

    def __init__(self, kind: str, /, **facts: object) -> None:
        self.kind = kind
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        """Whether *other* tells the same."""
        return isinstance(other, Note) and vars(self) == vars(other)

    def __hash__(self) -> int:
        """The hash of its kind: few notes are alike in that."""
        return hash(self.kind)

    def __repr__(self) -> str:
        """The note for a developer."""
        return f"{type(self).__name__}({self.kind!r}, **{self.facts})"


class Refusal(Note, ValueError):
    """What somebody entered that can't be.

    >>> try:
    ...     raise Refusal("not-a-domino", text="7-1")
    ... except ValueError as refusal:
    ...     refusal
    Refusal('not-a-domino', **{'text': '7-1'})
    """

    def __str__(self) -> str:
        """The refusal for a developer, as it stands under a traceback."""
        return repr(self)
