"""The parts of the page that are drawn, each touched only when what it shows changes."""

from __future__ import annotations

from functools import cache

from pyscript import document

from fortytwo.house import AS_IN_THE_RULES
from fortytwo.words.say import apart, call_name, is_name, opening, say
from fortytwo.words.trick import end_words


class Element:
    """An element of the page, touched only when what it shows changes."""

    def __init__(self, element):
        self.element = element
        self.shown = {}

    def show(self, **properties):
        """Set these properties, as JavaScript names them."""
        for name, value in properties.items():
            if self.shown.get(name) != value:
                self.shown[name] = value
                if name == "textContent":
                    write(self.element, value)
                else:
                    setattr(self.element, name, value)

    def mark(self, attribute, value):
        """Set this attribute, or take it away with ``None``."""
        if self.shown.get(attribute) == value:
            return
        self.shown[attribute] = value
        if value is None:
            self.element.removeAttribute(attribute)
        else:
            self.element.setAttribute(attribute, value)


class LiveText(Element):
    """A live region. Repeating a text adds a no-break space, so screen readers say it again."""

    def say(self, text):
        """Show *text*, and have it read out."""
        is_news = not text or text != self.shown.get("textContent")
        self.show(textContent=text if is_news else f"{text}\u00a0")


class Face:
    """The drawing of a domino that can change."""

    def __init__(self, holder):
        self.drawing = Element(holder.querySelector(".face use"))

    def show(self, domino):
        """Draw *domino*."""
        self.drawing.mark("href", f"#face-{domino}")


class Redrawn:
    """Redraws only when what it shows has changed."""

    look = None

    def changed(self, *look):
        """Whether it looked different before; from now on it looks like this."""
        before, self.look = self.look, look
        return look != before


class Tile(Redrawn):
    """A domino's tile in a picker: its name for a screen reader, and the word printed on it."""

    def __init__(self, control):
        self.control = Element(control)
        self.printed = Element(control.parentElement.querySelector(".mark"))

    def show(self, name, word, mark=None):
        """Draw the tile with that name and word, in the color of its *mark*."""
        if self.changed(name, word, mark):
            self.control.mark("aria-label", name)
            self.printed.show(textContent=word, hidden=not word)
            self.printed.mark("data-mark", mark)


class PlaceButton(Redrawn):
    """A place where a domino lies, with a ribbon across its top."""

    def __init__(self, control):
        self.control, self.label = Element(control), Element(control.parentElement)
        self.domino, self.whose, self.ribbon = (
            Element(control.parentElement.querySelector(tag)) for tag in ("b", "span", "i")
        )

    def show(self, holds, shows, ribbon, wins, renege=False):
        """Draw what the place *holds*, for a screen reader, and *shows*, to the eye."""
        if self.changed(holds, shows, ribbon, wins, renege):
            self.control.mark("aria-description", holds)
            self.domino.show(textContent=shows)
            self.ribbon.show(textContent=ribbon)
            self.label.mark("data-wins", "" if wins else None)
            self.label.mark("data-renege", "" if renege else None)


class OtherCalls:
    """The button that opens the list of other calls: it shows the call that is on the table."""

    house = AS_IN_THE_RULES

    def __init__(self, form):
        self.button = Element(document.querySelector(f"[data-opens={form}-others]"))
        self.title = Element(document.querySelector(f"#{form} legend"))
        self.list = by_id(f"{form}-others")
        self.controls = [Element(one) for one in all_of(f"#{form}-others input")]
        self.plain = self.button.element.getAttribute("data-name")

    def show(self, call, house):
        """Show *call*, unless it's a number or ``None``, and what the *house* plays."""
        is_other = call is not None and bool(call.traits)
        self.button.show(textContent=opening(call_name(call)) if is_other else self.plain)
        self.button.mark("data-on", "" if is_other else None)
        is_agreed = call is None or house.allows(call)
        title = ("ask.called" if is_other else "ask.trump") if is_agreed else "ask.not-agreed"
        self.title.show(textContent=say(title))
        if self.house != house:
            self.house = house
            self.show_usual(house)

    def show_usual(self, house):
        """Give those of the list that the *house* allows a check mark."""
        for control in self.controls:
            is_usual = control.element.value in set(map(str, house.calls))
            control.mark("data-usual", "" if is_usual else None)
            control.mark("aria-description", say("is-usual") if is_usual else None)
        self.list.mark("data-settled", "" if house.calls else None)


def draw_end(table, house, is_first=True, hidden=False):
    """Draw the buttons that name the other end of the domino led.

    One is on the board, unless that one is *hidden*, and one with the reasons. Return whether
    the board's is there.
    """
    words, end = end_words(table, house, is_first)
    for button in end_buttons():
        is_on_board = button.element.parentElement.id == "ruling"
        hides = not words or (hidden and is_on_board)
        button.show(hidden=hides, textContent=words, value=end)
    return bool(words) and not hidden


@cache
def end_buttons():
    """The buttons that name an end."""
    return [Element(button) for button in all_of("[name=end]")]


class Lines(Redrawn):
    """A list with one sentence an item."""

    def __init__(self, element):
        self.element = element

    def show(self, sentences):
        """List *sentences*."""
        if not self.changed(*sentences):
            return
        items = [document.createElement("li") for _ in sentences]
        for item, text in zip(items, sentences, strict=True):
            write(item, text)
        self.element.replaceChildren(*items)


def write(element, text):
    """Put *text* into *element*, with each domino's name kept on one line.

    A browser breaks a line behind a hyphen, and a character that stops it would be copied, read
    aloud and found: so the style sheet is told which words are names.
    """
    parts = apart(text)
    if any(map(is_name, parts)):
        element.replaceChildren(
            *(kept_whole(part).cloneNode(True) if is_name(part) else part for part in parts)
        )
    else:
        element.textContent = text


@cache
def kept_whole(name):
    """A *name* that the style sheet doesn't break, to be copied."""
    whole = document.createElement("span")
    whole.className, whole.textContent = "name", name
    return whole


def all_of(selector):
    """The elements that match *selector*, in the order of the page."""
    return list(document.querySelectorAll(selector))


def by_id(name):
    """The element whose id is *name*."""
    return Element(document.getElementById(name))


def insert_view(name):
    """Put the markup of the view of that *name* into the page, unless it is there."""
    template = document.querySelector(f"template[data-view={name}]")
    if template:
        template.replaceWith(template.content)


def check_only(form, controls):
    """Check just these *controls* of *form*, each a name and a value; a tap has switched some."""
    on = set(controls)
    for control in all_of(f"#{form} input:checked"):
        if (control.name, control.value) in on:
            on.remove((control.name, control.value))
        else:
            control.checked = False
    for name, value in on:
        document.querySelector(f"#{form} [name={name}][value='{value}']").checked = True
