# SPDX-License-Identifier: MIT
"""Plays a game of four in the window and prints what was measured; for `powergrid bench play`."""

import json
import os
import sys
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import Qt, QTimer

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.application import application, warm_up
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.records import Seat, new_record

SIZE: Final = (1366, 768)
LEVEL: Final = "master"
_INTERVAL_MS: Final = 10


def watch(seconds: int) -> None:
    """Show a game and time a timer for that long, and at least until somebody has moved."""
    app = application()
    window = PowerGridWindow(WorkerThinker(OPPONENTS), Settings())
    window.resize(*SIZE)
    colours = ("red", "blue", "green", "yellow")
    seats = [Seat(colour.title(), colour, LEVEL) for colour in colours]
    record = new_record("germany", "recharged", seats, seed=1)
    window.open_new(record)
    window.show()
    app.processEvents()
    warm_up()
    late: list[float] = []
    began = perf_counter()
    due = began

    def tick() -> None:
        nonlocal due
        now = perf_counter()
        late.append((now - due) * 1000)
        assert window.session is not None
        if now - began < seconds or not window.session.past:
            arm()
        else:
            app.exit()

    def arm() -> None:
        nonlocal due
        due = perf_counter() + _INTERVAL_MS / 1000
        timer.start()

    timer = QTimer()
    timer.setSingleShot(True)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(_INTERVAL_MS)
    timer.timeout.connect(tick)
    arm()
    app.exec()
    assert window.session is not None
    seen = {
        "late_ms": late,
        "moves": len(window.session.past),
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
