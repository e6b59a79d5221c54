"""A phone for each engine: Chromium, Firefox, and WebKit, which is every iPhone's.

An engine that cannot be started fails its tests. Where it cannot be had at all, ``WITHOUT`` in
the environment names it, and its tests count as expected failures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Playwright

from tools import phone as phones
from tools.browser import PACKAGES, without
from tools.phone import Phone


def marks(engine: str) -> tuple[pytest.MarkDecorator, ...]:
    """An engine that this machine does without is expected to fail, and says so."""
    reason = f"WITHOUT says that this machine has no {engine}"
    return (pytest.mark.xfail(run=False, reason=reason),) if engine in without() else ()


@pytest.fixture(
    scope="session", params=[pytest.param(engine, marks=marks(engine)) for engine in PACKAGES]
)
def started(
    request: pytest.FixtureRequest, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Phone]:
    """The engine's phone, started once for all the tests."""
    engine = request.param
    with phones.phone(engine, playwright, tmp_path_factory.mktemp(engine)) as phone:
        yield phone


@pytest.fixture
def phone(started: Phone) -> Iterator[Phone]:
    """A phone whose browser has nothing to complain of; who provokes it reads its complaints."""
    yield started
    complaints = started.complaints()
    assert not complaints, "\n\n".join(complaints)


@pytest.fixture
def open_table(phone: Phone, address: str) -> Callable[..., Phone]:
    """Open the page anew, at the fragment given, and give the phone when Python is up."""

    def open_table(fragment: str = "") -> Phone:
        phone.open(address + fragment)
        phone.wait_for_python()
        return phone

    return open_table
