# SPDX-License-Identifier: MIT
"""The desktop program: one application with one window."""

import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from powergrid import APP_ID, __version__
from powergrid.files.places import resources_dir
from powergrid.gui.kit.palette import apply_to
from powergrid.gui.kit.sound import sounds
from powergrid.gui.settings.language import SYSTEM, use_language
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.preferences import apply_look_and_sound
from powergrid.gui.shell.single_instance import SingleInstance
from powergrid.gui.shell.termination_signals import TerminationSignals

FIRST_SIZE: Final = (1366, 768)
_WARM_UP_MS: Final = 300


def application(language: str = SYSTEM) -> QApplication:
    """Return the application, created and styled on the first call, in that language."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setApplicationName("powergrid")
    app.setApplicationDisplayName("Power Grid")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    use_language(language)
    apply_to(app)
    return app


def run(
    new_window: Callable[[Settings], MainWindow],
    file: Path | None,
    later: Callable[[], object] = lambda: None,
) -> int:
    """Show a new window until it is closed; return the exit code.

    If a window is open already, that is used instead. `later` is called after the first paint.
    """
    instance = SingleInstance()
    if instance.hand_over(file):
        return 0
    settings = Settings()
    app = application(settings.language)
    apply_look_and_sound(settings)
    window = new_window(settings)
    window.resize(*_first_size(app))
    if file is None:
        window.show_front()
    elif not window.open_file(file):
        window.show_new_game()
    instance.file_received.connect(window.answer)
    signals = TerminationSignals(window.end)
    window.show()
    QTimer.singleShot(_WARM_UP_MS, window.apply_motion)
    QTimer.singleShot(_WARM_UP_MS, warm_up)
    QTimer.singleShot(_WARM_UP_MS, _serve_screen_reader)
    QTimer.singleShot(_WARM_UP_MS, instance.listen)
    QTimer.singleShot(_WARM_UP_MS, later)
    code = app.exec()
    sounds().stop()
    instance.release()
    signals.release()
    return signals.code or code


def _first_size(app: QApplication) -> tuple[int, int]:
    screen = app.primaryScreen().availableGeometry()
    width, height = FIRST_SIZE
    if screen.width() >= 1920 and screen.height() >= 1000:
        width, height = 1840, 980
    return min(width, screen.width()), min(height, screen.height())


def warm_up() -> None:
    """Do what can wait until the window is painted; networkx is loaded in the background."""
    QApplication.setWindowIcon(QIcon(str(resources_dir() / "desktop" / f"{APP_ID}.svg")))
    Thread(target=_load_networkx, daemon=True).start()


def _serve_screen_reader() -> None:
    from powergrid.gui.kit import screen_reader

    screen_reader.serve()


def _load_networkx() -> None:
    import networkx  # noqa: F401  # needed when the first route is drawn
