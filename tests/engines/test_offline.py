"""Without signal in every engine: a start after the browser was closed, and an update."""

from support.host import build_of
from tools.phone import START

SIGNAL_IS_BACK = "dispatchEvent(new Event('online'))"


def install(phone, host, fragment):
    """Open the page with signal, and wait until it needs none."""
    phone.open(host.address + fragment)
    phone.wait_for_python()
    phone.wait_for_text("#offline", "Works with no signal", START)


def test_it_starts_and_rules_after_a_restart_with_no_server(phone, host):
    install(phone, host, "#/treys/5-2/2-1")
    phone.tap("checkbox", "five-trey")
    host.stop()
    phone.restart()

    phone.open(host.address)
    phone.wait_for_python()
    phone.wait_for_text("#verdict", "you may play anything")
    phone.tap("checkbox", "five-ace")
    phone.wait_for_text("#verdict", "you must play the five-ace.")


def test_a_newer_version_comes_in_and_the_table_stays(phone, host, site, next_site):
    install(phone, host, "#/treys/5-2/2-1.5-3.5-1")
    assert phone.text("#version") == f"Version {build_of(site)}"

    host.folder = next_site
    phone.run(SIGNAL_IS_BACK)
    phone.wait_for_text("#update", "A newer version is ready.", START)
    phone.tap("button", "Switch now")
    phone.wait_for_text("#version", build_of(next_site), START)
    phone.run("window.isStillHere = true")
    phone.wait_for_python()
    phone.wait_for_text("#verdict", "you must play the five-ace.")
    phone.wait_for_text("#offline", "Works with no signal")
    assert phone.run("return window.isStillHere")
