# SPDX-License-Identifier: MIT
"""A whole number that is typed or stepped; every key but figures is left to the page."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import (
    BUTTON_HEIGHT,
    LEAD,
    RADIUS_BUTTON,
    SEMIBOLD,
    STROKE_FOCUS,
)
from powergrid.gui.pages.keys import note

_MOST_DIGITS = 4
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 5, Qt.Key.Key_PageDown: -5}


class NumberField(QWidget):
    """Typing may pass through numbers outside `least` to `most`; `is_valid` tells of them."""

    changed = Signal(int)

    def __init__(self, name: str, value: int | None = 0) -> None:
        super().__init__()
        self.name = name
        self.least = 0
        self.most = 0
        self._value = value
        self._is_fresh = True
        note(
            self,
            self.tr("In a field for a number"),
            ("Up Down", self.tr("One more or less")),
            ("PgUp PgDown", self.tr("Five more or less")),
            ("Home End", self.tr("The least or the most")),
            ("Backspace Del", self.tr("Delete a figure")),
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self._tell()

    @property
    def value(self) -> int:
        """The number as it stands, which is 0 where nothing was typed."""
        return self._value or 0

    @property
    def is_valid(self) -> bool:
        """Whether the number lies between its limits."""
        return self._value is not None and self.least <= self._value <= self.most

    def set_limits(self, least: int, most: int) -> None:
        """Take other limits; the number stays as it is."""
        self.least, self.most = least, most
        self.update()

    def set_value(self, value: int | None) -> None:
        """Show another number, even one outside the limits; None for nothing."""
        self._is_fresh = True
        self._take(value)

    def step(self, by: int) -> None:
        """Go up or down, but not beyond the limits."""
        self.set_value(max(self.least, min(self.most, self.value + by)))

    def sizeHint(self) -> QSize:
        """Return room for four figures."""
        return QSize(look().ipx(76), look().ipx(BUTTON_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return room for three figures in a lower field."""
        return QSize(look().ipx(56), look().ipx(28))

    def event(self, event: QEvent) -> bool:
        """Keep figures from being taken as shortcuts."""
        is_key = event.type() == QEvent.Type.ShortcutOverride
        if is_key and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type or step."""
        if event.text().isdigit() and len(event.text()) == 1:
            self._type(int(event.text()))
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._is_fresh = False
            self._take(self.value // 10 or None)
        elif event.key() in _STEPS:
            self.step(_STEPS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Home:
            self.set_value(self.least)
        elif event.key() == Qt.Key.Key_End:
            self.set_value(self.most)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step with the wheel."""
        self.step(1 if event.angleDelta().y() > 0 else -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a new number with the next figure typed."""
        self._is_fresh = True
        self.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin a new number with the next figure typed."""
        self._is_fresh = True
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lose the ring."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number, in the colour of a warning where it may not be."""
        theme, px = look().theme, look().px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        inset = px(STROKE_FOCUS) / 2
        ring = theme.accent if self.hasFocus() else theme.border
        painter.setPen(QPen(ring, px(STROKE_FOCUS) if self.hasFocus() else px(1)))
        painter.setBrush(theme.surface_1)
        radius = px(RADIUS_BUTTON)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.setFont(look().font(LEAD, SEMIBOLD))
        painter.setPen(theme.text if self.is_valid else theme.bad)
        text = "" if self._value is None else str(self._value)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    @staticmethod
    def _takes(event: QKeyEvent) -> bool:
        keys = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, *_STEPS)
        return event.text().isdigit() or event.key() in keys

    def _type(self, digit: int) -> None:
        value = digit if self._is_fresh else self.value * 10 + digit
        self._is_fresh = False
        if len(str(value)) <= _MOST_DIGITS:
            self._take(value)

    def _take(self, value: int | None) -> None:
        if value != self._value:
            self._value = value
            self._tell()
            self.update()
            self.changed.emit(self.value)

    def _tell(self) -> None:
        figure = "" if self._value is None else f" {self._value}"
        self.setAccessibleName(self.name + figure)
