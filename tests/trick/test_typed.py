"""What a player says: understood in many wordings, and refused rather than guessed at."""

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.trick.table import Place
from fortytwo.trick.typed import LONGEST, read
from support.strategies import tables


def spoken(dominoes):
    """The dominoes as they are said one after the other."""
    return " and ".join(domino.spoken for domino in dominoes)


def sentence(table):
    """The table told from the trump to the last domino played."""
    said = [f"{table.call} are trump"] if table.call else []
    said += [f"the {domino.spoken} was led" for domino in table.trick[:1]]
    said += [f"then {domino.spoken}" for domino in table.trick[1:]]
    said += [f"I have {spoken(sorted(table.hand))}"] if table.hand else []
    said += (
        [f"I {'played' if table.trick else 'led'} the {table.play.spoken}"] if table.play else []
    )
    said += [f"then {domino.spoken}" for domino in table.rest[1:]]
    return ", ".join(said)


@pytest.mark.parametrize(
    ("said", "line"),
    [
        # the rules' own example
        ("treys trump, five-deuce led, I have deuce-ace, five-trey and five-ace", "treys: 5-2 | 2-1 5-1 5-3"),
        ("Treys are trump. Somebody leads the five-deuce. I have the deuce-ace.", "treys: 5-2 | 2-1"),
        ("trump is treys. 5-2 was led, then 5-1, 6-6. my hand: 2-1 5-3", "treys: 5-2 5-1 6-6 | 2-1 5-3"),
        ("Fours are trump; led the six-four; I hold 54?", "fours: 6-4 | 5-4"),
        # trump
        ("treys trump", "treys:"),
        ("Trump: blanks", "blanks:"),
        ("TRUMPS ARE SIXES", "sixes:"),
        ("trey trump", "treys:"),
        ("3s are trump", "treys:"),
        ("3's are trump", "treys:"),
        ("3 is trump", "treys:"),
        ("trump = 0", "blanks:"),
        ("threes are trump", "treys:"),
        ("zeros trump", "blanks:"),
        ("zeroes trump", "blanks:"),
        ("ones are the trump suit", "aces:"),
        ("twos trump", "deuces:"),
        ("if trump is one", "aces:"),
        ("treys trump. treys are trump!", "treys:"),  # said twice
        # the domino led, by every way to write it
        ("5-2 led", ": 5-2"),
        ("2-5 led", ": 5-2"),
        ("52 led", ": 5-2"),
        ("5/2 led", ": 5-2"),
        ("5 2 led", ": 5-2"),
        ("5 - 2 led", ": 5-2"),
        ("2/1 led", ": 2-1"),
        ("½ led", ": 2-1"),  # what a phone makes of 1/2
        ("five deuce led", ": 5-2"),
        ("deuce-five led", ": 5-2"),
        ("five-two led", ": 5-2"),
        ("zero-one led", ": 1-0"),
        ("three/six led", ": 6-3"),
        ("double six led", ": 6-6"),
        ("double-6 led", ": 6-6"),
        ("the Double Blank was led", ": 0-0"),
        ("led the double three", ": 3-3"),
        ("5\u20132 led", ": 5-2"),  # an en dash
        ("five\u2011deuce led", ": 5-2"),  # a hyphen that does not break
        ("5\u22122 led", ": 5-2"),  # a minus
        ("\u201c5-2\u201d was led", ": 5-2"),
        ("\u200e5-2 led", ": 5-2"),  # a mark that some chats put in and nobody sees
        ("5-2\u00a0led", ": 5-2"),
        ("the lead was 5-2", ": 5-2"),
        ("5-2 was the domino led", ": 5-2"),
        ("my partner led the 5-2", ": 5-2"),
        ("5-2 was led by an opponent", ": 5-2"),
        ("he leads 5-2", ": 5-2"),
        ("Led: 5-2", ": 5-2"),
        # the rest of the trick
        ("5-2 was led, followed by 5-1 and 6-6", ": 5-2 5-1 6-6"),
        ("5-2 led, then 5-1, then 6-6, next 5-5", ": 5-2 5-1 6-6 5-5"),
        ("led 5-2, second 5-1, third 6-6, fourth 5-5", ": 5-2 5-1 6-6 5-5"),
        ("5-2 led, 5-1 was played 2nd, 6-6 3rd, 5-5 4th", ": 5-2 5-1 6-6 5-5"),
        ("led 5-2 second 5-1", ": 5-2 5-1"),
        ("5-2 led, 5-1 was played by the leader", ": 5-2 5-1"),
        ("he led 5-2, she played 6-6, they threw 5-5", ": 5-2 6-6 5-5"),
        ("second was 5-1. 5-2 was led", ": 5-2 5-1"),
        # the hand
        ("I have 5-1 and 2-1", ": | 2-1 5-1"),
        ("I've got 51, 21", ": | 2-1 5-1"),
        ("I\u2019m holding five ace deuce ace", ": | 2-1 5-1"),
        ("holding 5 1 2 1", ": | 2-1 5-1"),
        ("my hand is the five-ace & the deuce-ace", ": | 2-1 5-1"),
        ("Hand: 5-1\n2-1", ": | 2-1 5-1"),
        ("I had 5-1, 2-1 in my hand", ": | 2-1 5-1"),
        # what I played
        ("5-2 led. I have 5-1 and 5-3. I played the 5-3.", ": 5-2 | 5-1 5-3 | 5-3"),
        ("5-2 led. I have 5-1. I played the 5-3.", ": 5-2 | 5-1 5-3 | 5-3"),  # so it was in my hand
        ("5-2 led and I played 5-3, then 6-6 was played", ": 5-2 | 5-3 | 5-3 6-6"),
        ("I have 5-1, I've played 5-3, 5-2 was led, then 6-6", ": 5-2 | 5-1 5-3 | 5-3 6-6"),
        ("5-2 was led, then 6-6, and then I put down 5-1", ": 5-2 6-6 | 5-1 | 5-1"),
        ("I led the 6-4, I have 5-4", ": | 5-4 6-4 | 6-4"),
        ("my lead was 6-4", ": | 6-4 | 6-4"),
        ("I lead 6-4, he played 6-6", ": | 6-4 | 6-4 6-6"),
        # in one breath, and with dashes between
        ("treys trump five deuce led I have five ace deuce ace", "treys: 5-2 | 2-1 5-1"),
        ("trump 3 52 led hand 51 21", "treys: 5-2 | 2-1 5-1"),
        ("trump is treys 5-2 was led my hand 5-1", "treys: 5-2 | 5-1"),
        ("trump is 3 - 5-2 led - I have 5-1", "treys: 5-2 | 5-1"),
        ("treys trump\u20145-2 led\u2014I have 5-1", "treys: 5-2 | 5-1"),
        ("led 5-2 - 3 is trump", "treys: 5-2"),
        ("So when treys were trump an ace-deuce was led with", "treys: 2-1"),
        ("It\u2019s treys as trump", "treys:"),
        ("5-2 led, I have only a deuce-ace, also I played my five-ace", ": 5-2 | 2-1 5-1 | 5-1"),
        # the line, and a link
        ("treys: 5-2 | 2-1 5-3 5-1", "treys: 5-2 | 2-1 5-1 5-3"),
        ("\u201cTreys: five\u2013deuce | 2\u20131\u201d", "treys: 5-2 | 2-1"),
        (": 6-3", ": 6-3"),
        ("https://example.org/42/#/treys/5-2/2-1", "treys: 5-2 | 2-1"),
        ("Who is right? https://example.org/42/#/treys/5-2/2-1.", "treys: 5-2 | 2-1"),
        ("https://example.org/42/#", ":"),
        ("/treys/5-2/2-1", "treys: 5-2 | 2-1"),
    ],
)  # fmt: skip
def test_what_players_say_is_understood(said, line):
    assert str(read(said)) == line


