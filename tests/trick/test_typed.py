"""What a player says: understood in many wordings, and refused rather than guessed at."""

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.trick.table import Place
from fortytwo.trick.typed import LONGEST, read
from fortytwo.words.say import call_name, name
from support.refused import refused
from support.strategies import tables


def spoken(dominoes):
    """The dominoes as they are said one after the other."""
    return " and ".join(name(domino) for domino in dominoes)


def sentence(table):
    """The table told from the trump to the last domino played."""
    named = "" if table.named is None else f" as a {table.named.end}"
    said = [_called(table.call)] if table.call else []
    said += [f"the {name(domino)} was led{named}" for domino in table.trick[:1]]
    said += [f"then {name(domino)}" for domino in table.trick[1:]]
    said += [f"I have {spoken(sorted(table.hand))}"] if table.hand else []
    if table.play:
        did = "played" if table.trick else "led"
        said += [f"I {did} the {name(table.play)}{'' if table.trick else named}"]
    said += [f"then {name(domino)}" for domino in table.rest[1:]]
    return ", ".join(said)


def _called(call):
    """The call as the referee itself says it."""
    return call_name(call) if call.traits else f"{call} are trump"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        # the rules' own example
        ("treys trump, five-deuce led, I have deuce-ace, five-trey and five-ace", "treys: 5-2 | 2-1 5-1 5-3"),
        ("Treys are trump. Somebody leads the five-deuce. I have the deuce-ace.", "treys: 5-2 | 2-1"),
        ("trump is treys. 5-2 was led, then 5-1, 6-6. my hand: 2-1 5-3", "treys: 5-2 5-1 6-6 | 2-1 5-3"),
        ("Fours are trump; led the six-four; I hold 54?", "fours: 6-4 | 5-4"),
        # every other call, by its names
        ("doubles are trump, double-six led, I have six-five and five-four", "doubles: 6-6 | 5-4 6-5"),
        ("Doubles trump. 4-4 led.", "doubles: 4-4"),
        ("trump is doubles, 4-4 led", "doubles: 4-4"),
        ("doubles are trump, reversed, 0-0 led", "doubles-reversed: 0-0"),
        ("Doubles are trump, double-blank high. 0-0 led", "doubles-reversed: 0-0"),
        ("follow me", "follow-me:"),
        ("Follow-me, doubles high: 5-5 was led", "follow-me: 5-5"),
        ("follow me, doubles low. Double five was led. I have five-blank, six-four", "follow-me-doubles-low: 5-5 | 5-0 6-4"),
        ("follow me with doubles low, 5-5 led", "follow-me-doubles-low: 5-5"),
        ("follow me, doubles are a suit of their own, 5-5 led", "follow-me-doubles-suit: 5-5"),
        ("No-trump, 5-2 led", "follow-me: 5-2"),
        ("no trump: 5-2 | 5-1", "follow-me: 5-2 | 5-1"),
        ("follow me: 5-2 | 5-1", "follow-me: 5-2 | 5-1"),
        ("no trumps, 5-2 led", "follow-me: 5-2"),
        ("nello, 5-2 led", "nello: 5-2"),
        ("nello, doubles low", "nello-doubles-low:"),
        ("Nel-O, doubles in their own suit, 5-2 led", "nello-doubles-suit: 5-2"),
        ("nello, doubles a suit, turned over", "nello-doubles-suit-reversed:"),
        ("sevens", "sevens:"),
        ("sevens, 5-2 led, I have 6-1 and 5-5", "sevens: 5-2 | 5-5 6-1"),
        # an end that the leader names
        ("treys are trump, the five-deuce was led as a deuce, I have 2-1", "treys: 5-2@2 | 2-1"),
        ("treys trump, I led 5-2 as a 2, my hand 5-2 6-6", "treys: | 5-2 6-6 | 5-2@2"),
        ("treys trump, 5-2@deuce led", "treys: 5-2@2"),
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


