# SPDX-License-Identifier: MIT
"""Reading the lines of plants run, one per plant with its own mix, as one action."""

from collections.abc import Sequence

from powergrid.play.errors import Difference
from powergrid.records.lines import Move
from powergrid.rules.actions import RunPlants
from powergrid.rules.plants import KIND_OF_FUEL, Plant
from powergrid.rules.state import State


def read_run(moves: Sequence[Move], at: int, state: State) -> tuple[RunPlants, int]:
    """Return the run whose lines begin at `at`, and the index of the line that ends the turn.

    Raises `Difference` if a line is not what the seat on turn can burn.
    """
    plants: list[int] = []
    coal = 0
    while at < len(moves) and moves[at]["type"] == "run":
        plants.append(moves[at]["plant"])
        coal += _coal_in_hybrid(moves[at], at, state)
        at += 1
    if at == len(moves) or moves[at]["type"] != "end":
        found = moves[at] if at < len(moves) else "the end of the moves"
        raise Difference("the turn does not end", "the end of bureaucracy", found, move=at + 1)
    return RunPlants(tuple(sorted(plants)), coal), at


def _coal_in_hybrid(line: Move, at: int, state: State) -> int:
    number = line["plant"]
    if line["seat"] != state.seat:
        raise Difference(
            "another seat is asked", f"seat {state.seat}", f"seat {line['seat']}", move=at + 1
        )
    owned = state.plants[state.seat]
    if number not in owned:
        raise Difference("the seat does not own this plant", owned, number, move=at + 1)
    plant = state.game.plants[number]
    burnt = {fuel: amount for fuel, amount in line["fuel"].items() if amount}
    if not _is_right_fuel(plant, burnt):
        need = f"{plant.fuel} {plant.kind}" if plant.fuel else "nothing"
        raise Difference(
            f"plant {number} burns something else", need, burnt or "nothing", move=at + 1
        )
    if line.get("cities", plant.cities) != plant.cities:
        what = f"plant {number} powers another number of cities"
        raise Difference(what, plant.cities, line["cities"], move=at + 1)
    return burnt.get("coal", 0) if plant.kind == "hybrid" else 0


def _is_right_fuel(plant: Plant, burnt: dict[str, int]) -> bool:
    if plant.kind == "hybrid":
        return set(burnt) <= {"coal", "oil"} and sum(burnt.values()) == plant.fuel
    if plant.kind in KIND_OF_FUEL:
        return burnt == {plant.kind: plant.fuel}
    return not burnt
