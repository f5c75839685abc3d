# SPDX-License-Identifier: MIT
"""A number field between a minus and a plus button."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.look import look
from powergrid.gui.kit.number_field import NumberField

_WIDTH = 64


class Stepper(QWidget):
    """A number between a minus and a plus button; `changed` is emitted when the user changes it.

    A typed number above the maximum becomes the maximum; one below the minimum is ignored.
    """

    changed = Signal(int)

    def __init__(
        self,
        minimum: int = 0,
        maximum: int = 99,
        value: int = 0,
        *,
        name: str,
        height: int = 36,
    ) -> None:
        super().__init__()
        self._height = height
        self._value = value
        self.minus = Button(icon="minus", height=height, parent=self)
        self.plus = Button(icon="plus", height=height, parent=self)
        self.field = NumberField(name, shows_zero=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.minus, self.field, self.plus):
            self._row.addWidget(part)
        texts = self.tr("Less: {name}"), self.tr("More: {name}")
        for button, text in zip((self.minus, self.plus), texts, strict=True):
            button.setAccessibleName(text.format(name=name))
            button.setAutoRepeat(True)
            # Tab stops only at the field, where the arrow keys do what the buttons do.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)
        self.setFocusProxy(self.field)
        self.minus.clicked.connect(lambda: self.field.stepBy(-1))
        self.plus.clicked.connect(lambda: self.field.stepBy(1))
        self.field.valueChanged.connect(self._accept)
        self.field.editingFinished.connect(lambda: self.set_value(self._value))
        look().changed.connect(self._follow)
        self._follow()
        self.set_range(minimum, maximum)

    def value(self) -> int:
        """Return the number."""
        return self._value

    def set_range(self, minimum: int, maximum: int) -> None:
        """Set the limits, and move the number into them without a signal."""
        self.field.set_limits(minimum, max(minimum, maximum))
        self.set_value(self._value)

    def set_value(self, value: int) -> None:
        """Set the number, within its limits and without a signal."""
        self._value = max(self.field.lowest, min(self.field.highest, value))
        self.field.setValue(self._value)
        self._show_limits()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step with the wheel, also over the buttons."""
        turn = event.angleDelta().y()
        if turn and self.isEnabled():
            self.field.stepBy(1 if turn > 0 else -1)
            event.accept()

    def _accept(self, value: int) -> None:
        if value > self.field.highest:
            self.field.setValue(self.field.highest)
        elif value >= self.field.lowest and value != self._value:
            self._value = value
            self._show_limits()
            self.changed.emit(value)

    def _show_limits(self) -> None:
        lowest, highest = self.tr("Already at the minimum."), self.tr("Already at the maximum.")
        self.minus.describe(self.tr("One less."), "" if self._value > self.field.lowest else lowest)
        self.plus.describe(
            self.tr("One more."), "" if self._value < self.field.highest else highest
        )

    def _follow(self) -> None:
        self.field.setFixedSize(look().ipx(_WIDTH), look().ipx(self._height))
        self._row.setSpacing(look().ipx(6))
        self.updateGeometry()
