# SPDX-License-Identifier: MIT
"""Shows the focus ring to whoever uses the keyboard, and to nobody else."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintedButton


class KeyboardUse(QObject):
    """Follows the keys and clicks that come to a window, before any widget has them."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

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
            focus.focus_shown = False  # Enter is the main button's again
        focus.update()
