"""A whole hand with three reneges, and what a player reads after each trick: written out by hand.

Treys are trump, Ann has bid 32, and then sit Bo, Cy and Di. Cy threw the double-six on a five and had
the five-four; in the second trick Bo and Cy kept back trumps.
"""

PLAYERS = ("Ann", "Bo", "Cy", "Di")
TRICKS = (
    ("five-deuce", "five-ace", "double-six", "double-five"),
    ("double-trey", "trey-deuce", "double-four", "five-four"),
    ("six-four", "six-five", "six-trey", "six-deuce"),
    ("double-ace", "deuce-ace", "six-ace", "four-ace"),
    ("trey-ace", "five-trey", "four-trey", "trey-blank"),
    ("double-blank", "six-blank", "five-blank", "four-blank"),
    ("double-deuce", "four-deuce", "deuce-blank", "ace-blank"),
)
LINE = (
    "treys 32: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 6-3 6-2 / 1-1 2-1 6-1 4-1"
    " / 3-1 5-3 4-3 3-0 / 0-0 6-0 5-0 4-0 / 2-2 4-2 2-0 1-0"
)
FRAGMENT = (
    "/hand/treys.32/5-2.5-1.6-6.5-5/3-3.3-2.4-4.5-4/6-4.6-5.6-3.6-2/1-1.2-1.6-1.4-1"
    "/3-1.5-3.4-3.3-0/0-0.6-0.5-0.4-0/2-2.4-2.2-0.1-0"
)
# After each trick: what the board says, and who took it.
BOARDS = (
    "Ann and Cy 0, Bo and Di 11, 31 to come. The bid of 32 is set.",
    "Renege by Cy in the first trick. Ann and Cy 0, Bo and Di 17, 25 to come. The bid of 32 is set.",
    "2 reneges proved. Ann and Cy 0, Bo and Di 28, 14 to come. The bid of 32 is set.",
    "2 reneges proved. Ann and Cy 0, Bo and Di 34, 8 to come. The bid of 32 is set.",
    "3 reneges proved. Ann and Cy 1, Bo and Di 34, 7 to come. The bid of 32 is set.",
    "3 reneges proved. Ann and Cy 7, Bo and Di 34, 1 to come. The bid of 32 is set.",
    "3 reneges proved. Ann and Cy 8, Bo and Di 34. The bid of 32 is set.",
)
RENEGES_AFTER = (0, 1, 2, 2, 3, 3, 3)  # how many are proved after each trick
TAKEN_BY = ("Di", "Di", "Bo", "Bo", "Cy", "Cy", "Cy")
RENEGES = (
    "Renege in the first trick: fives were led, and Cy played the double-six."
    " The five-four played in the second trick was in hand.",
    "Renege in the second trick: trumps were led, and Bo played the double-four."
    " The six-trey played in the third trick and the trey-ace played in the fifth trick"
    " were in hand.",
    "Renege in the second trick: trumps were led, and Cy played the five-four."
    " The five-trey played in the fifth trick was in hand.",
)
