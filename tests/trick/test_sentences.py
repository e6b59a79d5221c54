"""Sentences: what the referee says, made from the ruling alone."""

from itertools import permutations

import pytest

from fortytwo.agreement import Agreement, Cost
from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES, Domino
from fortytwo.trick.rulings import Mark, judge
from fortytwo.trick.table import Place, Table
from fortytwo.words.trick import (
    all_played_words,
    because,
    explanation,
    hand_lines,
    hint,
    place_holds,
    place_shows,
    play_words,
    question,
    row_title,
    tile_name,
    tile_word,
    verdict,
)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (":", "Tap the trump and the domino led, and I'll tell you the suit."),
        (": | 6-3", "Trump hasn't been named, so I can't rule yet."),
        (": 6-3 | 5-3", "Trump hasn't been named: the six-trey is a six and a trey."),
        ("treys:", "Treys are trump. Which domino was led?"),
        ("treys: | 5-3 2-1", "On the lead you may play anything."),
        ("treys: 5-2", "The five-deuce is led as a five. Follow with a five."),
        ("treys: 5-5", "The double-five is led as a five. Follow with a five."),
        ("treys: 6-3", "Treys are trump, so the six-trey is a trump. Follow with a trey."),
        ("treys: 5-2 5-3", "Fives were led, and the five-trey is winning."),
        ("treys: 5-2 5-1 5-5 6-6", "The double-five takes the trick."),
        ("treys: 5-2 5-1 5-5 6-6 | 5-3", "The double-five takes the trick."),
        ("treys: 5-2 | 5-1 2-1", "Fives were led, so you must play the five-ace."),
        ("treys: 5-2 | 5-1 5-0", "Fives were led, so you must play the five-ace or the five-blank."),
        ("treys: 5-2 | 5-1 5-0 5-4", "Fives were led, so you must play one of your three fives."),
        ("treys: 6-3 | 5-3 4-3 3-3 3-2 3-1 3-0", "Trumps were led, so you must play one of your six trumps."),
        ("treys: 5-2 | 5-3 2-1", "Fives were led and you don't have any, so you may play anything."),
        ("treys: 5-2 | 5-1 2-1 | 5-1", "No renege: the five-ace was a legal play."),
        ("treys: 5-1 | 5-2 | 5-2", "No renege: the five-deuce was a legal play. The five-deuce is winning."),
        ("treys: 5-1 5-0 2-1 | 5-2 | 5-2", "No renege: the five-deuce was a legal play. The five-deuce takes the trick."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "Renege: you played the deuce-ace but held the five-ace."),
        (
            "treys: 5-2 | 5-1 5-3 | 5-3",
            "Renege: you played the five-trey but held the five-ace. The five-trey is winning.",
        ),
        (
            "treys: 5-2 | 5-3 5-1 5-0 | 5-3",
            "Renege: you played the five-trey but held the five-ace and the five-blank."
            " The five-trey is winning.",
        ),
        (
            "treys: 5-2 5-4 6-6 | 5-1 5-0 5-5 5-3 | 5-3",
            "Renege: you played the five-trey but held three fives. The five-trey takes the trick.",
        ),
        (
            "treys: 5-2 | 5-1 2-1 | 2-1 6-6 5-5",
            "Renege: you played the deuce-ace but held the five-ace. The double-five takes the trick.",
        ),
        (
            "treys: 5-2 | 5-1 2-1 | 5-1 6-6 5-5",
            "No renege: the five-ace was a legal play. The double-five takes the trick.",
        ),
    ],
)  # fmt: skip
def test_the_verdict_is_one_plain_sentence(line, said):
    assert verdict(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: 5-2 | 5-1", "If this is in your hand, you must play the five-ace."),
        ("treys: 5-2 | 5-1 2-1", "If these are in your hand, you must play the five-ace."),
        ("treys: 5-2 | 5-1 5-0 5-4", "If these are in your hand, you must play one of your three fives."),
        ("treys: 5-2 | 5-3 2-1", "If these are in your hand, you may play anything."),
        ("treys: 5-2 5-1 5-5 6-6", "The double-five takes the trick."),
        (": 6-3 | 5-3", "Trump hasn't been named: the six-trey is a six and a trey."),
    ],
)  # fmt: skip
def test_where_nobody_is_sure_the_verdict_says_what_it_takes_the_dominoes_for(line, said):
    assert verdict(judge(Table.parse(line)), unsure=True) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (":", ""),
        ("treys:", ""),
        (": 6-3", "A domino is in the suit of each of its ends; a double is in one suit only."),
        ("treys: | 5-3", "The player who leads may lead any domino."),
        ("treys: 6-3", "The six-trey has a trey on it and treys are trump, so trumps were led."),
        ("treys: 5-2", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys: 5-2 5-3", "The five-trey is the only trump played."),
        # what looks as if it followed is what they argue about
        ("treys: 5-2 | 2-1 5-3 5-1", "The five-trey isn't a five: treys are trump."),
        ("treys: 5-2 | 2-1 5-3", "The five-trey isn't a five: treys are trump."),
        ("treys: 5-2 | 2-1 3-1 5-1", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys: 5-2 | 5-1 5-3 | 5-3", "The five-trey isn't a five: treys are trump."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "The deuce-ace isn't a five: it's a deuce and an ace."),
        ("treys: 5-2 | 5-1 2-1 | 5-1", "The five-ace is a five, the suit led."),
        ("treys: 5-2 5-1 5-5 6-6", "Nobody played a trump, and the double-five is the highest five."),
        ("treys: 5-2 5-1 5-5 6-6 | 5-3", "Nobody played a trump, and the double-five is the highest five."),
    ],
)  # fmt: skip
def test_the_reason_that_decides_stands_under_the_verdict(line, said):
    assert because(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("line", "domino", "said"),
    [
        ("treys: 5-2 | 2-1 5-3 5-1", "5-3", "The five-trey isn't a five: treys are trump."),
        ("treys: 5-2 | 2-1 5-3 5-1", "2-1", "The deuce-ace isn't a five: it's a deuce and an ace."),
        ("treys: 5-2 | 2-1 5-3 5-1", "5-1", "The five-ace is a five, the suit led."),
        ("treys: 5-2 | 3-1 5-1", "3-1", "The trey-ace is a trump, not a five."),
        ("treys: 5-2 | 6-6 5-1", "6-6", "The double-six isn't a five: it's a six."),
        ("treys: 5-2 | 3-1", "3-1", "You don't have any fives, so you may trump with the trey-ace."),
        (
            "treys: 5-2 | 5-3",
            "5-3",
            "The five-trey isn't a five: treys are trump."
            " You don't have any fives, so you may trump with the five-trey.",
        ),
        ("treys: 5-2 | 2-1", "2-1", "You don't have any fives, so you may throw off the deuce-ace, but it can't win."),
        ("treys: 6-3 | 6-6 3-0", "3-0", "The trey-blank is a trump, the suit led."),
        ("treys: 6-3 | 6-5 3-0", "6-5", "The six-five isn't a trump: it's a six and a five."),
        ("treys: 6-3 | 2-1", "2-1", "You don't have any trumps, so you may throw off the deuce-ace, but it can't win."),
        ("treys: | 2-1", "2-1", "The deuce-ace is a deuce and an ace."),
        ("treys: | 3-1", "3-1", "The trey-ace is a trump and nothing else: treys are trump."),
        ("treys: 5-2 5-1 5-0 5-5 | 6-6", "6-6", "The double-six is too late: four dominoes are down."),
        (": | 4-4", "4-4", "The double-four is a four."),
    ],
)  # fmt: skip
def test_each_domino_of_the_hand_is_told_why(line, domino, said):
    assert hand_lines(judge(Table.parse(line)))[Domino.parse(domino)] == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (":", []),
        (": 6-3 4-4 | 2-1", ["The six-trey is a six and a trey.", "The double-four is a four."]),
        ("treys: 6-3", ["The six-trey has a trey on it and treys are trump, so trumps were led."]),
        ("aces: 6-1", ["The six-ace has an ace on it and aces are trump, so trumps were led."]),
        ("treys: 5-2", ["The five-deuce isn't a trump, so it's led as its higher end, a five."]),
        ("treys: 5-5", ["The double-five is led as its own number: fives were led."]),
        (
            "treys: 5-5 5-3 5-1 3-1",
            [
                "The double-five is led as its own number: fives were led.",
                "The double-five is a five, not a trump, and the five-trey trumped it.",
                "The five-trey is the highest trump played.",
                "The five-ace is a five, not a trump, and the five-trey trumped it.",
                "The trey-ace is a lower trump than the five-trey.",
            ],
        ),
        (
            "sixes: 5-2 5-1 4-4",
            [
                "The five-deuce isn't a trump, so it's led as its higher end, a five.",
                "Nobody played a trump, and the five-deuce is the highest five.",
                "The five-ace is a lower five than the five-deuce.",
                "The double-four is off suit: it's a four, so it can't win.",
            ],
        ),
    ],
)  # fmt: skip
def test_the_reasons_of_the_trick_are_read_in_order(line, said):
    assert explanation(judge(Table.parse(line))) == said


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_whatever_is_led_played_and_held_there_are_whole_sentences_for_it(call):
    for lead, played, held in permutations(DOMINOES[::2], 3):
        ruling = judge(Table(call, (lead, played), frozenset({held})))
        said = [verdict(ruling), *explanation(ruling), *hand_lines(ruling).values()]
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_the_verdict_says_must_exactly_when_a_domino_is_marked_must(call):
    for lead, one, two in permutations(DOMINOES[::2], 3):
        ruling = judge(Table(call, (lead,), frozenset({one, two})))
        must = any(play.mark is Mark.MUST for play in ruling.hand.plays)
        assert ("must" in verdict(ruling), "anything" in verdict(ruling)) == (must, not must)


