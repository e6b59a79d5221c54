"""The rules at the foot of the page, for a call or a house other than the page comes with."""

from __future__ import annotations

from pyscript import document

from fortytwo.trick.rulebook import rules_of
from fortytwo.words.say import say_of
from fortytwo.words.trick import rule_sentence
from page.widgets import Lines, by_id

rules, example = Lines(document.getElementById("rulebook")), by_id("example")


def draw(call, house):
    """Show the rules that count where *call* is on the table, and an example of them."""
    rules.show([rule_sentence(rule, call) for rule in rules_of(call, house)])
    example.show(textContent=say_of(call, "rules.example"))
