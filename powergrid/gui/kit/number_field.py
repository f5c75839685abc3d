# SPDX-License-Identifier: MIT
"""A field for a whole number."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPalette,
    QPen,
    QValidator,
)
from PySide6.QtWidgets import QSpinBox

from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.palette import control_edge
from powergrid.gui.kit.tokens import (
    BUTTON_HEIGHT,
    LEAD,
    RADIUS_BUTTON,
    SEMIBOLD,
    STROKE_FOCUS,
)

_MAX_DIGITS: Final = 4
_PAGE: Final = 5
_STEPS: Final = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: _PAGE,
    Qt.Key.Key_PageDown: -_PAGE,
}
_EDITING: Final = (
    QKeySequence.StandardKey.SelectAll,
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.MoveToPreviousChar,
    QKeySequence.StandardKey.MoveToNextChar,
)


class NumberField(QSpinBox):
    """A spin box that steps from `lowest` to `highest`; typed numbers may be beyond these.

    An empty field is 0; 0 is shown as an empty field unless `shows_zero`.
    """

    def __init__(self, name: str, *, shows_zero: bool = False) -> None:
        super().__init__()
        self.lowest = 0
        self.highest = 0
        self._shows_zero = shows_zero
        note(
            self,
            self.tr("In a number field"),
            ("Up Down", self.tr("One more or less")),
            ("PgUp PgDown", self.tr("Five more or less")),
            ("Home End", self.tr("Minimum or maximum")),
            ("Backspace Del", self.tr("Delete a digit")),
            ("Ctrl+A", self.tr("Select all")),
        )
        self.setAccessibleName(name)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setRange(0, 10**_MAX_DIGITS - 1)
        self.lineEdit().setText(self.textFromValue(0))  # QSpinBox() has already written its own
        self.valueChanged.connect(self._follow)
        look().changed.connect(self._follow)
        self._follow()

    @property
    def is_valid(self) -> bool:
        """Whether the number is within its limits."""
        return self.lowest <= self.value() <= self.highest

    def set_limits(self, lowest: int, highest: int) -> None:
        """Set new limits; keep the number."""
        self.lowest, self.highest = lowest, highest
        self._follow()

    def set_value(self, value: int) -> None:
        """Show another number, even one outside the limits, and select it."""
        self.setValue(value)
        self.selectAll()

    def stepBy(self, steps: int) -> None:
        """Step up or down within the limits."""
        self.set_value(max(self.lowest, min(self.highest, self.value() + steps)))

    def stepEnabled(self) -> QSpinBox.StepEnabledFlag:
        """Return both directions: a number outside its limits steps back into them."""
        return QSpinBox.StepEnabledFlag.StepUpEnabled | QSpinBox.StepEnabledFlag.StepDownEnabled

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept digits or an empty field."""
        is_number = text == "" or (text.isdecimal() and len(text) <= _MAX_DIGITS)
        state = QValidator.State.Acceptable if is_number else QValidator.State.Invalid
        return state, text, position

    def valueFromText(self, text: str) -> int:
        """Return the number of a text, 0 for an empty one."""
        return int(text) if text.isdecimal() else 0

    def textFromValue(self, value: int) -> str:
        """Return the text of a number."""
        return str(value) if value or self._shows_zero else ""

    def sizeHint(self) -> QSize:
        """Return room for four figures."""
        return QSize(look().ipx(76), look().ipx(BUTTON_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return room for three figures in a lower field."""
        return QSize(look().ipx(56), look().ipx(28))

    def event(self, event: QEvent) -> bool:
        """Keep digits and editing keys from triggering shortcuts; letters are for the page."""
        if event.type() == QEvent.Type.ShortcutOverride:
            return keep_key(event, self._is_for_field)  # Qt's own field would keep letters too
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type or step."""
        if event.key() in _STEPS:
            self.stepBy(_STEPS[Qt.Key(event.key())])
        elif not self._is_for_field(event):
            event.ignore()
        elif event.key() == Qt.Key.Key_Home:
            self.set_value(self.lowest)
        elif event.key() == Qt.Key.Key_End:
            self.set_value(self.highest)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select all, so that the next digit starts a new number."""
        super().focusInEvent(event)
        self.selectAll()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus ring away."""
        super().focusOutEvent(event)
        self.lineEdit().deselect()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint background and focus ring; Qt paints the digits."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        inset = px(STROKE_FOCUS) / 2
        ring = theme.accent if self.hasFocus() else control_edge(theme)
        painter.setPen(QPen(ring, px(STROKE_FOCUS) if self.hasFocus() else px(1)))
        painter.setBrush(theme.surface_1)
        radius = px(RADIUS_BUTTON)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, radius, radius)

    @staticmethod
    def _is_for_field(event: QKeyEvent) -> bool:
        ends = (Qt.Key.Key_Home, Qt.Key.Key_End)
        keys = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, *ends, *_STEPS)
        is_plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        is_editing = any(event.matches(key) for key in _EDITING)
        return event.text().isdecimal() or (is_plain and event.key() in keys) or is_editing

    def _follow(self) -> None:
        """Write a number outside the limits in the colour of a warning, a selected one in accent.

        A selection without a rectangle does not look as if it were something to press.
        """
        theme = look().theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, theme.text if self.is_valid else theme.bad)
        selected = theme.accent if self.is_valid else theme.bad
        palette.setColor(QPalette.ColorRole.HighlightedText, selected)
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setFont(look().font(LEAD, SEMIBOLD))
        self.lineEdit().setPalette(palette)  # a style sheet keeps it from inheriting the palette
        self.lineEdit().setFont(self.font())
        self.update()
