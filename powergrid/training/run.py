# SPDX-License-Identifier: MIT
"""A run of training: rounds of games and fitting, kept in a folder and taken up where it was left.

After a round there are `games-NN.npz` and `held-out-NN.npz`, the positions of its games, and
`net-NN.npz`. What is there
is not made again; the same plan makes the same files on any number of processes.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from powergrid.bots.planner import Planner
from powergrid.bots.value.bot import ValueBot
from powergrid.bots.value.features import COUNT
from powergrid.bots.value.net import Net, load_net, save_net
from powergrid.training.fitting import FIRST, LATER, first_net, fitted, loss_of
from powergrid.training.games import gathered, played
from powergrid.training.matches import share_of
from powergrid.training.positions import Positions
from powergrid.training.tables import Table

_HELD_OUT: Final = 10
"""Of so many games one is kept from the fitting, to see what the net makes of it."""
_AT_ONCE: Final = 5
_MATCH_GAMES: Final = 40
_HOME: Final = Table("germany", "recharged", 4)

_Map: TypeAlias = Callable[
    [Callable[[str], Positions | None], Iterable[str]], Iterable[Positions | None]
]


class Plan(NamedTuple):
    """What is to be done: rounds of so many games each, with all chance from a seed."""

    seed: int
    rounds: int
    games: int


class Figures(NamedTuple):
    """What a round brought: the losses in nats a position, and the share against three planners."""

    round: int
    games: int
    fitted_loss: float
    held_out_loss: float
    share: float


class Run:
    """A plan in a folder."""

    def __init__(self, folder: Path, plan: Plan, jobs: int, step: Callable[[], None]) -> None:
        self._folder = folder
        self._plan = plan
        self._jobs = jobs
        self._step = step

    def rounds(self) -> Iterator[Figures]:
        """Do what is left of the plan, and return what each round brought."""
        told = self._told()
        for number in range(1, self._plan.rounds + 1):
            if number > len(told):
                self._play(number)
                told.append(self._fit(number))
                self._write("figures.json", json.dumps([one._asdict() for one in told], indent=1))
            yield told[number - 1]

    def net_file(self, number: int) -> Path:
        """Return where the net of a round lies."""
        return self._folder / f"net-{number:02}.npz"

    def _told(self) -> list[Figures]:
        file = self._folder / "figures.json"
        return [Figures(**one) for one in json.loads(file.read_text())] if file.exists() else []

    def _play(self, number: int) -> None:
        file = self._games_file(number)
        if file.exists():
            return
        nets = tuple(str(self.net_file(before)) for before in range(1, number))
        first = (number - 1) * self._plan.games
        seeds = [f"{self._plan.seed}:{first + game}" for game in range(self._plan.games)]
        games = []
        with _processes(self._jobs) as played_by:
            for positions in played_by(partial(_played, nets), seeds):
                games.append(positions)
                self._step()
        held_out = games[::_HELD_OUT]
        _save_positions(gathered(held_out), self._held_out_file(number))
        learned = [one for place, one in enumerate(games) if place % _HELD_OUT]
        _save_positions(gathered(learned), file)

    def _fit(self, number: int) -> Figures:
        rng = np.random.default_rng([self._plan.seed, number])
        numbers = range(1, number + 1)
        positions = [some for one in numbers for some in _load_positions(self._games_file(one))]
        held_out = [some for one in numbers for some in _load_positions(self._held_out_file(one))]
        newest = self.net_file(number - 1)
        net = load_net(newest, COUNT) if number > 1 else first_net(positions, rng)
        net = fitted(net, positions, rng, LATER if number > 1 else FIRST)
        save_net(net, self.net_file(number))
        share = share_of(partial(ValueBot, net), Planner, _HOME, _MATCH_GAMES, self._plan.seed)
        losses = loss_of(net, positions), loss_of(net, held_out)
        return Figures(number, number * self._plan.games, *losses, share)

    def _games_file(self, number: int) -> Path:
        return self._folder / f"games-{number:02}.npz"

    def _held_out_file(self, number: int) -> Path:
        return self._folder / f"held-out-{number:02}.npz"

    def _write(self, name: str, text: str) -> None:
        part = self._folder / f"{name}.part"
        part.write_text(text)
        part.replace(self._folder / name)


@contextmanager
def _processes(jobs: int) -> Iterator[_Map]:
    """Lend a `map` whose calls are made by so many processes; one is this one."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield partial(pool.map, chunksize=_AT_ONCE)


def _played(nets: tuple[str, ...], seed: str) -> Positions | None:
    return played([_net(file) for file in nets], seed)


@cache
def _net(file: str) -> Net:
    return load_net(Path(file), COUNT)


def _save_positions(positions: Iterable[Positions], file: Path) -> None:
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(
            out,
            **{
                f"{name}{some.rows.shape[1]}": array
                for some in positions
                for name, array in some._asdict().items()
            },
        )
    part.replace(file)


def _load_positions(file: Path) -> list[Positions]:
    """Return the positions of a round, those with as many seats together."""
    with np.load(file, allow_pickle=False) as arrays:
        return [
            Positions(arrays[name], arrays[f"shares{name.removeprefix('rows')}"])
            for name in arrays
            if name.startswith("rows")
        ]
