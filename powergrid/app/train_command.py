# SPDX-License-Identifier: MIT
"""Train the learned value: rounds of games in a league, each followed by fitting the net.

All is kept in a folder, where the same command takes it up again; curve.svg shows how it goes.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from powergrid.app.progress import Progress

if TYPE_CHECKING:
    from powergrid.training.run import Figures

MOST: Final = 1_000_000
EXIT_USAGE: Final = 2
PLAN: Final = "plan.json"
LAST: Final = 5
"""Nets that are played off against each other."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the run is kept")
    parser.add_argument("--rounds", type=_count, default=8, metavar="N", help="how many (8)")
    parser.add_argument(
        "--games", type=_count, default=2000, metavar="N", help="games in a round (2000)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same run (1)")
    parser.add_argument(
        "--choose",
        type=_count,
        metavar="N",
        help="then play a round robin of the last nets, N games a pair, and keep the best",
    )
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="processes (1)")


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST:
        raise argparse.ArgumentTypeError(f"{number} is not between 1 and {MOST}")
    return number


def run(args: argparse.Namespace) -> int:
    """Do what is left of the run and return the exit code."""
    from powergrid.training.run import Plan, Run

    args.folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(args.seed, args.rounds, args.games)
    if why := _why_not(args.folder / PLAN, plan.seed, plan.games):
        print(why, file=sys.stderr)
        return EXIT_USAGE
    progress = Progress("games", args.rounds * args.games)
    told = []
    print(f"{'round':>5}{'games':>9}{'fitted':>9}{'held out':>10}{'against planners':>18}")
    for one in Run(args.folder, plan, args.jobs, progress.step).rounds():
        told.append(one)
        print(
            f"{one.round:>5}{one.games:>9}{one.fitted_loss:>9.4f}{one.held_out_loss:>10.4f}"
            f"{one.share:>18.1%}",
            flush=True,
        )
        _draw(told, args.folder / "curve.svg")
    if args.choose:
        _choose(args.folder, told, args.choose, args.seed)
    return 0


def _choose(folder: Path, told: "list[Figures]", games: int, seed: int) -> None:
    """Keep the net whose worst showing is best as value.npz, with what it showed beside it."""
    from powergrid.bots.value.features import COUNT
    from powergrid.bots.value.net import load_net, save_net
    from powergrid.training.choice import round_robin

    numbers = range(max(1, len(told) - LAST + 1), len(told) + 1)
    nets = {
        f"net-{number:02}": load_net(folder / f"net-{number:02}.npz", COUNT) for number in numbers
    }
    progress = Progress("pairs", len(nets) * (len(nets) + 1))
    showings = round_robin(nets, games, seed, progress.step)
    for showing in showings:
        against = ", ".join(f"{rival} {share:.2f}" for rival, share in showing.shares.items())
        print(f"{showing.name}: at least {showing.floor:.2f} of parity ({against})")
    best = showings[0]
    save_net(nets[best.name], folder / "value.npz")
    figures = {
        "net": best.name,
        "shares of parity": dict(best.shares),
        "games a pair": games,
        "run": [one._asdict() for one in told],
        "seed": seed,
    }
    (folder / "value.json").write_text(json.dumps(figures, indent=1) + "\n")


def _why_not(file: Path, seed: int, games: int) -> str:
    """Note the plan, or return in one sentence why the folder holds another one."""
    plan = {"seed": seed, "games": games}
    if not file.exists():
        file.write_text(json.dumps(plan))
        return ""
    there = json.loads(file.read_text())
    if there == plan:
        return ""
    return f"{file.parent} holds a run with {there}: take another folder, or these figures."


def _draw(told: "list[Figures]", file: Path) -> None:
    from powergrid.app.plot import Panel, Series, svg

    fitted = Series("fitted", [(one.games, one.fitted_loss) for one in told])
    held_out = Series("held out", [(one.games, one.held_out_loss) for one in told])
    share = Series("the net", [(one.games, 100 * one.share) for one in told])
    parity = Series("parity", [(one.games, 25) for one in told])
    panels = [
        Panel("Surprise at how games end", "games", "nats a position", [fitted, held_out]),
        Panel("Against three planners", "games", "% of the wins", [share, parity]),
    ]
    part = file.with_suffix(".part")
    part.write_text(svg(panels))
    part.replace(file)
