"""The referee's answers, as data: what was led, what may be played, who won, and why.

What differs from call to call, ``calls`` decides; everything else is decided here, once, and
``words`` only says it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from fortytwo.calls import Call, LedBy
from fortytwo.dominoes import Domino, Suit
from fortytwo.trick.reasons import LED_AS, Finding, Reason, Rule
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
    """What the player on turn may do: a ruling for each domino, and the rule that decides."""

    plays: tuple[PlayRuling, ...]
    rule: Rule

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
    """Who is winning: *winner* is an index into the trick; one reason for each domino down."""

    lead: LeadRuling
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
        return self.winning if self.contested else self.lead.reason


@dataclass(frozen=True)
class RenegeRuling:
    """The answer to "was that a renege?".

    *could_have* holds what should have been played, from the lowest to the highest, and is
    empty after a legal play. *wins* says whether the domino takes the trick anyway.
    """

    play: PlayRuling
    could_have: tuple[Domino, ...]
    wins: bool

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
        """The finding on a trump of the hand that looks as if it follows; else on the trick."""
        if self.trick is None or self.hand is None:
            return self.trick.deciding if self.trick else None
        found = (play.reasons[0] for play in self.hand.plays)
        looks = (reason for reason in found if reason.finding is Finding.TRUMP_NOT_SUIT)
        return next(looks, self.trick.lead.reason)

    @property
    def rule(self) -> Rule | None:
        """The rule that decides the verdict; ``None`` while there is nothing to rule on."""
        if self.played and self.played.renege:
            return Rule.RENEGE
        if self.trick and self.trick.finished and not self.played:
            return self.trick.winning.finding.rule
        if self.hand:
            return self.hand.rule
        if self.trick:
            return self.trick.deciding.finding.rule
        return self.suits[0].reason.finding.rule if self.suits else None


def judge(table: Table) -> Ruling:
    """Everything the rules say about *table*. Before trump is named, only suits.

    >>> ruling = judge(Table.parse("treys: 5-2 | 2-1 5-3 5-1"))
    >>> str(ruling.lead.suit), [str(domino) for domino in ruling.hand.legal]
    ('fives', ['5-1'])
    """
    everywhere = (*table.down, *sorted(table.hand - set(table.rest)))
    suits = tuple(judge_suits(table.call, domino) for domino in everywhere)
    if table.call is None:
        return Ruling(table, suits)
    trick = judge_trick(table.call, table.down) if table.down else None
    hand = judge_hand(table) if table.hand else None
    played = judge_played(table, hand, trick) if hand and trick else None
    return Ruling(table, suits, trick, hand, played)


def judge_suits(call: Call | None, domino: Domino) -> SuitsRuling:
    """Which suits *domino* is in; with no call yet, the suits of its ends.

    Rules: suit, and trump.

    >>> [str(suit) for suit in judge_suits(Call(Suit.FOURS), Domino(6, 4)).suits]
    ['fours']
    """
    if call and call.is_trump(domino):
        finding = Finding.TRUMP_ONLY
    else:
        finding = Finding.DOUBLE if domino.is_double else Finding.TWO_SUITS
    suits = call.suits_of(domino) if call else domino.ends
    return SuitsRuling(
        domino, tuple(sorted(suits, reverse=True)), Reason(finding, domino, call=call)
    )


def judge_lead(call: Call, led: Domino) -> LeadRuling:
    """What was led with *led*, and by which case.

    Rules: what suit was led.

    >>> judge_lead(Call(Suit.TREYS), Domino(6, 3)).led_by
    <LedBy.TRUMP: 'trump'>
    """
    lead = call.lead(led)
    return LeadRuling(lead.suit, lead.led_by, Reason(LED_AS[lead.led_by], led, lead.suit, call))


def judge_hand(table: Table) -> HandRuling:
    """What the player on turn may play from the hand; trump has to be named.

    Raises ``ValueError`` while it isn't. Rules: following suit.
    """
    call, hand = _call_of(table), sorted(table.hand)
    if not table.trick:
        plays = [PlayRuling(one, Mark.MAY, (judge_suits(call, one).reason,)) for one in hand]
        return HandRuling(tuple(plays), Rule.LEAD_ANYTHING)
    if len(table.trick) == call.players:
        plays = [PlayRuling(one, Mark.CANNOT, (Reason(Finding.TRICK_OVER, one),)) for one in hand]
        return HandRuling(tuple(plays), Rule.FOUR_TO_A_TRICK)

    led = table.trick[0]
    suit, following = call.lead(led).suit, call.followers(led, hand)
    if not following:
        plays = [PlayRuling(one, Mark.MAY, _why_may(call, suit, one)) for one in hand]
        return HandRuling(tuple(plays), Rule.VOID)
    plays = [
        PlayRuling(one, Mark.MUST, (Reason(Finding.FOLLOWS, one, suit, call),))
        if one in following
        else PlayRuling(one, Mark.CANNOT, (_why_not(call, suit, one),))
        for one in hand
    ]
    return HandRuling(tuple(plays), Rule.FOLLOW_SUIT)


def judge_trick(call: Call, trick: tuple[Domino, ...]) -> TrickRuling:
    """Who is winning *trick*, why, and why each of the others is not.

    Rules: which domino wins.
    """
    lead, best = judge_lead(call, trick[0]), call.winner(trick)
    reasons = tuple(
        _why_it_wins(call, lead.suit, trick, best)
        if index == best
        else _why_it_loses(call, lead.suit, domino, trick[best])
        for index, domino in enumerate(trick)
    )
    return TrickRuling(lead, best, len(trick) == call.players, reasons)


def judge_played(table: Table, hand: HandRuling, trick: TrickRuling) -> RenegeRuling | None:
    """Whether the domino played from the hand was a renege; ``None`` before one is played.

    Rules: following suit, and the renege.
    """
    if table.play is None:
        return None
    play = hand.of[table.play]
    could_have = hand.legal if play.mark is Mark.CANNOT else ()
    return RenegeRuling(play, could_have, trick.winner == len(table.trick))


def _call_of(table: Table) -> Call:
    if table.call is None:
        raise ValueError(f'trump has not been named in "{table}"')
    return table.call


def _why_not(call: Call, suit: Suit, domino: Domino) -> Reason:
    """Why *domino* doesn't follow *suit*."""
    if not call.is_trump(domino):
        finding = Finding.LACKS_SUIT
    elif suit in domino.ends:
        finding = Finding.TRUMP_NOT_SUIT
    else:
        finding = Finding.IS_TRUMP
    return Reason(finding, domino, suit, call)


