# SPDX-License-Identifier: MIT
"""A bot that does what leaves it the greatest chance to win.

It judges the position after each thing it may do: every plant at its minimum and passing; one bid
more and letting the leader have the plant; each number of houses, the cheapest first. Which fuel
to buy and which plants to run a planner decides, whose rules for that are as good.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from powergrid.bots.planner import Planner
from powergrid.bots.value.features import Features
from powergrid.bots.value.moments import connected, sold, turn_ended, without_plant
from powergrid.bots.value.net import Net
from powergrid.bots.value.networks import Site, open_to
from powergrid.rules import Game, State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    EndTurn,
    OpenAuction,
    Pass,
    ScrapPlant,
)
from powergrid.rules.legal import Bids, Openings, PlantScraps
from powergrid.rules.scoring import most_powered, standing
from powergrid.rules.state import (
    BIDDING,
    BUILDING,
    BUILDING_HOUSES,
    OPENING,
    SCRAPPING_PLANT,
)

_STARTS: Final = 6
"""First cities that are tried."""
_LATE: Final = 20
"""A round that games in which everybody builds never see."""


class Option(NamedTuple):
    """Something a seat may do, and the positions that may come of it: the best of them counts."""

    action: Action
    positions: Sequence[State]


class ValueBot:
    """Judges with a net; `noise` is how much it errs, in the scores that chances come from."""

    def __init__(self, net: Net, noise: float = 0.0) -> None:
        self._net = net
        self._noise = noise
        self._planner = Planner()
        self._features: Features | None = None

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action after which the seat's chance is greatest."""
        options = self.options(state, rng)
        if len(options) == 1:
            return options[0].action
        chances = self.chances(options, state)
        if self._noise:
            chances = [chance + rng.gauss(0.0, self._noise) for chance in chances]
        return options[max(range(len(options)), key=chances.__getitem__)].action

    def options(self, state: State, rng: Random) -> list[Option]:
        """Return what a seat might do; a single thing where a planner decides."""
        asks = state.asks
        if asks == OPENING:
            return _openings(state)
        if asks == BIDDING:
            return _bids(state)
        if asks == SCRAPPING_PLANT:
            return [
                Option(ScrapPlant(plant), [without_plant(state, plant)])
                for plant in PlantScraps(state).plants
            ]
        if asks == BUILDING_HOUSES and state.round < _LATE:
            return self._builds(state)
        return [Option(self._planner.decide(state, rng), [])]

    def chances(self, options: Sequence[Option], state: State) -> list[float]:
        """Return the chance to win of the seat that is asked, by option."""
        seat = state.seat
        features = self._features_of(state.game)
        positions = [position for option in options for position in option.positions]
        rows = np.stack([features.of(position) for position in positions])
        judged = [float(chance) for chance in self._net.chances(rows)[:, seat]]
        for number, position in enumerate(positions):
            if _is_last(position):
                judged[number] = _share(position, seat)
        found, at = [], 0
        for option in options:
            found.append(max(judged[at : at + len(option.positions)]))
            at += len(option.positions)
        return found

    def _features_of(self, game: Game) -> Features:
        if self._features is None or self._features.game is not game:
            self._features = Features(game)
        return self._features

    def _builds(self, state: State) -> list[Option]:
        """Return ending the turn, and beginning with a city, for each number of cities more."""
        networks = self._features_of(state.game).networks
        ended = Option(EndTurn(), [turn_ended(state)])
        if state.cities[state.seat]:
            plans = [networks.growth(state, state.seat)]
        else:
            starts = open_to(state, state.seat)
            found = [networks.growth_from(state, start) for start in starts]
            plans = sorted(found, key=lambda plan: sum(site.price for site in plan))[:_STARTS]
        builds = [
            Option(BuildHouse(plan[0].city), positions)
            for plan in plans
            if (positions := _grown(state, plan))
        ]
        return [ended, *builds]


def _openings(state: State) -> list[Option]:
    openings = Openings(state)
    options = [
        Option(OpenAuction(plant, openings.minimum(plant)), positions)
        for plant in openings.affordable()
        if (positions := _won(state, state.seat, plant, openings.minimum(plant)))
    ]
    if openings.may_pass:
        options.append(Option(Pass(), [turn_ended(state)]))
    return options


def _bids(state: State) -> list[Option]:
    bids = Bids(state)
    lost = Option(Pass(), _won(state, bids.leader, bids.plant, bids.bid)[:1])
    amount = bids.bid + 1
    if amount not in bids.amounts:
        return [lost]
    return [lost, Option(Bid(amount), _won(state, state.seat, bids.plant, amount))]


def _won(state: State, seat: int, plant: int, price: int) -> list[State]:
    """Return the positions after a seat got a plant, one for each plant it might scrap.

    The likeliest first: of the smallest plant.
    """
    owned = state.plants[seat]
    if len(owned) < state.game.plants_allowed:
        return [sold(state, seat, plant, price)]
    return [sold(state, seat, plant, price, scrapped) for scrapped in owned]


def _grown(state: State, plan: Sequence[Site]) -> list[State]:
    """Return the positions after one, two, … cities of a plan, as far as the money goes."""
    positions = []
    now = state
    for site in plan:
        if site.price > now.money[now.seat]:
            break
        now = connected(now, site.city, site.price)
        positions.append(turn_ended(now))
    return positions


def _is_last(position: State) -> bool:
    """Return whether the game ends with this position."""
    if position.phase != BUILDING or position.waiting:
        return False
    return max(map(len, position.cities)) >= position.game.end_at


def _share(position: State, seat: int) -> float:
    """Return a seat's share of the win, the game ending with this position."""
    end = position.copy()
    end.powered = tuple(most_powered(end, one) for one in range(end.game.players))
    standings = [standing(end, one) for one in range(end.game.players)]
    best = max(standings)
    return 1 / standings.count(best) if standings[seat] == best else 0.0
