# SPDX-License-Identifier: MIT
"""Measure the rules (core, growth), the first paint (startup), the board or a game (play)."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from powergrid.app.machine import machine

WHAT: Final = ("core", "growth", "startup", "board", "play")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("what", choices=WHAT, help="what to measure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="draw the figures of growth into a file"
    )


def run(args: argparse.Namespace) -> int:
    """Measure, print the figures and return the exit code."""
    works: dict[str, Callable[[], dict[str, object]]] = {
        "core": _core,
        "growth": partial(_growth, args.svg),
        "startup": _startup,
        "board": _board,
        "play": _play,
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


def _growth(plot: Path | None) -> dict[str, object]:
    from powergrid.app.bench_growth import measure, panels
    from powergrid.app.compiled import is_compiled
    from powergrid.app.plot import svg

    growth = measure(tell=_tell)
    if plot is not None:
        plot.write_text(svg(panels(growth)), encoding="utf-8")
    return {"compiled": is_compiled(), **growth}


def _startup() -> dict[str, object]:
    from powergrid.app.bench_startup import measure

    return {"startup": measure(tell=_tell)}


def _board() -> dict[str, object]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from powergrid.gui.application import application
    from powergrid.gui.board.bench import measure

    application()
    board = measure()
    from powergrid.gui.motion.bench import measure as measure_motion

    return {"board": board, "motion": measure_motion()}


def _play() -> dict[str, object]:
    from powergrid.app.bench_play import measure

    return {"play": measure(tell=_tell)}


def _lines(figures: dict[str, object], above: str = "") -> list[str]:
    lines = []
    for name, value in figures.items():
        path = f"{above} {name}".strip()
        lines += _lines(value, path) if isinstance(value, dict) else [f"{path}: {value}"]
    return lines
