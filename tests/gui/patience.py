# SPDX-License-Identifier: MIT
"""How tests of the window wait until it has nothing more to do."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop

_MOMENT_MS: Final = 100


def settle() -> None:
    """Handle events until none is left; for a moment, if there are always more (animations)."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _MOMENT_MS)
