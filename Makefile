# make run        builds the page and serves it; make run HOST=0.0.0.0 lets a phone nearby in
# make check      the quick checks, in under a minute and without a browser: lint, types, chapters
# make test       every check, in every browser
# make site       builds the page into site/
# make bench      measures the page beside a stock one, and writes docs/NUMBERS.md
# make pictures   takes the README's pictures, and every state on every screen into pictures/
# make snapshots  writes what a screen reader finds in each state: look at the diff
# make pythons    runs the chapters under every Python that is here and that we promise
# make mutants    changes the rules in one place at a time, and shows what no test notices
# make publish    lays the built page over the published one in the folder TO
# make lock       pins what requirements*.in and package.json ask for
# make lint       the part of make check that runs no tests
# make browser    installs the browsers that are missing
# make clean      removes what the others have made
#
# Each sets up what it needs, once, from Python 3.11, Node 20.19, make and git.

PYTHON = python3
HOST = 127.0.0.1
PORT = 8042

PY_BIN = .venv/bin
JS_BIN = node_modules/.bin
export PYTHONPATH = py
export PYTHONDONTWRITEBYTECODE = 1

# A file of tests stays on one core, so the tests in it share a page. The engines come early,
# as they take longest.
SIDE_BY_SIDE = -n auto --dist loadfile --no-loadscope-reorder
NO_BROWSER = $(addprefix --ignore=tests/,page look offline engines site)

run: site
	$(PY_BIN)/python -m tools.serve --host $(HOST) --port $(PORT)

site: .venv/ready node_modules/ready
	$(PY_BIN)/python -m tools.build

test: lint browser
	$(PY_BIN)/pytest $(SIDE_BY_SIDE)

check: lint
	$(PY_BIN)/pytest -q $(SIDE_BY_SIDE) $(NO_BROWSER)

lint: site
	$(PY_BIN)/ruff check
	$(PY_BIN)/ruff format --check
	$(PY_BIN)/mypy
	$(JS_BIN)/html-validate site/index.html
	$(JS_BIN)/stylelint "static/**/*.css"
	$(JS_BIN)/eslint .

bench: site browser
	$(PY_BIN)/python -m tools.bench --write docs/NUMBERS.md

browser: .venv/ready node_modules/ready
	$(PY_BIN)/python -m tools.browser

pythons: .venv/ready
	set -e; for python in python3.11 python3.12 python3.13 python3.14; do \
	  $$python -c "" 2>/dev/null || { echo "There is no $$python here."; continue; }; \
	  test -e .venv/$$python/ready || { \
	    $$python -m venv --clear .venv/$$python; \
	    .venv/$$python/bin/pip install -q --disable-pip-version-check -r requirements.txt; \
	    touch .venv/$$python/ready; }; \
	  .venv/$$python/bin/pytest -q -p no:cacheprovider $(SIDE_BY_SIDE) $(NO_BROWSER); \
	done

# Keeps the build that was published before.
publish: site
	$(PY_BIN)/python -m tools.publish $(TO)

pictures: site browser
	$(PY_BIN)/python -m tools.pictures

snapshots: site browser
	SNAPSHOTS=write $(PY_BIN)/pytest tests/look/test_snapshots.py

# Works on a copy, for hours.
mutants: .venv/mutants-ready
	rm -rf mutants && mkdir mutants
	git ls-files -z | tar --null -T - -c | tar -x -C mutants
	cd mutants && PATH="$(CURDIR)/$(PY_BIN):$$PATH" && \
	  cosmic-ray init cosmic-ray.toml session.sqlite && \
	  cr-filter-operators session.sqlite cosmic-ray.toml && \
	  cosmic-ray baseline cosmic-ray.toml && \
	  cosmic-ray exec cosmic-ray.toml session.sqlite && \
	  cr-report --surviving-only --show-diff session.sqlite

lock: .venv/lock-ready
	$(PY_BIN)/uv pip compile -q --no-header --universal --python-version 3.11 --upgrade \
	  requirements.in -o requirements.txt
	$(PY_BIN)/uv pip compile -q --no-header --universal --python-version 3.11 --upgrade \
	  requirements-mutants.in -o requirements-mutants.txt
	npm install --package-lock-only

clean:
	rm -rf .venv node_modules site .site-* mutants pictures .mypy_cache .pytest_cache .ruff_cache

.venv/ready: requirements.txt
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("This needs Python 3.11 or newer.")'
	$(PYTHON) -m venv --clear .venv
	$(PY_BIN)/pip install -q --disable-pip-version-check -r requirements.txt
	touch $@

.venv/mutants-ready: .venv/ready requirements-mutants.txt
	$(PY_BIN)/pip install -q --disable-pip-version-check -r requirements-mutants.txt
	touch $@

.venv/lock-ready: .venv/ready
	$(PY_BIN)/pip install -q --disable-pip-version-check uv==0.13.9
	touch $@

node_modules/ready: .npmrc package.json package-lock.json
	npm ci
	touch $@

.PHONY: run check test site bench pictures snapshots pythons mutants publish lock lint browser clean
