# SPDX-License-Identifier: MIT
"""Shows one view at a time: one to stay at, and visits that lead back to it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.keys import first_focus
from powergrid.gui.kit.saved_focus import SavedFocus


class _Visit(NamedTuple):
    """A visited view, what had the focus before it, and what opens the view again."""

    view: QWidget
    before: SavedFocus
    reopen: Callable[[], object] | None


class Navigator(QStackedWidget):
    """The views of one window; what only the window can open, it asks for by a signal.

    `game_asked` carries the record of a new game, `file_asked` the file of a saved one. `left` is
    emitted when a visit has ended and the view before it is shown.
    """

    new_game_asked = Signal()
    menu_asked = Signal()
    game_asked = Signal(object)
    file_asked = Signal(Path)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._home: QWidget | None = None
        self._visits: list[_Visit] = []

    @property
    def view(self) -> QWidget:
        """The view that fills the window now; there is one from the first page on."""
        view = self.currentWidget()
        assert view is not None
        return view

    @property
    def is_visiting(self) -> bool:
        """Whether a view is shown only until it is left."""
        return bool(self._visits)

    @property
    def has_home(self) -> bool:
        """Whether there is a view to go back to."""
        return self._home is not None

    def stay_at(self, view: QWidget) -> None:
        """Show a view until another one is shown, and end all visits."""
        self._home = view
        self.end_visits()
        self._show(view)

    def visit(self, view: QWidget, reopen: Callable[[], object] | None = None) -> None:
        """Show a view until it is left, which deletes it.

        `reopen` visits the same view anew after a change of language, while the view before it is
        shown.
        """
        self._visits.append(_Visit(view, SavedFocus.now(), reopen))
        self._show(view)

    def reopeners(self) -> list[Callable[[], object]]:
        """Return what opens the present visits again, in that order."""
        return [
            partial(self._reopen, visit.reopen, focus)
            for visit, focus in zip(self._visits, self.saved_focuses()[1:], strict=True)
            if visit.reopen is not None
        ]

    def _reopen(self, reopen: Callable[[], object], focus: SavedFocus) -> None:
        reopen()
        focus.restore_in(self.view)

    def saved_focuses(self) -> list[SavedFocus]:
        """Return what has the focus in each view, from the one without a visit to the last."""
        return [*(visit.before for visit in self._visits), SavedFocus.now()]

    def leave(self) -> None:
        """Go back from a visit to the view before it."""
        if self._visits:
            self._end_visit()
            self.left.emit()

    def end_visits(self) -> None:
        """Go back to the view before all visits, without `left`."""
        while self._visits:
            self._end_visit()

    def _end_visit(self) -> None:
        visit = self._visits.pop()
        before = self._visits[-1].view if self._visits else self._home
        if before is not None:
            self._show(before, visit.before)
        self.discard(visit.view)

    def discard(self, view: QWidget) -> None:
        """Remove a view and delete it."""
        self.removeWidget(view)
        view.deleteLater()

    def warn(self, sentence: str) -> None:
        """Show a sentence about something that did not work."""
        self.new_box(QMessageBox.Icon.Warning, sentence).open()

    def ask(self, question: str, yes: str, no: str, then: Callable[[], None]) -> None:
        """Ask before something that cannot be undone here; Enter and Esc answer no."""
        box = self.new_box(QMessageBox.Icon.Question, question)
        agree = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        refuse = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(refuse)
        box.setEscapeButton(refuse)
        agree.clicked.connect(then)
        box.open()

    def new_box(self, icon: QMessageBox.Icon, sentence: str) -> QMessageBox:
        """Return a message box over the window, deleted when it is closed."""
        window = self.window()
        box = QMessageBox(icon, window.windowTitle(), sentence, parent=window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a file
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box

    def _show(self, view: QWidget, focus: SavedFocus | None = None) -> None:
        self.addWidget(view)  # does nothing if it is there already
        self.setCurrentWidget(view)
        announcer().say(view.accessibleName(), is_urgent=True)
        if focus is None or not focus.restore():
            first_focus(view).setFocus()
