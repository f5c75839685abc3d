# SPDX-License-Identifier: MIT
"""Shows a window, prints the clock at its first paint and exits; for `powergrid bench startup`.

Each kind of window imports only what it needs, after the process has started: imports are part of
what is measured.
"""

import gc
import os
import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

from powergrid.gui.shell.requirements import missing_libraries

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SIZE: Final = (1366, 768)


def show_bare_window() -> None:
    """Show an empty main window until it is painted."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(*SIZE)
    _exit_when_painted(window)
    window.show()
    app.exec()


def show_game_window() -> None:
    """Show a game of four, as `powergrid` does, until all of it is painted."""
    gc.disable()  # as the program does
    assert not missing_libraries()
    from powergrid.gui.game.opponents import OPPONENTS
    from powergrid.gui.power_grid.window import PowerGridWindow
    from powergrid.gui.settings.settings import Settings
    from powergrid.gui.shell.application import application
    from powergrid.play.worker_thinker import WorkerThinker
    from powergrid.records import Seat, new_record

    app = application()
    window = PowerGridWindow(WorkerThinker(OPPONENTS), Settings())
    window.resize(*SIZE)
    colours = ("red", "blue", "green", "yellow")
    seats = [Seat(f"Player {n}", colour) for n, colour in enumerate(colours, start=1)]
    record = new_record("germany", "recharged", seats, seed=1)
    window.open_new(record)
    assert window.table is not None
    _exit_when_painted(window.table.board.view.viewport())  # painted last
    window.show()
    app.exec()


def _exit_when_painted(widget: "QWidget") -> None:
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
            if event.type() == QEvent.Type.Paint:
                # The timer fires after all paints that were due with this one.
                QTimer.singleShot(0, _print_and_exit)
            return False

    widget.installEventFilter(Watch(widget))


def _print_and_exit() -> None:
    print(monotonic(), flush=True)
    os._exit(0)


if __name__ == "__main__":
    if sys.argv[1:] == ["bare"]:
        show_bare_window()
    else:
        show_game_window()
