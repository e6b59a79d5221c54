"""The pages that `make bench` compares with ours: they do less, or take the runtimes as is."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools.build import ROOT, RUNTIMES

# Pyodide as npm has it; ours leaves the last two out.
PYODIDE = "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip pyodide-lock.json".split()

STOCK = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Stock</title>
<link rel="icon" href="data:,">
<script type="module" src="pyscript/core.js"></script>
<p id="said"></p>
<button type="button" id="tap">Tap</button>
<script type="py" config="pyscript.toml">{python}</script>
"""
ONE_LINE = "import js; js.performance.mark('awake')"
ONE_TEXT = """
from pyscript import document, when, window
said = document.getElementById("said")
@when("click", "#tap")
def tap(event):
    said.textContent = f"Tapped at {event.timeStamp}"
window.performance.mark("awake")
"""
LIMIT = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Limit</title>
<link rel="icon" href="data:,">
<script type="module" src="limit.js"></script>
"""
COMPILE_AND_COPY = """
await WebAssembly.compileStreaming(fetch("pyodide/pyodide.asm.wasm"));
const memory = new WebAssembly.Memory({ initial: 480 });
new Uint8Array(memory.buffer).set(new Uint8Array(memory.buffer.byteLength).fill(1));
performance.mark("awake");
"""
SCRIPTS = re.compile(
    r'<script\b.*?</script>|<link rel="modulepreload".*?>| data-trouble="scripts"', re.DOTALL
)


def lay_out(folder: Path, site: Path) -> None:
    """Put the pages into *folder*: stock, a handler that sets one text, the limit, no script."""
    for name, (npm, _) in RUNTIMES.items():
        (folder / name).mkdir(parents=True)
        files = PYODIDE if name == "pyodide" else ["*.js"]
        for pattern in files:
            for file in (ROOT / npm).glob(pattern):
                shutil.copyfile(file, folder / name / file.name)
    (folder / "pyscript.toml").write_text('interpreter = "pyodide/pyodide.mjs"\n')
    (folder / "limit.js").write_text(COMPILE_AND_COPY)
    pages = {
        "stock": STOCK.format(python=ONE_LINE),
        "one-text": STOCK.format(python=ONE_TEXT),
        "limit": LIMIT,
    }
    for name, html in pages.items():
        (folder / f"{name}.html").write_text(html)

    shutil.copytree(site, folder, dirs_exist_ok=True)  # the style of the page without scripts
    bare = SCRIPTS.sub("", (site / "index.html").read_text(encoding="utf-8"))
    (folder / "no-script.html").write_text(bare, encoding="utf-8")


def stock_files(folder: Path) -> list[Path]:
    """The files that a stock page fetches, and those it shares with ours."""
    (_, scripts) = RUNTIMES["pyscript"]
    files = [file for name in scripts.split() for file in (folder / "pyscript").glob(name)]
    return [*files, *(folder / "pyodide" / name for name in PYODIDE)]
