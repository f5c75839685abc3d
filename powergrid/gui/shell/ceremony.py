# SPDX-License-Identifier: MIT
"""The first seconds after a game, which a game paints as it likes."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import FIRST

MS_CEREMONY: Final = 3000
_MS_REST: Final = 1000
"""How long the last picture stays."""


class Ceremony(QWidget):
    """Lies over the page of the end until it is over, or any key or click ends it.

    `time` are the milliseconds since its beginning.
    """

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.time = 0
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing below is painted
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0)
        self.clock.setEndValue(MS_CEREMONY + _MS_REST)
        self.clock.setDuration(MS_CEREMONY + _MS_REST)
        self.clock.valueChanged.connect(self.show_time)
        self.clock.finished.connect(self.end)

    def begin(self) -> None:
        """Show everything from the beginning."""
        below = self.parentWidget()
        if below is not None:
            self.setGeometry(below.rect())
        self.show()
        self.raise_()
        self.setFocus()
        self.clock.start()

    def show_time(self, time: int) -> None:
        """Show the moment so many milliseconds after its beginning."""
        if min(time, MS_CEREMONY) != self.time:
            self.time = min(time, MS_CEREMONY)
            self.update()

    def end(self) -> None:
        """Give way to the page below."""
        self.clock.stop()
        below = self.parentWidget()
        self.hide()
        self.deleteLater()
        if below is not None:
            (below.property(FIRST) or below).setFocus()

    def event(self, event: QEvent) -> bool:
        """End with any key or click, before a shortcut of the page below has it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.end()
            return True
        return super().event(event)


def share_of(time: float, start: float, end: float) -> float:
    """Return how much of a stretch of time has passed, from 0 to 1."""
    return max(0.0, min(1.0, (time - start) / (end - start)))
