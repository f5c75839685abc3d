# SPDX-License-Identifier: MIT
"""What every test of the window may rely on: nothing is preferred yet."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings


@pytest.fixture(autouse=True)
def settings_dir(home: Path) -> Path:
    """Return where settings are kept: in this test's home, for which Qt asks but once by itself."""
    folder = home / "config"
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    return folder
