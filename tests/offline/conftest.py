"""Builds of the site to update from and to."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.build import ROOT, build

SOURCES = "index.html manifest.webmanifest pyscript.toml sw.js py static tools/tiles.html".split()


@pytest.fixture(scope="session")
def build_with(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Build the site with *words* put at the end of its style sheet, and give its folder."""

    def build_with(words: str) -> Path:
        folder = tmp_path_factory.mktemp("build")
        for name in SOURCES:
            there = folder / "source" / name
            there.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, there)
            else:
                shutil.copyfile(ROOT / name, there)
        (folder / "source/node_modules").symlink_to(ROOT / "node_modules")
        with (folder / "source/static/style.css").open("a", encoding="utf-8") as style:
            style.write(words)
        build(folder / "site", folder / "source")
        return folder / "site"

    return build_with


@pytest.fixture(scope="session")
def next_site(build_with: Callable[[str], Path]) -> Path:
    """The folder of the build that comes after ``site``."""
    return build_with("/* the next version */\n")
