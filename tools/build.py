"""Build the site: one folder that any web server can serve, at any path.

``python -m tools.build``, or ``make site``.

Everything but the first page goes into a folder named by its hash, the build id. So a page, its
style, its worker and its Python always belong to one build, and a page that is still open finds its
files as long as the host keeps the folder of the build before.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import resvg_py
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from fortytwo.agreement import ANSWERS, LONGEST_WORDS, Agreement
from fortytwo.bids import BIDS
from fortytwo.calls import CALLS, OTHER_CALLS
from fortytwo.dominoes import DOMINOES
from fortytwo.house import PRESETS, Switch
from fortytwo.score.game import Game, Kind
from fortytwo.score.moment import Entry
from fortytwo.seats import LONGEST_NAME, Seating, Side
from fortytwo.trick.rulebook import rules_of
from fortytwo.trick.table import Place
from fortytwo.words import agreement as agreement_words
from fortytwo.words import say as words
from fortytwo.words.players import partners
from fortytwo.words.score import bid_choice, gives_what
from tools.faces import numerals, pips
from tools.licenses import licenses

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
OURS = "py/start.py static/**/*"
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
LICENSES = "static/licenses.txt"

# What the page loads of its two runtimes: the folder in the site, npm's folder, and the files.
# PyScript fetches its plugins whether they are on or off, so they have to be there.
RUNTIMES = {
    "pyscript": (
        "node_modules/@pyscript/core/dist",
        "core.js core-*.js deprecations-manager-*.js donkey-*.js error-*.js"
        " py-editor-*.js py-game-*.js py-terminal-*.js",
    ),
    "pyodide": (
        "node_modules/pyodide",
        "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm",
    ),
}
PACKAGES = RUNTIMES | {"lean-qr": ("node_modules/lean-qr", "index.mjs")}  # all it loads from npm
LIBRARY = "pyodide/python.bin"  # all the Python it runs: Python's library, PyScript's, and ours
BIG = ("pyodide/pyodide.asm.wasm", LIBRARY)  # the progress bar shows how much of them has arrived
EARLY = ("static/interpreter.mjs", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs")
IMPORTED = re.compile(r'import\("\./([^"]+)"\)')
BUILD_ID_LENGTH = 10
# Where index.html names a file of the build.
ADDRESS = re.compile('(?<=")(?=(?:py|static)/)')
SITE_LINE = re.compile("^const SITE = (.*);$", re.MULTILINE)
VIEW_BOX = re.compile('viewBox="0 0 64 64"')
WIDE_VIEW_BOX = 'viewBox="-7 -7 78 78"'
FELT = "#1f4d3a"
SOURCE_MAP = re.compile(rb"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def build(site: Path = SITE, source: Path = ROOT) -> None:
    """Build the site from scratch as the folder *site*, in place of what was there.

    *source* holds the page and our Python: the project itself, unless a test has its own.
    """
    fresh, stale = (site.with_name(f".{site.name}-{state}") for state in ("fresh", "stale"))
    for leftover in (fresh, stale):
        shutil.rmtree(leftover, ignore_errors=True)

    parts = fresh / "parts"
    copy(source, parts, OURS)
    for folder, (npm, names) in PACKAGES.items():
        copy(source / npm, parts / folder, names)
    shutil.copyfile(compiled(source / "py"), parts / LIBRARY)
    (parts / LICENSES).write_text(licenses(ROOT, source_maps()), encoding="utf-8")
    copy(source, fresh, WORKER)  # at the top, because it serves what is in its folder and below
    (fresh / MANIFEST).write_text(rendered(source / MANIFEST), encoding="utf-8")
    draw_icons(source / "static/icon.svg", fresh / "icons")

    build_id = hash_of([first_screen(source, "", parts), *contents(fresh)])[:BUILD_ID_LENGTH]
    parts = parts.rename(fresh / build_id)
    (fresh / "index.html").write_text(first_screen(source, build_id, parts), encoding="utf-8")
    prefix_addresses(build_id, fresh / "index.html")
    tell_worker(build_id, fresh)
    check(fresh)

    if site.exists():
        site.rename(stale)
    fresh.rename(site)
    shutil.rmtree(stale, ignore_errors=True)


def compiled(py: Path) -> Path:
    """The file with all the Python that the page runs, a packed zip; ours is in the folder *py*.

    It takes some seconds to make, so it's kept until something that goes into it changes.
    """
    tools = (ROOT / name for name in ("tools/trim.mjs", "tools/trim.py", "tools/sitecustomize.py"))
    files = [*py.rglob("*.py"), *tools, ROOT / "package-lock.json"]
    made = ROOT / f"node_modules/.cache/{hash_of(file.read_bytes() for file in sorted(files))}.bin"
    if not made.exists():
        made.parent.mkdir(exist_ok=True)
        subprocess.run(["node", ROOT / "tools/trim.mjs", py, made], check=True)
    return made


def contents(folder: Path) -> Iterator[str]:
    """The name and the hash of each file under *folder*, always in the same order."""
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        yield f"{file.relative_to(folder).as_posix()} {hash_of([file.read_bytes()])}"


def hash_of(texts: Iterable[str | bytes]) -> str:
    """The SHA-256 of *texts*, one per line, in hexadecimal."""
    lines = (text.encode() if isinstance(text, str) else text for text in texts)
    return hashlib.sha256(b"\n".join(lines)).hexdigest()


def to_be_saved(site: Path) -> dict[str, str]:
    """The hash of every file of *site* except the worker, which saves them."""
    files = dict(line.rsplit(" ", 1) for line in contents(site))
    del files[WORKER]
    return files


def tell_worker(build_id: str, site: Path) -> None:
    """Write the build id and the list of files into *site*'s sw.js."""
    made = json.dumps({"build": build_id, "files": to_be_saved(site)})
    text = (site / WORKER).read_text(encoding="utf-8")
    text, changes = SITE_LINE.subn(f"const SITE = {made};", text)
    if changes != 1:
        raise ValueError(f"{WORKER} has no line for the build id and the files")
    (site / WORKER).write_text(text, encoding="utf-8")


