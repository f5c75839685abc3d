# SPDX-License-Identifier: MIT
"""Shows on the map, while a player plans, which rivals can build where before."""

from PySide6.QtCore import QObject

from powergrid.gui.board.board_view import BoardView
from powergrid.gui.game.contest import contested
from powergrid.gui.game.staging import Staging
from powergrid.gui.table.contest_item import ContestItem

_LEVEL = 5
"""Above signs and tags."""


class Contest(QObject):
    """`rivals` has, by city, those who can reach and pay it before the player who plans."""

    def __init__(self, view: BoardView, staging: Staging) -> None:
        super().__init__(view)
        self.rivals: dict[int, tuple[int, ...]] = {}
        self.items: list[ContestItem] = []
        self._scene = view.board_scene()
        self._staging = staging
        self._scene.sceneRectChanged.connect(self._draw)
        staging.planning_changed.connect(self._refresh)
        staging.session.changed.connect(self._refresh)

    def _refresh(self) -> None:
        state, staging = self._staging.session.state, self._staging
        self.rivals = contested(state, staging.planner) if staging.is_planning else {}
        self._draw()

    def _draw(self) -> None:
        for item in self.items:
            self._scene.removeItem(item)
        colours = self._staging.session.colours
        self.items = [
            ContestItem(self._scene.layout, city, [colours[seat] for seat in rivals])
            for city, rivals in self.rivals.items()
        ]
        for item in self.items:
            item.setZValue(_LEVEL)
            self._scene.addItem(item)
