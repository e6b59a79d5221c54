"""What is said while a hand is recorded, and what its tiles and places are called."""

import pytest

from fortytwo.agreement import Agreement, Cost
from fortytwo.calls import CALLS
from fortytwo.dominoes import Domino
from fortytwo.hand.moment import Moment
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.refusals import Refusal
from fortytwo.trick.table import Place
from fortytwo.words.hand import (
    because,
    hint,
    lines,
    next_button,
    place_holds,
    place_marks,
    place_name,
    place_shows,
    question,
    seats_at,
    step_title,
    tile_name,
    tile_word,
    verdict,
)
from fortytwo.words.players import UNNAMED, Names
from fortytwo.words.say import what_is_wrong
from support.whole_hand import FRAGMENT, LINE

OURS = Names(seats=("Ann", "Bo", "Cy", "Di"), sides=("us", "them"))
RENEGE = "/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4"
FIRST = "/hand/treys/5-2.5-1.6-6.5-5"


def ruled(fragment, *taps):
    """The recording a link opens, after these taps, and its ruling."""
    recording = Moment.opened(fragment)
    for tap in taps:
        name, _, value = tap.partition(" ")
        recording = recording.after(name, value)
    return recording, judge_record(recording.hand) if recording.hand else None


@pytest.mark.parametrize(
    ("fragment", "said"),
    [
        (
            "/hand/",
            "Tap who bid, how much, and what is trump. Then tap each domino as it's played.",
        ),
        ("/hand/treys", "Treys are trump. Ann leads."),
        (FIRST, "Us 0, them 11, 31 to come."),
        ("/hand/treys.32/5-2.5-1.6-6.5-5", "Us 0, them 11, 31 to come. The bid of 32 is set."),
        (
            RENEGE,
            "Renege by Cy in the first trick. Us 0, them 17, 25 to come. The bid of 32 is set.",
        ),
        (
            f"{RENEGE}/6-4.6-5.6-3.6-2",
            "2 reneges proved. Us 0, them 28, 14 to come. The bid of 32 is set.",
        ),
    ],
)
def test_the_board_tells_reneges_points_and_bid(fragment, said):
    assert verdict(ruled(fragment)[1], OURS) == said


@pytest.mark.parametrize(
    ("fragment", "taps", "said"),
    [
        ("/hand/", [], ""),
        ("/hand/treys", [], "Ann leads: tap the domino."),
        ("/hand/treys", ["back"], "Who bid, and how much? Or tap Next for the tricks."),
        ("/hand/treys.32", ["back"], "Who bid, and how much? Or tap Next for the tricks."),
        ("/hand/treys.32/5-2", ["back", "bidder 1"], "Tap Next for the tricks."),
        ("/hand/treys/5-2", [], "Bo plays next."),
        (FIRST, [], "Di took it and leads."),
        (FIRST, ["back"], "Is one wrong? Tap its place, then the right domino."),
        (FIRST, ["back", "place 1"], "Not the five-ace? Tap the right one."),
        (FIRST, ["on"], "Tap who reneged, then what he still had."),
    ],
)
def test_the_hint_tells_what_to_tap_next(fragment, taps, said):
    assert hint(*ruled(fragment, *taps), OURS) == said


@pytest.mark.parametrize(
    ("fragment", "taps", "said"),
    [
        ("/hand/", [], "Next"),
        ("/hand/treys/5-2", ["back"], "Next"),
        ("/hand/treys/5-2", [], "Call a renege"),
        (FIRST, [], "Call a renege"),
        (FIRST, ["back"], "Next"),
        (FIRST, ["on"], "Next"),
    ],
)
def test_the_button_that_leads_on_says_where_to(fragment, taps, said):
    assert next_button(ruled(fragment, *taps)[0]) == said


def test_after_a_renege_the_board_tells_what_was_agreed_and_not_what_the_bid_needs():
    agreed = Agreement(Cost.HAND)
    assert verdict(ruled(RENEGE)[1], OURS, agreed) == (
        "Renege by Cy in the first trick. Us 0, them 17, 25 to come."
    )
    assert hint(*ruled(RENEGE), OURS, agreed) == "Agreed: a renege loses the hand."
    assert hint(*ruled(RENEGE, "back"), OURS, agreed) == (
        "Is one wrong? Tap its place, then the right domino."
    )


@pytest.mark.parametrize(
    ("fragment", "taps"), [(RENEGE, ["on"]), (FRAGMENT, [])], ids=["called", "over"]
)
def test_what_a_renege_costs_is_on_the_board_wherever_it_is_proved(fragment, taps):
    said = hint(*ruled(fragment, *taps), OURS, Agreement(Cost.HAND))
    assert said == "Agreed: a renege loses the hand."


