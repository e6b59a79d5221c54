"""What the property tests draw."""

from hypothesis import strategies as st

from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES
from fortytwo.table import Table


@st.composite
def tables(draw):
    """Any table there can be."""
    dominoes = draw(st.permutations(DOMINOES))
    trick = tuple(dominoes[: draw(st.integers(0, 4))])
    hand = dominoes[4 : 4 + draw(st.integers(0, 7))]
    room = 4 - len(trick) if hand else 0
    rest = (hand[0], *dominoes[11:14])[: draw(st.integers(0, room))] if room else ()
    return Table(draw(st.sampled_from([None, *CALLS])), trick, frozenset(hand), tuple(rest))
