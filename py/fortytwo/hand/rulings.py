"""The referee's answers on a whole hand, as data: the tricks, the points, the bid, the reneges.

The call decides who takes a trick and what follows suit; this only puts it together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from fortytwo.bids import ALL_POINTS, BIDDER, Outcome
from fortytwo.calls import Goal
from fortytwo.dominoes import Domino
from fortytwo.hand.record import TRICKS, Record
from fortytwo.house import AS_IN_THE_RULES, House, Owed
from fortytwo.seats import side_of
from fortytwo.trick.reasons import OBLIGATIONS, Rule
from fortytwo.trick.rulings import (
    LeadRuling,
    TrickRuling,
    judge_lead,
    judge_trick,
    with_trump_named,
)


@dataclass(frozen=True)
class TakenRuling:
    """The answer to "who took that trick?": *seats* are those that played, the leader first."""

    dominoes: tuple[Domino, ...]
    seats: tuple[int, ...]
    ruling: TrickRuling

    @property
    def winner(self) -> int:
        """The seat that took the trick, or is winning it so far."""
        return self.seats[self.ruling.winner]

    @property
    def counts(self) -> tuple[Domino, ...]:
        """The dominoes in the trick that carry points, in order of play."""
        return tuple(domino for domino in self.dominoes if domino.count)

    @property
    def points(self) -> int:
        """What the trick is worth once it is taken: 1, and the counts in it; until then nothing.

        The rules the referee goes by don't cover points: this is the usual game.
        """
        return 1 + sum(domino.count for domino in self.counts) if self.ruling.finished else 0


@dataclass(frozen=True)
class Evidence:
    """A domino known to have been in the hand, and the trick it was played to.

    *trick* is ``None`` when the domino wasn't played but shown, after the record's end.
    """

    domino: Domino
    trick: int | None


@dataclass(frozen=True)
class Renege:
    """A renege that the record proves: *seat* played what it couldn't, given what it held.

    *owed* is what should have been played of what is known to have been in hand. *evidence* is
    all that shows the renege, in the order it came out, and what was shown comes last. Tricks
    and seats count from 0. *lead* is ``None`` under a call without suits.
    """

    trick: int
    seat: int
    played: Domino
    lead: LeadRuling | None
    owed: Owed
    evidence: tuple[Evidence, ...]

    @property
    def could_have(self) -> tuple[Domino, ...]:
        """What is known to have been in hand and should have been played, from low to high."""
        return tuple(sorted(self.owed.dominoes))

    @property
    def shown_by(self) -> int | None:
        """The first trick that shows it; ``None`` when only dominoes shown at the end do."""
        return self.evidence[0].trick


@dataclass(frozen=True)
class RecordRuling:
    """What the record of *hand* proves, and no more.

    *points* are those of the tricks taken, the bidder's side first. *outcome* goes by them, or
    by the tricks under a call that asks for all or none, and not by a renege, whose cost the
    players settle; ``None`` without a bid.
    *short_of* is the bid that the call needs, where less was bid. *doubles_shown* is how many
    doubles the bidder held, where all seven dominoes are known and a plunge or splash takes more.
    """

    hand: Record
    tricks: tuple[TakenRuling, ...]
    points: tuple[int, int]
    outcome: Outcome | None
    reneges: tuple[Renege, ...]
    short_of: int | None = None
    doubles_shown: int | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that took each trick that is finished."""
        return tuple(trick.winner for trick in self.tricks if trick.ruling.finished)

    def wins(self, trick: int, place: int) -> bool:
        """Whether the domino at that *place* of the *trick* is winning against another."""
        ruling = self.tricks[trick].ruling
        return ruling.contested and place == ruling.winner

    def reneged(self, trick: int, place: int) -> bool:
        """Whether the domino at that *place* of the *trick* is a renege that is proved."""
        seats = self.tricks[trick].seats[place : place + 1]
        return any(one.trick == trick and one.seat in seats for one in self.reneges)

    @property
    def rule(self) -> Rule | None:
        """The rule that was broken first; ``None`` while no renege is proved."""
        return OBLIGATIONS[self.reneges[0].owed.duty].broken if self.reneges else None

    @property
    def short_here(self) -> bool:
        """Whether it's the house that asks for a higher bid, and not the call itself."""
        return self.short_of is not None and self.short_of > self.hand.call.lowest_bid

    @property
    def left(self) -> int:
        """The points still to be taken."""
        return ALL_POINTS - sum(self.points)

    @property
    def decided(self) -> bool:
        """Whether the hand is played out, or its bid made or set."""
        return self.hand.on_turn is None or self.outcome not in (None, Outcome.OPEN)

    @property
    def complete(self) -> bool:
        """Whether every domino of every hand is known, and so every renege there was."""
        known = len(self.hand.plays) + sum(map(len, self.hand.shown))
        return known == TRICKS * self.hand.call.players


