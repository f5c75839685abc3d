# SPDX-License-Identifier: MIT
"""How the cost of a game grows with its players, cities and length, with a plot."""

from collections.abc import Iterator
from math import inf
from random import Random
from time import process_time
from typing import Final, TypeAlias

from powergrid.bots import bot_named
from powergrid.bots.whole_game import play
from powergrid.box import load_edition
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.tools.bench_core import EDITIONS, PLAYERS, Clock, table
from powergrid.tools.plot import Panel, Series
from powergrid.tools.progress_line import ProgressLine

AREAS: Final = (3, 4, 5, 6)  # with fewer, four players could fill all cities and never end
REPEATS: Final = 7

Figures: TypeAlias = dict[str, float]
Growth: TypeAlias = dict[str, dict[str, list[Figures]]]


def measure(
    games: int = 60,
    clock: Clock = process_time,
) -> Growth:
    """Return the figures of all points, by "players", "cities" and "length", and by edition.

    A point is the mean of `games` games among `sensible` bots on Germany; under "length" it is one
    game. All points are measured in turn, game by game, and the best of several times counts, so
    that other work on the machine affects all alike, and little.
    """
    points = [(edition, *point) for edition in EDITIONS for point in _points(edition)]
    played = {point: [_game(*point, seed) for seed in range(games)] for point in points}
    progress = ProgressLine("turns", REPEATS * games)
    for _ in range(REPEATS):
        for seed in range(games):
            for point, figures in played.items():
                figures[seed]["ms"] = min(figures[seed]["ms"], _time(*point, seed, clock))
            progress.step()
    growth: Growth = {"players": {}, "cities": {}, "length": {}}
    for (edition, players, areas), figures in played.items():
        if not areas:
            by_players = growth["players"].setdefault(edition, [])
            by_players.append(_mean(figures) | {"players": players})
            if players == PLAYERS:
                growth["length"][edition] = figures
        else:
            growth["cities"].setdefault(edition, []).append(_mean(figures))
    return growth


def _points(edition_id: str) -> Iterator[tuple[int, int]]:
    """Yield the points of an edition: players and areas, 0 for as many as the edition says."""
    edition = load_edition(edition_id)
    for players in edition.players:
        if players not in edition.bank_players:
            yield players, 0
    for areas in AREAS:
        yield PLAYERS, areas


def _game(edition_id: str, players: int, areas: int, seed: int) -> Figures:
    """Return the moves and cities of a game; its milliseconds are measured later."""
    moves = 0

    def count(state: State, action: Action | None, events: list[Event]) -> None:
        nonlocal moves
        moves += action is not None

    rng = Random(seed)
    game, cards, order = table(edition_id, rng, players, areas)
    play(game, cards, order, [bot_named("sensible")] * players, rng, count)
    return {"moves": moves, "cities": len(game.cities), "ms": inf}


def _time(edition_id: str, players: int, areas: int, seed: int, clock: Clock) -> float:
    bots = [bot_named("sensible")] * players
    rng = Random(seed)
    game, cards, order = table(edition_id, rng, players, areas)
    start = clock()
    play(game, cards, order, bots, rng)
    return round((clock() - start) * 1000, 3)


def _mean(games: list[Figures]) -> Figures:
    sums = {name: sum(game[name] for game in games) for name in games[0]}
    means = {name: round(total / len(games), 3) for name, total in sums.items()}
    return means | {"us_a_move": round(sums["ms"] / sums["moves"] * 1000, 3)}


def panels(growth: Growth) -> list[Panel]:
    """Return the panels of the plot."""
    return [
        Panel(
            "Players",
            "players",
            "ms per game",
            _series(growth["players"], "players", "ms"),
        ),
        Panel(
            "Cities, four players",
            "cities in play",
            "µs per move",
            _series(growth["cities"], "cities", "us_a_move"),
        ),
        Panel(
            "Length, four players",
            "moves",
            "ms per game",
            _series(growth["length"], "moves", "ms", is_line=False),
        ),
    ]


def _series(
    figures: dict[str, list[Figures]], x: str, y: str, is_line: bool = True
) -> list[Series]:
    return [
        Series(edition.capitalize(), [(point[x], point[y]) for point in points], is_line)
        for edition, points in figures.items()
    ]
