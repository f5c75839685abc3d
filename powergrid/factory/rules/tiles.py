# SPDX-License-Identifier: MIT
"""The factory tiles: what is printed on each kind, and which of them are in the box."""

from typing import Final, NamedTuple

STORAGE: Final = 0
MACHINE: Final = 1
PRODUCTION_ROBOT: Final = 2
AUXILIARY_ROBOT: Final = 3
CONTROL: Final = 4
OPTIMISATION: Final = 5
TYPES: Final = (STORAGE, MACHINE, PRODUCTION_ROBOT, AUXILIARY_ROBOT, CONTROL, OPTIMISATION)
"""Also the columns of the central storage, one for each type."""
SWITCHES: Final = (MACHINE, PRODUCTION_ROBOT, AUXILIARY_ROBOT)
"""What can be switched off."""
TYPE_NAMES: Final = (
    "storage",
    "machine",
    "production-robot",
    "auxiliary-robot",
    "control",
    "optimisation",
)


class Tile(NamedTuple):
    """What is printed on a tile. What it saves (green) is below 0, what it needs (red) above."""

    type: int
    price: int
    production: int = 0
    storage: int = 0
    workers: int = 0
    energy: int = 0

    @property
    def is_special(self) -> bool:
        """Whether it goes to the one space for its type, instead of the general ones."""
        return self.type in (CONTROL, OPTIMISATION)


class TileSet(NamedTuple):
    """All tiles of a box. A tile is known by its kind, an index into `kinds`, ordered by type.

    `start` is what everybody begins with. `stock` holds a pair for each tile on sale: its kind and
    the fewest players it is used with. `x_tiles` are the six marked X.
    """

    kinds: tuple[Tile, ...]
    start: tuple[int, ...]
    stock: tuple[tuple[int, int], ...]
    x_tiles: tuple[int, ...]
