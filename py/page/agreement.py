"""What the players agreed on, on the page: an answer in, the sentence drawn."""

from __future__ import annotations

from contextlib import suppress

from pyscript import document

from fortytwo.agreement import NOTHING_AGREED, OWN, Settled
from fortytwo.refusals import Refusal
from fortytwo.words import agreement as words
from fortytwo.words.say import say, told
from page.view import referee
from page.widgets import Element, all_of, by_id

answers = all_of("#agreement :is([type=radio], [type=checkbox])")
own = document.querySelector(f"#agreement [name={OWN}]")
own_preset = Element(document.querySelector(f"#agreement [value={OWN}]").parentElement)
done = document.querySelector("#agreement [data-closes]")
game, same, share = (
    Element(document.querySelector(f"#agreement [name={name}]"))
    for name in ("game", "same", "share")
)
texts = {
    name: by_id(name)
    for name in ("agreed", "settled", "refused", "later", "waits", "consequence", "linked-note")
}
locked = by_id("locked")
settled = Settled()
with suppress(ValueError):  # junk, or a later version's
    settled = Settled.parse(referee.element.getAttribute("data-agreement") or "")


def early_answers():
    """The answers given before Python was up, each as its control's name and value."""
    before = {*settled.newest.on, (OWN, "")}
    given = [key(one) for one in answers if one.type == "radio" and one.checked]
    given.append((OWN, own.value))
    turned = [one for one in answers if one.type == "checkbox"]
    changed = [key(one) for one in turned if one.checked != (key(one) in before)]
    return [answer for answer in given if answer not in before] + changed


def key(control):
    """The name and the value of a *control*."""
    return control.name, control.value


def settle(name, value, under_way):
    """Settle what the control *name* answers; return the note it leaves, if any."""
    try:
        change(settled.newest.answering(name, value), under_way)
    except Refusal as refusal:
        return refusal
    return None


def change(agreement, under_way):
    """Have *agreement* count at once, or from the next game when play is *under way*."""
    global settled
    settled = settled.changed(agreement, under_way)


def use_newest():
    """Have what was agreed last count."""
    global settled
    settled = settled.new_game()
    draw()


def undo_game(before):
    """Have *before* count again, as in the game before, and what was agreed since wait."""
    global settled
    settled = settled.back_in(before)
    draw()


def draw(*refusals):
    """Show what is settled, and the answers; *refusals* say why some of them don't count."""
    texts["agreed"].show(textContent=words.sentence(settled.now))
    texts["settled"].show(textContent=words.in_this_game(settled))
    texts["refused"].show(textContent=" ".join(map(told, refusals)))
    texts["later"].show(textContent=words.next_game(settled))
    game.show(hidden=settled.next_game is None)
    locked.mark("data-waiting", None if settled.next_game is None else "")
    share.show(hidden=settled.newest == NOTHING_AGREED)
    on = settled.newest.on
    for control in answers:
        control.checked = key(control) in on
    own_preset.show(hidden=("preset", OWN) not in on)
    if not refusals:
        own.value = dict(on).get(OWN, "")
    referee.mark("data-agreement", str(settled))  # for keep.js, which stores it


def draw_wait(play):
    """Say whether a change has to wait, because *play* is under way in the view of that name."""
    why = words.why_it_waits(settled, play)
    texts["waits"].show(textContent=why)
    locked.show(hidden=not why)


def tell_used():
    """Say that what waited counts, in the place of why it waited."""
    texts["waits"].show(textContent=say("waits.used"))


def draw_linked(linked):
    """Show what a renege costs in the hand on the screen, and whether that is *linked*."""
    texts["consequence"].show(textContent=words.consequence(settled, linked))
    texts["linked-note"].show(textContent=words.linked_note(settled, linked))
    same.show(hidden=linked in (NOTHING_AGREED, settled.newest))