def test_the_hand_is_read_with_what_must_be_played_first_then_from_high_to_low():
    lines = hand_lines(judge(Table.parse("treys: 5-2 | 6-6 2-1 5-1 3-1 5-4")))
    assert [str(domino) for domino in lines] == ["5-4", "5-1", "6-6", "3-1", "2-1"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (":", "Tap either one first. A whole hand, or the score? Tap Menu."),
        (": 6-3", "Now tap the trump, or your hand first."),
        (": 6-3 | 5-1", "Now tap the trump."),
        (": | 5-1", "Now tap the trump."),
        ("treys:", "Tap the domino led, or hand if you lead."),
        ("treys: 5-2", "Tap your hand, or 2nd for the next one."),
        ("treys: 5-2 6-6", "Tap your hand, or 3rd for the next one."),
        (
            "treys: 5-2 | 5-1",
            "Tap the rest of your hand. To add the next play, tap 2nd.",
        ),
        ("treys: 5-2 | 5-1 5-0 6-6 6-5 6-4 6-1 1-1", "Somebody played? Tap 2nd, then that domino."),
        ("treys: | 5-1", "Somebody else leading? Tap Led, then their domino."),
        ("treys: 5-2 | 5-1 | 5-1", "Tap 3rd for what came next, or Next trick."),
        ("treys: 5-2 5-1 5-5 6-6", "Tap Next trick to go on."),
        ("treys: 5-2 | 5-1 | 5-1 5-5 6-6", "Tap Next trick to go on."),
        (": 5-2 5-1 5-5 6-6", "Now tap the trump, or your hand first."),
    ],
)
def test_the_hint_says_what_to_tap_next(line, said):
    assert hint(judge(Table.parse(line))) == said


