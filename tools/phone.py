"""A phone with the page on it, whatever the browser: what a thumb does, and what an eye reads.

``with phone("webkit", playwright, folder) as it`` gives one whose browser keeps what pages store in
*folder*; ``restart`` closes the browser and starts it again, as the phone does when it has to.
"""

from __future__ import annotations

import os
import re
import signal
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Playwright
from selenium.webdriver import WebKitGTK

from tools.browser import launch_kept, launch_webkitgtk, system, virtual_screen

PATIENCE = 10.0  # seconds until the page has to have answered
START = 60.0  # seconds that Python may take to start on a slow machine

CONTROLS = {"button": "button", "checkbox": "[type=checkbox]", "radio": "[type=radio]"}
TOP = "dialog[open], body"  # the last of these is the dialog on top, or the page
SHOWN = f"""
return [...[...document.querySelectorAll("{TOP}")].pop().querySelectorAll(arguments[0])]
  .filter((it) => it.checkVisibility())
"""
# In one step each, as the page may be loaded again at any time. What waits below the edge of the
# screen has no text, and can't be tapped, until it's scrolled to.
TEXT = """
const found = document.querySelector(arguments[0]);
if (!found?.checkVisibility()) return "";
if (!found.innerText && found.textContent.trim()) found.scrollIntoView();
return found.innerText;
"""
TO_THE_MIDDLE = "arguments[0].scrollIntoView({ block: 'center' })"
ATTRIBUTE = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null"

COMPLAINT = re.compile(r"CONSOLE (?:\w+ )?(?:WARN|ERROR) (?P<words>.*)")
# What GTK's build of WebKit says that is nobody's fault: it knows no manifests, and where all is
# slow it takes a module that Python has not come to yet for one that nobody wants.
NO_FAULT = re.compile(
    "Unrecognized Content-Security-Policy directive 'manifest-src'"
    "|.* was preloaded using link preload but not used within a few seconds"
)


class Phone(ABC):
    """One browser with one page."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Open the page at *address* again."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def tap(self, role: str, name: str) -> None:
        """Tap the control of this role that a screen reader calls *name*."""

    @abstractmethod
    def text(self, css: str) -> str:
        """The text that can be seen in the first element that matches *css*, or nothing."""

    @abstractmethod
    def attribute(self, css: str, name: str) -> str | None:
        """An attribute of the first element that matches *css*."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """What the body of a JavaScript function answers in the page."""

    @abstractmethod
    def picture(self, file: Path) -> None:
        """Save what the screen shows."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """What the browser has complained of since this was last asked."""

    @abstractmethod
    def start(self) -> None:
        """Start the browser."""

    @abstractmethod
    def close(self) -> None:
        """Close the browser."""

    def restart(self) -> None:
        """Close the browser and start it again; what pages have stored is still there."""
        self.close()
        self.start()

    def wait_until(self, question: Callable[[], bool], patience: float = PATIENCE) -> bool:
        """Ask until the answer is yes, and tell whether it was before *patience* ran out."""
        end = time.monotonic() + patience
        while not (answer := question()) and time.monotonic() < end:
            time.sleep(0.05)
        return answer

    def wait_for_python(self) -> None:
        """Wait until Python is up in the page and has drawn it."""
        if not self.wait_until(
            lambda: self.attribute("#referee", "aria-busy") == "false", patience=START
        ):
            raise TimeoutError("Python did not start in the page", *self.complaints())

    def wait_for_text(self, css: str, words: str, patience: float = PATIENCE) -> None:
        """Wait until *words* can be read in the first element that matches *css*."""
        if not self.wait_until(lambda: words in self.text(css), patience):
            raise AssertionError(f"{css} does not say {words!r} but {self.text(css)!r}")


class PlaywrightPhone(Phone):
    """A phone that Playwright drives."""

    def __init__(self, playwright: Playwright, engine: str, folder: Path) -> None:
        self.playwright = playwright
        self.engine = engine
        self.folder = folder
        self.heard: list[str] = []
        self.start()

    def start(self) -> None:
        self.context: BrowserContext = launch_kept(self.playwright, self.engine, self.folder)
        self.context.on("weberror", lambda trouble: self.heard.append(str(trouble.error)))
        self.context.on("console", self.listen)
        self.page = self.context.new_page()

    def listen(self, said: ConsoleMessage) -> None:
        """Note what the console says if it is a complaint."""
        if said.type in ("warning", "error"):
            self.heard.append(said.text)

    def open(self, address: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def tap(self, role: Any, name: str) -> None:
        top = self.page.locator(TOP).last
        top.get_by_role(role, name=name, exact=True).click(timeout=PATIENCE * 1000)

    def text(self, css: str) -> str:
        found = self.page.locator(css).first
        return found.inner_text() if found.is_visible() else ""

    def attribute(self, css: str, name: str) -> str | None:
        found = self.page.locator(css)
        return found.first.get_attribute(name) if found.count() else None

    def run(self, script: str) -> Any:
        return self.page.evaluate(f"() => {{ {script} }}")

    def picture(self, file: Path) -> None:
        self.page.screenshot(path=file)

    def complaints(self) -> list[str]:
        self.run("")  # whatever the page has still to say arrives before the answer
        heard, self.heard = self.heard, []
        return heard

    def close(self) -> None:
        self.context.close()


class WebKitGTKPhone(Phone):
    """A phone that WebKitGTK's own driver drives, on the screen given."""

    def __init__(self, display: str, folder: Path) -> None:
        self.display = display
        self.folder = folder
        self.log = folder / "console.log"
        self.read = 0
        self.start()

    def start(self) -> None:
        self.driver: WebKitGTK = launch_webkitgtk(self.folder, self.display, self.log)

    def open(self, address: str) -> None:
        self.driver.get("about:blank")
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def tap(self, role: str, name: str) -> None:
        if not self.wait_until(lambda: self.tapped(CONTROLS[role], name)):
            raise AssertionError(f"no {role} is called {name!r}")

    def tapped(self, css: str, name: str) -> bool:
        """Tap the control that is called *name*, and tell whether there is one."""
        for control in self.driver.execute_script(SHOWN, css):
            if control.accessible_name == name:
                self.driver.execute_script(TO_THE_MIDDLE, control)
                control.click()
                return True
        return False

    def text(self, css: str) -> str:
        return str(self.driver.execute_script(TEXT, css))

    def attribute(self, css: str, name: str) -> str | None:
        value: str | None = self.driver.execute_script(ATTRIBUTE, css, name)
        return value

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def picture(self, file: Path) -> None:
        self.driver.save_screenshot(str(file))

    def complaints(self) -> list[str]:
        said = self.log.read_text(encoding="utf-8", errors="replace")[self.read :]
        self.read += len(said)
        heard = [match["words"] for match in COMPLAINT.finditer(said)]
        return [words for words in heard if not NO_FAULT.match(words)]

    def close(self) -> None:
        group = self.driver.service.process.pid
        self.driver.quit()
        if not self.wait_until(lambda: not is_running(group), patience=1.0):
            os.killpg(group, signal.SIGKILL)  # one that is busy does not notice that it was closed


def is_running(group: int) -> bool:
    """Is any process of this group still there?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def phone(engine: str, playwright: Playwright, folder: Path) -> Iterator[Phone]:
    """A phone with this engine while the block runs, which keeps in *folder* what pages store."""
    if engine == "webkit" and system(engine):
        with virtual_screen() as display, closing(WebKitGTKPhone(display, folder)) as it:
            yield it
    else:
        with closing(PlaywrightPhone(playwright, engine, folder)) as it:
            yield it
