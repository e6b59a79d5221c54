"""The referee's answers, as data: what was led, what may be played, who won, and why.

What differs from call to call, ``calls`` decides; everything else is decided here, once, and
``words`` only says it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from fortytwo.calls import Call, LedBy
from fortytwo.dominoes import Domino, Suit
from fortytwo.house import AS_IN_THE_RULES, Duty, House, Owed
from fortytwo.trick.reasons import (
    LED_AS,
    LOOKS_LIKE_IT,
    OBLIGATIONS,
    Finding,
    Reason,
    Rule,
)
from fortytwo.trick.table import Place, Table


class Mark(Enum):
    """The word on a domino of the hand: it follows suit, anything goes, or it is refused."""

    MUST = "must"
    MAY = "may"
    CANNOT = "cannot"


@dataclass(frozen=True)
class SuitsRuling:
    """The answer to "what suit is that?": the suits of *domino*, high end first."""

    domino: Domino
    suits: tuple[Suit, ...]
    reason: Reason


@dataclass(frozen=True)
class LeadRuling:
    """The answer to "what was led?": the suit to follow, and the case that settled it."""

    suit: Suit
    led_by: LedBy
    reason: Reason


@dataclass(frozen=True)
class PlayRuling:
    """The answer to "may I play this one?", with the reasons in the order to read them."""

    domino: Domino
    mark: Mark
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class HandRuling:
    """What the player on turn may do: a ruling for each domino, and the rule that decides.

    *owed* is what has to be played, and why; ``None`` where anything may be.
    """

    plays: tuple[PlayRuling, ...]
    rule: Rule
    owed: Owed | None = None

    @property
    def legal(self) -> tuple[Domino, ...]:
        """The dominoes that may be played, from the lowest to the highest."""
        return tuple(play.domino for play in self.plays if play.mark is not Mark.CANNOT)

    @cached_property
    def of(self) -> dict[Domino, PlayRuling]:
        """The ruling on each domino of the hand."""
        return {play.domino: play for play in self.plays}


@dataclass(frozen=True)
class TrickRuling:
    """Who is winning: *winner* is an index into the trick; one reason for each domino down.

    *lead* is ``None`` under a call without suits; *opening* is what there is to say of the
    domino led.
    """

    lead: LeadRuling | None
    opening: Reason
    winner: int
    finished: bool
    reasons: tuple[Reason, ...]

    @property
    def contested(self) -> bool:
        """Whether there is anything to win yet: more than the lead is down."""
        return len(self.reasons) > 1

    @property
    def winning(self) -> Reason:
        """Why the winner wins."""
        return self.reasons[self.winner]

    @property
    def deciding(self) -> Reason:
        """What settles the trick as it stands: how it was led, or why the winner wins."""
        return self.winning if self.contested else self.opening


@dataclass(frozen=True)
class RenegeRuling:
    """The answer to "was that a renege?".

    *owed* is what should have been played, and ``None`` after a legal play. *wins* says
    whether the domino takes the trick anyway.
    """

    play: PlayRuling
    owed: Owed | None
    wins: bool

    @property
    def could_have(self) -> tuple[Domino, ...]:
        """What should have been played, from the lowest to the highest."""
        return self.owed.dominoes if self.owed else ()

    @property
    def renege(self) -> bool:
        """Whether the play was a renege."""
        return self.play.mark is Mark.CANNOT


@dataclass(frozen=True)
class Ruling:
    """Everything the rules say about *table*; what they can't say yet is ``None``."""

    table: Table
    suits: tuple[SuitsRuling, ...]
    trick: TrickRuling | None = None
    hand: HandRuling | None = None
    played: RenegeRuling | None = None

    @property
    def lead(self) -> LeadRuling | None:
        """What was led, once something was."""
        return self.trick.lead if self.trick else None

    @property
    def finished(self) -> bool:
        """Whether the trick is finished."""
        return bool(self.trick and self.trick.finished)

    def wins(self, place: Place) -> bool:
        """Whether the domino at *place* is winning against another."""
        return bool(self.trick and self.trick.contested and self.trick.winner == place)

    def mark_of(self, domino: Domino) -> Mark | None:
        """The mark on *domino*; ``None`` if it isn't in the hand or trump isn't named."""
        play = self.hand.of.get(domino) if self.hand else None
        return play.mark if play else None

    @property
    def deciding(self) -> Reason | None:
        """The finding that settles an argument over the verdict; ``None`` if a rule alone does.

        A trump that looks as if it follows is what a table argues about.

        >>> judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1")).deciding.finding.name
        'TRUMP_NOT_SUIT'
        """
        if self.trick is None:
            return None
        if self.played:
            return self.played.play.reasons[0]
        return self.trick.deciding if self.finished else self.argued

    @property
    def argued(self) -> Reason | None:
        """The finding on a domino of the hand that looks as if it follows; else on the trick.

        Where something else than the suit led has to be played, it's why that has to.
        """
        if self.trick is None or self.hand is None:
            return self.trick.deciding if self.trick else None
        found = (play.reasons[0] for play in self.hand.plays)
        if self.hand.owed and self.hand.owed.duty is not Duty.SUIT:
            return self.hand.of[self.hand.owed.dominoes[-1]].reasons[0]
        looks = (reason for reason in found if reason.finding in LOOKS_LIKE_IT)
        return next(looks, self.trick.opening)

    @property
    def rule(self) -> Rule | None:
        """The rule that decides the verdict; ``None`` while there is nothing to rule on."""
        if self.played and self.played.owed:
            return OBLIGATIONS[self.played.owed.duty].broken
        if self.trick and self.trick.finished and not self.played:
            return self.trick.winning.finding.rule
        if self.hand:
            return self.hand.rule
        if self.trick:
            return self.trick.deciding.finding.rule
        return self.suits[0].reason.finding.rule if self.suits else None


