"""The referee at the command line: a ruling for each line, in words or as JSON.

PYTHONPATH=py python3 -m fortytwo "treys: 5-2 | 2-1 5-3 5-1"
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import TextIO

from fortytwo.rulings import Ruling, judge
from fortytwo.table import Table
from fortytwo.words import explanation, hand_lines, verdict

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
      Trumps were led.
      - The six-four has a four on it and fours are trump, so trumps were led.
      Rule: If the domino led is a trump, trumps were led, whichever end the trump is on.
    """
    reasons = [*explanation(ruling), *hand_lines(ruling).values()]
    said = [str(ruling.table), f"  {verdict(ruling)}", *(f"  - {reason}" for reason in reasons)]
    return "\n".join([*said, f"  Rule: {ruling.rule.value}"] if ruling.rule else said)


def main(arguments: Sequence[str] | None = None, stdin: TextIO = sys.stdin) -> int:
    """Print a ruling for each line given, or read; 2 if any line was bad, else 0."""
    parser = argparse.ArgumentParser(
        prog="python3 -m fortytwo", description="Settle what suit that domino is."
    )
    parser.add_argument("lines", nargs="*", metavar="LINE", help='like "treys: 5-2 | 2-1 5-3 5-1"')
    parser.add_argument("--json", action="store_true", help="one JSON object for each line")
    options = parser.parse_args(arguments)

    bad = False
    for line in options.lines or _read(stdin):
        try:
            ruling = judge(Table.parse(line))
        except ValueError as error:
            bad = True
            print(json.dumps({"error": str(error)}) if options.json else f"{error}")
        else:
            print(json.dumps(as_json(ruling)) if options.json else in_words(ruling))
    return 2 if bad else 0


def _read(stdin: TextIO) -> Iterator[str]:
    """The lines of *stdin*, less a byte order mark; bytes that are no text become a "�"."""
    if hasattr(stdin, "reconfigure"):
        stdin.reconfigure(errors="replace")
    return (line.rstrip("\n").removeprefix("\ufeff") for line in stdin)


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads us may stop: `| head`
    sys.exit(main())
