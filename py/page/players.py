"""What the players are called, asked once and used wherever they are named."""

from __future__ import annotations

from contextlib import suppress

from pyscript import document

from fortytwo.refusals import Refusal
from fortytwo.seats import SEATS, Seating
from fortytwo.words.say import told
from page.view import referee
from page.widgets import by_id

misnamed = by_id("misnamed")
fields = [document.querySelector(f"[name=seat-{seat}]") for seat in SEATS]
seating = Seating()
with suppress(ValueError):  # junk, or a later version's
    seating = Seating.parse(referee.element.getAttribute("data-seating") or "")


def name(seat, typed):
    """Call the player at *seat* as somebody typed it, or say why that can't be."""
    global seating
    try:
        seating = seating.naming(seat, typed)
    except Refusal as refusal:
        misnamed.show(textContent=told(refusal))
        return
    misnamed.show(textContent="")
    draw()
    referee.mark("data-seating", str(seating))  # for keep.js, which stores it


def draw():
    """Show what the players are called, where it is asked."""
    for field, called in zip(fields, seating.names, strict=True):
        field.value = called


draw()
