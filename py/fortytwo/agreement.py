"""What the table has agreed about reneges, before the first shake."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from fortytwo.dominoes import listed, quoted
from fortytwo.notation import from_link, one_line, refuse_untidy, to_link

LONGEST_WORDS = 80  # characters of what a table says in its own words
OPEN = "open"  # how an agreement is written in which nothing is settled
OWN = "own"  # what comes before a table's own words
OURS, THEIRS = "Your table", "The table of this link"
LINKED = (
    "This link came from a table that agreed: {}. Their rule applies until you start a new hand."
)
NOT_YET = "Your changes start with the next game."
WRITTEN_DOWN = "A hand is in progress, so this starts with the next game:"


class Choice(Enum):
    """One answer a table can give: the word it is written as, and how it is said."""

    def __init__(self, word: str, said: str) -> None:
        self.word = word
        self.said = said


class Cost(Choice):
    """What a renege costs: whether it loses the hand, and the marks that it gives beside that.

    *marks* is ``None`` where the cost is not told in marks, and so holds in a game to points too.
    """

    def __init__(
        self, word: str, said: str, loses_hand: bool = False, marks: int | None = None
    ) -> None:
        super().__init__(word, said)
        self.loses_hand = loses_hand
        self.marks = marks

    AGAIN = "again", "a renege is put right, and play goes on"
    HAND = "hand", "a renege loses the hand", True
    MARK = "mark", "a renege gives one mark to the other side", False, 1
    BID = "bid", "a renege gives the marks that were bid to the other side", True, 0
    HAND_AND_TWO = "two", "a renege loses the hand and two marks", True, 2


class When(Choice):
    """Until when a renege may be called."""

    LEAD = "lead", "until the next lead"
    SHAKE = "shake", "until the next shake"
    TABLE = "table", "as long as the dominoes are on the table"


class Slip(Choice):
    """Whether a renege counts that is put right before the trick is turned."""

    COUNTS = "slip", "a renege counts even when it is put right before the trick is turned"
    FORGIVEN = "noslip", "a renege put right before the trick is turned does not count"


class Who(Choice):
    """Who may call a renege."""

    ANYBODY = "anybody", "anybody at the table may call {it}"
    OTHERS = "others", "only the other side may call {it}"


OneChoice = Cost | When | Slip | Who
CHOICES: dict[str, OneChoice] = {choice.word: choice for choice in (*Cost, *When, *Slip, *Who)}
QUESTIONS = {
    "cost": "what a renege costs",
    "when": "how long it may be called",
    "slip": "whether a renege that is put right counts",
    "who": "who may call it",
}
ANSWERS: dict[str, type[OneChoice]] = {"cost": Cost, "when": When, "slip": Slip, "who": Who}


@dataclass(frozen=True)
class OwnWords:
    """What a renege costs in the table's own words, in one line.

    Raises ``ValueError`` that quotes *words* when they are not in one line, or too many.

    >>> OwnWords.typed(" Tea for\\nall ")
    OwnWords(words='Tea for all')
    """

    words: str

    def __post_init__(self) -> None:
        refuse_untidy(self.words, LONGEST_WORDS)

    @property
    def said(self) -> str:
        """How the cost is said: the words as they are, in quotes."""
        return f'after a renege, "{self.words}"'

    @classmethod
    def typed(cls, text: str) -> OwnWords:
        """The words as somebody typed them, with the spaces put in order."""
        return cls(one_line(text, LONGEST_WORDS))


@dataclass(frozen=True)
class Agreement:
    """What a table has settled about reneges; ``None`` is what it has not settled yet.

    Written in one word it is the choices made, each by its own word; ``Agreement.parse`` and
    ``str`` are inverses. Rules: the renege, which every table settles for itself.

    >>> agreement = Agreement(Cost.HAND, When.SHAKE)
    >>> str(agreement), Agreement.parse("hand-shake") == agreement
    ('hand-shake', True)
    >>> print(Agreement(Cost.HAND, When.SHAKE, Slip.FORGIVEN, Who.OTHERS).sentence)
    A renege loses the hand; only the other side may call it until the next shake; a renege put \
