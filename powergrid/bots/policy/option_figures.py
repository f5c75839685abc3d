# SPDX-License-Identifier: MIT
"""The figures of an option: what a policy reads of it, all of about the same size."""

from collections.abc import Sequence
from math import tanh
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.planner import Planner
from powergrid.bots.policy import end_figures, fuel_figures
from powergrid.bots.value import features
from powergrid.bots.value.value_bot import Estimate, Option, ValueBot, won
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    ScrapPlant,
)
from powergrid.rules.phases.auction import next_bid
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.state import AUCTION, BIDDING, BUYING_FUEL, OPENING, largest_network

if TYPE_CHECKING:
    from numpy.typing import NDArray

_UNITS: Final = 32
"""Units of the net."""
_KINDS: Final = 7
_LOT: Final = 13
_TABLE: Final = 12
_CONTEST: Final = 7
WITHOUT_FUEL: Final = 8 + _KINDS + _LOT + _TABLE + _UNITS + _CONTEST + end_figures.COUNT
"""The figures that policies read which leave fuel to the planner."""
COUNT: Final = WITHOUT_FUEL + features.COUNT + features.OF_SEAT + fuel_figures.COUNT
"""Figures of an option."""
KNOWN: Final = (COUNT, WITHOUT_FUEL)
"""How many of them a policy may read, the first ones."""
_MUCH: Final = 20.0
"""A gain in money that is large for a plant."""
_NO_LOT: Final[Sequence[float]] = (0.0,) * _LOT
_NO_CONTEST: Final[Sequence[float]] = (0.0,) * _CONTEST


class Seen(NamedTuple):
    """By option: the first estimates of its score and chance, and its figures."""

    scores: "NDArray[np.float32]"
    chances: "NDArray[np.float32]"
    figures: "NDArray[np.float32]"


def seen(options: Sequence[Option], state: State, value: ValueBot, planner: Planner) -> Seen:
    """Return what a policy sees of some options of the seat on turn."""
    estimates = value.estimates(options, state)
    objections = value.objections(options, state)
    chances = [estimate.chance for estimate in estimates]
    scores = [chance - objection for chance, objection in zip(chances, objections, strict=True)]
    best, mean = max(scores), sum(chances) / len(chances)
    table, own = _table(state), state.money[state.seat]
    plants = [_plant_of(state, option.action) for option in options]
    wanted = dict.fromkeys(plant for plant in plants if plant)
    lots = {plant: _lot(state, plant, planner) for plant in wanted}
    passing = next(
        (chances[place] for place, one in enumerate(options) if isinstance(one.action, Pass)), mean
    )
    contests = _contests(state, list(wanted), value, planner, passing)
    ends = end_figures.ends(options, estimates, state, planner)
    rows, more = [], []
    for place, option in enumerate(options):
        action, plant = option.action, plants[place]
        left = own
        if isinstance(action, BuildHouse):
            left = option.positions[0].money[state.seat]
        elif isinstance(action, BuyFuel):
            left = estimates[place].position.money[state.seat]
        rows.append(
            [
                4 * scores[place],
                10 * (scores[place] - best),
                2 * chances[place],
                10 * (chances[place] - mean),
                5 * objections[place],
                (own - left) / 30,
                option.extra_cost / 10,
                len(option.positions) / 4,
                *_kind(state, action),
                *(lots[plant] if plant else _NO_LOT),
                *table,
            ]
        )
        more.append([*(contests[plant] if plant else _NO_CONTEST), *ends[place]])
    units = np.stack([estimate.units for estimate in estimates])
    seats = np.stack([_of_seats(estimate, state.seat) for estimate in estimates])
    fuels = fuel_figures.fuels(options, estimates, state)
    return Seen(
        np.array(scores, np.float32),
        np.array(chances, np.float32),
        np.concatenate(
            [
                np.array(rows, np.float32),
                units,
                np.array(more, np.float32),
                seats,
                np.array(fuels, np.float32),
            ],
            axis=1,
        ),
    )


def _of_seats(estimate: Estimate, seat: int) -> "NDArray[np.float32]":
    """Return the features of the seat after an option, and those of its best rival alone."""
    rivals = estimate.chances.copy()
    rivals[seat] = -1
    rival = int(rivals.argmax())
    return np.concatenate([estimate.features[seat], estimate.features[rival, : features.OF_SEAT]])


def _plant_of(state: State, action: Action) -> int:
    """Return the plant that an option of Phase 2 is about, 0 if it is about none."""
    if isinstance(action, OpenAuction):
        return action.plant
    return state.lot if state.asks == BIDDING else 0


class _Contest(NamedTuple):
    """What an auction may come to: how far rivals go, and what each end of it costs.

    `price` is asked now, `needed` is what it takes to win, `paid` what the rival pays that goes
    farthest if the seat drops out.
    """

    price: int
    needed: int
    rival: int
    paid: int
    farthest: int
    second: int


