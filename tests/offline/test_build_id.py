"""The build id: one name for all that belongs together."""

import re
from pathlib import Path


def build_id(site: Path) -> str:
    """The build id that the first page shows."""
    return re.search("Version ([0-9a-f]+)", (site / "index.html").read_text("utf-8"))[1]


def test_the_same_sources_give_the_same_build(site, build_with):
    assert build_id(build_with("")) == build_id(site)


def test_a_change_in_any_file_gives_another_build(site, next_site):
    assert build_id(next_site) != build_id(site)


def test_all_the_page_asks_for_is_in_the_folder_named_by_the_build_id(site):
    folder = build_id(site)
    assert (site / folder / "static/style.css").is_file()
    page = (site / "index.html").read_text("utf-8")
    asked = re.findall(r'\b(?:href|src|config)="([^"#]+)"', page)
    assert len(asked) > 4
    assert [address for address in asked if not address.startswith(f"{folder}/")] == []


def test_the_page_says_which_version_it_is(site):
    assert f"Version {build_id(site)}" in (site / "index.html").read_text("utf-8")