LIKE = "Write it like: treys trump, five-deuce led, I have five-ace and deuce-ace."


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("", f'"" has no trump and no domino in it. {LIKE}'),
        (" \n", f'" ?" has no trump and no domino in it. {LIKE}'),
        ("the", f'"the" has no trump and no domino in it. {LIKE}'),
        ("my hand", f'"my hand" has no trump and no domino in it. {LIKE}'),
        # words it does not know
        ("banana", f'I don\'t understand "banana". {LIKE}'),
        ("treys trump, banana led", f'I don\'t understand "banana". {LIKE}'),
        ("treys are not trump", f'I don\'t understand "not". {LIKE}'),
        ("5-2 led, I have no fives", f'I don\'t understand "no". {LIKE}'),
        ("they have 5-1", f'I don\'t understand "they". {LIKE}'),  # whose turn is it?
        ("5-2 led, played 5-1", f'I don\'t understand "played". {LIKE}'),  # by whom?
        ("I have to play the 5-1", f'I don\'t understand "to". {LIKE}'),
        ("can I play the 5-1", f'I don\'t understand "can". {LIKE}'),
        ("I have 5-1 or 5-3", f'I don\'t understand "or". {LIKE}'),
        ("https://example.org/42/", f'I don\'t understand "https". {LIKE}'),
        ("merry-go-round led", f'I don\'t understand "merry-go-round". {LIKE}'),
        ("\x1b[31m led", f'I don\'t understand "?[31m". {LIKE}'),
        ("5-2 l\u0435d", f'I don\'t understand "l\u0435d". {LIKE}'),  # one letter is a Cyrillic one
        # what is no domino
        ("7-1 led", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("71 led", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("7 1 led", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("seven-ace led", '"seven-ace" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("double seven led", '"double-seven" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("five-banana led", '"five-banana" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("5-2-1 led", '"5-2-1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("six double led", '"six-double" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("five ace deuce led", '"five ace deuce" doesn\'t come out in whole dominoes. Write them like 6-4.'),
        ("the double led", '"double" doesn\'t come out in whole dominoes. Write them like 6-4.'),
        ("I have five, ace", f'I can\'t tell what you mean by "fives". {LIKE}'),
        ("I have two fives", f'I can\'t tell what you mean by "deuces". {LIKE}'),
        # calls and ends that aren't
        ("treys are trump, doubles low, 5-2 led", f'I don\'t understand "doubles". {LIKE}'),
        ("sevens, 5-2 led as a deuce", '"5-2@2" names an end, but that domino can only be led in one way. Leave out the @ and what\'s after it.'),
        ("follow me, 5-2 led as a trey", '"@3" isn\'t an end of the domino led. Write it like 5-2@2 when the five-deuce was led as a deuce.'),
        ("follow me, 5-2 led as a joke", f'I don\'t understand "joke". {LIKE}'),
        ("follow me and sevens", f"There's only one call, and you named follow me, doubles high and sevens. {LIKE}"),
        ("nello, 5-2 led, then 5-1, 5-5, 6-6", '"5-2 5-1 5-5 6-6" is too many for a trick. A trick is three dominoes.'),
        # what cannot be
        ("treys trump, fours trump", f"There's only one call, and you named treys and fours. {LIKE}"),
        ("5-2 led, I have 2-5", '"5-2" is there twice. A domino can only be in one place.'),
        ("I have 5-1 and five-ace", '"5-1" is there twice. A domino can only be in one place.'),
        ("5-2 led, then 5-1, 5-5, 6-6, 6-5", '"5-2 5-1 5-5 6-6 6-5" is too many for a trick. A trick is four dominoes.'),
        ("I have 66 65 64 63 62 61 60 55", '"5-5 6-0 6-1 6-2 6-3 6-4 6-5 6-6" is too many for a hand. A hand is seven dominoes.'),
        ("5-2 led, I played 5-1, I played 5-3", "The five-ace was played already."),
        ("5-2 led, I played 5-1, I led 5-3", "The five-ace was played already."),
        ("I led 5-2, then I played 5-3", "The five-deuce was played already."),
        ("5-2 led, 6-6 led", "You said the five-deuce was led, but then it was played second."),
        ("6-6 was led, I led 5-2", "You said the five-deuce was led, but then it was played second."),
        ("5-2 led, third 5-1, second 6-6", "You said the five-ace was played third, but then it was played second."),
        # what is not clear
        ("treys, 5-2 led", f'I can\'t tell what you mean by "treys". {LIKE}'),
        ("treys trump, fives led", f"I can't tell which domino was led. {LIKE}"),
        ("trump, 5-2 led", f"I can't tell which suit is trump. {LIKE}"),
        ("trump 3 5 led", f"I can't tell which suit is trump. {LIKE}"),
        ("treys trump fours", f"I can't tell which suit is trump. {LIKE}"),
        ("treys trump, 5-2 led, 5-1", f"I can't tell where the five-ace is. {LIKE}"),  # played, or held?
        ("I have 5-1, treys trump, 2-1", f"I can't tell where the deuce-ace is. {LIKE}"),
        ("5-2 6-6 led", f"I can't tell where the five-deuce is. {LIKE}"),
        ("I have 5-1 and 2-1 led 5-2", f"I can't tell which domino was led. {LIKE}"),
        ("5-2 led 5-1", f"I can't tell which domino was led. {LIKE}"),
        ("I played 5-1", f"I can't tell which domino was led. {LIKE}"),
        ("then 5-1", f"I can't tell which domino was led. {LIKE}"),
        ("5-2 led, I played", f"I can't tell which domino you played. {LIKE}"),
        ("5-2 led, I played 5-1 second", f"I can't tell which domino was played second. {LIKE}"),
        ("5-2 led, then 5-1, 2-1 in my hand", f"I can't tell which dominoes are in the hand. {LIKE}"),
        # a line, and a link
        ("treys 2 marks: 3-3", '"treys 2 marks: 3-3" has a bid, so it\'s a whole hand, and a hand needs its slash. Write it like treys 84: 5-2 5-1 /.'),
        ("treys: 7-1", '"7-1" isn\'t a domino. Write it like 6-4 or six-four.'),
        ("treys 5-2 | 5-1", '"treys 5-2 | 5-1" has no colon after the trump. Write it like treys: 5-2 | 5-1 2-1.'),
        ("https://example.org/42/#/hearts", '"hearts" isn\'t a call I know. Trump is a number, like treys. Or it\'s doubles, follow me, nello or sevens.'),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_refused_with_the_reason(said, message):
    with refused(message):
        read(said)


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
        name(domino),
    ]
    assert [read(f"{name} led").at(Place.LED) for name in said] == [(domino,)] * 4


def test_a_text_may_be_500_characters_long_and_no_longer():
    longest = f"treys trump{'!' * (LONGEST - 11)}"
    assert (str(read(longest)), len(longest)) == ("treys:", 500)
    with refused(f'"treys trump{"!" * 29}…" is too long to be a table. {LIKE}'):
        read(f"{longest}!")


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
