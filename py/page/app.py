"""The page: a tap in, a ruling out, the ruling drawn. Only this package knows a browser."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from pyscript import document, when, window

from fortytwo.agreement import NOTHING_AGREED
from fortytwo.links import AGREED, Link
from fortytwo.refusals import Note, Refusal
from fortytwo.words.say import told, what_is_wrong
from fortytwo.words.trick import letters_for
from page import agreement
from page.trick import view as trick
from page.view import referee
from page.widgets import Element, LiveText, all_of, by_id, insert_view

board, menu, panel = (by_id(name) for name in ("ruling", "settings", "agreement"))
texts = {
    name: LiveText(document.getElementById(name)) for name in ("verdict", "because", "hint", "note")
}
others_read, called = by_id("for-others"), by_id("called")
buttons = {name: Element(document.querySelector(f"[name={name}]")) for name in ("undo", "redo")}
turns = {turn.getAttribute("data-turn"): Element(turn) for turn in all_of("#views [data-turn]")}
ask_why = by_id("ask-why")
for_others = [by_id(name) for name in ("share", "enlarge")]  # where there is something to show
written, one_line, link = (by_id(name) for name in ("written", "one-line", "link"))
typed_line = document.getElementById("typed-line")

STEPS = {"undo", "redo", "back", "on"}  # buttons that are tapped in quick succession
PAGE = window.location.href.partition("#")[0]  # the address without what it carries
views = {"trick": trick}  # those that were loaded
PLAYED_IN = {"hand": "data-record", "score": "data-score"}  # views, and what keep.js stored of them
shown = trick  # the one on the screen
on_board = None  # what the board says of it, but for a note


def load_view(name):
    """Load a view: insert its markup, import its module, restore what was saved.

    Lazy, because most players only use the trick view and the rest would slow the start.
    """
    if name not in views:
        insert_view(name)
        if name == "hand":
            from page.hand import view
        elif name == "renege":
            from page.renege import view
        else:
            from page.score import view
        views[name] = view
    return views[name]


@when("click", referee.element)
def tap(event):
    """Go on to the next moment after a tap on a control, or say why it can't be."""
    control = event.target.closest("form input, button[name]")
    if not control or control.closest("aside, dialog:not(.calls)"):  # they aren't about the table
        return
    if control.name == "up":
        go_up()
        return
    if event.detail > 1 and control.name not in STEPS:  # an unsteady thumb meant one tap
        shown.check()
        return
    value = typed_line.value if control.name == "line" else control.value
    by_arrow = event.detail == 0 and control.type == "radio"
    guarded(lambda: act(control, value, by_arrow))


@when("change", referee.element)
def choose(event):
    """Take a choice from the list of bids like a tap on it."""
    if event.target.matches("#record select"):
        guarded(lambda: draw(apply(event.target.name, event.target.value)))


@when("change", "#names")
def name_seat(event):
    """Take a name typed for a player."""
    from page import players  # most players who come for a trick need no names

    players.name(int(event.target.name.removeprefix("seat-")), event.target.value)
    guarded(draw)


@when("click", "#type-it")
def show_field(_event):
    """Bring the line's field into sight, to be typed in."""
    typed_line.focus()


@when("click", "#ask-why")
def show_why(_event):
    """Bring the reasons into sight, to be read next."""
    shown.reasons_heading.focus()
    shown.reasons_heading.scrollIntoView()


def go_up():
    """Bring the dominoes into sight again."""
    window.scrollTo(0, 0)
    board.element.focus()


@when("click", "#share")
def share_ruling(_event):
    """Put together what is sent of the view on the screen, in the dialog that has opened."""
    from page import share  # most rulings are settled where they're given

    share.show_ruling(shown, f"{PAGE}#{Link(shown.sent, in_force())}", in_force())


@when("click", "#agreement [name=share]")
def share_agreement(_event):
    """Put together what is sent of what was agreed last, in the dialog that has opened."""
    from page import share

    newest = agreement.settled.newest
    share.show_agreement(f"{PAGE}#{Link('', newest)}", newest)


@when("hashchange", window)
def open_link(_event):
    """Open a link while the page is open; what was there is one undo away."""
    if fragment() != address():
        guarded(lambda: draw(follow_link()))


