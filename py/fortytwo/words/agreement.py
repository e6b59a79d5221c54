"""What the players agreed on, in sentences."""

from __future__ import annotations

from fortytwo.agreement import ANSWERS, Agreement, Cost, OneChoice, OwnWords, Settled
from fortytwo.house import SETTLED, House, Switch
from fortytwo.words.say import listed, opening, quoted, say


def sentence(agreement: Agreement) -> str:
    """What is settled, in one sentence, and what is still open in another.

    >>> for said in sentence(Agreement.parse("mark-lead-slip")).split("; "):
    ...     print(said)
    A renege costs one mark, to the other side
    it may be called until the next lead
    a renege counts even if it's caught before the trick is turned over. Not settled yet: \
who may call it.
    """
    settled = _settled(agreement)
    said = [say("agreed.settled", settled=opening(settled))] if settled else []
    if agreement.open:
        questions = listed([say(f"question.{name}") for name in agreement.open])
        said.append(say("agreed.open", questions=questions))
    return " ".join([*said, *plays(agreement.house)])


def plays(house: House) -> list[str]:
    """What is played beside the numbers, and the switches that are set; nothing by default.

    >>> plays(House.parse("sevens.follow-me-doubles-low.first-lead-trump"))
    ['You play follow me with doubles low and sevens; the first lead has to be a trump.']
    """
    said = _plays(house)
    return [say("agreed.settled", settled=opening(say("agreed.join").join(said)))] if said else []


def _plays(house: House) -> list[str]:
    """What is played beside the numbers, and each switch, as the inside of a sentence."""
    names = [say(f"play.{call}") for call in SETTLED if call in house.calls]
    said = []
    if names:
        calls = listed(names) if len(names) < len(SETTLED) else say("play.everything")
        said = [say("agreed.plays", calls=calls)]
    return said + [say(f"switch.{one.value}") for one in Switch if house.has(one)]


def consequence(settled: Settled, linked: Agreement) -> str:
    """What a renege on the screen costs, where a link's table agreed on *linked*.

    >>> consequence(Settled(Agreement(Cost.HAND)), Agreement(Cost.MARK))
    'The table of this link agreed: a renege costs one mark, to the other side.'
    >>> consequence(Settled(Agreement(Cost.HAND)), Agreement())
    'Your table agreed: a renege loses the hand.'
    """
    in_force = settled.in_force(linked)
    if in_force != settled.now:
        return _costs(in_force, "theirs")
    later = say("agreed.not-yet") if settled.next_game else ""
    return f"{_costs(settled.now, 'ours')} {later}".rstrip()


def linked_note(settled: Settled, linked: Agreement) -> str:
    """That *linked* is in force; nothing if our own table agreed on the same.

    >>> linked_note(Settled(), Agreement(Cost.HAND)).partition(". ")[0]
    'This link came from a table that agreed: a renege loses the hand'
    """
    in_force = settled.in_force(linked)
    if in_force == settled.now:
        return ""
    said = [_settled(in_force), *_plays(in_force.house)]
    return say("agreed.linked", settled=say("agreed.join").join(filter(None, said)))


def in_this_game(settled: Settled) -> str:
    """What counts now."""
    now = sentence(settled.now)
    return say("agreed.in-this-game", sentence=now) if settled.next_game else now


def next_game(settled: Settled) -> str:
    """What counts from the next game on; nothing if that's the same."""
    later = settled.next_game
    return say("agreed.next-game", sentence=sentence(later)) if later else ""


def why_it_waits(settled: Settled, play: str) -> str:
    """Why a change starts with the next game; nothing if it counts at once.

    *play* is the view in which play is under way; empty if there is none.

    >>> why_it_waits(Settled(), "hand")
    'A hand is being recorded, so what you change starts with the next game.'
    """
    if play:
        return say(f"waits.{play}")
    return say("agreed.not-yet") if settled.next_game else ""


def cost_in_short(agreement: Agreement) -> str:
    """What a renege costs, for the board: the players' own words in short; nothing if that's open.

    >>> cost_in_short(Agreement.parse("hand-shake"))
    'Agreed: a renege loses the hand.'
    >>> cost_in_short(Agreement.parse("own-Tea-for-all"))
    'Agreed: "Tea for all".'
    """
    cost = agreement.cost
    if cost is None:
        return ""
    return say(
        "agreed.in-short", cost=_choice(cost) if isinstance(cost, Cost) else quoted(cost.words)
    )


def cost_on_the_board(agreement: Agreement) -> str:
    """What a renege costs, or that nobody has settled it.

    >>> cost_on_the_board(Agreement())
    "Your table hasn't settled what a renege costs."
    """
    return cost_in_short(agreement) or say("agreed.no-cost", Table=say("table.ours"))


def answer(choice: OneChoice) -> str:
    """A choice as the form offers it."""
    return opening(_choice(choice, say("agreed.it")))


def _costs(agreement: Agreement, whose: str) -> str:
    """What was agreed with what it costs, or that nobody settled that."""
    table = say(f"table.{whose}")
    if agreement.cost is None:
        return say("agreed.no-cost", Table=table)
    return say("agreed.consequence", Table=table, settled=_settled(agreement))


def _settled(agreement: Agreement) -> str:
    """What is settled, as the inside of a sentence."""
    cost, slip = agreement.cost, agreement.slip
    said = [_choice(cost) if cost else "", _called(agreement), _choice(slip) if slip else ""]
    return say("agreed.join").join(filter(None, said))


def _called(agreement: Agreement) -> str:
    """Who may call a renege and until when; nothing if neither is settled."""
    who, when = agreement.who, agreement.when
    if when is None and who is None:
        return ""
    it = say("agreed.a-renege" if agreement.cost is None else "agreed.it")
    called = _choice(who, it) if who else say("agreed.may-be-called", it=it)
    return " ".join([called, *([_choice(when)] if when else [])])


def _choice(choice: OneChoice | OwnWords, it: str = "") -> str:
    """One choice, as the inside of a sentence that calls a renege *it*."""
    if isinstance(choice, OwnWords):
        return say("choice.own", words=choice.words)
    question = next(name for name, choices in ANSWERS.items() if isinstance(choice, choices))
    return say(f"choice.{question}.{choice.word}", it=it)
