# SPDX-License-Identifier: MIT
"""Fields to describe a table: plants by number, tokens of each fuel, chips for players."""

import re
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.choices import Chip
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_field import TextField
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import BODY, SEMIBOLD
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.rules.fuel import FUEL_NAMES, FUELS, Tokens

_MAX_LETTERS: Final = 160
_MAX_PLANTS: Final = 50


def labelled(text: str, *widgets: QWidget) -> Line:
    """Return a row: a text on the left, widgets on the right."""
    row = Line(gap=8)
    row.add(Text(text, size=BODY, weight=SEMIBOLD), stretch=1)
    for widget in widgets:
        row.add(widget)
    return row


class PlantsField(TextField):
    """A field for plant numbers; `told` carries the numbers typed."""

    told = Signal(tuple)

    def __init__(self, name: str) -> None:
        super().__init__(name, _MAX_LETTERS)
        self.finished.connect(lambda text: self.told.emit(numbers_in(text)))

    def show_plants(self, plants: Sequence[int]) -> None:
        """Show these numbers."""
        self.show_text(" ".join(map(str, plants)))


def numbers_in(text: str) -> tuple[int, ...]:
    """Return the numbers in a text, whatever separates them."""
    return tuple(map(int, re.findall(r"(?<!\d)\d{1,2}(?!\d)", text)[:_MAX_PLANTS]))


class FuelFields(Line):
    """A stepper for the tokens of each fuel; `changed` carries the fuel and their number."""

    changed = Signal(int, int)

    def __init__(self, name: str) -> None:
        super().__init__(vertical=True, gap=4)
        self.steppers: list[Stepper] = []
        row = Line(gap=8)
        for fuel in FUELS:
            title = fuel_title(fuel)
            stepper = Stepper(0, 30, name=f"{name}: {title}", height=30)
            stepper.changed.connect(partial(self.changed.emit, fuel))
            self.steppers.append(stepper)
            if fuel % 2 == 0:
                row = Line(gap=8)
                self.add(row)
            sign = PieceIcon(kind=FUEL_NAMES[fuel], side=26)
            sign.setAccessibleName(title)
            sign.setToolTip(title)
            row.add(sign)
            row.add(stepper)
            row.add_space()

    def show_tokens(self, tokens: Tokens) -> None:
        """Show these numbers."""
        for stepper, amount in zip(self.steppers, tokens, strict=True):
            stepper.set_value(amount)


class ChipSet(Tiles):
    """Chips in rows; `picked` carries the number of the one that was clicked."""

    picked = Signal(int)

    def __init__(self, name: str, in_a_row: int) -> None:
        super().__init__((50, 26), (190, 30), in_a_row=in_a_row)
        self.setAccessibleName(name)

    def offer(self, texts: Sequence[str], on: Collection[int], does: str) -> None:
        """Offer chips with these texts, some of them on."""
        if [chip.text() for chip in self.tiles if isinstance(chip, Chip)] != [*texts]:
            self.show_tiles([self._new_chip(at, text) for at, text in enumerate(texts)])
        for at, chip in enumerate(self.tiles):
            if isinstance(chip, Chip):
                chip.setChecked(at in on)
                chip.describe(does)

    def _new_chip(self, at: int, text: str) -> QWidget:
        chip = Chip(text, checkable=True)
        chip.clicked.connect(lambda: self.picked.emit(at))
        return chip
