"""The score: marks and points, what a renege changes, and when the game is over."""

import csv
import re
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.bids import Bid, Outcome
from fortytwo.refusals import Refusal
from fortytwo.score.game import (
    LONGEST_LINK,
    LONGEST_SIDE,
    NO_NAMES,
    Game,
    Kind,
    Penalty,
    ScoredHand,
)
from fortytwo.seats import Side
from fortytwo.words.say import counted, told
from fortytwo.words.score import as_csv, as_text, sentence
from support.refused import refused, refused_like

BIDS = [*range(30, 43), 84, 126, 168, 210, 252, 294]


def game_of(*hands, kind="marks"):
    """The game of Us and Them with these hands played, each as it is written."""
    return Game.parse(f"{kind} Us Them {' '.join(hands)}")


@pytest.mark.parametrize(
    ("hand", "us", "them"),
    [
        ("us-30-30", 1, 0),
        ("us-30-29", 0, 1),
        ("us-41-42", 1, 0),  # all of it is one mark, unless more was bid
        ("us-42-42", 1, 0),
        ("us-42-41", 0, 1),
        ("us-84-42", 2, 0),  # two marks are bid on all the points there are
        ("us-84-41", 0, 2),
        ("us-126-42", 3, 0),
        ("us-294-42", 7, 0),
        ("them-30-30", 0, 1),
        ("them-30-29", 1, 0),
        ("them-84-0", 2, 0),
        ("us-84-made", 2, 0),
        ("us-84-set", 0, 2),
        ("them-31-made", 0, 1),
        ("them-31-set", 1, 0),
    ],
)
def test_in_marks_who_makes_the_bid_or_sets_it_gets_the_marks_that_were_bid(hand, us, them):
    assert ScoredHand.parse(hand).scored(Kind.MARKS) == (us, them)


@pytest.mark.parametrize(
    ("hand", "us", "them"),
    [
        ("us-31-31", 31, 11),
        ("us-31-35", 35, 7),
        ("us-31-28", 0, 45),  # the 31 that were bid, and the 14 they took
        ("us-30-0", 0, 72),
        ("us-42-42", 42, 0),
        ("us-42-41", 0, 43),
        ("us-84-42", 84, 0),
        ("us-84-40", 0, 86),
        ("them-31-31", 11, 31),
        ("them-31-28", 45, 0),
    ],
)
def test_in_points_both_sides_count_unless_the_bid_was_set(hand, us, them):
    assert ScoredHand.parse(hand).scored(Kind.POINTS) == (us, them)


@pytest.mark.parametrize(
    ("hand", "us", "them"),
    [
        ("us-30-lost-us-0", 0, 1),  # the hand goes to the other side, whoever bid
        ("us-30-lost-them-0", 1, 0),
        ("them-84-lost-them-0", 2, 0),
        ("them-84-lost-us-0", 0, 2),
        ("us-30-lost-us-2", 0, 3),
        ("us-30-lost-them-2", 3, 0),
        ("us-30-34-us-1", 1, 1),  # the hand counts as it was played, and the mark as well
        ("us-30-34-them-1", 2, 0),
        ("us-30-set-us-1", 0, 2),
        ("us-30-set-them-1", 1, 1),
    ],
)
def test_a_renege_loses_the_hand_or_gives_marks_to_the_other_side(hand, us, them):
    assert ScoredHand.parse(hand).scored(Kind.MARKS) == (us, them)


@pytest.mark.parametrize(
    ("hand", "us", "them"),
    [
        ("us-31-lost-us-0", 0, 73),  # as if we had taken nothing: 31 and 42
        ("us-31-lost-them-0", 42, 0),
        ("us-84-lost-them-0", 84, 0),
        ("us-31-35-us-10", 35, 17),
        ("them-31-lost-them-20", 93, 0),
    ],
)
def test_in_points_who_loses_the_hand_by_a_renege_has_taken_nothing(hand, us, them):
    assert ScoredHand.parse(hand).scored(Kind.POINTS) == (us, them)


