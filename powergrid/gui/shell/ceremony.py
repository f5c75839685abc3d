# SPDX-License-Identifier: MIT
"""The ceremony after a game: a few seconds that each game paints in its own way."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import first_focus, keep_key

MS_CEREMONY: Final = 3000
_MS_REST: Final = 1000
"""How long the last picture stays, in milliseconds."""


class Ceremony(QWidget):
    """Covers the end page until it is over, or until any key or click.

    `time` is the number of milliseconds since its start.
    """

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.time = 0
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # Qt need not paint the page
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0)
        self.clock.setEndValue(MS_CEREMONY + _MS_REST)
        self.clock.setDuration(MS_CEREMONY + _MS_REST)
        self.clock.valueChanged.connect(self.show_time)
        self.clock.finished.connect(self.end)

    def begin(self) -> None:
        """Start from the beginning."""
        self._below.installEventFilter(self)
        self.setGeometry(self._below.rect())
        self.show()
        self.raise_()
        self.setFocus()
        self.clock.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the end page."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._below.rect())
        return super().eventFilter(watched, event)

    def show_time(self, time: int) -> None:
        """Show the picture at a time in milliseconds."""
        if min(time, MS_CEREMONY) != self.time:
            self.time = min(time, MS_CEREMONY)
            self.update()

    def end(self) -> None:
        """Remove the ceremony and give the focus to the end page."""
        self.clock.stop()
        self.hide()
        self.deleteLater()
        first_focus(self._below).setFocus()

    def event(self, event: QEvent) -> bool:
        """End at any key or click, before a shortcut of the end page gets it."""
        if keep_key(event, lambda _: True):
            return True
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.end()
            return True
        return super().event(event)


def share_of(time: float, start: float, end: float) -> float:
    """Return which share of the time from `start` to `end` has passed, from 0 to 1."""
    return max(0.0, min(1.0, (time - start) / (end - start)))
