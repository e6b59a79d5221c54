"""Why the referee says what it says: the rules, what was found, and the two together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fortytwo.calls import Call, LedBy
from fortytwo.dominoes import Domino, Suit
from fortytwo.house import Duty


class Rule(Enum):
    """The rulebook: each rule the referee can cite, by its key among the words."""

    TWO_SUITS = "two-suits"
    TRUMP_ONLY = "trump-only"
    TRUMP_LED = "trump-led"
    HIGH_END_LED = "high-end-led"
    DOUBLE_LED = "double-led"
    END_NAMED = "end-named"
    LEAD_NAMES_TRUMP = "lead-names-trump"
    LEAD_ANYTHING = "lead-anything"
    LEAD_TRUMP = "lead-trump"
    FOLLOW_SUIT = "follow-suit"
    FOLLOW_NUMBER = "follow-number"
    PLAY_CLOSEST = "play-closest"
    VOID = "void"
    FOUR_TO_A_TRICK = "four-to-a-trick"
    RENEGE = "renege"
    HIGHEST_TRUMP = "highest-trump"
    HIGHEST_OF_SUIT = "highest-of-suit"
    CLOSEST_WINS = "closest-wins"
    RANK = "rank"
    OFF_SUIT = "off-suit"


class Finding(Enum):
    """What the referee found about one domino: its key among the words, and the rule behind it."""

    TRUMP_ONLY = "trump-only", Rule.TRUMP_ONLY
    TWO_SUITS = "two-suits", Rule.TWO_SUITS
    DOUBLE = "double", Rule.TWO_SUITS
    AT_SEVEN = "at-seven", Rule.PLAY_CLOSEST
    OFF_SEVEN = "off-seven", Rule.PLAY_CLOSEST

    LED_AS_TRUMP = "led-as-trump", Rule.TRUMP_LED
    LED_AS_HIGH_END = "led-as-high-end", Rule.HIGH_END_LED
    LED_AS_DOUBLE = "led-as-double", Rule.DOUBLE_LED
    LED_AS_NAMED = "led-as-named", Rule.END_NAMED
    LED_NAMES_TRUMP = "led-names-trump", Rule.LEAD_NAMES_TRUMP

    FOLLOWS = "follows", Rule.FOLLOW_SUIT
    LACKS_SUIT = "lacks-suit", Rule.FOLLOW_SUIT
    TRUMP_NOT_SUIT = "trump-not-suit", Rule.TRUMP_ONLY  # the number led is on it
    DOUBLE_NOT_SUIT = "double-not-suit", Rule.TWO_SUITS  # so is this one, but it's a double
    IS_TRUMP = "is-trump", Rule.FOLLOW_SUIT
    IS_CLOSEST = "is-closest", Rule.PLAY_CLOSEST
    NOT_CLOSEST = "not-closest", Rule.PLAY_CLOSEST
    HAS_NUMBER = "has-number", Rule.FOLLOW_NUMBER
    LACKS_NUMBER = "lacks-number", Rule.FOLLOW_NUMBER
    LEADS_TRUMP = "leads-trump", Rule.LEAD_TRUMP
    LEADS_NO_TRUMP = "leads-no-trump", Rule.LEAD_TRUMP
    MAY_TRUMP = "may-trump", Rule.VOID
    MAY_THROW_OFF = "may-throw-off", Rule.VOID
    TRICK_OVER = "trick-over", Rule.FOUR_TO_A_TRICK

    HIGHEST_TRUMP = "highest-trump", Rule.HIGHEST_TRUMP
    ONLY_TRUMP = "only-trump", Rule.HIGHEST_TRUMP
    HIGHEST_OF_SUIT = "highest-of-suit", Rule.HIGHEST_OF_SUIT
    ONLY_OF_SUIT = "only-of-suit", Rule.HIGHEST_OF_SUIT
    LOWER_TRUMP = "lower-trump", Rule.RANK
    LOWER_OF_SUIT = "lower-of-suit", Rule.RANK
    LOW_DOUBLE = "low-double", Rule.RANK
    LOWER_DOUBLE = "lower-double", Rule.RANK  # where their suit is turned over
    NOT_TRUMP = "not-trump", Rule.HIGHEST_TRUMP
    OFF_SUIT = "off-suit", Rule.OFF_SUIT
    DOUBLE_OFF_SUIT = "double-off-suit", Rule.OFF_SUIT

    CLOSEST = "closest", Rule.CLOSEST_WINS
    CLOSEST_FIRST = "closest-first", Rule.CLOSEST_WINS
    FARTHER = "farther", Rule.CLOSEST_WINS
    AS_CLOSE_BUT_LATER = "as-close-but-later", Rule.CLOSEST_WINS

    def __init__(self, key: str, rule: Rule) -> None:
        self.key = key
        self.rule = rule


LED_AS = {
    LedBy.TRUMP: Finding.LED_AS_TRUMP,
    LedBy.HIGH_END: Finding.LED_AS_HIGH_END,
    LedBy.DOUBLE: Finding.LED_AS_DOUBLE,
    LedBy.NAMED_END: Finding.LED_AS_NAMED,
}


@dataclass(frozen=True)
class Obligation:
    """What goes with a duty: what is found about a domino that does it, and one that doesn't.

    *rule* asks for it, and *broken* is the rule after a renege.
    """

    done: Finding
    undone: Finding
    rule: Rule
    broken: Rule = Rule.RENEGE


OBLIGATIONS = {
    Duty.SUIT: Obligation(Finding.FOLLOWS, Finding.LACKS_SUIT, Rule.FOLLOW_SUIT),
    Duty.CLOSEST: Obligation(Finding.IS_CLOSEST, Finding.NOT_CLOSEST, Rule.PLAY_CLOSEST),
    Duty.FIRST_TRUMP: Obligation(
        Finding.LEADS_TRUMP, Finding.LEADS_NO_TRUMP, Rule.LEAD_TRUMP, Rule.LEAD_TRUMP
    ),
    Duty.NUMBER: Obligation(
        Finding.HAS_NUMBER, Finding.LACKS_NUMBER, Rule.FOLLOW_NUMBER, Rule.FOLLOW_NUMBER
    ),
}
LOOKS_LIKE_IT = (Finding.TRUMP_NOT_SUIT, Finding.DOUBLE_NOT_SUIT)  # what a table argues about


@dataclass(frozen=True)
class Reason:
    """A finding about *domino*, with everything its sentence needs.

    *suit* is the suit in question, most often the one led; *call* is what was called; *other*
    is the one that *domino* was measured against: the one that takes the trick, or would have
    to be played.
    """

    finding: Finding
    domino: Domino
    suit: Suit | None = None
    call: Call | None = None
    other: Domino | None = None

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that *domino* is in, the highest first."""
        suits = self.call.suits_of(self.domino) if self.call else self.domino.ends
        return tuple(sorted(suits, reverse=True))

    @property
    def off(self) -> int | None:
        """How many pips *domino* is off seven; ``None`` where that doesn't matter."""
        return self.call.distance(self.domino) if self.call else None
