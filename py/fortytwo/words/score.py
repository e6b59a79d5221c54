"""The score in sentences, as a sheet to read, and as a sheet for a spreadsheet."""

from __future__ import annotations

import csv
from io import StringIO

from fortytwo.bids import Bid
from fortytwo.refusals import Refusal
from fortytwo.score.game import Game, ScoredHand
from fortytwo.score.moment import Entry
from fortytwo.seats import SIDES, Pair, Side
from fortytwo.words.hand import bid_words
from fortytwo.words.say import counted, listed, opening, say

FORMULA_STARTS = "=+-@\uff1d\uff0b\uff0d\uff20"  # what a spreadsheet reads as a formula, also wide
COLUMNS = ("hand", "bidder", "bid", "took", "renege-by", "renege-gives")


def sentence(game: Game) -> str:
    """The score, or who has won, in one sentence.

    >>> sentence(Game.parse("marks Us Them them-210-made"))
    'Us 0, Them 5, to 7 marks.'
    >>> sentence(Game.parse("marks Us Them them-210-made us-84-set"))
    'The game goes to Them, 7 marks to 0.'
    """
    goal = counted(game.kind.word, game.kind.goal)
    if game.winner is not None:
        won, lost = game.score[game.winner], game.score[game.winner.other]
        won_by = counted(game.kind.word, won)
        return say("score.won", side=game.name(game.winner), won=won_by, lost=lost)
    key = "score.both" if game.over else "score.so-far"
    return say(key, score=score_words(game, game.score), goal=goal)


def hint(game: Game) -> str:
    """What to do next."""
    if game.over:
        return say("score.over")
    return say("score.next-hand" if game.hands else "score.first-hand")


def score_words(game: Game, score: Pair) -> str:
    """A score by the names of the sides: ``"Us 3, Them 1"``."""
    sides = (say("score.side", side=game.name(side), score=score[side]) for side in Side)
    return say("comma").join(sides)


def lines(game: Game) -> tuple[tuple[str, Pair], ...]:
    """What happened in each hand, in a sentence or two, and the score after it.

    >>> lines(Game.parse("marks Us Them us-30-34"))
    (('Bid of 30 by Us: made with 34.', (1, 0)),)
    """
    return tuple((_hand(game, hand), score) for hand, score in game.sheet)


def as_text(game: Game) -> str:
    """The score sheet to read: a line for each hand, and the score.

    >>> print(as_text(Game.parse("marks Us Them us-30-34 them-42-36")))
    1. Bid of 30 by Us: made with 34. Us 1, Them 0.
    2. Bid of 42 by Them: set with 36. Us 2, Them 0.
    Us 2, Them 0, to 7 marks.
    """
    told = [
        say("score.line", number=number, hand=hand, score=score_words(game, score))
        for number, (hand, score) in enumerate(lines(game), start=1)
    ]
    return "\n".join([*told, sentence(game)])


def as_csv(game: Game) -> str:
    """The score sheet for a spreadsheet: a row for each hand, with the score after it.

    No name in it is taken for a formula.
    """
    sheet = StringIO()
    rows = csv.writer(sheet, quoting=csv.QUOTE_NONNUMERIC)
    us, them = (_no_formula(name) for name in game.partners)
    rows.writerow([*(say(f"column.{column}") for column in COLUMNS), us, them])
    for number, (hand, score) in enumerate(game.sheet, start=1):
        took = hand.took if isinstance(hand.took, int) else say(f"took.{hand.entry}")
        row = [number, (us, them)[hand.bidder], hand.bid.points, took]
        penalty = hand.penalty
        renege = ((us, them)[penalty.by], penalty.gives) if penalty else ("", "")
        rows.writerow([*row, *renege, *score])
    return sheet.getvalue()


def gives_what(entry: Entry, game: Game) -> str:
    """What the form asks for after a renege: ``"Marks to Us"``."""
    to = game.name(SIDES[entry.by].other) if entry.by in SIDES else say("side.1")
    return say("score.gives", Kind=opening(say(f"kind.{game.kind.word}")), to=to)


def lost_gives(entry: Entry, game: Game) -> str:
    """What a renege that lost the hand gives, as far as that's known; nothing if none did.

    >>> lost_gives(Entry("them", "84", by="them", lost=True), Game())
    'Us get 2 marks.'
    >>> lost_gives(Entry(by="them", lost=True), Game())
    'The hand goes to Us.'
    """
    if not entry.is_lost:
        return ""
    winner = SIDES[entry.by].other
    try:
        amount = entry.hand(game.kind).scored(game.kind)[winner]
    except Refusal:  # the form isn't filled in yet
        return say("score.gets-hand", side=game.name(winner))
    return say("score.gets", side=game.name(winner), amount=counted(game.kind.word, amount))


def bid_choice(bid: Bid) -> str:
    """A bid in the list of bids.

    >>> bid_choice(Bid(42)), bid_choice(Bid(84))
    ('42', '2 marks (84)')
    """
    return bid_words(bid) if bid.marks == 1 else say("bid.choice", marks=bid_words(bid), bid=bid)


def _hand(game: Game, hand: ScoredHand) -> str:
    """What happened in a hand."""
    took = say("score.with", took=hand.took) if isinstance(hand.took, int) else ""
    key = "score.lost-hand" if hand.lost else f"score.{hand.outcome.value}-hand"
    told = say(key, bid=bid_words(hand.bid), side=game.name(hand.bidder), took=took)
    return f"{told} {_renege(game, hand)}".rstrip()


def _renege(game: Game, hand: ScoredHand) -> str:
    """What a renege cost in a hand; nothing if there was none."""
    if hand.penalty is None:
        return ""
    lost = [say("score.the-hand")] if hand.lost else []
    given = [counted(game.kind.word, hand.penalty.gives)] if hand.penalty.gives else []
    by, to = game.name(hand.penalty.by), game.name(hand.penalty.by.other)
    return say("score.renege", by=by, cost=listed(lost + given), to=to)


def _no_formula(name: str) -> str:
    return f"'{name}" if name[0] in FORMULA_STARTS else name
