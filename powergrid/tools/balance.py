# SPDX-License-Identifier: MIT
"""The balance of a board: games among bots, and who wins from where."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

from powergrid import bots
from powergrid.bots.trial import Balance, Share
from powergrid.bots.whole_game import StuckGame
from powergrid.box import BoxError, load_board_file, load_edition, load_plants
from powergrid.box.board_file import read_board_file
from powergrid.files import atomic
from powergrid.rules.board import Board
from powergrid.tools import interrupt
from powergrid.tools.arguments import EXIT_USAGE, MAX_GAMES, number_between, number_of_games
from powergrid.tools.plot import Bar, bars_svg
from powergrid.tools.progress_line import ProgressLine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    group = parser.add_argument_group("balance")
    group.add_argument(
        "--games",
        type=number_of_games,
        default=200,
        metavar="N",
        help="number of games (default: 200)",
    )
    group.add_argument(
        "--players",
        type=lambda text: number_between(2, 6, text),
        default=4,
        metavar="N",
        help="number of players (default: 4)",
    )
    group.add_argument("--edition", metavar="ID", help="default: recharged if it has the board")
    group.add_argument(
        "--bot", default="regular", metavar="LEVEL", help="the bot in every seat (default: regular)"
    )
    group.add_argument("--seed", type=int, default=1, metavar="S", help="random seed (default: 1)")
    group.add_argument("--json", action="store_true", help="print the figures as JSON")
    group.add_argument("--plot", type=Path, metavar="FILE", help="also draw the figures, as SVG")


def run(args: argparse.Namespace) -> int:
    """Play the games, print their figures and return the exit code."""
    try:
        edition = args.edition or read_board_file(args.file).printed_in[-1]
        board = load_board_file(args.file, edition)
        figures = _played(args, board, edition)
    except (BoxError, StuckGame, ValueError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    if args.plot is not None:
        atomic.write(args.plot, _plot(board, figures))
    print(json.dumps(_facts(board, figures), indent=2) if args.json else _text(board, figures))
    return 0


def _played(args: argparse.Namespace, board: Board, edition_id: str) -> Balance:
    tables = board, load_edition(edition_id), load_plants()
    progress = ProgressLine("games", args.games)
    games = []
    with interrupt.unwinding():
        for number in range(args.games):
            seed = args.seed * MAX_GAMES + number
            games.append(bots.tried(*tables, [args.bot] * args.players, seed))
            progress.step()
    return bots.balance(board, games)


def _facts(board: Board, figures: Balance) -> dict[str, Any]:
    rounds = figures.rounds
    return {
        "board": board.id,
        "games": figures.games,
        "players": figures.players,
        "rounds": {"fewest": rounds[0], "median": median(rounds), "most": rounds[-1]},
        "seats": [_rounded(share) for share in figures.seats],
        "areas": [
            {
                "id": area.id,
                **_rounded(found.wins),
                "houses": found.houses,
                "mean_price": round(found.price, 2),
            }
            for area, found in zip(board.areas, figures.areas, strict=True)
        ],
    }


def _rounded(share: Share) -> dict[str, float]:
    names = ("seats", "wins", "low", "high")
    return {name: round(value, 4) for name, value in zip(names, share, strict=True)}


def _text(board: Board, figures: Balance) -> str:
    rounds = figures.rounds
    games = f"{board.name}: {figures.games} games of {figures.players}"
    lines = [
        f"{games}, {rounds[0]} to {rounds[-1]} rounds, mostly {median(rounds):g}",
        f"a fair share of the wins is {1 / figures.players:.1%}",
        f"{'first order':<22}{'seats':>7}{'wins':>8}{'95 % limits':>15}",
    ]
    lines += [_row(f"{place + 1}", share) for place, share in enumerate(figures.seats)]
    head = f"{'started in':<22}{'seats':>7}{'wins':>8}{'95 % limits':>15}{'houses':>8}{'price':>7}"
    lines.append(head)
    for area, found in zip(board.areas, figures.areas, strict=True):
        more = f"{found.houses:>8}{found.price:>7.1f}"
        lines.append(_row(area.name[:21], found.wins) + more)
    return "\n".join(lines)


def _row(name: str, found: Share) -> str:
    limits = f"{found.low:.1%}–{found.high:.1%}" if found.tries else "–"
    share = f"{found.share:.1%}" if found.tries else "–"
    return f"{name:<22}{found.tries:>7}{share:>8}{limits:>15}"


def _plot(board: Board, figures: Balance) -> str:
    fair = 100 / figures.players
    return bars_svg(
        [
            (
                "Wins by place in the first order, %",
                [_bar(f"{place + 1}", share) for place, share in enumerate(figures.seats)],
                fair,
            ),
            (
                "Wins by area started in, %",
                [
                    _bar(area.name, found.wins)
                    for area, found in zip(board.areas, figures.areas, strict=True)
                ],
                fair,
            ),
            (
                "Mean price of a house, with its route",
                [
                    Bar(area.name, found.price)
                    for area, found in zip(board.areas, figures.areas, strict=True)
                ],
                None,
            ),
            (
                "Games by their rounds",
                [Bar(f"{rounds}", count) for rounds, count in Counter(figures.rounds).items()],
                None,
            ),
        ]
    )


def _bar(name: str, found: Share) -> Bar:
    if not found.tries:
        return Bar(name, 0)
    return Bar(name, 100 * found.share, 100 * found.low, 100 * found.high)
