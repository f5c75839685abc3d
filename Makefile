# SPDX-License-Identifier: MIT
#
# Everything sets itself up: `make play` and `make test` work right after a clone.

BIN := .venv/bin
JOBS ?= auto
ARGS ?=
# Every line and every branch of these is run by the tests, or `make test` fails.
COVERED := powergrid/rules/*,powergrid/records/*

# The first Python that is new enough, looked for when it is needed.
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; \
	done)

.DEFAULT_GOAL := help
.PHONY: help play test fast perft lint format wheel clean system

help:
	@echo 'make play      play (ARGS="FILE" opens a saved game)'
	@echo 'make test      every check: format, lint, types, walls, all tests'
	@echo 'make fast      the quick tests alone'
	@echo 'make perft     count what can be played from fixed positions, and compare'
	@echo 'make lint      format, lint, types and walls without the tests'
	@echo 'make format    put the code in order'
	@echo 'make wheel     build the package into dist/'
	@echo 'make clean     remove everything that was made here, the environment too'

play: .venv/.play
	@$(BIN)/powergrid $(ARGS)

test: lint
	$(BIN)/pytest -n $(JOBS) --dist worksteal --cov --cov-report=term $(ARGS)
	$(BIN)/coverage report --include='$(COVERED)' --fail-under=100

fast: .venv/.develop
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m 'not slow' $(ARGS)

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

wheel: .venv/.develop
	$(BIN)/hatchling build

clean:
	rm -rf .venv build dist htmlcov .coverage* .hypothesis .*_cache
	find powergrid tests -name __pycache__ -prune -exec rm -rf {} +

# --- set-up -------------------------------------------------------------------------------------

system:
	@packaging/system-libraries.sh

.venv/bin/python: | system
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or newer is needed (make PYTHON=/path/to/python3 …).' >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }

# Players need less than developers: a file for each says what is installed.
.venv/.play: pyproject.toml powergrid/__init__.py | system .venv/bin/python
	$(BIN)/python -m pip install --disable-pip-version-check --editable .
	@touch $@

.venv/.develop: pyproject.toml powergrid/__init__.py | system .venv/bin/python
	$(BIN)/python -m pip install --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/.play
