# SPDX-License-Identifier: MIT
"""Windows that a test leaves open.

They would follow every change of language and look in later tests, and make it slower.
"""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def close_windows() -> None:
    """Close all windows, and delete them and all other widgets without a parent."""
    if not isinstance(QApplication.instance(), QApplication):
        return
    for window in QApplication.topLevelWidgets():
        if window.parent() is None:
            if window.isVisible():
                window.close()
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
