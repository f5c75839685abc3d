# SPDX-License-Identifier: MIT
"""What all painted controls share: they follow the look and show the keyboard's focus."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import (
    FOCUS_GAP,
    LEAST_TARGET,
    RADIUS_BUTTON,
    RADIUS_SIGN,
    STROKE_FOCUS,
)

_BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


def plain_tip(text: str) -> str:
    """Return a tip that breaks its lines, and shows a text as it is whatever tags are in it."""
    # `html.escape` would load a table of all entities before the first paint.
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<qt>{plain}</qt>" if plain else ""


def mixed(color: QColor, other: QColor, share: float) -> QColor:
    """Return `color` with a share of another in it."""
    return QColor.fromRgbF(
        color.redF() + (other.redF() - color.redF()) * share,
        color.greenF() + (other.greenF() - color.greenF()) * share,
        color.blueF() + (other.blueF() - color.blueF()) * share,
    )


def paint_plain(painter: QPainter, rect: QRect | QRectF, fill: QColor) -> None:
    """Fill a rectangle; given a colour, `fillRect` has PySide name all presets of gradients."""
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
    """Draw a rounded rectangle whose edge, if any, lies within `rect`."""
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(edge, width))
        rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        radius = max(0.0, radius - width / 2)
    painter.drawRoundedRect(rect, radius, radius)


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> QRectF:
    """Draw the focus ring along `rect`, and return what is left inside ring and gap."""
    px = look().px
    paint_round(painter, rect, radius, None, look().theme.accent, px(STROKE_FOCUS))
    inset = px(STROKE_FOCUS + FOCUS_GAP)
    return rect.adjusted(inset, inset, -inset, -inset)


class PaintedButton(QAbstractButton):
    """A button without a drawing of its own; sizes are in design pixels, at least 24 either way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.focus_shown = False
        self.told = ""
        self.rule = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look().changed.connect(self._follow)

    def tell(self, does: str, why_not: str = "", rule: str = "") -> None:
        """Say what it does, or why it is off, which it then is.

        `rule` is the section of the rules that forbids it.
        """
        self.setEnabled(not why_not)
        self.told, self.rule = why_not or does, rule
        self._describe()

    def _describe(self) -> None:
        """Let the tip and screen readers say what there is to say."""
        self.setAccessibleDescription(self.told)
        self.setToolTip(plain_tip(self.told))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return width and height in design pixels, with letters so many times their own size.

        By itself it is the least there is to press.
        """
        return LEAST_TARGET, LEAST_TARGET

    def sizeHint(self) -> QSize:
        """Return the natural size at the present scale and text size."""
        return self._size_at(look().text)

    def minimumSizeHint(self) -> QSize:
        """Return the size with letters of their own size, below which no control shrinks."""
        return self._size_at(1)

    def modest_hint(self) -> QSize:
        """Return the same: letters that are larger need not be."""
        return self.minimumSizeHint()

    def text_size(self) -> float:
        """Return by how much its letters are larger: as the player wants, where there is room."""
        return look().text if self.width() >= self.sizeHint().width() else 1

    def _size_at(self, text: float) -> QSize:
        width, height = self.natural_size(text)
        least = LEAST_TARGET
        return QSize(look().ipx(max(width, least)), look().ipx(max(height, least)))

    def is_hovered(self) -> bool:
        """Return whether the pointer is on it and it can be used."""
        return self.isEnabled() and self.underMouse()

    def paint_ground(self, painter: QPainter, is_raised: bool) -> None:
        """Draw what lies under its sign: the keyboard's focus, and a ground while it is raised."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, px = QRectF(self.rect()), look().px
        if self.focus_shown:
            face = paint_focus(painter, face, px(RADIUS_BUTTON))
        if is_raised:
            paint_round(painter, face, px(RADIUS_SIGN), look().theme.surface_3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press what has the focus, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring only to who came here by keyboard."""
        self.focus_shown = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self.focus_shown = False
        super().focusOutEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaint for the hover."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Repaint without the hover."""
        self.update()
        super().leaveEvent(event)

    def _follow(self) -> None:
        self.updateGeometry()
        self.update()
