# SPDX-License-Identifier: MIT
"""Measure the rules (core), the time to the first paint (startup), or the drawn board (board)."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from typing import Final

from powergrid.app.machine import machine

WHAT: Final = ("core", "startup", "board")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("what", choices=WHAT, help="what to measure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Measure, print the figures and return the exit code."""
    works: dict[str, Callable[[], dict[str, object]]] = {
        "core": _core,
        "startup": _startup,
        "board": _board,
    }
    figures = works[args.what]()
    if args.json:
        print(json.dumps(figures | {"on": machine()}, indent=2))
    else:
        for line in _lines(figures):
            print(line)
    return 0


def _tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def _core() -> dict[str, object]:
    from powergrid.app.bench_core import measure
    from powergrid.app.compiled import is_compiled

    return {"compiled": is_compiled(), **measure(tell=_tell)}


def _startup() -> dict[str, object]:
    from powergrid.app.bench_startup import measure

    return {"startup": measure(tell=_tell)}


def _board() -> dict[str, object]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from powergrid.gui.application import application
    from powergrid.gui.board.bench import measure

    application()
    return {"board": measure()}


def _lines(figures: dict[str, object], above: str = "") -> list[str]:
    lines = []
    for name, value in figures.items():
        path = f"{above} {name}".strip()
        lines += _lines(value, path) if isinstance(value, dict) else [f"{path}: {value}"]
    return lines
