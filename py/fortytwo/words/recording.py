"""What is said while a hand is recorded: made from the moment and its ruling, and nothing else."""

from __future__ import annotations

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.dominoes import Domino, listed
from fortytwo.hand.moment import CALLING, SHOWING, Moment
from fortytwo.hand.record import NTH, SEATS
from fortytwo.hand.rulings import RecordRuling, Renege
from fortytwo.trick.table import TRICK_SIZE, Place
from fortytwo.words.hand import Names, bid_line, opening, record_lines, reneges_in_short
from fortytwo.words.trick import PLACES

ALL_CALLED = "Tap Next for the tricks."
NOT_ALL_CALLED = "Who bid, and how much? Or tap Next for the tricks."
ALL_DOWN = "All seven tricks are down. Put the hand on the score below."
TO_PUT_RIGHT = "Is one wrong? Tap its place, then the right domino."
TO_SHOW = "To prove a renege: tap who shows, then what is left."
NOTHING_TOLD = "Who took each trick, and every renege that is proved, is told here."
NOTHING_RECORDED = "Tap who bid, how much, and what is trump. Then tap each domino as it is played."


def board(
    recording: Moment,
    ruling: RecordRuling | None,
    names: Names,
    agreed: Agreement = NOTHING_AGREED,
) -> str:
    """The hand in short: the reneges that are proved, the points, and what became of the bid.

    Where it is *agreed* that a renege loses the hand, and one is proved, the bid is no matter.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.words.hand import UNNAMED
    >>> recording = Moment.opened("/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4")
    >>> for said in board(recording, judge_record(recording.hand), UNNAMED).split(". "):
    ...     print(said)
    Renege by the bidder's partner in the first trick
    The bidder's side 0, the other side 17, 25 to come
    The bid of 32 is set.
    """
    if ruling is None:
        return NOTHING_RECORDED
    if not ruling.tricks:
        return f"{str(recording.call).capitalize()} are trump. {opening(names.seats[0])} leads."
    said = [_who_reneged(ruling.reneges, names), _score(ruling, names)]
    if not (ruling.reneges and agreed.loses_the_hand):
        said.append(bid_line(ruling))
    return " ".join(filter(None, said))


def next_tap(
    recording: Moment,
    ruling: RecordRuling | None,
    names: Names,
    agreed: Agreement = NOTHING_AGREED,
) -> str:
    """What to tap next, and who took the trick before; after a renege, what is *agreed* it costs.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.words.hand import UNNAMED
    >>> recording = Moment.opened("/hand/treys/5-2.5-1.6-6.5-5")
    >>> next_tap(recording, judge_record(recording.hand), UNNAMED)
    "The player on the bidder's right took it and leads."
    """
    if ruling is None:
        return ""
    if recording.step == CALLING:
        return ALL_CALLED if recording.all_called else NOT_ALL_CALLED
    if recording.step == SHOWING:
        return TO_SHOW
    if recording.spot is None and ruling.hand.on_turn is not None:
        return TO_PUT_RIGHT
    if recording.spot is not None and recording.spot < len(recording.trick):
        there = recording.trick[recording.spot]
        return f"Not the {there.spoken}? Tap the right one."
    if ruling.reneges and agreed.cost_in_short and ruling.left:
        return agreed.cost_in_short
    if recording.spot is None:
        return ALL_DOWN
    return _whose_turn(recording, ruling, names)


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


def step_title(recording: Moment) -> str:
    """What is looked at: ``"Third trick, treys trump"``."""
    if recording.number is not None:
        return f"{NTH[recording.number].capitalize()} trick, {recording.call} trump"
    return "Bid and trump" if recording.step == CALLING else "Dominoes shown"


def step_on(recording: Moment) -> str:
    """What the button that leads on says: to the next trick, or to what somebody has shown."""
    index = recording.steps.index(recording.step) + 1
    return "Shown" if recording.steps[index : index + 1] == (SHOWING,) else "Next"


def step_ask(recording: Moment) -> str:
    """What stands over the dominoes: what a tap on one of them says."""
    if recording.step == SHOWING:
        return "What is left in that hand?"
    if recording.spot is None:
        return "Tap a place above to put it right."
    return PLACES[Place(recording.spot)].ask


def spot_name(recording: Moment, spot: int, who: str) -> str:
    """A place of the trick to the ear, or a seat that shows: ``"Second, Bo"``."""
    if recording.step == SHOWING:
        return f"Shown by {who}"
    return f"Led by {who}" if spot == Place.LED else f"{PLACES[Place(spot)].name}, {who}"


def spot_holds(recording: Moment, ruling: RecordRuling | None, spot: int) -> str:
    """What lies at a place, to the ear: ``"five-deuce, takes the trick"``."""
    if recording.hand and recording.step == SHOWING:
        shown = sorted(recording.hand.shown[spot])
        return listed([domino.spoken for domino in shown]) if shown else "nothing shown"
    if ruling is None or spot >= len(recording.trick):
        return "empty"
    return ", ".join([recording.trick[spot].spoken, *marks(recording, ruling, spot)])


def spot_printed(recording: Moment, spot: int) -> str:
    """What is printed on a place: the domino there, or how many a seat has shown."""
    if recording.hand and recording.step == SHOWING:
        return str(len(recording.hand.shown[spot]))
    return "".join(map(str, recording.trick[spot : spot + 1]))


def marks(recording: Moment, ruling: RecordRuling | None, spot: int) -> list[str]:
    """What is said of a place of the trick beside its domino: that it is ahead, or a renege."""
    if ruling is None or recording.number is None or spot >= len(recording.trick):
        return []
    taken = ruling.tricks[recording.number]
    seat = taken.seats[spot]
    best = "wins" if taken.ruling.finished else "ahead"
    wins = [best] if spot == taken.ruling.winner and taken.ruling.contested else []
    reneged = any((one.trick, one.seat) == (recording.number, seat) for one in ruling.reneges)
    return wins + (["renege"] if reneged else [])


def seats_at(recording: Moment) -> tuple[int, ...]:
    """The seat at each spot: in order of play, or from the bidder round where they show."""
    first = 0
    if recording.hand and recording.number is not None:
        first = recording.hand.leaders[recording.number]
    return tuple((first + spot) % len(SEATS) for spot in range(TRICK_SIZE))


def tile_name(domino: Domino, recording: Moment) -> str:
    """A tile's name to the ear: the domino, and when it was played or that it was shown.

    >>> tile_name(Domino(5, 2), Moment.opened("/hand/treys/5-2"))
    'five-deuce was led to the first trick'
    """
    if recording.hand and domino in recording.hand.plays:
        return f"{domino.spoken} {recording.hand.when(domino)}"
    return f"{domino.spoken} was shown" if domino in recording.shown else domino.spoken


def tile_word(domino: Domino, recording: Moment) -> str:
    """The one word printed on a tile: its place in this trick, or that it was shown."""
    if domino in recording.trick:
        return Place(recording.trick.index(domino)).printed
    return "shown" if domino in recording.shown else ""


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


def _whose_turn(recording: Moment, ruling: RecordRuling, names: Names) -> str:
    """Who plays next; on the lead, why that one."""
    seat = ruling.hand.on_turn
    who = opening(names.seats[0 if seat is None else seat])
    if recording.trick:
        return f"{who} plays next."
    if recording.number == 0:
        return f"{who} leads: tap the domino."
    return f"{who} took it and leads."
