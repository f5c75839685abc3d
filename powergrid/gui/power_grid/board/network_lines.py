# SPDX-License-Identifier: MIT
"""The players' networks: lines along the connections they paid for, side by side if shared."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.connections import connection_line
from powergrid.gui.power_grid.board.layout import Layout

PlayerConnections = tuple[str, Iterable[tuple[int, int]]]
"""A player's colour, and its connections as pairs of cities."""


class _Widths(NamedTuple):
    """The widths of a line and its rim, and the distance to the next line, in design pixels."""

    fill: float
    rim: float
    step: float


_WIDTHS: Final = (
    _Widths(4.4, 1.15, 0.0),
    _Widths(3.2, 0.85, 4.6),
    _Widths(2.7, 0.75, 4.0),
    _Widths(2.1, 0.6, 3.3),
    _Widths(1.8, 0.55, 2.9),
    _Widths(1.6, 0.5, 2.6),
)
"""By the number of players on one connection, from one to six."""
_THIN: Final = 0.5
"""The width of a thin line, relative to the others."""
_CASING: Final = 5.0
"""How much wider than its lines the casing is, which sets them off from the map."""
_GLOW: Final = 7.0
"""How much wider than a line its glow is, in the dark theme."""
_MAX_GLOWING: Final = 3
"""More lines on a connection do not glow."""
_FADED: Final = 0.35
"""The opacity of the others while one network is highlighted."""


class _Bundle(NamedTuple):
    """The lines on a connection, each with its colour and its share of the full width."""

    lines: tuple[tuple[str, QLineF, float], ...]
    widths: _Widths
    middle: QLineF
    casing: float
    bounds: QRectF


class NetworkLines:
    """Paints all networks: `colours` are those of the players on each connection, in order.

    `thin` are the connections, each with a colour, that are drawn at half width.
    """

    def __init__(
        self,
        layout: Layout,
        style: BoardStyle,
        colours: Mapping[int, Sequence[str]],
        thin: Collection[tuple[int, str]],
    ) -> None:
        self._layout = layout
        self._style = style
        self._thin = thin
        self._bundles = [
            self._bundle(connection, colours[connection]) for connection in sorted(colours)
        ]

    def _bundle(self, connection: int, colours: Sequence[str]) -> _Bundle:
        unit = self._style.unit
        widths = _WIDTHS[len(colours) - 1]
        middle = connection_line(self._layout, connection)
        lines = tuple(
            (
                colour,
                _beside(middle, (index - (len(colours) - 1) / 2) * widths.step * unit),
                _THIN if (connection, colour) in self._thin else 1.0,
            )
            for index, colour in enumerate(colours)
        )
        whole = (len(colours) - 1) * widths.step + widths.fill + 2 * widths.rim
        casing = (whole + _CASING) * unit
        room = casing / 2 + 1
        bounds = QRectF(middle.p1(), middle.p2()).normalized().adjusted(-room, -room, room, room)
        return _Bundle(lines, widths, middle, casing, bounds)

    def paint(self, painter: QPainter, exposed: QRectF, highlighted: str = "") -> None:
        """Paint the exposed lines; if a colour is `highlighted`, all others fade."""
        bundles = [bundle for bundle in self._bundles if bundle.bounds.intersects(exposed)]
        for bundle in bundles:
            _stroke(painter, self._style.landscape.casing, bundle.casing, bundle.middle)
        if self._style.theme.is_dark:
            for bundle in bundles:
                self._paint_glow(painter, bundle, highlighted)
        for bundle in bundles:
            self._paint_lines(painter, bundle, highlighted)

    def _paint_glow(self, painter: QPainter, bundle: _Bundle, highlighted: str) -> None:
        if len(bundle.lines) <= _MAX_GLOWING:
            for colour, line, share in bundle.lines:
                glow = self._style.theme.house_fill(colour).lighter(150)
                glow.setAlpha(46 if highlighted in ("", colour) else 0)
                width = bundle.widths.fill + 2 * bundle.widths.rim + _GLOW
                _stroke(painter, glow, width * share * self._style.unit, line)

    def _paint_lines(self, painter: QPainter, bundle: _Bundle, highlighted: str) -> None:
        theme, unit = self._style.theme, self._style.unit
        fill, rim = bundle.widths.fill * unit, bundle.widths.rim * unit
        for colour, line, share in bundle.lines:
            painter.setOpacity(1 if highlighted in ("", colour) else _FADED)
            _stroke(painter, theme.line_rim(colour), (fill + 2 * rim) * share, line)
            _stroke(painter, theme.house_fill(colour), fill * share, line)
        painter.setOpacity(1)


def _stroke(painter: QPainter, colour: QColor, width: float, line: QLineF) -> None:
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(line)


def _beside(line: QLineF, by: float) -> QLineF:
    """Return a line moved sideways."""
    vector = line.p2() - line.p1()
    length = hypot(vector.x(), vector.y()) or 1.0
    return line.translated(QPointF(-vector.y(), vector.x()) * (by / length))
