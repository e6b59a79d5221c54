"""Memory: taps leave nothing behind."""

from tools.bench import GET_PYTHON, MEMORY, PROXIES, TAPS

TAP = """
([taps, times]) => {
  for (let tap = 0; tap < times; tap++) document.querySelector(taps[tap % taps.length]).click();
}
"""
FEW, MANY = 50, 500  # taps; both end at the same one of the round, and neither at its start
assert FEW % len(TAPS) == MANY % len(TAPS) != 0


def test_python_holds_no_more_after_500_taps_than_after_50(fresh_table):
    page = fresh_table()
    page.evaluate(GET_PYTHON)
    browser = page.context.new_cdp_session(page)
    kept = []
    for times in (FEW, MANY):
        page.evaluate(TAP, [TAPS, times])
        browser.send("HeapProfiler.collectGarbage")
        kept.append([page.evaluate(MEMORY), page.evaluate(PROXIES)])
    assert kept[1] == kept[0]
