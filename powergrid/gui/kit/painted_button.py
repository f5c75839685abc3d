# SPDX-License-Identifier: MIT
"""The base class of painted controls."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_focus, paint_round, plain_tip
from powergrid.gui.kit.tokens import MIN_TARGET, RADIUS_BUTTON, RADIUS_SIGN

_BY_TAB: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_BY_PROGRAM: Final = (Qt.FocusReason.ShortcutFocusReason, Qt.FocusReason.OtherFocusReason)


def came_by_tab(event: QFocusEvent) -> bool:
    """Return whether Tab brought the focus; a hidden widget passes it on for the same reason."""
    return event.reason() in _BY_TAB and look().shows_focus


class PaintedButton(QAbstractButton):
    """A button to be painted by subclasses; sizes are in design pixels, at least 24 by 24."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.focus_shown = False
        self.description = ""
        self.rule = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look().changed.connect(self._follow)

    def describe(self, does: str, why_not: str = "", rule: str = "") -> None:
        """Describe what it does; with `why_not`, disable it and say that instead.

        `rule` is the section of the rules that forbids it.
        """
        self.setEnabled(not why_not)
        self.description, self.rule = why_not or does, rule
        self.update_description()

    def update_description(self) -> None:
        """Set the tip and the accessible description."""
        self.setAccessibleDescription(self.description)
        self.setToolTip(plain_tip(self.description))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return width and height in design pixels; `text` is the factor of the text size.

        By default, the smallest target.
        """
        return MIN_TARGET, MIN_TARGET

    def sizeHint(self) -> QSize:
        """Return the natural size at the current scale and text size."""
        return self._size_at(look().text)

    def minimumSizeHint(self) -> QSize:
        """Return the natural size with text at its base size."""
        return self._size_at(1)

    def base_size_hint(self) -> QSize:
        """Return the size with text at its base size."""
        return self._size_at(1)

    def text_size(self) -> float:
        """Return the text factor: the player's text size if it fits, else 1."""
        return look().text if self.width() >= self.sizeHint().width() else 1

    def _size_at(self, text: float) -> QSize:
        width, height = self.natural_size(text)
        return QSize(look().ipx(max(width, MIN_TARGET)), look().ipx(max(height, MIN_TARGET)))

    def is_hovered(self) -> bool:
        """Return whether it is enabled and under the pointer."""
        return self.isEnabled() and self.underMouse()

    def paint_ground(self, painter: QPainter, is_raised: bool) -> None:
        """Paint the focus ring, and a background if it is raised."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = look().px
        face = self.paint_ring(painter, px(RADIUS_BUTTON))
        if is_raised:
            paint_round(painter, face, px(RADIUS_SIGN), look().theme.surface_3)

    def paint_ring(self, painter: QPainter, radius: float) -> QRectF:
        """Paint the focus ring if it is visible, and return the face inside it."""
        face = QRectF(self.rect())
        return paint_focus(painter, face, radius) if self.has_ring else face

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def make_exclusive(self) -> None:
        """Make it exclusive among its siblings, where Tab stops only at the checked one."""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(self.claim_tab_stop)

    def claim_tab_stop(self) -> None:
        """Let Tab stop only at the checked one of its siblings."""
        parent = self.parentWidget()
        among = [] if parent is None else parent.children()
        several = [
            widget
            for widget in among
            if isinstance(widget, PaintedButton) and widget.autoExclusive()
        ]
        if any(button.isChecked() for button in several):
            for button in several:
                button.setFocusPolicy(
                    Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
                )

    @property
    def has_ring(self) -> bool:
        """Whether the focus ring is visible: it is shown, and the keyboard is in use."""
        return self.focus_shown and look().shows_focus

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the focus came by keyboard."""
        self.focus_shown = event.reason() in _BY_PROGRAM or came_by_tab(event)
        super().focusInEvent(event)

    def show_focus(self) -> None:
        """Show the focus ring, however the focus came."""
        self.focus_shown = self.hasFocus()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.focus_shown = False
        super().focusOutEvent(event)

    def _follow(self) -> None:
        self.updateGeometry()
        self.update()
