"""What the property tests draw."""

from hypothesis import strategies as st

from fortytwo.agreement import LONGEST_WORDS, Agreement, Cost, OwnWords, Slip, When, Who
from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.house import AS_IN_THE_RULES, SETTLED, House, Switch
from fortytwo.trick.table import Table


@st.composite
def tables(draw):
    """Any possible table."""
    dominoes = draw(st.permutations(DOMINOES))
    call = draw(st.sampled_from([None, *CALLS]))
    size = call.players if call else 4
    trick = tuple(dominoes[: draw(st.integers(0, size))])
    hand = dominoes[4 : 4 + draw(st.integers(0, 7))]
    room = size - len(trick) if hand else 0
    rest = (hand[0], *dominoes[11:14])[: draw(st.integers(0, room))] if room else ()
    table = Table(call, trick, frozenset(hand), tuple(rest))
    return (
        table.naming(Suit(table.led.low)) if table.can_name_end and draw(st.booleans()) else table
    )


TYPED = st.text(st.characters(exclude_categories=["C"]), min_size=1, max_size=LONGEST_WORDS)
OWN_WORDS = TYPED.filter(str.strip).map(OwnWords.typed)
NOT_BOTH = {Switch.NAMES_END, Switch.NAMES_END_FIRST}
SWITCHES = st.frozensets(st.sampled_from(Switch)).filter(lambda on: not on >= NOT_BOTH)
HOUSES = st.builds(House, st.frozensets(st.sampled_from(SETTLED)), SWITCHES)
AGREEMENTS = st.builds(
    Agreement,
    cost=st.none() | st.sampled_from(Cost) | OWN_WORDS,
    when=st.none() | st.sampled_from(When),
    slip=st.none() | st.sampled_from(Slip),
    who=st.none() | st.sampled_from(Who),
    house=st.just(AS_IN_THE_RULES) | HOUSES,
)
