"""The command line on every call, at every house: as JSON, and refused in words."""

import json

import pytest

from fortytwo.__main__ import main
from fortytwo.calls import CALLS
from fortytwo.house import Switch


def answers(capsys, *arguments):
    """What the command line prints as JSON for *arguments*."""
    main(["--json", *arguments])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def words(capsys, *arguments):
    """What the command line prints in words for *arguments*, line by line."""
    assert main(arguments) == 0
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


# One trick


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (
            "doubles: 6-6 | 5-5 6-1",
            {
                "table": "doubles: 6-6 | 5-5 6-1",
                "call": "doubles",
                "suit_led": "doubles",
                "led_by": "trump",
                "suits": {"6-6": ["doubles"], "5-5": ["doubles"], "6-1": ["sixes", "aces"]},
                "legal": ["5-5"],
                "winner": 0,
            },
        ),
        (
            "doubles-reversed: 6-5 6-6 0-0",
            {
                "table": "doubles-reversed: 6-5 6-6 0-0",
                "call": "doubles-reversed",
                "suit_led": "sixes",
                "led_by": "high end",
                "suits": {"6-5": ["sixes", "fives"], "6-6": ["doubles"], "0-0": ["doubles"]},
                "legal": [],
                "winner": 2,
            },
        ),
        (
            "follow-me: 5-5 | 5-1 6-6",
            {
                "table": "follow-me: 5-5 | 5-1 6-6",
                "call": "follow-me",
                "suit_led": "fives",
                "led_by": "double",
                "suits": {"5-5": ["fives"], "5-1": ["fives", "aces"], "6-6": ["sixes"]},
                "legal": ["5-1"],
                "winner": 0,
            },
        ),
        (
            "follow-me-doubles-low: 5-5 5-0",
            {
                "table": "follow-me-doubles-low: 5-5 5-0",
                "call": "follow-me-doubles-low",
                "suit_led": "fives",
                "led_by": "double",
                "suits": {"5-5": ["fives"], "5-0": ["fives", "blanks"]},
                "legal": [],
                "winner": 1,
            },
        ),
        (
            "follow-me-doubles-suit: 5-5 6-6 | 5-1 0-0",
            {
                "table": "follow-me-doubles-suit: 5-5 6-6 | 0-0 5-1",
                "call": "follow-me-doubles-suit",
                "suit_led": "doubles",
                "led_by": "double",
                "suits": {
                    "5-5": ["doubles"],
                    "6-6": ["doubles"],
                    "0-0": ["doubles"],
                    "5-1": ["fives", "aces"],
                },
                "legal": ["0-0"],
                "winner": 1,
            },
        ),
        (
            "nello: 6-5 6-6 6-1",
            {
                "table": "nello: 6-5 6-6 6-1",
                "call": "nello",
                "suit_led": "sixes",
                "led_by": "high end",
                "suits": {"6-5": ["sixes", "fives"], "6-6": ["sixes"], "6-1": ["sixes", "aces"]},
                "legal": [],
                "winner": 1,
            },
        ),
        (
            "nello-doubles-low: 6-6 6-0",
            {
                "table": "nello-doubles-low: 6-6 6-0",
                "call": "nello-doubles-low",
                "suit_led": "sixes",
                "led_by": "double",
                "suits": {"6-6": ["sixes"], "6-0": ["sixes", "blanks"]},
                "legal": [],
                "winner": 1,
            },
        ),
        (
            "nello-doubles-suit: 6-6 0-0",
            {
                "table": "nello-doubles-suit: 6-6 0-0",
                "call": "nello-doubles-suit",
                "suit_led": "doubles",
                "led_by": "double",
                "suits": {"6-6": ["doubles"], "0-0": ["doubles"]},
                "legal": [],
                "winner": 0,
            },
        ),
        (
            "nello-doubles-suit-reversed: 6-6 0-0",
            {
                "table": "nello-doubles-suit-reversed: 6-6 0-0",
                "call": "nello-doubles-suit-reversed",
                "suit_led": "doubles",
                "led_by": "double",
                "suits": {"6-6": ["doubles"], "0-0": ["doubles"]},
                "legal": [],
                "winner": 1,
            },
        ),
        (
            "sevens: 5-5 4-0 | 6-2 5-1 6-6",
            {
                "table": "sevens: 5-5 4-0 | 5-1 6-2 6-6",
                "call": "sevens",
                "suit_led": None,
                "led_by": None,
                "suits": {"5-5": [], "4-0": [], "5-1": [], "6-2": [], "6-6": []},
                "legal": ["5-1", "6-2"],
                "winner": 0,
            },
        ),
    ],
)
def test_each_call_as_json(capsys, line, answer):
    assert answers(capsys, line) == [answer]


