"""What the players agreed on about reneges, on the page: an answer in, the sentence drawn."""

from __future__ import annotations

from contextlib import suppress

from pyscript import document

from fortytwo.agreement import NOTHING_AGREED, OWN, Settled
from page.view import referee
from page.widgets import Element, all_of, by_id

answers = all_of("#agreement [type=radio]")
own = document.querySelector(f"#agreement [name={OWN}]")
done = document.querySelector("#agreement [popovertargetaction=hide]")
game, same = (
    Element(document.querySelector(f"#agreement [name={name}]")) for name in ("game", "same")
)
texts = {
    name: by_id(name)
    for name in ("agreed", "settled", "refused", "later", "consequence", "linked-note")
}
settled = Settled()
with suppress(ValueError):  # junk, or a later version's
    settled = Settled.parse(referee.element.getAttribute("data-agreement") or "")


def early_answers():
    """The answers given before Python was up, each as its control's name and value."""
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


def begin_game():
    """Have what was agreed last count."""
    global settled
    settled = settled.new_game()
    draw()


def draw(note=""):
    """Show what is settled, and the answers; the *note* says why one of them does not count."""
    now, next_game, on = settled.now, settled.next_game, settled.newest.on
    texts["agreed"].show(textContent=now.sentence)
    texts["settled"].show(
        textContent=f"In this game: {now.sentence}" if next_game else now.sentence
    )
    texts["refused"].show(textContent=note)
    texts["later"].show(textContent=f"{settled.note} {next_game.sentence}" if next_game else "")
    game.show(hidden=next_game is None)
    for control in answers:
        control.checked = (control.name, control.value) in on
    if not note:
        own.value = dict(on).get(OWN, "")
    referee.mark("data-agreement", str(settled))  # for keep.js, which stores it


def draw_linked(linked):
    """Show what a renege costs in the hand on the screen, and whether that is *linked*."""
    texts["consequence"].show(textContent=settled.consequence(linked))
    texts["linked-note"].show(textContent=settled.linked_note(linked))
    same.show(hidden=linked in (NOTHING_AGREED, settled.newest))
