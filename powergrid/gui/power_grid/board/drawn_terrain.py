# SPDX-License-Identifier: MIT
"""The terrain of a board drawn in the editor: shallow water and bands along its areas' edges."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from powergrid.gui.kit.painted import translucent
from powergrid.gui.power_grid.board.landscape_colours import LandscapeColours

_SHALLOW_WATER: Final = ((40.0, 0.16), (26.0, 0.16), (13.0, 0.22))
_BANDS: Final = ((32.0, 0.07), (22.0, 0.09), (13.0, 0.14), (7.0, 0.22), (3.5, 0.30))
"""Strokes along an edge, one over the other: their widths on the plane, and their opacities."""
_SHADOW: Final = (1.2, 2.2)
"""The offset of the land's shadow on the sea, on the plane."""


class DrawnTerrain:
    """Paints what a `Terrain` paints, with strokes along the board's lines instead of pictures."""

    def __init__(
        self, land: QPainterPath, coast: QPainterPath, areas: Sequence[QPainterPath]
    ) -> None:
        """Take paths on the plane; those of the coast and the areas are closed."""
        self._land = land
        self._coast = coast
        self._areas = areas

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        to_view: QTransform,
        colours: LandscapeColours,
        unit: float,
        tints: Sequence[QColor | None],
    ) -> None:
        """Paint the terrain; `tints` are for the areas' edges, None for an area out of play."""
        land, scale = to_view.map(self._land), to_view.m11()
        sea = QPainterPath()  # the window without the land, by the even-odd rule
        sea.addRect(exposed)
        sea.addPath(land)
        painter.save()
        painter.setClipPath(sea)
        light, shade = colours.light, colours.shade
        faint = translucent(light, light.alphaF() / 2)
        _stroke(painter, to_view.map(self._coast), _SHALLOW_WATER, faint, scale)
        shadow = to_view.map(self._land.translated(*_SHADOW))
        painter.fillPath(shadow, translucent(shade, shade.alphaF() / 2))
        for area, tint in zip(self._areas, tints, strict=True):
            if tint is not None:
                path = to_view.map(area)
                painter.setClipPath(path)
                _stroke(painter, path, _BANDS, tint, scale)
        painter.restore()


def _stroke(
    painter: QPainter,
    path: QPainterPath,
    strokes: Sequence[tuple[float, float]],
    colour: QColor,
    scale: float,
) -> None:
    for width, share in strokes:
        pen = QPen(translucent(colour, colour.alphaF() * share), width * scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
