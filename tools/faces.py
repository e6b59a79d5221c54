"""What a domino shows, as SVG paths: pips, or numerals for those who can't count pips.

A face is 40 wide and 72 high, the high end above. Pips are dots and numerals are lines, both drawn
by the same round pen, a thick one and a thin one.
"""

from __future__ import annotations

from fortytwo.dominoes import Domino

# For each number of pips, their places on a grid of three by three.
PIPS = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))

# For each number, where the pen starts, and its way from there.
NUMERALS = (
    (20, 7, "c-4 0-6.5 4.5-6.5 11s2.5 11 6.5 11 6.5-4.5 6.5-11-2.5-11-6.5-11z"),
    (15.5, 11, "l5.5-4v22"),
    (14, 12.5, "c0-3.5 2.7-5.5 6-5.5s6 2 6 5.3c0 5-12 9.7-12 16.7h12.5"),
    (14, 8.5, "c2-1 3.5-1.5 5.5-1.5 4 0 6 2 6 5s-2.5 5-6.5 5c4.5 0 7 2.3 7 5.7"
     "s-2.5 6.3-6.5 6.3c-2.5 0-4.5-.5-6-1.5"),
    (23, 29, "v-22l-9.5 15h13.5"),
    (25.5, 7, "h-9.5l-1 9.5c1.3-1 3-1.6 4.8-1.6 4 0 6.7 2.6 6.7 6.8 0 4.3-2.9 7.3-7 7.3"
     "-2.5 0-4.6-1-6-2.9"),
    (25, 9.5, "c-1.2-1.6-2.8-2.5-4.7-2.5-4.5 0-6.8 4.6-6.8 11.5 0 6.7 2.4 10.5 6.7 10.5"
     " 3.8 0 6.4-2.8 6.4-6.7 0-3.8-2.5-6.5-6.1-6.5-3.3 0-5.8 2.1-6.8 5.2"),
)  # fmt: skip
LOWER_HALF = 36


def pips(domino: Domino) -> str:
    """The pips of *domino* as a path.

    >>> pips(Domino(2, 1))
    'M9 7h0M31 29h0M20 54h0'
    """
    dots = [
        (9 + 11 * (place % 3), 7 + 11 * (place // 3) + half)
        for half, number in ((0, domino.high), (LOWER_HALF, domino.low))
        for place in PIPS[number]
    ]
    return "".join(f"M{x} {y}h0" for x, y in dots)


def numerals(domino: Domino) -> str:
    """The numbers of *domino*'s ends as a path.

    >>> numerals(Domino(4, 1))
    'M23 29v-22l-9.5 15h13.5M15.5 47l5.5-4v22'
    """
    (x, y, high), (low_x, low_y, low) = NUMERALS[domino.high], NUMERALS[domino.low]
    return f"M{x} {y}{high}M{low_x} {low_y + LOWER_HALF}{low}"
