# SPDX-License-Identifier: MIT
"""Plays a game of four in the window for some seconds and prints what was seen: `bench play`."""

import json
import os
import sys
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter
from typing import Final

from powergrid.app import desktop, lean_qt

SIZE: Final = (1366, 768)
LEVEL: Final = "master"
_EACH_MS: Final = 10


def watch(seconds: int) -> None:
    """Show the game, let a timer run beside it, and leave."""
    desktop.collect_later()
    lean_qt.load()
    from PySide6.QtCore import Qt, QTimer

    from powergrid.gui.application import application, warm_up
    from powergrid.gui.games import games_dir
    from powergrid.gui.main_window import MainWindow
    from powergrid.gui.settings import Settings
    from powergrid.gui.thinker import WorkerThinker
    from powergrid.records import Seat, new_record

    app = application()
    window = MainWindow(WorkerThinker(), Settings())
    window.resize(*SIZE)
    colours = ("red", "blue", "green", "yellow")
    seats = [Seat(colour.title(), colour, LEVEL) for colour in colours]
    record = new_record("germany", "recharged", seats, seed=1)
    window.open_record(record, games_dir() / "bench.json")
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
        if now - began < seconds:
            arm()
        else:
            app.exit()

    def arm() -> None:
        nonlocal due
        due = perf_counter() + _EACH_MS / 1000
        timer.start()

    timer = QTimer()
    timer.setSingleShot(True)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(_EACH_MS)
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
    """Return the most memory that a process has held; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text(encoding="utf-8").splitlines() if status.exists() else []
    most = [int(line.split()[1]) for line in lines if line.startswith("VmHWM:")]
    return most[0] // 1024 if most else 0


if __name__ == "__main__":
    watch(int(sys.argv[1]))
