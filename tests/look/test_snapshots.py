"""What a screen reader finds in each state, kept in ``aria/`` to be read and compared.

After a change that is meant, ``make snapshots`` takes them anew; what it changed is then looked at
in the diff. Nothing else writes them.
"""

import os
from pathlib import Path

import pytest

from tools.states import STATES

FOLDER = Path(__file__).with_name("aria")
TAKE_ANEW = "SNAPSHOTS"  # set in the environment by `make snapshots`

# The rules are the same in every state; the foot and the link change with the network, build and host.
LEAVE_OUT = """
(hidden) => { for (const part of document.querySelectorAll("#rules, footer, #link")) part.hidden = hidden; }
"""


@pytest.mark.parametrize("state", STATES, ids=str)
def test_a_screen_reader_finds_what_it_found_before(open_state, state):
    page = open_state(state)
    page.evaluate(LEAVE_OUT, True)
    found = page.locator("#referee").aria_snapshot() + "\n"
    page.evaluate(LEAVE_OUT, False)
    file = FOLDER / f"{state}.yml"
    if os.environ.get(TAKE_ANEW):
        file.write_text(found, encoding="utf-8")
        pytest.skip(f"{file.name} was taken anew")
    assert found == file.read_text(encoding="utf-8")


def test_there_is_a_snapshot_of_each_state_and_no_other():
    assert {file.name for file in FOLDER.iterdir()} == {f"{state}.yml" for state in STATES}
