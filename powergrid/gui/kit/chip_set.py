# SPDX-License-Identifier: MIT
"""Chips in rows, one or several of which are on."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal

from powergrid.gui.kit.choices import Chip
from powergrid.gui.kit.tiles import Tiles


class ChipSet(Tiles):
    """Chips in rows; `picked` carries the number of the one that was clicked."""

    picked = Signal(int)

    def __init__(self, name: str, in_a_row: int) -> None:
        super().__init__((50, 26), (190, 30), in_a_row=in_a_row)
        self.setAccessibleName(name)
        self._chips: list[Chip] = []

    def offer(self, texts: Sequence[str], on: Collection[int], does: str) -> None:
        """Offer chips with these texts, some of them on."""
        if [chip.text() for chip in self._chips] != [*texts]:
            self._chips = [self._new_chip(at, text) for at, text in enumerate(texts)]
            self.show_tiles(self._chips)
        for at, chip in enumerate(self._chips):
            chip.setChecked(at in on)
            chip.describe(does)

    def _new_chip(self, at: int, text: str) -> Chip:
        chip = Chip(text, checkable=True)
        chip.clicked.connect(lambda: self.picked.emit(at))
        return chip
