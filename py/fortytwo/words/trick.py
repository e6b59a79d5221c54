"""What the referee says about one trick: sentences made from a ruling, and from nothing else."""

from __future__ import annotations

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.calls import Call
from fortytwo.dominoes import Domino, Suit
from fortytwo.house import Duty, House, Owed
from fortytwo.trick.reasons import Reason, Rule
from fortytwo.trick.rulings import (
    HandRuling,
    LeadRuling,
    Mark,
    PlayRuling,
    RenegeRuling,
    Ruling,
    TrickRuling,
)
from fortytwo.trick.table import HAND_SIZE, Place, Table
from fortytwo.words.agreement import cost_on_the_board
from fortytwo.words.say import call_name, listed, name, opening, say, say_of, suit_words, these

LONG_WITH_A_REASON, LONG, VERY_LONG, LONGEST = 40, 58, 78, 100  # letters
A_LINE = 25  # letters of the verdict that the call takes the room of


def sentence(reason: Reason) -> str:
    """The sentence for *reason*, as a player would say it.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> hand = judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")).hand
    >>> for play in hand.plays:
    ...     print(sentence(play.reasons[0]))
    The deuce-ace isn't a five: it's a deuce and an ace.
    The five-ace is a five, the suit led.
    The five-trey isn't a five: treys are trump.
    """
    return say_of(reason.call, f"finding.{reason.finding.key}", **_words_of(reason))


def _words_of(reason: Reason) -> dict[str, str]:
    """What its sentence may be filled in with."""
    words = {"domino": name(reason.domino), **call_words(reason.call)}
    words["its_number"] = say(f"an-end.{reason.domino.ends[0]}")
    if reason.suits:
        words["its_ends"] = listed([say(f"an-end.{suit}") for suit in reason.suits])
    if reason.off is not None:
        off_seven = say("off-seven", off=say(f"off.{reason.off}")) if reason.off else ""
        words["where"] = off_seven or say("at-seven")
        words["pips"] = say(f"pips.{reason.domino.pips}")
    if reason.suit is not None:
        words |= suit_words(reason.suit, reason.call)
    if reason.other is not None:
        words["other"] = name(reason.other)
    return words


def rule_sentence(rule: Rule, call: Call | None = None) -> str:
    """The rule as it's read out at a table that plays *call*."""
    return say_of(call, f"rule.{rule.value}")


def verdict(ruling: Ruling, unsure: bool = False) -> str:
    """The verdict on a table, in one sentence; with nothing to rule on, what to tap first.

    It says so where nobody is sure that the dominoes were tapped as a hand.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> verdict(judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")))
    'Fives were led, so you must play the five-ace.'
    >>> verdict(judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")), unsure=True)
    'If these are in your hand, you must play the five-ace.'
    >>> verdict(judge(Table.parse("treys: 5-2 | 5-3 5-1 | 5-3")))
    'Renege: you played the five-trey but held the five-ace. The five-trey is winning.'
    """
    call = ruling.table.call
    if call is None:
        return _before_trump(ruling)
    if ruling.trick and ruling.played:
        return _on_the_play(ruling.trick, ruling.played)
    if ruling.trick and ruling.trick.finished:
        return say("trick.takes", domino=name(ruling.trick.winning.domino))
    if ruling.hand:
        return _on_the_hand(ruling.hand, ruling.lead, unsure)
    if ruling.trick:
        return _on_the_trick(ruling.trick)
    return say_of(call, "trick.trump-named", **call_words(call))


def because(ruling: Ruling) -> str:
    """The reason that decides the verdict, in one sentence; nothing where nothing is ruled.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> because(judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")))
    "The five-trey isn't a five: treys are trump."
    """
    if deciding := ruling.deciding:
        return sentence(deciding)
    return rule_line(ruling)


def explanation(ruling: Ruling) -> list[str]:
    """The reasons behind the verdict that are about the trick, in the order to read them."""
    if ruling.trick:
        standings = ruling.trick.reasons if ruling.trick.contested else ()
        return [sentence(reason) for reason in (ruling.trick.opening, *standings)]
    down = len(ruling.table.down)
    return [sentence(suits.reason) for suits in ruling.suits[:down]]


def rule_line(ruling: Ruling) -> str:
    """The rule that decides the verdict; nothing if there is none."""
    return rule_sentence(ruling.rule, ruling.table.call) if ruling.rule else ""


def hand_lines(ruling: Ruling) -> dict[Domino, str]:
    """What to say about each domino of the hand: first what must be played, then high to low.

    Before trump is named that is its suits; after, why it may be played or not.
    """
    if ruling.hand:
        down = tuple(reversed(ruling.hand.plays))
        in_order = [play for mark in Mark for play in down if play.mark is mark]
        return {play.domino: _because(play) for play in in_order}
    in_hand = [suits for suits in ruling.suits if suits.domino in ruling.table.hand]
    return {suits.domino: sentence(suits.reason) for suits in in_hand}