right before the trick is turned does not count.
    """

    cost: Cost | OwnWords | None = None
    when: When | None = None
    slip: Slip | None = None
    who: Who | None = None

    @property
    def open(self) -> tuple[str, ...]:
        """The questions not settled yet, as the names of their fields."""
        return tuple(name for name in QUESTIONS if getattr(self, name) is None)

    @property
    def sentence(self) -> str:
        """What is settled, in one sentence, and what is still open in another.

        >>> Agreement(Cost.MARK, When.LEAD, Slip.COUNTS).sentence.partition("; a renege")[0]
        'A renege gives one mark to the other side; it may be called until the next lead'
        >>> Agreement(Cost.MARK, When.LEAD, Slip.COUNTS).sentence.partition(". ")[2]
        'Not settled yet: who may call it.'
        """
        settled = self._settled
        said = [f"{settled[0].upper()}{settled[1:]}."] if settled else []
        if self.open:
            said.append(f"Not settled yet: {listed([QUESTIONS[name] for name in self.open])}.")
        return " ".join(said)

    def consequence(self, table: str = OURS) -> str:
        """What is said with a renege: what *table*, as a sentence starts with it, agreed it costs.

        >>> Agreement(Cost.HAND).consequence()
        'Your table agreed: a renege loses the hand.'
        >>> Agreement().consequence("The table of this link")
        'The table of this link has not settled what a renege costs.'
        """
        if self.cost is None:
            return f"{table} has not settled what a renege costs."
        return f"{table} agreed: {self._settled}."

    @property
    def cost_in_short(self) -> str:
        """What a renege costs, for the board; nothing where that is open, or in the table's words.

        >>> Agreement(Cost.HAND, When.SHAKE).cost_in_short
        'Agreed: a renege loses the hand.'
        """
        return f"Agreed: {self.cost.said}." if isinstance(self.cost, Cost) else ""

    @property
    def loses_the_hand(self) -> bool:
        """Whether a renege loses the hand, whatever was taken in it."""
        return isinstance(self.cost, Cost) and self.cost.loses_hand

    @property
    def linked_note(self) -> str:
        """That the agreement is the one of a link's table, while it counts.

        >>> Agreement(when=When.LEAD).linked_note.partition(". ")[0]
        'This link came from a table that agreed: a renege may be called until the next lead'
        """
        return LINKED.format(self._settled)

    def choosing(self, choice: OneChoice) -> Agreement:
        """The agreement with *choice* as the answer to its question, in the stead of any other.

        >>> str(Agreement(Cost.HAND, When.SHAKE).choosing(Cost.MARK))
        'mark-shake'
        """
        match choice:
            case Cost():
                return replace(self, cost=choice)
            case When():
                return replace(self, when=choice)
            case Slip():
                return replace(self, slip=choice)
            case Who():
                return replace(self, who=choice)

    def answering(self, name: str, value: str) -> Agreement:
        """The agreement after an answer on the control called *name*, with that *value*.

        Own words settle what a renege costs, and emptied they leave it open again.

        >>> str(Agreement(Cost.HAND, When.SHAKE).answering("own", "Tea for all"))
        'shake-own-Tea-for-all'
        """
        if name != OWN:
            return self.choosing(CHOICES[value])
        if value.strip():
            return replace(self, cost=OwnWords.typed(value))
        return replace(self, cost=None) if isinstance(self.cost, OwnWords) else self

    @property
    def on(self) -> set[tuple[str, str]]:
        """The answers given, each as the name and the value of its control.

        >>> sorted(Agreement(OwnWords("Tea for all"), When.SHAKE).on)
        [('own', 'Tea for all'), ('when', 'shake')]
        """
        given = {name: getattr(self, name) for name in QUESTIONS}
        on = {(name, it.word) for name, it in given.items() if isinstance(it, Choice)}
        return on | ({(OWN, self.cost.words)} if isinstance(self.cost, OwnWords) else set())

    @property
    def _settled(self) -> str:
        """What is settled, as the inside of a sentence."""
        cost, slip = (choice.said if choice else "" for choice in (self.cost, self.slip))
        return "; ".join(part for part in (cost, self._called, slip) if part)

    @property
    def _called(self) -> str:
        """Who may call a renege and until when; nothing if neither is settled."""
        if self.when is None and self.who is None:
            return ""
        called = self.who.said if self.who else "{it} may be called"
        until = f" {self.when.said}" if self.when else ""
        return called.format(it="a renege" if self.cost is None else "it") + until

    def __str__(self) -> str:
        """The agreement in letters, digits, dashes and dots, a table's own words at the end."""
        return self._word

    @cached_property
    def _word(self) -> str:
        words = [choice.word for choice in vars(self).values() if isinstance(choice, Choice)]
        if isinstance(self.cost, OwnWords):
            words += [OWN, to_link(self.cost.words)]
        return "-".join(words) or OPEN

    @classmethod
    def parse(cls, text: str) -> Agreement:
        """The agreement written as *text*, with its choices in any order.

        Raises ``ValueError`` that quotes what cannot be read, or is settled twice.

        >>> Agreement.parse("others-own-Tea-for-all").cost
        OwnWords(words='Tea for all')
        """
        if text == OPEN:
            return cls()
        chosen, own, words = f"-{text}".partition(f"-{OWN}-")
        choices = [_choice(word) for word in chosen.split("-")[1:]]
        agreement = cls(OwnWords(from_link(words)) if own else None)
        for choice in choices:
            agreement = agreement.choosing(choice)
        if len(choices) + bool(own) + len(agreement.open) != len(QUESTIONS):
            raise ValueError(f"{quoted(text)} settles something twice")
        return agreement


