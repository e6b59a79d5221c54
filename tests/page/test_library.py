"""The Python in the page is the library that the build trimmed and compiled, and nothing else."""

from support.page import button, undo
from tools.build import ROOT

MODULES = """
import sys
answer = {}
for name, module in sys.modules.items():
    spec = getattr(module, "__spec__", None)
    answer[name] = spec.origin if spec else "nowhere"
"""
OURS_AND_PYSCRIPTS = """
import pathlib, sys, zipimport
answer, ours = {}, OURS
for name in sorted(sys.modules):
    loader = getattr(getattr(sys.modules[name], "__spec__", None), "loader", None)
    if name.startswith(("fortytwo", "page", "pyscript")) and isinstance(loader, zipimport.zipimporter):
        path = loader.get_filename(name).removeprefix(loader.archive).removesuffix("c")
        source = pathlib.Path(f"{pathlib.Path.cwd()}{path}")
        text = ours.get(path) or source.read_text("utf-8")
        answer[name] = loader.get_code(name) == compile(text, str(source), "exec", dont_inherit=True)
"""


def test_every_module_comes_from_the_compiled_library(fresh_table, python_in_page):
    page = fresh_table("#/treys/5-2/2-1.5-1.5-3")
    button(page, "Played this anyway: the deuce-ace").click()
    undo(page)
    origins = python_in_page(MODULES, page)
    elsewhere = {
        name: origin
        for name, origin in origins.items()
        if origin not in ("built-in", "frozen", "javascript")
        and not origin.startswith("/lib/python314.zip/")
    }
    assert set(elsewhere) == {"__main__", "pyscript.js_modules", "pyscript.js_modules.-T-"}
    assert origins["fortytwo.trick.rulings"] == "/lib/python314.zip/fortytwo/trick/rulings.pyc"
    assert origins["sitecustomize"] == "/lib/python314.zip/sitecustomize.pyc"
    assert origins["dataclasses"] == "/lib/python314.zip/dataclasses.pyc"


def test_the_compiled_code_is_our_source(fresh_table, python_in_page):
    py = ROOT / "py"
    ours = {f"/{file.relative_to(py)}": file.read_text("utf-8") for file in py.rglob("*.py")}
    as_written = python_in_page(OURS_AND_PYSCRIPTS.replace("OURS", repr(ours)), fresh_table())
    assert {
        "fortytwo.words.trick",
        "fortytwo.trick.table",
        "page.agreement",
        "page.app",
        "pyscript.events",
    } < set(as_written)
    assert [module for module, same in as_written.items() if not same] == []
