# SPDX-License-Identifier: MIT
"""Closes the program properly when a terminal or the system asks it to end."""

import signal
from collections.abc import Callable
from socket import socketpair
from typing import Final

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

_ASKING: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class Ending:
    """Calls `close` at each signal; `code` is the exit status for the last one, or 0.

    Python handles signals only between its own instructions, and runs none while Qt waits. It
    writes each signal to a socket, and that wakes Qt up.
    """

    def __init__(self, close: Callable[[], object]) -> None:
        self.code = 0
        self._close = close
        self._ours, self._pythons = socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)
        signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._receive)
        for number in _ASKING:
            signal.signal(number, lambda *_: None)

    def _receive(self) -> None:
        number = self._ours.recv(1)[0]
        self.code = 128 + number
        self._close()
        QApplication.exit(self.code)

    def release(self) -> None:
        """Leave later signals to the system: what is needed for them goes while Python ends."""
        signal.set_wakeup_fd(-1)
        for number in _ASKING:
            signal.signal(number, signal.SIG_DFL)
        self._notifier.setEnabled(False)
        for end in (self._ours, self._pythons):
            end.close()