def test_where_a_renege_gives_but_a_mark_the_bid_is_still_played_for():
    agreed = Agreement(Cost.MARK)
    assert verdict(ruled(RENEGE)[1], OURS, agreed) == (
        "Renege by Cy in the first trick. Us 0, them 17, 25 to come. The bid of 32 is set."
    )
    assert hint(*ruled(RENEGE), OURS, agreed) == (
        "Agreed: a renege costs one mark, to the other side."
    )


def test_where_nobody_reneged_the_board_does_not_tell_what_that_would_cost():
    agreed = Agreement(Cost.HAND)
    said = verdict(ruled("/hand/treys.32/5-2.5-1.6-6.5-5")[1], OURS, agreed)
    assert said == "Us 0, them 11, 31 to come. The bid of 32 is set."
    assert hint(*ruled(FIRST), OURS, agreed) == "Di took it and leads."


def test_when_all_is_down_the_hint_says_so():
    whole = "blanks: 0-0 1-1 2-2 3-3 / 1-0 2-1 3-2 4-3 / 2-0 3-1 4-2 5-3 / 3-0 4-1 5-2 6-3"
    whole += " / 4-0 5-1 6-2 4-4 / 5-0 6-1 5-5 5-4 / 6-0 6-6 6-5 6-4"
    said = hint(*ruled("/hand/", f"line {whole}"), OURS)
    assert said == "All seven tricks are down. To correct one, tap its place."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("treys: /", ""),
        ("treys: 5-2 /", ""),  # a lone lead decides nothing
        ("treys: 5-2 5-1 /", "Nobody played a trump, and the five-deuce is the highest five."),
        ("treys: 5-2 5-1 3-1 5-5 /", "The trey-ace is the only trump played."),
        # the next trick has only its lead: the last one taken still counts
        (
            "treys: 5-2 5-1 6-6 5-5 / 3-3",
            "Nobody played a trump, and the double-five is the highest five.",
        ),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 6-3", "The double-trey is the highest trump played."),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4", "The five-four was in hand."),
        ("treys: 5-2 5-1 6-6 5-5 / | 2: 5-0 5-4", "The five-four and the five-blank were in hand."),
        ("treys: 5-2 5-1 6-6 5-5 / | 2: 5-0 5-3 5-4 6-5", "Three fives were in hand."),
        # of three reneges it's the one proved last, in the fifth trick
        (LINE, "Second trick: the five-trey was in hand."),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 | 1: 5-0", "The five-four was in hand."),
        (
            "treys: 5-2 6-2 6-6 5-5 / 3-3 3-2 4-4 5-4 | 1: 5-0",
            "First trick: the five-blank was in hand.",
        ),
    ],
)
def test_the_board_says_why_in_one_sentence(line, said):
    assert because(judge_record(Record.parse(line))) == said


def test_before_trump_is_named_there_is_no_reason():
    assert because(None) == ""


def test_the_reason_is_about_the_trick_in_view():
    ruling = judge_record(Record.parse("treys: 5-2 5-1 6-6 5-5 / 6-5 6-1"))
    first = "Nobody played a trump, and the double-five is the highest five."
    assert because(ruling, 0) == first
    assert because(ruling, 1) == "Nobody played a trump, and the six-five is the highest six."
    assert because(ruling, 2) == because(ruling)


def test_the_reason_fits_on_a_line():
    plays = Record.parse(LINE).plays
    told = [
        because(judge_record(Record(call, plays[:down])))
        for call in CALLS
        for down in range(7 * call.players + 1)
    ]
    assert max(map(len, told)) <= 75


BOUNCED = [
    ("trick-full", {}),
    ("all-shown", {}),
    ("hand-full", {}),
    ("trick-over", {"size": 4}),
    *(
        (kind, {"domino": Domino(2, 2), "trick": 6, "place": Place.SECOND})
        for kind in (
            *("there-already", "down-in-trick", "down-before", "played-not-shown"),
            *("shown-elsewhere", "down-already", "played-from-hand", "played-after"),
        )
    ),
]


@pytest.mark.parametrize(("kind", "facts"), BOUNCED)
def test_a_tap_that_bounced_is_told_in_one_line(kind, facts):
    assert len(what_is_wrong(Refusal(kind, **facts))) <= 42


