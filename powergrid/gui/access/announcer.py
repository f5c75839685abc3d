# SPDX-License-Identifier: MIT
"""The one voice of the program: every sentence that is to be heard goes through it."""

from typing import Final

from PySide6.QtCore import QObject, Signal


class Announcer(QObject):
    """`announced` carries each sentence and whether it may interrupt what is being read."""

    announced = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self._last = ("", False)

    def say(self, text: str, *, is_urgent: bool = False) -> None:
        """Announce a text in its turn, or at once where it is urgent."""
        if text:
            self._last = (text, is_urgent)
            self.announced.emit(text, is_urgent)

    def repeat(self) -> None:
        """Announce again what was announced last."""
        text, is_urgent = self._last
        self.say(text, is_urgent=is_urgent)


_announcers: Final[list[Announcer]] = []


def announcer() -> Announcer:
    """Return the application's one announcer, which is made on first use."""
    if not _announcers:
        _announcers.append(Announcer())
    return _announcers[0]
