"""Which browser looks at the page, and how it is started: decided here for every test and tool.

``python -m tools.browser`` installs one where there is none.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "google-chrome", "chromium-browser")
SWITCHES = (  # no questions at the first run, no calls home, no graphics card
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str | None:
    """The system's Chromium, or ``None`` where Playwright's own has to do."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Chromium without its sandbox: it may run as root, and is shown nothing but our page."""
    return playwright.chromium.launch(
        executable_path=chromium(), args=SWITCHES, chromium_sandbox=False
    )


def apt_get() -> list[str] | None:
    """The command that installs Debian's packages, or ``None`` where we may not or cannot."""
    try:
        if platform.freedesktop_os_release()["ID"] != "debian":
            return None
    except OSError:
        return None
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-yqq"]
    if os.geteuid() == 0:
        return command
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and not subprocess.run([*sudo, "true"], check=False).returncode:
        return sudo + command
    return None


def main() -> None:
    """Install Chromium unless it is there: Debian's if we may, else Playwright's own."""
    if chromium():
        return
    if apt := apt_get():
        subprocess.run([*apt, "update"], check=True)
        subprocess.run([*apt, "install", "--no-install-recommends", "chromium"], check=True)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
