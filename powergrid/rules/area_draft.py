# SPDX-License-Identifier: MIT
"""The areas in play, chosen by the players in turn before a game."""

from dataclasses import dataclass, replace

from powergrid.rules.board import Board
from powergrid.rules.errors import IllegalAction


@dataclass(frozen=True)
class AreaDraft:
    """The choice of `count` connected areas, one at a time, by the seats in `order`, repeatedly.

    Areas are indexes into the board's areas; `chosen` is in the order of the choices.
    """

    board: Board
    order: tuple[int, ...]
    count: int
    chosen: tuple[int, ...] = ()

    @property
    def is_done(self) -> bool:
        """Whether all areas are chosen."""
        return len(self.chosen) == self.count

    @property
    def seat(self) -> int:
        """The seat that chooses next."""
        return self.order[len(self.chosen) % len(self.order)]

    @property
    def areas(self) -> tuple[int, ...]:
        """The areas chosen so far, ascending."""
        return tuple(sorted(self.chosen))

    def choices(self) -> tuple[int, ...]:
        """Return the areas that may be chosen next, ascending: at first any, then neighbours."""
        if self.is_done:
            return ()
        return tuple(self.board.areas_beside(self.chosen, self.count))

    def choose(self, area: int) -> "AreaDraft":
        """Return the draft with one more area chosen, or raise IllegalAction."""
        if self.is_done:
            raise IllegalAction("areas_chosen", count=self.count)
        if area not in self.choices():
            raise IllegalAction("area_not_connected", area=area)
        return replace(self, chosen=(*self.chosen, area))