def _contests(
    state: State, plants: Sequence[int], value: ValueBot, planner: Planner, passing: float
) -> dict[int, Sequence[float]]:
    """Return by plant figures of how its auction may end; `passing` is the chance after a pass."""
    if not plants:
        return {}
    seat, money = state.seat, state.money[state.seat]
    contests = [_contest(state, plant, planner) for plant in plants]
    ends = []
    for plant, contest in zip(plants, contests, strict=True):
        ends.append(next(won(state, seat, plant, min(contest.needed, money))))
        ends.append(next(won(state, contest.rival, plant, contest.paid)))
    chances = value.chances_at(ends, seat)
    found: dict[int, Sequence[float]] = {}
    for place, (plant, contest) in enumerate(zip(plants, contests, strict=True)):
        can_win = contest.needed <= money
        found[plant] = (
            contest.needed / 50,
            float(can_win),
            tanh((planner.limit(state, seat, plant) - contest.needed) / _MUCH),
            10 * (chances[2 * place] - passing) if can_win else 0.0,
            10 * (chances[2 * place + 1] - passing),
            tanh((contest.farthest - contest.price) / _MUCH),
            tanh((contest.farthest - contest.second) / _MUCH),
        )
    return found


def _asked(state: State, plant: int) -> tuple[int, list[int]]:
    """Return the price that is asked for a plant now, and the rivals that may bid for it."""
    if state.asks == BIDDING:
        price, seats = next_bid(state), state.bidders
    else:
        price, seats = minimum_bid(state, plant), state.waiting
    return price, [seat for seat in seats if seat != state.seat]


def _contest(state: State, plant: int, planner: Planner) -> _Contest:
    price, rivals = _asked(state, plant)
    limits = sorted(((planner.limit(state, rival, plant), rival) for rival in rivals), reverse=True)
    if not limits:
        return _Contest(price, price, state.seat, price, 0, 0)
    farthest, rival = limits[0]
    second = limits[1][0] if len(limits) > 1 else 0
    lowest = max(1, price - 1)
    if state.asks == BIDDING and farthest < price:
        rival = state.bidders[-1]
    needed = max(price, farthest + 1)
    paid = min(max(lowest, second), state.money[rival])
    return _Contest(price, needed, rival, paid, farthest, second)


def _kind(state: State, action: Action) -> list[float]:
    """Return which kind of action it is; of no kind in Phase 3, which has figures of its own."""
    kind = [0.0] * _KINDS
    if state.asks == BUYING_FUEL:
        return kind
    if isinstance(action, OpenAuction):
        kind[0] = 1.0
    elif isinstance(action, Bid):
        kind[1] = 1.0
    elif isinstance(action, BuildHouse):
        kind[2] = 1.0
    elif isinstance(action, ScrapPlant):
        kind[3] = 1.0
    elif isinstance(action, EndTurn):
        kind[4] = 1.0
    else:
        kind[5 if state.asks == OPENING else 6] = 1.0
    return kind


def _lot(state: State, plant: int, planner: Planner) -> Sequence[float]:
    """Return the figures of the plant that an action is about."""
    seat, card = state.seat, state.game.plants[plant]
    price, rivals = _asked(state, plant)
    is_bidding = state.asks == BIDDING
    leads = planner.gain(state, state.bidders[-1], plant, price) if is_bidding else 0.0
    money = max(1, state.money[seat])
    gains = sorted((planner.gain(state, rival, plant, price) for rival in rivals), reverse=True)
    best = [*gains[:2], -_MUCH, -_MUCH]
    return (
        plant / 40,
        card.cities / 7,
        price / 50,
        min(1.0, price / money),
        (price - plant) / 10,
        float(not card.fuel),
        tanh(planner.gain(state, seat, plant, price) / _MUCH),
        tanh(best[0] / _MUCH),
        tanh(best[1] / _MUCH),
        tanh(leads / _MUCH),
        sum(gain > 0 for gain in gains) / 3,
        len(rivals) / 3,
        float(plant == state.discount),
    )


def _table(state: State) -> Sequence[float]:
    """Return figures of the whole table and of the seat on turn."""
    game, seat = state.game, state.seat
    best = largest_network(state)
    own = len(state.cities[seat])
    capacity = game.need(game.limited(state.plants[seat])).cities
    return (
        state.round / 10,
        state.step / 3,
        (game.end_at - best) / 10,
        (best - own) / 5,
        (capacity - own) / 6,
        game.players / 4,
        state.order.index(seat) / game.players,
        len(state.waiting) / game.players,
        float(state.phase == AUCTION),
        state.money[seat] / 100,
        max(state.money) / 100,
        len(state.plants[seat]) / 3,
    )
