"""The site: whole, ours alone, and at home at any address."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import tomllib
from html.parser import HTMLParser
from io import BytesIO
from urllib.parse import urljoin
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tools.build import LICENSES, ROOT, build, to_be_saved

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
RUNTIMES = ("pyscript", "pyodide")


class Tags(HTMLParser):
    """Every start tag of a page, as its name and its attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def tags(site):
    return Tags((site / "index.html").read_text("utf-8")).found


@pytest.fixture(scope="module")
def parts(site):
    """The folder of the build, with all of the site but what has to be at its top."""
    (start,) = site.glob("*/static/boot.js")
    return start.parents[1]


@pytest.fixture(scope="module")
def tracked():
    """The files in git, or about to be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def named_files(tags):
    """What the page names: its scripts, styles and pictures."""
    for tag, attributes in tags:
        named = {"link": ("href",), "script": ("src",)}.get(tag, ("src",))
        files = (attributes[name] for name in named if attributes.get(name))
        yield from (file for file in files if not file.startswith("#"))


def test_the_page_names_only_files_of_the_site(site, parts, tags):
    names = list(named_files(tags))
    known = {"static/boot.js", "static/style.css", "py/start.py"}
    assert {f"{parts.name}/{name}" for name in known} <= set(names)
    assert [name for name in names if not (site / name.partition("#")[0]).is_file()] == []


def test_the_page_tells_pyscript_what_its_configuration_says(site, tags):
    (told,) = [attributes["config"] for _, attributes in tags if "config" in attributes]
    address = json.loads(told)["interpreter"]
    assert address.endswith(
        tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))["interpreter"]
    )
    assert (site / address).is_file()


def test_our_files_name_no_other_origin(site, parts):
    ours = [
        file
        for file in site.rglob("*")
        if file.suffix in (".html", ".css", ".js", ".mjs", ".webmanifest")
        and not any(file.is_relative_to(parts / folder) for folder in RUNTIMES)
    ]
    elsewhere = re.compile(r"""(?:src=|href=|url\(|from|import)\s*\(?["']?(?:https?:)?/""")
    assert ours
    assert [file for file in ours if elsewhere.search(file.read_text("utf-8"))] == []


def test_the_policy_lets_nothing_in_from_elsewhere(tags):
    first = next(
        number
        for number, (_, attributes) in enumerate(tags)
        if attributes.get("http-equiv") == "Content-Security-Policy"
    )
    directives = tags[first][1]["content"].split(";")
    policy = dict(directive.split(maxsplit=1) for directive in directives if directive.strip())
    assert policy == POLICY
    # It holds for what comes after it, so nothing that loads may come before.
    assert {tag for tag, _ in tags[:first]} <= {"html", "head", "meta"}


def test_nothing_in_the_page_needs_a_looser_policy(tags):
    styled = [tag for tag, attributes in tags if tag == "style" or "style" in attributes]
    scripted = [
        tag for tag, attributes in tags if any(name.startswith("on") for name in attributes)
    ]
    assert (styled, scripted) == ([], [])
    assert all("src" in attributes for tag, attributes in tags if tag == "script")


def test_every_file_of_our_python_is_in_the_library(parts):
    py = ROOT / "py"
    ours = {f"{file.relative_to(py)}c" for file in py.rglob("*.py") if file.name != "start.py"}
    packed = gzip.decompress((parts / "pyodide/python.bin").read_bytes())
    assert ours < set(ZipFile(BytesIO(packed)).namelist())


def test_the_runtimes_are_whole_and_point_to_no_source_maps(site, parts):
    scripts = [file for folder in RUNTIMES for file in (parts / folder).glob("*.*js")]
    assert scripts
    assert [file for file in scripts if "sourceMappingURL" in file.read_text("utf-8")] == []
    assert list(site.rglob("*.map")) == []


def test_the_licenses_of_all_it_hands_out_are_in_it(site, parts, tags):
    address = f"{parts.name}/{LICENSES}"
    assert ("a", {"href": address}) in tags
    assert address in to_be_saved(site)
    titles = re.findall("^=+\n(.*)\n=+$", (parts / LICENSES).read_text("utf-8"), re.MULTILINE)
    runtimes = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    assert {f"{name} {version}" for name, version in runtimes.items()} < set(titles)
    named = {title.partition(" ")[0] for title in titles}
    assert {"polyscript", "coincident", "add-promise-listener", "python", "libraries"} < named


@pytest.mark.parametrize(
    ("name", "type_"),
    [
        ("../", "text/html"),
        ("../index.html", "text/html"),
        ("../manifest.webmanifest", "application/manifest+json"),
        ("../sw.js", "text/javascript"),
        ("../icons/any-192.png", "image/png"),
        ("lean-qr/index.mjs", "text/javascript"),
        ("py/start.py", "text/x-python"),
        ("pyodide/pyodide.asm.wasm", "application/wasm"),
        ("pyodide/pyodide.mjs", "text/javascript"),
        ("pyodide/python.bin", "application/octet-stream"),
        ("pyscript/core.js", "text/javascript"),
        ("static/boot.js", "text/javascript"),
        ("static/licenses.txt", "text/plain"),
        ("static/style.css", "text/css"),
    ],
)
def test_each_file_is_served_with_its_type(address, parts, name, type_):
    with urlopen(urljoin(f"{address}{parts.name}/", name)) as answer:
        assert answer.headers.get_content_type() == type_


def test_building_again_leaves_nothing_of_the_old_site(tmp_path):
    site = tmp_path / "site"
    build(site)
    (site / "left.over").touch()
    build(site)
    assert [file.name for file in tmp_path.iterdir()] == ["site"]
    assert not (site / "left.over").exists()


def test_nothing_made_by_others_or_by_the_build_is_in_git(tracked):
    tops = {file.relative_to(ROOT).parts[0] for file in tracked}
    assert tops & {"node_modules", "pyodide", "pyscript", "site", ".venv"} == set()
    assert [file for file in tracked if file.suffix in (".wasm", ".whl", ".zip", ".map")] == []


@pytest.mark.parametrize(
    "pattern",
    [
        r"registry\.(?:npmjs|yarnpkg)",
        r"pypi\.(?:org|python)",
        r"pythonhosted\.org",
        r"deb\.debian\.org",
        r"/(?:root|home|Users|work|opt|tmp)/",
    ],
)
def test_no_file_names_a_registry_or_a_folder_of_one_machine(tracked, pattern):
    texts = {file: file.read_bytes().decode("utf-8", "ignore") for file in tracked}
    assert [file for file, text in texts.items() if re.search(pattern, text)] == []


def test_the_npm_packages_are_pinned_as_locked():
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for kind in ("dependencies", "devDependencies"):
        locked = {name: lock[f"node_modules/{name}"]["version"] for name in package[kind]}
        assert package[kind] == locked
        assert package[f"//{kind}"].keys() == locked.keys()  # why each is there
    assert [name for name, entry in lock.items() if "resolved" in entry] == []


@pytest.mark.parametrize("name", ["requirements", "requirements-mutants"])
def test_the_python_packages_are_pinned_as_locked(name):
    asked = (ROOT / f"{name}.in").read_text("utf-8")
    locked = (ROOT / f"{name}.txt").read_text("utf-8")
    pin = re.compile(r"^[\w-]+==[\w.]+", re.MULTILINE)
    wishes = [line for line in asked.splitlines() if line[0].isalpha()]
    assert len(wishes) == len(pin.findall(asked)) == asked.count("  # ")  # why each is there
    assert set(pin.findall(asked)) <= set(pin.findall(locked))
    assert [
        line for line in locked.splitlines() if not re.match(rf"\s*#|{pin.pattern}", line)
    ] == []
