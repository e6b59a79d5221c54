"""Names: what the four players and the two sides are called."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.score.game import Game
from fortytwo.seats import Seating

ALL = Seating(("Ann", "Bo", "Cy", "Di"))
NOBODY = Seating()


def test_with_no_names_the_sides_are_us_and_them():
    assert NOBODY.partners == ("Us", "Them")
    assert NOBODY.bidders == ((0, "Us"), (1, "Them"))


def test_partners_sit_across():
    assert ALL.partners == ("Ann and Cy", "Bo and Di")
    assert ALL.bidders == ((0, "Ann"), (1, "Bo"), (2, "Cy"), (3, "Di"))


def test_one_name_is_enough_for_a_side():
    assert Seating(("", "", "", "Di")).partners == ("Us", "Di and partner")
    assert Seating(("", "", "", "Di")).bidders == ((0, "Us"), (1, "Di's partner"), (3, "Di"))


def test_the_sentences_begin_at_the_bidder():
    assert ALL.seen_from(2).seats == ("Cy", "Di", "Ann", "Bo")
    assert ALL.seen_from(2).sides == ("Ann and Cy", "Bo and Di")
    assert ALL.seen_from(3).sides == ("Bo and Di", "Ann and Cy")


def test_who_has_no_name_is_called_by_the_chair():
    assert NOBODY.seen_from(1).seats == (
        "the bidder",
        "the player on the bidder's left",
        "the bidder's partner",
        "the player on the bidder's right",
    )
    assert NOBODY.seen_from(1).sides == ("them", "us")


def test_until_somebody_says_who_bid_nobody_is_called_by_name():
    assert ALL.seen_from(None).seats[0] == "the bidder"
    assert [ALL.short(seat, None) for seat in range(4)] == ["bidder", "left", "partner", "right"]


def test_where_there_is_little_room_a_player_is_the_name_or_the_side():
    assert [ALL.short(seat, 1) for seat in range(4)] == ["Bo", "Cy", "Di", "Ann"]
    assert [NOBODY.short(seat, 1) for seat in range(4)] == ["bidder", "left", "partner", "right"]


def test_a_name_is_put_in_order_as_it_is_typed():
    assert NOBODY.naming(3, "  Mary \n Lou ").names == ("", "", "", "Mary Lou")
    assert ALL.naming(0, "  ").names == ("", "Bo", "Cy", "Di")


@pytest.mark.parametrize(
    ("seat", "name", "refusal"),
    [
        (1, "ann", r'^"ann" is there twice; call one of them something else$'),
        (1, "Bartholomew Jones", r'^"Bartholomew Jones" is too long; 16 characters is all$'),
        (1, "Bo\x00", "cannot be printed"),
    ],
)
def test_a_name_that_cannot_be_used_is_quoted(seat, name, refusal):
    with pytest.raises(ValueError, match=refusal):
        Seating(("Ann", "", "Cy", "")).naming(seat, name)


@pytest.mark.parametrize("junk", ["", "Ann", "Ann_Bo_Cy", "Ann_Bo_Cy_Di_Ed", "Ann_Ann__", "<b>___"])
def test_junk_is_refused(junk):
    with pytest.raises(ValueError, match='"'):
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
    assert Game().named(*seating.partners).partners == seating.partners