@when("click", "[data-turn]")
def turn(event):
    """Show another view."""
    name = event.target.getAttribute("data-turn")
    menu.element.close()
    window.scrollTo(0, 0)
    guarded(lambda: draw(call_renege() if name == "renege" else show_view(name)))


@when("beforeprint", window)
def lay_out(_event):
    """Draw the score sheet, which is what is printed, whatever is on the screen."""
    load_view("score").draw()


@when("click", "[data-opens=agreement]")
def open_agreement(_event):
    """Say at the top of "Before you start" whether a change has to wait."""
    agreement.draw_wait(play())


@when("change", panel.element)
def answer(event):
    """Settle an answer to "Before you start", or say why it can't be."""
    show_settled(agreement.settle(event.target.name, event.target.value, bool(play())))


@when("click", "#agreement [name=unsettle]")
def clear_answers(_event):
    """Clear all the answers."""
    agreement.change(NOTHING_AGREED, bool(play()))
    show_settled()


@when("click", "#agreement [name=same]")
def adopt(_event):
    """Adopt the linked table's agreement as ours."""
    agreement.change(shown.now.linked, bool(play()))
    draw_settled()
    agreement.done.focus()  # this button has gone


@when("click", "#agreement [name=at-once]")
def use_now(_event):
    """Have what waits for the next game count now."""
    agreement.use_newest()
    show_settled()
    agreement.tell_used()
    agreement.done.focus()  # this button has gone


@when("click", "#agreement [name=game]")
def begin_game(_event):
    """Begin a new game, with nothing on the table or the score: what was agreed last counts."""
    for name in turns:
        clear_view(load_view(name))
    panel.element.close()
    menu.element.close()
    window.scrollTo(0, 0)
    guarded(lambda: draw(Note("new-game")))


def show_settled(note=None):
    """Show what is settled, and have it count again, unless a *note* says why it can't."""
    if not note:
        shown.drop_linked()
    draw_settled(note)


def draw_settled(note=None):
    """Draw what is settled, with a *note* if need be, and what a renege costs on the screen."""
    agreement.draw(*filter(None, [note]))
    agreement.draw_wait(play())
    agreement.draw_linked(shown.now.linked)
    text = text_for_board()
    if text != on_board:
        show_board(text, "")
    publish()


def guarded(step):
    """Take *step*; where our own mistake stops it, go back to what was there and say so."""
    global shown
    before, history = shown, shown.history
    try:
        step()
    except Exception:
        shown, before.history = before, history
        draw(Note("mistake"))
        raise  # to the browser's console, for us


def act(control, value, by_arrow):
    """Draw what comes of a tap on *control*; at the picker too, if the domino tapped is refused."""
    note = apply(control.name, value, by_arrow)
    draw(note)
    if isinstance(note, Refusal) and control.matches(".tile input"):
        shown.bounce(what_is_wrong(note))
    if control.closest("#new-game"):  # the sheet above it has changed its length
        control.scrollIntoView(block="nearest")


def apply(name, value, by_arrow=False):
    """Do what a tap on the control *name* asks; return the note it leaves, if any."""
    try:
        if name == "put":
            return put_on_the_score()
        shown.tap(name, value, by_arrow)
    except Refusal as refusal:
        if name != "line":
            return refusal
        shown.refuse(refusal)
    else:
        if name == "line":
            typed_line.value = ""
    return shown.cleared if name == "new" else shown.now.note


def show_view(name):
    """Turn to the view of that *name*; it leaves no note."""
    global shown
    shown = load_view(name)


def call_renege():
    """Turn to the renege that's called, begun with what is on the table; it leaves no note."""
    load_view("renege").begin(trick.now.table)
    show_view("renege")


def put_on_the_score():
    """Put the recorded hand on the score, or into its form; return the note it leaves.

    Raises ``Refusal`` when it can't go there yet.
    """
    hand, score = load_view("hand"), load_view("score")
    if hand.now.bidder is None:
        hand.tap("trick", "0")  # where it's asked
    is_written, note = score.put(*hand.entry(score.now.game.kind))
    if is_written:
        clear_view(hand)
    show_view("score")
    window.scrollTo(0, 0)
    return note