def judge_record(
    hand: Record, house: House = AS_IN_THE_RULES, names_trump: bool = False
) -> RecordRuling:
    """Everything the rules say about *hand* as far as it is recorded, at that *house*.

    *names_trump* where trump was left to the first domino led.

    >>> ruling = judge_record(Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4"))
    >>> ruling.winners, ruling.points
    ((3, 3), (0, 17))
    >>> [(renege.trick, renege.seat, str(renege.played)) for renege in ruling.reneges]
    [(0, 2, '6-6')]
    """
    tricks = tuple(_judge_taken(hand, number) for number in range(len(hand.tricks)))
    if names_trump and tricks:
        first = replace(tricks[0], ruling=with_trump_named(tricks[0].ruling))
        tricks = (first, *tricks[1:])
    points = _points_of(tricks, side=0), _points_of(tricks, side=1)
    outcome = _outcome(hand, tricks, points)
    least = house.least_bid(hand.call)
    short_of = least if hand.bid and hand.bid.points < least else None
    reneges = tuple(_reneges(hand, tricks, house))
    doubles = _doubles_shown(hand)
    return RecordRuling(hand, tricks, points, outcome, reneges, short_of, doubles)


def refuse_ends(hand: Record, house: House) -> None:
    """Raise ``Refusal`` when an end is named in *hand* where the *house* doesn't let the leader."""
    for number, end in enumerate(hand.named):
        house.refuse_end(end, is_first=not number)


def judge_evidence(
    hand: Record, number: int, seat: int, house: House = AS_IN_THE_RULES
) -> Renege | None:
    """Whether the record proves that *seat* reneged on trick *number*; ``None`` if it doesn't.

    It does when what the seat played later, or has shown since, had to be played before what
    it did play: it held that one all the while.
    Rules: following suit, and the renege.

    >>> hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 3-1 | 2: 5-4")
    >>> judge_evidence(hand, 0, seat=2).could_have, judge_evidence(hand, 1, seat=2)
    ((Domino(high=5, low=4),), None)
    """
    lead = hand.tricks[number][0]
    named = hand.end_of(number)
    led = lead if seat != hand.leaders[number] else None
    played, *later = hand.plays_of(seat)[number:]

    def owed(*held: Domino) -> Owed | None:
        owes = house.owed(hand.call, (played, *held), led, named, is_first=not number)
        return owes if owes and played not in owes.dominoes else None

    owes = owed(*later, *sorted(hand.shown[seat]))
    if owes is None:
        return None
    came_out = [Evidence(domino, trick) for trick, domino in enumerate(later, number + 1)]
    came_out += [Evidence(domino, None) for domino in sorted(hand.shown[seat])]
    evidence = tuple(held for held in came_out if owed(held.domino))
    return Renege(number, seat, played, judge_lead(hand.call, lead, named), owes, evidence)


def _judge_taken(hand: Record, number: int) -> TakenRuling:
    trick, start = hand.tricks[number], number * hand.call.players
    seats = hand.seats[start : start + len(trick)]
    return TakenRuling(trick, seats, judge_trick(hand.call, trick, hand.end_of(number)))


def _points_of(tricks: tuple[TakenRuling, ...], side: int) -> int:
    """The points of one side: the bidder's is 0, with seats 0 and 2."""
    return sum(trick.points for trick in tricks if side_of(trick.winner) == side)


def _outcome(
    hand: Record, tricks: tuple[TakenRuling, ...], points: tuple[int, int]
) -> Outcome | None:
    """What has become of the bid, by what the call asks of the bidder's side."""
    if hand.bid is None or hand.call.goal is Goal.POINTS:
        return hand.bid.outcome(points) if hand.bid else None
    spoils = 0 if hand.call.goal is Goal.NO_TRICK else 1  # the side that sets it with any trick
    taken = [side_of(trick.winner) for trick in tricks if trick.ruling.finished]
    if spoils in taken:
        return Outcome.SET
    return Outcome.MADE if len(taken) == TRICKS else Outcome.OPEN


def _doubles_shown(hand: Record) -> int | None:
    """The doubles the bidder is shown to have held, if that's too few for what was bid."""
    if hand.kind is None or len(hand.shown[BIDDER]) < hand.left(BIDDER):
        return None
    held = (*hand.plays_of(BIDDER), *hand.shown[BIDDER])
    doubles = sum(domino.is_double for domino in held)
    return doubles if doubles < hand.kind.doubles else None


def _reneges(hand: Record, tricks: tuple[TakenRuling, ...], house: House) -> Iterator[Renege]:
    """Every renege that the record proves, in the order of play."""
    for number, trick in enumerate(tricks):
        for seat in trick.seats:
            renege = judge_evidence(hand, number, seat, house)
            if renege:
                yield renege