def judge(table: Table, house: House = AS_IN_THE_RULES, is_first: bool = True) -> Ruling:
    """Everything the rules say about *table*. Before trump is named, only suits.

    What the *house* has set counts; some of it on the first lead of a hand only, if that
    *is_first*. Raises ``Refusal`` when an end is named and the house doesn't let the leader.

    >>> ruling = judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1"))
    >>> str(ruling.lead.suit), [str(domino) for domino in ruling.hand.legal]
    ('fives', ['5-1'])
    """
    house.refuse_end(table.named, is_first)
    names_trump = None
    if table.call is None and table.led is not None and is_first:
        names_trump = house.named_by(table.led)
    if names_trump:
        table = replace(table, call=names_trump)
    everywhere = (*table.down, *sorted(table.hand - set(table.rest)))
    suits = tuple(judge_suits(table.call, domino) for domino in everywhere)
    if table.call is None:
        return Ruling(table, suits)
    trick = judge_trick(table.call, table.down, table.named) if table.down else None
    if trick and names_trump:
        trick = with_trump_named(trick)
    hand = judge_hand(table, house, is_first) if table.hand else None
    played = judge_played(table, hand, trick) if hand and trick else None
    return Ruling(table, suits, trick, hand, played)


def judge_suits(call: Call | None, domino: Domino) -> SuitsRuling:
    """Which suits *domino* is in; with no call yet, the suits of its ends.

    Rules: suit, and trump.

    >>> [str(suit) for suit in judge_suits(Call(Suit.FOURS), Domino(6, 4)).suits]
    ['fours']
    """
    reason = Reason(_what_it_is(call, domino), domino, call=call)
    return SuitsRuling(domino, reason.suits, reason)


def _what_it_is(call: Call | None, domino: Domino) -> Finding:
    """What there is to say of *domino* before anything is played."""
    off = call.distance(domino) if call else None
    if off is not None:
        return Finding.OFF_SEVEN if off else Finding.AT_SEVEN
    if call and call.is_trump(domino):
        return Finding.TRUMP_ONLY
    return Finding.DOUBLE if domino.is_double else Finding.TWO_SUITS