LIKE = "write it like: treys trump, five-deuce led, I have five-ace and deuce-ace"


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("", f'There is no trump and no domino in ""; {LIKE}'),
        (" \n", f'There is no trump and no domino in " ?"; {LIKE}'),
        ("the", f'There is no trump and no domino in "the"; {LIKE}'),
        ("my hand", f'There is no trump and no domino in "my hand"; {LIKE}'),
        # words it does not know
        ("banana", f'I do not understand "banana"; {LIKE}'),
        ("treys trump, banana led", f'I do not understand "banana"; {LIKE}'),
        ("treys are not trump", f'I do not understand "not"; {LIKE}'),
        ("5-2 led, I have no fives", f'I do not understand "no"; {LIKE}'),
        ("they have 5-1", f'I do not understand "they"; {LIKE}'),  # whose turn is it?
        ("5-2 led, played 5-1", f'I do not understand "played"; {LIKE}'),  # by whom?
        ("I have to play the 5-1", f'I do not understand "to"; {LIKE}'),
        ("can I play the 5-1", f'I do not understand "can"; {LIKE}'),
        ("I have 5-1 or 5-3", f'I do not understand "or"; {LIKE}'),
        ("https://example.org/42/", f'I do not understand "https"; {LIKE}'),
        ("merry-go-round led", f'I do not understand "merry-go-round"; {LIKE}'),
        ("\x1b[31m led", f'I do not understand "?[31m"; {LIKE}'),
        ("5-2 l\u0435d", f'I do not understand "l\u0435d"; {LIKE}'),  # one letter is a Cyrillic one
        # what is no domino
        ("7-1 led", '"7-1" is not a domino; write it like 6-4 or six-four'),
        ("71 led", '"7-1" is not a domino; write it like 6-4 or six-four'),
        ("7 1 led", '"7-1" is not a domino; write it like 6-4 or six-four'),
        ("seven-ace led", '"seven-ace" is not a domino; write it like 6-4 or six-four'),
        ("double seven led", '"double-seven" is not a domino; write it like 6-4 or six-four'),
        ("five-banana led", '"five-banana" is not a domino; write it like 6-4 or six-four'),
        ("5-2-1 led", '"5-2-1" is not a domino; write it like 6-4 or six-four'),
        ("six double led", '"six-double" is not a domino; write it like 6-4 or six-four'),
        ("five ace deuce led", '"five ace deuce" leaves an end over; write dominoes like 6-4'),
        ("the double led", '"double" leaves an end over; write dominoes like 6-4'),
        ("I have five, ace", f"I cannot tell what you say of fives; {LIKE}"),
        ("I have two fives", f"I cannot tell what you say of deuces; {LIKE}"),
        # what is not ruled on
        ("doubles are trump", 'I cannot rule with "doubles"; trump is one of the seven suits'),
        ("No-trump, 5-2 led", 'I cannot rule with "no-trump"; trump is one of the seven suits'),
        ("no trump", 'I cannot rule with "no trump"; trump is one of the seven suits'),
        ("follow me", 'I cannot rule with "follow me"; trump is one of the seven suits'),
        ("sevens", 'I cannot rule with "sevens"; trump is one of the seven suits'),
        ("nello, 5-2 led", 'I cannot rule with "nello"; trump is one of the seven suits'),
        # what cannot be
        ("treys trump, fours trump", f"There is one trump, and you name treys and fours; {LIKE}"),
        ("5-2 led, I have 2-5", '"5-2" is there twice; a domino can be in one place only'),
        ("I have 5-1 and five-ace", '"5-1" is there twice; a domino can be in one place only'),
        ("5-2 led, then 5-1, 5-5, 6-6, 6-5", '"5-2 5-1 5-5 6-6 6-5" is too many for a trick; a trick is four'),
        ("I have 66 65 64 63 62 61 60 55", '"5-5 6-0 6-1 6-2 6-3 6-4 6-5 6-6" is too many for a hand; seven is all'),
        ("5-2 led, I played 5-1, I played 5-3", "The five-ace was played from the hand already."),
        ("5-2 led, I played 5-1, I led 5-3", "The five-ace was played from the hand already."),
        ("I led 5-2, then I played 5-3", "The five-deuce was played from the hand already."),
        ("5-2 led, 6-6 led", "You say that the five-deuce was led, but then it was played second"),
        ("6-6 was led, I led 5-2", "You say that the five-deuce was led, but then it was played second"),
        ("5-2 led, third 5-1, second 6-6", "You say that the five-ace was played third, but then it was played second"),
        # what is not clear
        ("treys, 5-2 led", f"I cannot tell what you say of treys; {LIKE}"),
        ("treys trump, fives led", f"I cannot tell which domino was led; {LIKE}"),
        ("trump, 5-2 led", f"I cannot tell which suit is trump; {LIKE}"),
        ("trump 3 5 led", f"I cannot tell which suit is trump; {LIKE}"),
        ("treys trump fours", f"I cannot tell which suit is trump; {LIKE}"),
        ("treys trump, 5-2 led, 5-1", f"I cannot tell where the five-ace is; {LIKE}"),  # played, or held?
        ("I have 5-1, treys trump, 2-1", f"I cannot tell where the deuce-ace is; {LIKE}"),
        ("5-2 6-6 led", f"I cannot tell where the five-deuce is; {LIKE}"),
        ("I have 5-1 and 2-1 led 5-2", f"I cannot tell which domino was led; {LIKE}"),
        ("5-2 led 5-1", f"I cannot tell which domino was led; {LIKE}"),
        ("I played 5-1", f"I cannot tell which domino was led; {LIKE}"),
        ("then 5-1", f"I cannot tell which domino was led; {LIKE}"),
        ("5-2 led, I played", f"I cannot tell which domino you played; {LIKE}"),
        ("5-2 led, I played 5-1 second", f"I cannot tell which domino was played second; {LIKE}"),
        ("5-2 led, then 5-1, 2-1 in my hand", f"I cannot tell which domino is in the hand; {LIKE}"),
        # a line, and a link
        ("treys: 7-1", '"7-1" is not a domino; write it like 6-4 or six-four'),
        ("treys 5-2 | 5-1", '"treys 5-2 | 5-1" has no colon after the trump; write it like treys: 5-2 | 5-1 2-1'),
        ("https://example.org/42/#/sevens", '"sevens" is not a suit; the suits are blanks, aces, deuces, treys, fours, fives and sixes'),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_refused_with_the_reason(said, message):
    with pytest.raises(ValueError) as refused:
        read(said)
    assert str(refused.value) == message


