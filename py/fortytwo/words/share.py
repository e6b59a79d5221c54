"""What is sent to others: a ruling with its link, or a report of a ruling that looks wrong."""

from __future__ import annotations

from collections.abc import Iterable

from fortytwo.agreement import NOTHING_AGREED, Agreement
from fortytwo.words.agreement import sentence
from fortytwo.words.say import say


def message(said: Iterable[str], agreed: Agreement, link: str) -> str:
    """What is sent: a line for each thing *said*, what was *agreed* if anything was, the link.

    >>> print(message(["Trumps were led."], Agreement(), "https://example.org/#/fours/6-4"))
    Trumps were led.
    https://example.org/#/fours/6-4
    """
    return "\n".join(filter(None, [*said, agreed_line(agreed), link]))


def agreed_line(agreed: Agreement) -> str:
    """What was agreed at the table that sends it; nothing if nothing was."""
    if agreed == NOTHING_AGREED:
        return ""
    return say("share.agreed", sentence=sentence(agreed))


def report(
    line: str,
    verdict: str,
    reasons: Iterable[str],
    agreed: Agreement,
    link: str,
    look: tuple[str, str, bool],
    build: str,
    browser: str,
) -> str:
    """What whoever keeps the page has to know of a ruling on *line* that looks wrong.

    *look* is the theme, the size of the words and whether dominoes have numbers, as the
    settings name them.
    """
    said = [
        say("report.opening"),
        say("report.line", line=line),
        say("report.ruling", said=verdict),
    ]
    because = [say("report.reason", reason=reason) for reason in reasons]
    settings = say("report.settings", settings=say("comma").join(_settings(*look)))
    about = [settings, say("version", build=build), say("report.browser", browser=browser)]
    return message([*said, *because, *about], agreed, link)


def _settings(theme: str, size: str, numerals: bool) -> Iterable[str]:
    """What is chosen in the menu, by the words there."""
    yield say(f"theme.{theme or 'phone'}")
    yield say("report.size", size=say(f"size.{size or 'normal'}"))
    if numerals:
        yield say("numerals")
