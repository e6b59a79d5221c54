"""What the referee says about a whole hand: sentences made from its ruling, and nothing else."""

from __future__ import annotations

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.bids import BIDDER, Bid
from fortytwo.calls import Call, Goal, LedBy
from fortytwo.dominoes import Domino
from fortytwo.hand.moment import CALLING, SHOWING, Moment
from fortytwo.hand.record import TRICKS
from fortytwo.hand.rulings import Evidence, RecordRuling, Renege, TakenRuling
from fortytwo.seats import SEATS
from fortytwo.trick.reasons import Reason
from fortytwo.trick.rulings import TrickRuling
from fortytwo.trick.table import Place
from fortytwo.words.agreement import cost_in_short
from fortytwo.words.players import UNNAMED, Names
from fortytwo.words.say import counted, listed, name, nth, opening, say, say_of
from fortytwo.words.trick import (
    call_words,
    owed_words,
    place_word,
    ribbon,
    rule_sentence,
    sentence,
    suits_led,
)


def verdict(
    ruling: RecordRuling | None, names: Names = UNNAMED, agreed: Agreement = NOTHING_AGREED
) -> str:
    """The hand in short: the reneges proved, the points, and what became of the bid.

    Where it's *agreed* that a renege loses the hand, and one is proved, the bid doesn't matter.

    >>> from fortytwo.hand.record import Record
    >>> from fortytwo.hand.rulings import judge_record
    >>> hand = Record.parse("treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")
    >>> for said in verdict(judge_record(hand)).split(". "):
    ...     print(said)
    Renege by the bidder's partner in the first trick
    The bidder's side 0, the other side 17, 25 to come
    The bid of 32 is set.
    """
    if ruling is None:
        return say("hand.nothing")
    call = ruling.hand.call
    if not ruling.tricks:
        who = opening(names.seats[ruling.hand.on_turn or 0])
        begins = say_of(call, "hand.begins", Who=who, **call_words(call))
        return " ".join([*_kind(ruling), begins, *_short(ruling, names)])
    said = [_who_reneged(ruling.reneges, names), _points(ruling, names)]
    if not (ruling.reneges and agreed.loses_the_hand):
        said.append(_bid(ruling))
    said += _short(ruling, names)
    return " ".join(filter(None, said))


def hint(
    moment: Moment,
    ruling: RecordRuling | None,
    names: Names,
    agreed: Agreement = NOTHING_AGREED,
) -> str:
    """What to tap next, and who took the trick before; after a renege, what it's *agreed* to cost.

    >>> from fortytwo.hand.rulings import judge_record
    >>> moment = Moment.opened("/hand/treys/5-2.5-1.6-6.5-5")
    >>> hint(moment, judge_record(moment.hand), UNNAMED)
    "The player on the bidder's right took it and leads."
    """
    if ruling is None:
        return ""
    if moment.step == CALLING:
        return say("hand.all-called" if moment.all_called else "hand.not-all-called")
    if moment.place is not None and moment.place < len(moment.trick):
        return say("hand.to-replace", domino=name(moment.trick[moment.place]))
    if moment.place is None and not moment.over:
        return say("hand.to-correct")
    if ruling.reneges and cost_in_short(agreed):
        return cost_in_short(agreed)
    if moment.step == SHOWING:
        return say("hand.to-show")
    return say("hand.all-down") if moment.over else _whose_turn(moment, ruling, names)


def because(ruling: RecordRuling | None, number: int | None = None) -> str:
    """The reason that decides: what was in hand where somebody reneged, or why a trick is taken.

    Of several reneges it's for the one proved last, and of the tricks for the one with that
    *number*, or the last in which anything is decided. Nothing while there is none.

    >>> from fortytwo.hand.record import Record
    >>> from fortytwo.hand.rulings import judge_record
    >>> because(judge_record(Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3")))
    'Nobody played a trump, and the double-five is the highest five.'
    >>> because(judge_record(Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")))
    'The five-four was in hand.'
    """
    if ruling is None:
        return ""
    if ruling.reneges:
        return _why_reneged(ruling.reneges, ruling.hand.call)
    seen = ruling.tricks if number is None else ruling.tricks[: number + 1]
    decided = [trick.ruling for trick in seen if trick.ruling.contested]
    return sentence(decided[-1].deciding) if decided else ""


