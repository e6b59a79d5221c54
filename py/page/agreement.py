"""What the table agreed on about reneges, on the page: an answer in, the sentence drawn."""

from __future__ import annotations

from contextlib import suppress

from pyscript import document

from fortytwo.agreement import NOTHING_AGREED, OWN, Settled
from fortytwo.links import Link

referee = document.getElementById("referee")
panel = document.getElementById("agreement")
answers = list(panel.querySelectorAll("[type=radio]"))
own = panel.querySelector(f"[name={OWN}]")
game, same = (panel.querySelector(f"[name={name}]") for name in ("game", "same"))
done = panel.querySelector("[data-closes]")
settled = Settled()
brought = NOTHING_AGREED  # by a link, for the table that is on the screen


def restore():
    """Take what is settled from where keep.js has put it."""
    global settled
    with suppress(ValueError):  # junk, or a later version's
        settled = Settled.parse(referee.getAttribute("data-agreement") or "")


def given():
    """The answers that were given before Python was up, each as its control's name and value."""
    on = [(control.name, control.value) for control in answers if control.checked]
    on.append((OWN, own.value))
    return [answer for answer in on if answer not in {*settled.newest.on, (OWN, "")}]


def settle(name, value, under_way):
    """Settle what the control *name* answers; the answer is the note it leaves, if any."""
    try:
        change(settled.newest.answering(name, value), under_way)
    except ValueError as refusal:
        return f"{refusal}."
    return ""


def change(agreement, under_way):
    """Have *agreement* count at once, or from the next game when a hand is *under way*."""
    global settled
    settled = settled.changed(agreement, under_way)


def take_back(under_way):
    """Leave every question open."""
    change(NOTHING_AGREED, under_way)


def take_over(under_way):
    """Agree to the same as the table of the link."""
    change(brought, under_way)


def new_game():
    """Have what was agreed last count."""
    global settled
    settled = settled.new_game()


def rule_with(agreement):
    """Rule with this *agreement*, which a link has brought, or with our own if that is nothing."""
    global brought
    if agreement != brought:
        brought = agreement
        draw_brought()


def address(history):
    """What the address carries of a view with that *history*, with what counts there."""
    return str(Link(history.now.fragment, settled.here(history.agreed)))


def draw(note=""):
    """Show what is settled, and the answers; the *note* says why one of them does not count."""
    now, later, on = settled.now, settled.later, settled.newest.on
    say("agreed", now.sentence)
    say("settled", f"In this game: {now.sentence}" if later else now.sentence)
    say("unheard", note)
    say("later", f"{settled.note} {later.sentence}" if later else "")
    game.hidden = later is None
    for control in answers:
        control.checked = (control.name, control.value) in on
    if not note:
        own.value = dict(on).get(OWN, "")
    referee.setAttribute("data-agreement", str(settled))  # for keep.js, which stores it
    draw_brought()


def draw_brought():
    """Show what a renege costs at the table on the screen, and whether a link has brought that."""
    say("consequence", settled.consequence(brought))
    say("lent", settled.lent(brought))
    same.hidden = brought in (NOTHING_AGREED, settled.newest)


def say(place, text):
    """Show *text* in the element whose id is *place*."""
    document.getElementById(place).textContent = text
