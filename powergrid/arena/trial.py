# SPDX-License-Identifier: MIT
"""Games among bots on a board, and what they say about its balance."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from powergrid.arena.match import confidence_interval
from powergrid.bots.levels import bot_named
from powergrid.bots.whole_game import play
from powergrid.rules import Game, State
from powergrid.rules.actions import Action
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.events import Event, HouseBuilt
from powergrid.rules.options import Options, areas_in_play
from powergrid.rules.plants import Plant
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.setup import random_areas, random_order, shuffle_cards

NOWHERE = -1
"""The area of a seat that built nothing."""


class TrialGame(NamedTuple):
    """One game: `shares` of the win and the areas `begun` in, by place in the first turn order.

    `built` are all houses as (area, price), the price with the route there.
    """

    rounds: int
    shares: tuple[float, ...]
    begun: tuple[int, ...]
    built: tuple[tuple[int, int], ...]


class Share(NamedTuple):
    """A share of the wins in `tries`; the true one lies between `low` and `high` (95 %)."""

    tries: int
    share: float
    low: float
    high: float


class AreaFigures(NamedTuple):
    """How often those who started in an area won; the houses built there and their mean price."""

    wins: Share
    houses: int
    price: float


class Balance(NamedTuple):
    """The results of many games; `seats` by place in the first turn order, `areas` by area.

    `rounds` are those of each game, ascending.
    """

    games: int
    players: int
    rounds: tuple[int, ...]
    seats: tuple[Share, ...]
    areas: tuple[AreaFigures, ...]


def play_trial(
    board: Board, edition: Edition, plants: Mapping[int, Plant], names: Sequence[str], seed: int
) -> TrialGame:
    """Play one game in areas drawn at random, and return how it went.

    Raises ValueError if the board has no areas to play in, StuckGame if the game does not end.
    """
    rng = Random(seed)
    players = len(names)
    options = Options(against_the_bank=players in edition.bank_players)
    count = areas_in_play(edition, board, players, options)
    if not board.choices(count):
        raise ValueError(
            f"no {count} areas of the board are connected; {players} players need them."
        )
    areas = random_areas(board, count, rng)
    game = Game(board, edition, plants, players, areas, options)
    cards = shuffle_cards(game.edition, game.plants, players, rng)
    bots = [bot_named(name) for name in names]
    order = random_order(players, rng)
    houses: list[HouseBuilt] = []

    def note(state: State, action: Action | None, events: list[Event]) -> None:
        houses.extend(event for event in events if isinstance(event, HouseBuilt))

    end = play(game, cards, order, bots, rng, note)
    return _trial_game(end, order, houses)


def balance(board: Board, games: Sequence[TrialGame]) -> Balance:
    """Return what these games say about a board; there is at least one."""
    players = len(games[0].shares)
    wins: defaultdict[int, float] = defaultdict(float)
    starts: Counter[int] = Counter()
    prices: defaultdict[int, list[int]] = defaultdict(list)
    for game in games:
        for area, share in zip(game.begun, game.shares, strict=True):
            starts[area] += 1
            wins[area] += share
        for area, price in game.built:
            prices[area].append(price)
    return Balance(
        len(games),
        players,
        tuple(sorted(game.rounds for game in games)),
        tuple(
            _share(sum(game.shares[place] for game in games), len(games))
            for place in range(players)
        ),
        tuple(
            AreaFigures(
                _share(wins[area], starts[area]),
                len(prices[area]),
                fmean(prices[area] or (0,)),
            )
            for area in range(len(board.areas))
        ),
    )


def _trial_game(state: State, order: Sequence[int], houses: Sequence[HouseBuilt]) -> TrialGame:
    shares = shares_of_win(state)
    area_of = [city.area for city in state.game.board.cities]
    begun = {house.seat: area_of[house.city] for house in reversed(houses)}
    return TrialGame(
        state.round,
        tuple(shares[seat] for seat in order),
        tuple(begun.get(seat, NOWHERE) for seat in order),
        tuple((area_of[house.city], house.house + house.connection) for house in houses),
    )


def _share(wins: float, count: int) -> Share:
    share = wins / count if count else 0.0
    return Share(count, share, *(confidence_interval(share, count) if count else (0.0, 1.0)))
