"""Plunge and splash: a bid in marks on doubles; partner names the call and leads, and all 42 are needed."""

import json

import pytest

from fortytwo.__main__ import main
from fortytwo.agreement import NOTHING_AGREED
from fortytwo.bids import BIDS, Bid, Kind, Outcome
from fortytwo.calls import CALLS, Call
from fortytwo.dominoes import Domino
from fortytwo.hand.moment import Moment
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.history import History
from fortytwo.house import House
from fortytwo.score.game import Kind as GameKind
from fortytwo.score.moment import from_record
from fortytwo.trick.table import Table
from fortytwo.words.hand import hint, lines, place_name, seats_at, verdict
from fortytwo.words.players import Names
from support.refused import refused, refused_like

OURS = Names(seats=("Ann", "Bo", "Cy", "Di"), sides=("us", "them"))

# Ann has plunged with six doubles; Cy holds five trumps and names fives.
MADE = (
    "fives plunge 168: 5-5 5-0 5-2 5-1 / 2-1 2-0 2-2 4-2 / 6-6 6-4 1-0 6-0 / 4-4 4-3 3-2 4-1"
    " / 3-3 3-1 5-3 3-0 / 6-5 4-0 1-1 6-2 / 5-4 6-1 0-0 6-3"
)


def ruling_on(line, house=""):
    return judge_record(Record.parse(line), House.parse(house))


def recorded(fragment, *taps):
    """The moment after a link is opened and these taps, each written ``"name value"``."""
    moment = Moment.opened(fragment)
    for tap in taps:
        name, _, value = tap.partition(" ")
        moment = moment.after(name, value)
    return moment


# The line


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("fives plunge 168: /", "fives plunge 168: /"),
        ("fives splash 126: /", "fives splash 126: /"),
        ("fives plunge: /", "fives plunge 168: /"),  # the least it can be for
        ("fives splash: /", "fives splash 84: /"),
        ("fives plunge 5 marks: /", "fives plunge 210: /"),
        ("Doubles-Reversed  Splash  3 marks : 0-0", "doubles-reversed splash 126: 0-0 /"),
        ("no trump plunge 294: /", "follow-me plunge 294: /"),
    ],
)
def test_it_comes_after_the_call_and_the_number_may_be_left_out(line, written):
    hand = Record.parse(line)
    assert str(hand) == written
    assert Record.parse(written) == Record.from_fragment(hand.fragment) == hand


def test_the_parts_of_its_line():
    assert Record.parse("fives splash 126: 5-5 /") == Record(
        Call.parse("fives"), (Domino(5, 5),), bid=Bid(126), kind=Kind.SPLASH
    )
    assert Record(Call.parse("fives"), kind=Kind.PLUNGE).bid == Bid(168)


@pytest.mark.parametrize(
    ("kind", "bids"), [(Kind.PLUNGE, [168, 210, 252, 294]), (Kind.SPLASH, [84, 126])]
)
def test_for_how_many_marks_it_can_be(kind, bids):
    for bid in BIDS:
        if bid.points in bids:
            assert Record.parse(f"fives {kind.word} {bid}: /").bid == bid
        else:
            with refused_like(f'^"{bid}" isn\'t a {kind.word}: '):
                Record.parse(f"fives {kind.word} {bid}: /")