@pytest.mark.parametrize("nouns", ["domino dominoes", "bone bones", "rock rocks", "tile tiles"])
def test_a_domino_has_many_names(nouns):
    one, many = nouns.split()
    assert str(read(f"the {one} 5-2 led, I have {many} 5-1, 2-1")) == ": 5-2 | 2-1 5-1"


@pytest.mark.parametrize("domino", DOMINOES, ids=str)
def test_every_domino_is_understood_in_figures_and_in_words_from_either_end(domino):
    high, low = (Suit(end).end for end in (domino.high, domino.low))
    said = [
        f"{domino.high}{domino.low}",
        f"{domino.low}/{domino.high}",
        f"{low} {high}",
        domino.spoken,
    ]
    assert [read(f"{name} led").at(Place.LED) for name in said] == [(domino,)] * 4


def test_a_text_may_be_500_characters_long_and_no_longer():
    longest = f"treys trump{'!' * (LONGEST - 11)}"
    assert (str(read(longest)), len(longest)) == ("treys:", 500)
    with pytest.raises(ValueError) as refused:
        read(f"{longest}!")
    assert str(refused.value) == f'"treys trump{"!" * 29}…" is too long to be a table; {LIKE}'


@given(tables())
def test_a_table_is_understood_from_its_line_and_from_its_link(table):
    assert read(str(table)) == read(f"#{table.fragment}") == table


@given(tables())
def test_a_table_told_in_a_sentence_is_that_table(table):
    assume(sentence(table))
    assert read(sentence(table)) == read(sentence(table).upper().replace("-", " ")) == table


WORDS = st.sampled_from(
    "i have my hand led was played then he second trump treys five 5 2 double 5-2 51 - / , . : | # and ½".split()
)


@given(
    st.text(max_size=60) | st.lists(WORDS, max_size=20).map(" ".join) | st.lists(WORDS).map("".join)
)
@example("\ud800 led")
def test_anything_at_all_is_understood_or_refused_with_a_value_error(text):
    try:
        table = read(text)
    except ValueError as refused:
        message = str(refused)
    else:
        message = str(table)
        assert read(message) == table
    assert message.isprintable()
