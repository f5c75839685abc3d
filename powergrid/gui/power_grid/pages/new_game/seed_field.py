# SPDX-License-Identifier: MIT
"""A field for the seed of a game, empty for a random one, or for a game's code."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY

_MAX_DIGITS: Final = 9


class SeedField(QLineEdit):
    """`changed` carries the seed, None for an empty field; `code_entered` any other text."""

    changed = Signal(object)
    code_entered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._is_read = False
        self.setPlaceholderText(self.tr("any", "seed"))
        self.setAccessibleName(self.tr("Seed"))
        self.textEdited.connect(self._read)
        look().changed.connect(self._follow)
        self._follow()

    def show_seed(self, seed: int | None) -> None:
        """Show a seed without emitting `changed`; a code that is being entered stays."""
        if self._is_read:
            return  # more of it may follow: each of its beginnings can be a code, too
        text = "" if seed is None else str(seed)
        if text != self.text():
            self.setText(text)

    def _read(self, text: str) -> None:
        text = text.strip()
        if not text or (text.isdecimal() and len(text) <= _MAX_DIGITS):
            self.changed.emit(int(text) if text else None)
        else:
            self._is_read = True
            self.code_entered.emit(text)
            self._is_read = False

    def _follow(self) -> None:
        self.setFont(look().font(BODY))
