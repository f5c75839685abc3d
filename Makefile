# SPDX-License-Identifier: MIT
#
# Everything sets itself up: `make play` and `make test` work right after a clone.

BIN := .venv/bin
JOBS ?= auto
ARGS ?=

# The first Python that is new enough, looked for when it is needed.
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; \
	done)

.DEFAULT_GOAL := help
.PHONY: help play compiled test fast perft lint format languages wheel clean system

help:
	@echo 'make play      play (ARGS="FILE" opens a saved game)'
	@echo 'make test      every check: format, lint, types, walls, all tests'
	@echo 'make fast      the quick tests alone'
	@echo 'make perft     count what can be played from fixed positions, and compare'
	@echo 'make lint      format, lint, types and walls without the tests'
	@echo 'make format    put the code in order'
	@echo 'make languages bring the files of all languages up to date with the texts of the game'
	@echo 'make wheel     build the package into dist/'
	@echo 'make compiled  build the rules with mypyc and run the quick tests on them (needs gcc)'
	@echo 'make clean     remove everything that was made here, the environment too'

play: .venv/.play
	@$(BIN)/powergrid $(ARGS)

test: lint
	$(BIN)/pytest -n $(JOBS) --dist worksteal --cov --cov-report= $(ARGS)
	$(BIN)/coverage report --fail-under=100

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

languages: .venv/.develop
	$(BIN)/python packaging/languages.py

wheel: .venv/.develop
	$(BIN)/hatchling build

# Tests of the source tree itself stay out; the others find what is installed, not what lies here.
compiled: .venv-compiled/.develop
	mkdir -p build/installed
	ln -sfn ../../tests build/installed/tests
	POWERGRID_COMPILED=1 PYTHONPATH=$(CURDIR)/build/installed \
		.venv-compiled/bin/pytest -o pythonpath= -n $(JOBS) --dist worksteal -m 'not slow' \
		--deselect tests/box/test_places.py $(ARGS)

clean:
	rm -rf .venv .venv-compiled build dist htmlcov .coverage* .hypothesis .*_cache
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

.venv-compiled/.develop: pyproject.toml packaging/compiled_build.py $(shell find powergrid -name '*.py')
	$(PYTHON) -m venv --clear .venv-compiled
	POWERGRID_COMPILED=1 .venv-compiled/bin/python -m pip install --disable-pip-version-check '.[dev]'
	@touch $@