def letters_for(said: str, reason: str, note: str, called: str = "") -> str:
    """How small the letters of the verdict *said* have to be, to fit on the board with the rest.

    What is *called* stands over it in a line of its own.

    >>> letters_for("The double-five takes the trick.", "It's the highest five.", "")
    ''
    >>> letters_for("Sixes were led, so you must play one of your three sixes.", "", "")
    ''
    """
    letters = len(said) + (A_LINE if called else 0)
    if letters > LONGEST:
        return "longest"
    if letters > VERY_LONG or len(note) > VERY_LONG:
        return "very"
    return "long" if letters > (LONG_WITH_A_REASON if reason else LONG) else ""


def hint(ruling: Ruling, agreed: Agreement = NOTHING_AGREED, asked: Place = Place.HAND) -> str:
    """What to tap next, in one line; after a renege, what it's *agreed* to cost.

    The domino *asked* for is the next one at that place.
    """
    table = ruling.table
    if ruling.played and ruling.played.renege:
        return cost_on_the_board(agreed)
    if table.call is None:
        if not ruling.suits:
            return say("hint.first")
        return say("hint.trump" if table.hand else "hint.trump-or-hand")
    if not table.down and not table.hand:
        return say("hint.led")
    if ruling.finished:
        return say("hint.next-trick")
    place = place_word(Place(len(table.down)))
    if ruling.played:
        return say("hint.came-next", place=place)
    if not table.hand:
        return say("hint.hand" if asked is Place.HAND else "hint.next-play", place=place)
    if not table.down:
        return say("hint.lead")
    return say("hint.more" if len(table.hand) < HAND_SIZE else "hint.played", place=place)


def all_played_words(ruling: Ruling) -> str:
    """The words on the button that takes what was tapped as a hand for the trick."""
    return say("one-played" if len(ruling.table.hand) == 1 else "all-played")


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
        return say("ask.hand-before")
    return say("ask.hand-after") if ruling.finished else say("ask.hand")


def place_word(place: Place) -> str:
    """The one word on the place, and on the dominoes that are there: ``"2nd"``."""
    return say(f"place.{place.word}")


def tile_name(domino: Domino, ruling: Ruling) -> str:
    """A tile's name for a screen reader: the domino, and what was ruled or where it is already.

    >>> from fortytwo.trick.rulings import judge
    >>> from fortytwo.trick.table import Table
    >>> ruling = judge(Table.parse("treys: 5-2 | 2-1 5-1"))
    >>> [tile_name(Domino.parse(text), ruling) for text in ("5-2", "5-1", "6-6")]
    ['five-deuce was led', 'five-ace must be played', 'double-six']
    """
    mark, place = ruling.mark_of(domino), ruling.table.place_of(domino)
    if domino == ruling.table.play:
        return say("was-reneged" if mark is Mark.CANNOT else "was-played", domino=name(domino))
    if mark:
        return _marked(domino, mark, ruling)
    if place is None:
        return name(domino)
    return say("named", domino=name(domino), mark=say(f"did.{place.word}"))


def tile_word(domino: Domino, ruling: Ruling) -> str:
    """The one word on a tile: its ruling in the hand, or where it is already."""
    mark, place = ruling.mark_of(domino), ruling.table.place_of(domino)
    if domino == ruling.table.play:
        return say("tile.played")
    if ruling.hand and domino in ruling.hand.of and (off := distance_word(ruling, domino)):
        return off
    if mark:
        return say(f"{'past-tile' if ruling.played else 'tile'}.{mark.value}")
    return "" if place is None else place_word(place)


def distance_word(ruling: Ruling, domino: Domino) -> str:
    """How far *domino* is off seven, where that's what counts: ``"at 7"``, ``"1 off"``."""
    off = ruling.table.call.distance(domino) if ruling.table.call else None
    if off is None:
        return ""
    return say("tile.off-seven", off=off) if off else say("tile.at-seven")


def row_title(domino: Domino, ruling: Ruling) -> str:
    """What the hand's list says about *domino* first."""
    return say("row", tile=tile_name(domino, ruling))


def play_words(domino: Domino, ruling: Ruling) -> tuple[str, str]:
    """The words on the button that plays *domino* or takes it back, also for a screen reader.

    What can't be played may have been: the button puts that down, for the referee to rule on.
    """
    key = "played-anyway" if ruling.mark_of(domino) is Mark.CANNOT else "play"
    if domino == ruling.table.play:
        key = "take-back"
    return say(key), say(f"{key}.aloud", domino=name(domino))


def place_holds(place: Place, ruling: Ruling) -> str:
    """What lies at a place, for a screen reader: ``"five-deuce, winning"``."""
    held = [name(domino) for domino in reversed(ruling.table.at(place))]
    if ruling.wins(place):
        held.append(say("winning"))
    return say("comma").join(held) or say("empty")


def place_shows(place: Place, ruling: Ruling) -> str:
    """What a place shows: the domino there as its two numbers, or how many are in the hand."""
    held = ruling.table.at(place)
    return str(len(held)) if place is Place.HAND else "".join(map(str, held))


def called(call: Call | None) -> str:
    """The call in words, and who sits out; nothing for a number.

    >>> called(Call.parse("nello-doubles-low")), called(Call.parse("treys"))
    ('Nello, doubles low: partner sits out', '')
    """
    return say_of(call, "called", **call_words(call)) if call and call.traits else ""