@pytest.mark.parametrize("kind", Kind)
def test_on_which_calls_it_can_be(kind):
    refused_on = []
    for call in CALLS:
        try:
            Record(call, kind=kind)
        except ValueError:
            refused_on.append(str(call))
    assert refused_on == [
        "nello", "nello-doubles-low", "nello-doubles-suit", "nello-doubles-suit-reversed", "sevens",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("fives plunge 84: /", '"84" isn\'t a plunge: that\'s for four marks or more. Write 168, 210, 252 or 294.'),
        ("fives plunge 42: /", '"42" isn\'t a plunge: that\'s for four marks or more. Write 168, 210, 252 or 294.'),
        ("fives splash 168: /", '"168" isn\'t a splash: that\'s for two or three marks. Write 84 or 126.'),
        ("fives plunge 170: /", '"170" isn\'t a bid. A bid is 30 to 42, or 84, 126 and so on by the mark, up to 294.'),
        ("nello plunge 168: /", "You can't plunge on nello, doubles high. Partner names a number, doubles or follow me."),
        ("nello-doubles-low splash: /", "You can't splash on nello, doubles low. Partner names a number, doubles or follow me."),
        ("sevens splash 84: /", "You can't splash on sevens. Partner names a number, doubles or follow me."),
        ("sevens plunge 84: /", "You can't plunge on sevens. Partner names a number, doubles or follow me."),
        ("plunge: /", '"plunge" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
        (f"{MADE} / 6-6", '"6-6" is an eighth trick. A hand is seven tricks.'),
    ],
)  # fmt: skip
def test_what_it_cannot_be_is_refused_in_words(line, message, capsys):
    with refused(message):
        Record.parse(line)
    assert main(["--json", line]) == 2
    assert json.loads(capsys.readouterr().out) == {"error": message}


@pytest.mark.parametrize(
    "line", ["fives plunge 168: 5-5", "fives plunge: 5-5 | 5-4", "fives Splash:"]
)
def test_without_a_slash_it_is_a_hand_whose_slash_is_missing(line):
    with refused_like("^.* has a bid, so it's a whole hand, and a hand needs its slash"):
        Table.parse(line)


# Who leads


@pytest.mark.parametrize(
    ("line", "leaders", "on_turn"),
    [
        ("fives plunge: /", (2,), 2),
        ("fives splash: /", (2,), 2),
        ("fives 168: /", (0,), 0),  # bid without doubles, the bidder leads
        ("fives plunge: 5-5 5-0", (2,), 0),
        ("fives plunge: 5-0 5-5 5-2 5-1 /", (2, 3), 3),
        ("fives plunge: 5-0 5-1 5-5 5-2 /", (2, 0), 0),
        (MADE, (2, 2, 0, 0, 0, 2, 2, 2), None),
    ],
)
def test_partner_leads_the_first_trick_and_then_whoever_took_the_one_before(line, leaders, on_turn):
    hand = Record.parse(line)
    assert (hand.leaders, hand.on_turn) == (leaders, on_turn)


def test_who_held_what_goes_by_it():
    hand = Record.parse(MADE)
    assert " ".join(map(str, hand.plays_of(0))) == "5-2 2-2 6-6 4-4 3-3 1-1 0-0"
    assert " ".join(map(str, hand.plays_of(2))) == "5-5 2-1 1-0 3-2 5-3 6-5 5-4"


def test_a_renege_is_proved_on_the_seat_that_it_came_from():
    # sixes led by partner: the bidder threw the double-trey and had the double-six
    (renege,) = ruling_on("fives plunge: 6-4 6-1 3-3 6-2 / 4-1 4-0 6-6 4-2").reneges
    assert (renege.trick, renege.seat, str(renege.played)) == (0, 0, "3-3")


def test_where_the_first_lead_has_to_be_a_trump_it_is_partner_that_has_to_lead_one():
    line = "fives plunge: 6-4 6-1 6-6 6-2 /"
    assert ruling_on(f"{line} | 0: 5-3", "first-lead-trump").reneges == ()  # the bidder's
    (renege,) = ruling_on(f"{line} | 2: 5-3", "first-lead-trump").reneges
    assert (renege.trick, renege.seat, str(renege.played)) == (0, 2, "6-4")


def test_where_the_first_domino_names_trump_partner_leads_it():
    house = House.parse("first-domino-names-trump")
    hand = Record.parse("plunge 4 marks: 5-2 5-1 6-6 5-5 /", house)
    assert (str(hand), hand.leaders) == ("fives plunge 168: 5-2 5-1 6-6 5-5 /", (2, 1))
    assert str(Record.parse("splash: 5-2 /", house)) == "fives splash 84: 5-2 /"


# What became of it