def test_while_the_trick_is_tapped_the_hint_leads_to_the_hand():
    ruling = judge(Table.parse("treys: 5-2 6-6"))
    assert hint(ruling, asked=Place.THIRD) == "Tap it. For your own dominoes, tap hand."


@pytest.mark.parametrize(
    ("hand", "said"), [("5-1", "It was played"), ("5-1 6-6", "They were played")]
)
def test_what_was_tapped_is_taken_as_played_in_a_word(hand, said):
    assert all_played_words(judge(Table.parse(f"treys: 5-2 | {hand}"))) == said


def test_after_a_renege_the_hint_says_what_it_is_agreed_to_cost():
    ruling = judge(Table.parse("treys: 5-2 | 5-1 2-1 | 2-1"))
    assert hint(ruling) == "Your table hasn't settled what a renege costs."
    assert hint(ruling, Agreement(Cost.HAND)) == "Agreed: a renege loses the hand."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (":", "Which dominoes are in your hand?"),
        ("treys: 5-2", "Which dominoes are in your hand?"),
        ("treys: 5-2 5-1 5-5 | 2-1", "Which dominoes are in your hand?"),
        ("treys: 5-2 | 2-1 | 2-1", "Your hand, before you played"),
        (": 5-2 | 2-1 | 2-1", "Your hand, before you played"),
        ("treys: 5-2 5-1 5-5 | 2-1 | 2-1", "Your hand, before you played"),
        ("treys: 5-2 5-1 5-5 6-6 | 2-1", "Your hand"),
        ("treys: 5-2 5-1 5-5 6-6", "Your hand"),
    ],
)
def test_the_hand_is_asked_for_as_long_as_there_is_a_play_to_rule_on(line, said):
    assert question(judge(Table.parse(line))) == said