def _why_may(call: Call, suit: Suit, domino: Domino) -> tuple[Reason, ...]:
    """Why *domino* may be played though it doesn't follow *suit*."""
    if not call.is_trump(domino):
        return (Reason(Finding.MAY_THROW_OFF, domino, suit, call),)
    hides = (_why_not(call, suit, domino),) if suit in domino.ends else ()
    return (*hides, Reason(Finding.MAY_TRUMP, domino, suit, call))


def _why_it_wins(call: Call, suit: Suit, trick: tuple[Domino, ...], best: int) -> Reason:
    won_by = call.winning_suit(trick)
    is_only = sum(won_by in call.suits_of(domino) for domino in trick) == 1
    if call.is_trump_suit(won_by):
        finding = Finding.ONLY_TRUMP if is_only else Finding.HIGHEST_TRUMP
    else:
        finding = Finding.ONLY_OF_SUIT if is_only else Finding.HIGHEST_OF_SUIT
    return Reason(finding, trick[best], suit, call)


def _why_it_loses(call: Call, suit: Suit, domino: Domino, best: Domino) -> Reason:
    if call.is_trump(domino):
        finding = Finding.LOWER_TRUMP
    elif suit not in call.suits_of(domino):
        finding = Finding.OFF_SUIT
    elif call.is_trump(best):
        finding = Finding.NOT_TRUMP
    else:
        finding = Finding.LOWER_OF_SUIT
    return Reason(finding, domino, suit, call, best)
