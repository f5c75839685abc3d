# SPDX-License-Identifier: MIT
"""A slider over the moves of a whole game, with its rounds marked."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, STROKE_FOCUS
from powergrid.play.replay import AnyReplay

_HEIGHT: Final = 36
_KNOB: Final = 16
_GROOVE: Final = 4
_DOT: Final = 8
_LABELS: Final = 16
_MIN_LABEL: Final = 18


class Track(QSlider):
    """Follows a replay, and jumps to a click.

    `rounds` are pairs of position and round, `marks` the positions with a dot.
    """

    def __init__(self, replay: AnyReplay) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._replay = replay
        starts = {mark.round: mark.position for mark in reversed(replay.marks)}
        self.rounds = tuple(sorted((position, number) for number, position in starts.items()))
        self.marks: tuple[int, ...] = ()
        self.setRange(0, replay.last)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Moves of the game"))
        self.valueChanged.connect(self._move_replay)
        replay.session.changed.connect(self._follow)
        self._follow()

    def _move_replay(self, position: int) -> None:
        if position != self._replay.position:
            self._replay.stop()
            self._replay.go_to(position)

    def _follow(self) -> None:
        self.setValue(self._replay.position)

    def show_marks(self, positions: Iterable[int]) -> None:
        """Show a dot at each of these positions."""
        self.marks = tuple(sorted(set(positions)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable length."""
        return QSize(look().ipx(300), look().ipx(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the shortest length that can still be used."""
        return QSize(look().ipx(120), look().ipx(_HEIGHT))

    def x_of(self, value: int) -> float:
        """Return the x coordinate of a position in pixels."""
        knob = look().px(_KNOB)
        return knob / 2 + (self.width() - knob) * value / max(1, self.maximum())

    def value_at(self, x: float) -> int:
        """Return the position nearest to an x coordinate in pixels."""
        knob = look().px(_KNOB)
        share = (x - knob / 2) / max(1.0, self.width() - knob)
        return round(min(1.0, max(0.0, share)) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is held down."""
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the slider."""
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, the rounds and the knob."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        middle = (self.height() - px(_LABELS)) / 2
        groove = QRectF(0, middle - px(_GROOVE) / 2, self.width(), px(_GROOVE))
        paint_round(painter, groove, groove.height() / 2, theme.surface_3)
        at = self.x_of(self.value())
        done = QRectF(groove)
        done.setRight(at)
        paint_round(painter, done, groove.height() / 2, theme.accent)
        self._paint_rounds(painter, middle)
        for position in self.marks:
            dot = QRectF(self.x_of(position) - px(_DOT) / 2, middle - px(_DOT) / 2, 0, 0)
            dot.setSize(QSizeF(px(_DOT), px(_DOT)))
            paint_round(painter, dot, px(_DOT) / 2, theme.warning)
        knob = QRectF(at - px(_KNOB) / 2, middle - px(_KNOB) / 2, px(_KNOB), px(_KNOB))
        if self.hasFocus():
            width = px(STROKE_FOCUS)
            ring = knob.adjusted(-width, -width, width, width)
            paint_round(painter, ring, ring.height() / 2, None, theme.accent, width)
        paint_round(painter, knob, knob.height() / 2, theme.button_primary)

    def _paint_rounds(self, painter: QPainter, middle: float) -> None:
        theme, px = look().theme, look().px
        top, free = self.height() - px(_LABELS), -1.0
        for position, number in self.rounds:
            x = self.x_of(position)
            tick = QRectF(x - px(0.75), middle - px(5), px(1.5), px(10))
            paint_round(painter, tick, 0, theme.text_third)
            if x >= free:
                wide = px(_MIN_LABEL)
                left = min(max(0.0, x - wide / 2), self.width() - wide)
                label = QRectF(left, top, wide, px(_LABELS))
                font = look().font(CAPTION, MEDIUM)
                paint_line(painter, label, str(number), font, theme.text_second, "centre")
                free = x + wide