def check(site: Path) -> None:
    """Raise ``ValueError`` unless sw.js lists exactly the files of *site*, with their hashes."""
    found = SITE_LINE.search((site / WORKER).read_text(encoding="utf-8"))
    listed = json.loads(found[1])["files"].items() if found else set()
    if differing := listed ^ to_be_saved(site).items():
        names = ", ".join(sorted({address for address, _ in differing}))
        raise ValueError(f"{WORKER} does not save what is there: {names}")


def draw_icons(drawing: Path, folder: Path) -> None:
    """Draw the icons for the home screen from *drawing*, a tile on felt with round corners.

    Phones cut the maskable icon and the iPhone's to their own shape, so those have felt up to the
    corners. The maskable one has enough of it that no cut touches the tile.
    """
    svg = drawing.read_text(encoding="utf-8")
    wide, changes = VIEW_BOX.subn(WIDE_VIEW_BOX, svg)
    if changes != 1 or FELT not in svg:
        raise ValueError(f"{drawing.name} isn't a tile on felt in a box of 64 by 64")
    folder.mkdir()
    for size in (192, 512):
        draw(folder / f"any-{size}.png", svg, size)
        draw(folder / f"maskable-{size}.png", wide, size, FELT)
    draw(folder / "touch-180.png", svg, 180, FELT)


def draw(file: Path, svg: str, size: int, background: str | None = None) -> None:
    """Draw *svg* into *file* as a square, *size* pixels wide."""
    file.write_bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=size, background=background, skip_system_fonts=True
        )
    )


def prefix_addresses(build_id: str, file: Path) -> None:
    """Prefix every address in *file* that names a file of the build with the *build_id*."""
    text, changes = ADDRESS.subn(f"{build_id}/", file.read_text(encoding="utf-8"))
    if not changes:
        raise ValueError(f"{file.name} names no file of the build")
    file.write_text(text, encoding="utf-8")


def modules(parts: Path) -> list[str]:
    """The JavaScript of Python's start, for boot.js to fetch all at once.

    PyScript's core imports chunks whose names change from version to version, and names some that
    the site leaves out.
    """
    (core,) = parts.glob("pyscript/core-*.js")
    chunks = sorted(set(IMPORTED.findall(core.read_text(encoding="utf-8"))))
    asked = ["core.js", core.name, *(name for name in chunks if (core.parent / name).exists())]
    return [f"../{name}" for name in (*EARLY, *(f"pyscript/{name}" for name in asked))]


def first_screen(source: Path, build_id: str, parts: Path) -> str:
    """index.html with its tiles and rules filled in, to be tapped before Python is up.

    *parts* holds the other files of the build, so it tells what the page has to fetch.
    """
    return rendered(
        source / "index.html",
        build_id=build_id,
        config=json.dumps(tomllib.loads((source / "pyscript.toml").read_text(encoding="utf-8"))),
        modules=modules(parts),
        size=sum((parts / name).stat().st_size for name in BIG),
        calls=CALLS,
        other_calls={words.say(f"calls.{calls[0].traits[0]}"): calls for calls in OTHER_CALLS},
        call_name=words.call_name,
        opening=words.opening,
        presets=(*PRESETS, "own"),
        switches=Switch,
        dominoes=DOMINOES,
        pips=pips,
        numerals=numerals,
        places=Place,
        name=words.name,
        apart=words.apart,
        is_name=words.is_name,
        counted=words.counted,
        partners=partners(Seating()),
        gives_what=gives_what(Entry(), Game()),
        rules=rules_of(None),
        nothing_settled=agreement_words.sentence(Agreement()),
        questions=ANSWERS,
        answer=agreement_words.answer,
        longest_words=LONGEST_WORDS,
        bids={bid: bid_choice(bid) for bid in BIDS},
        kinds=Kind,
        sides=Side,
        longest_name=LONGEST_NAME,
    )


def rendered(template: Path, **facts: object) -> str:
    """The text of *template* with our words and *facts* filled in.

    Jinja's marks are HTML comments, so index.html itself opens as a page.
    """
    environment = Environment(
        loader=FileSystemLoader(template.parent),
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
    )
    return environment.get_template(template.name).render(say=words.say, **facts)


def source_maps() -> Iterator[Path]:
    """The source maps of the bundles that the site hands out."""
    for npm, names in PACKAGES.values():
        for name in names.split():
            yield from (ROOT / npm).glob(f"{name}.map")


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
