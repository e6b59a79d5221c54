"""A second reading of a whole hand: deal out what the record tells, and play it through again.

It shares no code with the referee. Dominoes and suits are words, who plays, who wins and what has
to be played is looked up in the printed tables of second_reading.txt, and the counts are printed
here. The referee looks from each play ahead to what came later; this puts first into every hand all
that came out of it, then plays, and at each turn asks the table what might have been played.

>>> record = ["5-2 5-1 6-6 5-5", "3-3 3-2 4-4 5-4"]
>>> winners("treys", record), points("treys", record), outcome("treys", 31, record)
([3, 3], [0, 17], 'set')
>>> reneges("treys", record, {2: ["5-0"]})
[(0, 2, '6-6', ['5-0', '5-4'], 1)]

In nello seat 2 sits out, and it's all about the bidder's own tricks.

>>> record = ["5-2 6-6 5-1", "5-3 5-4 4-4"]
>>> winners("nello", record), reneges("nello", record, {}), outcome("nello", 42, record)
([0, 1], [(0, 1, '6-6', ['5-4'], 1)], 'set')

In sevens what could have been played is the closest of all that came out, and what shows it is the
first that was closer than the one played. The leader can renege, too.

>>> record = ["6-1 5-5 5-2 4-3", "6-0 5-4 5-1 6-2", "3-3 4-2 5-3 4-4"]
>>> reneges("sevens", record, {}), outcome("sevens", 42, record)
([(0, 1, '5-5', ['4-2'], 1), (1, 1, '5-4', ['4-2'], 2)], 'open')
>>> reneges("sevens", ["6-2 5-1 5-3 4-4", "5-2"], {})
[(0, 0, '6-2', ['5-2'], 1)]

On a plunge or a splash the bidder's partner is the first to lead.

>>> winners("fives", ["5-5 5-0 5-2 5-1", "2-1 2-0 2-2 4-2"], leader=2)
[2, 0]
"""

from support import second_reading

COUNTS = {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}
ROUND_THE_TABLE = {0: [0, 1, 2, 3], 1: [1, 2, 3, 0], 2: [2, 3, 0, 1], 3: [3, 0, 1, 2]}

Turn = tuple[int, int, str | None, str]  # trick, seat, lead unless it's the leader's, domino


def turns(call: str, record: list[str], leader: int = 0) -> list[Turn]:
    """Every domino played, with whose turn it was; the first leader leads, then the winner."""
    told = []
    for number, trick in enumerate(record):
        dominoes = trick.split()
        seats = [
            seat for seat in ROUND_THE_TABLE[leader] if str(seat) in second_reading.SEATS[call]
        ]
        places = dict(zip(dominoes, seats, strict=False))
        leads = [None, *(dominoes[0] for _ in dominoes[1:])]
        told += [
            (number, seat, lead, domino)
            for lead, (domino, seat) in zip(leads, places.items(), strict=True)
        ]
        leader = places[second_reading.winner(call, dominoes)]
    return told


def winners(call: str, record: list[str], leader: int = 0) -> list[int]:
    """The seat that laid the winning domino of each whole trick."""
    players = len(second_reading.SEATS[call])
    whole = [trick for trick in record if len(trick.split()) == players]
    seats = {domino: seat for _, seat, _, domino in turns(call, record, leader)}
    return [seats[second_reading.winner(call, trick.split())] for trick in whole]


def points(call: str, record: list[str], leader: int = 0) -> list[int]:
    """What seats 0 and 2 have taken, and what seats 1 and 3 have."""
    taken = {0: 0, 1: 0, 2: 0, 3: 0}
    for seat, trick in zip(winners(call, record, leader), record, strict=False):
        taken[seat] += 1 + sum(COUNTS.get(domino, 0) for domino in trick.split())
    return [taken[0] + taken[2], taken[1] + taken[3]]


def outcome(call: str, bid: int, record: list[str], leader: int = 0) -> str:
    """Made, set or open: by the bidder's tricks, by the tricks lost, or by the points."""
    takers = winners(call, record, leader)
    if call.startswith("nello"):
        failed, done = 0 in takers, len(takers) == 7
    elif call == "sevens" or bid > 42:
        failed, done = 1 in takers or 3 in takers, len(takers) == 7
    else:
        ours, theirs = points(call, record, leader)
        failed, done = 42 - theirs < bid, ours >= bid
    return "set" if failed else "made" if done else "open"


def reneges(
    call: str, record: list[str], shown: dict[int, list[str]], leader: int = 0
) -> list[tuple]:
    """Each renege: trick, seat, domino played, what was in hand instead, the trick that shows it."""
    in_hand: dict[int, dict[str, int | None]] = {seat: {} for seat in ROUND_THE_TABLE}
    for seat, dominoes in shown.items():
        in_hand[seat].update(dict.fromkeys(dominoes))
    for number, seat, _, domino in turns(call, record, leader):
        in_hand[seat][domino] = number

    found = []
    for number, seat, lead, domino in turns(call, record, leader):
        might = second_reading.legal(call, lead, sorted(in_hand[seat]))
        if domino not in might:
            tricks = [
                trick
                for other, trick in in_hand[seat].items()
                if trick is not None
                and domino not in second_reading.legal(call, lead, [domino, other])
            ]
            found.append((number, seat, domino, sorted(might), min(tricks, default=None)))
        del in_hand[seat][domino]
    return found
