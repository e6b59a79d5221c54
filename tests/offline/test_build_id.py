"""The build id: one name for all that belongs together, and one list of it for the worker."""

import json
import re
import shutil

import pytest

from support.host import build_of
from tools.build import check


def test_the_same_sources_give_the_same_build(site, build_with):
    assert build_of(build_with("")) == build_of(site)


def test_a_change_in_any_file_gives_another_build(site, next_site):
    assert build_of(next_site) != build_of(site)


def test_all_the_page_asks_for_is_in_the_folder_named_by_the_build_id(site):
    page = (site / "index.html").read_text("utf-8")
    asked = set(re.findall(r'\b(?:href|src|config)="([^"#]+)"', page))
    assert len(asked) > 4
    outside = {address for address in asked if not address.startswith(f"{build_of(site)}/")}
    assert outside == {"icons/touch-180.png", "manifest.webmanifest"}  # a home screen keeps these


def test_the_page_says_which_version_it_is(site):
    assert f"Version {build_of(site)}" in (site / "index.html").read_text("utf-8")


def test_everything_the_home_screen_asks_for_is_there(site):
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    assert [icon["src"] for icon in manifest["icons"] if not (site / icon["src"]).exists()] == []
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    assert manifest["start_url"] == manifest["scope"] == "./"
    page = (site / "index.html").read_text("utf-8")
    assert manifest["name"] in page
    assert manifest["description"] in page


@pytest.mark.parametrize("change", ["one more", "one less", "another"])
def test_the_build_fails_when_the_worker_does_not_save_what_is_there(light_site, tmp_path, change):
    site = tmp_path / "site"
    shutil.copytree(light_site, site)
    check(site)
    style = site / build_of(site) / "static/style.css"
    if change == "one more":
        style.with_name("more.css").write_text("")
    elif change == "one less":
        style.unlink()
    else:
        style.write_text("")
    with pytest.raises(ValueError, match=r"sw\.js does not save what is there: .*\.css"):
        check(site)
