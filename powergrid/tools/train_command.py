# SPDX-License-Identifier: MIT
"""Train the net of the strongest levels: rounds of games in a league, each followed by a fit.

Everything is written to a folder; the same command continues an interrupted run. curve.svg there
shows the progress. The machines of a cluster must share that folder.
"""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Final

from powergrid.bots.value.features import COUNT
from powergrid.bots.value.net import load_net, save_net
from powergrid.files import atomic
from powergrid.tools.arguments import number_of_games
from powergrid.tools.plot import Panel, Series, svg
from powergrid.tools.progress_line import ProgressLine
from powergrid.tools.training_run import add_run, carry_out
from powergrid.training.net_run import FittingRound, NetRun
from powergrid.training.processes import Map
from powergrid.training.round_robin import round_robin
from powergrid.training.run_folder import RunPlan

MIN_GAMES: Final = 2
"""One of them is held out from the fitting."""
LAST_NETS: Final = 5
"""How many nets play the round robin."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_run(parser, rounds=8, games=2000, fewest_games=MIN_GAMES)
    parser.add_argument(
        "--choose",
        type=number_of_games,
        metavar="N",
        help="then let the last nets play a round robin, N games per pair, and keep the best",
    )


def run(args: argparse.Namespace) -> int:
    """Do the run, or the rest of it, and return the exit code."""
    return carry_out(args, partial(_train, args))


def _train(args: argparse.Namespace, plan: RunPlan, in_processes: Map) -> None:
    run = NetRun(args.folder, plan, in_processes)
    rounds = []
    progress = ProgressLine("games", max(1, run.games_left()))
    print(f"{'round':>5}{'games':>9}{'fitted':>9}{'held out':>10}{'against planners':>18}")
    for result in run.rounds(progress.step):
        rounds.append(result)
        print(
            f"{result.round:>5}{result.games:>9}{result.fitted_loss:>9.4f}{result.held_out_loss:>10.4f}"
            f"{result.share:>18.1%}",
            flush=True,
        )
        _draw(rounds, args.folder / "curve.svg")
    if args.choose:
        files = [run.net_file(result.round) for result in rounds[-LAST_NETS:]]
        _choose(args, files, rounds, in_processes)


def _choose(
    args: argparse.Namespace, files: list[Path], rounds: list[FittingRound], in_processes: Map
) -> None:
    """Write the net whose worst result is best as value.npz, and its figures as value.json."""
    nets = {file.stem: load_net(file, COUNT) for file in files}
    progress = ProgressLine("pairs", len(nets) * (len(nets) + 1))
    showings = round_robin(nets, args.choose, args.seed, progress.step, in_processes)
    for showing in showings:
        against = ", ".join(f"{rival} {share:.2f}" for rival, share in showing.shares.items())
        print(f"{showing.name}: at least {showing.floor:.2f} of parity ({against})")
    best = showings[0]
    save_net(nets[best.name], args.folder / "value.npz")
    figures = {
        "net": best.name,
        "shares of parity": dict(best.shares),
        "games a pair": args.choose,
        "run": [result._asdict() for result in rounds],
        "seed": args.seed,
    }
    atomic.write(args.folder / "value.json", json.dumps(figures, indent=1) + "\n")


def _draw(rounds: list[FittingRound], file: Path) -> None:
    fitted = Series("fitted", [(result.games, result.fitted_loss) for result in rounds])
    held_out = Series("held out", [(result.games, result.held_out_loss) for result in rounds])
    share = Series("the net", [(result.games, 100 * result.share) for result in rounds])
    parity = Series("parity", [(result.games, 25) for result in rounds])
    panels = [
        Panel("Loss", "games", "nats per position", [fitted, held_out]),
        Panel("Against three planners", "games", "% of the wins", [share, parity]),
    ]
    atomic.write(file, svg(panels))
