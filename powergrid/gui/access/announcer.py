# SPDX-License-Identifier: MIT
"""The one voice of the program: hands sentences to the screen reader, if there is one."""

from typing import Final

from PySide6.QtCore import QMetaMethod, QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication


class Announcer(QObject):
    """`announced` carries each sentence and whether it may interrupt what is being read."""

    announced = Signal(str, bool)

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens; where nobody does, no sentence need be made."""
        return QAccessible.isActive() or self.isSignalConnected(
            QMetaMethod.fromSignal(self.announced)
        )

    def say(self, text: str, *, is_urgent: bool = False) -> None:
        """Announce a text in its turn, or at once where it is urgent."""
        if not text:
            return
        self.announced.emit(text, is_urgent)
        window = QApplication.activeWindow()
        if window is not None and QAccessible.isActive():
            _hand_on(window, text, is_urgent)


def _hand_on(window: QObject, text: str, is_urgent: bool) -> None:
    from PySide6.QtGui import QAccessibleAnnouncementEvent  # few need it

    event = QAccessibleAnnouncementEvent(window, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


_announcers: Final[list[Announcer]] = []


def announcer() -> Announcer:
    """Return the application's one announcer, which is made on first use."""
    if not _announcers:
        _announcers.append(Announcer())
    return _announcers[0]
