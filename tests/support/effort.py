"""How far the walks go: all the way, or a few steps of each where ``QUICK`` is in the environment.

`make mutants` runs the chapters thousands of times, and takes the few steps.
"""

import os

from fortytwo.calls import CALLS
from fortytwo.dominoes import DOMINOES

QUICK = "QUICK" in os.environ
EXAMPLES = 20 if QUICK else 100  # drawn for each property
WALKED_CALLS = CALLS[::4] if QUICK else CALLS  # those that whole hands are walked with
HANDS = 40 if QUICK else 200  # played out with each of them
WALKED_LEADS = DOMINOES[::5] if QUICK else DOMINOES
SIZES = (1, 2, 3) if QUICK else (1, 2, 3, 4)  # of the tricks that are walked