@pytest.mark.parametrize(
    "line", ["no trump: 5-2 | 5-1", "no-trump: 5-2 | 5-1", "No Trump: 2-5|1-5"]
)
def test_no_trump_is_read_as_follow_me_and_written_so(capsys, line):
    (answer,) = answers(capsys, line)
    assert (answer["call"], answer["table"]) == ("follow-me", "follow-me: 5-2 | 5-1")


@pytest.mark.parametrize(
    ("line", "play"),
    [
        ("sevens: | 6-2 5-5 | 5-5", {"domino": "5-5", "renege": True, "could_have": ["6-2"]}),
        ("doubles: 6-6 | 6-5 5-4 | 5-4", {"domino": "5-4", "renege": False, "could_have": []}),
        (
            "follow-me: 6-4 | 6-6 5-5 | 5-5",
            {"domino": "5-5", "renege": True, "could_have": ["6-6"]},
        ),
        ("nello: 5-2 | 5-1 6-6 | 6-6", {"domino": "6-6", "renege": True, "could_have": ["5-1"]}),
    ],
)
def test_a_play_as_json(capsys, line, play):
    (answer,) = answers(capsys, line)
    assert answer["play"] == play


# The house


@pytest.mark.parametrize(
    ("house", "line", "facts"),
    [
        (
            "leader-names-end",
            "treys: 5-2@2 2-1 | 3-2 2-2",
            {
                "table": "treys: 5-2@2 2-1 | 2-2 3-2",
                "suit_led": "deuces",
                "led_by": "named end",
                "legal": ["2-2"],
                "winner": 0,
            },
        ),
        ("leader-names-end-first", "follow-me: 5-2@2 2-1", {"suit_led": "deuces", "winner": 0}),
        (
            "leader-names-end",
            "treys: 5-2@5 2-1",
            {"table": "treys: 5-2 2-1", "suit_led": "fives", "led_by": "high end"},
        ),
        ("first-lead-trump", "treys: | 5-3 2-1", {"legal": ["5-3"], "suit_led": None}),
        (
            "first-domino-names-trump",
            ": 5-2 6-5 | 5-1 2-1",
            {
                "call": "fives",
                "suit_led": "fives",
                "led_by": "trump",
                "suits": {"5-2": ["fives"], "6-5": ["fives"], "2-1": ["deuces", "aces"], "5-1": ["fives"]},
                "legal": ["5-1"],
                "winner": 1,
            },
        ),
        ("doubles-follow-number", "doubles: 6-6 | 6-1 5-4", {"legal": ["6-1"], "winner": 0}),
        (
            "leader-names-end,first-lead-trump,first-domino-names-trump,doubles-follow-number,follow-me-from-42",
            "doubles: | 6-6 6-1",
            {"legal": ["6-6"]},
        ),
    ],
)  # fmt: skip
def test_what_the_house_has_set_counts(capsys, house, line, facts):
    (answer,) = answers(capsys, "--house", house, line)
    assert {fact: answer[fact] for fact in facts} == facts


def test_where_the_house_has_set_nothing_it_does_not(capsys):
    lines = ["treys: | 5-3 2-1", "doubles: 6-6 | 6-1 5-4", ": 5-2"]
    assert [answer["legal"] for answer in answers(capsys, *lines)] == [
        ["2-1", "5-3"],
        ["5-4", "6-1"],
        None,
    ]


def test_a_switch_that_decides_is_told_in_words(capsys):
    assert words(capsys, "--house", "leader-names-end", "treys: 5-2@2 | 2-1 5-1") == [
        "treys: 5-2@2 | 2-1 5-1",
        "Deuces were led, so you must play the deuce-ace.",
        "- Your table lets the leader name the end: the five-deuce was led as a deuce.",
        "- The deuce-ace is a deuce, the suit led.",
        "- The five-ace isn't a deuce: it's a five and an ace.",
        "Rule: A player who holds a domino of the suit led has to play one.",
    ]


