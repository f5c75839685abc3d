# SPDX-License-Identifier: MIT
"""The figures of an option: what a policy reads of it, all of about the same size."""

from collections.abc import Sequence
from math import tanh
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.planner import Planner
from powergrid.bots.value.value_bot import Option, ValueBot
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, BuildHouse, EndTurn, OpenAuction, ScrapPlant
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.state import AUCTION, BIDDING, OPENING

if TYPE_CHECKING:
    from numpy.typing import NDArray

_UNITS: Final = 32
"""Units of the net."""
_KINDS: Final = 7
_LOT: Final = 13
_TABLE: Final = 12
COUNT: Final = 8 + _KINDS + _LOT + _TABLE + _UNITS
"""Figures of an option."""
_MUCH: Final = 20.0
"""A gain in money that is large for a plant."""
_NO_LOT: Final[Sequence[float]] = (0.0,) * _LOT


class Seen(NamedTuple):
    """By option: its score and chance at first sight, and its figures."""

    scores: "NDArray[np.float32]"
    chances: "NDArray[np.float32]"
    figures: "NDArray[np.float32]"


def seen(options: Sequence[Option], state: State, value: ValueBot, planner: Planner) -> Seen:
    """Return what a policy sees of some options of the seat on turn."""
    sights = value.sights(options, state)
    objections = value.objections(options, state)
    chances = [sight.chance for sight in sights]
    scores = [chance - objection for chance, objection in zip(chances, objections, strict=True)]
    best, mean = max(scores), sum(chances) / len(chances)
    table, own = _table(state), state.money[state.seat]
    lots: dict[int, Sequence[float]] = {}
    rows = []
    for option, chance, objection, score in zip(options, chances, objections, scores, strict=True):
        action = option.action
        plant = action.plant if isinstance(action, OpenAuction) else state.lot
        if plant not in lots:
            lots[plant] = _lot(state, plant, planner)
        left = option.positions[0].money[state.seat] if isinstance(action, BuildHouse) else own
        rows.append(
            [
                4 * score,
                10 * (score - best),
                2 * chance,
                10 * (chance - mean),
                5 * objection,
                (own - left) / 30,
                option.dearer / 10,
                len(option.positions) / 4,
                *_kind(state, action),
                *lots[plant],
                *table,
            ]
        )
    figures = np.array(rows, np.float32)
    units = np.stack([sight.units for sight in sights])
    return Seen(
        np.array(scores, np.float32),
        np.array(chances, np.float32),
        np.concatenate([figures, units], axis=1),
    )


def _kind(state: State, action: Action) -> list[float]:
    """Return which kind of action it is."""
    kind = [0.0] * _KINDS
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
    if state.asks not in (OPENING, BIDDING) or not plant:
        return _NO_LOT
    seat, card = state.seat, state.game.plants[plant]
    if state.asks == BIDDING:
        price, rivals = state.bid + 1, [one for one in state.bidders if one != seat]
        leads = planner.gain(state, state.bidders[-1], plant, price)
    else:
        price, rivals = minimum_bid(state, plant), [one for one in state.waiting if one != seat]
        leads = 0.0
    money = max(1, state.money[seat])
    gains = sorted((planner.gain(state, rival, plant, price) for rival in rivals), reverse=True)
    most = [*gains[:2], -_MUCH, -_MUCH]
    return (
        plant / 40,
        card.cities / 7,
        price / 50,
        min(1.0, price / money),
        (price - plant) / 10,
        float(not card.fuel),
        tanh(planner.gain(state, seat, plant, price) / _MUCH),
        tanh(most[0] / _MUCH),
        tanh(most[1] / _MUCH),
        tanh(leads / _MUCH),
        sum(gain > 0 for gain in gains) / 3,
        len(rivals) / 3,
        float(plant == state.discount),
    )


def _table(state: State) -> Sequence[float]:
    """Return figures of the whole table and of the seat on turn."""
    game, seat = state.game, state.seat
    most = max(map(len, state.cities))
    own = len(state.cities[seat])
    capacity = game.need(game.limited(state.plants[seat])).cities
    return (
        state.round / 10,
        state.step / 3,
        (game.end_at - most) / 10,
        (most - own) / 5,
        (capacity - own) / 6,
        game.players / 4,
        state.order.index(seat) / game.players,
        len(state.waiting) / game.players,
        float(state.phase == AUCTION),
        state.money[seat] / 100,
        max(state.money) / 100,
        len(state.plants[seat]) / 3,
    )
