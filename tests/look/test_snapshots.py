"""What a screen reader reads in each state, kept in ``aria/``.

After a change that's meant, ``make snapshots`` writes them: read the diff.
"""

import os
from pathlib import Path

import pytest

from tools.states import STATES

FOLDER = Path(__file__).with_name("aria")

# The rules are the same in every state; the foot, its line in the menu, and the link change with the network,
# build and host.
LEAVE_OUT = """
(hidden) => { for (const part of document.querySelectorAll("#rules, footer, #signal, #link, #message")) part.hidden = hidden; }
"""


@pytest.mark.parametrize("state", STATES, ids=str)
def test_a_screen_reader_reads_what_it_read_before(open_state, state):
    page = open_state(state)
    page.evaluate(LEAVE_OUT, True)
    found = page.locator("#referee").aria_snapshot() + "\n"
    page.evaluate(LEAVE_OUT, False)
    file = FOLDER / f"{state}.yml"
    if "SNAPSHOTS" in os.environ:  # set by `make snapshots`
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


def test_each_state_has_a_snapshot_and_no_others_exist():
    assert {file.name for file in FOLDER.iterdir()} == {f"{state}.yml" for state in STATES}
