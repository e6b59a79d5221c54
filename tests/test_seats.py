"""Names: what the four players and the two sides are called."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.score.game import Game
from fortytwo.seats import Seating
from fortytwo.words.players import bidders, names_from, partners, short_name
from support.refused import refused_like

ALL = Seating(("Ann", "Bo", "Cy", "Di"))
NOBODY = Seating()


def test_with_no_names_the_sides_are_us_and_them():
    assert partners(NOBODY) == ("Us", "Them")
    assert bidders(NOBODY) == {0: "Us", 1: "Them"}


def test_partners_sit_across():
    assert partners(ALL) == ("Ann and Cy", "Bo and Di")
    assert bidders(ALL) == {0: "Ann", 1: "Bo", 2: "Cy", 3: "Di"}


def test_one_name_is_enough_for_a_side():
    assert partners(Seating(("", "", "", "Di"))) == ("Us", "Di and partner")
    assert bidders(Seating(("", "", "", "Di"))) == {0: "Us", 1: "Di's partner", 3: "Di"}


def test_the_sentences_begin_at_the_bidder():
    assert names_from(ALL, 2).seats == ("Cy", "Di", "Ann", "Bo")
    assert names_from(ALL, 2).sides == ("Ann and Cy", "Bo and Di")
    assert names_from(ALL, 3).sides == ("Bo and Di", "Ann and Cy")


def test_who_has_no_name_is_called_by_the_chair():
    assert names_from(NOBODY, 1).seats == (
        "the bidder",
        "the player on the bidder's left",
        "the bidder's partner",
        "the player on the bidder's right",
    )
    assert names_from(NOBODY, 1).sides == ("them", "us")


def test_until_somebody_says_who_bid_nobody_is_called_by_name():
    assert names_from(ALL, None).seats[0] == "the bidder"
    assert [short_name(ALL, seat, None) for seat in range(4)] == [
        "bidder",
        "left",
        "partner",
        "right",
    ]


def test_where_there_is_little_room_a_player_is_the_name_or_the_side():
    assert [short_name(ALL, seat, 1) for seat in range(4)] == ["Bo", "Cy", "Di", "Ann"]
    assert [short_name(NOBODY, seat, 1) for seat in range(4)] == [
        "bidder",
        "left",
        "partner",
        "right",
    ]


def test_a_name_is_put_in_order_as_it_is_typed():
    assert NOBODY.naming(3, "  Mary \n Lou ").names == ("", "", "", "Mary Lou")
    assert ALL.naming(0, "  ").names == ("", "Bo", "Cy", "Di")


@pytest.mark.parametrize(
    ("seat", "name", "refusal"),
    [
        (1, "ann", r'^"ann" is there twice. Call one of them something else.$'),
        (1, "Bartholomew Jones", r'^"Bartholomew Jones" is too long. Keep it to 16 characters.$'),
        (1, "Bo\x00", "can't be printed"),
    ],
)
def test_a_name_that_cannot_be_used_is_quoted(seat, name, refusal):
    with refused_like(refusal):
        Seating(("Ann", "", "Cy", "")).naming(seat, name)


@pytest.mark.parametrize("junk", ["", "Ann", "Ann_Bo_Cy", "Ann_Bo_Cy_Di_Ed", "Ann_Ann__", "<b>___"])
def test_junk_is_refused(junk):
    with refused_like('"'):
        Seating.parse(junk)


names = st.lists(
    st.text(max_size=16).map(lambda text: " ".join(text.split())).filter(str.isprintable),
    min_size=4,
    max_size=4,
    unique_by=lambda name: name.casefold() or object(),
).filter(lambda four: all(len(name) <= 16 for name in four))


@given(names)
def test_names_come_back_from_the_word_they_are_written_in(four):
    seating = Seating(tuple(four))
    assert Seating.parse(str(seating)) == seating
    assert not set(str(seating)) & set(" */<>&")


def test_the_longest_names_have_room_on_the_score_sheet():
    seating = Seating(("A" * 16, "B" * 16, "C" * 16, "D" * 16))
    assert Game().named(*partners(seating)).partners == partners(seating)