@pytest.mark.parametrize(
    ("junk", "message"),
    [
        ("", '"" isn\'t a hand. Write it like us-30-34.'),
        ("us-30", '"us-30" isn\'t a hand. Write it like us-30-34.'),
        ("us-30-34-us", '"us-30-34-us" isn\'t a hand. Write it like us-30-34.'),
        ("us-30-34-us-1-1", '"us-30-34-us-1-1" isn\'t a hand. Write it like us-30-34.'),
        ("we-30-34", '"we" isn\'t a side. The sides are us and them.'),
        ("US-30-34", '"US" isn\'t a side. The sides are us and them.'),
        ("us-29-34", '"29" isn\'t a bid. A bid is 30 to 42, or 84, 126 and so on by the mark, up to 294.'),
        ("us--34", '"" isn\'t a bid. A bid is 30 to 42, or 84, 126 and so on by the mark, up to 294.'),
        ("us-30-034", '"034" isn\'t a number of marks or points.'),
        ("us-30-٣٤", '"٣٤" isn\'t a number of marks or points.'),
        ("us-30-43", '"43" can\'t be taken in a hand: it has 42 points.'),
        ("us-30-won", '"won" isn\'t a number of marks or points.'),
        ("us-30-", '"" isn\'t a number of marks or points.'),
        ("us-30--1", '"us-30--1" isn\'t a hand. Write it like us-30-34.'),
        ("us-30-open", '"us-30-open" isn\'t over yet. On the score sheet a bid is made or set.'),
        ("us-30-lost", '"us-30-lost" doesn\'t say who reneged. A hand is lost by a renege.'),
        ("us-30-34-us-0", '"us-30-34-us-0" has a renege that costs nothing. Leave it out.'),
        ("us-30-34-me-1", '"me" isn\'t a side. The sides are us and them.'),
        ("us-30-34-us-1000", '"1000" isn\'t a number of marks or points.'),
    ],
)  # fmt: skip
def test_junk_is_no_hand(junk, message):
    with refused(message):
        ScoredHand.parse(junk)


@pytest.mark.parametrize("took", [-1, 43])
def test_a_hand_has_42_points_and_none_below_0(took):
    with refused_like(f'^"{took}" can\'t be taken in a hand: it has 42 points.$'):
        ScoredHand(Side.US, Bid(30), took)


def test_a_renege_takes_nothing_from_the_other_side():
    hand = ScoredHand(Side.US, Bid(30), 34, Penalty(Side.US, -1))
    with refused_like(r"""^"-1" isn't what a renege can give: """):
        Game(hands=(hand,))


def test_the_score_is_that_of_all_hands_together():
    game = game_of("us-30-34", "them-84-set", "them-31-made", "us-35-30-them-1")
    assert game.scores == ((0, 0), (1, 0), (3, 0), (3, 1), (4, 2))
    assert game.score == (4, 2)


def test_in_points_too():
    game = game_of("us-30-34", "them-84-42", "them-31-20", kind="points")
    assert game.scores == ((0, 0), (34, 8), (34, 92), (34 + 31 + 22, 92))


def test_before_the_first_hand_nobody_has_anything():
    assert Game().score == (0, 0)
    assert (Game().over, Game().reached, Game().winner) == (False, (), None)


@pytest.mark.parametrize(
    ("game", "over", "winner"),
    [
        (game_of("us-252-made"), False, None),
        (game_of("us-252-made", "us-30-made"), True, Side.US),
        (game_of("us-252-made", "us-84-made"), True, Side.US),  # more than enough is enough
        (game_of("us-294-set"), True, Side.THEM),
        (game_of("us-210-42", "us-39-39", kind="points"), False, None),  # 249
        (game_of("us-210-42", "us-40-40", kind="points"), True, Side.US),  # 250
        (game_of("us-168-41", "them-40-40", kind="points"), False, None),  # 169 and 40, to us 2
    ],
)
def test_the_game_is_to_seven_marks_or_to_250_points(game, over, winner):
    assert (game.over, game.winner) == (over, winner)


@pytest.mark.parametrize(
    ("hands", "under_way"), [((), False), (("us-30-34",), True), (("us-294-made",), False)]
)
def test_a_game_is_under_way_from_its_first_hand_until_it_is_over(hands, under_way):
    assert game_of(*hands).under_way is under_way


def test_after_the_game_is_over_another_hand_is_refused_with_the_reason():
    game = game_of("us-252-made", "us-30-made")
    with refused('"them-30-34" is too late: the game is over.'):
        game.after(ScoredHand.parse("them-30-34"))


