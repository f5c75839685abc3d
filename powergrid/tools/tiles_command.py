# SPDX-License-Identifier: MIT
"""Test the tiles of Factory Manager in games among its strongest bots.

--write puts the tables into a Markdown file, between the lines `<!-- tiles -->` and
`<!-- end of tiles -->`; --plot draws them.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.arena.match import deal_and_seats
from powergrid.factory.bots import LEVELS, bot_named
from powergrid.factory.box import PLAYERS, load_game
from powergrid.factory.rules.tiles import TYPE_NAMES, Tile
from powergrid.files import atomic
from powergrid.files.messages import FileError
from powergrid.tools import interrupt
from powergrid.tools.arguments import (
    EXIT_USAGE,
    MAX_GAMES,
    add_games,
    add_number,
    add_seed,
    file_to_write,
)
from powergrid.tools.factory_figures import STYLES, TileFigures, style
from powergrid.tools.marked_part import Marks
from powergrid.tools.plot import Panel, Series, svg
from powergrid.tools.progress_line import ProgressLine

MARKS: Final = Marks("tiles")
_JUDGED: Final = 4
"""The number of players for which most thresholds are meant."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_games(parser, 2000, "games for each number of players")
    what = "games of each style against three others"
    add_number(parser, "--games-of-styles", 1, MAX_GAMES, 400, what)
    add_seed(parser)
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the tables into a Markdown file"
    )
    parser.add_argument("--plot", type=file_to_write, metavar="FILE", help="write the plots as SVG")


def run(args: argparse.Namespace) -> int:
    """Play the games, print or write the tables, and return the exit code."""
    if args.write and (problem := MARKS.problem(args.write)):
        print(problem, file=sys.stderr)
        return EXIT_USAGE
    try:
        every = {players: TileFigures(load_game(players)) for players in PLAYERS}
    except FileError as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    progress = ProgressLine("games", args.games * len(every) + args.games_of_styles * len(STYLES))
    with interrupt.unwinding():
        for players, figures in every.items():
            bots = [bot_named([*LEVELS][-1])] * players
            for number in range(args.games):
                figures.play(args.seed * MAX_GAMES + number, bots)
                progress.step()
        styles = {name: _style(name, args, progress) for name in STYLES}
    text = "\n".join(_lines(every, styles))
    if args.write:
        MARKS.write(args.write, text)
    else:
        print(text)
    if args.plot:
        atomic.write(args.plot, svg(_panels(every)))
    return 0


def _style(name: str, args: argparse.Namespace, progress: ProgressLine) -> float:
    """Return how often a style wins against three of the others, in turn."""
    games: int = args.games_of_styles
    figures = TileFigures(load_game(_JUDGED))
    others = [other for other in STYLES if other != name]
    won = 0.0
    for number in range(games):
        deal = number // _JUDGED
        rivals = [others[(deal + step) % len(others)] for step in range(_JUDGED - 1)]
        seed, seats = deal_and_seats(number, [name, *rivals])
        shares = figures.play(args.seed * MAX_GAMES + seed, [style(seat) for seat in seats])
        won += shares[seats.index(name)]
        progress.step()
    return won / games


class _Threshold(NamedTuple):
    """A requirement on the tiles, the figure found, and whether it meets the requirement."""

    what: str
    found: str
    is_met: bool


def _lines(every: dict[int, TileFigures], styles: dict[str, float]) -> Iterator[str]:
    yield "| threshold | found | met |"
    yield "|---|---|---|"
    for threshold in _thresholds(every, styles):
        met = "yes" if threshold.is_met else "**no**"
        yield f"| {threshold.what} | {threshold.found} | {met} |"
    yield ""
    yield f"| players | {' | '.join(map(str, every))} |"
    yield "|---|" + "--:|" * len(every)
    yield from _by_players(every)
    yield ""
    yield f"| tile | effect | on sale | bought | tiles a game, {_JUDGED} players |"
    yield "|---|---|--:|--:|--:|"
    figures = every[_JUDGED]
    bought, tiles = figures.bought(), figures.game.tiles
    for kind, (games, share, copies) in bought.items():
        tile = tiles[kind]
        yield (
            f"| {_name(tile)} | {_effect(tile)} | {games / figures.games:.0%} | {share:.0%} |"
            f" {copies:.2f} |"
        )
    never = [tile for kind, tile in enumerate(tiles) if tile.price and kind not in bought]
    if never:
        yield f"\nNever on the market: {', '.join(map(_name, never))}."


