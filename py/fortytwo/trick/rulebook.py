"""The rules that count at a table, in the order to read them: they go with the call."""

from __future__ import annotations

from fortytwo.calls import Call
from fortytwo.house import AS_IN_THE_RULES, House, Switch
from fortytwo.trick.reasons import Rule

OF_A_NUMBER = (
    Rule.TWO_SUITS,
    Rule.TRUMP_ONLY,
    Rule.TRUMP_LED,
    Rule.HIGH_END_LED,
    Rule.DOUBLE_LED,
    Rule.LEAD_ANYTHING,
    Rule.FOLLOW_SUIT,
    Rule.VOID,
    Rule.FOUR_TO_A_TRICK,
    Rule.RENEGE,
    Rule.HIGHEST_TRUMP,
    Rule.HIGHEST_OF_SUIT,
    Rule.RANK,
    Rule.OFF_SUIT,
)
ABOUT_TRUMPS = (Rule.TRUMP_ONLY, Rule.TRUMP_LED, Rule.HIGHEST_TRUMP)
OF = {
    "doubles": tuple(rule for rule in OF_A_NUMBER if rule is not Rule.DOUBLE_LED),
    "no-trump": tuple(rule for rule in OF_A_NUMBER if rule not in ABOUT_TRUMPS),
    "sevens": (Rule.PLAY_CLOSEST, Rule.CLOSEST_WINS, Rule.FOUR_TO_A_TRICK, Rule.RENEGE),
}
SWITCHED = {
    Switch.NAMES_END: Rule.END_NAMED,
    Switch.NAMES_END_FIRST: Rule.END_NAMED,
    Switch.FIRST_TRUMP: Rule.LEAD_TRUMP,
    Switch.FIRST_NAMES: Rule.LEAD_NAMES_TRUMP,
    Switch.FOLLOW_NUMBER: Rule.FOLLOW_NUMBER,
}


def rules_of(call: Call | None, house: House = AS_IN_THE_RULES) -> tuple[Rule, ...]:
    """The rules that count where *call* is on the table, and those the *house* has set.

    >>> [rule.value for rule in rules_of(Call.parse("sevens"))]
    ['play-closest', 'closest-wins', 'four-to-a-trick', 'renege']
    """
    traits = call.traits if call else ()
    rules = next((OF[trait] for trait in traits if trait in OF), OF_A_NUMBER)
    return rules + tuple(rule for switch, rule in SWITCHED.items() if house.has(switch))