def test_a_new_game_keeps_the_kind_and_is_played_by_who_is_here():
    game = game_of("us-30-34", kind="points").named("Ann and Bo", "Cy and Di").new_game()
    assert (game.kind, game.partners, game.hands) == (Kind.POINTS, NO_NAMES, ())


@pytest.mark.parametrize(
    ("game", "fragment"),
    [
        (Game(), "/score/marks/Us/Them"),
        (game_of("us-31-35", kind="points"), "/score/points/Us/Them/us-31-35"),
        (
            game_of("them-84-lost-them-2", "us-30-made").named("Ann and Zoë", "Di"),
            "/score/marks/Ann-and-Zo.c3.ab/Di/them-84-lost-them-2/us-30-made",
        ),
    ],
)
def test_a_link_carries_the_whole_game(game, fragment):
    assert game.fragment == fragment
    for left in ("", ".", ")."):
        assert Game.from_fragment(f"{fragment}{left}") == game


def test_the_longest_game_fits_into_its_link():
    hands = ["them-30-lost-us-0", "us-30-lost-them-0"] * 6 + ["them-294-lost-them-7"]
    sides = ("\U00020000" * LONGEST_SIDE, "\U00020001" * LONGEST_SIDE)
    game = game_of(*hands).named(*sides)
    assert len(game.fragment) <= LONGEST_LINK
    assert Game.from_fragment(game.fragment) == game


@pytest.mark.parametrize(
    "fragment",
    ["/score/", "/score/marks", "/score/marks/Us/Us", "/score/marks/Us/Them/us-29-made"],
)
def test_a_link_that_is_no_game_is_refused(fragment):
    with pytest.raises(Refusal):
        Game.from_fragment(fragment)


def test_a_link_longer_than_any_game_is_not_read():
    long = f"{game_of().fragment}{'/us-30-made' * 200}"
    with refused_like('^"/score/marks/Us/Them/us-30-made'):
        Game.from_fragment(long)


def test_when_one_hand_brings_both_sides_there_the_table_says_who_has_won():
    both = game_of("us-210-42", "them-126-42", "them-84-42", "us-40-42-us-40", kind="points")
    assert both.score == (252, 250)
    assert (both.over, both.reached, both.winner) == (True, (Side.US, Side.THEM), None)
    assert (
        sentence(both) == "Us 252, Them 250: both have 250 points, and your table says who has won."
    )


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Game(), "Us 0, Them 0, to 7 marks."),
        (game_of("us-30-34"), "Us 1, Them 0, to 7 marks."),
        (game_of("us-30-34", kind="points"), "Us 34, Them 8, to 250 points."),
        (game_of("us-30-34", "them-294-made"), "The game goes to Them, 7 marks to 1."),
        (
            game_of("them-30-34", "us-294-0", kind="points"),
            "The game goes to Them, 370 points to 8.",
        ),
    ],
)
def test_the_score_is_said_in_one_sentence(game, said):
    assert sentence(game) == said


SHEET = Game(
    Kind.MARKS,
    ("Ann and Bo", "Cy and Di"),
    game_of(
        "us-30-34",
        "them-84-set",
        "us-31-35-us-1",
        "us-42-lost-us-2",
        "us-32-lost-them-0",
        "them-40-36",
    ).hands,
)


def test_the_score_sheet_can_be_read():
    assert as_text(SHEET).splitlines() == [
        "1. Bid of 30 by Ann and Bo: made with 34. Ann and Bo 1, Cy and Di 0.",
        "2. Bid of 2 marks by Cy and Di: set. Ann and Bo 3, Cy and Di 0.",
        "3. Bid of 31 by Ann and Bo: made with 35. Renege by Ann and Bo: 1 mark to Cy and Di. Ann and Bo 4, Cy and Di 1.",
        "4. Bid of 42 by Ann and Bo. Renege by Ann and Bo: the hand and 2 marks to Cy and Di. Ann and Bo 4, Cy and Di 4.",
        "5. Bid of 32 by Ann and Bo. Renege by Cy and Di: the hand to Ann and Bo. Ann and Bo 5, Cy and Di 4.",
        "6. Bid of 40 by Cy and Di: set with 36. Ann and Bo 6, Cy and Di 4.",
        "Ann and Bo 6, Cy and Di 4, to 7 marks.",
    ]