def _by_players(every: dict[int, TileFigures]) -> Iterator[str]:
    def row(name: str, cells: Sequence[str]) -> str:
        return f"| {name} | {' | '.join(cells)} |"

    some = list(every.values())
    yield row("games", [str(group.games) for group in some])
    yield row("final money", [f"{group.money:.0f} ({_span(group)})" for group in some])
    yield row("money after each round", [_listed(group.money_by_round) for group in some])
    yield row("profit by round, the last doubled", [_listed(group.profits) for group in some])
    yield row("winner ahead of second", [f"{group.margin:.1%}" for group in some])
    yield row("leader after round 2 wins", [f"{group.early_leads:.0%}" for group in some])
    yield row("outer spaces a seat", [f"{group.outer:.2f}" for group in some])
    yield row("wins by first order tile", [_shares(group.first_held()) for group in some])
    yield row("wins by order tile in any round", [_shares(group.held()) for group in some])


def _thresholds(every: dict[int, TileFigures], styles: dict[str, float]) -> Iterator[_Threshold]:
    four = every[_JUDGED]
    yield from _of_money(four, every[5])
    yield from _of_sales(four)
    for figures in every.values():
        yield from _of_order_tiles(figures)
    yield _Threshold(
        "each style wins 15–35 %",
        ", ".join(f"{name} {share:.0%}" for name, share in styles.items()),
        all(0.15 <= share <= 0.35 for share in styles.values()),
    )


def _of_money(four: TileFigures, five: TileFigures) -> Iterator[_Threshold]:
    for figures, low, high in ((four, 200, 260), (five, 240, 310)):
        yield _Threshold(
            f"mean final money {low}–{high}, {figures.game.players} players",
            f"{figures.money:.0f}",
            low <= figures.money <= high,
        )
    last = four.game.figures.last_factor
    profits = [*four.profits[:-1], four.profits[-1] / last]
    rises = [after - before for before, after in pairwise(profits)]
    yield _Threshold(
        "mean profit before doubling rises by 5–30 a round",
        ", ".join(f"{rise:.1f}" for rise in rises),
        all(5 <= rise <= 30 for rise in rises),
    )
    yield _Threshold(
        "winner 4–12 % ahead of the second", f"{four.margin:.1%}", 0.04 <= four.margin <= 0.12
    )
    leads = four.early_leads
    yield _Threshold("leader after round 2 wins at most 60 %", f"{leads:.0%}", leads <= 0.6)


def _of_sales(figures: TileFigures) -> Iterator[_Threshold]:
    bought, tiles = figures.bought(), figures.game.tiles
    for what, wrong in (
        ("every kind bought in at least 5 %", {k for k, (_, s, _) in bought.items() if s < 0.05}),
        ("no kind bought in more than 95 %", {k for k, (_, s, _) in bought.items() if s > 0.95}),
    ):
        names = ", ".join(f"{_name(tiles[kind])} ({bought[kind][1]:.0%})" for kind in sorted(wrong))
        yield _Threshold(what, names or "all", not wrong)


def _of_order_tiles(figures: TileFigures) -> Iterator[_Threshold]:
    players = figures.game.players
    for what, shares, more in (
        ("order tile held in a round", figures.held(), 0.05),
        ("first order tile", figures.first_held(), 0.04),
    ):
        best = max(shares, key=shares.__getitem__)
        yield _Threshold(
            f"no {what} above {1 / players + more:.0%}, {players} players",
            f"{best}: {shares[best]:.1%}",
            shares[best] <= 1 / players + more,
        )


def _panels(every: dict[int, TileFigures]) -> list[Panel]:
    few, many = every[2], every[5]
    rounds = range(1, few.game.figures.rounds + 1)
    four = every[_JUDGED]
    sales = [(four.game.tiles[kind].price, 100 * cell[1]) for kind, cell in four.bought().items()]
    order, first = four.held(), four.first_held()
    return [
        Panel(
            "Money after each round",
            "round",
            "Elektro",
            [
                Series("5 players", [*zip(rounds, many.money_by_round, strict=True)]),
                Series("2 players", [*zip(rounds, few.money_by_round, strict=True)]),
            ],
        ),
        Panel(
            f"How often a tile is bought, {_JUDGED} players",
            "price",
            "% of the games with it on sale",
            [Series("a kind", sales, is_line=False)],
        ),
        Panel(
            f"Wins by order tile, {_JUDGED} players",
            "order tile",
            "%",
            [
                Series("in a round", [(tile, 100 * share) for tile, share in order.items()]),
                Series("at first", [(tile, 100 * share) for tile, share in first.items()]),
            ],
        ),
    ]


def _name(tile: Tile) -> str:
    return f"{TYPE_NAMES[tile.type]} {tile.price}"


def _effect(tile: Tile) -> str:
    parts = zip(("production", "storage", "workers", "energy"), tile[2:], strict=True)
    return ", ".join(f"{name} {value:+}" for name, value in parts if value)


def _span(figures: TileFigures) -> str:
    low, high = figures.money_range
    return f"{low}–{high}"


def _listed(values: Sequence[float]) -> str:
    return " ".join(f"{value:.0f}" for value in values)


def _shares(shares: dict[int, float]) -> str:
    return ", ".join(f"{tile}: {share:.0%}" for tile, share in shares.items())
