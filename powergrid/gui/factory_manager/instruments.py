# SPDX-License-Identifier: MIT
"""Paints the instruments of a factory: tracks of production and storage, and an energy gauge."""

from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.tile_painter import paint_fitting
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, LEAD, REGULAR, SEMIBOLD
from powergrid.gui.kit.translation import translate

_ENERGY: Final = 10
_CELLS: Final = (16, 16, _ENERGY)
_GAUGE: Final = 2
"""The index of the track that is a gauge where there is room."""
_ANGLE_UNITS: Final = 16
"""How many of Qt's units a degree has."""
_LOW: Final = 76
"""A lower panel has no room for a gauge: energy is a third row, and each row has one line."""
_NARROW: Final = 180
"""A narrower panel has no room for the names of its tracks."""
_MIN_NAME: Final = 40
"""Narrower, the name of a track could not be read."""


Tracks: TypeAlias = tuple[int, int, int]


class Row(NamedTuple):
    """The places of a track's parts."""

    sign: QRectF
    words: QRectF
    figure: QRectF
    cells: QRectF


def paint_instruments(painter: QPainter, panel: QRectF, tracks: Tracks, after: Tracks) -> None:
    """Paint production, storage and energy, now and after what is planned.

    The lower of production and storage is marked.
    """
    theme, px = look().theme, look().px
    paint_round(painter, panel, px(6), theme.plate, theme.border, px(1))
    names = (
        ("production", translate("Factory", "Production")),
        ("storage", translate("Factory", "Storage")),
        ("energy", _energy()),
    )
    rows = rows_of(panel)
    for at, row in enumerate(rows):
        is_short = after[at] < max(after[:2]) and at < _GAUGE
        ink = theme.warning if is_short else theme.text
        lit = theme.warning if is_short or at == _GAUGE else theme.accent
        values = tracks[at], after[at]
        _paint_words(painter, row, *names[at], _change(*values), ink)
        _paint_cells(painter, row.cells, _CELLS[at], values, lit)
    if len(rows) == _GAUGE:
        width = _gauge_width(panel)
        area = QRectF(panel.right() - width, panel.y(), width, panel.height())
        _paint_gauge(painter, area, tracks[_GAUGE], after[_GAUGE])


def rows_of(panel: QRectF) -> list[Row]:
    """Return the places of production and storage, and of energy on a panel without a gauge."""
    px = look().px
    if panel.height() < px(_LOW):
        inner = panel.adjusted(px(10), px(4), -px(10), -px(4))
        return [_one_line(row) for row in _rows(inner, 3)]
    inner = panel.adjusted(px(10), px(6), -_gauge_width(panel) - px(6), -px(6))
    return [_two_lines(row) for row in _rows(inner, 2)]


def _gauge_width(panel: QRectF) -> float:
    return min(panel.height() * 1.3, panel.width() * 0.34)


def _rows(rect: QRectF, count: int) -> list[QRectF]:
    high = rect.height() / count
    return [QRectF(rect.x(), rect.y() + at * high, rect.width(), high) for at in range(count)]


def _one_line(row: QRectF) -> Row:
    """Return sign, name, cells and figure side by side; a narrow row has no name."""
    px = look().px
    is_narrow = row.width() < px(_NARROW)
    icon = min(row.height() * 0.8, px(20))
    sign = QRectF(row.x(), row.y() + (row.height() - icon) / 2, icon, icon)
    named = 0 if is_narrow else row.width() * 0.3
    words = QRectF(sign.right() + px(6), row.y(), named, row.height())
    wide = px(24 if is_narrow else 56)
    figure = QRectF(row.right() - wide, row.y(), wide, row.height())
    cells = QRectF(words.right() + px(6), row.y() + row.height() * 0.22, 0, row.height() * 0.56)
    cells.setRight(figure.x())
    return Row(sign, words, figure, cells)


