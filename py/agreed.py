"""What the table agreed on about reneges, on the page: an answer in, the sentence drawn."""

from __future__ import annotations

from contextlib import suppress

from pyscript import document

from fortytwo.agreement import OWN, Agreement, Settled

referee = document.getElementById("referee")
panel = document.getElementById("agreement")
answers = list(panel.querySelectorAll("[type=radio]"))
own = panel.querySelector(f"[name={OWN}]")
game = panel.querySelector("[name=game]")
settled = Settled()


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
    change(Agreement(), under_way)


def new_game():
    """Have what was agreed last count."""
    global settled
    settled = settled.new_game()


def draw(note=""):
    """Show what is settled, and the answers; the *note* says why one of them does not count."""
    now, later, on = settled.now, settled.later, settled.newest.on
    say("agreed", now.sentence)
    say("settled", now.sentence)
    say("consequence", now.consequence)
    say("unheard", note)
    say("later", f"{settled.note} {later.sentence}" if later else "")
    game.hidden = later is None
    for control in answers:
        control.checked = (control.name, control.value) in on
    if not note:
        own.value = dict(on).get(OWN, "")
    referee.setAttribute("data-agreement", str(settled))  # for keep.js, which stores it


def say(place, text):
    """Show *text* in the element whose id is *place*."""
    document.getElementById(place).textContent = text
