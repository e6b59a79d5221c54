"""Without signal in every engine: the start after the browser was closed, and the update."""

from support.host import build_of
from tools.phone import START

SIGNAL_IS_BACK = "dispatchEvent(new Event('online'))"


def install(phone, host, fragment):
    """Open the page with signal, and wait until it can do without."""
    phone.open(host.address + fragment)
    phone.wait_for_python()
    phone.wait_for_text("#offline", "Works with no signal", START)


def test_with_the_browser_closed_and_the_server_gone_it_starts_and_rules(phone, host):
    install(phone, host, "#/treys/5-2/2-1")
    phone.tap("checkbox", "five-trey")
    host.stop()
    phone.restart()

    phone.open(host.address)
    phone.wait_for_python()
    phone.wait_for_text("#verdict", "you may play anything")
    phone.tap("checkbox", "five-ace")
    phone.wait_for_text("#verdict", "Fives were led, so you must play the five-ace.")


def test_a_newer_version_is_offered_and_comes_in_with_one_reload_and_the_table(
    phone, host, site, next_site
):
    install(phone, host, "#/treys/5-2/2-1.5-3.5-1")
    assert phone.text("#version") == f"Version {build_of(site)}"

    host.folder = next_site
    phone.run(SIGNAL_IS_BACK)
    phone.wait_for_text("#update", "A newer version is ready.", START)
    phone.tap("button", "Switch now")
    phone.wait_for_text("#version", build_of(next_site), START)
    phone.run("window.isStillHere = true")
    phone.wait_for_python()
    phone.wait_for_text("#verdict", "Fives were led, so you must play the five-ace.")
    phone.wait_for_text("#offline", "Works with no signal")
    assert phone.run("return window.isStillHere")