NOTHING_AGREED = Agreement()


@dataclass(frozen=True)
class Settled:
    """What counts *now*, and from the *next game* on, if that is different.

    Written in one word it is both, with two dashes between them; ``Settled.parse`` and
    ``str`` are inverses.

    >>> settled = Settled(Agreement(Cost.HAND)).changed(Agreement(Cost.MARK), under_way=True)
    >>> str(settled), str(settled.new_game())
    ('hand--mark', 'mark')
    """

    now: Agreement = NOTHING_AGREED
    next_game: Agreement | None = None

    def __post_init__(self) -> None:
        if self.next_game == self.now:
            raise ValueError(f"{quoted(str(self.now))} counts already; it is no change")

    @property
    def newest(self) -> Agreement:
        """What was agreed last, whether it counts yet or not."""
        return self.now if self.next_game is None else self.next_game

    @property
    def note(self) -> str:
        """From when a change counts; nothing if there is none to come."""
        return "" if self.next_game is None else WRITTEN_DOWN

    def changed(self, agreement: Agreement, under_way: bool) -> Settled:
        """What is settled after a change to *agreement*: at once, unless a hand is *under way*.

        A change back to what counts now is no change.
        """
        if not under_way:
            return Settled(agreement)
        return Settled(self.now, None if agreement == self.now else agreement)

    def in_force(self, linked: Agreement) -> Agreement:
        """What counts for the hand on the screen: what its link's table agreed, or else ours."""
        return self.now if linked == NOTHING_AGREED else linked

    def consequence(self, linked: Agreement) -> str:
        """What is said with a renege on the screen, where a link's table agreed on *linked*.

        >>> Settled(Agreement(Cost.HAND)).consequence(Agreement(Cost.MARK))
        'The table of this link agreed: a renege gives one mark to the other side.'
        >>> Settled(Agreement(Cost.HAND)).consequence(NOTHING_AGREED)
        'Your table agreed: a renege loses the hand.'
        """
        in_force = self.in_force(linked)
        if in_force != self.now:
            return in_force.consequence(THEIRS)
        return f"{self.now.consequence()} {NOT_YET if self.next_game else ''}".rstrip()

    def linked_note(self, linked: Agreement) -> str:
        """That what counts is *linked*; nothing where our own table agreed on the same."""
        in_force = self.in_force(linked)
        return "" if in_force == self.now else in_force.linked_note

    def new_game(self) -> Settled:
        """What is settled for the next game: what was agreed last."""
        return Settled(self.newest)

    def __str__(self) -> str:
        """What counts now, and what will later, in one word."""
        return "--".join(str(one) for one in (self.now, self.next_game) if one is not None)

    @classmethod
    def parse(cls, text: str) -> Settled:
        """What is settled, written as *text*.

        Raises ``ValueError`` that quotes what cannot be read.
        """
        now, dashes, next_game = text.partition("--")
        return cls(Agreement.parse(now), Agreement.parse(next_game) if dashes else None)


def _choice(word: str) -> OneChoice:
    if word not in CHOICES:
        raise ValueError(f"{quoted(word)} is not a choice; the choices are {', '.join(CHOICES)}")
    return CHOICES[word]
