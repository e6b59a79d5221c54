"""Publish the built site, and keep the build before it for pages that are still open.

``python -m tools.publish PUBLISHED``, or ``make publish TO=PUBLISHED``.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from tools.build import SITE

BUILD = re.compile(r'<html[^>]* data-build="([0-9a-f]+)"')


def publish(site: Path, published: Path) -> None:
    """Replace what *published* holds with *site*, except for the folder of its last build."""
    last = build_of(published)
    if last == build_of(site):
        return
    for there in published.iterdir():
        if there.name not in (last, ".git"):
            shutil.rmtree(there) if there.is_dir() else there.unlink()
    shutil.copytree(site, published, dirs_exist_ok=True)
    (published / ".nojekyll").touch()  # so that GitHub serves the files as they are


def build_of(site: Path) -> str | None:
    """The build id of the first page of *site*, or ``None`` if there's no page yet."""
    page = site / "index.html"
    found = BUILD.search(page.read_text(encoding="utf-8")) if page.exists() else None
    return found[1] if found else None


if __name__ == "__main__":
    publish(SITE, Path(sys.argv[1]))
