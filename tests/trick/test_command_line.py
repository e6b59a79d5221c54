"""The command line: rulings in words, or one JSON object a line, bad lines in their place."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from fortytwo.__main__ import main

PY = Path(__file__).parents[2] / "py"


def answers(capsys, *arguments):
    """What the command line prints as JSON for *arguments*."""
    main(["--json", *arguments])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_dispute_as_json(capsys):
    assert answers(capsys, "treys: 5-2 | 2-1 5-3 5-1") == [
        {
            "table": "treys: 5-2 | 2-1 5-1 5-3",
            "call": "treys",
            "suit_led": "fives",
            "led_by": "high end",
            "suits": {
                "5-2": ["fives", "deuces"],
                "2-1": ["deuces", "aces"],
                "5-1": ["fives", "aces"],
                "5-3": ["treys"],
            },
            "legal": ["5-1"],
            "winner": 0,
        }
    ]


def test_a_trick_with_its_winner_as_json(capsys):
    assert answers(capsys, "blanks: 6-6 5-0 6-0") == [
        {
            "table": "blanks: 6-6 5-0 6-0",
            "call": "blanks",
            "suit_led": "sixes",
            "led_by": "double",
            "suits": {"6-6": ["sixes"], "5-0": ["blanks"], "6-0": ["blanks"]},
            "legal": [],
            "winner": 2,
        }
    ]


def test_before_trump_is_named_only_suits_are_told(capsys):
    assert answers(capsys, ": 6-3 | 2-1") == [
        {
            "table": ": 6-3 | 2-1",
            "call": None,
            "suit_led": None,
            "led_by": None,
            "suits": {"6-3": ["sixes", "treys"], "2-1": ["deuces", "aces"]},
            "legal": None,
            "winner": None,
        }
    ]


def test_on_the_lead_anything_is_legal_and_nothing_is_led_or_won(capsys):
    (answer,) = answers(capsys, "fours: | 6-4 2-1")
    assert (answer["suit_led"], answer["led_by"]) == (None, None)
    assert (answer["legal"], answer["winner"]) == (["2-1", "6-4"], None)


def test_a_trump_led_is_told_as_such(capsys):
    (answer,) = answers(capsys, "treys: 6-3")
    assert (answer["suit_led"], answer["led_by"]) == ("treys", "trump")


@pytest.mark.parametrize(
    ("line", "play", "winner"),
    [
        (
            "treys: 5-2 | 5-3 5-1 | 5-3",
            {"domino": "5-3", "renege": True, "could_have": ["5-1"]},
            1,
        ),
        ("treys: 5-2 | 5-3 5-1 | 5-1", {"domino": "5-1", "renege": False, "could_have": []}, 0),
    ],
)
def test_a_play_is_told_with_the_hand_as_it_was_before(capsys, line, play, winner):
    (answer,) = answers(capsys, line)
    assert (answer["play"], answer["winner"], answer["legal"]) == (play, winner, ["5-1"])


def test_words_are_the_default(capsys):
    assert main(["treys: 5-2 | 2-1 5-1"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "treys: 5-2 | 2-1 5-1",
        "  Fives were led, so you must play the five-ace.",
        "  - The five-deuce isn't a trump, so it's led as its higher end, a five.",
        "  - The five-ace is a five, the suit led.",
        "  - The deuce-ace isn't a five: it's a deuce and an ace.",
        "  Rule: A player who holds a domino of the suit led has to play one.",
    ]


def test_a_bad_line_is_told_in_words_in_its_place_and_the_rest_go_on(capsys):
    assert main([":", "treys: 7-1", ":"]) == 2
    assert capsys.readouterr().out.splitlines() == [
        ":",
        "  Tap the trump and the domino led, and I'll tell you the suit.",
        '"7-1" isn\'t a domino. Write it like 6-4 or six-four.',
        ":",
        "  Tap the trump and the domino led, and I'll tell you the suit.",
    ]


def test_without_arguments_lines_are_read_from_standard_input(capsys):
    assert main(["--json"], io.StringIO("fours: 6-4\n\nfours: 5-4")) == 2
    first, bad, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["table"], last["table"]) == ("fours: 6-4", "fours: 5-4")
    assert list(bad) == ["error"]
    assert bad["error"].startswith('"" has no colon after the trump.')


def test_a_thousand_lines_give_a_thousand_answers_in_order(capsys):
    lines = [f"treys: {high}-{low}" for high in range(7) for low in range(high + 1)] * 36
    main(["--json"], io.StringIO("\n".join(lines)))
    told = [json.loads(line)["table"] for line in capsys.readouterr().out.splitlines()]
    assert told == lines


def run(*arguments, stdin=b""):
    """The command as a person types it."""
    return subprocess.run(
        [sys.executable, "-m", "fortytwo", *arguments],
        env={"PYTHONPATH": str(PY)},
        input=stdin,
        capture_output=True,
        check=False,
    )


def test_the_command_as_it_is_typed():
    done = run("fours: 6-4")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Fours are trump, so the six-four is a trump." in done.stdout


def test_a_reader_that_has_seen_enough_is_no_error():
    command = [sys.executable, "-m", "fortytwo"]
    with subprocess.Popen(
        command, env={"PYTHONPATH": str(PY)}, stdin=-1, stdout=-1, stderr=-1
    ) as typed:
        typed.stdout.close()
        typed.stdin.write(b"fours: 6-4\n" * 5_000)
        typed.stdin.close()
        assert typed.stderr.read() == b""


def test_a_byte_order_mark_before_the_first_line_is_let_go():
    assert b"so the six-four is a trump." in run(stdin="\ufefffours: 6-4\n".encode()).stdout


def test_bytes_that_are_no_text_are_one_bad_line_and_the_rest_go_on():
    done = run("--json", stdin=b"\xff\xfe\nfours: 6-4\n")
    first, second = map(json.loads, done.stdout.splitlines())
    assert (done.returncode, done.stderr) == (2, b"")
    assert ("error" in first, second["suit_led"]) == (True, "fours")