def lines(
    ruling: RecordRuling | None, names: Names = UNNAMED, consequence: str = ""
) -> list[tuple[int | None, str]]:
    """Everything to say about the hand, each line with the number of the trick it's about.

    First the rule that was broken and every renege, or that there was none so far; then trick
    by trick.
    """
    if ruling is None or not ruling.tricks:
        return [(None, say("hand.no-lines"))]
    reneges = [(one.trick, renege_line(one, names, consequence)) for one in ruling.reneges]
    tricks = [(number, trick_line(ruling, number, names)) for number in range(len(ruling.tricks))]
    return [(None, _on_reneges(ruling)), *reneges, *tricks]


def trick_line(ruling: RecordRuling, number: int, names: Names = UNNAMED) -> str:
    """Who took the trick with that *number*, from 0, why, and for how many points.

    >>> from fortytwo.hand.record import Record
    >>> from fortytwo.hand.rulings import judge_record
    >>> ruling = judge_record(Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3"))
    >>> for said in trick_line(ruling, 0).split(". "):
    ...     print(said)
    First trick: the player on the bidder's right took it with the double-five
    Nobody played a trump, and the double-five is the highest five
    11 points: 1 for the trick and 10 for the double-five.
    >>> for said in trick_line(ruling, 1).split(". "):
    ...     print(said)
    Second trick so far: the player on the bidder's right led the double-trey
    The double-trey has a trey on it and treys are trump, so trumps were led.
    """
    trick = ruling.tricks[number]
    key = "hand.contested" if trick.ruling.contested else "hand.led"
    said = say(
        "hand.taken" if trick.ruling.finished else key,
        Trick=opening(nth(number)),
        who=names.seats[trick.winner],
        domino=name(trick.dominoes[trick.ruling.winner]),
        why=" ".join(map(sentence, _why(trick.ruling))),
        worth=_worth(trick) if ruling.hand.call.goal is Goal.POINTS else "",
    )
    return said.rstrip()


def renege_line(renege: Renege, names: Names = UNNAMED, consequence: str = "") -> str:
    """The renege: the trick, the domino played, what could have been played, what shows it.

    It ends with the *consequence*, what the players agreed a renege costs, if that is known.

    >>> from fortytwo.hand.record import Record
    >>> from fortytwo.hand.rulings import judge_record
    >>> hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 | 2: 5-0")
    >>> for said in renege_line(judge_record(hand).reneges[0]).split(". "):
    ...     print(said)
    Renege in the first trick: fives were led, and the bidder's partner played the double-six
    The five-four played in the second trick and the five-blank shown afterwards were in hand.
    """
    held = opening(listed([_came_out(evidence) for evidence in renege.evidence]))
    said = say(
        f"hand.reneged-{renege.owed.duty.value}",
        trick=nth(renege.trick),
        who=names.seats[renege.seat],
        domino=name(renege.played),
        held=say("hand.held-more" if len(renege.evidence) > 1 else "hand.held", Held=held),
        **(suits_led(renege.lead) if renege.lead else {}),
    )
    return f"{said} {consequence}".rstrip()


def step_title(moment: Moment) -> str:
    """What the view shows: ``"Third trick, treys trump"``."""
    if moment.number is not None:
        trick = opening(nth(moment.number))
        return say_of(moment.call, "step.trick", Trick=trick, **call_words(moment.call))
    return say("step.calling" if moment.step == CALLING else "step.showing")


def next_button(moment: Moment) -> str:
    """What the button that goes on says: to the next trick, or to what somebody has shown."""
    index = moment.steps.index(moment.step) + 1
    return say("step.shown" if moment.steps[index : index + 1] == (SHOWING,) else "step.next")


def question(moment: Moment, names: Names = UNNAMED) -> str:
    """What stands over the dominoes: what a tap on one of them says."""
    if moment.step == SHOWING:
        return say("ask.shown", who=names.seats[moment.place or 0])
    return say("ask.correct" if moment.place is None else f"ask.{Place(moment.place).word}")


