"""The page: a tap in, a ruling out, the ruling drawn. Only the files beside this know a browser."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from pyscript import document, when, window

from fortytwo.history import History
from fortytwo.links import Link
from fortytwo.words.trick import MISTAKE, is_long
from page import agreement as agreed
from page import trick
from page.widgets import Part, Voice, every, part, set_out

referee, panel, menu = part("referee"), part("ruling"), part("settings")
texts = {name: Voice(document.getElementById(name)) for name in ("verdict", "hint", "note")}
buttons = {name: Part(document.querySelector(f"[name={name}]")) for name in ("undo", "redo", "new")}
ways = {way.getAttribute("data-turn"): Part(way) for way in every("#views [data-turn]")}
locked, ask_why = part("locked"), part("ask-why")
words = document.getElementById("words")

view = trick  # the one that is shown
with_hands = [trick]  # the views where a hand can be under way, of those that were opened


@cache
def called(name):
    """The view of that *name*, as it was kept, set out and imported when it is first asked for.

    Most players want but the trick, and the rest would have them wait.
    """
    there = trick
    set_out(name)
    if name == "hand":
        from page import hand as there

        with_hands.append(there)
    if name == "score":
        from page import score as there
    restore(there)
    return there


@when("click", referee.element)
def tap(event):
    """A tap on a control: go on to the next moment, or say why it cannot be."""
    control = event.target.closest("form input, button[name]")
    if not control or control.closest("aside, dialog"):  # those are not about the table
        return
    if event.detail > 1 and control.name not in ("undo", "redo"):  # an unsteady thumb meant one tap
        view.switch()
        return
    value = words.value if control.name == "line" else control.value
    from_keyboard = event.detail == 0
    attempt(lambda: draw(act(control.name, value, not from_keyboard)))


@when("change", referee.element)
def choose(event):
    """A choice from the list of bids: like a tap on it."""
    if event.target.matches("#record select"):
        attempt(lambda: draw(act(event.target.name, event.target.value)))


@when("change", "#names")
def name_seat(event):
    """A name typed for a player."""
    from page import players  # most who come for a trick need no names

    players.name(int(event.target.name.removeprefix("seat-")), event.target.value)
    attempt(draw)


@when("click", "#ask-why")
def show_why(_event):
    """The reasons brought into sight, and read next."""
    view.told.focus()
    view.told.scrollIntoView()


@when("hashchange", window)
def open_link(_event):
    """A link opened while the page is open; what was there is one undo away."""
    if fragment() != address():
        attempt(lambda: draw(follow_link()))


@when("click", "#views [data-turn]")
def turn(event):
    """Another view."""
    menu.element.close()
    window.scrollTo(0, 0)
    attempt(lambda: draw(turn_to(event.target.getAttribute("data-turn"))))


@when("beforeprint", window)
def lay_out(_event):
    """The page is printed, which is the score sheet, whatever is on the screen."""
    called("score").draw()


@when("change", agreed.panel)
def answer(event):
    """An answer to "Before you start": it is settled, or it is said why it cannot be."""
    control = event.target
    show_settled(agreed.settle(control.name, control.value, under_way()))


@when("click", "#agreement [name=unsettle]")
def unsettle(_event):
    """All the answers taken back."""
    agreed.take_back(under_way())
    show_settled()


@when("click", "#agreement [name=same]")
def take_over(_event):
    """What a link has brought is what we agree on too."""
    agreed.take_over(under_way())
    agreed.draw()
    agreed.done.focus()  # this button has gone


@when("click", "#agreement [name=game]")
def begin(_event):
    """A new game, with nothing on the table or the score: what was agreed last counts."""
    agreed.new_game()
    for name in ways:
        make_room(called(name))
    show_settled()
    agreed.panel.close()
    menu.element.close()
    window.scrollTo(0, 0)
    attempt(lambda: draw("A new game. What you agreed on counts from now."))


def show_settled(note=""):
    """Show what is settled, and let it count again, unless a *note* says why nothing is."""
    if not note:
        view.history = view.history.own_again()
        agreed.rule_with(view.history.agreed)
    agreed.draw(note)
    view.draw()  # what a renege costs may stand there
    tell()


def attempt(step):
    """Take *step*; where our own mistake stops it, go back to what was there and say so."""
    global view
    before = view, view.history
    try:
        step()
    except Exception:
        view, view.history = before
        draw(MISTAKE)
        raise  # to the browser's console, for us


def act(name, value, moves_on=True):
    """Do what a tap on the control *name* asks; the answer is the note it leaves, if any."""
    if name == "put":
        return put_on_the_score()
    try:
        view.history = view.history.after(name, value, moves_on)
    except ValueError as refusal:
        if name == "new":
            view.history = view.history.own_again()
        return str(refusal)
    if name == "line":
        words.value = ""
    if name == "new" and view.NAME == "score":  # from this game on, what was agreed last counts
        agreed.new_game()
        agreed.draw()
    return view.history.now.note


def turn_to(name):
    """Show the view of that *name*; it leaves no note."""
    global view
    view = called(name)
    return ""


def put_on_the_score():
    """Put the hand on the score and turn there, or stay; the answer is the note it leaves."""
    hand, score = called("hand"), called("score")
    try:
        note = score.put_down(hand.as_played)
    except score.ForTheTable as unsaid:
        note = str(unsaid)
    except ValueError as refusal:
        return str(refusal)
    else:
        make_room(hand)
    turn_to("score")
    window.scrollTo(0, 0)
    return note


def make_room(there):
    """Begin anew in the view that is *there*; what was in it is one undo away."""
    with suppress(ValueError):  # nothing was
        there.history = there.history.after("new", "")
        referee.mark(there.KEPT_AS, str(there.history))


def under_way():
    """Whether a hand is under way, on the screen or in another view."""
    if referee.element.hasAttribute("data-record"):
        called("hand")  # it may have been left unfinished the last time
    return seen_under_way()


def seen_under_way():
    """Whether a hand is under way in the views that were opened: all that drawing waits for."""
    return any(one.under_way() for one in (view, *with_hands))


def follow_link():
    """Show what the address carries; the answer is the note it leaves, if any."""
    link, unread = Link.opened(fragment())
    turn_to("hand" if link.shown.startswith("/hand/") else "trick")
    view.history = view.history.then(view.opened(link.shown), agreed=link.agreed)
    return " ".join(filter(None, (view.history.now.note, unread)))


def draw(note=""):
    """Show the moment that is now, and what is said of it."""
    say(view.draw(), note)
    agreed.rule_with(view.history.agreed)
    buttons["undo"].mark("aria-disabled", None if view.history.can_undo else "true")
    buttons["redo"].mark("aria-disabled", None if view.history.can_redo else "true")
    buttons["new"].show(textContent=view.NEW)
    locked.show(hidden=not seen_under_way())
    for name, way in ways.items():
        way.mark("aria-current", "page" if name == view.NAME else None)
    tell()


def tell():
    """Tell keep.js what to store when it changes, and what the address carries."""
    referee.mark("data-view", view.NAME)
    referee.mark("data-fragment", address())
    referee.mark(view.KEPT_AS, str(view.history))


def say(said, note):
    """Say on the board what a view has to say; a *note* comes before the hint."""
    texts["verdict"].say(said.verdict)
    panel.mark("data-long", "" if is_long(said.verdict, note) else None)
    texts["hint"].show(textContent="" if note else said.hint)
    texts["note"].say(note)
    panel.mark("data-renege", str(said.renege).lower())
    ask_why.show(hidden=not said.has_reasons)


def address():
    """The fragment that the page's address is to have, without its mark."""
    return agreed.address(view.history)


def fragment():
    """The fragment that the page's address has, without its mark."""
    return window.location.hash.removeprefix("#")


def start():
    """Answer what is there already: the table as it was kept, the link, and the taps made since."""
    for name in ("undo", "redo"):
        buttons[name].mark("aria-disabled", "true")  # as they are in the page so far
    called("trick")
    agreed.restore()
    turn_to(referee.element.getAttribute("data-view") or "trick")
    notes = []
    if fragment() != address():
        notes.append(follow_link())
    unheard = [agreed.settle(name, value, under_way()) for name, value in agreed.given()]
    if "" in unheard:
        view.history = view.history.own_again()
    if view is trick:
        notes += [act(name, value) for name, value in trick.untold()]
    else:
        trick.draw()
    draw(" ".join(filter(None, notes)))
    agreed.draw(" ".join(filter(None, unheard)))
    referee.mark("aria-busy", "false")
    window.performance.mark("awake")  # for `make bench`


def restore(kept):
    """Give a view its history as keep.js has stored it."""
    with suppress(ValueError):  # junk, or a later version's
        kept.history = History.parse(referee.element.getAttribute(kept.KEPT_AS) or "", kept.read)


start()
