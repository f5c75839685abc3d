# SPDX-License-Identifier: MIT
"""Controls that are on or off: a switch, a check box and a chip."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide, width_of
from powergrid.gui.kit.painted import mix, paint_focus, paint_round, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.palette import control_edge
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    FOCUS_GAP,
    RADIUS_CHIP,
    RADIUS_SIGN,
    RADIUS_SLOT,
    SEMIBOLD,
    STROKE_FOCUS,
    SWITCH_HEIGHT,
    SWITCH_WIDTH,
)

_BOX: Final = 20
_CHIP_HEIGHT: Final = 30
_CHIP_PAD: Final = 11
_MIN_CHIP_PAD: Final = 6
"""The space at the ends of a text that hardly fits."""
_TICK: Final = 12


class Switch(PaintedButton):
    """A switch with its text on the right, or with `is_row` on the left of a full row."""

    def __init__(self, text: str = "", on: bool = False, *, is_row: bool = False) -> None:
        super().__init__()
        self._is_row = is_row
        self.setCheckable(True)
        self.setChecked(on)
        self.setText(text)
        self.setAccessibleName(text)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for switch and text."""
        wide = width_of(self.text(), BODY * text)
        return SWITCH_WIDTH + (10 + wide + 1 if wide else 0), float(SWITCH_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint switch and text."""
        px = look().px
        painter = smooth_painter(self)
        width, height = px(SWITCH_WIDTH), px(SWITCH_HEIGHT)
        left = self.width() - width if self._is_row else 0
        if not self.isEnabled():
            painter.setOpacity(0.45)
        self._paint_switch(painter, QRectF(left, (self.height() - height) / 2, width, height))
        painter.setOpacity(1)
        if self.text():
            start = 0 if self._is_row else width + px(10)
            line = QRectF(start, 0, self.width() - width - px(10), self.height())
            ink = look().theme.text if self.isEnabled() else look().theme.text_third
            paint_line(painter, line, self.text(), look().font(BODY * self.text_size()), ink)

    def _paint_switch(self, painter: QPainter, track: QRectF) -> None:
        """Paint track and knob; position and colour both show the state."""
        is_on, inset = self.isChecked(), look().px(4)
        if self.has_ring and self.isEnabled():
            track = paint_focus(painter, track, track.height() / 2)
            inset = look().px(2)
        ground, ink = self._colours()
        paint_round(painter, track, track.height() / 2, ground)
        side = track.height() - 2 * inset
        left = track.right() - inset - side if is_on else track.left() + inset
        paint_round(painter, QRectF(left, track.top() + inset, side, side), side / 2, ink)

    def _colours(self) -> tuple[QColor, QColor]:
        """Return the colours of track and knob."""
        theme = look().theme
        ground, knob = theme.surface_3, theme.text_second
        if self.isChecked():
            ground, knob = theme.good, theme.background if theme.is_dark else theme.surface_2
        return (mix(ground, theme.text, 0.1) if self.is_hovered() else ground), knob


class CheckBox(PaintedButton):
    """A check box with a text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setText(text)
        self.setAccessibleName(text)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for box and text."""
        return _BOX + 6 + 8 + width_of(self.text(), BODY * text) + 1, float(_BOX + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw box, tick and text."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        side, ring = px(_BOX), px(STROKE_FOCUS + FOCUS_GAP)
        box = QRectF(ring, (self.height() - side) / 2, side, side)
        if self.has_ring and self.isEnabled():
            paint_focus(painter, box.adjusted(-ring, -ring, ring, ring), px(RADIUS_SIGN))
        on, ink = self.isChecked(), theme.text
        fill: QColor | None = theme.button_primary if on else None
        if not self.isEnabled():
            ink = theme.text_third
            fill = theme.surface_3 if on else None
        elif self.is_hovered() and not on:
            fill = theme.surface_3
        is_framed = not on or not self.isEnabled()
        frame = theme.text_third if is_framed else None
        paint_round(painter, box, px(RADIUS_SLOT), fill, frame, px(1.4))
        if on:
            mark = theme.on_button_primary if self.isEnabled() else theme.text_third
            inset = side * 0.18
            paint_icon(painter, "check", box.adjusted(inset, inset, -inset, -inset), mark)
        left = box.right() + px(10)
        line = QRectF(left, 0, self.width() - left, self.height())
        paint_line(painter, line, self.text(), look().font(BODY * self.text_size()), ink)


class Chip(PaintedButton):
    """A small pill; a checkable one is an option of a set."""

    def __init__(self, text: str, *, checkable: bool = False) -> None:
        super().__init__()
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(checkable)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for the text, and for the tick of a checkable one."""
        wide = width_of(self.text(), CAPTION * text, SEMIBOLD)
        tick = _TICK + 5 if self.isCheckable() else 0
        return wide + 1 + tick + 2 * _CHIP_PAD, float(_CHIP_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw pill, tick and text: in the narrow face and elided where it does not fit."""
        px = look().px
        painter = smooth_painter(self)
        face, radius = QRectF(self.rect()), px(RADIUS_CHIP)
        if self.has_ring and self.isEnabled():
            face = paint_focus(painter, face, radius)
            radius -= px(3)
        fill, edge, ink = self._colours()
        paint_round(painter, face, radius, fill, edge, px(1))
        size = CAPTION * self.text_size()
        font, wide = look().font(size, SEMIBOLD), pixels_wide(self.text(), size, SEMIBOLD)
        tick = px(_TICK + 5) if self.isChecked() and self.isCheckable() else 0
        room = self.width() - tick - px(2 * _MIN_CHIP_PAD)
        if wide > room:
            font = look().font(size, SEMIBOLD, True)
            wide = min(room, pixels_wide(self.text(), size, SEMIBOLD, True))
        left = (self.width() - wide - tick) / 2
        if tick:
            side = px(_TICK)
            paint_icon(painter, "check", QRectF(left, (self.height() - side) / 2, side, side), ink)
        line = QRectF(left + tick, 0, wide, self.height())
        paint_line(painter, line, self.text(), font, ink)

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Return the colours of ground, edge and text."""
        theme = look().theme
        if not self.isEnabled():
            return None, theme.surface_3, theme.text_third
        if self.isCheckable() and not self.isChecked():
            ground = theme.surface_3 if self.is_hovered() else None
            return ground, control_edge(theme), theme.text_second
        fill, ink = theme.surface_3, theme.text
        if self.isChecked():
            fill, ink = theme.button_primary, theme.on_button_primary
        return mix(fill, theme.text_third, 0.25) if self.is_hovered() else fill, None, ink
