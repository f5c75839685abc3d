# SPDX-License-Identifier: MIT
"""Crashes of the program: a local report, and one sentence to the player.

A report holds versions and a traceback, but no names and no games, and the home directory only
as `~`.
"""

import atexit
import faulthandler
import json
import sys
import threading
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from powergrid.files import atomic
from powergrid.files.messages import FileError
from powergrid.files.places import home_dir, maps_dir, resources_dir, user_dir
from powergrid.play.errors import RecordError

EXIT_FAULT: Final = 70
MAX_REPORTS: Final = 20
_MAX_CHARACTERS: Final = 100_000
_GAP: Final = "\n\n"
"""What separates the versions in a report from the rest."""
_NATIVE: Final = "native.txt"
"""Where native crashes are reported until the player has seen a message about them."""

_reported: set[str] = set()


def reports_dir() -> Path:
    """Return the folder of the reports, which may not exist."""
    return user_dir("XDG_STATE_HOME", ".local/state") / "powergrid"


def reports() -> list[Path]:
    """Return all reports, oldest first."""
    with suppress(OSError):
        return sorted(file for file in reports_dir().glob("crash-*.txt") if file.stat().st_size)
    return []


def report(error: BaseException) -> int:
    """Write a report, say in one sentence where it is, and return the exit code."""
    text = _text(error)
    if text not in _reported:  # an error that repeats at every repaint is reported once
        _reported.add(text)
        damage = _damage(error)
        _notify(damage, None if damage else _write_report(text))
    return EXIT_FAULT


def watch() -> None:
    """Report every uncaught error from now on; those in Qt's slots reach `sys.excepthook`.

    With Python 3.11, PySide crashes on errors that C code raises (an index, a division by zero) in
    a method that Qt calls; `watch_native` reports those.
    """
    sys.excepthook = _hook
    threading.excepthook = lambda args: _hook(
        args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
    )


def watch_native() -> None:
    """Report crashes of Qt or Python itself, too, from now on, and one before this start.

    All windows report in the same file, which holds only the versions until then.
    """
    with suppress(OSError):
        file = reports_dir() / _NATIVE
        _report_earlier_crash(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_versions(), "utf-8")
        faulthandler.enable(file.open("a", encoding="utf-8"))
        atexit.register(faulthandler.disable)


def _report_earlier_crash(file: Path) -> None:
    """Say once where the report of a native crash is: the program that crashed could not."""
    if not file.exists():
        return
    text = file.read_text("utf-8", errors="replace")
    _, _, trace = text.partition(_GAP)
    if trace:
        _notify("", _write_report(text), is_earlier=True)


def _hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, Exception):
        traceback.clear_frames(trace)  # ends their painters; Qt crashes if they outlive a repaint
        report(error.with_traceback(trace))
    else:
        sys.__excepthook__(kind, error, trace)


def _damage(error: BaseException) -> str:
    """Return what is wrong with a file that came with the game, empty if that is not the error."""
    if not isinstance(error, FileError | RecordError):
        return ""
    shipped = (resources_dir(), maps_dir())
    return str(error) if any(map(Path(error.file).is_relative_to, shipped)) else ""


def _text(error: BaseException) -> str:
    trace = "".join(traceback.format_exception(error))[-_MAX_CHARACTERS:]
    return _versions() + trace


def _versions() -> str:
    from powergrid.tools.machine import machine  # slow to import, too much for the start

    return json.dumps(machine(), indent=2) + _GAP


def _write_report(text: str) -> Path | None:
    home = str(home_dir())
    if home != "/":
        text = text.replace(home, "~")
    try:
        file = _new_file()
        atomic.write(file, text.encode("utf-8", errors="replace"))
    except OSError:
        return None
    return file


def _new_file() -> Path:
    """Return the name of a new report, for which the oldest ones make room."""
    reports_dir().mkdir(parents=True, exist_ok=True)
    for file in reports()[: -MAX_REPORTS + 1]:
        file.unlink()
    now = datetime.now().astimezone()
    return reports_dir() / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"


def _about_games() -> list[str]:
    """Return a sentence about the games at the tables, none if no window has a table."""
    if "powergrid.gui.shell.main_window" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    from powergrid.gui.shell.main_window import MainWindow

    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    if not all(window.safeguard.is_all_saved for window in windows):
        return [
            QCoreApplication.translate(
                "Crash", "The game at the table is not saved: save its record elsewhere."
            )
        ]
    if not any(window.isVisible() for window in windows):
        return []
    return [QCoreApplication.translate("Crash", "Your game is saved.")]


def _notify(damage: str, file: Path | None, *, is_earlier: bool = False) -> None:
    """Say what is wrong; of an earlier session's games nothing is known."""
    if "PySide6.QtWidgets" not in sys.modules:
        place = "no report could be written" if file is None else f"the report is {file}"
        print(damage or f"Something went wrong in Power Grid; {place}.", file=sys.stderr)
        return
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtWidgets import QApplication, QMessageBox

    parts = [QCoreApplication.translate("Crash", "Something went wrong in Power Grid.")]
    if damage:
        text = QCoreApplication.translate(
            "Crash",
            "One of Power Grid's own files cannot be used; please reinstall the game.",
        )
        parts = [f"{text}\n\n{damage}\n\n"]
    parts += [] if is_earlier else _about_games()
    if file is not None:
        report = QCoreApplication.translate(
            "Crash", "A report is in {file}. Nothing is sent unless you send it."
        )
        parts.append(report.format(file=file))
    text = " ".join(parts)
    print(text, file=sys.stderr)
    if threading.current_thread() is not threading.main_thread():
        return  # only the main thread may open windows
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            box = QMessageBox(QMessageBox.Icon.Warning, "Power Grid", text, parent=window)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()
            return
