"""What the referee says of a whole hand: sentences made from its ruling, and from nothing else."""

from __future__ import annotations

from fortytwo.bids import Outcome
from fortytwo.dominoes import listed
from fortytwo.hand.record import NTH
from fortytwo.hand.rulings import Evidence, RecordRuling, Renege, TakenRuling
from fortytwo.seats import UNNAMED, Names
from fortytwo.words.trick import sentence, suits_led


def hand_verdict(ruling: RecordRuling, names: Names = UNNAMED, consequence: str = "") -> str:
    """The hand in short: the points, what became of the bid, and how many reneges are proved.

    With a *consequence* what they cost is said by ``renege_line``, with each of them.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> hand = Record.parse("treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4")
    >>> for said in hand_verdict(judge_record(hand)).split(". "):
    ...     print(said)
    Points: 0 for the bidder's side, 17 for the other side, 25 to come
    The bid of 32 is set
    Reneges proved: 1
    The table settles what that costs.
    """
    said = [points_line(ruling, names), bid_line(ruling), reneges_in_short(ruling, consequence)]
    return " ".join(line for line in said if line)


def points_line(ruling: RecordRuling, names: Names = UNNAMED) -> str:
    """The points of both sides, and what is left of the 42."""
    sides = zip(ruling.points, names.sides, strict=True)
    taken = ", ".join(f"{points} for {side}" for points, side in sides)
    return f"Points: {taken}, {ruling.left} to come." if ruling.left else f"Points: {taken}."


def bid_line(ruling: RecordRuling) -> str:
    """What became of the bid, by the points; nothing when the record has no bid."""
    bid = ruling.hand.bid
    if bid is None or ruling.outcome is None:
        return ""
    said = f"The bid of {bid.said}"
    if ruling.outcome is Outcome.OPEN:
        return f"{said} needs {bid.needs - ruling.points[0]} more."
    return f"{said} is {ruling.outcome.value}."


def reneges_in_short(ruling: RecordRuling, consequence: str = "") -> str:
    """How many reneges are proved; that there was none only if every domino is known.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> reneges_in_short(judge_record(Record.parse("treys: 5-2 6-6 /")))
    'No renege shown so far.'
    """
    if ruling.reneges:
        proved = f"Reneges proved: {len(ruling.reneges)}."
        return proved if consequence else f"{proved} The table settles what that costs."
    if ruling.complete:
        return "No renege: every domino is known, and all followed suit who could."
    return "No renege shown so far."


def trick_line(ruling: RecordRuling, number: int, names: Names = UNNAMED) -> str:
    """Who took the trick with that *number*, from 0, for how many points, and why.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> ruling = judge_record(Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3"))
    >>> for said in trick_line(ruling, 0).split(". "):
    ...     print(said)
    First trick: the player on the bidder's right took it with the double-five
    No trump was played, and the double-five is the highest five
    11 points: 1 for the trick and 10 for the double-five.
    >>> for said in trick_line(ruling, 1).split(". "):
    ...     print(said)
    Second trick so far: the player on the bidder's right led the double-trey
    The double-trey has a trey on it and treys are trump, so trumps were led.
    """
    trick = ruling.tricks[number]
    why, who = sentence(trick.ruling.deciding), names.seats[trick.winner]
    best, nth = trick.dominoes[trick.ruling.winner].spoken, f"{opening(NTH[number])} trick"
    if trick.ruling.finished:
        return f"{nth}: {who} took it with the {best}. {why} {_worth(trick)}"
    if trick.ruling.contested:
        return f"{nth} so far: the {best} is winning for {who}. {why}"
    return f"{nth} so far: {who} led the {best}. {why}"


def renege_line(renege: Renege, names: Names = UNNAMED, consequence: str = "") -> str:
    """The renege: the trick, the domino played, what could have been played, what shows it.

    It ends with the *consequence*, what the table agreed a renege costs, where that is known.

    >>> from fortytwo.hand.rulings import judge_record
    >>> from fortytwo.hand.record import Record
    >>> hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 | 2: 5-0")
    >>> for said in renege_line(judge_record(hand).reneges[0]).split(". "):
    ...     print(said)
    Renege in the first trick: fives were led, and the bidder's partner played the double-six
    The five-four played in the second trick and the five-blank shown afterwards were in hand.
    """
    led = suits_led(renege.lead)
    held = listed([_came_out(evidence) for evidence in renege.evidence])
    were = "were" if len(renege.evidence) > 1 else "was"
    who, played = names.seats[renege.seat], renege.played.spoken
    what = f"{led} were led, and {who} played the {played}"
    said = f"Renege in the {NTH[renege.trick]} trick: {what}. {opening(held)} {were} in hand."
    return f"{said} {consequence}".rstrip()


def record_lines(ruling: RecordRuling, names: Names = UNNAMED, consequence: str = "") -> list[str]:
    """Everything there is to say after the verdict: every renege, then trick by trick."""
    reneges = [renege_line(renege, names, consequence) for renege in ruling.reneges]
    return reneges + [trick_line(ruling, number, names) for number in range(len(ruling.tricks))]


def _came_out(held: Evidence) -> str:
    """A domino that was in hand, and how that is known."""
    how = "shown afterwards" if held.trick is None else f"played in the {NTH[held.trick]} trick"
    return f"the {held.domino.spoken} {how}"


def _worth(trick: TakenRuling) -> str:
    """The points of a trick that is taken, and what they are for."""
    if not trick.counts:
        return "1 point."
    counts = [f"{domino.count} for the {domino.spoken}" for domino in trick.counts]
    return f"{_points(trick.points)}: {listed(['1 for the trick', *counts])}."


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def opening(text: str) -> str:
    """*text* with a capital, as a sentence opens."""
    return f"{text[0].upper()}{text[1:]}"
