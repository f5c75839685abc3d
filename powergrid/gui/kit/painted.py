# SPDX-License-Identifier: MIT
"""What widgets are painted with: colours, rectangles, the focus ring; and their tooltips."""

from collections.abc import Callable
from html import escape
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPaintDevice, QPainter, QPen

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import FOCUS_GAP, STROKE_FOCUS

PaintMark: TypeAlias = Callable[[QPainter, str, QRectF], None]
"""Paints the mark of a player's colour into a square."""


def plain_tip(text: str) -> str:
    """Return a tooltip that wraps and shows the text literally."""
    return f"<qt>{escape(text, quote=False)}</qt>" if text else ""


def mix(color: QColor, other: QColor, share: float) -> QColor:
    """Return a mix of two colours; `share` is that of the other one."""
    return QColor.fromRgbF(
        color.redF() + (other.redF() - color.redF()) * share,
        color.greenF() + (other.greenF() - color.greenF()) * share,
        color.blueF() + (other.blueF() - color.blueF()) * share,
    )


def translucent(color: QColor, alpha: float) -> QColor:
    """Return a colour with this alpha, from 0 to 1."""
    copy = QColor(color)
    copy.setAlphaF(alpha)
    return copy


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a painter on a device, with smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def paint_fade(
    painter: QPainter,
    rect: QRectF,
    start: QPointF,
    end: QPointF,
    color: QColor,
    opaque_at: float = 1.0,
) -> None:
    """Fill a rectangle with a colour that is clear at `start`, and opaque from `opaque_at` on."""
    gradient = QLinearGradient(start, end)
    gradient.setColorAt(0, translucent(color, 0))
    gradient.setColorAt(opaque_at, color)
    painter.fillRect(rect, gradient)


def paint_plain(painter: QPainter, rect: QRect | QRectF, fill: QColor) -> None:
    """Fill a rectangle; given a colour, `fillRect` makes PySide load all gradient presets."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRect(rect)


def paint_round(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Paint a rounded rectangle; its edge, by default the theme's, is inside `rect`."""
    edge = edge or look().theme.edge(fill)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(edge, width))
        rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        radius = max(0.0, radius - width / 2)
    painter.drawRoundedRect(rect, radius, radius)


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> QRectF:
    """Paint the focus ring along `rect` and return the rectangle inside it."""
    px = look().px
    paint_round(painter, rect, radius, None, look().theme.accent, px(STROKE_FOCUS))
    inset = px(STROKE_FOCUS + FOCUS_GAP)
    return rect.adjusted(inset, inset, -inset, -inset)