def test_an_end_that_is_named_with_the_switch_off_is_one_bad_line(capsys):
    assert main(["--json", "treys: 5-2@2 2-1", "treys: 5-2 2-1"]) == 2
    bad, good = map(json.loads, capsys.readouterr().out.splitlines())
    assert bad["error"].startswith(
        '"@2" names an end, and your table hasn\'t agreed that the leader may.'
    )
    assert good["suit_led"] == "fives"


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ("leader-names-end,hearts", '"hearts" isn\'t a call or a switch that a table sets.'),
        ("leader-names", '"leader-names" isn\'t a call or a switch that a table sets.'),
        ("leader-names-end,leader-names-end", '"leader-names-end,leader-names-end" settles something twice.'),
        (
            "leader-names-end-first,leader-names-end",
            '"leader-names-end.leader-names-end-first" settles something twice.',
        ),
    ],
)  # fmt: skip
def test_a_house_that_cannot_be_is_quoted_and_nothing_is_ruled(capsys, house, message):
    with pytest.raises(SystemExit) as left:
        main(["--house", house, "treys: 5-2"])
    told = capsys.readouterr()
    assert (left.value.code, told.out) == (2, "")
    assert message in told.err


@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_the_help_lists_every_call_and_every_switch_in_one_piece(capsys, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    told = set(capsys.readouterr().out.replace(",", " ").replace(".", " ").split())
    assert left.value.code == 0
    assert {str(call) for call in CALLS} <= told
    assert {switch.value for switch in Switch} <= told


# Whole hands

NELLO = "nello 42: 5-1 5-5 5-0 / 4-4 4-3 4-0 / 3-3 3-1 3-0 / 6-6 6-2 2-1 / 6-3 6-0 1-0 / 6-4 6-1 2-0 / 6-5 5-2 1-1"
SEVENS = (
    "sevens 42: 6-1 6-2 5-2 5-1 / 4-3 6-0 4-4 3-3 / 5-3 6-3 4-2 5-4 / 5-0 6-4 4-1 5-5"
    " / 3-2 4-0 3-1 2-2 / 6-5 2-1 3-0 6-6 / 2-0 1-0 1-1 0-0"
)


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        (NELLO, {"call": "nello", "winners": [1] * 7, "bid": 42, "outcome": "made", "reneges": []}),
        (NELLO.rpartition(" / ")[0], {"winners": [1] * 6, "outcome": "open"}),
        ("nello 42: 5-1 5-0 5-5 / 4-1 4-3 4-4 /", {"winners": [3, 1], "outcome": "open"}),
        ("nello 2 marks: 5-5 5-1 5-0 /", {"winners": [0], "bid": 84, "outcome": "set"}),
        ("nello-doubles-low 42: 5-5 5-1 5-0 /", {"winners": [1], "outcome": "open"}),
        ("nello-doubles-suit 42: 2-2 6-5 3-3 /", {"winners": [3], "outcome": "open"}),
        ("nello-doubles-suit-reversed 42: 2-2 6-5 3-3 /", {"winners": [0], "outcome": "set"}),
        (
            "nello: 5-2 6-6 5-1 / 5-3 5-4 4-4",
            {
                "winners": [0, 1],
                "reneges": [{"trick": 0, "seat": 1, "played": "6-6", "could_have": ["5-4"], "shown_by": 1}],
            },
        ),
        (SEVENS, {"call": "sevens", "winners": [0] * 7, "points": [42, 0], "outcome": "made", "reneges": []}),
        (SEVENS.removesuffix(" 0-0"), {"winners": [0] * 6, "outcome": "open"}),
        ("sevens 42: 6-2 6-0 5-2 5-1 /", {"winners": [2], "outcome": "open"}),
        ("sevens 42: 6-2 6-1 5-1 5-2 /", {"winners": [1], "outcome": "set"}),
        (
            # the closest that came out could have been played; the first that was closer shows it
            "sevens: 6-1 5-5 5-2 4-3 / 6-0 5-4 5-1 6-2 / 3-3 4-2 5-3 4-4",
            {
                "winners": [0, 0, 0],
                "reneges": [
                    {"trick": 0, "seat": 1, "played": "5-5", "could_have": ["4-2"], "shown_by": 1},
                    {"trick": 1, "seat": 1, "played": "5-4", "could_have": ["4-2"], "shown_by": 2},
                ],
            },
        ),
        (
            "sevens: 6-2 5-1 5-3 4-4 / 5-2 3-3 4-2 6-0",  # the leader
            {"reneges": [{"trick": 0, "seat": 0, "played": "6-2", "could_have": ["5-2"], "shown_by": 1}]},
        ),
        ("doubles 30: 6-5 6-4 0-0 6-1 / 1-1 5-5", {"call": "doubles", "winners": [2], "points": [11, 0], "outcome": "open"}),
        ("doubles-reversed: 6-5 1-1 0-0 6-1 /", {"winners": [2]}),
        ("follow-me 30: 5-2 5-5 6-6 5-1 / 0-0", {"call": "follow-me", "winners": [1], "points": [0, 11], "outcome": "open"}),
        ("no trump 32: 5-2 5-5 6-6 5-1 /", {"call": "follow-me", "bid": 32}),
        ("follow-me-doubles-low: 5-2 5-5 6-6 5-1 /", {"winners": [0]}),
        ("follow-me-doubles-suit: 5-5 6-5 6-6 5-1 /", {"winners": [2]}),
        (
            "follow-me-doubles-suit: 5-5 6-5 6-6 5-1 / 4-4 2-1 1-1 3-3",
            {"reneges": [{"trick": 0, "seat": 1, "played": "6-5", "could_have": ["3-3"], "shown_by": 1}]},
        ),
    ],
)  # fmt: skip
def test_a_whole_hand_of_each_call_as_json(capsys, line, facts):
    (answer,) = answers(capsys, line)
    assert {fact: answer[fact] for fact in facts} == facts