@pytest.mark.parametrize(
    ("line", "points", "outcome"),
    [
        ("fives plunge: /", (0, 0), Outcome.OPEN),
        ("fives plunge: 5-5 5-0 5-2 5-1 /", (16, 0), Outcome.OPEN),
        ("fives plunge: 5-0 5-5 5-2 5-1 /", (0, 16), Outcome.SET),
        ("fives splash: 5-2 5-3 1-0 5-1 /", (0, 1), Outcome.SET),  # a single point is enough
        (MADE.removesuffix(" 6-3"), (41, 0), Outcome.OPEN),
        (MADE, (42, 0), Outcome.MADE),
        (MADE.replace("plunge 168", "splash 84"), (42, 0), Outcome.MADE),
    ],
)
def test_all_42_points_are_needed(line, points, outcome):
    ruling = ruling_on(line)
    assert (ruling.points, ruling.outcome) == (points, outcome)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        # all seven of the bidder's dominoes are known: five-deuce, and six shown
        ("fives plunge: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-0 2-0 4-0 6-1", 2),
        ("fives plunge: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-3 2-0 4-0 6-1", 3),
        ("fives plunge: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-3 2-2 4-0 6-1", None),  # four will do
        ("fives splash: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-0 2-0 4-0 6-1", 2),
        ("fives splash: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-3 2-0 4-0 6-1", None),  # three will do
        ("fives splash: / | 0: 6-5 4-1 3-0 2-0 4-0 6-1 5-4", 0),
        # with one of them unknown nothing is shown
        ("fives plunge: 5-5 5-0 5-2 5-1 / | 0: 6-5 4-1 3-0 2-0 4-0", None),
        ("fives plunge: / | 2: 6-5 4-1 3-0 2-0 4-0 6-1 5-4", None),  # partner needs none
        ("fives 168: / | 0: 6-5 4-1 3-0 2-0 4-0 6-1 5-4", None),  # and bid without doubles nobody
        (MADE, None),
    ],
)
def test_too_few_doubles_are_shown_once_all_seven_dominoes_of_the_bidder_are_known(line, shown):
    assert ruling_on(line).doubles_shown == shown


def test_they_are_shown_by_what_was_played_too():
    line = MADE.partition(" / 3-3")[0]  # the bidder has played 5-2 2-2 6-6 4-4
    assert ruling_on(f"{line} | 0: 3-1 4-0 6-1").doubles_shown == 3
    assert ruling_on(f"{line} | 0: 3-3 4-0 6-1").doubles_shown is None


# As JSON, and in words


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (
            MADE,
            {"call": "fives", "winners": [2, 0, 0, 0, 2, 2, 2], "points": [42, 0], "reneges": [],
             "bid": 168, "outcome": "made", "kind": "plunge"},
        ),
        (
            "fives splash 126: 5-0 5-5 5-2 5-1 /",
            {"call": "fives", "winners": [3], "points": [0, 16], "reneges": [],
             "bid": 126, "outcome": "set", "kind": "splash"},
        ),
        (
            "fives plunge: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-0 2-0 4-0 6-1",
            {"call": "fives", "winners": [2], "points": [16, 0], "reneges": [],
             "bid": 168, "outcome": "open", "kind": "plunge", "doubles_shown": 2},
        ),
        ("fives 168: /", {"call": "fives", "winners": [], "points": [0, 0], "reneges": [], "bid": 168, "outcome": "open"}),
    ],
)  # fmt: skip
def test_it_as_json(line, answer, capsys):
    assert main(["--json", line]) == 0
    assert json.loads(capsys.readouterr().out) == answer


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fives plunge: /", "Plunge for 4 marks. Fives are trump. Cy leads."),
        ("follow-me splash 126: /", "Splash for 3 marks. Follow me, doubles high. Cy leads."),
        ("fives plunge: 5-5 5-0 5-2 5-1 /", "Us 16, them 0, 26 to come. The plunge for 4 marks needs 26 more."),
        ("fives splash: 5-0 5-5 5-2 5-1 /", "Us 0, them 16, 26 to come. The splash for 2 marks is set."),
        (MADE, "Us 42, them 0. The plunge for 4 marks is made."),
        (
            "fives plunge: 5-5 5-0 5-2 5-1 / | 0: 6-6 4-4 3-0 2-0 4-0 6-1",
            "Us 16, them 0, 26 to come. The plunge for 4 marks needs 26 more."
            " It takes 4 doubles or more to plunge, and Ann held 2.",
        ),
        (
            "fives splash: / | 0: 6-5 4-1 3-0 2-0 4-0 6-1 5-4",
            "Splash for 2 marks. Fives are trump. Cy leads."
            " It takes 3 doubles or more to splash, and Ann held none.",
        ),
    ],
)  # fmt: skip
def test_what_the_board_says(line, said):
    assert verdict(ruling_on(line), OURS) == said


