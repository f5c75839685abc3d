# SPDX-License-Identifier: MIT
"""The cities in which rivals can build before the player at the screen, marked on the map."""

from itertools import islice

from PySide6.QtCore import QObject

from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.game.contest import MAX_MARKED, contested_cities
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.table.contested_city_item import ContestedCityItem

_LEVEL = 5
"""Above signs and tags."""


class ContestedCities(QObject):
    """Marks these cities; `rivals` has, by city, those who can reach and pay it before the player.

    All of them are ringed while the player plans; otherwise only the cheapest are marked.
    """

    def __init__(self, view: BoardView, staging: Staging) -> None:
        super().__init__(view)
        self.rivals: dict[int, tuple[int, ...]] = {}
        self.items: list[ContestedCityItem] = []
        self._scene = view.board_scene()
        self._staging = staging
        self._scene.sceneRectChanged.connect(self._draw)
        staging.planning_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Find the cities again."""
        state, staging = self._staging.session.state, self._staging
        is_there = staging.can_plan and bool(state.cities[staging.planner])
        self.rivals = (
            contested_cities(state, staging.planner) if is_there or staging.is_planning else {}
        )
        self._draw()

    def _draw(self) -> None:
        if self.rivals and not self._scene.is_laid_out:
            self._scene.relayout()  # draws them by itself
            return
        for item in self.items:
            self._scene.removeItem(item)
        colours, is_planning = self._staging.session.colours, self._staging.is_planning
        self.items = [
            ContestedCityItem(
                self._scene.layout, city, [colours[seat] for seat in rivals], is_ringed=is_planning
            )
            for city, rivals in islice(self.rivals.items(), None if is_planning else MAX_MARKED)
        ]
        for item in self.items:
            item.setZValue(_LEVEL)
            self._scene.addItem(item)
