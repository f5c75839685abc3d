# SPDX-License-Identifier: MIT
"""Closes the program properly when a terminal or the system asks it to end."""

import signal
from collections.abc import Callable
from socket import socketpair
from typing import Final

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class TerminationSignals:
    """Calls `close` at each signal; `code` is the exit status for the last one, or 0.

    Python handles signals only between its own instructions, and runs none while Qt waits. It
    writes each signal to a socket, and that wakes Qt up.
    """

    def __init__(self, close: Callable[[], object]) -> None:
        self.code = 0
        self._close = close
        self._reader, self._writer = socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._receive)
        for number in _SIGNALS:
            signal.signal(number, lambda *_: None)

    def _receive(self) -> None:
        number = self._reader.recv(1)[0]
        self.code = 128 + number
        self._close()
        QApplication.exit(self.code)

    def release(self) -> None:
        """Leave later signals to the system: they cannot be handled while Python exits."""
        signal.set_wakeup_fd(-1)
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        self._notifier.setEnabled(False)
        for end in (self._reader, self._writer):
            end.close()
