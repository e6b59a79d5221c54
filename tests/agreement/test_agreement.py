"""What a renege costs: settled by the table before the first shake, and said as it was settled."""

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortytwo.agreement import (
    ANSWERS,
    CHOICES,
    Agreement,
    Cost,
    OwnWords,
    Settled,
    Slip,
    When,
    Who,
)
from fortytwo.refusals import Refusal
from fortytwo.words import agreement as words
from fortytwo.words.say import told
from support.refused import refused, refused_like
from support.strategies import AGREEMENTS

HAND = Agreement(Cost.HAND)
MARK = Agreement(Cost.MARK, When.LEAD)
OPEN = Agreement()

NEARLY = st.lists(st.sampled_from([*CHOICES, "own", "open", "", "-", "x", ".2c", ".f"])).map(
    "-".join
)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (
            "hand-shake-noslip-others",
            "A renege loses the hand; only the other side may call it until the next shake;"
            " a renege caught before the trick is turned over doesn't count.",
        ),
        (
            "again-lead-slip-anybody",
            "A renege is fixed and the hand goes on;"
            " anybody at the table may call it until the next lead;"
            " a renege counts even if it's caught before the trick is turned over.",
        ),
        (
            "mark-table-noslip-anybody",
            "A renege costs one mark, to the other side;"
            " anybody at the table may call it as long as the dominoes are on the table;"
            " a renege caught before the trick is turned over doesn't count.",
        ),
        (
            "bid-lead-noslip-others",
            "A renege gives the other side what was bid;"
            " only the other side may call it until the next lead;"
            " a renege caught before the trick is turned over doesn't count.",
        ),
        (
            "two-lead-noslip-others",
            "A renege loses the hand and two marks;"
            " only the other side may call it until the next lead;"
            " a renege caught before the trick is turned over doesn't count.",
        ),
        (
            "lead-noslip-others-own-Bo-makes-tea.2c-twice.",
            'After a renege, "Bo makes tea, twice";'
            " only the other side may call it until the next lead;"
            " a renege caught before the trick is turned over doesn't count.",
        ),
    ],
)
def test_what_is_settled_is_said_in_one_sentence(written, said):
    assert words.sentence(Agreement.parse(written.rstrip("."))) == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (
            "hand-shake",
            "A renege loses the hand; it may be called until the next shake."
            " Not settled yet: whether a corrected renege counts and who may call it.",
        ),
        (
            "shake",
            "A renege may be called until the next shake."
            " Not settled yet: what a renege costs, whether a corrected renege counts and who may call it.",
        ),
        (
            "others-slip",
            "Only the other side may call a renege;"
            " a renege counts even if it's caught before the trick is turned over."
            " Not settled yet: what a renege costs and how long it may be called.",
        ),
        (
            "hand-shake-slip",
            "A renege loses the hand; it may be called until the next shake;"
            " a renege counts even if it's caught before the trick is turned over."
            " Not settled yet: who may call it.",
        ),
        (
            "hand-anybody-noslip",
            "A renege loses the hand; anybody at the table may call it;"
            " a renege caught before the trick is turned over doesn't count."
            " Not settled yet: how long it may be called.",
        ),
        (
            "open",
            "Not settled yet: what a renege costs, how long it may be called,"
            " whether a corrected renege counts and who may call it.",
        ),
    ],
)  # fmt: skip
def test_what_is_still_open_is_said_too(written, said):
    assert words.sentence(Agreement.parse(written)) == said


def test_nothing_is_settled_before_the_table_settles_it():
    assert OPEN.open == tuple(ANSWERS) == ("cost", "when", "slip", "who")
    assert Agreement(cost=None, when=None, slip=None, who=None) == OPEN


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("hand", "Your table agreed: a renege loses the hand."),
        ("mark-shake", "Your table agreed: a renege costs one mark, to the other side; it may be called until the next shake."),
        ("own-Tea-for-all", 'Your table agreed: after a renege, "Tea for all".'),
        (
            "again-noslip",
            "Your table agreed: a renege is fixed and the hand goes on;"
            " a renege caught before the trick is turned over doesn't count.",
        ),
        ("open", "Your table hasn't settled what a renege costs."),
        ("shake-noslip-others", "Your table hasn't settled what a renege costs."),  # when and by whom, but not what
    ],
)  # fmt: skip
def test_with_a_renege_goes_what_the_table_agreed_it_costs(written, said):
    assert words.consequence(Settled(Agreement.parse(written)), OPEN) == said


