# SPDX-License-Identifier: MIT
"""Announcements for screen readers."""

from functools import cache

from PySide6.QtCore import QObject, Signal


class Announcer(QObject):
    """`announced` is emitted with each sentence and whether it may interrupt the reader."""

    announced = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self._last = ("", False)

    def say(self, text: str, *, is_urgent: bool = False) -> None:
        """Announce a text after what is being read, or at once if it is urgent."""
        if text:
            self._last = (text, is_urgent)
            self.announced.emit(text, is_urgent)

    def repeat(self) -> None:
        """Announce the last text again."""
        text, is_urgent = self._last
        self.say(text, is_urgent=is_urgent)


@cache
def announcer() -> Announcer:
    """Return the application's announcer, created on first use."""
    return Announcer()
