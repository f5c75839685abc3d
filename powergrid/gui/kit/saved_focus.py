# SPDX-License-Identifier: MIT
"""Remembers which widget had the focus while something else is open."""

from typing import Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class SavedFocus:
    """A widget that had the focus, and whether its focus ring was shown."""

    def __init__(self, widget: QWidget | None) -> None:
        self._widget = widget
        self._had_ring = bool(getattr(widget, "focus_shown", False))

    @classmethod
    def now(cls) -> Self:
        """Return the current focus."""
        return cls(QApplication.focusWidget())

    def restore_in(self, view: QWidget) -> None:
        """Give the focus to the same widget of a view that is a new one of the same kind."""
        widget = before = self._widget
        while before is not None and isValid(before) and type(before) is not type(view):
            before = before.parentWidget()
        if widget is None or before is None or not isValid(before):
            return
        alike, now = before.findChildren(type(widget)), view.findChildren(type(widget))
        if widget in alike and len(alike) == len(now):
            self._widget = now[alike.index(widget)]
            self.restore()

    def restore(self) -> bool:
        """Give the focus back; return whether the widget can still take it."""
        widget = self._widget
        if widget is None or not isValid(widget) or not widget.isEnabled():
            return False
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            return False
        with_ring, without = Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason
        widget.setFocus(with_ring if self._had_ring else without)
        return True