def test_every_choice_together_with_every_other_makes_whole_sentences():
    for choices in product([None, *Cost], [None, *When], [None, *Slip], [None, *Who]):
        said = words.sentence(Agreement(*choices))
        assert re.fullmatch(r"([A-Z][^.{}]*\. )?[A-Z][^.{}]*\.", said)
        assert ("Not settled" in said) == (None in choices)


@pytest.mark.parametrize(
    ("written", "agreement"),
    [
        ("open", OPEN),
        ("hand", HAND),
        ("mark-lead", MARK),
        (
            "two-table-noslip-anybody",
            Agreement(Cost.HAND_AND_TWO, When.TABLE, Slip.FORGIVEN, Who.ANYBODY),
        ),
        ("bid-shake-slip-others", Agreement(Cost.BID, When.SHAKE, Slip.COUNTS, Who.OTHERS)),
        ("again", Agreement(Cost.AGAIN)),
        ("own-Tea-for-all", Agreement(OwnWords("Tea for all"))),
        ("lead-own-own", Agreement(OwnWords("own"), When.LEAD)),
        ("own-hand-own-mark", Agreement(OwnWords("hand own mark"))),  # words, not choices
        ("own-open", Agreement(OwnWords("open"))),
    ],
)
def test_an_agreement_is_written_in_one_word(written, agreement):
    assert str(agreement) == written
    assert Agreement.parse(written) == agreement


def test_the_choices_are_read_in_any_order():
    assert str(Agreement.parse("others-shake-hand")) == "hand-shake-others"


@pytest.mark.parametrize(
    ("junk", "message"),
    [
        ("", '"" isn\'t a choice.'),
        ("Hand", '"Hand" isn\'t a choice.'),
        ("hand-hang", '"hang" isn\'t a choice.'),
        ("open-hand", '"open" isn\'t a choice.'),
        ("own", '"own" isn\'t a choice.'),
        ("hand-mark", '"hand-mark" settles something twice.'),
        ("hand-hand", '"hand-hand" settles something twice.'),
        ("slip-noslip", '"slip-noslip" settles something twice.'),
        ("hand-own-Tea", '"hand-own-Tea" settles something twice.'),
        ("own-", '"" doesn\'t say anything. Write a word or two.'),
        ("own-Tea!", '"Tea!" isn\'t text that a link can carry.'),
        ("own-.0a", '"?" doesn\'t say anything. Write a word or two.'),
        ("own-Tea.1b", '"Tea?" has a character that can\'t be printed. Leave it out.'),
        ("own-Tea--for-all", '"Tea  for all" isn\'t one line with single spaces.'),
        ("own-Tea.0afor", '"Tea?for" isn\'t one line with single spaces.'),
        ("own-" + "x" * 81, f'"{"x" * 40}…" is too long. Keep it to 80 characters.'),
    ],
)  # fmt: skip
def test_junk_is_no_agreement(junk, message):
    with refused(message):
        Agreement.parse(junk)


def test_own_words_are_eighty_characters_at_most():
    assert OwnWords("x" * 80).words == "x" * 80
    with refused_like("Keep it to 80 characters"):
        OwnWords("x" * 81)


def test_own_words_are_put_in_one_line_when_typed():
    assert OwnWords.typed("  Tea\nfor  all ") == OwnWords("Tea for all")


def test_a_choice_takes_the_place_of_the_answer_before():
    agreement = OPEN
    for choice in (
        Cost.HAND,
        When.LEAD,
        Slip.COUNTS,
        Who.OTHERS,
        Cost.AGAIN,
        When.SHAKE,
        Slip.FORGIVEN,
        Who.ANYBODY,
    ):
        agreement = agreement.choosing(choice)
    assert agreement == Agreement(Cost.AGAIN, When.SHAKE, Slip.FORGIVEN, Who.ANYBODY)


@pytest.mark.parametrize(
    ("before", "name", "value", "after"),
    [
        ("open", "cost", "hand", "hand"),
        ("hand-lead", "when", "shake", "hand-shake"),
        ("hand", "own", " Tea  for all ", "own-Tea-for-all"),
        ("own-Tea-for-all", "cost", "mark", "mark"),
        ("shake-own-Tea-for-all", "own", " ", "shake"),
        ("hand-shake", "own", "", "hand-shake"),  # nothing was typed, and nothing taken back
    ],
)
def test_an_answer_takes_the_place_of_the_one_before(before, name, value, after):
    assert str(Agreement.parse(before).answering(name, value)) == after


