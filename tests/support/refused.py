"""What a refusal says, as the players read it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fortytwo.refusals import Refusal
from fortytwo.words.say import told


@contextmanager
def refused(message: str) -> Iterator[None]:
    """Expect a refusal that says *message*."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert told(refusal.value) == message


@contextmanager
def refused_like(pattern: str) -> Iterator[None]:
    """Expect a refusal that says something like *pattern*, a regular expression."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert re.search(pattern, told(refusal.value))
