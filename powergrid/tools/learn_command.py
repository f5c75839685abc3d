# SPDX-License-Identifier: MIT
"""Train the policy of the level `expert` on games it plays itself: rounds of games and learning.

With --against it only learns to beat three copies of a policy, to find out how much that one can
be exploited. Everything is written to a folder; the same command continues an interrupted run.
curve.svg there shows the progress.
"""

import argparse
from functools import partial
from pathlib import Path

from powergrid.bots.policy.option_figures import KNOWN
from powergrid.bots.policy.policy import Policy, load_policy
from powergrid.bots.weights_file import DamagedNet
from powergrid.files import atomic
from powergrid.tools.arguments import add_number
from powergrid.tools.plot import Panel, Series, svg
from powergrid.tools.progress_line import ProgressLine
from powergrid.tools.training_run import add_run, carry_out
from powergrid.training.policy_fitting import LearningRound
from powergrid.training.policy_run import PolicyRun
from powergrid.training.processes import Map
from powergrid.training.run_folder import RunPlan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_run(parser, rounds=100, games=400)
    parser.add_argument(
        "--begin", type=Path, metavar="FILE", help="start from this policy, not from scratch"
    )
    parser.add_argument(
        "--against", type=Path, metavar="FILE", help="play only three copies of this policy"
    )
    add_number(parser, "--rate", 1, 1000, 100, "percent of the usual rate of learning")


def run(args: argparse.Namespace) -> int:
    """Do the run, or the rest of it, and return the exit code."""
    return carry_out(args, partial(_learn, args))


def _learn(args: argparse.Namespace, plan: RunPlan, in_processes: Map) -> None:
    first, target = _policy(args.begin), _policy(args.against)
    run = PolicyRun(args.folder, plan, in_processes, first, target, args.rate)
    rounds: list[LearningRound] = []
    progress = ProgressLine("games", max(1, run.games_left()))
    print(f"{'round':>5}{'games':>9}{'at home':>9}{'result':>8}{'entropy':>9}{'drift':>8}")
    for result in run.rounds(progress.step):
        rounds.append(result)
        print(
            f"{len(rounds):>5}{len(rounds) * plan.games:>9}{result.share:>9.1%}"
            f"{result.result:>8.3f}{result.entropy:>9.3f}{result.drift:>8.4f}",
            flush=True,
        )
    _draw(rounds, plan.games, args.folder / "curve.svg")


def _policy(file: Path | None) -> Policy | None:
    if file is None:
        return None
    if not file.is_file():
        raise DamagedNet(f"There is no file {file}: name a policy that powergrid learn has saved.")
    try:
        return load_policy(file, KNOWN)
    except DamagedNet:
        raise DamagedNet(
            f"{file} holds no policy for this version: name one that powergrid learn has saved."
        ) from None


def _draw(rounds: list[LearningRound], games: int, file: Path) -> None:
    places = [games * number for number in range(1, len(rounds) + 1)]
    shares = [(place, 100 * result.share) for place, result in zip(places, rounds, strict=True)]
    entropies = [(place, result.entropy) for place, result in zip(places, rounds, strict=True)]
    parity = Series("parity", [(place, 25.0) for place in places])
    panels = [
        Panel("At home", "games", "% of the wins", [Series("it", shares), parity]),
        Panel("Variety", "games", "nats a decision", [Series("it", entropies)]),
    ]
    atomic.write(file, svg(panels))
