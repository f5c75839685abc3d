# SPDX-License-Identifier: MIT
#
# `make play` and `make test` work right after a clone; they set everything up.

BIN := .venv/bin
JOBS ?= auto
ARGS ?=

# Tests start the program some two hundred times: it is compiled once.
unexport PYTHONDONTWRITEBYTECODE

# The first Python that is new enough.
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; \
	done)

.DEFAULT_GOAL := help
.PHONY: help play compiled test fast reader perft lint format languages wheel clean system

help:
	@echo 'make play      play (ARGS="FILE" opens a saved game)'
	@echo 'make test      all checks: formatting, lint, types, import contracts, all tests'
	@echo 'make fast      only the quick tests'
	@echo 'make reader    a whole game over a screen reader'"'"'s interface (needs Xvfb, D-Bus, at-spi2, pyatspi)'
	@echo 'make perft     count the sequences of actions from fixed positions, and compare'
	@echo 'make lint      formatting, lint, types and import contracts, without the tests'
	@echo 'make format    format the code'
	@echo 'make languages update the files of all languages with the texts of the game'
	@echo 'make wheel     build the package into dist/'
	@echo 'make compiled  build the rules with mypyc and run the quick tests on them (needs gcc)'
	@echo 'make clean     remove all build products and the environment'

play: .venv/.play
	@$(BIN)/powergrid $(ARGS)

test: lint
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m counted --cov --cov-report= $(ARGS)
	$(BIN)/coverage report --fail-under=100
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m 'not counted' $(ARGS)

fast: .venv/.develop
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m 'not slow' $(ARGS)

# `make test` runs it only if the system has what it needs; here it fails without.
reader: .venv/.develop
	READER_NEEDED=1 $(BIN)/pytest -m reader $(ARGS)

perft: .venv/.develop
	$(BIN)/python -m tests.perft.count $(ARGS)

lint: .venv/.develop
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.develop
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

languages: .venv/.develop
	$(BIN)/python packaging/languages.py

wheel: .venv/.develop
	$(BIN)/hatchling build

# Without tests of the source tree itself; the others import the installed package, not this tree.
compiled: .venv-compiled/.develop
	mkdir -p build/installed
	ln -sfn ../../tests build/installed/tests
	POWERGRID_COMPILED=1 PYTHONPATH=$(CURDIR)/build/installed \
		.venv-compiled/bin/pytest -o pythonpath= -n $(JOBS) --dist worksteal -m 'not slow' \
		--deselect tests/files/test_places.py $(ARGS)
	POWERGRID_COMPILED=1 PYTHONPATH=$(CURDIR)/build/installed \
		.venv-compiled/bin/pytest -o pythonpath= -q tests/bots/test_same_moves.py

clean:
	rm -rf .venv .venv-compiled build dist htmlcov .coverage* .hypothesis .*_cache
	find powergrid tests -name __pycache__ -prune -exec rm -rf {} +

# --- setup -------------------------------------------------------------------------------------

system:
	@packaging/system-libraries.sh

.venv/bin/python: | system
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or newer is needed (make PYTHON=/path/to/python3 …).' >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }

# Players need fewer packages than developers; a stamp for each says what is installed.
.venv/.play: pyproject.toml powergrid/__init__.py | system .venv/bin/python
	$(BIN)/python -m pip install --disable-pip-version-check --editable .
	@touch $@

.venv/.develop: pyproject.toml powergrid/__init__.py | system .venv/bin/python
	$(BIN)/python -m pip install --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/.play

.venv-compiled/.develop: pyproject.toml packaging/compiled_build.py $(shell find powergrid -name '*.py')
	$(PYTHON) -m venv --clear .venv-compiled
	POWERGRID_COMPILED=1 .venv-compiled/bin/python -m pip install --disable-pip-version-check '.[dev]'
	@touch $@
