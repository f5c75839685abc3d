# SPDX-License-Identifier: MIT
"""What games among planners come to: the figures by which the tiles are judged.

python -m tests.factory.figures --games 100 --players 4    print them as a table in Markdown
"""

import argparse
import sys
from collections import Counter
from random import Random
from statistics import fmean

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event, OrderTileWon, ProfitPaid, TileBought, TileMoved
from powergrid.factory.rules.tiles import TYPE_NAMES
from tests.factory.games import start
from tests.factory.table import game_for


class Figures:
    """Sums over games."""

    def __init__(self, players: int) -> None:
        self.game = game_for(players)
        self.money: list[int] = []
        self.margins: list[float] = []
        self.profits: dict[int, list[int]] = {round_: [] for round_ in range(1, 6)}
        self.bought: Counter[int] = Counter()
        self.offered: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.first_won: Counter[int] = Counter()
        self.games = self.early_leaders = self.outer = 0

    def play(self, seed: int, level: str) -> None:
        """Play one game and count."""
        state, deal = start(self.game, seed)
        bought: set[int] = set()
        offered = {*state.market}
        rounds: list[tuple[int, ...]] = []
        tiles: Counter[tuple[int, int]] = Counter()

        def watch(action: Action, events: list[Event], after: State) -> None:
            for event in events:
                if isinstance(event, TileBought):
                    bought.add(event.tile)
                elif isinstance(event, TileMoved):
                    offered.add(event.tile)
                elif isinstance(event, OrderTileWon):
                    tiles[event.seat, event.tile] += 1
                elif isinstance(event, ProfitPaid):
                    self.profits[len(after.changes)].append(event.profit)
            while len(rounds) < len(after.changes):
                rounds.append(after.money)

        bots = [bot_named(level)] * self.game.players
        end = play(state, deal, bots, Random(seed), watch)
        first, second = end.ranking[:2]
        self.games += 1
        self.money += end.money
        self.margins.append((end.money[first] - end.money[second]) / end.money[first])
        self.early_leaders += max(range(self.game.players), key=rounds[1].__getitem__) == first
        self.bought.update(bought)
        self.offered.update(offered)
        self.first_won[deal.first_order[first]] += 1
        self.outer += sum(end.outer)
        for (seat, tile), times in tiles.items():
            self.held[tile] += times
            self.won[tile] += times * (seat == first)

    def lines(self) -> list[str]:
        """Return the figures, a line each."""
        played, players = self.games, self.game.players
        profits = [fmean(values) for values in self.profits.values()]
        held = {tile: self.won[tile] / times for tile, times in self.held.items()}
        first = {tile: wins / played for tile, wins in self.first_won.items()}
        return [
            f"| players | {players} |",
            f"| games | {played} |",
            f"| final money | {fmean(self.money):.0f} ({min(self.money)}–{max(self.money)}) |",
            f"| profit by round | {' '.join(f'{profit:.0f}' for profit in profits)} |",
            f"| winner ahead of second | {fmean(self.margins):.1%} |",
            f"| leader after round 2 wins | {self.early_leaders / played:.0%} |",
            f"| outer spaces bought a seat | {self.outer / played / players:.2f} |",
            f"| wins by order tile held in a round | {_listed(held)} |",
            f"| wins by first order tile | {_listed(first)} |",
            "",
            "| tile | games with it on sale | bought in |",
            "|---|--:|--:|",
            *[self._row(kind) for kind in sorted(self.offered)],
        ]

    def _row(self, kind: int) -> str:
        tile, times = self.game.tiles[kind], self.offered[kind]
        share = self.bought[kind] / times
        return f"| {TYPE_NAMES[tile.type]} {tile.price} | {times} | {share:.0%} |"


def _listed(shares: dict[int, float]) -> str:
    return ", ".join(f"{tile}: {share:.0%}" for tile, share in sorted(shares.items()))


def main() -> int:
    """Play the games and print the figures."""
    parser = argparse.ArgumentParser(prog="tests.factory.figures", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="master")
    args = parser.parse_args()
    figures = Figures(args.players)
    for number in range(args.games):
        figures.play(args.seed * 100_000 + number, args.level)
    print("\n".join(["| what | figure |", "|---|---|", *figures.lines()]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
