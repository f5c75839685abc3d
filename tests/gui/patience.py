# SPDX-License-Identifier: MIT
"""How tests of the window wait until it has nothing more to do."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

_MOMENT_MS: Final = 100


def settle() -> None:
    """Handle events until none is left; for a moment, if there are always more (animations).

    Whatever the last of them has changed is laid out, as it is before the window paints it.
    """
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _MOMENT_MS)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