def clear_view(view):
    """Start *view* over; what was in it is one undo away."""
    with suppress(Refusal):  # nothing was
        view.tap("new", "")
        view.publish()


def play():
    """The view in which play is under way, if it was left so the last time too; or nothing.

    That is a hand being recorded, or a game being scored; one trick may be anybody's question.
    """
    for name, stored in PLAYED_IN.items():
        if referee.element.hasAttribute(stored) and load_view(name).under_way():
            return name
    return ""


def follow_link():
    """Show what the address carries; return the note it leaves, if any."""
    name = fragment().split("/")[1:2]
    show_view(name[0] if name and name[0] in turns else "trick")
    shown.open(fragment())
    if fragment().startswith(AGREED) and not (shown.now.note or panel.element.open):
        panel.element.showModal()  # there's nothing else to see
    return shown.now.note


def draw(*notes):
    """Draw the moment on the screen, with *notes* if need be."""
    told_beside = [note for note in notes if note and note is not shown.refused]
    show_board(text_for_board(), " ".join(map(told, told_beside)))
    shown.bounce("")
    agreement.draw_linked(shown.now.linked)
    buttons["undo"].mark("aria-disabled", None if shown.history.can_undo else "true")
    buttons["redo"].mark("aria-disabled", None if shown.history.can_redo else "true")
    buttons["undo"].mark("data-lit", "" if shown.history.cleared else None)
    for button in for_others:
        button.show(hidden=not shown.sent)
    for name, button in turns.items():
        button.mark("aria-current", "page" if name == shown.name else None)
    publish()


def publish():
    """Show the line and the link to copy, and tell keep.js what to store when it changes."""
    written.show(hidden=not shown.line)
    one_line.show(textContent=shown.line)
    carried = address()
    link.show(textContent=f"{PAGE}#{carried}")
    referee.mark("data-view", shown.name)
    referee.mark("data-fragment", carried)
    shown.publish()


def text_for_board():
    """What the board is to say of the moment on the screen, which is drawn.

    A line or a link that was refused leaves no ruling: the refusal takes its place.
    """
    text = shown.draw()
    if shown.history.cleared and shown.cleared:
        text = replace(text, hint=told(shown.cleared))
    if not shown.refused:
        return text
    hint = text.hint if shown.history.cleared else ""
    return replace(text, verdict=told(shown.refused), hint=hint)


def show_board(text, note):
    """Show *text* on the board; a *note* comes instead of the hint."""
    global on_board
    on_board = text
    texts["verdict"].say(text.verdict)
    reason = "" if note else text.because
    board.mark("data-letters", letters_for(text.verdict, reason, note, text.called))
    texts["because"].show(textContent=reason)
    called.show(textContent=text.called, hidden=not text.called)
    others_read.show(textContent=text.for_others or text.verdict)
    texts["hint"].show(textContent="" if note else text.hint)
    texts["note"].say(note)
    board.mark("data-renege", str(text.renege).lower())
    ask_why.show(hidden=not text.has_reasons)


def address():
    """The fragment that the page's address is to have, without its mark."""
    return str(Link(shown.fragment, in_force()))


def in_force():
    """The agreement that counts for what is on the screen."""
    return agreement.settled.in_force(shown.now.linked)


def fragment():
    """The fragment that the page's address has, without its mark."""
    return window.location.hash.removeprefix("#")


def start():
    """Answer what is there already: the table as it was saved, the link, and the taps since."""
    for name in ("undo", "redo"):
        buttons[name].mark("aria-disabled", "true")  # as they are in the page so far
    show_view(referee.element.getAttribute("data-view") or "trick")
    notes = []
    if fragment() != address():
        notes.append(follow_link())
    refused = [agreement.settle(*given, bool(play())) for given in agreement.early_answers()]
    if None in refused:
        shown.drop_linked()
    if shown is trick:
        notes += [apply(*early) for early in trick.early_taps()]
    else:
        trick.draw()
    draw(*notes)
    agreement.draw(*filter(None, refused))
    if panel.element.open:
        agreement.draw_wait(play())
    referee.mark("aria-busy", "false")
    window.performance.mark("awake")  # for `make bench`


start()
