# SPDX-License-Identifier: MIT
"""The landscape under the cities: sea, land, areas, borders and coast."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QTransform

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.painted import paint_plain
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.drawn_terrain import DrawnTerrain
from powergrid.gui.power_grid.board.landscape_colours import LandscapeColours
from powergrid.gui.power_grid.board.outlines import outline_of
from powergrid.gui.power_grid.board.paths import fill, path_of
from powergrid.gui.power_grid.board.terrain import Terrain, terrain_of
from powergrid.rules.board import Board

_MAX_POINTS: Final = 400
"""Of land drawn by hand: strokes along more points would take too long."""


class Landscape:
    """Paints a board's outline, which it maps from the plane to a view."""

    def __init__(self, board: Board, drawing: Drawing) -> None:
        self._drawing = drawing
        outline = outline_of(board, drawing)
        self._plane_land = path_of(outline.focus)
        self._plane_neighbours = path_of(outline.neighbour)
        self._plane_areas = [path_of(shapes) for shapes in outline.areas]
        self._plane_borders = path_of(outline.borders)
        self._plane_coast = path_of(outline.coast)
        self._tints = [area.colour for area in board.areas]

    def fit(self, to_view: QTransform) -> None:
        """Map the outline to a view."""
        # Once, here: with a transform in the painter, Qt would map them in each repaint.
        self._to_view = to_view
        self._land = to_view.map(self._plane_land)
        self._neighbours = to_view.map(self._plane_neighbours)
        self._areas = [to_view.map(path) for path in self._plane_areas]
        self._borders = to_view.map(self._plane_borders)
        self._coast = to_view.map(self._plane_coast)

    @property
    def has_terrain(self) -> bool:
        """Whether there is more to paint than flat land."""
        return self._drawing.ground is not None or self._is_drawn

    @property
    def _is_drawn(self) -> bool:
        """Whether the land is drawn by hand, with few enough points."""
        return bool(self._drawing.land) and self._plane_land.elementCount() <= _MAX_POINTS

    def terrain(self) -> Terrain | DrawnTerrain | None:
        """Return the terrain: from the board's ground file, or for land drawn by hand, if any."""
        found = terrain_of(self._drawing)
        if found is None and self._is_drawn:
            return DrawnTerrain(self._plane_land, self._plane_coast, self._plane_areas)
        return found

    def bounds(self, areas: Collection[int]) -> QRectF:
        """Return the rectangle around areas, on the plane."""
        bounds = QRectF()
        for area in areas:
            bounds |= self._plane_areas[area].boundingRect()
        return bounds

    def area_at(self, point: QPointF) -> int:
        """Return the area at a point of the view, or -1."""
        found = (area for area, path in enumerate(self._areas) if path.contains(point))
        return next(found, -1)

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        style: BoardStyle,
        areas: Collection[int],
        terrain: Terrain | DrawnTerrain | None = None,
    ) -> None:
        """Paint the landscape, flat without a terrain; areas out of play look like land."""
        self.paint_land(painter, exposed, style.landscape, style.unit, areas, terrain)
        used = [path for area, path in enumerate(self._areas) if area in areas]
        unused = [path for area, path in enumerate(self._areas) if area not in areas]
        for path in unused if terrain is not None else ():
            fill(painter, path, style.landscape.wash)
        for path in unused:
            style.faint_area_edge.draw(painter, path)
        for path in used:
            style.area_edge.draw(painter, path)
        style.border.draw(painter, self._borders)
        style.coast.draw(painter, self._coast)

    def paint_land(
        self,
        painter: QPainter,
        exposed: QRectF,
        colours: LandscapeColours,
        unit: float,
        areas: Collection[int],
        terrain: Terrain | DrawnTerrain | None,
    ) -> None:
        """Paint sea, land, the areas in play, and the terrain, without edges."""
        paint_plain(painter, exposed, colours.sea)
        fill(painter, self._neighbours, colours.neighbours)
        fill(painter, self._land, colours.land)
        for area, path in enumerate(self._areas):
            if area in areas:
                fill(painter, path, colours.areas[self._tints[area]])
        if terrain is not None:
            tints = [
                colours.tints[name] if area in areas else None
                for area, name in enumerate(self._tints)
            ]
            terrain.paint(painter, exposed, self._to_view, colours, unit, tints)

    def paint_hairlines(
        self, painter: QPainter, colours: LandscapeColours, areas: Collection[int]
    ) -> None:
        """Paint the edges of areas and the coast one pixel wide."""
        for area, path in enumerate(self._areas):
            edge = colours.area_edge if area in areas else colours.faint_area_edge
            painter.strokePath(path, QPen(edge, 1))
        painter.strokePath(self._coast, QPen(colours.coast, 1))
