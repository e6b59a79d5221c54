"""What a player types or pastes in one line, read as a table.

Nothing is guessed: a word that is not known is refused, and so is a domino with no place.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby

from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit, quoted
from fortytwo.trick.table import Place, Table

LONGEST = 500
EXAMPLE = "write it like: treys trump, five-deuce led, I have five-ace and deuce-ace"


class Said(Enum):
    """What can be said of a suit or of a domino, as a message repeats it."""

    TRUMP = "suit is trump"
    LED = f"domino {Place.LED}"
    SECOND = f"domino {Place.SECOND}"
    THIRD = f"domino {Place.THIRD}"
    FOURTH = f"domino {Place.FOURTH}"
    THEN = "domino came then"
    PLAYED = "domino was played"
    HAND = f"domino {Place.HAND}"
    MINE = "domino you played"
    MY_LEAD = "domino you led"


Token = Suit | Domino | Said
LISTS = (Said.THEN, Said.HAND)  # any number of dominoes may come after these
PLACES = {Said[place.name]: place for place in list(Place)[:4]} | {Said.MY_LEAD: Place.LED}

SYNONYMS = {"zero": "blank", "one": "ace", "two": "deuce", "three": "trey"}
SYNONYMS |= {f"{word}s": f"{end}s" for word, end in SYNONYMS.items()} | {"zeroes": "blanks"}
ENDS = {name: suit for suit in Suit for name in (suit.end, f"{suit:d}")}
SUITS = {name: suit for suit in Suit for name in (str(suit), f"{suit:d}s")}
LOOSE = {*ENDS, *"789", "seven", "double"}  # two of these in a row are meant as a domino
FILLERS = set(
    "a also an and are as bone bones domino dominoes if is its my only rock rocks so suit the "
    "tile tiles was were when with".split()
)
UNRULED = r"\b(?:no[ -]?trumps?|follow[ -]me|doubles|sevens|nell?o)\b"

ROLE = "(?:(?:an?|her|his|my|the) )?(?:bidder|leader|opponent|partner)"
WHO = f"(?:{ROLE}|he|she|somebody|someone|they)"
PLAYS = "(?:play|plays|played|put down|threw)"
I_DID = r"\bi(?:ve)?(?: had| have| just| then)*"
# Each saying becomes a mark. A comma keeps a mark from what is not its own: dominoes of the hand
# come after "I have", and the domino led comes before "was led"; "led" alone may have it on either.
SAYINGS = {
    r"[:=&+]": " ",
    r"(?<![-/])\b([0-6]) ?([-/]) ?([0-6])\b(?! ?[-/])": r"\1\2\3",
    rf"{I_DID} {PLAYS}\b": ", MINE ",
    rf"(?:{I_DID} (?:led|lead)|\bmy lead(?: is| was)?)\b": ", MY_LEAD ",
    r"\b(?:i (?:have|had|hold|held|got)|ive|(?:im |i am )?holding)(?: got)?\b": ", HAND ",
    r"\bin (?:my )?hand\b": " HAND ",
    r"\b(?:my )?hand\b": ", HAND ",
    rf"\b(?:is|was) (?:led|the lead|the domino led)\b(?: by {WHO}\b)?": " LED ,",
    rf"\b(?:{WHO} (?:led|leads?)|(?:lead|domino led) (?:is|was))\b": ", LED ",
    r"\b(?:led|leads?)\b": " LED ",
    r"\b(?:(?:is|was) )?(?:played )?(?:second|2nd)\b": " SECOND ",
    r"\b(?:(?:is|was) )?(?:played )?(?:third|3rd)\b": " THIRD ",
    r"\b(?:(?:is|was) )?(?:played )?(?:fourth|4th)\b": " FOURTH ",
    rf"\b(?:is|was) played\b(?: by {WHO}\b)?": " PLAYED ,",
    rf"\b(?:{WHO} (?:then )?{PLAYS}|then|next|followed by|after that)\b": ", THEN ",
    r"\btrumps?\b": " TRUMP ",
}
LOOKS = str.maketrans(
    dict.fromkeys("\u2010\u2011\u2012\u2013\u2212", "-")  # hyphens, an en dash, a minus
    | dict.fromkeys("\u2014\u2015", ",")  # a long dash parts what is said
    | dict.fromkeys("'\"`\u2018\u2019\u201a\u201c\u201d\u201e\xab\xbb", "")
    | {"\u2044": "/"}
)


def read(text: str) -> Table:
    """The table that *text* tells of: a sentence, the line of ``Table.parse``, or a link.

    Raises ``ValueError`` that quotes what cannot be read, or cannot be.

    >>> str(read("Treys trump, five-deuce led, I have deuce-ace, five-trey and five-ace"))
    'treys: 5-2 | 2-1 5-1 5-3'
    >>> str(read("3s are trump. 52 was led, my hand: 2-1 5/3. I played the five-three, then 6-6"))
    'treys: 5-2 | 2-1 5-3 | 5-3 6-6'
    """
    if len(text) > LONGEST:
        raise ValueError(f"{quoted(text)} is too long to be a table; {EXAMPLE}")
    plain = _plain(text)
    link = re.search(r"(?:^|#)(/\S*)|^\S*#$", plain)
    if link:
        return Table.from_fragment(link[1] or "")
    call, colon, _ = plain.partition(":")
    if "|" in plain or (colon and call.strip() in {"", *map(str, Suit)}):
        return Table.parse(plain)
    heard = _Heard()
    for clause in _clauses(plain):
        heard.hear(_tokens(clause))
    if heard == _Heard():
        raise ValueError(f"There is no trump and no domino in {quoted(text)}; {EXAMPLE}")
    return heard.table()


def _plain(text: str) -> str:
    """*text* in small letters, with dashes and slashes as keyboards have them, and no quotes."""
    text = unicodedata.normalize("NFKC", text.casefold())  # a phone makes ½ of 1/2
    seen = "".join(char for char in text if unicodedata.category(char) != "Cf")
    return seen.translate(LOOKS).strip()


def _clauses(plain: str) -> list[list[str]]:
    """The words of each clause, with a mark in capitals in the stead of every saying."""
    unruled = re.search(UNRULED, plain)
    if unruled:
        raise ValueError(
            f"I cannot rule with {quoted(unruled[0])}; trump is one of the seven suits"
        )
    for saying, mark in SAYINGS.items():
        plain = re.sub(saying, mark, plain)
    clauses = re.split(r"[,.;!?()\n]| [-/] ", plain)
    return [[SYNONYMS.get(word, word) for word in clause.split()] for clause in clauses]


def _tokens(words: list[str]) -> list[Token]:
    """What the words stand for; ends that stand alone are paired to dominoes."""
    tokens: list[Token] = []
    for loose, run in groupby(words, LOOSE.__contains__):
        if loose:
            tokens += _paired(list(run))
        else:
            tokens += [_token(word) for word in run if word not in FILLERS]
    return tokens


def _paired(ends: list[str]) -> list[Token]:
    """The dominoes of a run of ends, ``five deuce double six``; one end alone is a suit."""
    if len(ends) == 1 and ends[0] in ENDS:
        return [ENDS[ends[0]]]
    if len(ends) % 2:
        raise ValueError(f"{quoted(' '.join(ends))} leaves an end over; write dominoes like 6-4")
    return [Domino.parse("-".join(pair)) for pair in zip(ends[::2], ends[1::2], strict=True)]


def _token(word: str) -> Token:
    if word in Said.__members__:
        return Said[word]
    if word in SUITS:
        return SUITS[word]
    ends = word if re.fullmatch("[0-9]{2}", word) else re.split("[-/]", word)
    if LOOSE.intersection(SYNONYMS.get(end, end) for end in ends):
        return Domino.parse("-".join(SYNONYMS.get(end, end) for end in ends))
    raise ValueError(f"I do not understand {quoted(word)}; {EXAMPLE}")


@dataclass
class _Heard:
    """What has been said so far, clause by clause."""

    calls: set[Call] = field(default_factory=set)
    trick: list[Domino] = field(default_factory=list)
    hand: list[Domino] = field(default_factory=list)
    rest: list[Domino] = field(default_factory=list)
    places: list[tuple[Domino, Place]] = field(default_factory=list)
    # the list that a clause without a mark goes on with
    goes_on: Token | None = field(default=None, compare=False)

    def hear(self, clause: list[Token]) -> None:
        """Take in a clause: a mark is said of the one beside it, a list of all that are left."""
        if any(isinstance(token, Said) and token is not self.goes_on for token in clause):
            self.goes_on = clause[0] if clause[0] in LISTS else None
        said_of: dict[int, Said] = {}
        for spot, said in enumerate(clause):
            if isinstance(said, Said) and said is not self.goes_on:
                said_of[_beside(clause, spot, said, said_of)] = said
        for spot, token in enumerate(clause):
            if isinstance(token, Suit):
                self._name(token, said_of.get(spot))
            elif isinstance(token, Domino):
                self._lay(token, said_of.get(spot, self.goes_on))

    def _name(self, suit: Suit, said: Token | None) -> None:
        if said is not Said.TRUMP:
            raise ValueError(f"I cannot tell what you say of {suit}; {EXAMPLE}")
        self.calls.add(Call(suit))

    def _lay(self, domino: Domino, said: Token | None) -> None:
        if not isinstance(said, Said):
            raise ValueError(f"I cannot tell where the {domino.spoken} is; {EXAMPLE}")
        if said in PLACES:
            self.places.append((domino, PLACES[said]))
        if said is Said.HAND:
            self.hand.append(domino)
        elif said is Said.LED:
            self.trick.insert(0, domino)
        elif said in (Said.MINE, Said.MY_LEAD) and self.rest:
            raise ValueError(f"The {self.rest[0].spoken} was played from the hand already.")
        elif said in (Said.MINE, Said.MY_LEAD):
            self.rest.append(domino)
        else:
            (self.rest or self.trick).append(domino)

    def table(self) -> Table:
        """The table all of it makes; the domino played was in the hand, though none said so."""
        if len(self.calls) > 1:
            named = " and ".join(map(str, sorted(self.calls)))
            raise ValueError(f"There is one trump, and you name {named}; {EXAMPLE}")
        hand = self.hand + [domino for domino in self.rest[:1] if domino not in self.hand]
        dominoes = [" ".join(map(str, part)) for part in (self.trick, hand, self.rest)]
        table = Table.parse(f"{''.join(map(str, self.calls))}: {' | '.join(dominoes)}")
        if table.down and Place.LED not in {place for _, place in self.places}:
            raise _unclear(Said.LED)
        for domino, place in self.places:
            found = table.place_of(domino)
            if found is not place:
                raise ValueError(f"You say that the {domino.spoken} {place}, but then it {found}")
        return table


def _beside(clause: list[Token], spot: int, said: Said, taken: Container[int]) -> int:
    """Where in *clause* the one suit or domino is that the mark at *spot* is said of."""
    kind = Suit if said is Said.TRUMP else Domino
    near = {spot - 1, spot + 1} & set(range(len(clause)))
    free = [place for place in near if place not in taken and isinstance(clause[place], kind)]
    if len(free) != 1 or said in LISTS:
        raise _unclear(said)
    return free[0]


def _unclear(said: Said) -> ValueError:
    return ValueError(f"I cannot tell which {said.value}; {EXAMPLE}")
