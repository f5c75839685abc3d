# SPDX-License-Identifier: MIT
"""One window for all: a second start hands its record to the window that is open, and leaves.

Who is first is decided by a lock, at once; the first one answers as soon as its window is painted,
and the others wait for that. Where the system names no directory for such things
(XDG_RUNTIME_DIR), each start opens its own window.
"""

import os
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.files import lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_LONGEST_START_S: Final = 30.0
"""How long the first start may take until it listens."""
_LONGEST_ANSWER_MS: Final = 10_000
"""A window that takes longer hangs."""
_PAUSE_S: Final = 0.05
_MAX_BYTES: Final = 8192
_HEARD: Final = b"heard\n"


class Doorbell(QObject):
    """Rings at the window that is open, or answers further starts; only the same user is heard.

    `rung` carries the file that another start was given, None where it has none.
    """

    rung = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lock: lock.Lock | None = None
        self._server: QLocalServer | None = None

    def ring(self, file: Path | None) -> bool:
        """Return whether an open window has taken the record over, or come to the front for none.

        If not, this start is the first one, or the first one does not answer.
        """
        folder = _folder()
        if folder is None:
            return False
        end = monotonic() + _LONGEST_START_S
        while monotonic() < end:
            try:
                self._lock = lock.acquire(folder / "powergrid.lock")
            except OSError:
                return False  # nobody can tell who is first
            if self._lock is not None:
                return False
            is_heard = _rung(folder, file)
            if is_heard is not None:
                return is_heard
            sleep(_PAUSE_S)  # the first one is about to listen, or has just left
        return False

    def listen(self) -> None:
        """Answer further starts from now on, if this one is the first."""
        folder = _folder()
        if self._lock is None or folder is None:
            return
        from PySide6.QtNetwork import QLocalServer  # too much to load before the first paint

        place = str(_socket(folder))
        QLocalServer.removeServer(place)  # of a program that was killed
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._meet)
        self._server.listen(place)

    def leave(self) -> None:
        """Answer no more, and let another start be the first one."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _meet(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._hear(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _hear(self, socket: "QLocalSocket") -> None:
        """Read the one line there is, and answer it; whoever says more is not listened to."""
        if not socket.canReadLine():
            if socket.bytesAvailable() > _MAX_BYTES:
                socket.abort()
            return
        word = bytes(socket.readLine(_MAX_BYTES).data())
        if not word.endswith(b"\n"):
            socket.abort()
            return
        socket.readyRead.disconnect()
        socket.write(_HEARD)
        socket.disconnectFromServer()  # once that is written
        # Later: whoever rings at the same time need not wait for this record.
        QTimer.singleShot(0, self, lambda: self._answer(os.fsdecode(word[:-1])))

    def _answer(self, name: str) -> None:
        self.rung.emit(Path(name) if name else None)


def _rung(folder: Path, file: Path | None) -> bool | None:
    """Return whether the first window answers, None where there is nobody to answer yet."""
    place = _socket(folder)
    if not place.exists():
        return None
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(str(place))
    if not socket.waitForConnected(_LONGEST_ANSWER_MS):
        return None
    word = b"" if file is None else os.fsencode(file.absolute())
    socket.write(word + b"\n")
    if not socket.waitForReadyRead(_LONGEST_ANSWER_MS):
        is_there = socket.state() == QLocalSocket.LocalSocketState.ConnectedState
        return False if is_there else None
    return socket.readAll().data() == _HEARD


def _folder() -> Path | None:
    folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return folder if folder.is_absolute() else None


def _socket(folder: Path) -> Path:
    return folder / "powergrid.socket"
