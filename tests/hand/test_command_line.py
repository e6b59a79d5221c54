"""The command line on whole hands: a line with a slash is one, in words or as one JSON object."""

import io
import json

import pytest

from fortytwo.__main__ import main
from fortytwo.hand.record import Record


def answers(capsys, *arguments):
    """What the command line prints as JSON for *arguments*."""
    main(["--json", *arguments])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_whole_hand_as_json(capsys):
    line = (
        "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3 6-2 / 1-1 2-1 6-1 4-1"
        " / 3-1 5-3 4-3 3-0 / 0-0 6-0 5-0 4-0 / 2-2 4-2 2-0 1-0"
    )
    assert answers(capsys, line) == [
        {
            "call": "treys",
            "winners": [3, 3, 1, 1, 2, 2, 2],
            "points": [8, 34],
            "reneges": [
                {"trick": 0, "seat": 2, "played": "6-6", "could_have": ["5-4"], "shown_by": 1},
                {
                    "trick": 1,
                    "seat": 1,
                    "played": "4-4",
                    "could_have": ["3-1", "6-3"],
                    "shown_by": 2,
                },
                {"trick": 1, "seat": 2, "played": "5-4", "could_have": ["5-3"], "shown_by": 4},
            ],
        }
    ]


def test_a_hand_with_a_bid_tells_what_became_of_it(capsys):
    assert answers(capsys, "treys 32: 5-2 5-1 6-6 5-5 /", "treys 84: 5-2 5-1 5-5 6-6 / 3-3") == [
        {
            "call": "treys",
            "winners": [3],
            "points": [0, 11],
            "reneges": [],
            "bid": 32,
            "outcome": "set",
        },
        {
            "call": "treys",
            "winners": [2],
            "points": [11, 0],
            "reneges": [],
            "bid": 84,
            "outcome": "open",
        },
    ]


def test_a_renege_that_only_dominoes_shown_have_proved_is_shown_by_no_trick(capsys):
    (answer,) = answers(capsys, "treys: 5-2 5-1 6-6 5-5 / | 2: 5-4 5-0")
    assert answer["reneges"] == [
        {"trick": 0, "seat": 2, "played": "6-6", "could_have": ["5-0", "5-4"], "shown_by": None}
    ]


def test_before_a_trick_is_finished_nobody_has_won_it(capsys):
    assert (
        answers(capsys, "treys: 5-2 5-1 /", "treys: /")
        == [{"call": "treys", "winners": [], "points": [0, 0], "reneges": []}] * 2
    )


@pytest.mark.parametrize(
    ("line", "is_a_hand"),
    [
        ("treys: 5-2 5-1 6-6 5-5", False),  # one trick, whole or not, is a table
        ("treys: 5-2 5-1 6-6 5-5 /", True),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3", True),
        ("treys: 5-2 5-1 6-6 5-5/3-3", True),
        ("treys:", False),
        ("treys:/", True),
        ("treys: 5-2 | 2-1 5-1", False),
        ("treys: 5-2 / | 2: 5-1", True),
    ],
)
def test_a_slash_tells_a_hand_from_a_table(line, is_a_hand, capsys):
    (answer,) = answers(capsys, line)
    assert ("winners" in answer, "table" in answer) == (is_a_hand, not is_a_hand)


def test_a_hand_in_words(capsys):
    assert main(["treys 32: 5-2 5-1 6-6 5-5/3-3 | 2: 5-4"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "treys 32: 5-2 5-1 6-6 5-5 / 3-3 | 2: 5-4",
        "  Renege by the bidder's partner in the first trick. The bidder's side 0, the other side "
        "11, 31 to come. The bid of 32 is set.",
        "  - Renege in the first trick: fives were led, and the bidder's partner played the "
        "double-six. The five-four shown afterwards was in hand.",
        "  - First trick: the player on the bidder's right took it with the double-five. Nobody played "
        "a trump, and the double-five is the highest five. 11 points: 1 for the trick and 10 for "
        "the double-five.",
        "  - Second trick so far: the player on the bidder's right led the double-trey. The "
        "double-trey has a trey on it and treys are trump, so trumps were led.",
        "  Rule: Playing another suit while holding the suit led is a renege.",
    ]


def test_without_a_renege_no_rule_is_read_out(capsys):
    main(["treys: 5-2 /"])
    assert "Rule:" not in capsys.readouterr().out


def test_a_bad_hand_is_told_in_its_place_and_the_rest_go_on(capsys):
    lines = ["treys: 5-2 / 5-1", "treys: 5-2 /", "treys: 5-2", "treys: 5-2 5-2 /"]
    assert main(["--json"], io.StringIO("\n".join(lines))) == 2
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [sorted(answer)[0] for answer in told] == ["error", "call", "call", "error"]
    assert (
        told[0]["error"]
        == 'The first trick is short: "5-2". Only the last trick may be unfinished.'
    )
    assert main(["treys: 5-2 / 5-1"]) == 2
    assert capsys.readouterr().out == f"{told[0]['error']}\n"


def test_the_line_printed_is_a_hand_again(capsys):
    main(["treys 30: 5-2 5-1/"])
    line = capsys.readouterr().out.splitlines()[0]
    assert Record.parse(line) == Record.parse("treys 30: 5-2 5-1")
