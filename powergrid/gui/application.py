# SPDX-License-Identifier: MIT
"""The desktop program: one application, one window."""

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from powergrid import APP_ID, __version__
from powergrid.box import resources_dir
from powergrid.gui.doorbell import Doorbell, ring
from powergrid.gui.games import last_unfinished
from powergrid.gui.language import SYSTEM, speak
from powergrid.gui.look.look import look
from powergrid.gui.look.palette import apply_to
from powergrid.gui.main_window import MainWindow
from powergrid.gui.settings import Settings
from powergrid.gui.thinker import WorkerThinker

FIRST_SIZE: Final = (1366, 768)
_WARM_UP_MS: Final = 300


def application(language: str = SYSTEM) -> QApplication:
    """Return the application, made and dressed on the first call, speaking a language."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    # Named here, Qt's own style costs less than set later: PySide then sets up nothing to hand
    # it over.
    app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("powergrid")
    app.setApplicationDisplayName("Power Grid")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    speak(language)
    apply_to(app)
    return app


def run(file: Path | None, later: Callable[[], object] = lambda: None) -> int:
    """Show the window until it is closed; return the exit code.

    A window that is open already is used instead. `later` is called once this one is painted.
    """
    if ring(file):
        return 0
    settings = Settings()
    app = application(settings.language)
    look().set_scheme(settings.scheme)  # type: ignore[arg-type]
    look().set_palette(settings.palette)
    look().set_letters(settings.shows_letters)
    look().set_scale(settings.scale / 100)
    look().set_text_size(settings.text_size)
    window = MainWindow(WorkerThinker(), settings)
    window.resize(*_first_size(app))
    if file is not None:
        if not window.open_file(file):
            window.show_new_game()
    else:
        found = last_unfinished(window.tell)
        if found is None or not window.open_record(found[1], found[0]):
            window.show_new_game()
    window.show()
    QTimer.singleShot(_WARM_UP_MS, window.preferences.take_motion)
    QTimer.singleShot(_WARM_UP_MS, warm_up)
    QTimer.singleShot(_WARM_UP_MS, _serve_screen_reader)
    QTimer.singleShot(_WARM_UP_MS, Doorbell(window).listen)
    QTimer.singleShot(_WARM_UP_MS, later)
    return app.exec()


def _first_size(app: QApplication) -> tuple[int, int]:
    screen = app.primaryScreen().availableGeometry()
    width, height = FIRST_SIZE
    if screen.width() >= 1920 and screen.height() >= 1000:
        width, height = 1840, 980
    return min(width, screen.width()), min(height, screen.height())


def warm_up() -> None:
    """Do what can wait until the window is painted; what a route needs loads in the background."""
    import signal  # its names take longer to make than the rest of this
    from threading import Thread

    from PySide6.QtGui import QIcon

    # Ctrl+C in the terminal closes the window; nothing can be lost.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.freeze()  # all that was loaded stays until the end
    gc.enable()
    QApplication.setWindowIcon(QIcon(str(resources_dir() / "desktop" / f"{APP_ID}.svg")))
    Thread(target=_load_later_parts, daemon=True).start()


def _serve_screen_reader() -> None:
    from powergrid.gui.access import screen_reader

    screen_reader.serve()


def _load_later_parts() -> None:
    import networkx  # noqa: F401  # for the first route that is drawn
