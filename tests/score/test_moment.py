"""The score sheet: writing a hand down, what is refused and in which words, and second thoughts."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.agreement import Agreement, Cost, OwnWords
from fortytwo.bids import BIDS, Outcome
from fortytwo.hand.record import Record
from fortytwo.hand.rulings import judge_record
from fortytwo.history import History
from fortytwo.links import Link
from fortytwo.score.game import KINDS, LONGEST_SIDE, Game, Kind, Penalty, ScoredHand
from fortytwo.score.moment import Entry, Moment, can_score, from_record, price
from fortytwo.seats import Side
from fortytwo.words.say import told
from fortytwo.words.score import bid_choice, gives_what, hint, lost_gives
from support.refused import refused_like
from support.strategies import AGREEMENTS

START = History((Moment(),))
WHAT_DID_IT_COST = (
    "What did the renege cost? Say what the other side gets, or that it lost the hand."
)


def sheet_of(*hands, kind="marks"):
    """The sheet of Us and Them with these hands, each as it is written."""
    return Moment(Game.parse(f"{kind} Us Them {' '.join(hands)}"))


@pytest.mark.parametrize(
    ("kind", "entry", "hand"),
    [
        ("marks", Entry("us", "30", "made"), "us-30-made"),
        ("marks", Entry("them", "84", "set"), "them-84-set"),
        ("marks", Entry("us", "30", "34"), "us-30-34"),  # a recorded hand has been counted
        ("marks", Entry("us", "30", "made", "us", "1"), "us-30-made-us-1"),
        ("marks", Entry("us", "30", "made", "us", "7"), "us-30-made-us-7"),
        ("marks", Entry("us", "30", "made", "them", "0", True), "us-30-lost-them-0"),
        ("marks", Entry("us", "30", "made", "them", "", True), "us-30-lost-them-0"),  # is nothing
        ("marks", Entry("us", "30", "", "them", "2", True), "us-30-lost-them-2"),
        (
            "marks",
            Entry("us", "30", "made", "", "2", True),
            "us-30-made",
        ),  # nobody reneged after all
        ("points", Entry("us", "30", "34"), "us-30-34"),
        ("points", Entry("us", "30", " 0 "), "us-30-0"),
        ("points", Entry("us", "30", "42"), "us-30-42"),
        ("points", Entry("us", "31", "34", "us", " 250 "), "us-31-34-us-250"),
        ("points", Entry("us", "31", "999", "us", "10", True), "us-31-lost-us-10"),
    ],
)
def test_a_hand_is_written_down_as_it_was_tapped_and_typed(kind, entry, hand):
    assert str(sheet_of(kind=kind).with_entry(entry).game.hands[0]) == hand


@pytest.mark.parametrize(
    ("kind", "entry", "message"),
    [
        ("marks", Entry("", "30", "made"), "Which side bid? Tap one of the two."),
        ("marks", Entry("us", "", "made"), "How much was bid? Choose the bid."),
        ("marks", Entry("us", "30"), "How did it go? Tap Made or Set."),
        ("points", Entry("us", "30", " "), "How many of the 42 points did the bidder's side take? Put it in."),
        ("points", Entry("us", "30", "43"), '"43" can\'t be taken in a hand: it has 42 points.'),
        ("points", Entry("us", "30", "-1"), '"-1" isn\'t a number of marks or points.'),
        ("points", Entry("us", "30", "34.5"), '"34.5" isn\'t a number of marks or points.'),
        ("points", Entry("us", "30", "all"), '"all" isn\'t a number of marks or points.'),
        ("points", Entry("us", "30", "set"), '"set" isn\'t a number of marks or points.'),
        ("points", Entry("us", "30", "٣"), '"٣" isn\'t a number of marks or points.'),
        ("points", Entry("us", "30", "0042"), '"0042" isn\'t a number of marks or points.'),
        ("marks", Entry("us", "30", "made", "us", "two"), '"two" isn\'t a number of marks or points.'),
        ("marks", Entry("us", "30", "made", "us", "8"), '"8" isn\'t what a renege can give: the game is to 7 marks.'),
        ("points", Entry("us", "30", "34", "us", "251"), '"251" isn\'t what a renege can give: the game is to 250 points.'),
        ("marks", Entry("us", "30", "made", "us", "0"), WHAT_DID_IT_COST),
        ("marks", Entry("us", "30", "made", "us"), WHAT_DID_IT_COST),
    ],
)  # fmt: skip
def test_what_is_missing_or_cannot_be_is_said_plainly(kind, entry, message):
    with refused_like(f"^{re.escape(message)}$"):
        sheet_of(kind=kind).with_entry(entry)


def test_after_the_game_no_hand_is_written_down():
    message = "The game is over. For another game, tap New game below."
    with refused_like(f"^{message}$"):
        sheet_of("us-294-made").with_entry(Entry("us", "30", "made"))


@pytest.mark.parametrize(
    ("sheet", "kind", "score"),
    [
        (sheet_of(), "points", (0, 0)),
        (sheet_of("us-30-34"), "points", (34, 8)),
        (sheet_of("us-30-34", kind="points"), "marks", (1, 0)),
        (sheet_of("us-30-lost-them-0"), "points", (42, 0)),  # that much is plain
        (sheet_of("us-30-made"), "marks", (1, 0)),  # it is already
    ],
)
def test_a_game_turns_to_the_other_kind_with_the_hands_it_has(sheet, kind, score):
    after = sheet.after("kind", kind).game
    assert (after.kind.word, after.score, after.hands) == (kind, score, sheet.game.hands)


@pytest.mark.parametrize(
    ("sheet", "kind", "message"),
    [
        (
            sheet_of("us-30-34", "us-30-made"),
            "points",
            "Hand 2 doesn't say the points taken, and this game needs them.",
        ),
        (
            sheet_of("us-30-34", "us-30-lost-us-1"),
            "points",
            "Hand 2 has a renege that cost 1 mark, and this game needs that in points.",
        ),
        (
            sheet_of("us-30-34-us-2", kind="points"),
            "marks",
            "Hand 1 has a renege that cost 2 points, and this game needs that in marks.",
        ),
        (
            sheet_of("us-84-42", *["us-30-30"] * 6, kind="points"),
            "marks",
            "A game to 7 marks would have been over before the last hand.",
        ),
    ],
)
def test_a_game_does_not_turn_to_the_other_kind_where_the_hands_do_not_say(sheet, kind, message):
    with refused_like(f"^{message}$"):
        sheet.after("kind", kind)


@pytest.mark.parametrize(
    ("sheet", "settled", "before"),
    [
        (sheet_of("us-30-34"), "hand--mark", "hand"),
        (sheet_of("us-30-34"), "hand", "hand"),
        (sheet_of("us-30-34"), "open", "open"),
        (sheet_of(), "open--hand", "open"),  # no hand on the sheet, but a change that waits
    ],
)
def test_a_new_game_remembers_what_counted_in_the_one_before(sheet, settled, before):
    history = History((sheet,)).after("new", settled)
    assert history.now.before == Agreement.parse(before)
    assert not history.now.game.hands
    assert history.after("undo").now == sheet
    assert history.after("undo").after("redo").now == history.now


@pytest.mark.parametrize(
    "step",
    [
        lambda sheet: sheet.with_entry(Entry("us", "30", "made")),
        lambda sheet: sheet.after("kind", "points"),
    ],
    ids=["hand", "kind"],
)
def test_no_later_step_of_the_game_remembers_it(step):
    begun = sheet_of("us-30-34").after("new", "hand")
    assert step(begun).before is None


def test_a_new_game_is_of_the_same_kind_with_no_names_from_a_link():
    sheet = Moment(Game.parse("points Ann Bo us-30-34")).after("new", "open")
    assert str(sheet.game) == "points Us Them"


@pytest.mark.parametrize("agreed", ["", "/agreed/hand-shake", "/agreed/junk"])
def test_a_link_brings_its_sheet(agreed):
    sheet = sheet_of("us-30-made").after_link(f"/score/marks/Ann/Bo/them-84-made{agreed}")
    assert (str(sheet), sheet.note) == ("marks/Ann/Bo/them-84-made", None)


def test_somebody_called_agreed_is_in_a_link():
    game = Game.parse("marks agreed Bo us-30-made")
    assert Moment().after_link(str(Link(game.fragment))).game == game


def test_a_link_that_cannot_be_read_leaves_the_sheet_with_a_note():
    ours = sheet_of("us-30-made")
    sheet = ours.after_link("/score/marks/Us")
    assert sheet.game == ours.game
    assert told(sheet.note) == "I can't read that link: \"marks Us\" isn't a game."
    assert not History((ours,)).then(sheet).can_undo


@given(st.one_of(st.text(), st.from_regex(r"(marks|points)(/[A-Za-z0-9.-]*){2,9}", fullmatch=True)))
def test_whatever_a_link_says_it_is_a_sheet_or_a_note(said):
    sheet = Moment().after_link(f"/score/{said}")
    assert told(sheet.note).isprintable()
    assert Moment.parse(str(sheet)) == sheet.without_note


def test_before_the_first_hand_there_is_no_need_of_a_new_game():
    with refused_like(r"^The sheet is empty already\.$"):
        Moment(Game.parse("points Ann Bo")).after("new", "hand")


def test_what_changes_nothing_is_no_step():
    assert not START.after("kind", "marks").can_undo


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        (Moment(), "After each hand: tap who bid, the bid and how it went, then Write it down."),
        (sheet_of("us-30-made"), "After the next hand: who bid, and how did it go?"),
        (sheet_of("us-294-made"), "For another game, tap New game below."),
    ],
)
def test_the_sheet_says_what_to_do_next(sheet, said):
    assert hint(sheet.game) == said


def test_after_a_new_game_it_is_known_that_undo_brings_back_the_old():
    for kind in KINDS:
        history = History((sheet_of("us-30-34", kind=kind),)).after("new", "open")
        assert history.cleared
        assert not history.after("undo").cleared
    assert not START.after("kind", "points").cleared  # there was nothing to clear


@pytest.mark.parametrize(
    ("kind", "entry", "said"),
    [
        ("marks", Entry("them", "30", by="them", lost=True), "Us get 1 mark."),
        ("marks", Entry("them", "84", "made", "them", "", True), "Us get 2 marks."),
        ("marks", Entry("them", "84", "", "us", "2", True), "Them get 4 marks."),
        ("points", Entry("them", "30", "", "them", "", True), "Us get 72 points."),
        ("points", Entry("them", "30", "", "us", "", True), "Them get 42 points."),
        ("marks", Entry("", "30", "", "them", "", True), "The hand goes to Us."),
        ("marks", Entry("us", "", "", "us", "", True), "The hand goes to Them."),
        ("marks", Entry("us", "30", "", "us", "two", True), "The hand goes to Them."),
        ("marks", Entry("us", "30", "", "us", "99", True), "The hand goes to Them."),
        ("marks", Entry("us", "30", "", "us", "2"), ""),  # it cost two marks, and not the hand
        ("marks", Entry("us", "30", "made", "", "", True), ""),  # nobody reneged after all
    ],
)
def test_where_a_renege_lost_the_hand_the_form_says_what_that_gives(kind, entry, said):
    assert lost_gives(entry, Game(KINDS[kind])) == said


@pytest.mark.parametrize(
    ("cost", "kind", "said"),
    [
        (Cost.HAND, Kind.MARKS, ("0", True)),
        (Cost.HAND, Kind.POINTS, ("0", True)),
        (Cost.BID, Kind.MARKS, ("0", True)),
        (Cost.BID, Kind.POINTS, ("", False)),
        (Cost.MARK, Kind.MARKS, ("1", False)),
        (Cost.MARK, Kind.POINTS, ("", False)),
        (Cost.HAND_AND_TWO, Kind.MARKS, ("2", True)),
        (Cost.HAND_AND_TWO, Kind.POINTS, ("", False)),
        (Cost.AGAIN, Kind.MARKS, ("", False)),
        (OwnWords("Tea for all"), Kind.MARKS, ("", False)),
        (None, Kind.MARKS, ("", False)),
    ],
)
def test_a_renege_costs_what_the_table_has_agreed_on(cost, kind, said):
    assert price(Agreement(cost), kind) == said


def test_a_bid_is_said_in_marks_from_two_on():
    names = [bid_choice(bid) for bid in BIDS]
    assert names[:2] == ["30", "31"]
    assert names[11:15] == ["41", "42", "2 marks (84)", "3 marks (126)"]
    assert names[-1] == "7 marks (294)"
    assert len(names) == 19


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "marks",
        "marks/Us",
        "tricks/Us/Them",
        "marks/Us/us",
        "marks/Us/Them/us-30-50",
        "marks/Us/Them/us-294-made/us-30-made",
        "points/Us/Them/us-30-made",
        "<img src=x onerror=alert(1)>",
        "tea>marks/Us/Them",
        ">marks/Us/Them",
        "hand>",
        "hand>mark>marks/Us/Them",
    ],
)
def test_junk_is_no_sheet(junk):
    with refused_like('"'):
        Moment.parse(junk)


NAMES = (
    st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=LONGEST_SIDE)
    .map(lambda name: " ".join(name.split()))
    .filter(lambda name: name and name.isprintable())
)


@st.composite
def sheets(draw):
    """Any sheet there can be, of a few hands."""
    names = draw(st.tuples(NAMES, NAMES).filter(lambda two: two[0].casefold() != two[1].casefold()))
    game = Game(draw(st.sampled_from(list(Kind))), names)
    side = st.sampled_from(list(Side))
    outcomes = [Outcome.MADE, Outcome.SET] if game.kind is Kind.MARKS else []
    for _ in range(draw(st.integers(0, 4))):
        took = draw(st.sampled_from([*range(43), None, *outcomes]))
        gives = draw(st.integers(0 if took is None else 1, 7))
        reneged = took is None or draw(st.booleans())
        penalty = Penalty(draw(side), gives) if reneged else None
        hand = ScoredHand(draw(side), draw(st.sampled_from(BIDS)), took, penalty)
        game = game if game.over else game.after(hand)
    return Moment(game, draw(st.none() | AGREEMENTS))


@given(sheets())
def test_a_sheet_is_written_in_one_word(sheet):
    assert Moment.parse(str(sheet)) == sheet
    assert " " not in str(sheet)
    assert not str(sheet).startswith("*")


@given(st.lists(sheets(), min_size=1, max_size=5))
def test_a_history_of_sheets_is_written_in_one_line(sheets):
    history = START
    for sheet in sheets:
        history = history.then(sheet)
    assert History.parse(str(history), Moment.parse) == history


WHOLE = (  # seats 1 and 2 reneged, so both sides
    "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3 6-2 / 1-1 2-1 6-1 4-1"
    " / 3-1 5-3 4-3 3-0 / 0-0 6-0 5-0 4-0 / 2-2 4-2 2-0 1-0"
)
FOLLOWED = (  # everybody has one suit, and blanks take every trick
    "blanks 30: 0-0 1-1 2-2 3-3 / 1-0 2-1 3-2 4-3 / 2-0 3-1 4-2 5-3 / 3-0 4-1 5-2 6-3"
    " / 4-0 5-1 6-2 4-4 / 5-0 6-1 5-5 5-4 / 6-0 6-6 6-5 6-4"
)
RENEGED = "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4"  # the bidder's partner did


def put(line, bidder, cost, kind):
    """What goes into the form of a recorded hand, and what the players have to decide."""
    entry, unsaid = from_record(
        judge_record(Record.parse(line)), bidder, Agreement(cost), KINDS[kind]
    )
    return entry, told(unsaid)


@pytest.mark.parametrize(
    ("line", "bidder", "cost", "kind", "written"),
    [
        (FOLLOWED, 0, None, "marks", "us-30-42"),
        (FOLLOWED, 3, None, "points", "them-30-42"),
        ("treys 32: 5-2 5-1 6-6 5-5 /", 1, None, "marks", "them-32-set"),
        (RENEGED, 0, Cost.HAND, "marks", "us-32-lost-us-0"),
        (RENEGED, 3, Cost.BID, "marks", "them-32-lost-them-0"),
        (RENEGED, 2, Cost.HAND_AND_TWO, "marks", "us-32-lost-us-2"),
        (RENEGED, 0, Cost.MARK, "marks", "us-32-set-us-1"),
        (RENEGED, 0, Cost.AGAIN, "marks", "us-32-set"),
        (RENEGED, 0, Cost.HAND, "points", "us-32-lost-us-0"),
    ],
)
def test_a_recorded_hand_goes_on_the_sheet_with_what_a_renege_costs(
    line, bidder, cost, kind, written
):
    entry, unsaid = put(line, bidder, cost, kind)
    assert str(sheet_of(kind=kind).with_entry(entry).game.hands[0]) == written
    assert not unsaid


BOTH = "Both sides reneged. Your table decides what that costs."
HOW_MANY = "Your table has to decide how many marks this renege costs."


@pytest.mark.parametrize(
    ("line", "bidder", "cost", "kind", "known", "unsaid"),
    [
        (RENEGED, 1, None, "marks", Entry("them", "32", "set", "them"), HOW_MANY),
        (RENEGED, 0, OwnWords("Tea"), "marks", Entry("us", "32", "set", "us"), HOW_MANY),
        (WHOLE, 2, Cost.HAND, "points", Entry("us", "32", "8"), BOTH),
        (WHOLE, 2, Cost.HAND, "marks", Entry("us", "32", "8"), BOTH),
        # Nobody has said what was bid: the form asks.
        (FOLLOWED.replace(" 30", ""), 1, None, "marks", Entry("them", "", "42"), ""),
        # Set, but the points are not all taken: the form asks how many.
        ("treys 32: 5-2 5-1 6-6 5-5 /", 0, None, "points", Entry("us", "32"), ""),
    ],
)
def test_the_form_gets_what_is_known_of_a_recorded_hand(line, bidder, cost, kind, known, unsaid):
    assert put(line, bidder, cost, kind) == (known, unsaid)


@pytest.mark.parametrize(
    ("line", "cost", "can"),
    [
        ("treys 32: /", None, False),
        ("treys 32: 5-2 5-1 5-5 6-6 /", None, False),
        ("treys 32: 5-2 5-1 6-6 5-5 /", None, True),  # set
        (FOLLOWED, None, True),
        (FOLLOWED.replace(" 30", ""), None, True),  # played out, whatever was bid
        (RENEGED.replace(" 32", ""), None, False),
        (RENEGED.replace(" 32", ""), Cost.MARK, False),
        (RENEGED.replace(" 32", ""), Cost.HAND, True),  # lost, whatever was bid
    ],
)
def test_a_hand_can_go_on_the_score_once_it_is_decided_or_a_renege_has_lost_it(line, cost, can):
    ruling = judge_record(Record.parse(line))
    assert can_score(ruling, Agreement(cost)) is can
    if not can:
        with refused_like(r"^That hand isn't decided yet\."):
            from_record(ruling, 0, Agreement(cost), Kind.MARKS)


def test_before_trump_is_named_there_is_nothing_to_put_on_the_score():
    assert not can_score(None, Agreement(Cost.HAND))


def test_a_recorded_hand_goes_on_the_score_once_it_is_said_who_bid():
    with refused_like(r"^Who bid\? Say it here"):
        put(FOLLOWED, None, None, "marks")


@pytest.mark.parametrize(
    ("entry", "ended"),
    [
        (Entry("us", "32", "32"), "made"),
        (Entry("us", "32", "31"), "set"),
        (Entry("us", "32", "set"), "set"),
        (Entry("us", "", "42"), "42"),  # neither of the two buttons
        (Entry(), ""),
    ],
)
def test_the_form_knows_by_the_points_how_a_hand_ended(entry, ended):
    assert entry.ended == ended


def test_a_recorded_hand_is_noted_and_so_is_one_that_is_just_like_the_last():
    again = "That's just like the hand before. If it is the same hand, tap Undo."
    written = "The hand is written down. The next one can be recorded."
    assert told(sheet_of("us-30-34").put_note) == written
    assert told(sheet_of("us-30-34", "us-30-34").put_note) == again
    assert told(sheet_of("us-30-34", "them-30-34", "us-30-34").put_note) == written


def test_the_form_asks_what_a_renege_gives_and_to_whom():
    game = Game(Kind.MARKS).named("Ann and Cy", "Bo and Di")
    assert gives_what(Entry(by="us"), game) == "Marks to Bo and Di"
    assert gives_what(Entry(by="them"), Game(Kind.POINTS)) == "Points to Us"
    assert gives_what(Entry(), game) == "Marks to the other side"
