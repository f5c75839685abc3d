# SPDX-License-Identifier: MIT
"""Live regions: the focused widget takes the last announcement as its name, which is read out."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer

_LIVE: Final = "live"


class _Listener(QObject):
    """Receives announcements on behalf of its parent widget."""

    def rename(self, text: str) -> None:
        """Make an announcement the widget's name, if it has the focus."""
        widget = self.parent()
        if not isinstance(widget, QWidget) or not widget.hasFocus():
            return
        # A name is only read out if it changes; two equal purchases make the same announcement.
        again = text == widget.accessibleName()
        widget.setAccessibleName(f"{text} " if again else text)


def be_live(widget: QWidget) -> None:
    """Make each announcement the name of a widget while that has the focus."""
    widget.setProperty(_LIVE, True)
    announcer().announced.connect(_Listener(widget).rename)


def is_live(widget: QWidget | None) -> bool:
    """Return whether a widget is a live region."""
    return widget is not None and bool(widget.property(_LIVE))
