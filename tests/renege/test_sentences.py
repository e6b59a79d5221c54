"""A renege that's called: what the referee says, made from the ruling and who it was."""

import pytest

from fortytwo.agreement import Agreement, Cost
from fortytwo.dominoes import Domino
from fortytwo.renege.moment import Moment
from fortytwo.seats import Seating
from fortytwo.trick.rulings import judge
from fortytwo.words.renege import (
    accused,
    because,
    choices,
    hint,
    lines,
    name_of,
    question,
    tile_name,
    tile_word,
    verdict,
)


def ruled(told):
    """The ruling on what is *told*, as a link has it after the word for it."""
    return judge(Moment.parse(f"/renege/{told}/").table)


@pytest.mark.parametrize(
    ("told", "said", "reason"),
    [
        ("///", "Call a renege: tap the trump, the domino led, what they played, what they still had, and who it was.", ""),
        ("treys///", "Call a renege: tap the trump, the domino led, what they played, what they still had, and who it was.", ""),
        ("treys//6-6/", "Call a renege: tap the trump, the domino led, what they played, what they still had, and who it was.", ""),
        ("/5-2//", "Trump hasn't been named: the five-deuce is a five and a deuce.", "A domino is in the suit of each of its ends; a double is in one suit only."),
        ("treys/5-2//", "The five-deuce is led as a five. Follow with a five.", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys/5-2/6-6/", "Fives were led, and Bo played the double-six. What did Bo still have?", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys/5-2/6-6/5-1", "Renege: Bo played the double-six but held the five-ace.", "The double-six isn't a five: it's a six."),
        ("treys/5-2/5-3/5-1.5-0", "Renege: Bo played the five-trey but held the five-ace and the five-blank.", "The five-trey isn't a five: treys are trump."),
        ("treys/5-2/6-6/5-3", "No renege: there are no fives among these.", "The five-trey isn't a five: treys are trump."),
        ("treys/5-2/6-6/4-1", "No renege: there are no fives among these.", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys/6-3/6-6/6-5", "No renege: there are no trumps among these.", "The six-trey has a trey on it and treys are trump, so trumps were led."),
        ("treys/5-2/5-1/5-5", "No renege: the five-ace is a five, the suit led.", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys/5-2/5-1/", "No renege: the five-ace is a five, the suit led.", "The five-deuce isn't a trump, so it's led as its higher end, a five."),
        ("treys/6-3/3-1/", "No renege: the trey-ace is a trump, the suit led.", "The six-trey has a trey on it and treys are trump, so trumps were led."),
    ],
)  # fmt: skip
def test_the_verdict_names_who_it_was_and_the_reason_decides(told, said, reason):
    assert verdict(ruled(told), "Bo") == said
    if reason:
        assert because(ruled(told)) == reason


@pytest.mark.parametrize(
    ("who", "names", "said"),
    [
        ("", ("", "", "", ""), "they"),
        ("seat-0", ("", "", "", ""), "you"),
        ("seat-1", ("", "", "", ""), "the player on your left"),
        ("seat-2", ("", "", "", ""), "your partner"),
        ("seat-3", ("", "", "", ""), "the player on your right"),
        ("seat-3", ("Ann", "Bo", "Cy", "Di"), "Di"),
        ("name-Old-Bob", ("Ann", "Bo", "Cy", "Di"), "Old Bob"),
    ],
)
def test_who_it_was_is_said_by_name_or_by_where_they_sit(who, names, said):
    assert accused(Moment.parse(f"/renege/////{who}"), Seating(names)) == said


def test_only_a_name_goes_into_a_link():
    seating = Seating(("", "Bo", "", ""))
    words = ("seat-1", "seat-2", "name-Cy", "")
    assert [name_of(Moment.parse(f"/renege/////{who}"), seating) for who in words] == [
        "Bo",
        "",
        "Cy",
        "",
    ]


def test_who_it_was_is_asked_for_by_name_or_by_seat():
    assert choices(Seating(("", "Bo", "", ""))) == ("You", "Bo", "Your partner", "On your right")


def test_every_reason_is_there_to_be_read():
    assert lines(ruled("treys/5-2/6-6/5-1.5-3")) == [
        "The five-deuce isn't a trump, so it's led as its higher end, a five.",
        "The double-six isn't a five: it's a six.",
        "The five-ace is a five, the suit led.",
        "The five-trey isn't a five: treys are trump.",
    ]
    assert lines(ruled("treys/5-2/6-6/4-1")) == [
        "The five-deuce isn't a trump, so it's led as its higher end, a five.",
        "The double-six is a six.",
        "The four-ace is a four and an ace.",
    ]
    assert lines(ruled("treys/5-2//")) == []


def test_the_hint_tells_the_cost_after_a_renege_and_before_how_to_take_back():
    assert hint(ruled("///")) == ""
    assert hint(ruled("treys/5-2//")) == "Wrong domino? Tap it again to take it back."
    reneged = ruled("treys/5-2/6-6/5-1")
    assert hint(reneged) == "Your table hasn't settled what a renege costs."
    assert (
        hint(reneged, Agreement(Cost.MARK)) == "Agreed: a renege costs one mark, to the other side."
    )


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("///", "Which domino was led?"),
        ("//6-6/5-1", "Which domino was led?"),
        ("/5-2//", "Which domino did they play?"),
        ("/5-2//5-1", "Which domino did they play?"),
        ("/5-2/6-6/", "What did they still have?"),
        ("/5-2/6-6/5-1", "What did they still have?"),
    ],
)
def test_the_picker_asks_for_what_is_missing(told, asked):
    assert question(Moment.parse(f"/renege/{told}/")) == asked


@pytest.mark.parametrize(
    ("domino", "name", "word"),
    [
        ("5-2", "five-deuce was led", "led"),
        ("6-6", "double-six was played", "played"),
        ("5-1", "five-ace was still in that hand", "had"),
        ("0-0", "double-blank", ""),
    ],
)
def test_a_tile_tells_ear_and_eye_what_it_was_told_as(domino, name, word):
    moment = Moment.parse("/renege/treys/5-2/6-6/5-1/")
    tile = Domino.parse(domino)
    assert (tile_name(tile, moment), tile_word(tile, moment)) == (name, word)
