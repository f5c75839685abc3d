# SPDX-License-Identifier: MIT
"""Odd files among own boards and saved games: folders, pipes, circular links, odd names."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from powergrid.box import board_ids
from powergrid.files.atomic import remove_leftovers
from powergrid.files.places import maps_dir
from powergrid.play.saved_games import games_dir, last_played
from powergrid.records import load
from tests.box.conftest import SMALL_BOARD
from tests.hostile import boards, records
from tests.hostile.ground import Ground
from tests.hostile.noise import TEXTS

ODD_NAMES = (
    "small", "germany", "usa", "", ".", "..", "a b", "A", "ä", "-", "a-", "a--b", "x" * 240, "\n",
    "\udcff", "con", "a.b", "~", "$HOME", "*", "?", "[a]", "%s", "small.yaml",
)  # fmt: skip


def attack(rng: Random, ground: Ground) -> None:
    """List folders with odd files in them, and use everything listed."""
    folder = boards.own_boards(ground)
    games = ground.folder / "powergrid" / "games"
    games.mkdir()
    assert games_dir() == games
    for _ in range(rng.randrange(1, 8)):
        name = rng.choice(ODD_NAMES) or rng.choice(TEXTS)[:100]
        for path in (folder / f"{name}.yaml", games / f"{name}.json"):
            with suppress(OSError, ValueError):  # a name that no file can have
                if not os.path.lexists(path):
                    rng.choice(THINGS)(path, ground, rng)
    built_in = {path.stem for path in maps_dir().glob("*.yaml")}
    for board_id in set(board_ids()) - built_in:
        boards.use(board_id, rng)
    last_played(load)
    remove_leftovers(games)
    for file in sorted(games.glob("*.json")):
        records.use(file)


def _file(path: Path, ground: Ground, rng: Random) -> None:
    path.write_text(SMALL_BOARD)


def _record(path: Path, ground: Ground, rng: Random) -> None:
    path.write_text(records.texts()[0])


def _folder(path: Path, ground: Ground, rng: Random) -> None:
    path.mkdir()


def _pipe(path: Path, ground: Ground, rng: Random) -> None:
    os.mkfifo(path)


def _circle(path: Path, ground: Ground, rng: Random) -> None:
    path.symlink_to(path.name)


def _nowhere(path: Path, ground: Ground, rng: Random) -> None:
    path.symlink_to("nowhere")


def _elsewhere(path: Path, ground: Ground, rng: Random) -> None:
    path.symlink_to(rng.choice([*ground.others.iterdir(), Path("/dev/zero"), Path("/dev/null")]))


def _leftover(path: Path, ground: Ground, rng: Random) -> None:
    path.with_name(f".{path.name}.7-1.powergrid-tmp").symlink_to(ground.others / "notes.txt")


def _secret(path: Path, ground: Ground, rng: Random) -> None:
    path.write_text(SMALL_BOARD)
    path.chmod(0)


THINGS: tuple[Callable[[Path, Ground, Random], None], ...] = (
    _file,
    _record,
    _folder,
    _pipe,
    _circle,
    _nowhere,
    _elsewhere,
    _leftover,
    _secret,
)
