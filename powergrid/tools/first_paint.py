# SPDX-License-Identifier: MIT
"""Shows a window, prints the clock at its first paint and exits; for `powergrid bench startup`.

Each kind of window imports only what it needs, after the process has started: imports are part of
what is measured.
"""

import os
import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

from powergrid.gui.shell.requirements import missing_libraries

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from powergrid.gui.shell.main_window import MainWindow

SIZE: Final = (1366, 768)
_NAME: Final = "game.json"


def show_bare_window() -> None:
    """Show an empty main window until it is painted."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(*SIZE)
    _exit_when_painted(window)
    window.show()
    app.exec()


def save_game() -> None:
    """Save a game of four for the front page and the table to show."""
    from powergrid.play.saved_games import games_dir
    from powergrid.records import Seat, new_record, save

    colours = ("red", "blue", "green", "yellow")
    seats = [Seat(f"Player {n}", colour) for n, colour in enumerate(colours, start=1)]
    games_dir().mkdir(parents=True)
    save(new_record("germany", "recharged", seats, seed=1), games_dir() / _NAME)


def show_front_page() -> None:
    """Show the front page with a game to continue, as `powergrid` does, until it is painted."""
    app, window = _app_and_window()
    window.show_front()
    _exit_when_painted(window.view)
    window.show()
    app.exec()


def show_table() -> None:
    """Show the table, as `powergrid FILE` does, until all of it is painted."""
    from powergrid.gui.power_grid.table.table import Table
    from powergrid.play.saved_games import games_dir

    app, window = _app_and_window()
    window.open_file(games_dir() / _NAME)
    assert isinstance(window.table, Table)
    _exit_when_painted(window.table.board.view.viewport())  # painted last
    window.show()
    app.exec()


def _app_and_window() -> "tuple[QApplication, MainWindow]":
    assert not missing_libraries()
    from powergrid.gui.games import new_window
    from powergrid.gui.settings.settings import Settings
    from powergrid.gui.shell.application import application

    app = application()
    window = new_window(Settings())
    window.resize(*SIZE)
    return app, window


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


_KINDS: Final = {
    "bare": show_bare_window,
    "save": save_game,
    "front": show_front_page,
    "table": show_table,
}

if __name__ == "__main__":
    _KINDS[sys.argv[1]]()
