"""Fetching Python: once, side by side, with a bar, or with a plain message."""

import re
from collections import Counter
from functools import partial
from http.server import ThreadingHTTPServer
from threading import Event, Thread

import pytest
from playwright.sync_api import expect

from support.page import radio, tap, wait_for_python
from tools.serve import SiteHandler

PAGE, WASM = "/", ".wasm"


@pytest.fixture
def slow_page(site, fresh_page):
    """Open a page whose server sends half of a file; call the function that comes with it for the rest."""
    servers = []

    def slow_page(file, edit=bytes):
        rest = Event()

        class SlowHandler(SiteHandler):
            def copyfile(self, source, outputfile):
                if self.path.endswith(file):
                    content = edit(source.read())
                    outputfile.write(content[: len(content) // 2])
                    rest.wait(60)
                    outputfile.write(content[len(content) // 2 :])
                else:
                    super().copyfile(source, outputfile)

        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SlowHandler, directory=str(site)))
        servers.append(server)
        Thread(target=server.serve_forever, daemon=True).start()
        page = fresh_page(base_url=f"http://127.0.0.1:{server.server_port}/")
        asked = []
        page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        with page.expect_request(f"**/*{WASM}"):
            page.goto("./", wait_until="commit")
        return page, rest.set, asked

    yield slow_page
    for server in servers:
        server.shutdown()
        server.server_close()


def test_a_bar_shows_how_much_of_python_is_loaded(slow_page):
    page, send_the_rest, _ = slow_page(WASM)
    bar, ruling = page.get_by_role("progressbar"), page.locator("#ruling")
    expect(bar).to_be_visible()
    expect(bar).not_to_have_attribute("value", "0")
    whole = bar.get_attribute("max")
    assert 0 < int(bar.get_attribute("value")) < int(whole)
    before = ruling.bounding_box()
    tap(page, "treys")
    expect(radio(page, "treys")).to_be_checked()
    send_the_rest()
    wait_for_python(page)
    expect(bar).to_have_count(0)  # for eye and ear
    assert page.locator("progress").get_attribute("value") == whole
    assert ruling.bounding_box() == before


def test_a_page_that_arrives_slowly_still_starts(slow_page):
    def fetched_when_imported(html):  # and not ahead; the length is the same
        return html.replace(b"../pyscript/core.js", b"../static/screen.js")

    page, send_the_rest, asked = slow_page(PAGE, fetched_when_imported)
    assert "core.js" not in asked  # PyScript would not find the script tag that is still to come
    send_the_rest()
    wait_for_python(page)


def test_no_file_is_fetched_twice(fresh_page):
    page = fresh_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    wait_for_python(page)
    assert len(asked) > 20
    assert [address for address, times in Counter(asked).items() if times > 1] == []


def test_only_modules_that_are_imported_are_preloaded(fresh_page, site):
    html = (site / "index.html").read_text("utf-8")
    ahead = re.search('data-modules="([^"]*)"', html)[1]
    html = html.replace(ahead, "")
    page = fresh_page()
    asked = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(page.url)))
    page.route("**/42/", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("./")
    wait_for_python(page)
    runtimes = {name for name in asked if name.endswith("js") and "/static/" not in name}
    assert len(runtimes) > 8
    ours = "../static/interpreter.mjs"
    assert {f"../{name.partition('/')[2]}" for name in runtimes} | {ours} == set(ahead.split())


@pytest.mark.parametrize(
    ("file", "answer"),
    [
        ("pyodide.asm.wasm", {"status": 404}),
        ("pyodide.asm.wasm", {"body": "<p>Sign in first", "content_type": "text/html"}),
        ("python.bin", {"status": 404}),
        ("python.bin", {"body": "<p>Sign in first", "content_type": "text/html"}),
        ("pyodide.asm.mjs", {"status": 404}),
        ("core.js", {"status": 404}),
    ],
)
def test_a_missing_file_is_reported(fresh_page, problems, file, answer):
    page = fresh_page()
    page.route(f"**/{file}", lambda route: route.fulfill(**answer))
    page.goto("./")
    expect(page.locator(".trouble p:visible").first).to_contain_text("The referee couldn't start")
    page.close()
    assert problems
    problems.clear()
