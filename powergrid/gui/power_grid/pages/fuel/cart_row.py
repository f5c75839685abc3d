# SPDX-License-Identifier: MIT
"""A row of the cart: how many tokens of one fuel, the price of the next, and the total."""

from typing import Final

from PySide6.QtCore import QSize, Signal

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.text import Text, caption, figure
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import fuel_title, one_less, one_more
from powergrid.rules.fuel import FUEL_NAMES

KEYS: Final = ("C", "O", "G", "U")
"""The key of each fuel."""
ROW, LOW_ROW = 52, 34
"""The height of a row, and of a low one."""
_STORAGE_KEY: Final = "D"
_BUTTON_HEIGHT: Final = 30
_NAME_WIDTH: Final = 74
"""The width of the name, the same in every row so that the buttons are in line."""
_WIDE: Final = 340
"""The width of a row from which the names may grow with the text."""
_NEXT_WIDTH: Final = 60
"""The width that is enough for "3: too expensive" in two lines."""


class _Name(Text):
    """A fuel's name in a column as wide as the longest name."""

    def __init__(self, name: str) -> None:
        super().__init__(name, weight=SEMIBOLD, yields=True)
        self.grows_with_text = False

    def sizeHint(self) -> QSize:
        """Return the width of the column."""
        return QSize(self._column(), super().sizeHint().height())

    def base_size_hint(self) -> QSize:
        """Return the width of the column."""
        return QSize(self._column(), super().base_size_hint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the column."""
        return self.base_size_hint()

    def _column(self) -> int:
        return look().text_px(_NAME_WIDTH) if self.grows_with_text else look().ipx(_NAME_WIDTH)


class _Next(Text):
    """What the next token costs; a long text wraps, so that it is not left out."""

    def __init__(self) -> None:
        super().__init__(size=CAPTION, role="text_second", yields=True)

    def say(self, text: str, role: Role | None = None) -> None:
        """Show another text; a short one never wraps, however large it is."""
        self.wraps = width_of(text, CAPTION) > _NEXT_WIDTH
        super().say(text, role)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the whole text, or of its longer line."""
        width = min(self.width_of_text(), look().ipx(_NEXT_WIDTH))
        return QSize(width, super().minimumSizeHint().height())


class CartRow(Line):
    """The tokens of a fuel in the cart, from the market or from the coal storage.

    `changed` is emitted with the fuel and 1 or -1, to ask for a token more or less. Only the height
    of a row that `is_low` is smaller.
    """

    changed = Signal(int, int)

    def __init__(self, fuel: int, *, is_storage: bool = False) -> None:
        super().__init__(gap=4)
        self.is_low = False
        key = _STORAGE_KEY if is_storage else KEYS[fuel]
        name = translate("FuelPage", "Storage") if is_storage else fuel_title(fuel)
        self.icon = PieceIcon(kind=FUEL_NAMES[fuel], side=20)
        self.name = _Name(name)
        self.minus = Button(icon="minus", height=_BUTTON_HEIGHT)
        self.count = figure(LEAD, "0", is_central=True)
        self.plus = Button("", key, icon="plus", height=_BUTTON_HEIGHT)
        self.next = _Next()
        self.room = caption(shrinks=False)
        self.sum = caption(shrinks=False)
        self.price = figure(BODY)
        less, more = one_less(fuel), one_more(fuel)
        if is_storage:
            less = translate("FuelPage", "Coal storage: one less")
            more = translate("FuelPage", "Coal storage: one more")
        self.minus.setAccessibleName(less)
        self.plus.setAccessibleName(more)
        for button, by in ((self.minus, -1), (self.plus, 1)):
            button.clicked.connect(lambda _=False, by=by: self.changed.emit(fuel, by))
        # The keys also work while the buttons are disabled, so that the page can say why.
        bind(self, key, lambda: self.changed.emit(fuel, 1), self.plus)
        bind(self, f"Shift+{key}", lambda: self.changed.emit(fuel, -1), self.minus)
        self.add(self.icon)
        self.add(self.name)
        self.add(self.minus, minimum=34, hint=34)
        self.add(self.count, minimum=26, hint=26)
        self.add(self.plus, minimum=58, hint=58)
        self.add(self.next, drop=1)
        self.add(self.room, drop=1)
        self.add_space()
        self.add(self.sum, drop=2)
        self.add(self.price, minimum=26)

    def arrange(self) -> None:
        """Set the width of the name by that of the row, as in all other rows."""
        self.name.grows_with_text = self.width() >= look().text_px(_WIDE)
        super().arrange()

    def sizeHint(self) -> QSize:
        """Return the height of a row."""
        return QSize(super().sizeHint().width(), look().ipx(LOW_ROW if self.is_low else ROW))

    def base_size_hint(self) -> QSize:
        """Return the height of a row, which does not grow with the text."""
        return QSize(super().base_size_hint().width(), self.sizeHint().height())
