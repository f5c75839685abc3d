# SPDX-License-Identifier: MIT
"""How much of one fuel a plan buys."""

from PySide6.QtCore import Signal

from powergrid.gui.look.button import Button
from powergrid.gui.look.tokens import LEAD
from powergrid.gui.pages.fuel.fuel_row import KEYS
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, figure
from powergrid.gui.words import fuel_title
from powergrid.rules.fuel import FUEL_NAMES

_HEIGHT = 28


class FuelCounter(Line):
    """A fuel with one less and one more; the keys are those of buying."""

    changed = Signal(int, int)

    def __init__(self, fuel: int) -> None:
        super().__init__(gap=2)
        self.minus = Button("", f"Shift+{KEYS[fuel]}", icon="minus", height=_HEIGHT)
        self.plus = Button("", KEYS[fuel], icon="plus", height=_HEIGHT)
        self.count = figure(LEAD, "0", is_central=True)
        for button, by, name in (
            (self.minus, -1, self.tr("{fuel}: one less")),
            (self.plus, 1, self.tr("{fuel}: one more")),
        ):
            button.show_key(False)
            button.setAccessibleName(name.format(fuel=fuel_title(fuel)))
            button.clicked.connect(lambda _=False, by=by: self.changed.emit(fuel, by))
            bind(button, button.key, button.click)
        self.add(Sign(kind=FUEL_NAMES[fuel], side=18))
        self.add(self.minus, least=26, wish=30)
        self.add(self.count, least=20, wish=24)
        self.add(self.plus, least=26, wish=30)
        self.add_space()

    def show_count(self, count: int, *, more: bool) -> None:
        """Show how many there are, and whether one more can be had."""
        self.count.say(str(count))
        none, no_more = self.tr("None is planned."), self.tr("No more can be bought or stored.")
        self.minus.tell(self.tr("Plans to buy one token less."), "" if count > 0 else none)
        self.plus.tell(self.tr("Plans to buy one token more."), "" if more else no_more)
