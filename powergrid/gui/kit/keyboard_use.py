# SPDX-License-Identifier: MIT
"""Shows focus rings while the keyboard is in use."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted_button import PaintedButton

RINGED: Final = "ringed"
"""The property of a list with a focus ring, for the style sheet."""


class KeyboardUse(QObject):
    """Watches the keys and clicks in a window before any widget gets them."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the ring from the next key on, and hide it at a click."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and not look().shows_focus:
            look().shows_focus = True
            self._renew()
        elif kind == QEvent.Type.MouseButtonPress and look().shows_focus:
            look().shows_focus = False
            self._renew()
        return False

    @staticmethod
    def _renew() -> None:
        focus = QApplication.focusWidget()
        if focus is None:
            return
        if isinstance(focus, PaintedButton) and not look().shows_focus:
            focus.focus_shown = False  # so that Enter presses the main button again
        _show_ring(focus)
        focus.update()

    def _focus_moved(self, _before: QWidget | None, focus: QWidget | None) -> None:
        _show_ring(focus)


def _show_ring(widget: QWidget | None) -> None:
    """Let the style sheet frame a list or a text if the keyboard is in use."""
    if isinstance(widget, QAbstractScrollArea) and (
        bool(widget.property(RINGED)) != look().shows_focus
    ):
        widget.setProperty(RINGED, look().shows_focus)
        widget.style().polish(widget)
