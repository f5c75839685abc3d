# SPDX-License-Identifier: MIT
"""A net's run: rounds of games and fitting, saved in a folder and resumed where it stopped.

A round writes `games-NN.npz` and `held-out-NN.npz`, the positions of its games, and `net-NN.npz`.
Files that exist are not made again; the same plan makes the same files on any number of processes.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from powergrid.bots.planner import Planner
from powergrid.bots.value.features import COUNT
from powergrid.bots.value.net import Net, load_net, save_net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.bots.weights_file import read_arrays
from powergrid.files import atomic
from powergrid.training.league_games import group_by_seats, play_league_game
from powergrid.training.matches import win_share
from powergrid.training.net_fitting import FIRST, LATER, first_net, fit_net, mean_loss
from powergrid.training.positions import MAX_POSITIONS, Positions
from powergrid.training.processes import Map
from powergrid.training.run_folder import RunPlan, damaged, read_figures, write_figures
from powergrid.training.tables import HOME

_HELD_OUT: Final = 10
"""One game in this many is not fitted to but used to measure the net."""
MATCH_GAMES: Final = 40
_SEATS: Final = range(2, 7)
_MAX_BYTES_OF_GAME: Final = 10_000 + MAX_POSITIONS * _SEATS[-1] * 4 * (COUNT + 1)
"""More than the positions of a game take, together with the names of the arrays."""


class FittingRound(NamedTuple):
    """A round's result: the losses in nats a position, and the share against three planners."""

    round: int
    games: int
    fitted_loss: float
    held_out_loss: float
    share: float


class NetRun:
    """A plan in a folder; `in_processes` plays the games, which read older nets from the folder."""

    def __init__(self, folder: Path, plan: RunPlan, in_processes: Map = map) -> None:
        self._folder = folder
        self._plan = plan
        self._in_processes = in_processes

    def games_left(self) -> int:
        """Return how many games of the league are left to play."""
        numbers = range(1, self._plan.rounds + 1)
        return self._plan.games * sum(not self._has_games(number) for number in numbers)

    def rounds(self, step: Callable[[], None] = lambda: None) -> Iterator[FittingRound]:
        """Do the rest of the plan, calling `step` after each game; yield each round's result."""
        results = read_figures(self._folder, FittingRound)
        for number in range(1, self._plan.rounds + 1):
            if number > len(results):
                for earlier in range(1, number):
                    self._play(earlier, step)  # where a damaged file was removed
                self._play(number, step)
                results.append(self._fit(number))
                write_figures(results, self._folder)
            yield results[number - 1]

    def net_file(self, number: int) -> Path:
        """Return the file of a round's net."""
        return self._folder / f"net-{number:02}.npz"

    def _play(self, number: int, step: Callable[[], None]) -> None:
        if self._has_games(number):
            return
        nets = tuple(str(self.net_file(before)) for before in range(1, number))
        first = (number - 1) * self._plan.games
        seeds = [f"{self._plan.seed}:{first + game}" for game in range(self._plan.games)]
        games = []
        for positions in self._in_processes(partial(_play_game, nets), seeds):
            games.append(positions)
            step()
        held_out = games[::_HELD_OUT]
        _save_positions(group_by_seats(held_out), self._held_out_file(number))
        learned = [game for place, game in enumerate(games) if place % _HELD_OUT]
        _save_positions(group_by_seats(learned), self._games_file(number))

    def _fit(self, number: int) -> FittingRound:
        rng = np.random.default_rng([self._plan.seed, number])
        positions = self._positions(map(self._games_file, range(1, number + 1)))
        held_out = self._positions(map(self._held_out_file, range(1, number + 1)))
        newest = self.net_file(number - 1)
        net = load_net(newest, COUNT) if number > 1 else first_net(positions, rng)
        net = fit_net(net, positions, rng, LATER if number > 1 else FIRST)
        save_net(net, self.net_file(number))
        share = win_share(
            partial(ValueBot, net),
            Planner,
            HOME,
            MATCH_GAMES,
            self._plan.seed,
            self._in_processes,
        )
        losses = mean_loss(net, positions), mean_loss(net, held_out)
        return FittingRound(number, number * self._plan.games, *losses, share)

    def _positions(self, files: Iterable[Path]) -> list[Positions]:
        """Return the positions of some rounds; raise DamagedRun."""
        maximum = self._plan.games * _MAX_BYTES_OF_GAME
        return [some for file in files for some in _load_positions(file, maximum)]

    def _has_games(self, number: int) -> bool:
        return self._games_file(number).exists() and self._held_out_file(number).exists()

    def _games_file(self, number: int) -> Path:
        return self._folder / f"games-{number:02}.npz"

    def _held_out_file(self, number: int) -> Path:
        return self._folder / f"held-out-{number:02}.npz"


def _play_game(nets: tuple[str, ...], seed: str) -> Positions | None:
    return play_league_game([_net(file) for file in nets], seed)


@cache
def _net(file: str) -> Net:
    return load_net(Path(file), COUNT)


def _save_positions(positions: Iterable[Positions], file: Path) -> None:
    with atomic.writing(file) as out:
        np.savez(
            out,
            **{
                f"{name}{some.rows.shape[1]}": array
                for some in positions
                for name, array in some._asdict().items()
            },
        )


def _load_positions(file: Path, max_bytes: int) -> list[Positions]:
    """Return the positions of a round, grouped by number of seats; raise DamagedRun."""
    try:
        arrays = read_arrays(file, max_bytes)
        found = [
            Positions(rows, arrays[f"shares{name.removeprefix('rows')}"])
            for name, rows in arrays.items()
            if name.startswith("rows")
        ]
    except (ValueError, KeyError):
        raise damaged(file) from None
    if not found or not all(map(_are_whole, found)):
        raise damaged(file)
    return found


def _are_whole(positions: Positions) -> bool:
    """Return whether arrays are those of at least one position, with its features and results."""
    rows, shares = positions
    return bool(
        rows.dtype == np.float16
        and shares.dtype == np.float32
        and rows.ndim == 3
        and rows.shape[0] > 0
        and rows.shape[1] in _SEATS
        and rows.shape[2] == COUNT
        and shares.shape == rows.shape[:2]
        and np.isfinite(rows).all()
        and ((shares >= 0) & (shares <= 1)).all()
    )
