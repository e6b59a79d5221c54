"""Sevens: no suits, and the domino closest to seven pips takes the trick."""

import pytest

from fortytwo.calls import Call
from fortytwo.dominoes import DOMINOES, Domino
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.trick.rulings import Mark, Rule, judge
from fortytwo.trick.table import Table
from fortytwo.words.hand import lines
from fortytwo.words.hand import verdict as verdict_on_the_hand
from fortytwo.words.trick import because, explanation, hand_lines, rule_line, rule_sentence, verdict

SEVENS = Call.parse("sevens")


@pytest.mark.parametrize(
    ("off", "dominoes"),
    [
        (0, "6-1 5-2 4-3"),
        (1, "6-2 6-0 5-3 5-1 4-4 4-2 3-3"),
        (2, "6-3 5-4 5-0 4-1 3-2"),
        (3, "6-4 5-5 4-0 3-1 2-2"),
        (4, "6-5 3-0 2-1"),
        (5, "6-6 2-0 1-1"),
        (6, "1-0"),
        (7, "0-0"),
    ],
)
def test_how_far_off_seven_each_of_the_28_is(off, dominoes):
    found = [str(domino) for domino in DOMINOES if SEVENS.distance(domino) == off]
    assert found == dominoes.split()


def test_no_domino_is_in_a_suit_and_no_lead_asks_for_one():
    assert [SEVENS.suits_of(domino) for domino in DOMINOES] == [frozenset()] * 28
    assert [SEVENS.lead(domino) for domino in DOMINOES] == [None] * 28


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("sevens: 5-2 | 6-1 5-5", "6-1"),
        ("sevens: 0-0 | 6-6 5-5", "5-5"),  # what was led doesn't matter
        ("sevens: 6-6 | 6-5 5-1 2-0", "5-1"),  # nor is a six asked for
        ("sevens: 5-2 | 6-2 5-1 5-5", "5-1 6-2"),  # of several that close, any
        ("sevens: 5-2 6-1 | 0-0 1-0", "1-0"),
        ("sevens: 5-2 6-1 4-3 | 0-0", "0-0"),
        ("sevens: | 6-2 5-1 5-5", "5-1 6-2"),  # the leader too
        ("sevens: | 6-1 5-2 4-3 6-6", "4-3 5-2 6-1"),
        ("sevens: | 6-5 3-0 2-1", "2-1 3-0 6-5"),
        ("sevens: 5-2 6-1 4-3 6-2 | 6-6", ""),
    ],
)
def test_what_may_be_played(line, legal):
    assert [str(domino) for domino in judge(Table.parse(line)).hand.legal] == legal.split()


@pytest.mark.parametrize(
    ("line", "domino", "mark", "said"),
    [
        ("sevens: 5-2 | 6-1 5-5", "6-1", Mark.MUST, "The six-ace is seven pips: nothing in the hand is closer."),
        ("sevens: 5-2 | 6-1 5-5", "5-5", Mark.CANNOT, "The double-five is three off seven, and the six-ace is closer."),
        ("sevens: 5-2 | 6-2 5-1 6-6", "6-2", Mark.MUST, "The six-deuce is one off seven: nothing in the hand is closer."),
        ("sevens: 5-2 | 6-2 5-1 6-6", "5-1", Mark.MUST, "The five-ace is one off seven: nothing in the hand is closer."),
        ("sevens: | 0-0 1-0", "1-0", Mark.MUST, "The ace-blank is six off seven: nothing in the hand is closer."),
        ("sevens: | 0-0 1-0", "0-0", Mark.CANNOT, "The double-blank is seven off seven, and the ace-blank is closer."),
        ("sevens: 5-2 6-1 4-3 6-2 | 6-6", "6-6", Mark.CANNOT, "The double-six is too late: four dominoes are down."),
    ],
)  # fmt: skip
def test_each_domino_of_the_hand_is_told_why(line, domino, mark, said):
    ruling, domino = judge(Table.parse(line)), Domino.parse(domino)
    assert (ruling.mark_of(domino), hand_lines(ruling)[domino]) == (mark, said)