def place_name(moment: Moment, place: int, who: str) -> str:
    """A place of the trick for a screen reader, or a seat that shows: ``"Second domino, Bo"``."""
    if moment.step == SHOWING:
        return say("place.shown-by", who=who)
    if place == Place.LED:
        return say("place.led-by", who=who)
    return say("place.of", place=say(f"name.{Place(place).word}"), who=who)


def place_holds(moment: Moment, ruling: RecordRuling | None, place: int) -> str:
    """What lies at a place, for a screen reader: ``"five-deuce, wins"``."""
    if moment.hand and moment.step == SHOWING:
        shown = sorted(moment.hand.shown[place])
        return listed(map(name, shown)) if shown else say("place.nothing-shown")
    if ruling is None or place >= len(moment.trick):
        return say("empty")
    held = [name(moment.trick[place]), *place_marks(moment, ruling, place)]
    return say("comma").join(held)


def place_shows(moment: Moment, place: int) -> str:
    """What a place shows: the domino there, or how many a seat has shown."""
    if moment.hand and moment.step == SHOWING:
        return str(len(moment.hand.shown[place]))
    return "".join(map(str, moment.trick[place : place + 1]))


def place_marks(moment: Moment, ruling: RecordRuling | None, place: int) -> list[str]:
    """The words at a place of the trick beside its domino: that it's ahead, or a renege."""
    if ruling is None or moment.number is None or place >= len(moment.trick):
        return []
    is_finished = ruling.tricks[moment.number].ruling.finished
    words = [ribbon(is_finished)] if ruling.wins(moment.number, place) else []
    return words + ([say("place.renege")] if ruling.reneged(moment.number, place) else [])


def seats_at(moment: Moment) -> dict[int, int]:
    """The seat at each place: in order of play, or the seats themselves where they show."""
    if moment.hand is None or moment.number is None:
        return {seat: seat for seat in (moment.call.seats if moment.call else SEATS)}
    call, leader = moment.hand.call, moment.hand.leaders[moment.number]
    return {place: call.seat_after(leader, place) for place in range(call.players)}


def tile_name(domino: Domino, moment: Moment) -> str:
    """A tile's name for a screen reader: the domino, and when it was played or that it was shown.

    >>> tile_name(Domino(5, 2), Moment.opened("/hand/treys/5-2"))
    'five-deuce was led in the first trick'
    """
    if moment.hand and domino in moment.hand.plays:
        trick, place = moment.hand.when(domino)
        did = say(f"did.{place.word}")
        return say("tile.when", domino=name(domino), did=did, trick=nth(trick))
    return say("tile.was-shown", domino=name(domino)) if domino in moment.shown else name(domino)


def tile_word(domino: Domino, moment: Moment) -> str:
    """The one word on a tile: its place in this trick, or that it was shown."""
    if domino in moment.trick:
        return place_word(Place(moment.trick.index(domino)))
    return say("tile.shown") if domino in moment.shown else ""


def bid_words(bid: Bid) -> str:
    """A bid as it's said: in points, and from two marks on in marks.

    >>> bid_words(Bid(42)), bid_words(Bid(84))
    ('42', '2 marks')
    """
    return str(bid) if bid.marks == 1 else counted("marks", bid.marks)


def _who_reneged(reneges: tuple[Renege, ...], names: Names) -> str:
    """Who reneged, and in which trick; of several, how many are proved."""
    if not reneges:
        return ""
    if len(reneges) > 1:
        return say("hand.reneges", number=len(reneges))
    (renege,) = reneges
    return say("hand.renege", who=names.seats[renege.seat], trick=nth(renege.trick))


def _why_reneged(reneges: tuple[Renege, ...], call: Call) -> str:
    """What was in hand at the renege that was proved last; with its trick where there are more."""
    last = max(reneges, key=lambda one: TRICKS if one.shown_by is None else one.shown_by)
    held = owed_words(last.owed, call, "and")
    key = "hand.held-more" if len(last.could_have) > 1 else "hand.held"
    if len(reneges) == 1:
        return say(key, Held=opening(held))
    return say("hand.held-in", Trick=opening(nth(last.trick)), held=say(key, Held=held))


