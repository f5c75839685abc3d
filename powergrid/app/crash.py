# SPDX-License-Identifier: MIT
"""What happens at a fault of the program's own: a report that stays here, and a sentence.

A report holds versions and the places in the program where it happened; no names, no games, and
the home directory only as `~`.
"""

import os
import sys
import threading
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

EXIT_FAULT: Final = 70
MOST_REPORTS: Final = 20
_MOST_CHARACTERS: Final = 100_000

_told: set[str] = set()


def reports_dir() -> Path:
    """Return the folder of the reports, which need not exist."""
    home = Path(os.environ.get("XDG_STATE_HOME", ""))
    if not home.is_absolute():
        home = Path.home() / ".local" / "state"
    return home / "powergrid"


def reports() -> list[Path]:
    """Return the reports that are there, the oldest first."""
    with suppress(OSError):
        return sorted(file for file in reports_dir().glob("crash-*.txt") if file.stat().st_size)
    return []


def tell(error: BaseException) -> int:
    """Write a report, say in a sentence where it lies, and return the exit code."""
    text = _text(error)
    if text not in _told:  # what fails at every paint is told once
        _told.add(text)
        _say(_written(text))
    return EXIT_FAULT


def watch() -> None:
    """Tell of every error that nobody catches: Qt's signals lead to `sys.excepthook`."""
    sys.excepthook = _hook
    threading.excepthook = lambda args: _hook(
        args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
    )


def watch_below() -> None:
    """Have a report written too where Qt or Python itself breaks down.

    Until then it is an empty file; those that programs left which were killed are removed.
    """
    import atexit
    import faulthandler

    with suppress(OSError):
        _make_room()
        report = _new_file().open("w", encoding="utf-8")
        faulthandler.enable(report)
        atexit.register(_close, report.name)


def _hook(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None = None
) -> None:
    if issubclass(kind, Exception):
        tell(error.with_traceback(trace))
    else:
        sys.__excepthook__(kind, error, trace)


def _text(error: BaseException) -> str:
    import json
    import traceback

    from powergrid.app.machine import machine

    trace = "".join(traceback.format_exception(error))[-_MOST_CHARACTERS:]
    text = f"{json.dumps(machine(), indent=2)}\n\n{trace}"
    return text.replace(str(Path.home()), "~")


def _written(text: str) -> Path | None:
    try:
        _make_room()
        file = _new_file()
        file.write_text(text, "utf-8", errors="replace")
    except OSError:
        return None
    return file


def _new_file() -> Path:
    reports_dir().mkdir(parents=True, exist_ok=True)
    now = datetime.now().astimezone()
    return reports_dir() / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"


def _make_room() -> None:
    known = reports()
    for file in reports_dir().glob("crash-*.txt"):
        if file not in known or file in known[: -MOST_REPORTS + 1]:
            file.unlink()


def _close(name: str) -> None:
    import faulthandler

    faulthandler.disable()
    with suppress(OSError):
        Path(name).unlink()


def _say(file: Path | None) -> None:
    if "PySide6.QtWidgets" not in sys.modules:
        place = "no report could be written" if file is None else f"the report is {file}"
        print(f"Power Grid has made a mistake of its own; {place}.", file=sys.stderr)
        return
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtWidgets import QApplication, QMessageBox

    if file is None:
        text = QCoreApplication.translate("Crash", "Power Grid has made a mistake of its own.")
    else:
        text = QCoreApplication.translate(
            "Crash",
            "Power Grid has made a mistake of its own; what was played is saved. What happened"
            " is written down in {file}. It is sent to nobody, unless by you.",
        ).format(file=file)
    print(text, file=sys.stderr)
    if threading.current_thread() is not threading.main_thread():
        return  # windows belong to the main one
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            box = QMessageBox(QMessageBox.Icon.Warning, "Power Grid", text, parent=window)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()
            return
