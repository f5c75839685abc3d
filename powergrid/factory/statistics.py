# SPDX-License-Identifier: MIT
"""Figures computed from the events of games: by round and seat, and over many games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from powergrid.factory.rules.events import (
    Event,
    FactoryRun,
    GameEnded,
    ProfitPaid,
    TileBought,
    TilePlaced,
    WorkersHired,
)
from powergrid.factory.rules.scoring import winners_of
from powergrid.factory.rules.tiles import Tile


class Round(NamedTuple):
    """The result of one seat in a round: `money` at its end, `bill` the cost of its energy.

    `goods` were sold, `canteen` counts the workers at the machines.
    """

    money: int
    production: int
    storage: int
    energy: int
    canteen: int
    bill: int
    profit: int

    @property
    def goods(self) -> int:
        """How many goods were produced and stored."""
        return min(self.production, self.storage)


def rounds(events: Iterable[Event], seats: int, money: int) -> list[list[Round]]:
    """Return the rounds of each seat, which begins with that money."""
    held = [money] * seats
    runs: dict[int, FactoryRun] = {}
    found: list[list[Round]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, TileBought | TilePlaced | WorkersHired):
            held[event.seat] -= event.price
        elif isinstance(event, FactoryRun):
            runs[event.seat] = event
        elif isinstance(event, ProfitPaid):
            held[event.seat] += event.paid
            run = runs[event.seat]
            tracks = run.production, run.storage, run.energy, run.canteen
            found[event.seat].append(Round(held[event.seat], *tracks, event.cost, event.profit))
    return found


def bought(events: Iterable[Event], seats: int) -> list[Counter[int]]:
    """Return how many tiles of each kind every seat has bought."""
    found: list[Counter[int]] = [Counter() for _ in range(seats)]
    for event in events:
        if isinstance(event, TileBought):
            found[event.seat][event.tile] += 1
    return found


def spent(events: Iterable[Event], seats: int, tiles: Sequence[Tile]) -> list[Counter[int]]:
    """Return what every seat has paid for its tiles, by type."""
    found: list[Counter[int]] = [Counter() for _ in range(seats)]
    for event in events:
        if isinstance(event, TileBought | TilePlaced):
            found[event.seat][tiles[event.tile].type] += event.price
    return found


def by_type(kinds: Counter[int], tiles: Sequence[Tile]) -> Counter[int]:
    """Return the tiles counted by type."""
    found: Counter[int] = Counter()
    for kind, count in kinds.items():
        found[tiles[kind].type] += count
    return found


def winners(events: Sequence[Event], seats: int) -> tuple[int, ...]:
    """Return the seats that have won a game, several if they tie; none if it is not over."""
    if not any(isinstance(event, GameEnded) for event in events):
        return ()
    last = [played[-1] for played in rounds(events, seats, 0)]
    return winners_of([(figures.money, figures.profit) for figures in last])


class Outcome(NamedTuple):
    """The result of one seat in a finished game of `players`; `player` is its level, or a person.

    `money` is that after each round, `types` the tiles bought, by type.
    """

    player: str
    players: int
    has_won: bool
    money: tuple[int, ...]
    types: Counter[int]


def outcomes(
    events: Sequence[Event], players: Sequence[str], money: int, tiles: Sequence[Tile]
) -> list[Outcome]:
    """Return the outcome of each seat of a game; empty if it is not over."""
    won = winners(events, len(players))
    if not won:
        return []
    played = rounds(events, len(players), money)
    kinds = bought(events, len(players))
    return [
        Outcome(
            player,
            len(players),
            seat in won,
            tuple(figures.money for figures in played[seat]),
            by_type(kinds[seat], tiles),
        )
        for seat, player in enumerate(players)
    ]
