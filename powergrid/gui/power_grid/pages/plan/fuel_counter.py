# SPDX-License-Identifier: MIT
"""A counter for tokens of one fuel."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import figure
from powergrid.gui.kit.tokens import LEAD
from powergrid.gui.power_grid.pages.fuel.cart_row import KEYS
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import one_less, one_more
from powergrid.rules.fuel import FUEL_NAMES

_HEIGHT = 28


class FuelCounter(Line):
    """A number between buttons for one token less and more, with the keys of the fuel page."""

    changed = Signal(int, int)

    def __init__(self, fuel: int) -> None:
        super().__init__(gap=2)
        self.minus = Button("", f"Shift+{KEYS[fuel]}", icon="minus", height=_HEIGHT)
        self.plus = Button("", KEYS[fuel], icon="plus", height=_HEIGHT)
        self.count = figure(LEAD, "0", is_central=True)
        self.minus.setAccessibleName(one_less(fuel))
        self.plus.setAccessibleName(one_more(fuel))
        for button, by in ((self.minus, -1), (self.plus, 1)):
            button.show_key(False)
            button.clicked.connect(lambda _=False, by=by: self.changed.emit(fuel, by))
            bind(button, button.key, button.click)
        self.add(PieceIcon(kind=FUEL_NAMES[fuel], side=18))
        self.add(self.minus, minimum=26, hint=30)
        self.add(self.count, minimum=20, hint=24)
        self.add(self.plus, minimum=26, hint=30)
        self.add_space()

    def show_count(self, count: int, *, more: bool) -> None:
        """Show a number, and whether one more is possible."""
        self.count.say(str(count))
        none, no_more = self.tr("None planned."), self.tr("No more can be bought or stored.")
        self.minus.describe(self.tr("Plans to buy one fewer token."), "" if count > 0 else none)
        self.plus.describe(self.tr("Plans to buy one more token."), "" if more else no_more)
