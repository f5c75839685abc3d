# SPDX-License-Identifier: MIT
"""One window for all: a second start hands its record to the window that is open, and leaves.

Where the system names no directory for such things (XDG_RUNTIME_DIR), each start opens its own.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from powergrid.gui.main_window import MainWindow

_LONGEST_WAIT_MS: Final = 2000
_MOST_BYTES: Final = 8192
_HEARD: Final = b"heard\n"


def ring(file: Path | None) -> bool:
    """Return whether an open window has taken the record over, or come to the front for none."""
    place = _place()
    if place is None or not place.exists():
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(str(place))
    if not socket.waitForConnected(_LONGEST_WAIT_MS):
        return False  # left behind by a program that was killed
    word = b"" if file is None else os.fsencode(file.absolute())
    socket.write(word + b"\n")
    return bool(socket.waitForReadyRead(_LONGEST_WAIT_MS)) and socket.readAll().data() == _HEARD


class Doorbell(QObject):
    """Listens for further starts of the program; only the same user can be heard."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._server: QLocalServer | None = None

    def listen(self) -> None:
        """Begin to listen, in place of a program that rings no more."""
        from PySide6.QtNetwork import QLocalServer  # too much to load before the first paint

        place = _place()
        if place is None:
            return
        QLocalServer.removeServer(str(place))
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._meet)
        self._server.listen(str(place))

    def _meet(self) -> None:
        assert self._server is not None
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._hear(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _hear(self, socket: "QLocalSocket") -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _MOST_BYTES:
                socket.abort()
            return
        word = bytes(socket.readLine(_MOST_BYTES).data()).removesuffix(b"\n")
        socket.write(_HEARD)
        socket.flush()
        _bring_to_front(self._window)
        if word:
            self._window.open_file(Path(os.fsdecode(word)))


def _bring_to_front(window: "MainWindow") -> None:
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)  # where a window may not come to the front by itself


def _place() -> Path | None:
    folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return folder / "powergrid.socket" if folder.is_absolute() else None