@pytest.mark.parametrize(
    ("house", "line", "reneges"),
    [
        (
            "doubles-follow-number",
            "doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3",
            [{"trick": 0, "seat": 1, "played": "5-4", "could_have": ["6-5"], "shown_by": 1}],
        ),
        (
            "doubles-follow-number",  # a six and a double came out later
            "doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3 / 1-1 2-1 3-1 4-1",
            [{"trick": 0, "seat": 1, "played": "5-4", "could_have": ["1-1"], "shown_by": 1}],
        ),
        ("first-lead-trump", "doubles: 6-6 5-4 6-1 6-2 / 5-1 6-5 5-2 5-3", []),
        (
            "first-lead-trump",
            "treys: 5-2 5-1 5-0 5-5 / 6-4 3-2 6-3 6-0",
            [{"trick": 0, "seat": 0, "played": "5-2", "could_have": ["3-2"], "shown_by": 1}],
        ),
        ("first-lead-trump", "follow-me: 5-2 5-1 5-0 5-5 / 6-4 3-2 6-3 6-0", []),
        ("doubles-follow-number", "treys: 5-2 5-1 5-0 5-5 / 6-4 3-2 6-3 6-0", []),
    ],
)
def test_in_a_whole_hand_what_the_house_has_set_counts(capsys, house, line, reneges):
    (answer,) = answers(capsys, "--house", house, line)
    assert answer["reneges"] == reneges


@pytest.mark.parametrize(
    ("house", "line", "facts"),
    [
        ("leader-names-end", "treys: 5-2@2 6-5 2-1 6-6 / 6-4@4 2-2 4-4 4-0", {"winners": [0, 2]}),
        ("leader-names-end-first", "treys: 5-2@2 6-5 2-1 6-6 / 6-4 2-2 4-4 4-0", {"winners": [0, 0]}),
        ("first-domino-names-trump", ": 5-2 5-1 6-6 5-5 /", {"call": "fives", "winners": [3]}),
        ("first-domino-names-trump", " 32: 5-2 5-1 6-6 5-5 /", {"call": "fives", "bid": 32, "outcome": "set"}),
        ("first-domino-names-trump", "2 marks: 6-6 5-1 6-4 5-5 /", {"call": "sixes", "bid": 84, "outcome": "open"}),
        ("first-domino-names-trump", "treys: 5-2 5-1 6-6 3-0 /", {"call": "treys", "winners": [3]}),
    ],
)  # fmt: skip
def test_in_a_whole_hand_an_end_is_named_and_the_first_domino_names_trump(
    capsys, house, line, facts
):
    (answer,) = answers(capsys, "--house", house, line)
    assert {fact: answer[fact] for fact in facts} == facts


