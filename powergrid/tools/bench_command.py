# SPDX-License-Identifier: MIT
"""Measure the speed of the rules (core, growth), startup, drawing (board) or a game (play)."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from powergrid.files import atomic
from powergrid.tools import bench_core, bench_growth, bench_play, bench_startup, interrupt
from powergrid.tools.arguments import EXIT_USAGE, add_json, file_to_write
from powergrid.tools.compiled import is_compiled
from powergrid.tools.machine import machine
from powergrid.tools.plot import svg

BENCHMARKS: Final = ("core", "growth", "startup", "board", "play")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("what", choices=BENCHMARKS, help="what to measure")
    add_json(parser)
    parser.add_argument(
        "--svg", type=file_to_write, metavar="FILE", help="plot the figures of growth into a file"
    )


def run(args: argparse.Namespace) -> int:
    """Measure, print the figures and return the exit code."""
    if args.svg is not None and args.what != "growth":
        print(f"bench {args.what} plots nothing: leave out --svg.", file=sys.stderr)
        return EXIT_USAGE
    benchmarks: dict[str, Callable[[], dict[str, object]]] = {
        "core": _core,
        "growth": partial(_growth, args.svg),
        "startup": _startup,
        "board": _board,
        "play": _play,
    }
    figures = benchmarks[args.what]()
    if args.json:
        print(json.dumps(figures | {"on": machine()}, indent=2))
    else:
        for line in _lines(figures):
            print(line)
    return 0


def _core() -> dict[str, object]:
    return {"compiled": is_compiled(), **bench_core.measure()}


def _growth(plot: Path | None) -> dict[str, object]:
    growth = bench_growth.measure()
    if plot is not None:
        atomic.write(plot, svg(bench_growth.panels(growth)))
    return {"compiled": is_compiled(), **growth}


def _startup() -> dict[str, object]:
    with interrupt.unwinding():
        return {"startup": bench_startup.measure()}


def _board() -> dict[str, object]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The other benchmarks need no Qt.
    from powergrid.gui.shell.application import application
    from powergrid.tools import bench_board, bench_motion

    application()
    return {"board": bench_board.measure(), "motion": bench_motion.measure()}


def _play() -> dict[str, object]:
    seconds = bench_play.SECONDS
    print(f"a game of four, watched for {seconds} seconds", file=sys.stderr, flush=True)
    with interrupt.unwinding():
        return {"play": bench_play.measure()}


def _lines(figures: dict[str, object], prefix: str = "") -> list[str]:
    lines = []
    for name, value in figures.items():
        path = f"{prefix} {name}".strip()
        lines += _lines(value, path) if isinstance(value, dict) else [f"{path}: {value}"]
    return lines