def test_the_score_sheet_goes_into_a_spreadsheet():
    assert list(csv.reader(StringIO(as_csv(SHEET)))) == [
        ["hand", "bidder", "bid", "took", "renege by", "renege gives", "Ann and Bo", "Cy and Di"],
        ["1", "Ann and Bo", "30", "34", "", "", "1", "0"],
        ["2", "Cy and Di", "84", "set", "", "", "3", "0"],
        ["3", "Ann and Bo", "31", "35", "Ann and Bo", "1", "4", "1"],
        ["4", "Ann and Bo", "42", "lost", "Ann and Bo", "2", "4", "4"],
        ["5", "Ann and Bo", "32", "lost", "Cy and Di", "0", "5", "4"],
        ["6", "Cy and Di", "40", "36", "", "", "6", "4"],
    ]


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@me", "\uff1d1", "\uff0b1", "\uff0d1", "\uff20me"]
)
def test_a_name_is_no_formula_in_a_spreadsheet(name):
    game = Game(partners=(name, "Them"), hands=game_of("us-30-34-us-1").hands)
    for row in csv.reader(StringIO(as_csv(game))):
        assert f"'{name}" in row
        assert name not in row


def test_a_name_stays_in_its_cell():
    name = 'Ann, "Bo"; =1'
    game = Game(partners=(name, "Them"), hands=game_of("us-30-34").hands)
    assert as_csv(game).splitlines()[1] == '1,"Ann, ""Bo""; =1",30,34,"","",1,0'
    assert [row[1] for row in csv.reader(StringIO(as_csv(game)))] == ["bidder", name]


def test_the_partners_are_named_as_somebody_typed_it():
    game = Game().named(" Ann  and Bo ", "Cy\nand Di")
    assert game.partners == ("Ann and Bo", "Cy and Di")
    assert (game.name(Side.US), game.name(Side.THEM)) == game.partners


@pytest.mark.parametrize(
    ("us", "them", "message"),
    [
        ("", "Them", '"" doesn\'t say anything. Write a word or two.'),
        ("Us", "x" * 41, f'"{"x" * 40}…" is too long. Keep it to 40 characters.'),
        ("Us", "Us", '"Us" can\'t be the name of both sides.'),
        ("ANN", "Ann", '"ANN" can\'t be the name of both sides.'),
        ("Us", "Th\x00em", '"Th?em" has a character that can\'t be printed. Leave it out.'),
    ],
)
def test_a_name_that_cannot_be_is_refused(us, them, message):
    with refused(message):
        Game().named(us, them)


def test_a_name_is_kept_in_one_line():
    with refused_like(r"""^"Ann  Bo" isn't one line with single spaces.$"""):
        Game(partners=("Ann  Bo", "Them"))


@pytest.mark.parametrize(
    "line",
    [
        "marks Us Them",
        "points Ann-and-Bo Cy-.26-Di us-30-34",
        "marks Us Them us-30-34 them-84-set us-31-35-us-1 us-42-lost-us-2",
    ],
)
def test_a_game_is_written_in_one_line(line):
    assert str(Game.parse(line)) == line


@pytest.mark.parametrize(
    ("junk", "message"),
    [
        ("", '"" isn\'t a game. Write it like marks Us Them us-30-34.'),
        ("marks Us", '"marks Us" isn\'t a game. Write it like marks Us Them us-30-34.'),
        ("tricks Us Them", '"tricks Us Them" isn\'t a game. Write it like marks Us Them us-30-34.'),
        ("marks Us Us", '"Us" can\'t be the name of both sides.'),
        ("marks Us Them!", '"Them!" isn\'t text that a link can carry.'),
        ("marks Us Them us-29-34", '"29" isn\'t a bid. A bid is 30 to 42, or 84, 126 and so on by the mark, up to 294.'),
        ("points Us Them us-30-made", '"us-30-made" doesn\'t say the points taken. A game to 250 needs them.'),
        ("points Us Them us-30-set", '"us-30-set" doesn\'t say the points taken. A game to 250 needs them.'),
        ("marks Us Them us-30-34-us-8", '"8" isn\'t what a renege can give: the game is to 7 marks.'),
        ("points Us Them us-30-34-us-251", '"251" isn\'t what a renege can give: the game is to 250 points.'),
        ("marks Us Them us-294-made us-30-34", '"us-30-34" is too late: the game is over.'),
        (
            "points Us Them us-294-42 us-30-34 us-30-34",
            '"us-30-34" is too late: the game is over.',
        ),
    ],
)  # fmt: skip
def test_junk_is_no_game(junk, message):
    with refused(message):
        Game.parse(junk)


