"""Links made up to break the page, or mangled by a phone: the same ones in every run."""

from __future__ import annotations

from random import Random

PIECES = [
    *"treys TREYS sevens hearts follow-me nello 5-2_2 5-2 2-5 6-6 7-1 -1 5-2.5-1 5-2.5-2 5- - . .. ... / // | : ? #".split(),
    *'<img/src=x/onerror=alert(1)> <script>alert(1)</script> "onload="x javascript:alert(1)'.split(),
    *"%00 %0a %3Cb%3E % %zz &lt;b&gt; \\ ' {} {{7*7}} __proto__ constructor None NaN 1e9".split(),
    *(
        "",
        " ",
        "\t",
        "\0",
        "\x7f",
        "\x85",
        "\u200b",
        "\u2028",
        "\u202e",
        "\ufeff",
        "\U0001f031",
        "\xe9",
    ),
    *(
        "\u06f5-\u06f2",
        "\uff15-\uff12",
        "5\u20132",
        "5\u22122",
    ),  # other scripts' digits, other dashes
    *("5-2." * 50, "a" * 5000, "\xe9" * 1000, "9" * 400, "/" * 300, "treys/" * 30),
]

AGREED = "hand mark shake noslip others open own own- .2c .e2.80.ae .f Tea - -- %20 agreed".split()

CALL_NAMED = ("treys", "sixes.32", "blanks.84", "fives.29", "32", "")


def hostile_link(number: int) -> str:
    """One bad fragment: pieces in any order, any characters, or half a table, hand or agreement."""
    choose = Random(number)
    kind = number % 6
    if kind == 0:
        return "/" + "/".join(choose.choices(PIECES, k=choose.randint(1, 5)))
    if kind == 1:
        last = choose.choice((0x7F, 0xD7FF))
        return "".join(chr(choose.randint(1, last)) for _ in range(choose.randint(1, 40)))
    dominoes = [
        f"{choose.randint(0, 6)}-{choose.randint(0, 6)}" for _ in range(choose.randint(1, 6))
    ]
    bar = choose.randint(0, len(dominoes))
    table = f"/treys/{'.'.join(dominoes[:bar])}/{'.'.join(dominoes[bar:])}"
    if kind == 2:
        return table
    if kind == 3:
        agreed = choose.choices([*AGREED, choose.choice(PIECES)], k=choose.randint(1, 4))
        return f"{choose.choice([table, '/treys/5-2', ''])}/agreed/{'-'.join(agreed)}"
    if kind == 4:
        table = (
            f"/hand/{choose.choice(CALL_NAMED)}/{'.'.join(dominoes[:4])}/{'.'.join(dominoes[4:])}"
        )
    spot = choose.randint(0, len(table))
    if choose.random() < 0.3:
        return table
    return table[:spot] + choose.choice(PIECES) + table[spot:]
