# SPDX-License-Identifier: MIT
"""A row of the cart for one fuel: how many tokens, the price of the next, and the total."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text, caption, figure
from powergrid.gui.kit.tokens import BODY, LEAD, SEMIBOLD
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import fuel_title, one_less, one_more
from powergrid.rules.fuel import FUEL_NAMES

KEYS = ("C", "O", "G", "U")
_HEIGHT = 30
_NAME = 74
"""The same width in every row, so that the buttons are in line."""


class CartRow(Line):
    """`changed` asks for one token more or less."""

    changed = Signal(int, int)

    def __init__(self, fuel: int) -> None:
        super().__init__(gap=6)
        key = KEYS[fuel]
        self.sign = PieceIcon(kind=FUEL_NAMES[fuel], side=20)
        self.name = Text(fuel_title(fuel), weight=SEMIBOLD, grows=False)
        self.minus = Button(icon="minus", height=_HEIGHT)
        self.count = figure(LEAD, "0", is_central=True)
        self.plus = Button("", key, icon="plus", height=_HEIGHT)
        self.next = caption(shrinks=False)
        self.room = caption(shrinks=False)
        self.sum = caption(shrinks=False)
        self.price = figure(BODY)
        self.minus.setAccessibleName(one_less(fuel))
        self.plus.setAccessibleName(one_more(fuel))
        for button, by in ((self.minus, -1), (self.plus, 1)):
            button.clicked.connect(lambda _=False, by=by: self.changed.emit(fuel, by))
        # The keys also work while the buttons are disabled, so that the page can say why.
        bind(self, key, lambda: self.changed.emit(fuel, 1), self.plus)
        bind(self, f"Shift+{key}", lambda: self.changed.emit(fuel, -1), self.minus)
        self.add(self.sign)
        self.add(self.name, minimum=_NAME, hint=_NAME)
        self.add(self.minus, minimum=38, hint=38)
        self.add(self.count, minimum=26, hint=26)
        self.add(self.plus, minimum=58, hint=58)
        self.add(self.next, drop=1)
        self.add(self.room, drop=1)
        self.add_space()
        self.add(self.sum, drop=2)
        self.add(self.price, minimum=26)
