"""Collect the licenses of everything the site hands out into one text.

PyScript comes as bundles; the source maps beside them name the npm packages inside. Most packages
carry their license. For the others, and for what is inside Pyodide, it's in ``licenses/``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

PACKAGE = re.compile(r".*node_modules/((?:@[^/]+/)?[^/]+)/")
INSIDE_PYODIDE = ("python", "libraries")
LINE = "=" * 72


def licenses(root: Path, maps: Iterable[Path]) -> str:
    """Our own license, and that of every package we depend on or that one of *maps* names."""
    runtimes = json.loads((root / "package.json").read_text(encoding="utf-8"))["dependencies"]
    packages = sorted({*runtimes, *bundled(maps)})
    files = {"The 42 referee": root / "LICENSE"}
    files |= {titled(root, name): license_of(root, name) for name in packages}
    files |= {name: root / f"licenses/{name}.txt" for name in INSIDE_PYODIDE}
    texts = {title: file.read_text(encoding="utf-8").strip("\n") for title, file in files.items()}
    return "\n\n".join(f"{LINE}\n{title}\n{LINE}\n\n{text}\n" for title, text in texts.items())


def bundled(maps: Iterable[Path]) -> set[str]:
    """The npm packages whose files these source *maps* name."""
    sources = (json.loads(file.read_text(encoding="utf-8"))["sources"] for file in maps)
    return {found[1] for names in sources for name in names if (found := PACKAGE.match(name))}


def titled(root: Path, name: str) -> str:
    """The package called *name* with its version."""
    package = json.loads((root / f"node_modules/{name}/package.json").read_text(encoding="utf-8"))
    return f"{name} {package['version']}"


def license_of(root: Path, name: str) -> Path:
    """The file with the license of the package called *name*: npm's, or ours."""
    carried = sorted((root / "node_modules" / name).glob("LICENSE*"))
    return carried[0] if carried else root / f"licenses/{name}.txt"
