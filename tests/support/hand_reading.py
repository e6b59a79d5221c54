"""A second reading of a whole hand: deal out what the record tells, and play it through again.

It shares no code with the referee. Dominoes and suits are words, who wins and what follows is
looked up in the printed tables of second_reading.txt, and the counts are printed here. The referee
looks from each play ahead to what came later; this puts first into every hand all that came out of
it, then plays, and at each turn asks the table what might have been played.

>>> record = ["5-2 5-1 6-6 5-5", "3-3 3-2 4-4 5-4"]
>>> winners("treys", record), points("treys", record)
([3, 3], [0, 17])
>>> reneges("treys", record, {2: ["5-0"]})
[(0, 2, '6-6', ['5-0', '5-4'], 1)]
"""

from support import second_reading

COUNTS = {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}
ROUND_THE_TABLE = {0: [0, 1, 2, 3], 1: [1, 2, 3, 0], 2: [2, 3, 0, 1], 3: [3, 0, 1, 2]}

Turn = tuple[int, int, str, str]  # trick, seat, lead, domino


def turns(trump: str, record: list[str]) -> list[Turn]:
    """Every domino played, with whose turn it was; the bidder leads, then the winner."""
    told, leader = [], 0
    for number, trick in enumerate(record):
        dominoes = trick.split()
        places = dict(zip(dominoes, ROUND_THE_TABLE[leader], strict=False))
        told += [(number, seat, dominoes[0], domino) for domino, seat in places.items()]
        leader = places[second_reading.winner(trump, dominoes)]
    return told


def winners(trump: str, record: list[str]) -> list[int]:
    """The seat that laid the winning domino of each whole trick."""
    whole = [trick for trick in record if len(trick.split()) == 4]
    seats = {domino: seat for _, seat, _, domino in turns(trump, record)}
    return [seats[second_reading.winner(trump, trick.split())] for trick in whole]


def points(trump: str, record: list[str]) -> list[int]:
    """What seats 0 and 2 have taken, and what seats 1 and 3 have."""
    taken = {0: 0, 1: 0, 2: 0, 3: 0}
    for seat, trick in zip(winners(trump, record), record, strict=False):
        taken[seat] += 1 + sum(COUNTS.get(domino, 0) for domino in trick.split())
    return [taken[0] + taken[2], taken[1] + taken[3]]


def reneges(trump: str, record: list[str], shown: dict[int, list[str]]) -> list[tuple]:
    """Each renege: trick, seat, domino played, what was in hand instead, the trick that shows it."""
    in_hand: dict[int, dict[str, int | None]] = {seat: {} for seat in ROUND_THE_TABLE}
    for seat, dominoes in shown.items():
        in_hand[seat].update(dict.fromkeys(dominoes))
    for number, seat, _, domino in turns(trump, record):
        in_hand[seat][domino] = number

    found = []
    for number, seat, lead, domino in turns(trump, record):
        might = second_reading.legal(trump, lead, sorted(in_hand[seat]))
        if domino not in might:
            tricks = [in_hand[seat][other] for other in might if in_hand[seat][other] is not None]
            found.append((number, seat, domino, might, min(tricks, default=None)))
        del in_hand[seat][domino]
    return found