def test_the_rule_and_the_reneges_come_first_and_then_trick_by_trick():
    said = lines(ruled(RENEGE)[1], OURS, "Your table agreed: a renege loses the hand.")
    assert said == [
        (None, "Playing another suit while holding the suit led is a renege."),
        (
            0,
            "Renege in the first trick: fives were led, and Cy played the double-six."
            " The five-four played in the second trick was in hand."
            " Your table agreed: a renege loses the hand.",
        ),
        (
            0,
            "First trick: Di took it with the double-five. Nobody played a trump, and the double-five"
            " is the highest five. 11 points: 1 for the trick and 10 for the double-five.",
        ),
        (
            1,
            "Second trick: Di took it with the double-trey. The double-trey is the highest trump"
            " played. 6 points: 1 for the trick and 5 for the trey-deuce.",
        ),
    ]


def test_no_renege_shown_so_far_is_not_no_renege():
    said = lines(ruled(FIRST)[1], OURS, "")
    assert said[0] == (None, "No renege shown so far.")


def test_before_the_first_domino_it_is_said_what_will_stand_there():
    told = "You'll see who took each trick here, and any renege that gets proved."
    assert lines(None, OURS, "") == [(None, told)]
    assert lines(ruled("/hand/treys")[1], OURS, "") == [(None, told)]


@pytest.mark.parametrize(
    ("fragment", "taps", "title", "ask"),
    [
        ("/hand/", [], "Bid and trump", "Wrong domino? Tap it above, then tap the right one."),
        ("/hand/treys", [], "First trick, treys trump", "Which domino was led?"),
        (FIRST, [], "Second trick, treys trump", "Which domino was led?"),
        (
            FIRST,
            ["back"],
            "First trick, treys trump",
            "Wrong domino? Tap it above, then tap the right one.",
        ),
        (FIRST, ["on"], "Call a renege", "What did the bidder still have?"),
    ],
)
def test_what_is_looked_at_and_what_a_domino_tapped_will_be(fragment, taps, title, ask):
    recording, _ = ruled(fragment, *taps)
    assert (step_title(recording), question(recording)) == (title, ask)


def test_the_places_go_round_from_who_leads():
    assert list(seats_at(ruled(FIRST)[0]).values()) == [3, 0, 1, 2]
    assert list(seats_at(ruled(FIRST, "back")[0]).values()) == [0, 1, 2, 3]
    assert list(seats_at(ruled(FIRST, "on")[0]).values()) == [0, 1, 2, 3]


def test_a_place_says_whose_it_is_and_what_lies_there():
    recording, ruling = ruled(RENEGE, "trick 1")
    assert [place_name(recording, place, OURS.seats[place]) for place in (0, 3)] == [
        "Led by Ann",
        "Fourth domino, Di",
    ]
    assert [place_holds(recording, ruling, place) for place in range(4)] == [
        "five-deuce",
        "five-ace",
        "double-six, renege",
        "double-five, wins",
    ]
    assert place_marks(recording, ruling, 3) == ["wins"]


def test_a_lone_lead_wins_nothing_yet():
    recording, ruling = ruled("/hand/treys/5-2")
    assert [place_holds(recording, ruling, place) for place in (0, 1)] == ["five-deuce", "empty"]


def test_a_seat_that_shows_says_what_it_has_shown():
    recording, ruling = ruled(f"{FIRST}/2.5-4.6-0", "on", "place 2")
    assert place_name(recording, 2, "Cy") == "Renege by Cy"
    assert [place_holds(recording, ruling, place) for place in (2, 3)] == [
        "five-four and six-blank",
        "nothing shown",
    ]


def test_a_place_has_its_domino_printed_on_it_or_how_many_were_shown():
    there = [place_shows(ruled(RENEGE, "trick 1")[0], place) for place in range(4)]
    assert there == ["5-2", "5-1", "6-6", "5-5"]
    begun = [place_shows(ruled("/hand/treys/5-2")[0], place) for place in range(2)]
    assert begun == ["5-2", ""]
    shown = [place_shows(ruled(f"{FIRST}/2.5-4.6-0", "on")[0], place) for place in range(4)]
    assert shown == ["0", "0", "2", "0"]


def test_a_tile_says_when_its_domino_was_played():
    recording, _ = ruled(f"{FIRST}/2.5-4", "down 3-3")
    assert [tile_name(Domino.parse(one), recording) for one in ("5-1", "3-3", "5-4", "0-0")] == [
        "five-ace was played second in the first trick",
        "double-trey was led in the second trick",
        "five-four was shown",
        "double-blank",
    ]
    assert [tile_word(Domino.parse(one), recording) for one in ("5-1", "3-3", "5-4", "0-0")] == [
        *("", "led", "shown", ""),
    ]


def test_with_no_names_the_sentences_go_by_the_bidder():
    assert verdict(ruled(RENEGE)[1], UNNAMED).startswith(
        "Renege by the bidder's partner in the first"
    )
