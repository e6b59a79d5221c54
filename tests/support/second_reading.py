"""A second reading of the rules: printed tables to look things up in, and nothing worked out.

The tables are in second_reading.txt, and calls, dominoes and suits are the words printed there. It
shares no code with the referee, so the two agree only where both read the rules the same way.

>>> suits_of("treys", "5-2"), suits_of("treys", "5-3")
(['deuces', 'fives'], ['treys'])
>>> suit_led("treys", "5-2")
'fives'
>>> legal("treys", "5-2", ["2-1", "5-3", "5-1"])
['5-1']
>>> winner("treys", ["5-2", "5-1", "5-5", "6-6"])
'5-5'

With the doubles trump, the double-five is no five. In follow me it is the highest or the lowest of
them, or off suit, as the doubles are a suit of their own and not trump.

>>> calls = ["doubles", "follow-me", "follow-me-doubles-low", "follow-me-doubles-suit"]
>>> [suits_of(call, "5-5") for call in calls]
[['doubles'], ['fives'], ['fives'], ['doubles']]
>>> [winner(call, ["5-2", "5-1", "5-5", "6-6"]) for call in calls]
['6-6', '5-5', '5-2', '5-2']

Nello is as follow me, by three: the bidder's partner sits out.

>>> winner("nello-doubles-suit-reversed", ["6-6", "1-1", "0-0"])
'0-0'
>>> SEATS["nello"]
['0', '1', '3']

In sevens nothing is led, and what is closest to seven pips must be played, on the lead too.

>>> suits_of("sevens", "5-2"), suit_led("sevens", "5-2"), follows("sevens", "5-2", "5-1")
([], None, False)
>>> legal("sevens", "5-2", ["0-0", "4-4", "3-3"]), legal("sevens", None, ["5-1", "5-2"])
(['4-4', '3-3'], ['5-2'])
>>> winner("sevens", ["6-6", "3-3", "4-4", "0-0"])
'3-3'
"""

from pathlib import Path

Lines = dict[str, list[str]]  # a suit or a distance, and its dominoes as printed

TRUMP: dict[str, str] = {}  # of each call: a suit, or none
SEATS: dict[str, list[str]] = {}  # that play
SUITS: dict[str, Lines] = {}  # the dominoes of each suit
LEADS: dict[str, Lines] = {}  # those that lead it
FROM_SEVEN: dict[str, Lines] = {}  # in sevens, the dominoes at each distance


def read(line: str) -> None:
    """Put a printed line into the table it belongs to; a call's first line says what is trump."""
    if " = " in line:
        call, twin = line.split(" = ")
        SUITS[call], LEADS[call] = SUITS[twin], LEADS[twin]
        return
    title, printed = line.split(":")
    call, name = title.split(" | ")
    if name == "trump":
        TRUMP[call], SUITS[call], LEADS[call], FROM_SEVEN[call] = printed.strip(), {}, {}, {}
    elif name == "seats":
        SEATS[call] = printed.split()
    elif name.endswith(" led by"):
        LEADS[call][name.removesuffix(" led by")] = printed.split()
    elif name.endswith(" from seven"):
        FROM_SEVEN[call][name.removesuffix(" from seven")] = printed.split()
    else:
        SUITS[call][name] = printed.split()


for _line in Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines():
    if _line and not _line.startswith("#"):
        read(_line)


def suits_of(call: str, domino: str) -> list[str]:
    """The suits whose lines have the domino, blanks first and doubles last."""
    return [suit for suit, line in SUITS[call].items() if domino in line]


def suit_led(call: str, lead: str) -> str | None:
    """The one suit that the domino leads; None in sevens."""
    return next((suit for suit, line in LEADS[call].items() if lead in line), None)


def follows(call: str, lead: str, domino: str) -> bool:
    """Whether the domino is in the line of the suit led."""
    return domino in SUITS[call].get(suit_led(call, lead), [])


def must(call: str, lead: str | None, hand: list[str]) -> list[str]:
    """What of the hand has to be played: those that follow; in sevens those of the first line."""
    for line in FROM_SEVEN[call].values():
        if closest := [domino for domino in hand if domino in line]:
            return closest
    return [domino for domino in hand if lead and follows(call, lead, domino)]


def legal(call: str, lead: str | None, hand: list[str]) -> list[str]:
    """What may be played from the hand: what has to be, or all of it if nothing has to."""
    return must(call, lead, hand) or hand


def winning_order(call: str, lead: str) -> list[list[str]]:
    """Every domino that can win, strongest first: the trump's line, then that of the suit led.

    Each stands alone, but in sevens with those as far from seven.
    """
    suits = SUITS[call]
    strongest = suits.get(TRUMP[call], []) + suits.get(suit_led(call, lead), [])
    return [[domino] for domino in strongest] or list(FROM_SEVEN[call].values())


def winner(call: str, trick: list[str]) -> str:
    """The first domino of the winning order that is in the trick; of equals, the one played first."""
    order = winning_order(call, trick[0])
    return next(domino for equals in order for domino in trick if domino in equals)
