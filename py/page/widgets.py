"""The parts of the page that are drawn, each touched only when what it shows changes."""

from __future__ import annotations

from dataclasses import dataclass

from pyscript import document


@dataclass(frozen=True)
class Said:
    """What a view has to say on the board, and whether there are reasons for it below."""

    verdict: str
    hint: str
    renege: bool = False
    has_reasons: bool = False


class Part:
    """An element of the page, touched only when what it shows changes."""

    def __init__(self, element):
        self.element = element
        self.shown = {}

    def show(self, **properties):
        """Set these properties, as JavaScript names them."""
        for name, value in properties.items():
            if self.shown.get(name) != value:
                self.shown[name] = value
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


class Voice(Part):
    """Something that is read out when it is said, and again when the same is said again."""

    def say(self, text):
        """Show *text*: with an end that is not seen where it would be no news otherwise."""
        is_news = not text or text != self.shown.get("textContent")
        self.show(textContent=text if is_news else f"{text}\u00a0")


class Face:
    """The drawing of a domino that can change."""

    def __init__(self, holder):
        self.drawing = Part(holder.querySelector(".face use"))

    def show(self, domino):
        """Draw *domino*."""
        self.drawing.mark("href", f"#face-{domino}")


class Sight:
    """Something with several parts, which are looked at only when any of them has changed."""

    look = None

    def changes_to(self, *look):
        """Whether it looked different before; from now on it looks like this."""
        before, self.look = self.look, look
        return look != before


class Lines(Sight):
    """A list with one sentence an item."""

    def __init__(self, element):
        self.element = element

    def show(self, sentences):
        """List *sentences*."""
        if not self.changes_to(*sentences):
            return
        items = [document.createElement("li") for _ in sentences]
        for item, text in zip(items, sentences, strict=True):
            item.textContent = text
        self.element.replaceChildren(*items)


def every(selector):
    """The elements that match *selector*, in the order of the page."""
    return list(document.querySelectorAll(selector))


def part(name):
    """The element whose id is *name*."""
    return Part(document.getElementById(name))


def set_out(view):
    """Put the markup of the *view* of that name into the page, unless it is there."""
    template = document.querySelector(f"template[data-view={view}]")
    if template:
        template.replaceWith(template.content)


def switch_on(form, controls):
    """Have just these *controls* of *form* on, each a name and a value; a tap has switched some."""
    on = set(controls)
    for control in every(f"#{form} input:checked"):
        if (control.name, control.value) in on:
            on.remove((control.name, control.value))
        else:
            control.checked = False
    for name, value in on:
        document.querySelector(f"#{form} [name={name}][value='{value}']").checked = True
