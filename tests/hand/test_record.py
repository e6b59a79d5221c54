"""The whole hand: recorded domino by domino, put right, written, read back, carried by a link."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.bids import BIDS, Bid, Kind
from fortytwo.calls import CALLS, Call
from fortytwo.dominoes import DOMINOES, Domino, Suit
from fortytwo.hand.record import LONGEST_LINK, NOTHING_SHOWN, Record
from fortytwo.trick.table import Table
from support.refused import refused, refused_like

WHOLE = (
    "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3 6-2 / 1-1 2-1 6-1 4-1"
    " / 3-1 5-3 4-3 3-0 / 0-0 6-0 5-0 4-0 / 2-2 4-2 2-0 1-0"
)


@st.composite
def hands(draw):
    """Any hand there can be: some of the 28 played, and some of the rest shown."""
    dominoes = draw(st.permutations(DOMINOES))
    call = draw(st.sampled_from(CALLS))
    down = draw(st.integers(0, 7 * call.players))
    bid = draw(st.sampled_from([None, Bid(30), Bid(42), Bid(84)]))
    kind = draw(st.sampled_from([None, *Kind])) if call.can_be_plunged else None
    if kind:
        bid = draw(st.sampled_from([None, *filter(kind.allows, BIDS)]))
    hand = Record(call, tuple(dominoes[:down]), bid=bid, kind=kind)
    rest = dominoes[down:]
    for seat in call.seats:
        left = 7 - len(hand.plays_of(seat))
        hand = hand.showing(seat, rest[: draw(st.integers(0, left))])
        rest = rest[left:]
    return hand


# The line


@given(hands())
def test_a_hand_written_and_read_is_the_same_hand(hand):
    assert Record.parse(str(hand)) == hand


@given(hands())
def test_a_hand_carried_by_a_link_is_the_same_hand(hand):
    assert Record.from_fragment(hand.fragment) == hand


@given(hands())
def test_a_link_is_in_characters_that_a_text_message_keeps_and_fits_into_one(hand):
    assert re.fullmatch(r"/hand/[A-Za-z0-9./-]*", hand.fragment)
    assert len(hand.fragment) <= 159 < LONGEST_LINK


@given(hands())
def test_neither_the_line_nor_the_link_of_a_hand_is_a_tables(hand):
    assert "/" in str(hand)
    for read, written in ((Table.parse, str(hand)), (Table.from_fragment, hand.fragment)):
        with pytest.raises(ValueError):
            read(written)


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("treys: 5-2 5-1 6-6 5-5 / 3-3", "treys: 5-2 5-1 6-6 5-5 / 3-3"),
        (" TREYS :2-5 1-5 double-six 5-5/trey-trey", "treys: 5-2 5-1 6-6 5-5 / 3-3"),
        # a slash after the last trick may be left out, but is written while there is no other
        ("treys: 5-2 5-1 6-6 5-5", "treys: 5-2 5-1 6-6 5-5 /"),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3 /", "treys: 5-2 5-1 6-6 5-5 / 3-3"),
        ("treys: 5-2", "treys: 5-2 /"),
        ("treys:", "treys: /"),
        ("blanks 30:/", "blanks 30: /"),
        ("Treys  42 : 5-2", "treys 42: 5-2 /"),
        ("treys 2 Marks: 5-2", "treys 84: 5-2 /"),
        ("treys 1mark: 5-2", "treys 42: 5-2 /"),
        (" Treys  PLUNGE : 5-2", "treys plunge 168: 5-2 /"),
        ("treys splash 3 marks: 5-2", "treys splash 126: 5-2 /"),
        ("no trump, splash: 5-2", "follow-me splash 84: 5-2 /"),
        ("treys: 5-2 5-1 / | 3:4-6|1: 6-6 2-1", "treys: 5-2 5-1 / | 1: 2-1 6-6 | 3: 6-4"),
        ("treys: | 0: 0-0", "treys: / | 0: 0-0"),
        (WHOLE, WHOLE),
    ],
)
def test_a_line_is_read_leniently_and_written_one_way(line, written):
    assert str(Record.parse(line)) == written


@pytest.mark.parametrize(
    ("line", "fragment"),
    [
        ("treys: /", "/hand/treys"),
        ("treys 84: 5-2 /", "/hand/treys.84/5-2"),
        ("treys plunge 168: 5-2 /", "/hand/treys.plunge.168/5-2"),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3", "/hand/treys/5-2.5-1.6-6.5-5/3-3"),
        ("treys: 5-2 / | 0: 6-4 | 3: 1-0 5-4", "/hand/treys/5-2/0.6-4/3.1-0.5-4"),
        ("blanks: / | 2: 6-4", "/hand/blanks/2.6-4"),
        (
            "treys: / | 1: 1-0 1-1 2-0 2-1 2-2 5-4 6-6",
            "/hand/treys/1.1-0.1-1.2-0.2-1.2-2.5-4.6-6",
        ),
    ],
)
def test_a_link_carries_the_line(line, fragment):
    assert Record.parse(line).fragment == fragment
    assert str(Record.from_fragment(fragment)) == line


@pytest.mark.parametrize("after", [".", ",", ")", "!", '."', ":", ">"])
def test_what_a_sentence_leaves_hanging_on_a_link_is_let_go(after):
    assert str(Record.from_fragment(f"/hand/treys/5-2.5-1/1.6-6{after}")) == (
        "treys: 5-2 5-1 / | 1: 6-6"
    )


def test_the_parts_of_a_line_are_the_call_the_bid_the_tricks_and_what_was_shown():
    assert Record.parse("blanks 31: 5-2 6-6 / | 2: 0-0 1-0") == Record(
        Call(Suit.BLANKS),
        (Domino(5, 2), Domino(6, 6)),
        (frozenset(), frozenset(), frozenset({Domino(1, 0), Domino(0, 0)}), frozenset()),
        Bid(31),
    )


# Seats: the bidder leads, and then whoever took the trick


@pytest.mark.parametrize(
    ("line", "leaders", "on_turn"),
    [
        ("treys: /", (0,), 0),
        ("treys: 5-2 5-1 6-6 /", (0,), 3),
        ("treys: 5-2 5-1 6-6 5-5 /", (0, 3), 3),
        ("treys: 5-2 5-1 6-6 5-5 / 3-3", (0, 3), 0),
        ("treys: 5-2 5-1 6-6 5-5 / 4-4 6-1 6-2 3-0 / 2-2", (0, 3, 2), 3),
        (WHOLE, (0, 3, 3, 1, 1, 2, 2, 2), None),
    ],
)
def test_who_led_and_whose_turn_it_is(line, leaders, on_turn):
    hand = Record.parse(line)
    assert (hand.leaders, hand.on_turn) == (leaders, on_turn)


@pytest.mark.parametrize(
    ("line", "under_way"), [("treys 32: /", False), ("treys: 5-2 /", True), (WHOLE, False)]
)
def test_a_hand_is_under_way_from_its_first_domino_to_its_last(line, under_way):
    assert Record.parse(line).under_way is under_way


@pytest.mark.parametrize(
    ("seat", "plays"),
    [(0, "5-2 3-2 6-5"), (1, "5-1 4-4 6-3"), (2, "6-6 5-4"), (3, "5-5 3-3 6-4")],
)
def test_what_each_seat_has_played_in_order(seat, plays):
    hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3")
    assert " ".join(map(str, hand.plays_of(seat))) == plays


def test_every_seat_plays_once_to_every_trick():
    assert [len(Record.parse(WHOLE).plays_of(seat)) for seat in range(4)] == [7, 7, 7, 7]


# Recording, domino by domino


def test_a_fifth_domino_begins_the_next_trick():
    hand = Record.parse("treys: 5-2 5-1 6-6 5-5").after_play(Domino(3, 3))
    assert str(hand) == "treys: 5-2 5-1 6-6 5-5 / 3-3"


def test_a_hand_played_domino_by_domino_is_the_hand_read_from_its_line():
    whole = Record.parse(WHOLE)
    hand = Record(whole.call, bid=whole.bid)
    for domino in whole.plays:
        hand = hand.after_play(domino)
    assert hand == whole


def test_taking_back_is_playing_backwards():
    hand = Record.parse(WHOLE)
    for domino in reversed(hand.plays):
        before = hand.taken_back()
        assert before.after_play(domino) == hand
        hand = before
    assert str(hand) == "treys 32: /"


def test_a_domino_that_was_shown_and_is_then_played_is_shown_no_more():
    hand = Record.parse("treys: 5-2 / | 1: 5-1 6-6").after_play(Domino(5, 1))
    assert str(hand) == "treys: 5-2 5-1 / | 1: 6-6"


def test_a_seat_shows_what_it_has_left_in_the_stead_of_what_it_had_shown():
    hand = Record.parse("treys: 5-2 / | 1: 5-1 | 2: 6-6").showing(1, [Domino(4, 4)])
    assert str(hand) == "treys: 5-2 / | 1: 4-4 | 2: 6-6"
    assert str(hand.showing(1, [])) == "treys: 5-2 / | 2: 6-6"


# Putting right what was recorded wrongly


@pytest.mark.parametrize(
    ("index", "domino", "corrected"),
    [
        (0, "5-0", "treys: 5-0 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4"),
        (8, "6-0", "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-0"),
        (3, "5-5", "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4"),
        # one that is down elsewhere changes places with it
        (2, "6-4", "treys: 5-2 5-1 6-4 5-5 / 3-3 3-2 4-4 5-4 / 6-6"),
        (7, "5-2", "treys: 5-4 5-1 6-6 5-5 / 3-3 3-2 4-4 5-2 / 6-4"),
    ],
)
def test_a_domino_is_corrected_anywhere(index, domino, corrected):
    hand = Record.parse("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4")
    assert str(hand.corrected(index, Domino.parse(domino))) == corrected


def test_after_a_correction_the_seats_are_worked_out_anew():
    hand = Record.parse("treys 30: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 | 0: 2-2")
    corrected = hand.corrected(3, Domino(6, 0))  # so the bidder took the first trick
    assert (hand.leaders, corrected.leaders) == ((0, 3, 3), (0, 0, 0))
    assert (corrected.shown, corrected.bid) == (hand.shown, hand.bid)


def test_a_correction_corrected_back_is_the_hand_that_was():
    chance, whole = Random(42), Record.parse(WHOLE)
    for _ in range(200):
        index, domino = chance.randrange(28), chance.choice(DOMINOES)
        assert whole.corrected(index, domino).corrected(index, whole.plays[index]) == whole


# What cannot be


BAD_LINES = [
    ("", '"" has no colon after the trump. Write it like treys: 5-2 5-1 / 3-3.'),
    ("5-2 / 5-3", '"5-2 / 5-3" has no colon after the trump. Write it like treys: 5-2 5-1 / 3-3.'),
    (": 5-2 /", '"" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
    ("hearts: /", '"hearts" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
    ("32: /", '"32" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
    ("treys 29: /", '"29" isn\'t a bid. A bid is 30 to 42, or 84, 126 and so on by the mark, up to 294.'),
    ("treys: 7-1 /", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
    ("treys: 5-2 2-5 /", '"5-2" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 5-1 6-6 5-5 / 3-3 5-1", '"5-1" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 / | 1: 5-2", '"5-2" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 / | 1: 5-1 5-1", '"5-1" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 / | 1: 5-1 | 2: 5-1", '"5-1" is there twice. A domino can only be in one place.'),
    ("treys: 5-2 5-1 6-6 5-5 3-3 /", '"5-2 5-1 6-6 5-5 3-3" is too many for a trick. A trick is four dominoes.'),
    ("treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 3-1 3-0 4-3", '"3-3 3-2 3-1 3-0 4-3" is too many for a trick. A trick is four dominoes.'),
    ("treys: 5-2 5-1 6-6 / 3-3", 'The first trick is short: "5-2 5-1 6-6". Only the last trick may be unfinished.'),
    ("treys: 5-2 / 5-1 /", 'The first trick is short: "5-2". Only the last trick may be unfinished.'),
    ("treys: 5-2 5-1 6-6 5-5 / 3-3 / 5-4", 'The second trick is short: "3-3". Only the last trick may be unfinished.'),
    ("treys: / 5-1", 'The first trick is short: "". Only the last trick may be unfinished.'),
    (f"{WHOLE} / 6-6", '"6-6" is an eighth trick. A hand is seven tricks.'),
    ("treys: 5-2 / | 4: 5-1", '" 4: 5-1" isn\'t what a seat shows. Write it like 2: 6-4.'),
    ("treys: 5-2 / | 5-1", '" 5-1" isn\'t what a seat shows. Write it like 2: 6-4.'),
    ("treys: 5-2 / | 1:", '" 1:" isn\'t what a seat shows. Write it like 2: 6-4.'),
    ("treys: 5-2 / |", '"" isn\'t what a seat shows. Write it like 2: 6-4.'),
    ("treys: 5-2 / | ²: 5-1", '" ²: 5-1" isn\'t what a seat shows. Write it like 2: 6-4.'),
    ("treys: 5-2 / | 1: 5-1 | 1: 6-6", 'Seat "1" is there twice. Write everything a seat shows after one bar.'),
    (
        "treys: 5-2 5-1 / | 1: 0-0 1-0 1-1 2-0 2-1 2-2 3-0",
        '"1: 0-0 1-0 1-1 2-0 2-1 2-2 3-0" is too many to show: that seat has 6 left.',
    ),
    (f"{WHOLE[:-4]} | 2: 1-0", '"2: 1-0" is too many to show: that seat has 0 left.'),
]  # fmt: skip


@pytest.mark.parametrize(("line", "message"), BAD_LINES)
def test_a_bad_line_is_refused_with_what_was_wrong(line, message):
    with refused(message):
        Record.parse(line)


@pytest.mark.parametrize(
    ("fragment", "message"),
    [
        ("", '"" isn\'t a hand.'),
        ("/treys/5-2", '"/treys/5-2" isn\'t a hand.'),
        ("hand/treys/5-2", '"hand/treys/5-2" isn\'t a hand.'),
        ("/hand/", '"" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
        ("/hand/treys/7-1", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("/hand/treys/5-2/5-1", 'The first trick is short: "5-2". Only the last trick may be unfinished.'),
        ("/hand/treys/5-2/4.5-1", '"4: 5-1" isn\'t what a seat shows. Write it like 2: 6-4.'),
        ("/hand/treys/<img/src=x>", '"<img" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("/hand/" + "5" * 200, f'"/hand/{"5" * 34}…" is too long to be a hand.'),
    ],
)  # fmt: skip
def test_a_bad_link_is_refused_with_what_was_wrong(fragment, message):
    with refused(message):
        Record.from_fragment(fragment)


def test_a_link_may_be_180_characters_long_and_no_longer():
    longest = "/hand/treys/5-2" + "." * 162 + "5-1"
    assert str(Record.from_fragment(longest)) == "treys: 5-2 5-1 /"
    with refused_like("too long"):
        Record.from_fragment(f"{longest}.")


@pytest.mark.parametrize(
    ("line", "change", "message"),
    [
        ("treys: 5-2 /", lambda hand: hand.after_play(Domino(5, 2)), "The five-deuce was led in the first trick already."),
        (
            "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4",
            lambda hand: hand.after_play(Domino(4, 4)),
            "The double-four was played third in the second trick already.",
        ),
        (WHOLE, lambda hand: hand.after_play(Domino(6, 6)), "The double-six is too late: all seven tricks are down."),
        (
            "treys: 5-2 / | 2: 6-6",
            lambda hand: hand.after_play(Domino(6, 6)),
            "The double-six was shown already. It's in another hand.",
        ),
        ("treys: /", lambda hand: hand.taken_back(), "No domino has been played yet."),
        (
            "treys: 5-2 / | 2: 6-6",
            lambda hand: hand.corrected(0, Domino(6, 6)),
            '"6-6" is there twice. A domino can only be in one place.',
        ),
        (
            "treys: 5-2 /",
            lambda hand: hand.showing(0, DOMINOES[:7]),
            '"0: 6-0 6-1 6-2 6-3 6-4 6-5 6-6" is too many to show: that seat has 6 left.',
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_refused_with_the_reason(line, change, message):
    with refused(message):
        change(Record.parse(line))


@pytest.mark.parametrize("read", [Record.parse, Record.from_fragment])
@given(text=st.text(max_size=60) | st.text("0123456:|/.- treys", max_size=60))
def test_any_text_at_all_is_read_or_refused_with_a_value_error(read, text):
    for prefix in ("", "treys: ", "/hand/treys/"):
        try:
            message = str(read(prefix + text))
        except ValueError as refused:
            message = str(refused)
        else:
            assert str(Record.parse(message)) == message
        assert message.isprintable()


def test_nothing_is_shown_until_a_seat_shows_it():
    assert Record.parse("treys: 5-2").shown == NOTHING_SHOWN == (frozenset(),) * 4
