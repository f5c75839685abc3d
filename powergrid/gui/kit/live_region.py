# SPDX-License-Identifier: MIT
"""Live regions: a focused widget named after the last announcement, since renaming is read out."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer

_LIVE: Final = "live"


class _Listener(QObject):
    """Listens on behalf of its parent widget."""

    def hear(self, text: str) -> None:
        """Name the widget after an announcement, if it has the focus."""
        widget = self.parent()
        if not isinstance(widget, QWidget) or not widget.hasFocus():
            return
        # The same text, as of two equal purchases, is only read again if it differs.
        again = text == widget.accessibleName()
        widget.setAccessibleName(f"{text} " if again else text)


def be_live(widget: QWidget) -> None:
    """Name a widget after each announcement while it has the focus."""
    widget.setProperty(_LIVE, True)
    announcer().announced.connect(_Listener(widget).hear)


def is_live(widget: QWidget | None) -> bool:
    """Return whether a widget is a live region."""
    return widget is not None and bool(widget.property(_LIVE))
