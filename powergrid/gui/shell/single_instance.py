# SPDX-License-Identifier: MIT
"""A single window: a second start hands its record over to the window that is open, and exits.

A lock decides which start is first. The first one listens as soon as its window is painted; the
others wait for that. If the system names no directory for sockets (XDG_RUNTIME_DIR), each start
opens a window of its own.
"""

import os
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.files import lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_MAX_START_S: Final = 30.0
"""How long the first start may take until it listens."""
_MAX_ANSWER_MS: Final = 4_000
"""A window that takes longer hangs."""
_PAUSE_S: Final = 0.05
_MAX_BYTES: Final = 8192
_CONFIRMED: Final = b"heard\n"


class SingleInstance(QObject):
    """Hands a file over to the open window, or receives those of later starts by the same user.

    `file_received` carries the file of another start, None if it has none.
    """

    file_received = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lock: lock.Lock | None = None
        self._server: QLocalServer | None = None

    def hand_over(self, file: Path | None) -> bool:
        """Return whether an open window has opened the file, or come to the front without one.

        If not, this start is the first one, or the first one does not answer.
        """
        folder = _folder()
        if folder is None:
            return False
        end = monotonic() + _MAX_START_S
        while monotonic() < end:
            try:
                self._lock = lock.acquire(folder / "powergrid.lock")
            except OSError:
                return False  # without locks there is no telling which start is first
            if self._lock is not None:
                return False
            is_confirmed = _send(folder, file)
            if is_confirmed is not None:
                return is_confirmed
            sleep(_PAUSE_S)  # the first start is not listening yet, or has just exited
        return False

    def listen(self) -> None:
        """Receive the files of later starts from now on, if this one is the first."""
        folder = _folder()
        if self._lock is None or folder is None:
            return
        from PySide6.QtNetwork import QLocalServer  # too much to load before the first paint

        place = str(_socket(folder))
        QLocalServer.removeServer(place)  # left behind if the program was killed
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        self._server.listen(place)

    def release(self) -> None:
        """Stop listening, and let another start be the first one."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _accept(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: "QLocalSocket") -> None:
        """Read one line and confirm it; anything longer is cut off."""
        if not socket.canReadLine():
            if socket.bytesAvailable() > _MAX_BYTES:
                socket.abort()
            return
        line = bytes(socket.readLine(_MAX_BYTES).data())
        if not line.endswith(b"\n"):
            socket.abort()
            return
        socket.readyRead.disconnect()
        socket.write(_CONFIRMED)
        socket.disconnectFromServer()  # after everything is written
        name = os.fsdecode(line[:-1])
        # Later, so that other starts need not wait until this file is open.
        QTimer.singleShot(0, self, lambda: self.file_received.emit(Path(name) if name else None))


def _send(folder: Path, file: Path | None) -> bool | None:
    """Send a file to the first window; return whether it confirms, None if it does not listen."""
    place = _socket(folder)
    if not place.exists():
        return None
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(str(place))
    if not socket.waitForConnected(_MAX_ANSWER_MS):
        return None
    name = b"" if file is None else os.fsencode(file.absolute())
    socket.write(name + b"\n")
    if not socket.waitForReadyRead(_MAX_ANSWER_MS):
        is_connected = socket.state() == QLocalSocket.LocalSocketState.ConnectedState
        return False if is_connected else None
    return socket.readAll().data() == _CONFIRMED


def _folder() -> Path | None:
    folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return folder if folder.is_absolute() else None


def _socket(folder: Path) -> Path:
    return folder / "powergrid.socket"
