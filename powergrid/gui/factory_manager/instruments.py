# SPDX-License-Identifier: MIT
"""The instruments of a factory: the tracks of production and storage, and the energy needle."""

from math import cos, pi, sin
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.tile_painter import paint_fitting
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate

_TRACK: Final = 16
_ENERGY: Final = 10
_PART: Final = 16
"""Parts of a degree, as Qt counts angles."""


Tracks: TypeAlias = tuple[int, int, int]


def paint_instruments(painter: QPainter, board: QRectF, tracks: Tracks, coming: Tracks) -> None:
    """Paint the tracks and the needle of the energy, as they stand and as they come to stand.

    What falls short of its partner is marked.
    """
    theme, px = look().theme, look().px
    paint_round(painter, board, px(6), theme.plate, theme.border, px(1))
    dial = min(board.height() * 1.3, board.width() * 0.34)
    rows = (
        ("production", translate("Factory", "Production")),
        ("storage", translate("Factory", "Storage")),
    )
    inner = board.adjusted(px(10), px(6), -dial - px(6), -px(6))
    for at, (name, text) in enumerate(rows):
        row = QRectF(inner.x(), inner.y() + at * inner.height() / 2, inner.width(), 0)
        row.setHeight(inner.height() / 2)
        is_short = coming[at] < max(coming[:2])
        _paint_track(painter, row, name, text, (tracks[at], coming[at]), is_short)
    area = QRectF(board.right() - dial, board.y(), dial, board.height())
    _paint_dial(painter, area, tracks[2], coming[2])


def _change(value: int, coming: int) -> str:
    return str(value) if value == coming else f"{value} → {coming}"


def _paint_track(
    painter: QPainter, row: QRectF, name: str, text: str, values: tuple[int, int], is_short: bool
) -> None:
    """Paint sign, name and figure above the cells of a track; those to come are framed."""
    theme, px = look().theme, look().px
    ink = theme.warning if is_short else theme.text
    high = row.height() * 0.56
    icon = min(high * 0.8, px(20))
    sign = QRectF(row.x(), row.y() + (high - icon) / 2, icon, icon)
    paint_drawing(painter, drawings.EFFECTS[name], sign, theme.text_second)
    figure = QRectF(row.right() - px(70), row.y(), px(70), high)
    words = QRectF(sign.right() + px(6), row.y(), 0, high)
    words.setRight(figure.x())
    paint_fitting(painter, words, text, CAPTION, 400, theme.text_second)
    paint_line(painter, figure, _change(*values), look().font(LEAD, SEMIBOLD), ink, "right")
    wide = row.width() / _TRACK
    for cell in range(_TRACK):
        spot = QRectF(row.x() + cell * wide, row.y() + high, wide - px(2), row.height() * 0.26)
        lit = theme.warning if is_short else theme.accent
        paint_round(painter, spot, px(2), lit if cell < min(values) else theme.surface_3)
        if min(values) <= cell < max(values):
            inset = spot.adjusted(px(0.75), px(0.75), -px(0.75), -px(0.75))
            edge = lit if values[0] < values[1] else theme.text_third
            paint_round(painter, inset, px(2), None, edge, px(1.5))


def _paint_dial(painter: QPainter, area: QRectF, energy: int, coming: int) -> None:
    """Paint the energy that is needed: a needle over a half circle, and its figure."""
    theme, px = look().theme, look().px
    text = translate("Factory", "Energy")
    label = QRectF(area.x(), area.y() + px(4), area.width() - px(8), px(18))
    paint_fitting(painter, label, text, CAPTION, 400, theme.text_second, "centre")
    radius = min(area.width() / 2 - px(12), area.height() - px(50))
    hub = QPointF(label.center().x(), label.bottom() + px(4) + radius)
    circle = QRectF(hub.x() - radius, hub.y() - radius, 2 * radius, 2 * radius)
    share = min(energy, _ENERGY) / _ENERGY
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for start, span, ink in ((180, -180, theme.surface_3), (180, -180 * share, theme.warning)):
        pen = QPen(ink, px(6))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(circle, start * _PART, round(span * _PART))
    painter.setPen(QPen(theme.text_third, px(1)))
    for tick in range(_ENERGY + 1):
        angle = pi * (1 - tick / _ENERGY)
        way = QPointF(cos(angle), -sin(angle))
        painter.drawLine(hub + way * (radius - px(7)), hub + way * (radius - px(4)))
    angle = pi * (1 - share)
    painter.setPen(QPen(theme.text, px(2.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(hub, hub + QPointF(cos(angle), -sin(angle)) * (radius - px(6)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.text)
    painter.drawEllipse(hub, px(4), px(4))
    figure = QRectF(label.x(), hub.y() + px(3), label.width(), area.bottom() - hub.y() - px(6))
    text, font = _change(energy, coming), look().font(LEAD, SEMIBOLD)
    paint_line(painter, figure, text, font, theme.text, "centre")
