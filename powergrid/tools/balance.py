# SPDX-License-Identifier: MIT
"""The balance of a board: games among bots, and who wins from where."""

import argparse
import json
import sys
from collections import Counter
from statistics import median
from typing import Any

from powergrid import arena
from powergrid.arena.trial import Balance, Share
from powergrid.bots.whole_game import StuckGame
from powergrid.box import FileError, load_board_file, load_edition, load_plants
from powergrid.box.board_file import read_board_file
from powergrid.files import atomic
from powergrid.files.messages import counted
from powergrid.rules.board import Board
from powergrid.tools import interrupt
from powergrid.tools.arguments import (
    EXIT_FAILED,
    EXIT_USAGE,
    MAX_GAMES,
    add_games,
    add_json,
    add_number,
    add_seed,
    file_to_write,
)
from powergrid.tools.plot import Bar, bars_svg
from powergrid.tools.progress_line import ProgressLine
from powergrid.tools.text_table import text_table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a board's balance."""
    add_games(parser, 200)
    add_number(parser, "--players", 2, 6, 4, "number of players")
    parser.add_argument("--edition", metavar="ID", help="default: recharged if it has the board")
    parser.add_argument(
        "--bot", default="regular", metavar="LEVEL", help="the bot in every seat (default: regular)"
    )
    add_seed(parser)
    add_json(parser)
    parser.add_argument(
        "--plot", type=file_to_write, metavar="FILE", help="also draw the figures, as SVG"
    )


def run(args: argparse.Namespace) -> int:
    """Play the games, print their figures and return the exit code."""
    try:
        printed_in = read_board_file(args.file).printed_in
    except FileError as error:
        print(error, file=sys.stderr)
        return EXIT_FAILED
    try:
        edition = printed_in[-1] if args.edition is None else args.edition
        board = load_board_file(args.file, edition)
        figures = _play_games(args, board, edition)
    except (FileError, StuckGame, ValueError) as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    if args.plot is not None:
        atomic.write(args.plot, _plot(board, figures))
    print(json.dumps(_facts(board, figures), indent=2) if args.json else _text(board, figures))
    return 0


def _play_games(args: argparse.Namespace, board: Board, edition_id: str) -> Balance:
    tables = board, load_edition(edition_id), load_plants()
    progress = ProgressLine("games", args.games)
    games = []
    with interrupt.unwinding():
        for number in range(args.games):
            seed = args.seed * MAX_GAMES + number
            games.append(arena.play_trial(*tables, [args.bot] * args.players, seed))
            progress.step()
    return arena.balance(board, games)


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
    games = f"{board.name}: {counted(figures.games, 'game')} of {figures.players}"
    heads = ("seats", "wins", "95 % limits")
    orders = [(place, *_cells(share)) for place, share in enumerate(figures.seats, 1)]
    areas = [
        (area.name[:21], *_cells(found.wins), found.houses, f"{found.price:.1f}")
        for area, found in zip(board.areas, figures.areas, strict=True)
    ]
    lines = [
        f"{games}, {rounds[0]} to {rounds[-1]} rounds, mostly {median(rounds):g}",
        f"a fair share of the wins is {1 / figures.players:.1%}",
        *text_table(("first order", *heads), orders),
        *text_table(("started in", *heads, "houses", "price"), areas),
    ]
    return "\n".join(lines)


def _cells(found: Share) -> tuple[int, str, str]:
    if not found.tries:
        return 0, "–", "–"
    return found.tries, f"{found.share:.1%}", f"{found.low:.1%}–{found.high:.1%}"


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
                "Wins by starting area, %",
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
