"""How much the site weighs: it is fetched whole, over whatever signal there is."""

import gzip

MB = 1_000_000
STOCK = 6.4 * MB  # gzipped, what the same versions of PyScript and Pyodide take as npm has them


def test_the_site_is_at_most_14_mb(site):
    assert sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) <= 14 * MB


def test_compressed_it_is_at_most_85_hundredths_of_a_stock_page(site):
    files = [file.read_bytes() for file in site.rglob("*") if file.is_file()]
    assert sum(len(gzip.compress(file, 6)) for file in files) <= 0.85 * STOCK
