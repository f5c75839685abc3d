# SPDX-License-Identifier: MIT
"""The outlook of a seat: which plants would run with its fuel, and what the others lack."""

from dataclasses import dataclass

from powergrid.rules import State
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.plants import KIND_OF_FUEL
from powergrid.rules.scoring import most_powered, runnable_sets


@dataclass(frozen=True)
class PlantOutlook:
    """Whether a plant runs together with the others, and how many tokens it lacks if not."""

    plant: int
    runs: bool
    lacks: int = 0


@dataclass(frozen=True)
class Outlook:
    """`powered` of `owned` cities; `enough` are fewer plants that would power as many, if any."""

    powered: int
    owned: int
    capacity: int
    plants: tuple[PlantOutlook, ...]
    enough: tuple[int, ...]


def outlook(state: State, seat: int) -> Outlook:
    """Return the outlook for a seat with its current plants and fuel; mines burn nothing."""
    game = state.game
    plants, tokens = game.limited(state.plants[seat]), state.fuel[seat]
    owned = len(state.cities[seat])
    sets = runnable_sets(state, seat)
    running = max(sets, key=lambda chosen: (game.need(chosen).cities, len(chosen)))
    powered = most_powered(state, seat)
    fewest = min(
        (chosen for chosen in sets if game.need(chosen).cities >= powered),
        key=lambda chosen: (len(chosen), game.need(chosen).cities),
    )
    rows = tuple(
        PlantOutlook(plant, True)
        if plant in running
        else PlantOutlook(plant, False, _lacking(state, (*running, plant), plant, tokens))
        for plant in plants
    )
    enough = fewest if owned and len(fewest) < len(running) else ()
    return Outlook(powered, owned, game.need(running).cities, rows, enough)


def _lacking(state: State, plants: tuple[int, ...], plant: int, tokens: tuple[int, ...]) -> int:
    """Return how many tokens are missing to run a plant together with the others."""
    need = state.game.need(tuple(sorted(plants)))
    kind = state.game.plants[plant].kind
    if kind in ("hybrid", "coal", "oil"):
        pooled = need.coal + need.oil + need.hybrid - tokens[COAL] - tokens[OIL]
        alone = {"coal": need.coal - tokens[COAL], "oil": need.oil - tokens[OIL]}.get(kind, 0)
        return max(1, pooled, alone)
    fuel = KIND_OF_FUEL[kind]
    burnt = need.burnt(0)
    return max(1, burnt[fuel] - tokens[fuel])
