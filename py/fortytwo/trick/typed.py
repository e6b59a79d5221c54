"""What a player types or pastes in one line, read as a table.

It guesses nothing: it refuses a word it doesn't know, and a domino with no place.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby

from fortytwo.calls import CALL_NAMED, CALLS, Call
from fortytwo.dominoes import NUMBERS, Domino, Suit
from fortytwo.refusals import Refusal
from fortytwo.trick.table import Place, Table

LONGEST = 500


class Said(Enum):
    """What a line can say about a suit or a domino."""

    TRUMP = "trump"
    LED = "led"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    THEN = "then"
    PLAYED = "played"
    HAND = "hand"
    MINE = "mine"
    MY_LEAD = "my-lead"


Token = Suit | Domino | Said
LISTS = (Said.THEN, Said.HAND)  # any number of dominoes may come after these
PLACES = {Said[place.name]: place for place in list(Place)[:4]} | {Said.MY_LEAD: Place.LED}

SYNONYMS = {"zero": "blank", "one": "ace", "two": "deuce", "three": "trey"}
SYNONYMS |= {f"{word}s": f"{end}s" for word, end in SYNONYMS.items()} | {"zeroes": "blanks"}
ENDS = {name: suit for suit in NUMBERS for name in (suit.end, f"{suit:d}")}
SUITS = {name: suit for suit in NUMBERS for name in (str(suit), f"{suit:d}s")}
LINE_CALLS = [name.replace("-", "[- ]") for name in ("no-trump", *CALL_NAMED)]
LOOSE = {*ENDS, *"789", "seven", "double"}  # two of these in a row mean a domino
FILLERS = set(
    "a also an and are as bone bones domino dominoes if is its my only rock rocks so suit the "
    "tile tiles was were when with".split()
)

# What may come after a call: where the doubles stand, and that their suit is turned over.
WHERE = {
    "high": "",
    "low": "-doubles-low",
    "suit": "-doubles-suit",
    "turned over": "-doubles-suit-reversed",
}
STAND = (
    r"(?:,? (?:with )?(?:the )?doubles(?: are| is)? "
    r"(?:(?P<where>high|low|suit|turned over)"
    r"|(?:in )?(?:a|their own) (?P<suit>suit)(?: of their own)?))?"
    r"(?P<turned>,? (?:(?:and )?reversed|turned over|(?:with )?double[- ]blank high(?:est)?))?"
)
# Each way to say a call, and what its name begins with.
NAMED = {
    r"\b(?:no[- ]?trumps?|follow[- ]me)(?: is (?:trumps?|called))?": "follow-me",
    r"\bnel+[- ]?o": "nello",
    r"\bdoubles(?: are| is)? trumps?|\btrumps?(?: is| are)? doubles": "doubles",
    r"\bsevens": "sevens",
}
END_NAMED = r" as (?!trump)(?:an? )?([a-z]+|[0-6])\b|@([a-z]+|[0-6])\b"

ROLE = "(?:(?:an?|her|his|my|the) )?(?:bidder|leader|opponent|partner)"
WHO = f"(?:{ROLE}|he|she|somebody|someone|they)"
PLAYS = "(?:play|plays|played|put down|threw)"
I_DID = r"\bi(?:ve)?(?: had| have| just| then)*"
# Each saying becomes a mark. A comma keeps a mark off its neighbors: dominoes of the hand
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
    | dict.fromkeys("\u2014\u2015", ",")  # a long dash separates clauses
    | dict.fromkeys("'\"`\u2018\u2019\u201a\u201c\u201d\u201e\xab\xbb", "")
    | {"\u2044": "/"}
)


def read(text: str) -> Table:
    """The table that *text* describes: a sentence, the line of ``Table.parse``, or a link.

    Raises ``Refusal`` for what can't be read, or can't be.

    >>> str(read("Treys trump, five-deuce led, I have deuce-ace, five-trey and five-ace"))
    'treys: 5-2 | 2-1 5-1 5-3'
    >>> str(read("3s are trump. 52 was led, my hand: 2-1 5/3. I played the five-three, then 6-6"))
    'treys: 5-2 | 2-1 5-3 | 5-3 6-6'
    """
    if len(text) > LONGEST:
        raise Refusal("line-too-long", text=text)
    plain = _plain(text)
    link = re.search(r"(?:^|#)(/\S*)|^\S*#$", plain)
    if link:
        return Table.from_fragment(link[1] or "")
    line = re.match(rf"({'|'.join(LINE_CALLS)})?( +\d+( *marks?)?)? *:", plain)
    if line or "|" in plain:
        return Table.parse(plain)
    plain, calls = _without_calls(plain)
    plain, ends = _without_ends(plain)
    heard = _Heard(calls, ends=ends)
    for clause in _clauses(plain):
        heard.hear(_tokens(clause))
    if heard == _Heard():
        raise Refusal("nothing-in-line", text=text)
    return heard.table()


def _plain(text: str) -> str:
    """*text* in small letters, with dashes and slashes as keyboards have them, without quotes."""
    text = unicodedata.normalize("NFKC", text.casefold())  # a phone makes ½ of 1/2
    seen = "".join(char for char in text if unicodedata.category(char) != "Cf")
    return seen.translate(LOOKS).strip()


def _without_calls(plain: str) -> tuple[str, set[Call]]:
    """*plain* without the calls that aren't a number, and those calls.

    >>> plain, calls = _without_calls("nello, doubles low, 5-2 led")
    >>> plain, list(map(str, calls))
    (',, 5-2 led', ['nello-doubles-low'])
    """
    calls = set()
    for saying, name in NAMED.items():
        for said in re.finditer(rf"(?:{saying})\b{STAND}", plain):
            where = WHERE[said["where"] or said["suit"] or "high"]
            called = f"{name}{where}{'-reversed' if said['turned'] else ''}"
            if called not in CALL_NAMED:
                raise Refusal("not-a-call", text=said[0].strip(" ,"))
            calls.add(CALL_NAMED[called])
        plain = re.sub(rf"(?:{saying})\b{STAND}", ",", plain)
    return plain, calls


def _without_ends(plain: str) -> tuple[str, list[Suit]]:
    """*plain* without the end that the leader named, and that end: ``"led as a deuce"``."""
    ends = []
    for words in re.findall(END_NAMED, plain):
        word = "".join(words)
        end = ENDS.get(SYNONYMS.get(word, word))
        if end is None:
            raise Refusal("not-understood", text=word)
        ends.append(end)
    return re.sub(END_NAMED, "", plain), ends


def _clauses(plain: str) -> list[list[str]]:
    """The words of each clause, with a mark in capitals for each saying."""
    for saying, mark in SAYINGS.items():
        plain = re.sub(saying, mark, plain)
    clauses = re.split(r"[,.;!?()\n]| [-/] ", plain)
    return [[SYNONYMS.get(word, word) for word in clause.split()] for clause in clauses]


def _tokens(words: list[str]) -> list[Token]:
    """What the words stand for; loose ends pair up into dominoes."""
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
        raise Refusal("odd-ends", text=" ".join(ends))
    return [Domino.parse("-".join(pair)) for pair in zip(ends[::2], ends[1::2], strict=True)]


def _token(word: str) -> Token:
    if word in Said.__members__:
        return Said[word]
    if word in SUITS:
        return SUITS[word]
    ends = word if re.fullmatch("[0-9]{2}", word) else re.split("[-/]", word)
    if LOOSE.intersection(SYNONYMS.get(end, end) for end in ends):
        return Domino.parse("-".join(SYNONYMS.get(end, end) for end in ends))
    raise Refusal("not-understood", text=word)


@dataclass
class _Heard:
    """What the line has said so far, clause by clause."""

    calls: set[Call] = field(default_factory=set)
    trick: list[Domino] = field(default_factory=list)
    hand: list[Domino] = field(default_factory=list)
    rest: list[Domino] = field(default_factory=list)
    places: list[tuple[Domino, Place]] = field(default_factory=list)
    ends: list[Suit] = field(default_factory=list)
    # the list that a clause without a mark goes on with
    goes_on: Token | None = field(default=None, compare=False)

    def hear(self, clause: list[Token]) -> None:
        """Take in a clause: a mark is about the domino beside it, a list about all the others."""
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
            raise Refusal("suit-unclear", text=str(suit))
        self.calls.add(Call.parse(str(suit)))

    def _lay(self, domino: Domino, said: Token | None) -> None:
        if not isinstance(said, Said):
            raise Refusal("place-unclear", domino=domino)
        if said in PLACES:
            self.places.append((domino, PLACES[said]))
        if said is Said.HAND:
            self.hand.append(domino)
        elif said is Said.LED:
            self.trick.insert(0, domino)
        elif said in (Said.MINE, Said.MY_LEAD) and self.rest:
            raise Refusal("played-from-hand", domino=self.rest[0])
        elif said in (Said.MINE, Said.MY_LEAD):
            self.rest.append(domino)
        else:
            (self.rest or self.trick).append(domino)

    def table(self) -> Table:
        """The table it all makes; the domino played was in the hand, even if nobody said so."""
        if len(self.calls) > 1:
            raise Refusal("two-trumps", calls=sorted(self.calls, key=CALLS.index))
        hand = self.hand + [domino for domino in self.rest[:1] if domino not in self.hand]
        dominoes = [" ".join(map(str, part)) for part in (self.trick, hand, self.rest)]
        table = Table.parse(f"{''.join(map(str, self.calls))}: {' | '.join(dominoes)}")
        for end in self.ends:
            table = table.naming(end)
        if table.down and Place.LED not in {place for _, place in self.places}:
            raise Refusal("unclear-led")
        for domino, place in self.places:
            found = table.place_of(domino)
            if found is not place:
                raise Refusal("told-otherwise", domino=domino, did=place, found=found)
        return table


def _beside(clause: list[Token], spot: int, said: Said, taken: Container[int]) -> int:
    """The index in *clause* of the one suit or domino that the mark at *spot* is about."""
    kind = Suit if said is Said.TRUMP else Domino
    near = {spot - 1, spot + 1} & set(range(len(clause)))
    free = [place for place in near if place not in taken and isinstance(clause[place], kind)]
    if len(free) != 1 or said in LISTS:
        raise Refusal(f"unclear-{said.value}")
    return free[0]
