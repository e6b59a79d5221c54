"""Compile the page's Python: our modules, PyScript's, and what they import. Runs inside Pyodide.

``tools/trim.mjs`` starts Pyodide and calls ``trim``. Then it starts Pyodide again with only the
result, and calls ``import_all``: a missing module fails the build, not the player.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import marshal
import sys
from pathlib import Path
from zipfile import ZipFile, ZipInfo
from zipimport import zipimporter

HERE = Path.cwd()  # where PyScript puts its own package and our files in the page

# PyScript creates the first two when it starts; the last belongs to MicroPython.
NOT_HERE = {"_pyscript", "polyscript", "jsffi"}

# The library imports these in case there are archives to open, and works without them.
DONE_WITHOUT = {"bz2", "lzma", "compression"}

UNCHECKED = 1  # a .pyc that is never compared with its source (PEP 552)
AS_WRITTEN, NO_DOCSTRINGS = 0, 2


def trim(sources: dict[str, str], start: str) -> bytes:
    """A zip of .pyc files: *sources*, and everything in the standard library that *start* imports.

    *sources* are our modules and PyScript's by path. They keep their docstrings.
    """
    for path, source in sources.items():
        (HERE / path).parent.mkdir(parents=True, exist_ok=True)
        (HERE / path).write_text(source, encoding="utf-8")
    import_all(sources, start)

    compiled = {}
    for name in sorted(sys.modules):
        spec = sys.modules[name].__spec__
        wanted = name.partition(".")[0] not in DONE_WITHOUT
        if spec and wanted and isinstance(spec.loader, zipimporter):
            file, source = spec.loader.get_filename(name), spec.loader.get_source(name) or ""
            path = file.removeprefix(f"{spec.loader.archive}/")
            compiled[path] = pyc(source, file, NO_DOCSTRINGS)
    for path, source in sources.items():
        if path != start:
            compiled[path] = pyc(source, str(HERE / path), AS_WRITTEN)

    return zipped({f"{path}c": code for path, code in compiled.items()})


def import_all(sources: dict[str, str], start: str) -> None:
    """Run every import in *start*, and in the *sources* that these lead to.

    PyScript's package can't run without a page, but its imports can.
    """
    waiting, read = [start], set()
    while waiting:
        path = waiting.pop()
        read.add(path)
        for node in ast.walk(ast.parse(sources[path])):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                waiting += {source for source in sources if leads_to(node, source)} - read
                try:
                    exec(ast.unparse(node), {})
                except ImportError as error:
                    if error.name not in NOT_HERE:
                        raise


def leads_to(node: ast.Import | ast.ImportFrom, path: str) -> bool:
    """Whether this import runs the module at *path*."""
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    names = [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        names = [f"{node.module}.{name}" for name in names]
    return any(f"{name}.".startswith(f"{module}.") for name in names)


def pyc(source: str, path: str, optimize: int) -> bytes:
    """The content of the .pyc file for *source*."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    return b"".join(
        (
            importlib.util.MAGIC_NUMBER,
            UNCHECKED.to_bytes(4, "little"),
            importlib.util.source_hash(source.encode()),
            marshal.dumps(code),
        )
    )


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip of *files*, uncompressed, with the same bytes each time."""
    packed = io.BytesIO()
    with ZipFile(packed, "w") as archive:
        for path in sorted(files):
            archive.writestr(ZipInfo(path), files[path])
    return packed.getvalue()
