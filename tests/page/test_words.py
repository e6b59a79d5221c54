"""With every string marked, no state of the page has a word without a mark."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest

from support.marked import mark, mark_strings, unmarked
from support.page import wait_for_python
from tools.build import ROOT
from tools.serve import served
from tools.states import STATES, bring, hold_python

BUILD = (
    "import sys, pathlib; from tools.build import build; build(*map(pathlib.Path, sys.argv[1:]))"
)
SOURCES = "index.html manifest.webmanifest pyscript.toml sw.js py static templates tools LICENSE licenses package.json"

# All the page has for a player to read, but for lines, links, what is sent and the build.
READ = """
() => {
  const notation = "script, style, #one-line, #message, [data-notation], #link, #version";
  const texts = [document.title, document.querySelector("[name=description]").content];
  const read = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
      const element = node.parentElement ?? node;
      if (element.closest?.(notation)) continue;
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
      if (node.content) read(node.content);
      for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder", "data-coming"]) {
        texts.push(node.getAttribute?.(name) ?? "");
      }
    }
  };
  read(document.body);
  return texts.join("\\n");
}
"""
PLAYERS = {"Wilhelmina", "Jones", "Cy", "Old", "Bob", "Robinson", "Di"}  # in tools/states.py


@pytest.fixture(scope="module")
def marked_site(tmp_path_factory):
    """The address of a site with every string marked."""
    folder = tmp_path_factory.mktemp("marked")
    for name in SOURCES.split():
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        copy(ROOT / name, folder / name)
    for name in ("node_modules", "package-lock.json"):
        (folder / name).symlink_to(ROOT / name)
    mark_strings(folder / "py")
    run = [sys.executable, "-c", BUILD, folder / "site", folder]
    subprocess.run(run, env={**os.environ, "PYTHONPATH": f"{folder}:{folder / 'py'}"}, check=True)
    with served(folder / "site") as address:
        yield address


@pytest.fixture(scope="module")
def pages(marked_site, new_context):
    """A page with Python up, and one that waits for it."""
    awake, asleep = (new_context(base_url=marked_site).new_page() for _ in range(2))
    awake.goto("./")
    wait_for_python(awake)
    hold_python(asleep, "./")
    yield {True: awake, False: asleep}
    for page in (awake, asleep):
        page.context.close()


@pytest.mark.parametrize("state", STATES, ids=str)
def test_every_word_on_the_page_is_one_of_the_strings(pages, state):
    page = pages[state.awake]
    taps = tuple((role, mark(name)) for role, name in state.taps)
    bring(page, replace(state, taps=taps))
    text = page.evaluate(READ)
    assert len(text) > 5_000
    words = unmarked(re.sub('"[^"]*"', "", text))  # a message quotes what was typed
    assert {word.strip(".:") for word in words} - PLAYERS == set()
