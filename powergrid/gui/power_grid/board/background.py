# SPDX-License-Identifier: MIT
"""The layers under the cities: landscape, light, connections, networks and costs."""

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.glide import Glide
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import MS_TOKEN
from powergrid.gui.power_grid.board.cached_landscape import CachedLandscape
from powergrid.gui.power_grid.board.connections import paint_connections, paint_plates
from powergrid.gui.power_grid.board.landscape import Landscape
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.light import (
    DUSK,
    LAMPS,
    NIGHT,
    STRENGTHS,
    Hour,
    lamp_rect,
    paint_ambient_light,
    paint_lamps,
)
from powergrid.gui.power_grid.board.network_lines import NetworkLines
from powergrid.gui.power_grid.board.paint_context import PaintContext
from powergrid.rules.board import Board

_SHADOWS: Final = ((2.3, 22), (1.4, 34), (0.7, 44))
"""The offsets downwards of a sign's shadows, in design pixels, and their alphas."""


class Background(QObject):
    """Paints the layers below the items of a scene; `changed` asks to repaint all of them."""

    changed = Signal()

    def __init__(self, board: Board, drawing: Drawing, parent: QObject) -> None:
        super().__init__(parent)
        self.landscape = Landscape(board, drawing)
        self.cached_landscape = CachedLandscape(self.landscape, self)
        self.cached_landscape.rendered.connect(self.changed)
        self.networks: Mapping[int, tuple[str, ...]] = {}
        self._thin: frozenset[tuple[int, str]] = frozenset()
        self._lines: NetworkLines | None = None
        self._highlighted_colour = ""
        self._has_light = False
        self._light = Glide(MS_TOKEN, self)
        self._light.moved.connect(self.changed)

    def fit(self, layout: Layout) -> None:
        """Follow a new layout."""
        self.cached_landscape.fit(layout)
        self._lines = None

    def show_networks(
        self, networks: Mapping[int, tuple[str, ...]], thin: frozenset[tuple[int, str]]
    ) -> None:
        """Show the networks: by connection, the colours of its owners, some of them `thin`."""
        if (networks, thin) != (self.networks, self._thin):
            self.networks, self._thin, self._lines = networks, thin, None
            self.changed.emit()

    def highlight_network(self, colour: str) -> None:
        """Fade all networks but that of a colour; without a colour, fade none."""
        if colour != self._highlighted_colour:
            self._highlighted_colour = colour
            if self.networks:
                self.changed.emit()

    def show_hour(self, hour: Hour) -> None:
        """Change the light to that of an hour, gradually."""
        self._has_light = True
        self._light.move_to(STRENGTHS[hour])

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        context: PaintContext,
        cities: Collection[int],
        lamps: Mapping[int, int],
    ) -> None:
        """Paint the exposed part, with these cities in play; `lamps` counts lit houses by city."""
        self.cached_landscape.paint(painter, exposed, context)
        if self._has_light and not look().is_plain:
            self._paint_light(painter, exposed, context, lamps)
        _paint_shadows(painter, [context.layout.signs[city] for city in cities], exposed, context)
        paint_connections(painter, context)
        if self._lines is None:
            self._lines = NetworkLines(context.layout, context.style, self.networks, self._thin)
        self._lines.paint(painter, exposed, self._highlighted_colour)
        paint_plates(painter, exposed, context)

    def _paint_light(
        self, painter: QPainter, exposed: QRectF, context: PaintContext, lamps: Mapping[int, int]
    ) -> None:
        style, light = context.style, self._light
        is_dark, dusk, night = style.theme.is_dark, light.at(DUSK), light.at(NIGHT)
        paint_ambient_light(painter, exposed, context.window, dusk, night, is_dark=is_dark)
        if light.at(LAMPS) > 0:
            centres = context.layout.centres
            lit = [city for city in lamps if lamps[city]]
            rects = [lamp_rect(centres[city], lamps[city], style.unit) for city in lit]
            paint_lamps(painter, exposed, rects, light.at(LAMPS), is_dark=is_dark)


def _paint_shadows(
    painter: QPainter, signs: Collection[QRectF], exposed: QRectF, context: PaintContext
) -> None:
    style, unit = context.style, context.style.unit
    painter.setPen(Qt.PenStyle.NoPen)
    for sign in signs:
        if exposed.intersects(sign):
            for down, alpha in _SHADOWS:
                painter.setBrush(QColor(0, 0, 0, round(alpha * style.landscape.shadow)))
                painter.drawRoundedRect(sign.translated(0, down * unit), 6 * unit, 6 * unit)
