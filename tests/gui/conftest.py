# SPDX-License-Identifier: MIT
"""What every test of the window may rely on: nothing is preferred yet, and the look is plain."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from powergrid.gui.look.look import MOST_SCALE, look


@pytest.fixture(autouse=True)
def settings_dir(home: Path) -> Path:
    """Return where settings are kept: in this test's home, for which Qt asks but once by itself."""
    folder = home / "config"
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    return folder


@pytest.fixture(autouse=True)
def look_again() -> Iterator[None]:
    """Undo afterwards what a test, or a window of its own size, has made of the one look."""
    yield
    if QApplication.instance() is None:
        return
    seen = look()
    seen.blockSignals(True)  # nothing need follow: all windows are closed
    seen.set_scheme("system")
    seen.set_palette("table")
    seen.set_letters(False)
    seen.set_reduced_motion(False)
    seen._fitted, seen._roomy = 1.0, MOST_SCALE  # as no window has bounded it
    seen.set_scale(1)
    seen.set_text_size("normal")
    seen.blockSignals(False)
