# SPDX-License-Identifier: MIT
"""Cities that rivals can reach and pay before a seat builds."""

from powergrid.gui.power_grid.game.draft import trial_of
from powergrid.gui.power_grid.game.rehearsal import play_to_building
from powergrid.rules import State
from powergrid.rules.legal import Sites
from powergrid.rules.state import BUILDING

MAX_MARKED = 3
"""How many cities are marked while nothing is planned."""


def contested_cities(state: State, seat: int) -> dict[int, tuple[int, ...]]:
    """Return, by city that a seat can pay, the rivals who build before it and can pay it as well.

    The cheapest city comes first. It is assumed that nobody bids any more, and that all who have
    not bought fuel yet fill their plants once.
    """
    trial = trial_of(state)
    play_to_building(trial)
    if trial.phase != BUILDING or seat not in trial.waiting:
        return {}
    before = trial.waiting[: trial.waiting.index(seat)]
    prices = _affordable(trial, seat)
    cheapest_first = sorted(prices, key=lambda city: prices[city])
    reached = {rival: _affordable(trial, rival) for rival in before}
    found = {
        city: tuple(rival for rival in before if city in reached[rival]) for city in cheapest_first
    }
    return {city: rivals for city, rivals in found.items() if rivals}


def _affordable(state: State, seat: int) -> dict[int, int]:
    trial = state.copy()
    trial.seat = seat
    return Sites(trial).affordable()
