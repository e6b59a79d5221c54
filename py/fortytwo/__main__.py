"""The referee at the command line: a ruling for each line, in words or as JSON.

A line with a slash is a whole hand, any other a table.

PYTHONPATH=py python3 -m fortytwo "treys: 5-2 | 2-1 5-3 5-1"
PYTHONPATH=py python3 -m fortytwo "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4"
PYTHONPATH=py python3 -m fortytwo --house leader-names-end "follow-me: 5-2@2 | 2-1 5-1"
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import TextIO

from fortytwo.calls import CALLS
from fortytwo.hand.record import Record, leaves_call_open
from fortytwo.hand.rulings import RecordRuling, judge_record, refuse_ends
from fortytwo.house import AS_IN_THE_RULES, House, Switch
from fortytwo.refusals import Refusal
from fortytwo.trick.rulings import Ruling, judge
from fortytwo.trick.table import Table
from fortytwo.words import hand as hand_words
from fortytwo.words.say import say, told
from fortytwo.words.trick import explanation, hand_lines, rule_line, verdict

JsonObject = dict[str, object]


def as_json(ruling: Ruling) -> JsonObject:
    """The ruling as plain data: suits by name, dominoes as "6-4", ``None`` for what is open.

    ``winner`` is an index into the trick. ``play`` is there only if the line has one.

    >>> as_json(judge(Table.parse("fours: 6-4 | 5-1")))["suits"]
    {'6-4': ['fours'], '5-1': ['fives', 'aces']}
    """
    table, lead = ruling.table, ruling.lead
    legal = ruling.hand.legal if ruling.hand else ()
    answer: JsonObject = {
        "table": str(table),
        "call": str(table.call) if table.call else None,
        "suit_led": str(lead.suit) if lead else None,
        "led_by": lead.led_by.value if lead else None,
        "suits": {str(one.domino): [str(suit) for suit in one.suits] for one in ruling.suits},
        "legal": [str(domino) for domino in legal] if table.call else None,
        "winner": ruling.trick.winner if ruling.trick else None,
    }
    if ruling.played:
        answer["play"] = {
            "domino": str(ruling.played.play.domino),
            "renege": ruling.played.renege,
            "could_have": [str(domino) for domino in ruling.played.could_have],
        }
    return answer


def in_words(ruling: Ruling) -> str:
    """The ruling to be read: the table, the verdict, the reasons, and the rule that decides.

    >>> print(in_words(judge(Table.parse("fours: 6-4"))))
    fours: 6-4
      Fours are trump, so the six-four is a trump. Follow with a four.
      - The six-four has a four on it and fours are trump, so trumps were led.
      Rule: If the domino led is a trump, trumps were led, whichever end the trump is on.
    """
    reasons = [*explanation(ruling), *hand_lines(ruling).values()]
    return _indented(str(ruling.table), verdict(ruling), reasons, rule_line(ruling))


def hand_as_json(ruling: RecordRuling) -> JsonObject:
    """The ruling on a whole hand as plain data: tricks and seats from 0, the bidder's seat is 0.

    ``winners`` has the seat that took each finished trick, ``points`` the bidder's side first.
    ``shown_by`` is ``None`` for a renege that only dominoes shown, not played, have proved.
    ``bid`` and ``outcome`` ("made", "set" or "open") are there only if the line has a bid,
    ``kind`` on a plunge or a splash, and ``doubles_shown`` if the bidder held too few for it.

    >>> hand_as_json(judge_record(Record.parse("treys 32: 5-2 5-1 6-6 5-5 /")))["outcome"]
    'set'
    """
    answer: JsonObject = {
        "call": str(ruling.hand.call),
        "winners": list(ruling.winners),
        "points": list(ruling.points),
        "reneges": [
            {
                "trick": renege.trick,
                "seat": renege.seat,
                "played": str(renege.played),
                "could_have": [str(domino) for domino in renege.could_have],
                "shown_by": renege.shown_by,
            }
            for renege in ruling.reneges
        ],
    }
    if ruling.hand.bid and ruling.outcome:
        answer |= {"bid": ruling.hand.bid.points, "outcome": ruling.outcome.value}
    if ruling.hand.kind:
        answer["kind"] = ruling.hand.kind.word
    if ruling.doubles_shown is not None:
        answer["doubles_shown"] = ruling.doubles_shown
    return answer


def hand_in_words(ruling: RecordRuling) -> str:
    """The ruling on a whole hand to be read: the record, the verdict, the reneges, the tricks.

    >>> print(hand_in_words(judge_record(Record.parse("fours: 6-4 /"))))
    fours: 6-4 /
      The bidder's side 0, the other side 0, 42 to come.
      - No renege shown so far.
      - First trick so far: the bidder led the six-four. The six-four has a four on it and \
