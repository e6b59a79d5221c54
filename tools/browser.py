"""Which browsers look at the page, and how each is started: decided here for every test and tool.

``python -m tools.browser`` installs the missing ones: Debian's where it can, otherwise Playwright's
own. The oldest Chromium we support comes from npm. ``WITHOUT="firefox webkit"`` does without the
engines it names.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright
from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService

from tools.build import ROOT

OLDEST = "chromium-112"  # the oldest Chromium the page supports
PACKED = ROOT / "node_modules/@sparticuz/chromium/bin/chromium.br"
UNPACKED = ROOT / f"node_modules/.cache/{OLDEST}"
UNPACK = """
const { readFileSync, renameSync, writeFileSync } = require("fs");
const [packed, unpacked] = process.argv.slice(1);
const program = require("zlib").brotliDecompressSync(readFileSync(packed));
writeFileSync(`${unpacked}.new`, program, { mode: 0o755 });
renameSync(`${unpacked}.new`, unpacked);
"""
PACKAGES = {  # the engines, and what Debian calls them
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"),
}
PROGRAMS = {
    "chromium": ("chromium", "google-chrome", "chromium-browser"),
    "firefox": ("firefox-esr",),
    "webkit": ("WebKitWebDriver",),
}
ENGINES = ("chromium", OLDEST, "firefox", "webkit")
SWITCHES = (  # no questions at the first run, no calls home, no graphics card
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
SCREEN = (390, 844)  # a phone's, in CSS pixels


def system(engine: str) -> str | None:
    """The program on this machine that runs *engine*; ``None`` means Playwright's own."""
    if engine == OLDEST:
        return str(UNPACKED)
    program = next(filter(None, map(shutil.which, PROGRAMS[engine])), None)
    if engine == "webkit" and not (shutil.which("Xvfb") and find_library("webkit2gtk-4.1")):
        return None
    return program


def without() -> set[str]:
    """The engines that this machine is to do without, as ``WITHOUT`` says."""
    named = set(os.environ.get("WITHOUT", "").split())
    if strangers := named - set(ENGINES):
        raise SystemExit(f"WITHOUT names no engine of ours: {' '.join(sorted(strangers))}")
    return named


def options(engine: str) -> dict[str, Any]:
    """How Playwright starts *engine*: without a sandbox, as it is shown nothing but our page."""
    started: dict[str, Any] = {"executable_path": system(engine)}
    if engine in ("chromium", OLDEST):
        started |= {"args": SWITCHES, "chromium_sandbox": False}
    if engine == "firefox" and system(engine):
        started["channel"] = "moz-firefox"  # as Mozilla builds it, without Playwright's changes
    return started


def launch(playwright: Playwright, **more: Any) -> Browser:
    """Chromium, and *more* to tell it than our switches."""
    return playwright.chromium.launch(**options("chromium") | more)


def launch_kept(playwright: Playwright, engine: str, folder: Path) -> BrowserContext:
    """*engine* with a phone's screen; what its pages store stays in *folder* when it is closed."""
    width, height = SCREEN
    browser = getattr(playwright, engine.partition("-")[0])
    context: BrowserContext = browser.launch_persistent_context(
        folder, viewport={"width": width, "height": height}, **options(engine)
    )
    return context


def launch_webkitgtk(folder: Path, display: str, log: Path) -> WebKitGTK:
    """The system's WebKit with a phone's screen, what it stores in *folder*, what it says in *log*.

    Debian's own MiniBrowser forgets everything when it is closed, so ``tools/webkit.py`` is
    started in its stead.
    """
    browser = WebKitGTKOptions()
    browser.binary_location = sys.executable
    program = Path(__file__).with_name("webkit.py")
    for argument in (program, folder, *SCREEN):
        browser.add_argument(str(argument))
    environment = os.environ | {"DISPLAY": display, "NO_AT_BRIDGE": "1"}
    service = WebKitGTKService(
        system("webkit"),
        log_output=str(log),
        env=environment,
        popen_kw={"start_new_session": True},  # its processes are one group, to be ended as one
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Selenium's, of Selenium
        return WebKitGTK(options=browser, service=service)


@contextmanager
def virtual_screen() -> Iterator[str]:
    """An X server that shows nothing to anybody, while the block runs; gives its display."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x1024x24"]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as answer:
                number = answer.readline().strip()
            if not number:
                raise RuntimeError("Xvfb did not start")
            yield f":{number}"
        finally:
            server.terminate()


def apt_get() -> list[str] | None:
    """The command that installs Debian's packages, or ``None`` where we may not or cannot."""
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-yqq"]
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return command
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and not subprocess.run([*sudo, "true"], check=False).returncode:
        return sudo + command
    return None


def is_debian() -> bool:
    """Is this Debian itself? Its children have other packages under the same names."""
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


def install(engines: list[str]) -> bool:
    """Install *engines*, and tell whether that went well."""
    apt = apt_get()
    if apt and is_debian():
        packages = [package for engine in engines for package in PACKAGES[engine]]
        commands = [[*apt, "update"], [*apt, "install", "--no-install-recommends", *packages]]
    else:
        playwright = [sys.executable, "-m", "playwright", "install"]
        commands = [[*playwright, *(["--with-deps"] if apt else []), *engines]]
    return not any(subprocess.run(command, check=False).returncode for command in commands)


def unpack() -> None:
    """Unpack the oldest Chromium, once."""
    if not UNPACKED.exists():
        UNPACKED.parent.mkdir(exist_ok=True)
        subprocess.run(["node", "-e", UNPACK, PACKED, UNPACKED], check=True)


def main() -> None:
    """Install every engine that is missing, unless WITHOUT names it."""
    if OLDEST not in without():
        unpack()
    missing = [name for name in PACKAGES if name not in without() and not system(name)]
    if missing and not install(missing):
        print(f"Could not install {' and '.join(missing)}; the tests will say what that costs.")


if __name__ == "__main__":
    main()
