# SPDX-License-Identifier: MIT
"""Where it is typed what the list of games shall hold: as high as the buttons beside it."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QLineEdit

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY, BUTTON_HEIGHT

translate = QCoreApplication.translate


class SearchField(QLineEdit):
    """A field with a button that clears it."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(translate("LibraryView", "Search: names, board, result …"))
        self.setAccessibleName(translate("LibraryView", "Search"))
        self.setClearButtonEnabled(True)
        look().changed.connect(self._take_look)
        self._take_look()

    def sizeHint(self) -> QSize:
        """Return the height of a button."""
        return QSize(super().sizeHint().width(), look().ipx(BUTTON_HEIGHT))

    def _take_look(self) -> None:
        self.setFont(look().font(BODY))