fours are trump, so trumps were led.
    """
    first, *others = [line for _, line in hand_words.lines(ruling)]
    rule = first if ruling.rule else ""  # the rule that was broken comes last
    lines = others if rule else [first, *others]
    return _indented(str(ruling.hand), hand_words.verdict(ruling), lines, rule)


def settled(line: str, as_data: bool, house: House = AS_IN_THE_RULES) -> str:
    """The ruling on *line*, in words or *as data*; with a slash the line is a whole hand.

    What the *house* has set counts. Raises ``Refusal`` for what can't be read, or can't be.
    """
    if "/" in line:
        hand = Record.parse(line, house)
        refuse_ends(hand, house)
        record = judge_record(hand, house, leaves_call_open(line))
        if record.short_of is not None:
            kind = "bid-too-low-here" if record.short_here else "bid-too-low"
            raise Refusal(kind, call=str(record.hand.call), least=record.short_of)
        return json.dumps(hand_as_json(record)) if as_data else hand_in_words(record)
    ruling = judge(Table.parse(line), house)
    return json.dumps(as_json(ruling)) if as_data else in_words(ruling)


def main(arguments: Sequence[str] | None = None, stdin: TextIO = sys.stdin) -> int:
    """Print a ruling for each line given, or read; 2 if any line was bad, else 0."""
    parser = argparse.ArgumentParser(
        prog="python3 -m fortytwo",
        formatter_class=_InOnePiece,
        description=say("command.purpose"),
        epilog=say("command.calls", calls=", ".join(map(str, CALLS))),
    )
    parser.add_argument("lines", nargs="*", metavar="LINE", help=say("command.line"))
    parser.add_argument("--json", action="store_true", help=say("command.json"))
    parser.add_argument("--house", default="", metavar="SWITCHES", help=_house_help())
    options = parser.parse_args(arguments)

    try:
        house = House.parse(options.house)
    except Refusal as refusal:
        parser.error(told(refusal))
    bad = False
    for line in options.lines or _read(stdin):
        try:
            answer = settled(line, options.json, house)
        except Refusal as refusal:
            bad, answer = True, told(refusal)
            if options.json:
                answer = json.dumps({"error": answer})
        print(answer)
    return 2 if bad else 0


class _InOnePiece(argparse.HelpFormatter):
    """Help in which no line ends in the middle of a name like ``follow-me``."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return textwrap.indent("\n".join(self._split_lines(text, width - len(indent))), indent)


def _house_help() -> str:
    """What ``--house`` takes."""
    return say("command.house", switches=", ".join(switch.value for switch in Switch))


def _indented(line: str, verdict: str, reasons: list[str], rule: str) -> str:
    """The *line* that was ruled on, and under it the verdict, the reasons and the *rule*."""
    said = [line, f"  {verdict}", *(f"  - {reason}" for reason in reasons)]
    if rule:
        said.append(f"  {say('command.rule', rule=rule)}")
    return "\n".join(said)


def _read(stdin: TextIO) -> Iterator[str]:
    """The lines of *stdin*, less a byte order mark; bytes that are no text become a "�"."""
    if hasattr(stdin, "reconfigure"):
        stdin.reconfigure(errors="replace")
    return (line.rstrip("\n").removeprefix("\ufeff") for line in stdin)


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads us may stop: `| head`
    sys.exit(main())
