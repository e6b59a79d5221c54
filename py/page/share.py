"""Sharing: the text that is sent, with its link, and the report of a ruling that looks wrong.

The dialog is open and filled in from its template when this is imported; sharing.js sends.
"""

from __future__ import annotations

from pyscript import document, when, window

from fortytwo.agreement import NOTHING_AGREED
from fortytwo.words import share as words
from fortytwo.words.say import say
from page.widgets import Element, all_of, by_id

REASONS = {
    "trick": "#rule[data-ruled], #rows li:not([hidden]) p, #why li",
    "hand": "#summary, #tricks li",
    "renege": "#proofs li",
}

board, dialog, title, message, about, scan = (
    by_id(name)
    for name in ("ruling", "sharing", "sharing-title", "message", "report-about", "scan")
)
to_report, to_enlarge = (
    Element(dialog.element.querySelector(css)) for css in ("[name=report]", "[data-opens=large]")
)
reported = {}  # what a report says of the ruling that is shared


def show_ruling(view, link, agreed):
    """Show what is sent of *view*; what is *agreed* is about reneges, and goes with one."""
    verdict, is_renege = said("#for-others"), board.element.dataset.renege == "true"
    sentences = [view.sheet] if view.sheet else [verdict, reason()]
    show(words.message(sentences, agreed if is_renege else NOTHING_AGREED, link), link)
    reported.update(line=view.line, verdict=verdict, agreed=agreed, link=link, view=view.name)
    to_report.show(hidden=not view.line)
    to_enlarge.show(hidden=False)


def show_agreement(link, agreed):
    """Show what is sent of what was *agreed*."""
    show(words.message([], agreed, link), link)
    for part in (to_report, to_enlarge):
        part.show(hidden=True)


def show(text, link):
    """Show *text*, to be sent, and its *link*, which is drawn as a code."""
    title.show(textContent=say("share"))
    about.show(hidden=True)
    scan.show(hidden=False)
    dialog.mark("data-link", link)
    message.show(textContent=text)


@when("click", "#sharing [name=report]")
def show_report(_event):
    """Show what whoever keeps the page has to know; it's sent by the same roads."""
    page = document.documentElement
    text = words.report(
        reported["line"],
        reported["verdict"],
        [" ".join(one.textContent.split()) for one in all_of(REASONS[reported["view"]])],
        reported["agreed"],
        reported["link"],
        (page.dataset.theme, page.dataset.size, page.hasAttribute("data-numerals")),
        page.dataset.build,
        window.navigator.userAgent,
    )
    message.show(textContent=text)
    title.show(textContent=say("report"))
    about.show(hidden=False)
    for part in (scan, to_report, to_enlarge):
        part.show(hidden=True)
    message.element.focus()  # the button has gone


def reason():
    """The reason that decides, as the page has it; nothing where it has none."""
    rule = "#referee[data-view=trick] #rule[data-ruled]"
    return said("#because") or said(rule)  # a note takes the reason's room on the board


def said(selector):
    """The text of the element that *selector* finds; nothing if there is none."""
    found = document.querySelector(selector)
    return found.textContent.strip() if found else ""
