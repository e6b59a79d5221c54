"""A second reading of the rules: printed tables to look things up in, and nothing worked out.

The tables are in second_reading.txt, and dominoes and suits are the words printed there. It shares
no code with the referee, so the two agree only where both read the rules the same way.

>>> suits_of("treys", "5-2"), suits_of("treys", "5-3")
(['deuces', 'fives'], ['treys'])
>>> suit_led("treys", "5-2")
'fives'
>>> legal("treys", "5-2", ["2-1", "5-3", "5-1"])
['5-1']
>>> winner("treys", ["5-2", "5-1", "5-5", "6-6"])
'5-5'
"""

from pathlib import Path

Lines = dict[str, list[str]]  # a suit, and its dominoes as printed


def read(printed: Path) -> tuple[dict[str, Lines], dict[str, Lines]]:
    """Each trump's two sets of lines: the dominoes of each suit, and those that lead it."""
    suits: dict[str, Lines] = {}
    leads: dict[str, Lines] = {}
    for line in printed.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            title, dominoes = line.split(":")
            trump, suit = title.split(" | ")
            lines = leads if suit.endswith(" led by") else suits
            lines.setdefault(trump, {})[suit.removesuffix(" led by")] = dominoes.split()
    return suits, leads


SUITS, LEADS = read(Path(__file__).with_suffix(".txt"))


def suits_of(trump: str, domino: str) -> list[str]:
    """The suits whose lines have the domino, blanks first."""
    return [suit for suit, line in SUITS[trump].items() if domino in line]


def suit_led(trump: str, lead: str) -> str:
    """The one suit that the domino leads."""
    [suit] = [suit for suit, line in LEADS[trump].items() if lead in line]
    return suit


def follows(trump: str, lead: str, domino: str) -> bool:
    """Whether the domino is in the line of the suit led."""
    return domino in SUITS[trump][suit_led(trump, lead)]


def legal(trump: str, lead: str, hand: list[str]) -> list[str]:
    """What may be played from the hand: those that follow, or all of it if none does."""
    return [domino for domino in hand if follows(trump, lead, domino)] or hand


def winning_order(trump: str, lead: str) -> list[str]:
    """Every domino that can win, strongest first: the trump's line, then that of the suit led."""
    return SUITS[trump][trump] + SUITS[trump][suit_led(trump, lead)]


def winner(trump: str, trick: list[str]) -> str:
    """The first domino of the winning order that is in the trick."""
    return next(domino for domino in winning_order(trump, trick[0]) if domino in trick)
