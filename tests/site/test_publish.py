"""Publishing: the new build in front, the one before still there for pages that are open."""

import re
import shutil

import pytest

from tools.publish import publish


@pytest.fixture
def build(tmp_path):
    """Make a site of the build named."""

    def build(name):
        site = tmp_path / f"site-{name}"
        (site / name / "static").mkdir(parents=True)
        (site / name / "static/style.css").write_text(name)
        (site / "index.html").write_text(f'<html lang="en" data-build="{name}">')
        return site

    return build


def test_the_build_before_stays_and_older_ones_go(build, tmp_path):
    published = tmp_path / "published"
    published.mkdir()
    (published / ".git").write_text("gitdir: elsewhere")
    for name in ("a1", "b2", "c3"):
        publish(build(name), published)
    assert sorted(file.name for file in published.iterdir()) == [
        *(".git", ".nojekyll", "b2", "c3", "index.html"),
    ]
    assert "c3" in (published / "index.html").read_text()
    assert (published / "b2/static/style.css").read_text() == "b2"


def test_the_same_build_once_more_changes_nothing(build, tmp_path):
    published = tmp_path / "published"
    shutil.copytree(build("a1"), published)
    publish(build("b2"), published)
    before = sorted(published.rglob("*"))
    publish(tmp_path / "site-b2", published)
    assert sorted(published.rglob("*")) == before


def test_the_built_page_says_which_build_it_is(site):
    page = (site / "index.html").read_text("utf-8")
    assert (site / re.search(r'data-build="(\w+)"', page)[1]).is_dir()
