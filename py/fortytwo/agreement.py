"""What the players agreed on before the first shake: about reneges, and what is played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from fortytwo.calls import Call
from fortytwo.house import AS_IN_THE_RULES, PRESETS, House, Switch
from fortytwo.notation import from_link, one_line, refuse_untidy, to_link
from fortytwo.refusals import Refusal

LONGEST_WORDS = 80  # characters of the players' own words
OPEN = "open"  # the word for an agreement with nothing settled
OWN = "own"  # what comes before the players' own words
HOUSE = "/house/"  # what comes before what is played


class Choice(Enum):
    """One answer the players can give, by the word a link has for it."""

    def __init__(self, word: str) -> None:
        self.word = word


class Cost(Choice):
    """What a renege costs: whether it loses the hand, and the marks it costs on top.

    *marks* is ``None`` if the cost isn't in marks, so it holds in a game to 250 points too.
    """

    def __init__(self, word: str, loses_hand: bool = False, marks: int | None = None) -> None:
        super().__init__(word)
        self.loses_hand = loses_hand
        self.marks = marks

    AGAIN = "again"
    HAND = "hand", True
    MARK = "mark", False, 1
    BID = "bid", True, 0
    HAND_AND_TWO = "two", True, 2


class When(Choice):
    """How long a renege may be called."""

    LEAD = "lead"
    SHAKE = "shake"
    TABLE = "table"


class Slip(Choice):
    """Whether a renege counts if it's caught before the trick is turned over."""

    COUNTS = "slip"
    FORGIVEN = "noslip"


class Who(Choice):
    """Who may call a renege."""

    ANYBODY = "anybody"
    OTHERS = "others"


OneChoice = Cost | When | Slip | Who
CHOICES: dict[str, OneChoice] = {choice.word: choice for choice in (*Cost, *When, *Slip, *Who)}
ANSWERS: dict[str, type[OneChoice]] = {"cost": Cost, "when": When, "slip": Slip, "who": Who}


@dataclass(frozen=True)
class OwnWords:
    """What a renege costs in the players' own words, on one line.

    Raises ``Refusal`` when *words* aren't one line, or too many.

    >>> OwnWords.typed(" Tea for\\nall ")
    OwnWords(words='Tea for all')
    """

    words: str

    def __post_init__(self) -> None:
        refuse_untidy(self.words, LONGEST_WORDS)

    @classmethod
    def typed(cls, text: str) -> OwnWords:
        """The words as somebody typed them, with the spaces put in order."""
        return cls(one_line(text, LONGEST_WORDS))


@dataclass(frozen=True)
class Agreement:
    """What the players settled about reneges; ``None`` is a question they haven't.

    The *house* is what they play: by default the numbers, as in the rules. Written in one word
    it is the choices made, each by its own word, and the house's word where there is one;
    ``Agreement.parse`` and ``str`` are inverses. Rules: the renege, whose cost each table
    settles.

    >>> agreement = Agreement(Cost.HAND, When.SHAKE)
    >>> str(agreement), Agreement.parse("hand-shake") == agreement
    ('hand-shake', True)
    >>> str(Agreement(house=House.parse("sevens")))
    'open/house/sevens'
    """

    cost: Cost | OwnWords | None = None
    when: When | None = None
    slip: Slip | None = None
    who: Who | None = None
    house: House = AS_IN_THE_RULES

    @property
    def open(self) -> tuple[str, ...]:
        """The questions not settled yet, as the names of their fields."""
        return tuple(name for name in ANSWERS if getattr(self, name) is None)

    @property
    def loses_the_hand(self) -> bool:
        """Whether a renege loses the hand, whatever was taken in it."""
        return isinstance(self.cost, Cost) and self.cost.loses_hand

    def choosing(self, choice: OneChoice) -> Agreement:
        """The agreement with *choice* as the answer to its question, replacing any other.

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
        if name in HOUSE_ANSWERS:
            return replace(self, house=_answered(self.house, name, value))
        if name != OWN:
            return self.choosing(CHOICES[value])
        if value.strip():
            return replace(self, cost=OwnWords.typed(value))
        return replace(self, cost=None) if isinstance(self.cost, OwnWords) else self

    @property
    def on(self) -> set[tuple[str, str]]:
        """The answers given, each as the name and the value of its control.

        >>> sorted(Agreement(OwnWords("Tea for all"), When.SHAKE).on)
        [('own', 'Tea for all'), ('preset', 'rules'), ('when', 'shake')]
        """
        given = {name: getattr(self, name) for name in ANSWERS}
        on = {(name, it.word) for name, it in given.items() if isinstance(it, Choice)}
        on |= {(OWN, self.cost.words)} if isinstance(self.cost, OwnWords) else set()
        return on | _on(self.house)

    def __str__(self) -> str:
        """The agreement in letters, digits, dashes and dots, the players' own words at the end."""
        return self._word

    @cached_property
    def _word(self) -> str:
        words = [choice.word for choice in vars(self).values() if isinstance(choice, Choice)]
        if isinstance(self.cost, OwnWords):
            words += [OWN, to_link(self.cost.words)]
        house = f"{HOUSE}{self.house}" if self.house != AS_IN_THE_RULES else ""
        return f"{'-'.join(words) or OPEN}{house}"

    @classmethod
    def parse(cls, text: str) -> Agreement:
        """The agreement written as *text*, with its choices in any order.

        Raises ``Refusal`` when it can't be read, or settles something twice.

        >>> Agreement.parse("others-own-Tea-for-all").cost
        OwnWords(words='Tea for all')
        """
        text, _, played = text.partition(HOUSE)
        house = House.parse(played)
        if text == OPEN:
            return cls(house=house)
        chosen, own, words = f"-{text}".partition(f"-{OWN}-")
        choices = [_choice(word) for word in chosen.split("-")[1:]]
        agreement = cls(OwnWords(from_link(words)) if own else None, house=house)
        for choice in choices:
            agreement = agreement.choosing(choice)
        if len(choices) + bool(own) + len(agreement.open) != len(ANSWERS):
            raise Refusal("settled-twice", text=text)
        return agreement