def test_what_is_too_far_is_measured_against_one_that_has_to_go():
    ruling = judge(Table.parse("sevens: 5-2 | 6-2 5-1 6-6"))
    reason = ruling.hand.of[Domino(6, 6)].reasons[0]
    assert reason.other in ruling.hand.owed.dominoes


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        ("sevens: 5-2", 0),
        ("sevens: 5-2 6-1 4-3", 0),  # of equals the one played first
        ("sevens: 6-2 5-1 6-1 5-2", 2),
        ("sevens: 0-0 1-0", 1),
        ("sevens: 5-5 4-0", 0),  # three over is as close as three under
        ("sevens: 4-0 5-5", 0),
        ("sevens: 6-6 5-5 4-4 3-3", 2),  # one over and one under, and the double-four came first
        ("sevens: 6-6 5-5 3-3 4-4", 2),
        ("sevens: 6-6 6-5 6-4 6-3", 3),  # sixes aren't a suit
        ("sevens: 6-6 0-0 1-0 2-0", 0),
    ],
)
def test_who_is_winning(line, winner):
    assert judge(Table.parse(line)).trick.winner == winner


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("sevens: 5-2", ["The five-deuce is seven pips: nothing is closer."]),
        ("sevens: 6-6", ["The double-six is twelve pips, five off seven."]),
        ("sevens: 1-0", ["The ace-blank is one pip, six off seven."]),
        ("sevens: 0-0", ["The double-blank is no pips, seven off seven."]),
        (
            "sevens: 6-6 6-2 5-1 4-0",
            [
                "The double-six is twelve pips, five off seven.",
                "The double-six is five off seven, farther than the six-deuce.",
                "The six-deuce is one off seven, the first played that close.",
                "The five-ace is as close as the six-deuce, but it was played later.",
                "The four-blank is three off seven, farther than the six-deuce.",
            ],
        ),
        (
            "sevens: 5-2 6-2",
            [
                "The five-deuce is seven pips: nothing is closer.",
                "The five-deuce is seven pips: nothing played is closer.",
                "The six-deuce is one off seven, farther than the five-deuce.",
            ],
        ),
    ],
)
def test_why_each_domino_wins_or_does_not(line, said):
    assert explanation(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "could_have", "said"),
    [
        ("sevens: 5-2 | 6-1 5-5 | 5-5", "6-1", "Renege: you played the double-five but held the six-ace."),
        ("sevens: 6-6 | 6-2 5-1 5-5 | 5-5", "5-1 6-2", "Renege: you played the double-five but held the six-deuce and the five-ace. The double-five is winning."),
        ("sevens: 5-2 | 6-1 5-5 | 6-1", "", "No renege: the six-ace was a legal play."),
        ("sevens: 5-2 | 6-2 5-1 5-5 | 5-1", "", "No renege: the five-ace was a legal play."),
        ("sevens: | 6-2 5-5 | 5-5", "6-2", "Renege: you played the double-five but held the six-deuce."),  # on the lead
        ("sevens: | 6-2 5-5 | 6-2", "", "No renege: the six-deuce was a legal play."),
        ("sevens: 5-2 | 6-2 5-1 4-2 5-5 | 5-5", "4-2 5-1 6-2", "Renege: you played the double-five but held three closer dominoes."),
    ],
)  # fmt: skip
def test_a_renege_or_not_and_what_should_have_been_played(line, could_have, said):
    ruling = judge(Table.parse(line))
    told = [str(domino) for domino in ruling.played.could_have]
    assert (told, ruling.played.renege) == (could_have.split(), bool(could_have))
    assert verdict(ruling).startswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("sevens:", "Sevens: the closest to seven takes it. Which domino was led?"),
        ("sevens: 5-2", "The five-deuce is seven pips. Play the closest to seven you have."),
        ("sevens: 6-6", "The double-six is five off seven. Play the closest to seven you have."),
        ("sevens: 6-6 6-2", "The six-deuce is the closest to seven so far."),
        ("sevens: 6-6 6-2 5-1 4-0", "The six-deuce takes the trick."),
        ("sevens: 5-2 | 6-1 5-5", "You must play the six-ace: nothing you have is closer to seven."),
        ("sevens: | 6-2 5-1 5-5", "You must play the six-deuce or the five-ace: nothing you have is closer to seven."),
        ("sevens: | 6-2 5-1 4-2 5-5", "You must play one of your three dominoes, the closest to seven."),
    ],
)  # fmt: skip
def test_the_verdict(line, said):
    assert verdict(judge(Table.parse(line))) == said


PLAY_CLOSEST = "Everybody plays the closest to seven pips they have, the leader too."
CLOSEST_WINS = "The domino closest to seven pips takes the trick; of equals, the one played first."


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("sevens: 5-2", Rule.PLAY_CLOSEST, PLAY_CLOSEST),
        ("sevens: | 5-2 5-5", Rule.PLAY_CLOSEST, PLAY_CLOSEST),
        ("sevens: 6-6 | 5-2 5-5", Rule.PLAY_CLOSEST, PLAY_CLOSEST),
        ("sevens: 6-6 | 5-2 5-5 | 5-2", Rule.PLAY_CLOSEST, PLAY_CLOSEST),
        (
            "sevens: 6-6 | 5-2 5-5 | 5-5",
            Rule.RENEGE,
            "Playing a domino farther from seven while holding a closer one is a renege.",
        ),
        ("sevens: 6-6 6-2", Rule.CLOSEST_WINS, CLOSEST_WINS),
        ("sevens: 6-6 6-2 5-1 4-0", Rule.CLOSEST_WINS, CLOSEST_WINS),
    ],
)
def test_the_rule_that_decides_and_its_sentence(line, rule, said):
    ruling = judge(Table.parse(line))
    assert (ruling.rule, rule_line(ruling)) == (rule, said)


