# SPDX-License-Identifier: MIT
"""The country under the cities: sea, land, areas, borders and coast."""

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.painted import paint_plain
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.paths import fill, outline_of, path_of
from powergrid.gui.power_grid.board.pens import Ink
from powergrid.gui.power_grid.board.terrain import Terrain
from powergrid.rules.board import Board


class Landscape:
    """The outlines of a drawing, as paths in the plane and mapped to a layout."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        outline = drawing.outline or outline_of(board, drawing)
        self._plane_land = path_of(outline.focus)
        self._plane_neighbours = path_of(outline.neighbour)
        self._plane_areas = [path_of(shapes) for shapes in outline.areas]
        self._plane_borders = path_of(outline.borders)
        self._plane_coast = path_of(outline.coast)
        self._tints = [area.colour for area in board.areas]

    def fit(self, layout: Layout) -> None:
        """Map every outline to this layout."""
        s, origin = layout.scale, layout.origin
        # Mapped once here: a transform in the painter would map them on every repaint.
        to_view = self._to_view = QTransform(s, 0, 0, s, origin.x(), origin.y())
        self._land = to_view.map(self._plane_land)
        self._neighbours = to_view.map(self._plane_neighbours)
        self._areas = [to_view.map(path) for path in self._plane_areas]
        self._borders = to_view.map(self._plane_borders)
        self._coast = to_view.map(self._plane_coast)

    def bounds(self, areas: Collection[int]) -> QRectF:
        """Return the rectangle around areas, on the plane."""
        bounds = QRectF()
        for area in areas:
            bounds |= self._plane_areas[area].boundingRect()
        return bounds

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        ink: Ink,
        areas: Collection[int] | None,
        terrain: Terrain | None = None,
    ) -> None:
        """Paint the country, flat without a terrain; areas out of play are bare land."""
        colours = ink.ground
        paint_plain(painter, exposed, colours.sea)
        fill(painter, self._neighbours, colours.neighbours)
        fill(painter, self._land, colours.land)
        used = {
            area: path for area, path in enumerate(self._areas) if areas is None or area in areas
        }
        unused = [path for area, path in enumerate(self._areas) if area not in used]
        for area, path in used.items():
            fill(painter, path, colours.areas[self._tints[area]])
        if terrain is not None:
            tints = [
                colours.tints[name] if area in used else None
                for area, name in enumerate(self._tints)
            ]
            terrain.paint(painter, exposed, self._to_view, colours, ink.unit, tints)
            for path in unused:
                fill(painter, path, colours.wash)
        for path in unused:
            ink.bare_edge.draw(painter, path)
        for path in used.values():
            ink.area_edge.draw(painter, path)
        ink.border.draw(painter, self._borders)
        ink.coast.draw(painter, self._coast)
