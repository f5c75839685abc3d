# SPDX-License-Identifier: MIT
"""Which modules a compiled build compiles, and whether this is one.

The build runs this file on its own, before anything of ours can be imported.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

PATTERNS: Final = (
    "powergrid/rules/**/*.py",
    "powergrid/bots/beginnings.py",
    "powergrid/bots/chance.py",
    "powergrid/bots/fuel_plan.py",
    "powergrid/bots/mines.py",
    "powergrid/bots/neighbourhood.py",
    "powergrid/bots/no_card.py",
    "powergrid/bots/planner/*.py",
    "powergrid/bots/random_bot.py",
    "powergrid/bots/reference.py",
    "powergrid/bots/sensible.py",
    "powergrid/bots/thrifty.py",
    "powergrid/bots/policy/end_figures.py",
    "powergrid/bots/policy/fuel_figures.py",
    "powergrid/bots/policy/fuel_options.py",
    "powergrid/bots/policy/last_round.py",
    "powergrid/bots/policy/option_figures.py",
    "powergrid/bots/search/search.py",
    "powergrid/bots/search/until_round_ends.py",
    "powergrid/bots/value/features.py",
    "powergrid/bots/value/moments.py",
    "powergrid/bots/value/network_growth.py",
    "powergrid/bots/whole_game.py",
    "powergrid/factory/rules/**/*.py",
    "powergrid/factory/bots/random_bots.py",
    "powergrid/factory/bots/whole_game.py",
    "powergrid/factory/bots/planner/*.py",
)
"""The rules, the planner and the search, and the bots that measure them."""

LEFT_OUT: Final = (
    "powergrid/bots/planner/numbers.py",
    "powergrid/rules/area_draft.py",
    "powergrid/rules/board.py",
)
"""Compiled, frozen dataclasses cannot be sent elsewhere, and no class has cached properties."""


def files_to_compile(root: Path) -> Iterator[str]:
    """Return the files below a source tree that are compiled, sorted, relative to it."""
    for pattern in PATTERNS:
        for file in sorted(root.glob(pattern)):
            name = file.relative_to(root).as_posix()
            if file.name != "__init__.py" and name not in LEFT_OUT:
                yield name


def is_compiled() -> bool:
    """Return whether this is a compiled build; RuntimeError if only parts of it are."""
    root = Path(__file__).parents[2]
    names = [file.removesuffix(".py").replace("/", ".") for file in files_to_compile(root)]
    plain = [name for name in names if str(import_module(name).__file__).endswith(".py")]
    if plain and len(plain) < len(names):
        raise RuntimeError(f"Some modules are compiled, but not {', '.join(plain)}.")
    return bool(names) and not plain
