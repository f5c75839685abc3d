# SPDX-License-Identifier: MIT
"""The players' networks: the connections that each has paid for, side by side where shared."""

from collections.abc import Collection, Mapping, Sequence
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.board.layout import Layout
from powergrid.gui.board.pens import Ink
from powergrid.gui.board.wires import is_link_in_play, link_line, paint_plate


class _Widths(NamedTuple):
    """Of one player's line, in design pixels: its fill, each rim, and the way to the next line."""

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
"""For one to six players on one connection."""
_CASING: Final = 5.0
"""How much wider than its lines the ground below them is, which keeps them apart from the map."""
_CASINGS: Final = {False: QColor(243, 236, 219, 190), True: QColor(17, 24, 27, 170)}
"""By whether the theme is dark."""


class _Bundle(NamedTuple):
    """The lines on one connection, and what they may cover."""

    lines: tuple[tuple[str, QLineF], ...]
    widths: _Widths
    middle: QLineF
    casing: float
    bounds: QRectF
    plates: tuple[int, ...]


class NetworkItem(QGraphicsItem):
    """All networks in one item: `colours` are those of the players on each connection, in order."""

    def __init__(
        self,
        layout: Layout,
        ink: Ink,
        areas: Collection[int] | None,
        colours: Mapping[int, Sequence[str]],
    ) -> None:
        super().__init__()
        self._layout = layout
        self._ink = ink
        self._areas = areas
        self._bundles = [self._bundle(link, colours[link]) for link in sorted(colours)]
        self._bounds = QRectF()
        for bundle in self._bundles:
            self._bounds |= bundle.bounds
        # Pointing at a city repaints a small part of the map: only what lies there is painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def _bundle(self, link: int, colours: Sequence[str]) -> _Bundle:
        unit, layout = self._ink.unit, self._layout
        widths = _WIDTHS[len(colours) - 1]
        middle = link_line(layout, link)
        lines = tuple(
            (colour, _beside(middle, (index - (len(colours) - 1) / 2) * widths.step * unit))
            for index, colour in enumerate(colours)
        )
        whole = (len(colours) - 1) * widths.step + widths.fill + 2 * widths.rim
        casing = (whole + _CASING) * unit
        plates = tuple(
            other
            for other, plate in enumerate(layout.plates)
            if other == link or _meets(middle, plate, casing / 2)
        )
        room = casing / 2 + 1
        bounds = QRectF(middle.p1(), middle.p2()).normalized().adjusted(-room, -room, room, room)
        for plate in plates:
            bounds |= layout.plates[plate]
        return _Bundle(lines, widths, middle, casing, bounds, plates)

    def boundingRect(self) -> QRectF:
        """Return the bounds of all lines and of the plates on them."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the lines, then the plates that lie on them."""
        exposed = QRectF(option.exposedRect)
        bundles = [bundle for bundle in self._bundles if bundle.bounds.intersects(exposed)]
        casing = _CASINGS[self._ink.theme.is_dark]
        for bundle in bundles:
            _stroke(painter, casing, bundle.casing, bundle.middle)
        for bundle in bundles:
            self._paint_lines(painter, bundle)
        for plate in sorted({plate for bundle in bundles for plate in bundle.plates}):
            in_play = is_link_in_play(self._layout, plate, self._areas)
            paint_plate(painter, self._layout, plate, self._ink, in_play)

    def _paint_lines(self, painter: QPainter, bundle: _Bundle) -> None:
        theme, unit = self._ink.theme, self._ink.unit
        fill, rim = bundle.widths.fill * unit, bundle.widths.rim * unit
        for colour, line in bundle.lines:
            _stroke(painter, theme.house_rim(colour), fill + 2 * rim, line)
            _stroke(painter, theme.house_fill(colour), fill, line)


def _stroke(painter: QPainter, colour: QColor, width: float, line: QLineF) -> None:
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(line)


def _beside(line: QLineF, by: float) -> QLineF:
    """Return a line moved sideways."""
    way = line.p2() - line.p1()
    length = hypot(way.x(), way.y()) or 1.0
    return line.translated(QPointF(-way.y(), way.x()) * (by / length))


def _meets(line: QLineF, rect: QRectF, room: float) -> bool:
    """Return whether a line comes as near to a rectangle as `room`."""
    wide = rect.adjusted(-room, -room, room, room)
    return any(
        line.intersects(side)[0] == QLineF.IntersectionType.BoundedIntersection
        for side in (
            QLineF(wide.topLeft(), wide.bottomRight()),
            QLineF(wide.topRight(), wide.bottomLeft()),
        )
    )
