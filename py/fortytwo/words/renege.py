"""What the referee says about a renege that's called, made from the ruling and who it was."""

from __future__ import annotations

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.dominoes import Domino
from fortytwo.renege.moment import Moment
from fortytwo.seats import SEATS, Seating
from fortytwo.trick.rulings import Mark, Ruling
from fortytwo.words import trick
from fortytwo.words.agreement import cost_on_the_board
from fortytwo.words.say import name, say, say_of


def accused(moment: Moment, seating: Seating) -> str:
    """Who it was, by name or by where they sit: ``"they"`` while nobody has said.

    >>> accused(Moment(seat=1), Seating(("", "Bo", "", ""))), accused(Moment(seat=2), Seating())
    ('Bo', 'your partner')
    """
    if moment.seat is None:
        return moment.name or say("accused.nobody")
    return seating.names[moment.seat] or say(f"accused.{moment.seat}")


def name_of(moment: Moment, seating: Seating) -> str:
    """Their own name, if it's known."""
    return moment.name if moment.seat is None else seating.names[moment.seat]


def choices(seating: Seating) -> tuple[str, ...]:
    """The choices for who it was, from our own seat on.

    >>> choices(Seating(("", "Bo", "", "")))[:2]
    ('You', 'Bo')
    """
    return tuple(seating.names[seat] or say(f"names.seat.{seat}") for seat in SEATS)


def verdict(ruling: Ruling, who: str) -> str:
    """Whether it was a renege, in one sentence; before that, what has been told so far.

    >>> from fortytwo.trick.rulings import judge
    >>> moment = Moment.parse("/renege/treys/5-2/6-6/5-1.5-3/")
    >>> verdict(judge(moment.table), "Bo")
    'Renege: Bo played the double-six but held the five-ace.'
    """
    if not ruling.table.down:
        return say("renege.nothing")
    if ruling.played is None or ruling.trick is None:
        return trick.verdict(ruling)
    call, domino = ruling.table.call, name(ruling.played.play.domino)
    if ruling.played.owed:
        held = trick.owed_words(ruling.played.owed, call, "and")
        return say("renege.yes", who=who, domino=domino, held=held)
    led = trick.suits_led(ruling.lead) if ruling.lead else {}
    told_all = len(ruling.table.hand) > 1
    if ruling.played.play.mark is Mark.MUST and (told_all or ruling.lead):
        return say_of(call, "renege.followed", domino=domino, **led)
    key = "renege.had-none" if told_all else "renege.on"
    return say_of(call, key, who=who, domino=domino, **led)


def because(ruling: Ruling) -> str:
    """The reason that decides: why the play doesn't follow, or what there is to argue about."""
    if ruling.played and not ruling.played.renege and ruling.argued:
        return trick.sentence(ruling.argued)
    return trick.because(ruling)


def lines(ruling: Ruling) -> list[str]:
    """Every reason, in the order to read them: the lead, the play, and what was held."""
    if ruling.trick is None or ruling.hand is None or ruling.played is None:
        return []
    played = ruling.played.play
    others = [play for play in ruling.hand.plays if play is not played]
    suits = {one.domino: one.reason for one in ruling.suits}
    reasons = [
        suits[play.domino] if play.mark is Mark.MAY else play.reasons[0]
        for play in (played, *others)
    ]
    return [trick.sentence(reason) for reason in (ruling.trick.opening, *reasons)]


def hint(ruling: Ruling, agreed: Agreement = NOTHING_AGREED) -> str:
    """After a renege, what it's *agreed* to cost; before, how to take a domino back."""
    if ruling.played and ruling.played.renege:
        return cost_on_the_board(agreed)
    return say("renege.hint") if ruling.suits else ""


def question(moment: Moment) -> str:
    """What stands over the dominoes: what a tap on one of them says."""
    if moment.led is None:
        return say("renege.ask-led")
    return say("renege.ask-played" if moment.played is None else "renege.ask-held")


def told_as(domino: Domino, moment: Moment) -> str:
    """What *domino* was told as: led, played or held; nothing if it wasn't."""
    as_what = {moment.led: "led", moment.played: "played"} | dict.fromkeys(moment.held, "held")
    return as_what.get(domino, "")


def tile_name(domino: Domino, moment: Moment) -> str:
    """A tile's name for a screen reader.

    >>> tile_name(Domino(5, 2), Moment.parse("/renege/treys/5-2///"))
    'five-deuce was led'
    """
    told = told_as(domino, moment)
    return say(f"told-name.{told}", domino=name(domino)) if told else name(domino)


def tile_word(domino: Domino, moment: Moment) -> str:
    """The one word on a tile."""
    told = told_as(domino, moment)
    return say(f"told.{told}") if told else ""