def test_it_is_told_in_words_that_the_first_domino_named_trump(capsys):
    assert words(capsys, "--house", "first-domino-names-trump", ": 5-2 /")[-1] == (
        "- First trick so far: the bidder led the five-deuce. The five-deuce was the first domino"
        " led, so at your table it makes fives trump."
    )


@pytest.mark.parametrize(
    ("house", "line", "message"),
    [
        ("", "nello 41: 5-2 5-1 5-0 /", "It takes a bid of 42 or more to call nello, doubles high."),
        ("", "nello-doubles-low 30: /", "It takes a bid of 42 or more to call nello, doubles low."),
        ("", "sevens 41: 5-2 5-1 5-0 5-5 /", "It takes a bid of 42 or more to call sevens."),
        ("follow-me-from-42", "follow-me 41: /", "At your table it takes a bid of 42 or more to call follow me, doubles high."),
        ("follow-me-from-42", "no trump 30: /", "At your table it takes a bid of 42 or more to call follow me, doubles high."),
        ("follow-me-from-42", "sevens 41: /", "It takes a bid of 42 or more to call sevens."),
        ("", "nello 42: 6-5 6-6 6-1 5-5 /", '"6-5 6-6 6-1 5-5" is too many for a trick. A trick is three dominoes.'),
        ("", "nello: 6-5 6-6 6-1 5-5", '"6-5 6-6 6-1 5-5" is too many for a trick. A trick is three dominoes.'),
        ("", "nello 42: 6-5 6-6 6-1 / | 2: 5-5", 'Seat "2" sits out in nello, so it has nothing to show.'),
        ("", "doubles 30: 6-5 6-4 0-0 / 1-1", 'The first trick is short: "6-5 6-4 0-0". Only the last trick may be unfinished.'),
        ("", "treys: 5-2@2 5-1 2-1 6-6 /", '"@2" names an end, and your table hasn\'t agreed that the leader may. Set that under Before you start, or leave it out.'),
        ("leader-names-end-first", "treys: 5-2@2 5-1 2-1 6-6 / 6-4@4", '"@4" names an end, and your table hasn\'t agreed that the leader may. Set that under Before you start, or leave it out.'),
        ("", ": 5-2 5-1 /", '"" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
        ("first-domino-names-trump", ": /", '"" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
        ("", "hearts: 5-2", "\"hearts\" isn't a call I know. Trump is a number, like treys. Or it's doubles, follow me, nello or sevens."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_words(capsys, house, line, message):
    assert main(["--house", house, line]) == 2
    assert capsys.readouterr().out == f"{message}\n"
    assert main(["--json", "--house", house, line]) == 2
    assert json.loads(capsys.readouterr().out) == {"error": message}


@pytest.mark.parametrize("line", ["follow-me 41: /", "follow-me: /", "treys 30: /", "nello 42: /"])
def test_a_bid_that_is_high_enough_is_not(capsys, line):
    assert main(["--json", line]) == 0
    assert "error" not in json.loads(capsys.readouterr().out)


def test_a_hand_of_nello_in_words_says_nothing_of_points(capsys):
    assert words(capsys, "nello 42: 6-5 6-6 6-1 / 5-5 5-0") == [
        "nello 42: 6-5 6-6 6-1 / 5-5 5-0",
        "The bid of 42 is made if the bidder takes no trick.",
        "- No renege shown so far.",
        "- First trick: the player on the bidder's left took it with the double-six."
        " The double-six is the highest six played.",
        "- Second trick so far: the double-five is winning for the player on the bidder's left."
        " The double-five is the highest five played.",
    ]


def test_nor_does_a_hand_of_sevens(capsys):
    assert words(capsys, "sevens 42: 6-6 6-5 6-4 6-1 / 5-2") == [
        "sevens 42: 6-6 6-5 6-4 6-1 / 5-2",
        "The bid of 42 is set.",
        "- No renege shown so far.",
        "- First trick: the player on the bidder's right took it with the six-ace."
        " The six-ace is seven pips: nothing played is closer.",
        "- Second trick so far: the player on the bidder's right led the five-deuce."
        " The five-deuce is seven pips: nothing is closer.",
    ]
