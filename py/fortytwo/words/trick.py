"""What the referee says: sentences made from a ruling, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.trick.reasons import Finding, Reason, Rule
from fortytwo.trick.rulings import (
    HandRuling,
    LeadRuling,
    Mark,
    PlayRuling,
    RenegeRuling,
    Ruling,
    TrickRuling,
)
from fortytwo.trick.table import HAND_SIZE, Place

SENTENCES = {
    Finding.TRUMP_ONLY: "The {domino} is a trump and nothing else: {trumps} are trump.",
    Finding.TWO_SUITS: "The {domino} is {its_ends}.",
    Finding.DOUBLE: "The {domino} is {its_ends}.",
    Finding.LED_AS_TRUMP: (
        "The {domino} has {a_trump_end} on it and {trumps} are trump, so trumps were led."
    ),
    Finding.LED_AS_HIGH_END: (
        "The {domino} is no trump, so it is led as its higher end, {a_suit}: {suits} were led."
    ),
    Finding.LED_AS_DOUBLE: "The {domino} is led as its own number: {suits} were led.",
    Finding.FOLLOWS: "The {domino} is {a_suit}, the suit led.",
    Finding.LACKS_SUIT: "The {domino} is not {a_suit}: it is {its_ends}.",
    Finding.TRUMP_NOT_SUIT: "The {domino} is not {a_suit}: {trumps} are trump.",
    Finding.IS_TRUMP: "The {domino} is a trump, not {a_suit}.",
    Finding.MAY_TRUMP: "You hold no {suits}, so you may trump with the {domino}.",
    Finding.MAY_THROW_OFF: (
        "You hold no {suits}, so you may throw off the {domino}, but it cannot win."
    ),
    Finding.TRICK_OVER: "The {domino} is too late: four dominoes are down.",
    Finding.HIGHEST_TRUMP: "The {domino} is the highest trump played.",
    Finding.ONLY_TRUMP: "The {domino} is the only trump played.",
    Finding.HIGHEST_OF_SUIT: "No trump was played, and the {domino} is the highest {suit}.",
    Finding.ONLY_OF_SUIT: "No trump was played, and the {domino} is the only {suit}.",
    Finding.LOWER_TRUMP: "The {domino} is a lower trump than the {other}.",
    Finding.LOWER_OF_SUIT: "The {domino} is a lower {suit} than the {other}.",
    Finding.NOT_TRUMP: "The {domino} is {a_suit} and no trump, and the {other} trumped it.",
    Finding.OFF_SUIT: "The {domino} is off suit: it is {its_ends}, so it cannot win.",
}

LONG_VERDICT, LONG_NOTE = 64, 80  # letters
NOTHING_RULED = "When there is something to rule on, the rule and the reasons stand here."
MISTAKE = "That tap went wrong, and the mistake is mine. It was left out: tap on, or tap Undo."


@dataclass(frozen=True)
class PlaceWords:
    """What a place is called: by name, and when it asks for a domino."""

    name: str
    ask: str


PLACES = {
    Place.LED: PlaceWords("Domino led", "Which domino was led?"),
    Place.SECOND: PlaceWords("Second domino", "Which domino was played second?"),
    Place.THIRD: PlaceWords("Third domino", "Which domino was played third?"),
    Place.FOURTH: PlaceWords("Fourth domino", "Which domino was played fourth?"),
    Place.HAND: PlaceWords("Hand", "Which dominoes are in your hand?"),
}

COUNTS = {3: "three", 4: "four", 5: "five", 6: "six"}  # six at most are left of a suit once led

MARKS = {Mark.MUST: "must be played", Mark.MAY: "may be played", Mark.CANNOT: "cannot be played"}
PAST_MARKS = {
    Mark.MUST: "had to be played",
    Mark.MAY: "could be played",
    Mark.CANNOT: "could not be played",
}
SHORT_MARKS = {Mark.MUST: "must", Mark.MAY: "may", Mark.CANNOT: "can't"}
SHORT_PAST_MARKS = SHORT_MARKS | {Mark.MUST: "had to", Mark.MAY: "could"}  # for "couldn't" no room


def sentence(reason: Reason) -> str:
    """The sentence for *reason*, as a player would say it.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> hand = judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")).hand
    >>> for play in hand.plays:
    ...     print(sentence(play.reasons[0]))
    The deuce-ace is not a five: it is a deuce and an ace.
    The five-ace is a five, the suit led.
    The five-trey is not a five: treys are trump.
    """
    its_ends = " and ".join(a(suit.end) for suit in reason.domino.ends)
    words = {"domino": reason.domino.spoken, "its_ends": its_ends}
    if reason.call is not None:
        words |= {"trumps": str(reason.call), "a_trump_end": a(reason.call.trump.end)}
    if reason.suit is not None:
        words |= _suit_words(reason.suit, reason.call)
    if reason.other is not None:
        words["other"] = reason.other.spoken
    return SENTENCES[reason.finding].format(**words)


def verdict(ruling: Ruling) -> str:
    """The verdict on a table, in one sentence; with nothing to rule on, what to tap first.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> verdict(judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")))
    'Fives were led, so you must play the five-ace.'
    >>> verdict(judge(Table.parse("treys: 5-2 | 5-3 5-1 | 5-3")))
    'Renege: you played the five-trey but held the five-ace. The five-trey is winning.'
    """
    if ruling.table.call is None:
        return _before_trump(ruling)
    if ruling.trick and ruling.played:
        return _on_the_play(ruling.trick, ruling.played)
    if ruling.trick and ruling.trick.finished:
        return f"The {ruling.trick.winning.domino.spoken} takes the trick."
    if ruling.hand:
        return _on_the_hand(ruling.hand, ruling.lead)
    if ruling.trick:
        return _on_the_trick(ruling.trick)
    return f"{str(ruling.table.call).capitalize()} are trump. Which domino was led?"


def explanation(ruling: Ruling) -> list[str]:
    """The reasons behind the verdict that are about the trick, in the order to read them."""
    if ruling.trick:
        standings = ruling.trick.reasons if ruling.trick.contested else ()
        return [sentence(reason) for reason in (ruling.trick.lead.reason, *standings)]
    down = len(ruling.table.down)
    return [sentence(suits.reason) for suits in ruling.suits[:down]]


def rule_line(ruling: Ruling) -> str:
    """The rule that decides the verdict, or where it will stand when there is one."""
    return ruling.rule.value if ruling.rule else NOTHING_RULED


def hand_lines(ruling: Ruling) -> dict[Domino, str]:
    """What is said of each domino of the hand: those that must be played first, then high to low.

    Before trump is named that is its suits; after, why it may be played or not.
    """
    if ruling.hand:
        down = tuple(reversed(ruling.hand.plays))
        in_order = [play for mark in Mark for play in down if play.mark is mark]
        return {play.domino: because(play) for play in in_order}
    in_hand = [suits for suits in ruling.suits if suits.domino in ruling.table.hand]
    return {suits.domino: sentence(suits.reason) for suits in in_hand}


def is_long(said: str, note: str) -> bool:
    """Whether the verdict *said* has to be written smaller, to fit on the board with its *note*."""
    return len(said) > LONG_VERDICT or len(note) > LONG_NOTE


def hint(ruling: Ruling) -> str:
    """What to tap next, in one line."""
    table = ruling.table
    if table.call is None:
        if not ruling.suits:
            return "Tap either one first. A whole hand, or the score? Tap Menu."
        return "Now tap the trump." if table.hand else "Now tap the trump, or your hand first."
    if not table.down and not table.hand:
        return "Tap the domino led, or hand if you lead."
    if ruling.finished:
        return "Tap Next trick to go on."
    place = Place(len(table.down)).printed
    if ruling.played:
        return f"Tap {place} for what came next, or Next trick."
    if not table.hand:
        return f"Tap the dominoes in your hand, or {place} for the next one."
    if not table.down:
        return "Somebody else leads? Tap led, then the domino."
    if len(table.hand) < HAND_SIZE:
        return f"Hold more? Tap them. Somebody played? Tap {place} first."
    return f"Somebody played? Tap {place}, then that domino."


def question(ruling: Ruling) -> str:
    """What stands over the dominoes of the hand: a question for as long as it is one.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> question(judge(Table.parse("treys: 5-2 | 2-1 5-1")))
    'Which dominoes are in your hand?'
    >>> question(judge(Table.parse("treys: 5-2 | 2-1 5-1 | 5-1")))
    'Your hand, before you played'
    """
    if ruling.table.play:
        return "Your hand, before you played"
    return "Your hand" if ruling.finished else PLACES[Place.HAND].ask


def tile_name(domino: Domino, ruling: Ruling) -> str:
    """A tile's name to the ear: the domino, and what was ruled or where it is already.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> ruling = judge(Table.parse("treys: 5-2 | 2-1 5-1"))
    >>> [tile_name(Domino.parse(text), ruling) for text in ("5-2", "5-1", "6-6")]
    ['five-deuce was led', 'five-ace must be played', 'double-six']
    """
    mark, place = ruling.mark_of(domino), ruling.table.place_of(domino)
    if domino == ruling.table.play:
        return f"{domino.spoken} was played{', a renege' if mark is Mark.CANNOT else ''}"
    if mark:
        return f"{domino.spoken}{_marked(mark, ruling)}"
    return domino.spoken if place is None else f"{domino.spoken} {place}"


def tile_word(domino: Domino, ruling: Ruling) -> str:
    """The one word printed on a tile: its ruling in the hand, or where it is already."""
    mark, place = ruling.mark_of(domino), ruling.table.place_of(domino)
    if domino == ruling.table.play:
        return "played"
    if mark:
        return (SHORT_PAST_MARKS if ruling.played else SHORT_MARKS)[mark]
    return "" if place is None else place.printed


def row_title(domino: Domino, ruling: Ruling) -> str:
    """What the hand's list says of *domino* first."""
    return f"The {tile_name(domino, ruling)}."


def play_words(domino: Domino, ruling: Ruling) -> str:
    """The words on the button that plays *domino*, or takes the play back.

    What cannot be played can have been: the button puts that down, for the referee to rule on.
    """
    if domino == ruling.table.play:
        return "Take back"
    return "It was played" if ruling.mark_of(domino) is Mark.CANNOT else "Play"


def play_name(domino: Domino, ruling: Ruling) -> str:
    """That button's name to the ear: its words, and the domino."""
    said = play_words(domino, ruling)
    return f"{said}{':' if said == 'It was played' else ''} the {domino.spoken}"


def place_holds(place: Place, ruling: Ruling) -> str:
    """What lies at a place, to the ear: ``"five-deuce, winning"``."""
    spoken = [domino.spoken for domino in reversed(ruling.table.at(place))]
    if ruling.wins(place):
        spoken.append("winning")
    return ", ".join(spoken) or "empty"


def place_shows(place: Place, ruling: Ruling) -> str:
    """What is printed on a place: the domino there as its two numbers, or how many are in hand."""
    there = ruling.table.at(place)
    return str(len(there)) if place is Place.HAND else "".join(map(str, there))


def standing(trick: TrickRuling) -> str:
    """What stands across the place of the domino that took the trick, or is winning it."""
    return "wins" if trick.finished else "ahead"


def because(play: PlayRuling) -> str:
    """Why a domino of the hand is marked as it is."""
    return " ".join(sentence(reason) for reason in play.reasons)


def _marked(mark: Mark, ruling: Ruling) -> str:
    """What a mark says after its domino's name; of several that follow, only one has to go."""
    said = (PAST_MARKS if ruling.played else MARKS)[mark]
    if mark is Mark.MUST and ruling.lead and ruling.hand and len(ruling.hand.legal) > 1:
        suit = _suit_words(ruling.lead.suit, ruling.table.call)["suit"]
        return f", or another {suit}, {said}"
    return f" {said}"


def a(noun: str) -> str:
    """*noun* with its article: ``"a five"``, ``"an ace"``."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _these(dominoes: Sequence[Domino], suits: str, joined: str = " or ") -> str:
    """One or two dominoes by name, more by how many there are: ``"four fives"``."""
    if len(dominoes) > 2:
        return f"{COUNTS[len(dominoes)]} {suits}"
    return joined.join(f"the {domino.spoken}" for domino in reversed(dominoes))


def _suit_words(suit: Suit, call: Call | None) -> dict[str, str]:
    """A suit as it is called once trump is named: the trump suit is "trumps"."""
    if call is not None and suit == call.trump:
        return {"suit": "trump", "a_suit": "a trump", "suits": "trumps"}
    return {"suit": suit.end, "a_suit": a(suit.end), "suits": str(suit)}


def _before_trump(ruling: Ruling) -> str:
    if not ruling.suits:
        return "Tap the trump and the domino led, and I will tell you the suit."
    if not ruling.table.down:
        return "Trump has not been named, so I cannot rule yet."
    found = sentence(ruling.suits[0].reason)
    return f"Trump has not been named: {found[0].lower()}{found[1:]}"


def suits_led(lead: LeadRuling) -> str:
    """The suit led as it is called: ``"fives"``, or ``"trumps"``."""
    return _suit_words(lead.suit, lead.reason.call)["suits"]


def _on_the_trick(trick: TrickRuling) -> str:
    led = f"{suits_led(trick.lead).capitalize()} were led"
    if not trick.contested:
        return f"{led}."
    return f"{led}, and the {trick.winning.domino.spoken} is winning."


def _on_the_hand(hand: HandRuling, lead: LeadRuling | None) -> str:
    if lead is None:
        return "On the lead you may play anything."
    suits = suits_led(lead)
    led = f"{suits.capitalize()} were led"
    if hand.rule is Rule.VOID:
        return f"{led} and you hold none, so you may play anything."
    one_of = "one of your " if len(hand.legal) > 2 else ""
    return f"{led}, so you must play {one_of}{_these(hand.legal, suits)}."


def _on_the_play(trick: TrickRuling, played: RenegeRuling) -> str:
    spoken, winning = played.play.domino.spoken, trick.winning.domino.spoken
    if played.renege:
        held = _these(played.could_have, suits_led(trick.lead), " and ")
        said = f"Renege: you played the {spoken} but held {held}."
    else:
        said = f"No renege: the {spoken} was a legal play."
    if trick.finished:
        return f"{said} The {winning} takes the trick."
    return f"{said} The {spoken} is winning." if played.wins else said
