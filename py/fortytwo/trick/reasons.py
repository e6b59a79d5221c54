"""Why the referee says what it says: the rules, what was found, and the two together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fortytwo.calls import Call, LedBy
from fortytwo.dominoes import Domino, Suit


class Rule(Enum):
    """The rulebook: each rule the referee can cite, by its key among the words."""

    TWO_SUITS = "two-suits"
    TRUMP_ONLY = "trump-only"
    TRUMP_LED = "trump-led"
    HIGH_END_LED = "high-end-led"
    DOUBLE_LED = "double-led"
    LEAD_ANYTHING = "lead-anything"
    FOLLOW_SUIT = "follow-suit"
    VOID = "void"
    FOUR_TO_A_TRICK = "four-to-a-trick"
    RENEGE = "renege"
    HIGHEST_TRUMP = "highest-trump"
    HIGHEST_OF_SUIT = "highest-of-suit"
    RANK = "rank"
    OFF_SUIT = "off-suit"


class Finding(Enum):
    """What the referee found about one domino: its key among the words, and the rule behind it."""

    TRUMP_ONLY = "trump-only", Rule.TRUMP_ONLY
    TWO_SUITS = "two-suits", Rule.TWO_SUITS
    DOUBLE = "double", Rule.TWO_SUITS

    LED_AS_TRUMP = "led-as-trump", Rule.TRUMP_LED
    LED_AS_HIGH_END = "led-as-high-end", Rule.HIGH_END_LED
    LED_AS_DOUBLE = "led-as-double", Rule.DOUBLE_LED

    FOLLOWS = "follows", Rule.FOLLOW_SUIT
    LACKS_SUIT = "lacks-suit", Rule.FOLLOW_SUIT
    TRUMP_NOT_SUIT = "trump-not-suit", Rule.TRUMP_ONLY  # the number led is on it
    IS_TRUMP = "is-trump", Rule.FOLLOW_SUIT
    MAY_TRUMP = "may-trump", Rule.VOID
    MAY_THROW_OFF = "may-throw-off", Rule.VOID
    TRICK_OVER = "trick-over", Rule.FOUR_TO_A_TRICK

    HIGHEST_TRUMP = "highest-trump", Rule.HIGHEST_TRUMP
    ONLY_TRUMP = "only-trump", Rule.HIGHEST_TRUMP
    HIGHEST_OF_SUIT = "highest-of-suit", Rule.HIGHEST_OF_SUIT
    ONLY_OF_SUIT = "only-of-suit", Rule.HIGHEST_OF_SUIT
    LOWER_TRUMP = "lower-trump", Rule.RANK
    LOWER_OF_SUIT = "lower-of-suit", Rule.RANK
    NOT_TRUMP = "not-trump", Rule.HIGHEST_TRUMP
    OFF_SUIT = "off-suit", Rule.OFF_SUIT

    def __init__(self, key: str, rule: Rule) -> None:
        self.key = key
        self.rule = rule


LED_AS = {
    LedBy.TRUMP: Finding.LED_AS_TRUMP,
    LedBy.HIGH_END: Finding.LED_AS_HIGH_END,
    LedBy.DOUBLE: Finding.LED_AS_DOUBLE,
}


@dataclass(frozen=True)
class Reason:
    """A finding about *domino*, with everything its sentence needs.

    *suit* is the suit in question, most often the one led; *call* is what was called; *other*
    is the domino that takes the trick, when *domino* was measured against it.
    """

    finding: Finding
    domino: Domino
    suit: Suit | None = None
    call: Call | None = None
    other: Domino | None = None
