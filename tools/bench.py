"""Measure the page: starts, taps, bytes and heap, beside a stock page and beside the limit.

``python -m tools.bench [--rounds N] [--engine NAME]... [--write FILE]``, or ``make bench``.

What we compare is measured in turns, in one run; the numbers are medians. The ratio of two starts
is the median of the pairs' ratios, because a machine isn't equally fast all the time. A start lasts
from when the browser opens a page until its Python has drawn; each page marks that itself. A tap
lasts from the click until the page is laid out again, or until it's painted, which waits for the
screen. The first paint and the taps are those of a page that's saved for use without signal.
"""

from __future__ import annotations

import argparse
import gzip
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from tools.browser import system
from tools.build import SITE, build
from tools.phone import Phone, PlaywrightPhone, phone
from tools.serve import served
from tools.stock import lay_out, stock_files

RULING = "#/treys/5-2/2-1.5-3.5-1"
AWAKE = "return performance.getEntriesByName('awake')[0]?.startTime"
PAINTED = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
SAVED = "return !document.querySelector('[data-offline=ready]').hidden"

# Seven dominoes: tapped, played from, taken back, and cleared.
TAPS = (
    "[name=trump][value=treys]",
    "[name=led][value='5-2']",
    "[name=place][value=hand]",
    *(f"[name=hand][value='{domino}']" for domino in "2-1 5-1 5-3 6-4 6-6 4-4 3-3".split()),
    "#rows [name=play]",
    "[name=undo]",
    "[name=place][value=second]",
    "[name=second][value='5-4']",
    "[name=new]",
)
# Taps come at any moment between two frames, and are painted with the next.
TAP = """
const frame = () => new Promise((painted) => requestAnimationFrame(() => {{
  const {{ port1, port2 }} = new MessageChannel();
  port1.onmessage = painted;
  port2.postMessage(0);
}}));
const taps = {taps};
globalThis.took = undefined;
(async () => {{
  const laid = [], painted = [];
  for (let tap = 0; tap < {times}; tap++) {{
    const control = document.querySelector(taps[tap % taps.length]);
    await frame();
    await new Promise((later) => setTimeout(later, tap * 7 % 17));
    const start = performance.now();
    control.click();
    document.body.offsetHeight;
    laid.push(performance.now() - start);
    await frame();
    painted.push(performance.now() - start);
  }}
  globalThis.took = [laid, painted];
}})();
"""
TOOK = "return globalThis.took"
GET_PYTHON = """async () => {
  const { href } = document.querySelector("link[href$='interpreter.mjs']");
  globalThis.awake = await (await import(href)).python;
  awake._module.enable_pyproxy_allocation_tracing();
}"""
MEMORY = "awake._module.HEAP8.length"
PROXIES = "awake._module.pyproxy_alloc_map.size"

HOW = "W" + (__doc__ or "").strip().partition("\n\nW")[2]  # the last paragraph above

SLOWED = "chromium, CPU slowed 4 times"
# The goals for the ratios.
GOALS = {
    "start again, chromium": "0.35",
    f"start again, {SLOWED}": "0.25",
    "start again, webkit": "0.45",
    "first paint, chromium": "1.30",
    f"first paint, {SLOWED}": "1.30",
    "first paint, webkit": "1.30",
    f"until painted, median, {SLOWED}": "3.0",
    f"until painted, 95th percentile, {SLOWED}": "3.0",
}

START_HEAD = "start, in milliseconds | ours | stock, or no script | limit | ratio | goal"
TAP_HEAD = "tap, in milliseconds | ours | a handler that sets one text | ratio | goal"

Times = dict[str, list[float]]
PATIENCE = 120  # seconds
TIMES = 4 * len(TAPS)  # taps in a round


