"""Build the site: one folder that any web server can serve, at any path.

``python -m tools.build``, or ``make site``.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.reasons import Rule
from fortytwo.words import PLACES

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
OURS = "pyscript.toml py/**/*.py static/**/*"

# What the page loads of its two runtimes: the folder in the site, npm's folder, and the files.
# PyScript asks for its plugins whether they are on or off, so they have to be there.
RUNTIMES = {
    "pyscript": (
        "node_modules/@pyscript/core/dist",
        "core.js core-*.js toml-*.js deprecations-manager-*.js donkey-*.js error-*.js"
        " py-editor-*.js py-game-*.js py-terminal-*.js",
    ),
    "pyodide": (
        "node_modules/pyodide",
        "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip pyodide-lock.json",
    ),
}
SOURCE_MAP = re.compile(rb"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def build(site: Path = SITE) -> None:
    """Build the site from scratch as the folder *site*, in the stead of what was there."""
    fresh, stale = (site.with_name(f".{site.name}-{state}") for state in ("fresh", "stale"))
    for leftover in (fresh, stale):
        shutil.rmtree(leftover, ignore_errors=True)
    fresh.mkdir(parents=True)

    (fresh / "index.html").write_text(first_screen(), encoding="utf-8")
    copy(ROOT, fresh, OURS)
    for folder, (source, names) in RUNTIMES.items():
        copy(ROOT / source, fresh / folder, names)

    if site.exists():
        site.rename(stale)
    fresh.rename(site)
    shutil.rmtree(stale, ignore_errors=True)


def first_screen() -> str:
    """index.html with its tiles and rules written out, to be tapped before Python is up.

    What Jinja reads is written as HTML comments, so the file itself opens as a page too.
    """
    template = Environment(
        loader=FileSystemLoader(ROOT),
        block_start_string="<!--%",
        block_end_string="%-->",
        variable_start_string="<!--{",
        variable_end_string="}-->",
        comment_start_string="<!--#",
        comment_end_string="#-->",
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=True,
        undefined=StrictUndefined,
    ).get_template("index.html")
    return template.render(suits=Suit, dominoes=DOMINOES, places=PLACES, rules=Rule)


def copy(source: Path, target: Path, names: str) -> None:
    """Copy the files of *source* that match *names* to the same places in *target*.

    JavaScript loses its pointer to a source map, which the site does not have. Raises
    ``FileNotFoundError`` when a name matches nothing.
    """
    for name in names.split():
        files = [file for file in source.glob(name) if file.is_file()]
        if not files:
            raise FileNotFoundError(f"{source} has no {name}")
        for file in files:
            copied = target / file.relative_to(source)
            copied.parent.mkdir(parents=True, exist_ok=True)
            if file.suffix in (".js", ".mjs"):
                copied.write_bytes(SOURCE_MAP.sub(b"", file.read_bytes()))
            else:
                shutil.copyfile(file, copied)


if __name__ == "__main__":
    build()
