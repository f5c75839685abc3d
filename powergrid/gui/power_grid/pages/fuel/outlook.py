# SPDX-License-Identifier: MIT
"""The plants of a seat that would run with its fuel, and what the others lack."""

from dataclasses import dataclass

from powergrid.rules import State
from powergrid.rules.fuel import Tokens
from powergrid.rules.plants import Need
from powergrid.rules.scoring import max_powered, runnable_sets


@dataclass(frozen=True)
class PlantOutlook:
    """Whether a plant runs together with the others, and how many tokens it lacks if not."""

    plant: int
    runs: bool
    lacks: int = 0


@dataclass(frozen=True)
class Outlook:
    """What the plants that run can do.

    They power `powered` of `owned` cities, and have a `capacity` for so many. `enough` are fewer
    plants that would power as many, if any.
    """

    powered: int
    owned: int
    capacity: int
    plants: tuple[PlantOutlook, ...]
    enough: tuple[int, ...]


def outlook(state: State, seat: int) -> Outlook:
    """Return the outlook for a seat with its current plants, mines left out, and its fuel."""
    game = state.game
    plants, tokens = game.limited(state.plants[seat]), state.fuel[seat]
    owned = len(state.cities[seat])
    sets = runnable_sets(state, seat)
    running = max(sets, key=lambda chosen: (game.need(chosen).cities, len(chosen)))
    powered = max_powered(state, seat)
    fewest = min(
        (chosen for chosen in sets if game.need(chosen).cities >= powered),
        key=lambda chosen: (len(chosen), game.need(chosen).cities),
    )
    rows = tuple(
        PlantOutlook(plant, True)
        if plant in running
        else PlantOutlook(plant, False, _lacking(game.need((*running, plant)), tokens))
        for plant in plants
    )
    enough = fewest if owned and len(fewest) < len(running) else ()
    return Outlook(powered, owned, game.need(running).cities, rows, enough)


def _lacking(need: Need, tokens: Tokens) -> int:
    """Return how many tokens are missing for a run."""
    alone, either = need.short_of(tokens)
    return sum(alone) + either
