# Everything the house can do. Each target makes .venv and installs what it needs the first time.

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,$(shell command -v $(name) 2>/dev/null)))
CORES ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test test-long check fmt cover chaos compiled browser firefox picture board bench bench-bots bench-server build clean

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: .venv/play.stamp ## start the page and open it in the browser
	@$(BIN)/rynek serve --open

test: ## run every check and every test but the long ones
	@$(MAKE) --no-print-directory --jobs $(CORES) --output-sync check browser compiled
	@$(BIN)/python -m pytest -q -n $(CORES) --dist worksteal -m 'not long and not firefox'

test-long: .venv/long.stamp ## run the tests that take minutes
	@$(BIN)/python -m pytest -q -n $(CORES) --dist worksteal -m long

chaos: .venv/dev.stamp ## kill and lie to servers under load (CHAOS=--full: 1,000 kills and 100,000 lies)
	@$(BIN)/python -m tests.chaos $(CHAOS)

check: .venv/dev.stamp ## format, lint, types and the direction of imports
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet . && $(BIN)/mypy && $(BIN)/lint-imports

fmt: .venv/dev.stamp ## put the sources in order
	@$(BIN)/ruff check --fix-only --quiet . ; $(BIN)/ruff format .

cover: .venv/dev.stamp ## run the tests and show which lines none of them reaches
	@$(BIN)/python -m pytest -q -n $(CORES) -m 'not firefox' --cov --cov-report=term

compiled: .venv/dev.stamp ## compile the kernel and the games into build/compiled
	@$(BIN)/python -m tools.compiled

browser: .venv/dev.stamp ## find a browser for the tests, or install one
	@$(BIN)/python -m tools.browser

firefox: .venv/dev.stamp ## play an opening of every game in the system's Firefox
	@$(BIN)/python -m tools.firefox && $(BIN)/python -m pytest -q -m firefox tests/browser/test_firefox.py

picture: browser ## make docs/table.png, the picture of the READMEs, anew
	@$(BIN)/python -m tools.picture

board: .venv/dev.stamp ## draw a game in full swing (GAME=...), or the sheet of symbols, into build/board.svg
	@$(BIN)/python -m tools.board $(GAME)

bench: .venv/bench.stamp ## measure every game against Catanatron
	@$(BIN)/python -m bench

bench-server: .venv/dev.stamp ## what a move costs the server in every game, beside a bare echo
	@$(BIN)/python -m bench.server

bench-bots: .venv/dev.stamp ## how strong the levels of bots are (GAME=..., GAMES=20)
	@$(BIN)/python -m bench.bots $(GAME) --games $(or $(GAMES),20)

build: .venv/dev.stamp ## build a compiled wheel in dist/
	@RYNEK_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --outdir dist .

clean: ## remove all that make has made
	rm -rf .venv build dist src/rynek.egg-info

.venv/made.stamp: constraints.txt
	@test -n "$(PYTHON)" || { echo "rynek needs Python 3.11 or newer; none was found (set PYTHON=...)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "rynek needs Python 3.11 or newer, %s is %d.%d (set PYTHON=...)" % (sys.executable, *sys.version_info[:2]))'
	@echo "Making .venv"
	@$(PYTHON) -m venv .venv || { echo "This Python cannot make environments; on Debian and Ubuntu install python3-venv"; exit 1; }
	@$(PIP) setuptools wheel
	@touch $@

.venv/play.stamp: .venv/made.stamp pyproject.toml
	@echo "Installing rynek"
	@RYNEK_COMPILE=0 $(PIP) --no-build-isolation --editable '.[server]'
	@touch $@

.venv/dev.stamp: .venv/play.stamp
	@echo "Installing the tools for tests and checks"
	@RYNEK_COMPILE=0 $(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

.venv/bench.stamp: .venv/dev.stamp
	@echo "Installing the yardstick"
	@RYNEK_COMPILE=0 $(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@

.venv/long.stamp: .venv/dev.stamp
	@echo "Installing what the long tests need"
	@RYNEK_COMPILE=0 $(PIP) --no-build-isolation --editable '.[ppo,ray]'
	@touch $@
