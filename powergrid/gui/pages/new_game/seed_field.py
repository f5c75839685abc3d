# SPDX-License-Identifier: MIT
"""A field for the seed of a game; empty for any."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY


class SeedField(QLineEdit):
    """`changed` carries the seed, None for an empty field."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setValidator(QRegularExpressionValidator(r"\d{0,9}", self))
        self.setPlaceholderText(self.tr("any", "seed"))
        self.setAccessibleName(self.tr("Seed"))
        self.textEdited.connect(lambda text: self.changed.emit(int(text) if text else None))
        look().changed.connect(self._follow)
        self._follow()

    def show_seed(self, seed: int | None) -> None:
        """Show a seed without emitting `changed`."""
        text = "" if seed is None else str(seed)
        if text != self.text():
            self.setText(text)

    def _follow(self) -> None:
        self.setFont(look().font(BODY))