@given(AGREEMENTS)
def test_the_answers_that_are_on_give_the_same_agreement(agreement):
    again = OPEN
    for name, value in sorted(agreement.on, key=lambda answer: answer[0] != "preset"):
        if (name, value) not in again.on:
            again = again.answering(name, value)
    assert again == agreement


def test_before_play_is_under_way_a_change_counts_at_once():
    settled = Settled(HAND).changed(MARK, under_way=False)
    assert (settled.now, settled.next_game) == (MARK, None)


def test_once_play_is_under_way_a_change_counts_from_the_next_game():
    settled = Settled(HAND).changed(MARK, under_way=True)
    assert (settled.now, settled.next_game, settled.newest) == (HAND, MARK, MARK)
    assert (settled.new_game().now, settled.new_game().next_game) == (MARK, None)


def test_it_is_said_that_a_change_is_written_down_and_from_when_it_counts():
    settled = Settled(HAND).changed(MARK, under_way=True)
    assert words.next_game(settled) == (
        "From the next game on: A renege costs one mark, to the other side; it may be called until"
        " the next lead. Not settled yet: whether a corrected renege counts and who may call it."
    )
    assert words.in_this_game(settled).startswith("In this game: A renege loses the hand.")
    assert words.next_game(settled.new_game()) == ""
    assert words.in_this_game(settled.new_game()) == words.sentence(MARK)


@pytest.mark.parametrize(
    ("settled", "play", "why"),
    [
        ("open", "hand", "A hand is being recorded, so what you change starts with the next game."),
        ("open", "score", "A game is being scored, so what you change starts with the next game."),
        ("hand--mark", "score", "A game is being scored, so what you change starts with the next game."),
        ("hand--mark", "", "Your changes start with the next game."),  # the hand is over by now
        ("hand", "", ""),
    ],
)  # fmt: skip
def test_where_a_change_waits_it_is_said_why(settled, play, why):
    assert words.why_it_waits(Settled.parse(settled), play) == why


def test_of_two_changes_under_way_the_last_counts():
    settled = Settled(HAND).changed(MARK, under_way=True).changed(OPEN, under_way=True)
    assert settled == Settled(HAND, OPEN)
    assert settled.new_game() == Settled(OPEN)


def test_a_change_to_come_is_forgotten_when_it_is_changed_again_between_hands():
    settled = Settled(HAND).changed(MARK, under_way=True)
    assert settled.changed(OPEN, under_way=False) == Settled(OPEN)


@pytest.mark.parametrize(
    ("settled", "back"),
    [
        ("hand--mark", "hand--mark"),
        ("hand", "hand"),
        ("open--hand", "open--hand"),
    ],
)
def test_a_new_game_undone_brings_back_what_counted_and_what_waited(settled, back):
    before = Settled.parse(settled)
    assert str(before.new_game().back_in(before.now)) == back


def test_what_is_agreed_after_a_new_game_waits_when_that_is_undone():
    begun = Settled(HAND).new_game().changed(MARK, under_way=False)
    assert begun.back_in(HAND) == Settled(HAND, MARK)
    assert begun.back_in(HAND).new_game() == begun


def test_a_change_taken_back_is_no_change():
    assert Settled(HAND).changed(MARK, under_way=True).changed(HAND, under_way=True) == Settled(
        HAND
    )
    assert Settled(HAND).changed(HAND, under_way=True) == Settled(HAND)


def test_what_a_links_table_agreed_is_in_force_and_ours_where_it_agreed_on_nothing():
    assert Settled(HAND).in_force(MARK) == MARK
    assert Settled(HAND).in_force(OPEN) == HAND
    assert Settled(HAND, MARK).in_force(OPEN) == HAND


def test_what_a_renege_costs_stands_on_the_board_in_short():
    assert not MARK.loses_the_hand
    assert HAND.loses_the_hand
    assert words.cost_in_short(MARK) == "Agreed: a renege costs one mark, to the other side."
    assert words.cost_in_short(OPEN) == ""
    assert words.cost_in_short(Agreement(OwnWords("Bo makes tea"))) == 'Agreed: "Bo makes tea".'
    long = Agreement(OwnWords("Bo makes tea for all of us and for the table beside ours"))
    assert (
        words.cost_in_short(long) == 'Agreed: "Bo makes tea for all of us and for the t…".'
    )  # all of it stands with the reasons


