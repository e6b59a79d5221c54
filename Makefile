# make run    builds the page and serves it; make run HOST=0.0.0.0 lets a phone nearby in
# make site   builds the page into site/
# make bench  measures the page beside a stock one, and writes docs/NUMBERS.md
# make test   checks everything
#
# Each sets up what it needs, once, from Python 3.11, Node 20.19, make and git.

PYTHON = python3
HOST = 127.0.0.1
PORT = 8042

PY_BIN = .venv/bin
JS_BIN = node_modules/.bin
export PYTHONPATH = py
export PYTHONDONTWRITEBYTECODE = 1

run: site
	$(PY_BIN)/python -m tools.serve --host $(HOST) --port $(PORT)

site: .venv/ready node_modules/ready
	$(PY_BIN)/python -m tools.build

test: lint browser
	$(PY_BIN)/pytest

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

# Runs the chapters under every Python that is here and that the rules promise to run under.
pythons: .venv/ready
	set -e; for python in python3.11 python3.12 python3.13 python3.14; do \
	  $$python -c "" 2>/dev/null || { echo "There is no $$python here."; continue; }; \
	  test -e .venv/$$python/ready || { \
	    $$python -m venv --clear .venv/$$python; \
	    .venv/$$python/bin/pip install -q --disable-pip-version-check -r requirements.txt; \
	    touch .venv/$$python/ready; }; \
	  .venv/$$python/bin/pytest -q -p no:cacheprovider py/fortytwo README.md tests/test_*.py; \
	done

# Lays the built page over the one published in the folder TO, and keeps the build before it.
publish: site
	$(PY_BIN)/python -m tools.publish $(TO)

# Takes the README's picture anew, and every state of the page on every screen, into pictures/.
pictures: site browser
	$(PY_BIN)/python -m tools.pictures

# Writes down anew what a screen reader finds in each state, in tests/look/aria/: look at the diff.
snapshots: site browser
	SNAPSHOTS=anew $(PY_BIN)/pytest tests/look/test_snapshots.py

# Changes the rules in one place at a time and shows the changes that no test notices.
# Works on a copy, and takes its time.
mutants: .venv/mutants-ready
	rm -rf mutants && mkdir mutants
	cp -R README.md pyproject.toml cosmic-ray.toml py tests tools mutants
	cd mutants && PATH="$(CURDIR)/$(PY_BIN):$$PATH" && \
	  cosmic-ray init cosmic-ray.toml session.sqlite && \
	  cr-filter-operators session.sqlite cosmic-ray.toml && \
	  cosmic-ray baseline cosmic-ray.toml && \
	  cosmic-ray exec cosmic-ray.toml session.sqlite && \
	  cr-report --surviving-only --show-diff session.sqlite

# Pins anew what requirements*.in and package.json ask for, and all that this needs in turn.
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

.PHONY: run site test publish lint browser pythons bench pictures snapshots mutants lock clean
