# SPDX-License-Identifier: MIT
"""Plays a game of four in the window and prints what was measured; for `powergrid bench play`."""

import json
import os
import sys
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.application import FIRST_SIZE, application, warm_up
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.records import Seat, new_record

LEVEL: Final = "master"
_INTERVAL_MS: Final = 10


class _Delays:
    """Times a timer for that many seconds, and until `is_enough`, then ends the event loop.

    `ms`: how late it was each time.
    """

    def __init__(self, seconds: int, is_enough: Callable[[], bool]) -> None:
        self.ms: list[float] = []
        self._is_enough = is_enough
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self._note)
        self._end = perf_counter() + seconds
        self._arm()

    def _arm(self) -> None:
        self._due = perf_counter() + _INTERVAL_MS / 1000
        self._timer.start()

    def _note(self) -> None:
        now = perf_counter()
        self.ms.append((now - self._due) * 1000)
        if now < self._end or not self._is_enough():
            self._arm()
        else:
            QCoreApplication.exit()


def watch(seconds: int) -> None:
    """Show a game and time a timer for that long, and at least until somebody has moved."""
    app = application()
    window = PowerGridWindow(WorkerThinker(OPPONENTS), Settings())
    window.resize(*FIRST_SIZE)
    colours = ("red", "blue", "green", "yellow")
    seats = [Seat(colour.title(), colour, LEVEL) for colour in colours]
    record = new_record("germany", "recharged", seats, seed=1)
    window.open_new(record)
    window.show()
    app.processEvents()
    warm_up()
    session = window.session
    assert session is not None
    delays = _Delays(seconds, lambda: bool(session.past))
    app.exec()
    seen = {
        "late_ms": delays.ms,
        "moves": len(session.past),
        "window_mb": _megabytes(os.getpid()),
        "workers_mb": sum(_megabytes(child.pid or 0) for child in active_children()),
    }
    print(json.dumps(seen), flush=True)
    window.close()


def _megabytes(process: int) -> int:
    """Return the peak memory of a process; 0 if the system does not say."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text(encoding="utf-8").splitlines() if status.exists() else []
    peaks = [int(line.split()[1]) for line in lines if line.startswith("VmHWM:")]
    return peaks[0] // 1024 if peaks else 0


if __name__ == "__main__":
    watch(int(sys.argv[1]))
