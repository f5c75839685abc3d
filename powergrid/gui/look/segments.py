# SPDX-License-Identifier: MIT
"""One of several, all options side by side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton, paint_focus, paint_round
from powergrid.gui.look.tokens import (
    BODY,
    RADIUS_BUTTON,
    RADIUS_SIGN,
    REGULAR,
    SEMIBOLD,
)

_SEGMENT_HEIGHT: Final = 34
_SEGMENT_PAD: Final = 14


class _Segment(PaintedButton):
    def __init__(self, text: str, segments: "Segments") -> None:
        super().__init__(segments)
        self._segments = segments
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # tells screen readers that it is one of several

    def natural_size(self, text: float) -> tuple[float, float]:
        wide = QFontMetricsF(look().font(BODY * text, SEMIBOLD)).horizontalAdvance(self.text())
        return wide / look().scale + 2 * _SEGMENT_PAD, float(_SEGMENT_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = look().theme, look().px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, radius = QRectF(self.rect()), px(RADIUS_SIGN)
        if self.focus_shown and self.isEnabled():
            face = paint_focus(painter, face, radius)
            radius -= px(2)
        ink = theme.text_second if self.isEnabled() else theme.text_third
        if self.isChecked():
            paint_round(painter, face, radius, theme.button_primary)
            ink = theme.on_button_primary
        elif self.is_hovered():
            paint_round(painter, face, radius, theme.surface_3)
            ink = theme.text
        if not self.isEnabled():
            painter.setOpacity(0.6)
        size = BODY * self._segments.text_size()
        font = look().font(size, SEMIBOLD if self.isChecked() else REGULAR)
        paint_line(painter, QRectF(self.rect()), self.text(), font, ink, "centre")


class Segments(QWidget):
    """An exclusive choice, all options side by side; the arrow keys go from one to the next."""

    chosen = Signal(int)

    def __init__(
        self, options: Sequence[str], index: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._buttons: list[_Segment] = []
        self.set_options(options, index)
        self._group.idClicked.connect(self.chosen)
        look().changed.connect(self._follow)
        self._follow()

    @property
    def index(self) -> int:
        """Return the chosen option, or -1."""
        return self._group.checkedId()

    def set_index(self, index: int) -> None:
        """Choose without a signal."""
        self._buttons[index].setChecked(True)

    def set_options(self, options: Sequence[str], index: int = 0) -> None:
        """Offer other options, one of them chosen."""
        for button in self._buttons:
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [_Segment(text, self) for text in options]
        for i, button in enumerate(self._buttons):
            self._group.addButton(button, i)
            self._row.addWidget(button)
            button.setChecked(i == index)

    def tell(self, does: str) -> None:
        """Say what choosing does."""
        for button in self._buttons:
            button.tell(does)

    def tell_option(self, index: int, does: str, why_not: str = "") -> None:
        """Say what choosing one option does, or why it cannot be chosen."""
        self._buttons[index].tell(does, why_not)

    def button(self, index: int) -> PaintedButton:
        """Return the button of one option."""
        return self._buttons[index]

    def modest_hint(self) -> QSize:
        """Return the room with letters of their own size."""
        return self.minimumSizeHint()

    def text_size(self) -> float:
        """Return by how much letters are larger: as the player wants, where all have room."""
        return look().text if self.width() >= self.sizeHint().width() else 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that holds the options together."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = look().px(RADIUS_BUTTON)
        paint_round(painter, QRectF(self.rect()), radius, look().theme.surface_1)

    def _follow(self) -> None:
        pad = look().ipx(3)
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(look().ipx(2))
        self.update()