def answer(it: Phone, question: str) -> Any:
    """The page's answer to *question*, as soon as it has one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := it.run(question):
            return found
        time.sleep(0.1)
    raise TimeoutError(question, *it.complaints())


def start(it: Phone, address: str, mark: str = AWAKE) -> float:
    """Milliseconds until the page at *address* has set its mark."""
    it.open(address)
    return float(answer(it, mark))


def tap(it: Phone, them: list[str], times: int) -> list[list[float]]:
    """How many milliseconds each tap took until it was laid out, and until it was painted."""
    it.run(TAP.format(taps=them, times=times))
    laid, painted = answer(it, TOOK)
    return [laid, painted]


def slow_down(it: Phone, rate: int) -> None:
    """Slow the page's thread down *rate* times; only Chromium can."""
    if rate != 1:
        assert isinstance(it, PlaywrightPhone)
        session = it.context.new_cdp_session(it.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def starts(playwright: Playwright, engine: str, rate: int, rounds: int, pages: Path) -> Times:
    """How long each page takes to start: first with nothing stored, then again and again.

    Ours starts again with its server stopped, the others from the browser's cache.
    """
    took: Times = defaultdict(list)
    for _ in range(rounds):
        with ExitStack() as stack:
            it, ours, others = opened(stack, playwright, engine, pages)
            slow_down(it, rate)
            for name, address in compared(ours, others):
                took[f"first, {name}"].append(start(it, address))
            start(it, ours)
            answer(it, SAVED)
            took["paint, ours"].append(start(it, ours, PAINTED))
            took["paint, no script"].append(start(it, f"{others}no-script.html", PAINTED))
    with ExitStack() as stack:
        server = stack.enter_context(ExitStack())
        it, ours, others = opened(stack, playwright, engine, pages, server)
        for _, address in compared(ours, others):
            start(it, address)
        start(it, ours)
        answer(it, SAVED)
        server.close()
        slow_down(it, rate)
        for _ in range(rounds + 1):  # the first is for the browser to warm up
            for name, address in compared(ours, others):
                took[f"again, {name}"].append(start(it, address))
    return {name: times if name[0] != "a" else times[1:] for name, times in took.items()}


def opened(
    stack: ExitStack,
    playwright: Playwright,
    engine: str,
    pages: Path,
    server: ExitStack | None = None,
) -> tuple[Phone, str, str]:
    """A browser with nothing in it, the address of our page, and that of the others' folder."""
    folder = stack.enter_context(TemporaryDirectory())
    ours = (server or stack).enter_context(served(SITE))
    others = stack.enter_context(served(pages))
    return stack.enter_context(phone(engine, playwright, Path(folder))), ours, others


def compared(ours: str, others: str) -> Iterator[tuple[str, str]]:
    """The pages we compare: each one's name and address."""
    yield "ours", ours + RULING
    yield "stock", f"{others}stock.html"
    yield "limit", f"{others}limit.html"


def taps(playwright: Playwright, engine: str, rate: int, rounds: int, pages: Path) -> Times:
    """How long a tap takes, on our page and on one whose handler sets one text."""
    took: Times = defaultdict(list)
    with ExitStack() as stack:
        it, ours, others = opened(stack, playwright, engine, pages)
        slow_down(it, rate)
        for _ in range(rounds):
            for name, address, them in (
                ("ours", ours, list(TAPS)),
                ("one text", f"{others}one-text.html", ["#tap"]),
            ):
                start(it, address)
                if name == "ours":
                    answer(it, SAVED)
                for done, times in zip(("laid out", "painted"), tap(it, them, TIMES), strict=True):
                    took[f"{done}, {name}"] += times[len(TAPS) :]  # the first round is to warm up
    return took


def heap(playwright: Playwright, pages: Path) -> dict[int, list[int]]:
    """The bytes of JavaScript's heap and of Python's memory, and the proxies that are still held.

    After so many taps each.
    """
    grown = {}
    with ExitStack() as stack:
        it, ours, _ = opened(stack, playwright, "chromium", pages)
        assert isinstance(it, PlaywrightPhone)
        start(it, ours)
        it.page.evaluate(GET_PYTHON)
        session = it.context.new_cdp_session(it.page)
        done = 0
        for times in (50, 500):
            tap(it, list(TAPS), times - done)
            done = times
            session.send("HeapProfiler.collectGarbage")
            used = session.send("Runtime.getHeapUsage")["usedSize"]
            grown[times] = [int(used), it.page.evaluate(MEMORY), it.page.evaluate(PROXIES)]
    return grown


def sizes(files: list[Path], top: Path) -> dict[str, tuple[int, int]]:
    """Each file's bytes, raw and gzipped, the largest first."""
    contents = {str(file.relative_to(top)): file.read_bytes() for file in files if file.is_file()}
    weighed = {name: (len(raw), len(gzip.compress(raw, 6))) for name, raw in contents.items()}
    return dict(sorted(weighed.items(), key=lambda item: -item[1][0]))


def table(head: str, rows: list[list[str]]) -> str:
    """A table in Markdown; bars separate the columns of *head*."""
    columns = head.split("|")
    rule = ["---", *["---:"] * (len(columns) - 1)]
    lines = [columns, rule, *rows]
    return "\n".join(f"| {' | '.join(map(str.strip, line))} |" for line in lines)


def start_rows(condition: str, took: Times) -> list[list[str]]:
    """The rows of the table of starts, from the times under one condition."""
    rows = []
    for what, ours, other, limit in (
        ("first start", "first, ours", "first, stock", "first, limit"),
        ("start again", "again, ours", "again, stock", "again, limit"),
        ("first paint", "paint, ours", "paint, no script", ""),
    ):
        middles = [f"{median(took[one]):.0f}" if one else "" for one in (ours, other, limit)]
        ratio = median(mine / theirs for mine, theirs in zip(took[ours], took[other], strict=True))
        name = f"{what}, {condition}"
        rows.append([name, *middles, f"{ratio:.2f}", GOALS.get(name, "")])
    return rows


def tap_rows(condition: str, took: Times) -> list[list[str]]:
    """The rows of the table of taps, from the times under one condition."""
    rows = []
    for done in ("laid out", "painted"):
        ours, other = took[f"{done}, ours"], took[f"{done}, one text"]
        for what, of in (("median", median), ("95th percentile", late)):
            mine, theirs = of(ours), of(other)
            name = f"until {done}, {what}, {condition}"
            ratio = f"{mine / theirs:.1f}"
            rows.append([name, f"{mine:.1f}", f"{theirs:.1f}", ratio, GOALS.get(name, "")])
    return rows


def late(times: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(times, n=20)[-1]


def size_rows(pages: Path) -> list[list[str]]:
    """The rows of the table of bytes: our large files, and the sums."""
    ours = sizes(list(SITE.rglob("*")), SITE)
    heavy = {name: size for name, size in ours.items() if size[0] > 20_000}
    sums = {
        "the rest": [size for name, size in ours.items() if name not in heavy],
        "ours, all": list(ours.values()),
        "stock, all": list(sizes(stock_files(pages), pages).values()),
    }
    rows = [
        [f"`{name.partition('/')[2] or name}`", *map("{:,}".format, heavy[name])] for name in heavy
    ]
    for name, many in sums.items():
        rows.append([name, *(f"{sum(side):,}" for side in zip(*many, strict=True))])
    return rows


def main() -> None:
    """Measure, print the tables, and write them to a file if asked."""
    parser = argparse.ArgumentParser(description="Measure the page beside a stock one.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument("--engine", action="append", choices=("chromium", "webkit"))
    parser.add_argument("--write", type=Path, help="a file for the tables")
    given = parser.parse_args()
    engines = given.engine or [engine for engine in ("chromium", "webkit") if system(engine)]
    conditions = [
        (engine, rate) for engine in engines for rate in (1, 4) if (engine, rate) != ("webkit", 4)
    ]

    build()
    started, tapped = [], []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages = Path(folder)
        lay_out(pages, SITE)
        for engine, rate in conditions:
            condition = engine if rate == 1 else SLOWED
            started += start_rows(condition, starts(playwright, engine, rate, given.rounds, pages))
            tapped += tap_rows(condition, taps(playwright, engine, rate, given.rounds, pages))
        grown = [
            [f"{times} taps", *map("{:,}".format, now)]
            for times, now in heap(playwright, pages).items()
        ]
        weighed = size_rows(pages)

    report = "\n\n".join(
        (
            f"Measured on a machine with {os.cpu_count()} cores, {given.rounds} rounds, medians.",
            table(START_HEAD, started),
            table(TAP_HEAD, tapped),
            table("bytes | raw | gzip", weighed),
            table("bytes, after | JavaScript's heap | Python's memory | proxies kept", grown),
        )
    )
    print(report)
    if given.write:
        given.write.write_text(f"# Numbers\n\n{HOW}\n\n{report}\n")


if __name__ == "__main__":
    main()