def end_words(table: Table, house: House, is_first: bool = True) -> tuple[str, str]:
    """The words on the button that names the other end of the domino led, and that end.

    Nothing where there is no other end, or the table doesn't let the leader name it.

    >>> end_words(Table.parse("treys: 5-2"), House.parse("leader-names-end"))
    ('It was led as a deuce', '2')
    """
    if table.led is None or not table.can_name_end or not house.lets_name_end(is_first):
        return "", ""
    end = Suit(table.led.low if table.named is None else table.led.high)
    return say("led-as", a_suit=say(f"an-end.{end}")), str(end.value)


def ribbon(is_finished: bool) -> str:
    """The word on the place of the domino that is winning."""
    return say("wins" if is_finished else "ahead")


def _because(play: PlayRuling) -> str:
    """Why a domino of the hand is marked as it is."""
    return " ".join(sentence(reason) for reason in play.reasons)


def suits_led(lead: LeadRuling) -> dict[str, str]:
    """What the suit led is called."""
    return suit_words(lead.suit, lead.reason.call)


def _marked(domino: Domino, mark: Mark, ruling: Ruling) -> str:
    """A domino's name with its mark; of several that would do, only one has to be played."""
    words = {
        "domino": name(domino),
        "mark": say(f"{'past-mark' if ruling.played else 'mark'}.{mark.value}"),
    }
    owed = ruling.hand.owed if ruling.hand else None
    or_another = mark is Mark.MUST and owed is not None and len(owed.dominoes) > 1
    if off := distance_word(ruling, domino):
        return say("named-off-or-another" if or_another else "named-off", off=off, **words)
    if owed is None or owed.suit is None or not or_another:
        return say("named", **words)
    suit = suit_words(owed.suit, ruling.table.call)["suit"]
    return say("named-or-another", suit=suit, **words)


def call_words(call: Call | None) -> dict[str, str]:
    """What the call is, and what is trump and one end of it, where anything is."""
    if call is None:
        return {}
    words = {"call": call_name(call), "Call": opening(call_name(call))}
    if call.trump is None:
        return words
    trumps = say(f"suit.{call.trump}")
    end = say(f"an-end.{call.trump}")
    return words | {"trumps": trumps, "Trumps": opening(trumps), "a_trump_end": end}


def _before_trump(ruling: Ruling) -> str:
    if not ruling.suits:
        return say("trick.nothing")
    if not ruling.table.down:
        return say("trick.cannot-rule")
    found = sentence(ruling.suits[0].reason)
    return say("trick.before-trump", found=f"{found[0].lower()}{found[1:]}")


def _on_the_trick(trick: TrickRuling) -> str:
    opening_words, winning = _words_of(trick.opening), name(trick.winning.domino)
    if not trick.contested:
        return say(f"trick.{trick.opening.finding.key}", **opening_words)
    if trick.lead is None:
        return say("trick.closest-so-far", domino=winning)
    return say("trick.led-and-winning", **suits_led(trick.lead), domino=winning)


# The verdict where certain dominoes have to be played, by why: of one or two, and of more.
_ON_DUTY = {
    Duty.SUIT: ("must", "must-one-of"),
    Duty.CLOSEST: ("must-closest", "must-one-of-closest"),
    Duty.FIRST_TRUMP: ("must-lead", "must-lead-one-of"),
    Duty.NUMBER: ("must-number", "must-number-one-of"),
}


def _on_the_hand(hand: HandRuling, lead: LeadRuling | None, unsure: bool) -> str:
    led = suits_led(lead) if lead else {}
    these_are = say("trick.this-is" if len(hand.plays) == 1 else "trick.these-are")
    if hand.owed is None:
        if lead is None:
            return say("trick.lead-anything")
        return say("trick.if-void" if unsure else "trick.void", these_are=these_are, **led)
    of_few, of_many = _ON_DUTY[hand.owed.duty]
    key = of_many if len(hand.owed.dominoes) > 2 else of_few
    if unsure:
        key = "if-must-one-of" if key == of_many else "if-must"
    owed = owed_words(hand.owed, hand.plays[0].reasons[0].call)
    return say(f"trick.{key}", these_are=these_are, these=owed, **led)


def owed_words(owed: Owed, call: Call | None, joined: str = "or") -> str:
    """What has to be played: one or two dominoes by name, more by how many of what."""
    if owed.suit is None:
        suits = say("these-dominoes" if joined == "or" else "closer-dominoes")
    else:
        suits = suit_words(owed.suit, call)["suits"]
    return these(owed.dominoes, suits, joined)


def _on_the_play(trick: TrickRuling, played: RenegeRuling) -> str:
    domino = name(played.play.domino)
    if played.owed:
        held = owed_words(played.owed, trick.opening.call, "and")
        said = say("trick.renege", domino=domino, held=held)
    else:
        said = say("trick.no-renege", domino=domino)
    if trick.finished:
        return say("trick.taken", said=said, domino=name(trick.winning.domino))
    return say("trick.it-wins", said=said, domino=domino) if played.wins else said
