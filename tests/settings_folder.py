# SPDX-License-Identifier: MIT
"""The folder in which settings are read and written."""

from pathlib import Path

from PySide6.QtCore import QSettings


def keep_settings_in(folder: Path) -> None:
    """Use only this folder; Qt looks up the user's only once."""
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(folder))
