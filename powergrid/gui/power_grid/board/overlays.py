# SPDX-License-Identifier: MIT
"""The items over the board that come and go: routes, and the total beside a city."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from powergrid.gui.power_grid.board.leg_item import LegItem
from powergrid.gui.power_grid.board.paint_context import PaintContext
from powergrid.gui.power_grid.board.tag_item import TagItem, make_tag

STAGED_LEVEL: Final = 1
ROUTE_LEVEL: Final = 2
CITY_LEVEL: Final = 3
TAG_LEVEL: Final = 4


class Overlays:
    """Replaces routes and total whenever they change; they are few and quickly made."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.legs: list[LegItem] = []
        self.staged_legs: list[LegItem] = []
        self.tag: TagItem | None = None

    def show_route(self, context: PaintContext, connections: Collection[int], colour: str) -> None:
        """Show these connections as the route."""
        self._remove(self.legs)
        coloured = {*connections, *(item.connection for item in self.staged_legs)}
        self.legs = [LegItem(context, connection, colour, coloured) for connection in connections]
        self._add(self.legs, ROUTE_LEVEL)

    def show_staged(self, context: PaintContext, connections: Collection[int], colour: str) -> None:
        """Show these connections as the routes to staged houses."""
        self._remove(self.staged_legs)
        self.staged_legs = [
            LegItem(context, connection, colour, connections, is_staged=True)
            for connection in connections
        ]
        self._add(self.staged_legs, STAGED_LEVEL)

    def show_tag(self, context: PaintContext, city: int, total: int, legs: Collection[int]) -> None:
        """Show the total beside a city, clear of its route."""
        self.hide_tag()
        self.tag = make_tag(context, city, total, legs)
        self._add([self.tag], TAG_LEVEL)

    def hide_tag(self) -> None:
        """Hide the total."""
        if self.tag is not None:
            self._remove([self.tag])
            self.tag = None

    def _add(self, items: Sequence[QGraphicsItem], level: int) -> None:
        for item in items:
            item.setZValue(level)
            self._scene.addItem(item)

    def _remove(self, items: Sequence[QGraphicsItem]) -> None:
        for item in items:
            self._scene.removeItem(item)
