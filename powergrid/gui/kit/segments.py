# SPDX-License-Identifier: MIT
"""An exclusive choice with all options side by side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import paint_focus, paint_round, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import (
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
        self.make_exclusive()

    def natural_size(self, text: float) -> tuple[float, float]:
        wide = width_of(self.text(), BODY * text, SEMIBOLD)
        return wide + 2 * _SEGMENT_PAD, float(_SEGMENT_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face, radius = QRectF(self.rect()), px(RADIUS_SIGN)
        if self.has_ring and self.isEnabled():
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
    """An exclusive choice with all options side by side; the arrow keys change it.

    `ground` names the theme colour behind the options.
    """

    accessible_role = QAccessible.Role.Grouping

    chosen = Signal(int)

    def __init__(
        self,
        options: Sequence[str],
        index: int = 0,
        parent: QWidget | None = None,
        *,
        ground: Role = "surface_1",
    ) -> None:
        super().__init__(parent)
        self._ground = ground
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._buttons = [_Segment(text, self) for text in options]
        for at, button in enumerate(self._buttons):
            self._group.addButton(button, at)
            self._row.addWidget(button)
            button.setChecked(at == index)
        for button in self._buttons[:1]:
            button.claim_tab_stop()
        self._group.idClicked.connect(self.chosen)
        look().changed.connect(self._follow)
        self._follow()

    @property
    def index(self) -> int:
        """The index of the chosen option, or -1."""
        return self._group.checkedId()

    def set_index(self, index: int) -> None:
        """Choose an option without a signal."""
        self._buttons[index].setChecked(True)

    def describe(self, does: str) -> None:
        """Describe what choosing does."""
        for button in self._buttons:
            button.describe(does)

    def describe_option(self, index: int, does: str, why_not: str = "") -> None:
        """Describe one option; with `why_not`, disable it."""
        self._buttons[index].describe(does, why_not)

    def buttons(self) -> Sequence[PaintedButton]:
        """Return the buttons of all options."""
        return self._buttons

    def button(self, index: int) -> PaintedButton:
        """Return the button of one option."""
        return self._buttons[index]

    def base_size_hint(self) -> QSize:
        """Return the size with text at its base size."""
        return self.minimumSizeHint()

    def text_size(self) -> float:
        """Return the text factor: the player's text size if all options fit, else 1."""
        return look().text if self.width() >= self.sizeHint().width() else 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the common background of the options."""
        painter = smooth_painter(self)
        radius = look().px(RADIUS_BUTTON)
        paint_round(painter, QRectF(self.rect()), radius, look().theme.ink(self._ground))

    def _follow(self) -> None:
        pad = look().ipx(3)
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(look().ipx(2))
        self.update()