def test_the_first_trick_is_told_of_whoever_led_it():
    assert lines(ruling_on("fives plunge: 5-5"), OURS)[1] == (
        0,
        "First trick so far: Cy led the double-five."
        " The double-five has a five on it and fives are trump, so trumps were led.",
    )


# Recorded on the page


def test_a_link_opens_with_partner_on_the_lead():
    moment = recorded("/hand/fives.plunge.168")
    assert hint(moment, judge_record(moment.hand), OURS) == "Cy leads: tap the domino."
    assert seats_at(moment) == {0: 2, 1: 3, 2: 0, 3: 1}
    assert place_name(moment, 0, "Cy") == "Led by Cy"
    assert Moment.parse(str(moment)) == moment


def test_a_line_that_is_typed_is_shown_as_a_link_is():
    moment = Moment().after("line", "fives plunge: 5-5")
    assert moment.fragment == "/hand/fives.plunge.168/5-5"


@pytest.mark.parametrize(
    ("taps", "line"),
    [
        (["down 5-2"], "fives plunge 168: 5-5 5-0 5-2 /"),
        (["down 5-0"], "fives plunge 168: 5-5 /"),  # tapped twice: taken back
        (["place 0", "down 5-4"], "fives plunge 168: 5-4 5-0 /"),
        (["on", "place 0", "down 6-6"], "fives plunge 168: 5-5 5-0 / | 0: 6-6"),
        (["back", "bidder 3"], "fives plunge 168: 5-5 5-0 /"),
        (["back", "bid 294"], "fives plunge 294: 5-5 5-0 /"),
        (["back", "bid 126"], "fives 126: 5-5 5-0 /"),  # not for so few
        (["back", "bid 42"], "fives 42: 5-5 5-0 /"),
        (["back", "bid "], "fives: 5-5 5-0 /"),
        (["back", "trump doubles"], "doubles plunge 168: 5-5 5-0 /"),
        (["back", "trump follow-me"], "follow-me plunge 168: 5-5 5-0 /"),
        (["back", "trump sevens"], "sevens 168: 5-5 5-0 /"),  # not on that, but the bid stays
        (["back", "trump sevens", "trump fives"], "fives 168: 5-5 5-0 /"),
    ],
)
def test_taps_keep_it_where_it_can_be(taps, line):
    moment = recorded("/hand/fives.plunge.168/5-5.5-0", *taps)
    assert str(moment.hand) == line
    assert Moment.parse(str(moment)) == moment


def test_a_correction_gives_the_seats_anew_from_partner_on():
    moment = recorded("/hand/fives.plunge.168/5-0.5-5.5-2.5-1", "trick 1", "place 1", "down 6-6")
    assert str(moment.hand) == "fives plunge 168: 5-0 6-6 5-2 5-1 /"
    assert moment.hand.leaders == (2, 0)  # it was the player on the bidder's right who led on


def test_undo_brings_it_back():
    history = History((recorded("/hand/fives.plunge.168/5-5.5-0"),)).after("trump", "sevens")
    assert str(history.after("undo").now.hand) == "fives plunge 168: 5-5 5-0 /"


def test_the_score_gets_its_marks():
    entry, _ = from_record(ruling_on(MADE), 0, NOTHING_AGREED, GameKind.MARKS)
    assert (entry.bidder, entry.bid, entry.took) == ("us", "168", "42")
