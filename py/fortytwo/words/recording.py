"""What is said while a hand is recorded: made from the moment and its ruling, and nothing else."""

from __future__ import annotations

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.dominoes import Domino, listed
from fortytwo.hand.moment import CALLING, SHOWING, Moment
from fortytwo.hand.record import NTH
from fortytwo.hand.rulings import RecordRuling, Renege, TakenRuling
from fortytwo.seats import Names, after
from fortytwo.trick.table import TRICK_SIZE, Place
from fortytwo.words.hand import bid_line, opening, record_lines, reneges_in_short
from fortytwo.words.trick import PLACES, standing

ALL_CALLED = "Tap Next for the tricks."
NOT_ALL_CALLED = "Who bid, and how much? Or tap Next for the tricks."
ALL_DOWN = "All seven tricks are down. Put the hand on the score below."
TO_PUT_RIGHT = "Is one wrong? Tap its place, then the right domino."
TO_SHOW = "To prove a renege: tap who shows, then what is left."
NOTHING_TOLD = "Who took each trick, and every renege that is proved, is told here."
NOTHING_RECORDED = "Tap who bid, how much, and what is trump. Then tap each domino as it is played."


def verdict(
    moment: Moment,
    ruling: RecordRuling | None,
    names: Names,
    agreed: Agreement = NOTHING_AGREED,
) -> str:
    """The hand in short: the reneges that are proved, the points, and what became of the bid.

    Where it is *agreed* that a renege loses the hand, and one is proved, the bid is no matter.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.seats import UNNAMED
    >>> moment = Moment.opened("/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4")
    >>> for said in verdict(moment, judge_record(moment.hand), UNNAMED).split(". "):
    ...     print(said)
    Renege by the bidder's partner in the first trick
    The bidder's side 0, the other side 17, 25 to come
    The bid of 32 is set.
    """
    if ruling is None:
        return NOTHING_RECORDED
    if not ruling.tricks:
        return f"{str(moment.call).capitalize()} are trump. {opening(names.seats[0])} leads."
    said = [_who_reneged(ruling.reneges, names), _score(ruling, names)]
    if not (ruling.reneges and agreed.loses_the_hand):
        said.append(bid_line(ruling))
    return " ".join(filter(None, said))


def hint(
    moment: Moment,
    ruling: RecordRuling | None,
    names: Names,
    agreed: Agreement = NOTHING_AGREED,
) -> str:
    """What to tap next, and who took the trick before; after a renege, what is *agreed* it costs.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.seats import UNNAMED
    >>> moment = Moment.opened("/hand/treys/5-2.5-1.6-6.5-5")
    >>> hint(moment, judge_record(moment.hand), UNNAMED)
    "The player on the bidder's right took it and leads."
    """
    if ruling is None:
        return ""
    if moment.step == CALLING:
        return ALL_CALLED if moment.all_called else NOT_ALL_CALLED
    if moment.step == SHOWING:
        return TO_SHOW
    if moment.place is None and ruling.hand.on_turn is not None:
        return TO_PUT_RIGHT
    if moment.place is not None and moment.place < len(moment.trick):
        there = moment.trick[moment.place]
        return f"Not the {there.spoken}? Tap the right one."
    if ruling.reneges and agreed.cost_in_short and ruling.left:
        return agreed.cost_in_short
    if moment.place is None:
        return ALL_DOWN
    return _whose_turn(moment, ruling, names)


def lines(
    ruling: RecordRuling | None, names: Names, consequence: str
) -> list[tuple[int | None, str]]:
    """All there is to say of the hand, each line with the number of the trick it is about.

    First the rule that was broken and every renege, or that there was none so far; then trick
    by trick.
    """
    if ruling is None or not ruling.tricks:
        return [(None, NOTHING_TOLD)]
    said = record_lines(ruling, names, consequence)
    reneges = [(renege.trick, line) for renege, line in zip(ruling.reneges, said, strict=False)]
    opening_line = ruling.rule.value if ruling.rule else reneges_in_short(ruling)
    return [(None, opening_line), *reneges, *enumerate(said[len(reneges) :])]


def step_title(moment: Moment) -> str:
    """What is looked at: ``"Third trick, treys trump"``."""
    if moment.number is not None:
        return f"{NTH[moment.number].capitalize()} trick, {moment.call} trump"
    return "Bid and trump" if moment.step == CALLING else "Dominoes shown"


def on_button(moment: Moment) -> str:
    """What the button that leads on says: to the next trick, or to what somebody has shown."""
    index = moment.steps.index(moment.step) + 1
    return "Shown" if moment.steps[index : index + 1] == (SHOWING,) else "Next"


