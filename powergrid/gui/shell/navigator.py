# SPDX-License-Identifier: MIT
"""Leads from view to view; what only the window can open, it asks for by a signal."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from powergrid.gui.shell.views import Views


class Navigator(QObject):
    """Owns the views of one window.

    `game_asked` carries the record of a new game, `file_asked` the file of a saved one.
    """

    new_game_asked = Signal()
    menu_asked = Signal()
    game_asked = Signal(object)
    file_asked = Signal(Path)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.views = Views()

    @property
    def view(self) -> QWidget:
        """What fills the window now; there is a view from the first page on."""
        view = self.views.currentWidget()
        assert view is not None
        return view

    @property
    def window(self) -> QWidget:
        """The window in which the views lie."""
        return self.views.window()

    @property
    def is_visiting(self) -> bool:
        """Whether a view is shown only until it is left."""
        return self.views.is_visiting

    def stay_at(self, view: QWidget) -> None:
        """Show a view until another one is shown, and end all visits."""
        self.views.stay_at(view)

    def visit(self, view: QWidget) -> None:
        """Show a view until it is left, which deletes it."""
        self.views.visit(view)

    def leave(self) -> None:
        """Go back from a visit to the view before it."""
        self.views.leave()

    def warn(self, sentence: str) -> None:
        """Show a sentence about something that did not work."""
        window = self.window
        box = QMessageBox(QMessageBox.Icon.Warning, window.windowTitle(), sentence, parent=window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a file
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def ask(self, question: str, yes: str, no: str, then: Callable[[], None]) -> None:
        """Ask before something that cannot be taken back here; Enter and Esc answer no."""
        window = self.window
        box = QMessageBox(QMessageBox.Icon.Question, window.windowTitle(), question, parent=window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        agreed = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        refused = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(refused)
        box.setEscapeButton(refused)
        agreed.clicked.connect(then)
        box.open()
