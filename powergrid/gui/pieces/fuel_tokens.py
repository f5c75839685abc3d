# SPDX-License-Identifier: MIT
"""A token of fuel in the market, and the slot of a plant's store that holds one."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import RADIUS_SLOT, RADIUS_TOKEN, STROKE_SELECTED
from powergrid.gui.pieces.kinds import paint_kind

TokenState = Literal["normal", "free", "cart", "dim"]
SlotState = Literal["filled", "free", "cart", "drop", "refused"]

SLOT_STATES: Final[tuple[SlotState, ...]] = ("filled", "free", "cart", "drop", "refused")

_DIM: Final = 0.45


def paint_fuel_token(
    painter: QPainter, fuel: str, rect: QRectF, state: TokenState = "normal"
) -> None:
    """Draw a token of the market; one in the cart has the accent for its ground."""
    theme = look().theme
    side = min(rect.width(), rect.height())
    if state == "free":
        _dot(painter, rect, theme.text_third, side)
        return
    if state == "cart":
        _ground(painter, rect, theme.accent, look().px(RADIUS_TOKEN))
        inset = side * 0.12
        inner = rect.adjusted(inset, inset, -inset, -inset)
        paint_kind(painter, fuel, inner, theme, theme.on_accent)
        return
    before = painter.opacity()
    if state == "dim":
        painter.setOpacity(before * _DIM)
    paint_kind(painter, fuel, rect, theme)
    painter.setOpacity(before)


def paint_slot(
    painter: QPainter, fuel: str, rect: QRectF, state: SlotState, ground: QColor | None = None
) -> None:
    """Draw a slot of a store with its token; on `ground`, else on the lowest surface."""
    theme = look().theme
    radius = look().px(RADIUS_SLOT)
    _ground(painter, rect, theme.surface_1 if ground is None else ground, radius)
    if fuel and state != "free":
        inset = rect.width() * 0.18
        paint_kind(painter, fuel, rect.adjusted(inset, inset, -inset, -inset), theme)
    if state in ("cart", "drop", "refused"):
        width = look().px(STROKE_SELECTED)
        pen = QPen(theme.bad if state == "refused" else theme.accent, width)
        if state == "drop":
            pen.setDashPattern([2.0, 1.6])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _ground(painter: QPainter, rect: QRectF, color: QColor, radius: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(rect, radius, radius)


def _dot(painter: QPainter, rect: QRectF, color: QColor, side: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(rect.center(), side * 0.12, side * 0.12)
