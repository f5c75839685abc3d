# SPDX-License-Identifier: MIT
"""A number that is stepped or typed."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import LEAD, SEMIBOLD

_PAGE: Final = 5
_STEPS: Final = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: _PAGE,
    Qt.Key.Key_PageDown: -_PAGE,
}


class Stepper(QWidget):
    """Minus, a number, plus; `changed` tells what the user made of it, not what the program set."""

    changed = Signal(int)

    def __init__(
        self,
        minimum: int = 0,
        maximum: int = 99,
        value: int = 0,
        *,
        name: str = "",
        height: int = 36,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._minimum, self._maximum = minimum, maximum
        self._value = min(max(value, minimum), maximum)
        self._height = height
        self.minus = Button(icon="minus", height=height, parent=self)
        self.plus = Button(icon="plus", height=height, parent=self)
        self.edit = QLineEdit(self)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.edit.setValidator(QIntValidator(0, 9999, self))
        self.edit.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.minus, self.edit, self.plus):
            row.addWidget(part)
        for button in (self.minus, self.plus):
            button.setAutoRepeat(True)
            # One stop of the Tab key is enough: the arrow keys do what the buttons do.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.edit)
        self.minus.clicked.connect(lambda: self._step(-1))
        self.plus.clicked.connect(lambda: self._step(1))
        self.edit.textEdited.connect(self._typed)
        self.edit.editingFinished.connect(self._show)
        look().changed.connect(self._follow)
        self.set_name(name)
        self._follow()
        self._show()

    @property
    def value(self) -> int:
        """Return the number."""
        return self._value

    @property
    def minimum(self) -> int:
        """Return the least number."""
        return self._minimum

    @property
    def maximum(self) -> int:
        """Return the greatest number."""
        return self._maximum

    def set_name(self, name: str) -> None:
        """Tell screen readers what is counted."""
        self.edit.setAccessibleName(name)
        self.setAccessibleName(name)
        self.minus.setAccessibleName(self.tr("Less: {name}").format(name=name))
        self.plus.setAccessibleName(self.tr("More: {name}").format(name=name))

    def set_range(self, minimum: int, maximum: int) -> None:
        """Set the bounds; the number moves into them without a signal."""
        self._minimum, self._maximum = minimum, max(minimum, maximum)
        self._value = min(max(self._value, self._minimum), self._maximum)
        self._show()

    def set_value(self, value: int) -> None:
        """Set the number, within its bounds and without a signal."""
        self._value = min(max(value, self._minimum), self._maximum)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrow keys and the wheel of the field for steps."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step with the wheel."""
        turn = event.angleDelta().y()
        if turn and self.isEnabled():
            self._step(1 if turn > 0 else -1)
            event.accept()

    def _step(self, step: int) -> None:
        self._take(self._value + step)
        self._show()

    def _typed(self, text: str) -> None:
        # While a number is being typed it may be too small for a moment: "1" on the way to "15".
        if text.isdecimal() and self._minimum <= int(text) <= self._maximum:
            self._take(int(text))
            self._show_bounds()
        elif text.isdecimal() and int(text) > self._maximum:
            self._take(self._maximum)
            self._show()

    def _take(self, value: int) -> None:
        value = min(max(value, self._minimum), self._maximum)
        if value != self._value:
            self._value = value
            self.changed.emit(value)

    def _show(self) -> None:
        if self.edit.text() != str(self._value):
            self.edit.setText(str(self._value))
        self._show_bounds()

    def _show_bounds(self) -> None:
        least, most = self.tr("This is the least."), self.tr("This is the most.")
        self.minus.tell(self.tr("One less."), "" if self._value > self._minimum else least)
        self.plus.tell(self.tr("One more."), "" if self._value < self._maximum else most)

    def _follow(self) -> None:
        self.edit.setFont(look().font(LEAD, SEMIBOLD))
        self.edit.setFixedSize(look().ipx(64), look().ipx(self._height))
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(look().ipx(6))
        self.updateGeometry()
