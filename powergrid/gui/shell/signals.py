# SPDX-License-Identifier: MIT
"""Ends the program in good order where a terminal or the system asks it to."""

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
    """Calls `close` at each signal; `code` is the exit status that the last one asks for, or 0.

    Python handles a signal between two of its own instructions, of which there is none while Qt
    waits: the socket that Python writes each signal to wakes Qt up.
    """

    def __init__(self, close: Callable[[], object]) -> None:
        self.code = 0
        self._close = close
        self._ours, self._pythons = socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)
        signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._hear)
        for number in _ASKING:
            signal.signal(number, lambda *_: None)

    def _hear(self) -> None:
        number = self._ours.recv(1)[0]
        self.code = 128 + number
        self._close()
        QApplication.exit(self.code)