def test_four_make_a_trick():
    assert (
        rule_sentence(Rule.FOUR_TO_A_TRICK, SEVENS)
        == "A trick is four dominoes, one from each player."
    )


def test_on_the_lead_the_rule_stands_under_the_verdict():
    assert because(judge(Table.parse("sevens: | 6-2 5-5"))) == PLAY_CLOSEST


# A whole hand

HAND = (
    "sevens 42: 6-1 6-2 5-2 5-1 / 4-3 6-0 4-4 3-3 / 5-3 6-3 4-2 5-4 / 5-0 6-4 4-1 5-5"
    " / 3-2 4-0 3-1 2-2 / 6-5 2-1 3-0 6-6 / 2-0 1-0 1-1 0-0"
)


def test_the_bid_is_made_when_the_bidders_side_has_taken_all_seven():
    ruling = judge_record(Record.parse(HAND))
    assert ruling.winners == (0, 0, 0, 0, 0, 0, 0)
    assert (ruling.outcome.value, ruling.reneges) == ("made", ())
    assert verdict_on_the_hand(ruling) == "The bid of 42 is made."


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("sevens 42: /", "open"),
        ("sevens 42: 6-1 6-2 5-2 5-1 / 4-3 6-0 4-4 3-3 /", "open"),
        (HAND.removesuffix(" 0-0"), "open"),
        ("sevens 42: 6-2 6-0 5-2 5-1 /", "open"),  # partner takes it, for the side
        ("sevens 42: 6-2 6-1 5-1 5-2 /", "set"),
        ("sevens 42: 6-2 5-1 6-0 6-1 /", "set"),
        ("sevens 42: 6-1 5-2 4-3 6-2 / 5-5 6-6 6-0 5-3 /", "open"),
        ("sevens 42: 6-1 5-2 4-3 6-2 / 5-5 6-0 6-6 5-3 /", "set"),
        ("sevens 84: 6-2 6-1 5-1 5-2 /", "set"),
    ],
)
def test_it_is_set_with_the_first_trick_the_side_loses(line, outcome):
    assert judge_record(Record.parse(line)).outcome.value == outcome


@pytest.mark.parametrize(
    ("line", "reneges"),
    [
        # seat 1 threw the double-five with the six-deuce in hand
        ("sevens: 5-2 5-5 6-1 4-3 / 6-0 6-2 5-1 5-3", [(0, 1, "5-5", "6-2", 1)]),
        # the leader too
        ("sevens: 6-2 5-1 5-3 4-4 / 5-2 3-3 4-2 6-0", [(0, 0, "6-2", "5-2", 1)]),
        # what counts is what came out later: the closest of it could have been played, and the
        # first that was closer at all has shown it
        (
            "sevens: 6-1 5-5 5-2 4-3 / 6-0 5-4 5-1 6-2 / 3-3 4-2 5-3 4-4",
            [(0, 1, "5-5", "4-2", 1), (1, 1, "5-4", "4-2", 2)],
        ),
        # two that are as close could both have been played
        (
            "sevens: 6-1 5-5 5-2 4-3 / 6-0 4-2 5-1 6-2 / 4-4 3-3 5-3 6-3",
            [(0, 1, "5-5", "3-3 4-2", 1)],
        ),
        # shown afterwards
        ("sevens: 6-1 5-5 5-2 4-3 / | 1: 4-0 6-3", [(0, 1, "5-5", "6-3", None)]),
        ("sevens: 6-1 5-5 5-2 4-3 / | 0: 5-1 4-4", []),
        # as close as what was played is no renege, nor is farther
        ("sevens: 6-1 6-2 5-2 4-3 / 5-1 6-0 5-3 3-3", []),
        ("sevens: 6-1 6-2 5-2 4-3 / 5-1 5-5 5-3 3-3", []),
    ],
)
def test_a_closer_one_that_comes_out_later_proves_a_renege(line, reneges):
    assert [
        (one.trick, one.seat, str(one.played), " ".join(map(str, one.could_have)), one.shown_by)
        for one in judge_record(Record.parse(line)).reneges
    ] == reneges


def test_the_renege_is_told_with_everything_that_was_closer():
    line = "sevens: 6-1 5-5 5-2 4-3 / 6-0 5-4 5-1 6-2 / 3-3 4-2 5-3 4-4"
    said = [line for _, line in lines(judge_record(Record.parse(line)))]
    assert said[:2] == [
        "Playing a domino farther from seven while holding a closer one is a renege.",
        "Renege in the first trick: the player on the bidder's left played the double-five with a domino"
        " closer to seven in hand. The five-four played in the second trick and the four-deuce"
        " played in the third trick were in hand.",
    ]


def test_the_reason_on_the_board_is_why_the_closest_has_to_go_and_not_what_was_led():
    ruling = judge(Table.parse("sevens: 5-2 | 6-2 5-5"))
    assert because(ruling) == "The six-deuce is one off seven: nothing in the hand is closer."
