"""A phone for each engine: Chromium and the oldest we support, Firefox, and WebKit for iPhones.

An engine that cannot be started fails its tests. Where it cannot be had at all, ``WITHOUT`` in
the environment names it, and its tests count as expected failures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from support.host import Host
from tools import phone as phones
from tools.browser import ENGINES, without
from tools.phone import Phone

NO_ENGINE = "{0} does not start: `make browser` installs it, and WITHOUT={0} does without it."


def on(engine: str) -> object:
    """Return the engine as a parameter, expected to fail if WITHOUT names it."""
    reason = f"WITHOUT says that this machine has no {engine}"
    marks = [pytest.mark.xfail(run=False, reason=reason)] if engine in without() else []
    return pytest.param(engine, marks=marks)


@pytest.fixture(scope="session", params=[on(engine) for engine in ENGINES])
def started(
    request: pytest.FixtureRequest, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Phone]:
    """The engine's phone, started once for all the tests."""
    engine = request.param
    with ExitStack() as stack:
        try:
            folder = tmp_path_factory.mktemp(engine)
            phone = stack.enter_context(phones.phone(engine, playwright, folder))
        except Exception as trouble:
            pytest.fail(f"{NO_ENGINE.format(engine)}\n\n{trouble}", pytrace=False)
        yield phone


@pytest.fixture
def phone(started: Phone) -> Iterator[Phone]:
    """A phone whose browser reports nothing wrong. A test that provokes trouble reads the reports."""
    started.complaints()  # late reports belong to the test before
    yield started
    complaints = started.complaints()
    assert not complaints, "\n\n".join(complaints)


@pytest.fixture
def open_table(phone: Phone, address: str) -> Callable[..., Phone]:
    """Open the page at that fragment, and wait for its Python."""

    def open_table(fragment: str = "") -> Phone:
        phone.open(address + fragment)
        phone.wait_for_python()
        return phone

    return open_table


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """A host of its own, where nothing is stored yet."""
    host = Host(site)
    yield host
    host.stop()