def judge_lead(call: Call, led: Domino, named: Suit | None = None) -> LeadRuling | None:
    """What was led with *led*, and by which case; ``None`` under a call without suits.

    Rules: what suit was led.

    >>> judge_lead(Call(Suit.TREYS), Domino(6, 3)).led_by
    <LedBy.TRUMP: 'trump'>
    """
    lead = call.lead(led, named)
    if lead is None:
        return None
    return LeadRuling(lead.suit, lead.led_by, Reason(LED_AS[lead.led_by], led, lead.suit, call))


def with_trump_named(trick: TrickRuling) -> TrickRuling:
    """The *trick*, whose lead has named trump."""
    reason = replace(trick.opening, finding=Finding.LED_NAMES_TRUMP)
    lead = trick.lead and replace(trick.lead, reason=reason)
    return replace(trick, lead=lead, opening=reason)


def judge_hand(table: Table, house: House = AS_IN_THE_RULES, is_first: bool = True) -> HandRuling:
    """What the player on turn may play from the hand; trump has to be named.

    Raises ``ValueError`` while it isn't. Rules: following suit.
    """
    call, hand = _call_of(table), sorted(table.hand)
    if len(table.trick) == call.players:
        over = [Reason(Finding.TRICK_OVER, one, call=call) for one in hand]
        plays = [PlayRuling(why.domino, Mark.CANNOT, (why,)) for why in over]
        return HandRuling(tuple(plays), Rule.FOUR_TO_A_TRICK)
    led = table.trick[0] if table.trick else None
    owed = house.owed(call, hand, led, table.named, is_first)
    if owed:
        rulings = tuple(_judge_owed(call, owed, domino) for domino in hand)
        return HandRuling(rulings, OBLIGATIONS[owed.duty].rule, owed)
    lead = call.lead(led, table.named) if led else None
    if lead is None:
        plays = [PlayRuling(one, Mark.MAY, (judge_suits(call, one).reason,)) for one in hand]
        return HandRuling(tuple(plays), Rule.LEAD_ANYTHING)
    plays = [PlayRuling(one, Mark.MAY, _why_may(call, lead.suit, one)) for one in hand]
    return HandRuling(tuple(plays), Rule.VOID)


def _judge_owed(call: Call, owed: Owed, domino: Domino) -> PlayRuling:
    """Whether *domino* is one of those that have to be played, and why."""
    obligation = OBLIGATIONS[owed.duty]
    if domino in owed.dominoes:
        return PlayRuling(domino, Mark.MUST, (Reason(obligation.done, domino, owed.suit, call),))
    if owed.duty is Duty.SUIT and owed.suit is not None:
        return PlayRuling(domino, Mark.CANNOT, (_why_not(call, owed.suit, domino),))
    reason = Reason(obligation.undone, domino, owed.suit, call, owed.dominoes[-1])
    return PlayRuling(domino, Mark.CANNOT, (reason,))


def judge_trick(call: Call, trick: tuple[Domino, ...], named: Suit | None = None) -> TrickRuling:
    """Who is winning *trick*, why, and why each of the others is not.

    Rules: which domino wins.
    """
    lead, best = judge_lead(call, trick[0], named), call.winner(trick, named)
    standings = _by_suit(call, lead, trick, best) if lead else _by_distance(call, trick, best)
    opening = lead.reason if lead else judge_suits(call, trick[0]).reason
    return TrickRuling(lead, opening, best, len(trick) == call.players, standings)


def _by_suit(
    call: Call, lead: LeadRuling, trick: tuple[Domino, ...], best: int
) -> tuple[Reason, ...]:
    """Why each domino of the *trick* wins or doesn't, where there are suits."""
    return tuple(
        _why_it_wins(call, lead.suit, trick, best)
        if index == best
        else _why_it_loses(call, lead.suit, domino, trick[best])
        for index, domino in enumerate(trick)
    )


