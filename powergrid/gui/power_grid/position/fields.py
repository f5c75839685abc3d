# SPDX-License-Identifier: MIT
"""Fields to describe a table: plants by number, tokens of each fuel."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text_field import TextField
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.rules.fuel import FUEL_NAMES, FUELS, Tokens

_MAX_TEXT_LENGTH: Final = 160
_MAX_PLANTS: Final = 50


class PlantsField(TextField):
    """A field for plant numbers; `entered` carries the numbers."""

    entered = Signal(tuple)

    def __init__(self, name: str) -> None:
        super().__init__(name, _MAX_TEXT_LENGTH)
        self.finished.connect(lambda text: self.entered.emit(numbers_in(text)))

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
        for two in (FUELS[:2], FUELS[2:]):
            row = Line(gap=8)
            for fuel in two:
                title = fuel_title(fuel)
                stepper = Stepper(0, 30, name=f"{name}: {title}", height=30)
                stepper.changed.connect(partial(self.changed.emit, fuel))
                self.steppers.append(stepper)
                sign = PieceIcon(kind=FUEL_NAMES[fuel], side=26)
                sign.setAccessibleName(title)
                sign.setToolTip(title)
                row.add(sign)
                row.add(stepper)
                row.add_space()
            self.add(row)

    def show_tokens(self, tokens: Tokens) -> None:
        """Show these numbers."""
        for stepper, amount in zip(self.steppers, tokens, strict=True):
            stepper.set_value(amount)
