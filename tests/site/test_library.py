"""The Python that the page ships: compiled, and no more of it than the page imports."""

import gzip
import io
import json
import re
import runpy
import shutil
import subprocess
import zipimport
from zipfile import ZipFile

import pytest

from tools.build import LIBRARY, ROOT, compiled

PYTHON_3_14 = (3627).to_bytes(2, "little") + b"\r\n"
UNCHECKED = (1).to_bytes(4, "little")


@pytest.fixture(scope="module")
def library(site):
    """The zip of the built site, open."""
    (file,) = site.glob(f"*/{LIBRARY}")
    return unpacked(file)


def unpacked(file):
    """The zip that is packed in *file*, open."""
    return ZipFile(io.BytesIO(gzip.decompress(file.read_bytes())))


@pytest.fixture
def library_of(tmp_path):
    """Make the zip for a page that has these words more in it."""
    py = tmp_path / "py"
    shutil.copytree(ROOT / "py", py)

    def library_of(words):
        with (py / "page/app.py").open("a", encoding="utf-8") as page:
            page.write(words)
        made = compiled(py)
        names = unpacked(made).namelist()
        made.unlink()
        return names

    return library_of


def test_all_of_it_is_compiled(library):
    assert [name for name in library.namelist() if not name.endswith(".pyc")] == []


def test_it_is_compiled_for_the_python_of_the_page_and_used_without_a_look_at_the_source(library):
    heads = {library.read(name)[:8] for name in library.namelist()}
    assert heads == {PYTHON_3_14 + UNCHECKED}


def test_our_rules_and_the_package_of_pyscript_are_in_it(library):
    py = ROOT / "py"
    ours = {f"{file.relative_to(py)}c" for file in (py / "fortytwo").rglob("*.py")}
    assert len(ours) > 8
    assert ours | {"pyscript/__init__.pyc", "pyscript/events.pyc"} <= set(library.namelist())


def test_what_the_page_does_not_import_is_not_in_it(library):
    names = set(library.namelist())
    assert "dataclasses.pyc" in names
    for module in "argparse doctest hashlib pydoc unittest/__init__ xml/__init__".split():
        assert f"{module}.pyc" not in names


def test_what_the_page_comes_to_import_comes_into_it(library, library_of):
    added = set(library_of("\ndef later():\n    import colorsys\n")) - set(library.namelist())
    assert added == {"colorsys.pyc"}


def test_a_page_that_imports_what_is_not_there_is_not_built(library_of, capfd):
    with pytest.raises(subprocess.CalledProcessError):
        library_of("\nimport shufflers\n")
    assert "No module named 'shufflers'" in capfd.readouterr().err


def test_however_many_modules_come_from_one_archive_it_is_opened_once(tmp_path, monkeypatch):
    monkeypatch.setattr(zipimport, "_io", zipimport._io)  # it is put back after this
    opened, open_code = [], io.open_code
    monkeypatch.setattr(io, "open_code", lambda path: opened.append(path) or open_code(path))
    archive = str(tmp_path / "archive.zip")
    with ZipFile(archive, "w") as written:
        for name in ("first", "second", "third"):
            written.writestr(f"{name}.py", f"said = {name!r}")

    runpy.run_path(str(ROOT / "tools/sitecustomize.py"))
    importer = zipimport.zipimporter(archive)
    names = [importer.get_code(name).co_consts[0] for name in ("third", "first", "second")]

    assert (names, opened.count(archive)) == (["third", "first", "second"], 1)


def test_the_interpreter_is_told_what_pyodides_own_list_of_packages_says_of_it():
    listed = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    told = (ROOT / "static/interpreter.mjs").read_text("utf-8")
    assert dict(re.findall(r'(\w+): "([^"]+)"', told.split("info:")[1])) == listed["info"]