def judge_played(table: Table, hand: HandRuling, trick: TrickRuling) -> RenegeRuling | None:
    """Whether the domino played from the hand was a renege; ``None`` before one is played.

    Rules: following suit, and the renege.
    """
    if table.play is None:
        return None
    play = hand.of[table.play]
    owed = hand.owed if play.mark is Mark.CANNOT else None
    return RenegeRuling(play, owed, trick.winner == len(table.trick))


def _call_of(table: Table) -> Call:
    if table.call is None:
        raise ValueError(f'trump has not been named in "{table}"')
    return table.call


def _why_not(call: Call, suit: Suit, domino: Domino) -> Reason:
    """Why *domino* doesn't follow *suit*."""
    looks_like_it = suit in domino.ends
    if call.is_trump(domino):
        finding = Finding.TRUMP_NOT_SUIT if looks_like_it else Finding.IS_TRUMP
    else:
        finding = Finding.DOUBLE_NOT_SUIT if looks_like_it else Finding.LACKS_SUIT
    return Reason(finding, domino, suit, call)


def _why_may(call: Call, suit: Suit, domino: Domino) -> tuple[Reason, ...]:
    """Why *domino* may be played though it doesn't follow *suit*."""
    hides = (_why_not(call, suit, domino),) if suit in domino.ends else ()
    finding = Finding.MAY_TRUMP if call.is_trump(domino) else Finding.MAY_THROW_OFF
    return (*hides, Reason(finding, domino, suit, call))


def _why_it_wins(call: Call, suit: Suit, trick: tuple[Domino, ...], best: int) -> Reason:
    trumped = call.is_trump(trick[best])
    won_by = call.trump if trumped else suit
    is_only = sum(won_by in call.suits_of(domino) for domino in trick) == 1
    if trumped:
        finding = Finding.ONLY_TRUMP if is_only else Finding.HIGHEST_TRUMP
    else:
        finding = Finding.ONLY_OF_SUIT if is_only else Finding.HIGHEST_OF_SUIT
    return Reason(finding, trick[best], suit, call)


def _why_it_loses(call: Call, suit: Suit, domino: Domino, best: Domino) -> Reason:
    if call.is_trump(domino):
        finding = Finding.LOWER_TRUMP
    elif suit not in call.suits_of(domino):
        finding = Finding.DOUBLE_OFF_SUIT if suit in domino.ends else Finding.OFF_SUIT
    elif call.is_trump(best):
        finding = Finding.NOT_TRUMP
    else:
        finding = Finding.LOWER_OF_SUIT
        if call.rank(domino, suit) < 0:
            finding = Finding.LOW_DOUBLE if suit in domino.ends else Finding.LOWER_DOUBLE
    return Reason(finding, domino, suit, call, best)


def _by_distance(call: Call, trick: tuple[Domino, ...], best: int) -> tuple[Reason, ...]:
    """Why each domino of the *trick* wins or doesn't, where the closest to seven does."""
    return tuple(
        _why_closest(call, trick, best)
        if index == best
        else _why_not_closest(call, domino, trick[best])
        for index, domino in enumerate(trick)
    )


def _why_closest(call: Call, trick: tuple[Domino, ...], best: int) -> Reason:
    rivals = [one for one in trick if call.distance(one) == call.distance(trick[best])]
    finding = Finding.CLOSEST if len(rivals) == 1 else Finding.CLOSEST_FIRST
    return Reason(finding, trick[best], call=call)


def _why_not_closest(call: Call, domino: Domino, best: Domino) -> Reason:
    is_as_close = call.distance(domino) == call.distance(best)
    finding = Finding.AS_CLOSE_BUT_LATER if is_as_close else Finding.FARTHER
    return Reason(finding, domino, call=call, other=best)
