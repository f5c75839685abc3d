# SPDX-License-Identifier: MIT
"""A policy's run: rounds of games and learning, saved in a folder and resumed where it stopped.

`learning.npz` holds the latest state of learning; every tenth round leaves `policy-NNNN.npz`. The
same plan makes the same files on any number of processes.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from powergrid.bots.policy.option_figures import COUNT
from powergrid.bots.policy.policy import Policy, fits, save_policy
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.weights_file import read_arrays
from powergrid.files import atomic
from powergrid.training.policy_fitting import (
    Learning,
    LearningRound,
    first_policy,
    learn,
    settings_of_round,
    widen,
)
from powergrid.training.policy_games import Steps, play_learners
from powergrid.training.processes import Map
from powergrid.training.run_folder import (
    FIGURES,
    DamagedRun,
    RunPlan,
    damaged,
    read_figures,
    write_figures,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEPT: Final = 10
"""How many rounds pass between saved policies."""
_STATE: Final = "learning.npz"
_MAX_BYTES: Final = 64_000_000
"""Room for the largest policy that can be loaded, three times over."""


class PolicyRun:
    """A plan in a folder; `in_processes` plays the games.

    Learning begins with `first`, or from first estimates, at this many `percent` of the usual
    rate. If there is a `target`, the policy learns only to beat three copies of it.
    """

    def __init__(
        self,
        folder: Path,
        plan: RunPlan,
        in_processes: Map = map,
        first: Policy | None = None,
        target: Policy | None = None,
        percent: int = 100,
    ) -> None:
        self._folder = folder
        self._plan = plan
        self._in_processes = in_processes
        self._first = first
        self._target = target
        self._percent = percent

    def games_left(self) -> int:
        """Return how many games are left to play; raise DamagedRun if a file is damaged."""
        done = (
            len(read_figures(self._folder, LearningRound))
            if (self._folder / _STATE).exists()
            else 0
        )
        return self._plan.games * max(0, self._plan.rounds - done)

    def rounds(self, step: Callable[[], None] = lambda: None) -> Iterator[LearningRound]:
        """Do the rest of the plan, calling `step` after each game; yield each round's figures."""
        rng = np.random.default_rng(self._plan.seed)
        first = widen(self._first, rng) if self._first else first_policy(rng)
        done, learning = self._load() or (0, Learning.start(first))
        results = read_figures(self._folder, LearningRound)[:done]
        if len(results) < done:
            raise DamagedRun(
                f"{self._folder}: {FIGURES} lacks rounds that {_STATE} has learned from: remove"
                " both to begin again, or choose another folder."
            )
        for number in range(1, self._plan.rounds + 1):
            if number > done:
                steps = self._play(number, learning.policy, step)
                rng = np.random.default_rng([self._plan.seed, number])
                settings = settings_of_round(number, self._percent)
                learning, figures = learn(learning, steps, rng, settings)
                results.append(figures)
                if number % KEPT == 0 or number == self._plan.rounds:
                    save_policy(learning.policy, self.policy_file(number))
                write_figures(results, self._folder)
                self._save(number, learning)
            yield results[number - 1]

    def policy_file(self, number: int) -> Path:
        """Return the file of the policy after a round."""
        return self._folder / f"policy-{number:04}.npz"

    def _play(self, number: int, policy: Policy, step: Callable[[], None]) -> list[Steps]:
        seeds = [f"{self._plan.seed}:{number}:{game}" for game in range(self._plan.games)]
        steps = []
        for some in self._in_processes(partial(_play_game, policy, self._target), seeds):
            steps += some
            step()
        return steps

    def _save(self, number: int, learning: Learning) -> None:
        with atomic.writing(self._folder / _STATE) as out:
            np.savez(out, **_arrays(number, learning))  # type: ignore[arg-type]

    def _load(self) -> tuple[int, Learning] | None:
        """Return the rounds done and the state after them; None before the first."""
        file = self._folder / _STATE
        if not file.exists():
            return None
        try:
            arrays = read_arrays(file, _MAX_BYTES)
            policy, means, squares = [
                Policy(*(arrays[f"{part}.{name}"] for name in Policy._fields))
                for part in ("policy", "means", "squares")
            ]
            steps, moments, products = (arrays[name] for name in ("turns", "moments", "products"))
            done = int(arrays["round"])
            learning = Learning(policy, means, squares, int(steps), moments, products)
        except (ValueError, TypeError, KeyError, OverflowError):
            raise damaged(file) from None
        if done < 0 or not _is_whole(learning):
            raise damaged(file)
        return done, learning


def _arrays(number: int, learning: Learning) -> "dict[str, NDArray[np.generic]]":
    """Return the state after a round as arrays by name."""
    arrays: dict[str, NDArray[np.generic]] = {
        "round": np.array(number),
        "turns": np.array(learning.steps),
        "moments": learning.moments,
        "products": learning.products,
    }
    for part in ("policy", "means", "squares"):
        weights: Policy = getattr(learning, part)
        arrays |= {f"{part}.{name}": weight for name, weight in weights._asdict().items()}
    return arrays


def _is_whole(learning: Learning) -> bool:
    """Return whether everything in a state of learning is finite and fits together."""
    if not fits(learning.policy, [COUNT]):
        return False
    beginning = Learning.start(learning.policy)
    pairs = zip(_arrays(0, learning).values(), _arrays(0, beginning).values(), strict=True)
    return (
        learning.steps >= 0
        and all(weight.dtype == np.float32 for weight in learning.policy)
        and all(one.shape == other.shape and one.dtype == other.dtype for one, other in pairs)
        and all(np.isfinite(array).all() for array in _arrays(0, learning).values())
        and all((square >= 0).all() for square in learning.squares)
    )


def _play_game(policy: Policy, target: Policy | None, seed: str) -> list[Steps]:
    return play_learners(shipped_net(), policy, seed, target)
