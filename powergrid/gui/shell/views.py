# SPDX-License-Identifier: MIT
"""What fills the window: a view to stay at, and over it whatever is only visited."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.keyboard_place import KeyboardPlace
from powergrid.gui.kit.keys import FIRST


class Views(QStackedWidget):
    """`visiting` tells when a visit begins, and when the last one has ended."""

    visiting = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._home: QWidget | None = None
        self._visits: list[tuple[QWidget, KeyboardPlace]] = []

    @property
    def is_visiting(self) -> bool:
        """Whether something is only visited."""
        return bool(self._visits)

    @property
    def has_home(self) -> bool:
        """Whether there is a view to come back to."""
        return self._home is not None

    def stay_at(self, view: QWidget) -> None:
        """Show a view until another one is, and end all visits."""
        self._home = view
        while self._visits:
            self.leave()
        self._show(view)

    def visit(self, view: QWidget) -> None:
        """Show a view until it is left, which is its end."""
        if not self._visits:
            self.visiting.emit(True)
        self._visits.append((view, KeyboardPlace.now()))
        self._show(view)

    def leave(self) -> None:
        """Go back from a visit to what was shown before."""
        if not self._visits:
            return
        view, place = self._visits.pop()
        before = self._visits[-1][0] if self._visits else self._home
        if before is not None:
            self._show(before, place)
        self.discard(view)
        if not self._visits:
            self.visiting.emit(False)

    def discard(self, view: QWidget) -> None:
        """Take a view out for good."""
        self.removeWidget(view)
        view.deleteLater()

    def _show(self, view: QWidget, place: KeyboardPlace | None = None) -> None:
        self.addWidget(view)  # one that is there already stays where it is
        self.setCurrentWidget(view)
        announcer().say(view.accessibleName(), is_urgent=True)
        if place is None or not place.restore():
            (view.property(FIRST) or view).setFocus()
