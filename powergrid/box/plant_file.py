# SPDX-License-Identifier: MIT
"""The 42 power plants, read from resources/plants.yaml."""

from functools import lru_cache
from pathlib import Path

from powergrid.files.fields import Fields
from powergrid.files.places import plants_file, stamp_of
from powergrid.rules.plants import KINDS, STEP3, Plant

_BACKS = ("plug", "socket")
_KEYS = ("number", "kind", "fuel", "cities", "back")


def load_plants() -> dict[int, Plant]:
    """Return every plant by its number, ascending."""
    file = plants_file()
    return _plants(file, stamp_of(file))


@lru_cache(maxsize=2)
def _plants(file: Path, _stamp: tuple[int, int]) -> dict[int, Plant]:
    top = Fields.of_file(file, ("plants",))
    plants: dict[int, Plant] = {}
    for row in top.parts("plants", _KEYS, max_count=STEP3):
        plant = plant_of(row, row.whole("number", 1, STEP3 - 1), row.choice("back", _BACKS))
        if plant.number in plants:
            raise row.error(f"plant {plant.number} appears here twice; remove one.", "number")
        plants[plant.number] = plant
    return dict(sorted(plants.items()))


def check_plant(number: int, fields: Fields, key: str) -> int:
    """Return the number if there is such a plant, else raise an error about the key."""
    if number not in load_plants():
        raise fields.error(f"there is no plant {number}; use another number.", key)
    return number


def plant_of(row: Fields, number: int, back: str) -> Plant:
    """Return the plant of that number in a row."""
    kind = row.choice("kind", KINDS)
    return Plant(number, kind, row.whole("fuel", 0, 9), row.whole("cities", 1, 20), back)
