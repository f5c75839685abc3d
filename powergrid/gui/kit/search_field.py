# SPDX-License-Identifier: MIT
"""A search field as high as a button."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY, BUTTON_HEIGHT


class SearchField(QLineEdit):
    """A field with a button that clears it."""

    def __init__(self, name: str, example: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(example)
        self.setClearButtonEnabled(True)
        look().changed.connect(self._follow)
        self._follow()

    def sizeHint(self) -> QSize:
        """Return the height of a button."""
        return QSize(super().sizeHint().width(), look().ipx(BUTTON_HEIGHT))

    def _follow(self) -> None:
        self.setFont(look().font(BODY))
