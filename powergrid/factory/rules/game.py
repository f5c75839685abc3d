# SPDX-License-Identifier: MIT
"""One game's fixed tables: the tiles, the figures and the number of players."""

from typing import Final

from powergrid.factory.rules.figures import Figures
from powergrid.factory.rules.tiles import SWITCHES, TYPES, Tile, TileSet


class Game:
    """What stays the same from setup to the end.

    `columns` is what the central storage begins with: for each type the kinds of all its tiles for
    this many players, the cheapest first.
    """

    def __init__(
        self, tile_set: TileSet, figures: Figures, players: int, is_first_game: bool = False
    ) -> None:
        self.tile_set: Final = tile_set
        self.tiles: Final[tuple[Tile, ...]] = tile_set.kinds
        self.figures: Final = figures
        self.players: Final = players
        self.is_first_game: Final = is_first_game
        # By kind; computed once, since every move needs it.
        self.can_be_off: Final = tuple(tile.type in SWITCHES for tile in tile_set.kinds)
        in_play = [kind for kind, fewest in tile_set.stock if fewest <= players]
        self.columns: Final = tuple(
            tuple(sorted((k for k in in_play if self.tiles[k].type == type_), key=self.by_price))
            for type_ in TYPES
        )

    def by_price(self, kind: int) -> tuple[int, int]:
        """Return the sort key of a tile in its column."""
        return self.tiles[kind].price, kind

    def discount(self, order_tile: int) -> int:
        """Return the discount that an order tile gives on each purchase."""
        return self.figures.discounts[order_tile - 1]

    def __reduce__(self) -> tuple[object, ...]:
        return Game, (self.tile_set, self.figures, self.players, self.is_first_game)