@pytest.mark.parametrize(
    ("ours", "linked", "said"),
    [
        ("hand", "mark", "The table of this link agreed: a renege costs one mark, to the other side."),
        ("open", "mark", "The table of this link agreed: a renege costs one mark, to the other side."),
        ("hand", "shake", "The table of this link hasn't settled what a renege costs."),  # what it costs, that is
        ("hand", "open", "Your table agreed: a renege loses the hand."),
        ("open", "open", "Your table hasn't settled what a renege costs."),
        ("hand", "hand", "Your table agreed: a renege loses the hand."),
        ("hand--mark", "open", "Your table agreed: a renege loses the hand. Your changes start with the next game."),
        ("open--mark", "open", "Your table hasn't settled what a renege costs. Your changes start with the next game."),
        ("hand--mark", "mark", "The table of this link agreed: a renege costs one mark, to the other side."),
    ],
)  # fmt: skip
def test_a_renege_is_ruled_by_the_words_of_the_table_it_was_made_at(ours, linked, said):
    assert words.consequence(Settled.parse(ours), Agreement.parse(linked)) == said


@pytest.mark.parametrize(
    ("ours", "linked", "said"),
    [
        (
            "hand",
            "mark-lead",
            "This link came from a table that agreed: a renege costs one mark, to the other side;"
            " it may be called until the next lead. Their rule applies until you start a new hand.",
        ),
        (
            "open",
            "shake",
            "This link came from a table that agreed: a renege may be called until the next shake."
            " Their rule applies until you start a new hand.",
        ),
        ("hand", "hand", ""),
        ("hand", "open", ""),
        ("open", "open", ""),
    ],
)
def test_it_is_said_that_what_counts_came_by_a_link(ours, linked, said):
    assert words.linked_note(Settled.parse(ours), Agreement.parse(linked)) == said


def test_a_new_game_without_a_change_keeps_what_was_agreed():
    assert Settled(HAND).new_game() == Settled(HAND)


@pytest.mark.parametrize(
    ("written", "settled"),
    [
        ("open", Settled()),
        ("hand", Settled(HAND)),
        ("hand--mark-lead", Settled(HAND, MARK)),
        ("open--hand", Settled(OPEN, HAND)),
        ("hand--open", Settled(HAND, OPEN)),
        ("own-A.2d.2db--own-c", Settled(Agreement(OwnWords("A--b")), Agreement(OwnWords("c")))),
    ],
)
def test_what_is_settled_now_and_later_is_written_in_one_word(written, settled):
    assert str(settled) == written
    assert Settled.parse(written) == settled


@pytest.mark.parametrize(
    ("junk", "message"),
    [
        ("hand--hand", '"hand" counts already, so it isn\'t a change.'),
        ("hand-shake--shake-hand", '"hand-shake" counts already, so it isn\'t a change.'),
        ("hand--hand--hand", '"" isn\'t a choice.'),
        ("hand--", '"" isn\'t a choice.'),
        ("--hand", '"" isn\'t a choice.'),
        ("", '"" isn\'t a choice.'),
    ],
)
def test_junk_is_nothing_settled(junk, message):
    with refused(message):
        Settled.parse(junk)


@given(AGREEMENTS)
def test_an_agreement_written_and_read_is_the_same(agreement):
    assert Agreement.parse(str(agreement)) == agreement
    assert re.fullmatch(r"[A-Za-z0-9./-]*[A-Za-z0-9]", str(agreement))  # nothing hangs off its end


@given(AGREEMENTS, AGREEMENTS, st.booleans())
def test_what_is_settled_written_and_read_is_the_same(now, then, under_way):
    settled = Settled(now).changed(then, under_way)
    assert settled.newest == then
    assert Settled.parse(str(settled)) == settled


@given(st.text(max_size=60) | NEARLY)
def test_anything_at_all_is_read_or_refused_with_a_value_error(text):
    try:
        settled = Settled.parse(text)
    except Refusal as refused:
        message = told(refused)
    else:
        message = f'"{settled}"'
        assert Settled.parse(str(settled)) == settled
    assert message.startswith('"')
    assert message.isprintable()
