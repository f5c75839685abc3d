# SPDX-License-Identifier: MIT
"""Fields for a line of text, as high as a button."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from powergrid.gui.kit.icon_button import IconButton
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY, BUTTON_HEIGHT
from powergrid.gui.kit.translation import translate

_CLEAR_ROOM: Final = 32
"""The width kept free for the button that clears a field."""
_ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class _Field(QLineEdit):
    """A field with an accessible name, in the font of the window."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        look().changed.connect(self._follow)
        self._follow()

    def sizeHint(self) -> QSize:
        """Return the height of a button."""
        return QSize(super().sizeHint().width(), look().ipx(BUTTON_HEIGHT))

    def _follow(self) -> None:
        self.setFont(look().font(BODY))


class SearchField(_Field):
    """A field with an example of what can be found; a button or Escape clears it."""

    def __init__(self, name: str, example: str) -> None:
        super().__init__(name)
        self.setPlaceholderText(example)
        # Qt's own clear button does not grow with the window.
        self.clear_button = IconButton(
            "close",
            translate("SearchField", "Clear"),
            translate("SearchField", "Clears the search."),
            self,
        )
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the key for it is Escape
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.clicked.connect(self.clear)
        self.clear_button.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        row.addWidget(self.clear_button)
        self.textChanged.connect(self._show_clear_button)

    def event(self, event: QEvent) -> bool:
        """Keep Escape from leaving the page while there is something to clear."""
        return keep_key(event, self._clears) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the field at Escape."""
        if self._clears(event):
            self.clear()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        super()._follow()
        self.setTextMargins(0, 0, look().ipx(_CLEAR_ROOM), 0)

    def _show_clear_button(self, text: str) -> None:
        self.clear_button.setVisible(bool(text))

    def _clears(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and bool(self.text())


class TextField(_Field):
    """Enter accepts a text, Escape restores the one before.

    `finished` carries a changed text; `left` is emitted at Enter and Escape.
    """

    finished = Signal(str)
    left = Signal()

    def __init__(self, name: str, max_length: int) -> None:
        super().__init__(name)
        self._shown = ""
        self.setMaxLength(max_length)
        note(
            self,
            translate("Editor", "In a text field"),
            ("Return", translate("Editor", "Accept the text")),
            ("Esc", translate("Editor", "Restore the text")),
        )
        self.editingFinished.connect(self._finish)

    def show_text(self, text: str) -> None:
        """Show a text, without a signal."""
        if text != self._shown or not self.hasFocus():
            self._shown = text
            self.setText(text)

    def event(self, event: QEvent) -> bool:
        """Keep Enter and Escape from triggering shortcuts during typing."""
        is_own = keep_key(event, lambda pressed: pressed.key() in _ENDS)
        return is_own or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept the text at Enter, restore it at Escape."""
        if event.key() not in _ENDS:
            super().keyPressEvent(event)
            return
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._shown)
        self._finish()
        self.left.emit()

    def _finish(self) -> None:
        if self.text() != self._shown:
            self._shown = self.text()
            self.finished.emit(self._shown)