def test_a_renege_may_give_a_whole_game_at_most():
    assert game_of("us-30-34-us-7").winner is Side.THEM
    assert game_of("us-30-34-us-250", kind="points").score == (34, 258)


def test_of_one_there_is_one_mark_and_of_none_or_two_there_are_marks():
    assert [counted("marks", number) for number in range(3)] == ["0 marks", "1 mark", "2 marks"]
    assert counted("points", 1) == "1 point"


@st.composite
def games(draw):
    """Any game there can be, over or not."""
    kind = draw(st.sampled_from(Kind))
    ended = [] if kind is Kind.POINTS else [Outcome.MADE, Outcome.SET]
    names = draw(st.sampled_from([("Us", "Them"), ("Ann & Bo", "=1+1"), ("Zoë", "-")]))
    game = Game(kind, names)
    for _ in range(draw(st.integers(0, 14))):
        took = draw(st.integers(0, 42) | st.sampled_from([*ended, None]))
        gives = draw(st.integers(0, 2))
        costs = took is None or (gives and draw(st.booleans()))
        penalty = Penalty(draw(st.sampled_from(Side)), gives) if costs else None
        if not game.over:
            bidder, bid = draw(st.sampled_from(Side)), Bid(draw(st.sampled_from(BIDS)))
            game = game.after(ScoredHand(bidder, bid, took, penalty))
    return game


def counted_again(line):
    """The score, from the written line alone, as a scorekeeper with a pencil counts it."""
    kind, _, _, *hands = line.split()
    columns = {"us": 0, "them": 0}
    for hand in hands:
        bidder, bid, took, *renege = hand.split("-")
        defender = "them" if bidder == "us" else "us"
        if took == "lost":
            took = "0" if renege[0] == bidder else "42"
        needed = 42 if len(bid) == 3 or bid == "84" else int(bid)
        made = took == "made" or (took != "set" and int(took) >= needed)
        if kind == "marks":
            columns[bidder if made else defender] += {
                84: 2,
                126: 3,
                168: 4,
                210: 5,
                252: 6,
                294: 7,
            }.get(int(bid), 1)
        elif made:
            columns[bidder] += int(bid) if needed < int(bid) else int(took)
            columns[defender] += 42 - int(took)
        else:
            columns[defender] += int(bid) + 42 - int(took)
        if renege:
            columns["them" if renege[0] == "us" else "us"] += int(renege[1])
    return columns["us"], columns["them"]


@given(games())
def test_the_score_is_the_one_that_a_second_count_finds(game):
    assert game.score == counted_again(str(game))


@given(games())
def test_a_game_written_and_read_is_the_same_game(game):
    assert Game.parse(str(game)) == game
    assert re.fullmatch(r"[A-Za-z0-9. -]+", str(game))


@given(games())
def test_a_game_is_over_within_thirteen_hands_and_only_by_its_last(game):
    assert len(game.hands) <= 13
    assert not any(max(score) >= game.kind.goal for score in game.scores[:-1])
    if game.over:
        with refused_like("is too late: the game is over"):
            game.after(ScoredHand(Side.US, Bid(30), 30))


@given(games())
def test_the_sheet_for_a_spreadsheet_ends_with_the_score(game):
    *_, last = csv.reader(StringIO(as_csv(game)))
    assert not game.hands or tuple(map(int, last[-2:])) == game.score


@given(games(), st.integers(0, 80), st.sampled_from([*"-. 0193aus", "lost", "made", "\n", "é"]))
def test_a_line_with_a_slip_in_it_is_read_or_refused_with_a_value_error(game, at, slip):
    line = str(game)
    line = f"{line[:at]}{slip}{line[at + 1 :]}"
    try:
        read = Game.parse(line)
    except Refusal as refused:
        message = told(refused)
    else:
        message = f'"{read}"'
        assert Game.parse(str(read)) == read
    assert message.startswith('"')
    assert message.isprintable()


@given(st.text(max_size=60))
def test_anything_at_all_is_read_or_refused_with_a_value_error(line):
    with refused_like(r'^"'):
        Game.parse(line)