def _on_reneges(ruling: RecordRuling) -> str:
    """The rule that was broken; that there was no renege only if every domino is known."""
    if ruling.rule:
        return rule_sentence(ruling.rule, ruling.hand.call)
    return say("hand.clean" if ruling.complete else "hand.clean-so-far")


def _points(ruling: RecordRuling, names: Names) -> str:
    """The points of both sides, and what is left of the 42; nothing where they don't matter."""
    if ruling.hand.call.goal is not Goal.POINTS:
        return ""
    sides = zip(names.sides, ruling.points, strict=True)
    taken = say("comma").join(say("hand.points", side=side, points=taken) for side, taken in sides)
    key = "hand.to-come" if ruling.left else "hand.all-in"
    return say(key, points=opening(taken), left=ruling.left)


def _bid(ruling: RecordRuling) -> str:
    """What became of the bid, by the points; nothing when the record has no bid."""
    bid = ruling.hand.bid
    if bid is None or ruling.outcome is None:
        return ""
    needs = bid.needs - ruling.points[0]
    return say_of(
        ruling.hand.call, f"hand.bid-{ruling.outcome.value}", bid=_what_was_bid(ruling), needs=needs
    )


def _what_was_bid(ruling: RecordRuling) -> str:
    """The bid, or the plunge or the splash, and how much it's for: ``"plunge for 4 marks"``."""
    bid, kind = ruling.hand.bid, ruling.hand.kind
    return say(f"bid.{kind.word if kind else 'usual'}", bid=bid_words(bid) if bid else "")


def _kind(ruling: RecordRuling) -> list[str]:
    """That the bid is a plunge or a splash, where it is one."""
    return [say("hand.is-bid", Bid=opening(_what_was_bid(ruling)))] if ruling.hand.kind else []


def _short(ruling: RecordRuling, names: Names) -> list[str]:
    """That more has to be bid for the call, or held for a plunge or a splash, where it was less."""
    said = []
    if ruling.short_of is not None:
        key = "hand.short-here" if ruling.short_here else "hand.short"
        said.append(say(key, least=ruling.short_of, **call_words(ruling.hand.call)))
    if ruling.hand.kind and ruling.doubles_shown is not None:
        held = say("hand.no-doubles") if ruling.doubles_shown == 0 else str(ruling.doubles_shown)
        who, kind = names.seats[BIDDER], ruling.hand.kind
        said.append(say(f"hand.short-{kind.word}", least=kind.doubles, who=who, held=held))
    return said


def _whose_turn(moment: Moment, ruling: RecordRuling, names: Names) -> str:
    """Who plays next; on the lead, why that one."""
    who = opening(names.seats[ruling.hand.on_turn or 0])
    if moment.trick:
        return say("hand.plays-next", Who=who)
    return say("hand.leads" if moment.number == 0 else "hand.took-it", Who=who)


def _came_out(held: Evidence) -> str:
    """A domino that was in hand, and how that is known."""
    if held.trick is None:
        return say("hand.shown", domino=name(held.domino))
    return say("hand.played-later", domino=name(held.domino), trick=nth(held.trick))


def _why(trick: TrickRuling) -> tuple[Reason, ...]:
    """Why it's taken, after what the leader named where that has decided."""
    is_named = trick.contested and trick.lead and trick.lead.led_by is LedBy.NAMED_END
    return (trick.opening, trick.deciding) if is_named else (trick.deciding,)


def _worth(trick: TakenRuling) -> str:
    """The points of a trick that is taken, and what they're for."""
    if not trick.counts:
        return say("hand.worth-one", points=counted("points", 1))
    counts = [say("hand.for-a-count", count=one.count, domino=name(one)) for one in trick.counts]
    worth = listed([say("hand.for-the-trick"), *counts])
    return say("hand.worth", points=counted("points", trick.points), worth=worth)