def question(moment: Moment) -> str:
    """What stands over the dominoes: what a tap on one of them says."""
    if moment.step == SHOWING:
        return "What is left in that hand?"
    if moment.place is None:
        return "Tap a place above to put it right."
    return PLACES[Place(moment.place)].ask


def place_name(moment: Moment, place: int, who: str) -> str:
    """A place of the trick to the ear, or a seat that shows: ``"Second, Bo"``."""
    if moment.step == SHOWING:
        return f"Shown by {who}"
    return f"Led by {who}" if place == Place.LED else f"{PLACES[Place(place)].name}, {who}"


def place_holds(moment: Moment, ruling: RecordRuling | None, place: int) -> str:
    """What lies at a place, to the ear: ``"five-deuce, takes the trick"``."""
    if moment.hand and moment.step == SHOWING:
        shown = sorted(moment.hand.shown[place])
        return listed([domino.spoken for domino in shown]) if shown else "nothing shown"
    if ruling is None or place >= len(moment.trick):
        return "empty"
    return ", ".join([moment.trick[place].spoken, *marks(moment, ruling, place)])


def place_shows(moment: Moment, place: int) -> str:
    """What is printed on a place: the domino there, or how many a seat has shown."""
    if moment.hand and moment.step == SHOWING:
        return str(len(moment.hand.shown[place]))
    return "".join(map(str, moment.trick[place : place + 1]))


def wins(moment: Moment, ruling: RecordRuling | None, place: int) -> bool:
    """Whether the domino at a place of the trick took it, or is ahead."""
    taken = _taken(moment, ruling, place)
    return taken is not None and taken.ruling.contested and taken.ruling.winner == place


def reneged(moment: Moment, ruling: RecordRuling | None, place: int) -> bool:
    """Whether the domino at a place of the trick is a renege that is proved."""
    taken = _taken(moment, ruling, place)
    if ruling is None or taken is None:
        return False
    here = moment.number, taken.seats[place]
    return any((renege.trick, renege.seat) == here for renege in ruling.reneges)


def marks(moment: Moment, ruling: RecordRuling | None, place: int) -> list[str]:
    """What stands across a place of the trick: that it is ahead, a renege, or both."""
    taken = _taken(moment, ruling, place)
    ahead = [standing(taken.ruling)] if taken and wins(moment, ruling, place) else []
    return ahead + (["renege"] if reneged(moment, ruling, place) else [])


def _taken(moment: Moment, ruling: RecordRuling | None, place: int) -> TakenRuling | None:
    """The ruling on the trick that is looked at; ``None`` where nothing lies at that place."""
    if ruling is None or moment.number is None or place >= len(moment.trick):
        return None
    return ruling.tricks[moment.number]


def seats_at(moment: Moment) -> tuple[int, ...]:
    """The seat at each place: in order of play, or from the bidder round where they show."""
    first = 0
    if moment.hand and moment.number is not None:
        first = moment.hand.leaders[moment.number]
    return tuple(after(first, place) for place in range(TRICK_SIZE))


def tile_name(domino: Domino, moment: Moment) -> str:
    """A tile's name to the ear: the domino, and when it was played or that it was shown.

    >>> tile_name(Domino(5, 2), Moment.opened("/hand/treys/5-2"))
    'five-deuce was led to the first trick'
    """
    if moment.hand and domino in moment.hand.plays:
        return f"{domino.spoken} {moment.hand.when(domino)}"
    return f"{domino.spoken} was shown" if domino in moment.shown else domino.spoken


def tile_word(domino: Domino, moment: Moment) -> str:
    """The one word printed on a tile: its place in this trick, or that it was shown."""
    if domino in moment.trick:
        return Place(moment.trick.index(domino)).printed
    return "shown" if domino in moment.shown else ""


def _who_reneged(reneges: tuple[Renege, ...], names: Names) -> str:
    """Who reneged, and in which trick; of several, how many are proved."""
    if not reneges:
        return ""
    if len(reneges) > 1:
        return f"{len(reneges)} reneges proved."
    (renege,) = reneges
    return f"Renege by {names.seats[renege.seat]} in the {NTH[renege.trick]} trick."


def _score(ruling: RecordRuling, names: Names) -> str:
    """The points of both sides, and what is left of the 42."""
    sides = zip(names.sides, ruling.points, strict=True)
    taken = opening(", ".join(f"{side} {points}" for side, points in sides))
    return f"{taken}, {ruling.left} to come." if ruling.left else f"{taken}."


def _whose_turn(moment: Moment, ruling: RecordRuling, names: Names) -> str:
    """Who plays next; on the lead, why that one."""
    seat = ruling.hand.on_turn
    who = opening(names.seats[0 if seat is None else seat])
    if moment.trick:
        return f"{who} plays next."
    if moment.number == 0:
        return f"{who} leads: tap the domino."
    return f"{who} took it and leads."