def _two_lines(row: QRectF) -> Row:
    """Return sign, name and figure above the cells; a narrow row has no name."""
    px = look().px
    high = row.height() * 0.56
    icon = min(high * 0.8, px(20))
    sign = QRectF(row.x(), row.y() + (high - icon) / 2, icon, icon)
    figure = QRectF(row.right() - px(70), row.y(), px(70), high)
    words = QRectF(sign.right() + px(6), row.y(), 0, high)
    words.setRight(figure.x())
    if words.width() < px(_MIN_NAME):
        words.setWidth(0)
    cells = QRectF(row.x(), row.y() + high, row.width(), row.height() * 0.26)
    return Row(sign, words, figure, cells)


def _energy() -> str:
    return translate("Factory", "Energy")


def _change(value: int, after: int) -> str:
    return str(value) if value == after else f"{value} → {after}"


def figure_size(row: Row) -> float:
    """Return the type size of a track's figure, which fits its row."""
    return min(LEAD, row.figure.height() / look().scale)


def _paint_words(
    painter: QPainter, row: Row, name: str, text: str, figure: str, ink: QColor
) -> None:
    theme = look().theme
    paint_drawing(painter, drawings.EFFECTS[name], row.sign, theme.text_second)
    if row.words.width():
        paint_fitting(painter, row.words, text, CAPTION, REGULAR, theme.text_second)
    font = look().font(figure_size(row), SEMIBOLD)
    paint_line(painter, row.figure, figure, font, ink, "right")


def _paint_cells(
    painter: QPainter, cells: QRectF, count: int, values: tuple[int, int], lit: QColor
) -> None:
    """Paint the cells of a track; those that change are framed."""
    theme, px = look().theme, look().px
    wide = cells.width() / count
    for cell in range(count):
        spot = QRectF(cells.x() + cell * wide, cells.y(), wide - px(2), cells.height())
        paint_round(painter, spot, px(2), lit if cell < min(values) else theme.surface_3)
        if min(values) <= cell < max(values):
            inset = spot.adjusted(px(0.75), px(0.75), -px(0.75), -px(0.75))
            edge = lit if values[0] < values[1] else theme.text_third
            paint_round(painter, inset, px(2), None, edge, px(1.5))


def _paint_gauge(painter: QPainter, area: QRectF, energy: int, after: int) -> None:
    """Paint the energy needed: a gauge with a needle, and the figure."""
    theme, px = look().theme, look().px
    label = QRectF(area.x(), area.y() + px(4), area.width() - px(8), px(18))
    paint_fitting(painter, label, _energy(), CAPTION, REGULAR, theme.text_second, "centre")
    radius = min(area.width() / 2 - px(12), area.height() - px(50))
    hub = QPointF(label.center().x(), label.bottom() + px(4) + radius)
    circle = QRectF(hub.x() - radius, hub.y() - radius, 2 * radius, 2 * radius)
    share = min(energy, _ENERGY) / _ENERGY
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, span, ink in ((180, -180, theme.surface_3), (180, -180 * share, theme.warning)):
        pen = QPen(ink, px(6))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(circle, start * _ANGLE_UNITS, round(span * _ANGLE_UNITS))
    painter.setPen(QPen(theme.text_third, px(1)))
    for tick in range(_ENERGY + 1):
        angle = pi * (1 - tick / _ENERGY)
        direction = QPointF(cos(angle), -sin(angle))
        painter.drawLine(hub + direction * (radius - px(7)), hub + direction * (radius - px(4)))
    angle = pi * (1 - share)
    painter.setPen(QPen(theme.text, px(2.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(hub, hub + QPointF(cos(angle), -sin(angle)) * (radius - px(6)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.text)
    painter.drawEllipse(hub, px(4), px(4))
    figure = QRectF(label.x(), hub.y() + px(3), label.width(), area.bottom() - hub.y() - px(6))
    text, font = _change(energy, after), look().font(LEAD, SEMIBOLD)
    paint_line(painter, figure, text, font, theme.text, "centre")