@pytest.mark.parametrize(
    ("domino", "name", "mark"),
    [
        ("5-2", "five-deuce was led", "led"),
        ("6-6", "double-six was played second", "2nd"),
        ("5-1", "five-ace must be played", "must"),
        ("2-1", "deuce-ace can't be played", "can't"),
        ("0-0", "double-blank", ""),
    ],
)
def test_a_tile_tells_ear_and_eye_what_was_ruled_or_where_it_is(domino, name, mark):
    ruling = judge(Table.parse("treys: 5-2 6-6 | 5-1 2-1"))
    tile = Domino.parse(domino)
    assert (tile_name(tile, ruling), tile_word(tile, ruling)) == (name, mark)


@pytest.mark.parametrize(
    ("line", "domino", "name", "mark"),
    [
        ("treys: 5-2 | 5-1 5-0 2-1", "5-1", "five-ace, or another five, must be played", "must"),
        ("treys: 6-3 | 3-1 3-0 2-1", "3-1", "trey-ace, or another trump, must be played", "must"),
        ("treys: 5-2 | 5-3", "5-3", "five-trey may be played", "may"),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "2-1", "deuce-ace was played, a renege", "played"),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "5-1", "five-ace had to be played", "had to"),
        ("treys: 5-2 | 5-1 2-1 | 5-1", "5-1", "five-ace was played", "played"),
        ("treys: 5-2 | 5-1 2-1 | 5-1", "2-1", "deuce-ace couldn't be played", "can't"),
        ("treys: 5-2 | 4-1 2-1 | 4-1", "2-1", "deuce-ace could be played", "could"),
    ],
)
def test_of_several_that_follow_one_must_go_and_after_the_play_it_had_to(line, domino, name, mark):
    ruling = judge(Table.parse(line))
    tile = Domino.parse(domino)
    assert (tile_name(tile, ruling), tile_word(tile, ruling)) == (name, mark)


def test_before_trump_is_named_a_tile_of_the_hand_says_it_is_there():
    ruling = judge(Table.parse(": | 5-1"))
    assert tile_name(Domino(5, 1), ruling) == "five-ace is in the hand"
    assert tile_word(Domino(5, 1), ruling) == "hand"


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("treys: 5-2 | 5-1 2-1", "The deuce-ace can't be played."),
        ("treys: 5-2 | 5-1 2-1 | 2-1", "The deuce-ace was played, a renege."),
        ("treys: 5-2 | 5-3 2-1 | 2-1", "The deuce-ace was played."),
        (": 5-2 | 5-1 2-1", "The deuce-ace is in the hand."),
        (": 5-2 | 5-1 2-1 | 2-1", "The deuce-ace was played."),
    ],
)
def test_a_row_of_the_hand_opens_with_the_ruling_on_its_domino(line, title):
    assert row_title(Domino(2, 1), judge(Table.parse(line))) == title


def test_the_play_button_says_what_it_does():
    ruling = judge(Table.parse("treys: 5-2 | 5-1 2-1 1-0 | 2-1"))
    played = [Domino(5, 1), Domino(1, 0), Domino(2, 1)]
    buttons = [play_words(domino, ruling) for domino in played]
    assert buttons == [
        ("Play", "Play the five-ace"),
        ("Played this anyway", "Played this anyway: the ace-blank"),
        ("Take back", "Take back the deuce-ace"),
    ]


@pytest.mark.parametrize("line", [": 5-2 | 2-1", "treys: | 2-1", "treys: 5-2 | 2-1"])
def test_what_may_be_played_or_is_not_ruled_on_yet_is_simply_played(line):
    assert play_words(Domino(2, 1), judge(Table.parse(line)))[0] == "Play"


def test_a_place_says_what_lies_there_and_whether_it_is_winning():
    ruling = judge(Table.parse("treys: 5-2 5-3 | 5-1 2-1"))
    assert [place_holds(place, ruling) for place in Place] == [
        "five-deuce",
        "five-trey, winning",
        "empty",
        "empty",
        "five-ace, deuce-ace",
    ]


def test_a_place_shows_its_domino_in_numbers_and_the_hand_how_many_it_holds():
    ruling = judge(Table.parse("treys: 5-2 0-0 | 5-1 2-1"))
    assert [place_shows(place, ruling) for place in Place] == ["5-2", "0-0", "", "", "2"]
