"""What the table has agreed about reneges, before the first shake."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from fortytwo.notation import from_link, one_line, refuse_untidy, to_link
from fortytwo.words.say import listed, quoted

LONGEST_WORDS = 80  # characters of what a table says in its own words
OPEN = "open"  # how an agreement is written in which nothing is settled
OWN = "own"  # what comes before a table's own words
OURS, THEIRS = "Your table", "The table of this link"
LENT = "This came by a link, and its table agreed: {}. That counts until your next hand."
NOT_YET = "What you have changed since counts from the next game."
WRITTEN_DOWN = "Play was under way, so the change is written down. From the next game:"


class Choice(Enum):
    """One answer a table can give: the word it is written as, and how it is said."""

    def __init__(self, word: str, said: str) -> None:
        self.word = word
        self.said = said


class Cost(Choice):
    """What a renege costs."""

    AGAIN = "again", "a renege is put right, and play goes on"
    HAND = "hand", "a renege loses the hand"
    MARK = "mark", "a renege gives one mark to the other side"
    BID = "bid", "a renege gives the marks that were bid to the other side"
    HAND_AND_TWO = "two", "a renege loses the hand and two marks"


LOSE_THE_HAND = (Cost.HAND, Cost.BID, Cost.HAND_AND_TWO)


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

    @property
    def consequence(self) -> str:
        """What is said with the ruling on a renege: what was agreed, or that nothing was.

        >>> Agreement(Cost.HAND).consequence
        'Your table agreed: a renege loses the hand.'
        >>> Agreement().consequence
        'Your table has not settled what a renege costs.'
        """
        return self.consequence_at(OURS)

    def consequence_at(self, table: str) -> str:
        """The consequence at a *table* that is called so at the start of a sentence.

        >>> Agreement(Cost.HAND).consequence_at("The table of this link")
        'The table of this link agreed: a renege loses the hand.'
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
        return self.cost in LOSE_THE_HAND

    @property
    def lent(self) -> str:
        """What is said of the agreement while it counts for a table that a link has brought.

        >>> Agreement(when=When.LEAD).lent.partition(". ")[0]
        'This came by a link, and its table agreed: a renege may be called until the next lead'
        """
        return LENT.format(self._settled)

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
    """What counts *now*, and what will *later*, from the next game on, if that is different.

    Written in one word it is both, with two dashes between them; ``Settled.parse`` and
    ``str`` are inverses.

    >>> settled = Settled(Agreement(Cost.HAND)).changed(Agreement(Cost.MARK), under_way=True)
    >>> str(settled), str(settled.new_game())
    ('hand--mark', 'mark')
    """

    now: Agreement = NOTHING_AGREED
    later: Agreement | None = None

    def __post_init__(self) -> None:
        if self.later == self.now:
            raise ValueError(f"{quoted(str(self.now))} counts already; it is no change")

    @property
    def newest(self) -> Agreement:
        """What was agreed last, whether it counts yet or not."""
        return self.now if self.later is None else self.later

    @property
    def note(self) -> str:
        """That a change is written down and from when it counts; nothing if none is."""
        return "" if self.later is None else WRITTEN_DOWN

    def changed(self, agreement: Agreement, under_way: bool) -> Settled:
        """What is settled after a change to *agreement*: at once, unless a hand is *under way*.

        A change back to what counts now is no change.
        """
        if not under_way:
            return Settled(agreement)
        return Settled(self.now, None if agreement == self.now else agreement)

    def here(self, brought: Agreement) -> Agreement:
        """What counts for the table on the screen: what a link *brought*, or else our own."""
        return self.now if brought == NOTHING_AGREED else brought

    def consequence(self, brought: Agreement) -> str:
        """What is said with the ruling on a renege, by what a link *brought* or by our own.

        >>> Settled(Agreement(Cost.HAND)).consequence(Agreement(Cost.MARK))
        'The table of this link agreed: a renege gives one mark to the other side.'
        >>> Settled(Agreement(Cost.HAND)).consequence(Agreement())
        'Your table agreed: a renege loses the hand.'
        >>> Settled().changed(Agreement(Cost.HAND), under_way=True).consequence(Agreement())[-54:]
        'What you have changed since counts from the next game.'
        """
        here = self.here(brought)
        said = here.consequence_at(OURS if here == self.now else THEIRS)
        return f"{said} {NOT_YET}" if self.later and here == self.now else said

    def lent(self, brought: Agreement) -> str:
        """What is said of what a link *brought*; nothing where our own table agreed the same.

        >>> Settled().lent(Agreement(Cost.HAND)).partition(". ")[0]
        'This came by a link, and its table agreed: a renege loses the hand'
        """
        here = self.here(brought)
        return "" if here == self.now else here.lent

    def new_game(self) -> Settled:
        """What is settled for the next game: what was agreed last."""
        return Settled(self.newest)

    def __str__(self) -> str:
        """What counts now, and what will later, in one word."""
        return "--".join(str(one) for one in (self.now, self.later) if one is not None)

    @classmethod
    def parse(cls, text: str) -> Settled:
        """What is settled, written as *text*.

        Raises ``ValueError`` that quotes what cannot be read.
        """
        now, dashes, later = text.partition("--")
        return cls(Agreement.parse(now), Agreement.parse(later) if dashes else None)


def _choice(word: str) -> OneChoice:
    if word not in CHOICES:
        raise ValueError(f"{quoted(word)} is not a choice; the choices are {', '.join(CHOICES)}")
    return CHOICES[word]
