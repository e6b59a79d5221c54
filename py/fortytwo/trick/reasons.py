"""Why the referee says what it says: the rules, what was found, and the two together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit


class Rule(Enum):
    """The rulebook: each rule the referee can cite, as it is read out at the table."""

    TWO_SUITS = "A domino is in the suit of each of its ends; a double is in one suit only."
    TRUMP_ONLY = "Every domino with the trump number on it is a trump, and is in no other suit."
    TRUMP_LED = "If the domino led is a trump, trumps were led, whichever end the trump is on."
    HIGH_END_LED = "If the domino led is not a trump, its higher end is the suit led."
    DOUBLE_LED = "A double that is not a trump is led as its own number."
    LEAD_ANYTHING = "The player who leads may lead any domino."
    FOLLOW_SUIT = "A player who holds a domino of the suit led has to play one."
    VOID = "A player who holds none of the suit led may play any domino, a trump too."
    FOUR_TO_A_TRICK = "A trick is four dominoes, one from each player."
    RENEGE = "Playing another suit while holding the suit led is a renege."
    HIGHEST_TRUMP = "If anybody played a trump, the highest trump takes the trick."
    HIGHEST_OF_SUIT = "If nobody played a trump, the highest domino of the suit led takes it."
    RANK = "The double is the highest of its suit; the others go by their other end."
    OFF_SUIT = "A domino that is neither a trump nor of the suit led cannot take the trick."


class Finding(Enum):
    """What the referee found about one domino, and the rule that makes it matter."""

    TRUMP_ONLY = "trump only", Rule.TRUMP_ONLY
    TWO_SUITS = "two suits", Rule.TWO_SUITS
    DOUBLE = "double", Rule.TWO_SUITS

    LED_AS_TRUMP = "led as trump", Rule.TRUMP_LED
    LED_AS_HIGH_END = "led as high end", Rule.HIGH_END_LED
    LED_AS_DOUBLE = "led as double", Rule.DOUBLE_LED

    FOLLOWS = "follows", Rule.FOLLOW_SUIT
    LACKS_SUIT = "lacks suit", Rule.FOLLOW_SUIT
    TRUMP_NOT_SUIT = "trump, though the led number is on it", Rule.TRUMP_ONLY
    IS_TRUMP = "trump, not the suit led", Rule.FOLLOW_SUIT
    MAY_TRUMP = "may trump", Rule.VOID
    MAY_THROW_OFF = "may throw off", Rule.VOID
    TRICK_OVER = "trick over", Rule.FOUR_TO_A_TRICK

    HIGHEST_TRUMP = "highest trump", Rule.HIGHEST_TRUMP
    ONLY_TRUMP = "only trump", Rule.HIGHEST_TRUMP
    HIGHEST_OF_SUIT = "highest of suit", Rule.HIGHEST_OF_SUIT
    ONLY_OF_SUIT = "only one of suit", Rule.HIGHEST_OF_SUIT
    LOWER_TRUMP = "lower trump", Rule.RANK
    LOWER_OF_SUIT = "lower of suit", Rule.RANK
    NOT_TRUMP = "beaten by a trump", Rule.HIGHEST_TRUMP
    OFF_SUIT = "off suit", Rule.OFF_SUIT

    def __init__(self, label: str, rule: Rule) -> None:
        self.label = label
        self.rule = rule


@dataclass(frozen=True)
class Reason:
    """A finding about *domino*, with all its sentence needs.

    *suit* is the suit in question, most often the one led; *call* what was trump; *other*
    the domino it was measured against, the one that takes the trick.
    """

    finding: Finding
    domino: Domino
    suit: Suit | None = None
    call: Call | None = None
    other: Domino | None = None
