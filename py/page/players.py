"""What the players are called, asked once and used wherever they are named."""

from __future__ import annotations

from contextlib import suppress

from pyscript import document

from fortytwo.hand.record import SEATS
from fortytwo.seats import Seating
from page.widgets import part

referee, misnamed = part("referee"), part("misnamed")
fields = [document.querySelector(f"[name=seat-{seat}]") for seat in SEATS]
seating = Seating()


def name(seat, typed):
    """Call the player at *seat* as somebody typed it, or say why that cannot be."""
    global seating
    note = ""
    try:
        seating = seating.naming(seat, typed)
    except ValueError as refusal:
        note = f"{refusal}."
    misnamed.show(textContent=note)
    if not note:
        show()
        referee.mark("data-seating", str(seating))  # for keep.js, which stores it


def show():
    """Show what the players are called, where it is asked."""
    for field, called in zip(fields, seating.names, strict=True):
        field.value = called


def restore():
    """Take the names from where keep.js has put them."""
    global seating
    with suppress(ValueError):  # junk, or a later version's
        seating = Seating.parse(referee.element.getAttribute("data-seating") or "")
    show()


restore()
