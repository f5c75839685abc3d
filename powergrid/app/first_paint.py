# SPDX-License-Identifier: MIT
"""Shows a window, prints the clock at its first paint and leaves: `powergrid bench startup`."""

import os
import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SIZE: Final = (1366, 768)


def show_bare_window() -> None:
    """Show an empty main window until it has been painted."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(*SIZE)
    _leave_once_painted(window)
    window.show()
    app.exec()


def show_game_window() -> None:
    """Show a game of four at the table, as `powergrid` does, until all of it has been painted."""
    from powergrid.app import desktop

    desktop.collect_later()
    assert not desktop.missing_libraries()
    from powergrid.gui.application import application
    from powergrid.gui.games import games_dir
    from powergrid.gui.main_window import MainWindow
    from powergrid.gui.settings import Settings
    from powergrid.gui.thinker import WorkerThinker
    from powergrid.records import Seat, new_record

    app = application()
    window = MainWindow(WorkerThinker(), Settings())
    window.resize(*SIZE)
    colours = ("red", "blue", "green", "yellow")
    seats = [Seat(f"Player {n}", colour) for n, colour in enumerate(colours, start=1)]
    record = new_record("germany", "recharged", seats, seed=1)
    window.open_record(record, games_dir() / "bench.json")
    assert window.table is not None
    _leave_once_painted(window.table.board.view.viewport())  # the last and largest part
    window.show()
    app.exec()


def _leave_once_painted(widget: "QWidget") -> None:
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
            if event.type() == QEvent.Type.Paint:
                # The timer comes after every paint that was due with this one.
                QTimer.singleShot(0, _say_and_leave)
            return False

    widget.installEventFilter(Watch(widget))


def _say_and_leave() -> None:
    print(monotonic(), flush=True)
    os._exit(0)


if __name__ == "__main__":
    if sys.argv[1:] == ["bare"]:
        show_bare_window()
    else:
        show_game_window()