def _answered(house: House, name: str, value: str) -> House:
    """The *house* after an answer about what is played; a second one takes back the first."""
    if name == "preset":
        return PRESETS.get(value, house)
    if name == "call":
        call = Call.parse(value)
        return house.with_call(call, not house.allows(call))
    return house.with_switch(Switch(value), not house.has(Switch(value)))


def _on(house: House) -> set[tuple[str, str]]:
    """The controls that are on where the *house* is settled."""
    preset = next((name for name, one in PRESETS.items() if one == house), OWN)
    calls = {("call", str(call)) for call in house.calls}
    return {("preset", preset)} | calls | {("switch", one.value) for one in house.switches}


HOUSE_ANSWERS = ("preset", "call", "switch")  # the names of the controls about what is played
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
            raise Refusal("no-change", text=str(self.now))

    @property
    def newest(self) -> Agreement:
        """What was agreed last, whether it counts yet or not."""
        return self.now if self.next_game is None else self.next_game

    def changed(self, agreement: Agreement, under_way: bool) -> Settled:
        """What is settled after a change to *agreement*: at once, unless play is *under way*.

        A change back to what counts now isn't a change.
        """
        if not under_way:
            return Settled(agreement)
        return Settled(self.now, None if agreement == self.now else agreement)

    def in_force(self, linked: Agreement) -> Agreement:
        """What counts for the hand on the screen: what its link's table agreed, or else ours."""
        return self.now if linked == NOTHING_AGREED else linked

    def new_game(self) -> Settled:
        """What is settled for the next game: what was agreed last."""
        return Settled(self.newest)

    def back_in(self, agreement: Agreement) -> Settled:
        """What is settled when a new game is undone, and *agreement* counted in the one before.

        What was agreed last waits for the next game again.

        >>> settled = Settled(Agreement(Cost.HAND), Agreement(Cost.MARK))
        >>> str(settled.new_game().back_in(Agreement(Cost.HAND)))
        'hand--mark'
        """
        return Settled(agreement).changed(self.newest, under_way=True)

    def __str__(self) -> str:
        """What counts now, and what will later, in one word."""
        return "--".join(str(one) for one in (self.now, self.next_game) if one is not None)

    @classmethod
    def parse(cls, text: str) -> Settled:
        """What is settled, written as *text*.

        Raises ``Refusal`` when it can't be read.
        """
        now, dashes, next_game = text.partition("--")
        return cls(Agreement.parse(now), Agreement.parse(next_game) if dashes else None)


def _choice(word: str) -> OneChoice:
    if word not in CHOICES:
        raise Refusal("not-a-choice", text=word)
    return CHOICES[word]
