# SPDX-License-Identifier: MIT
"""A bid: typed or stepped, with what it may be."""

from PySide6.QtCore import Signal

from powergrid.gui.look.button import Button
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.number_field import NumberField
from powergrid.gui.pages.text import Text, caption

_HEIGHT = 34
_STEPS = (1, 2, 5)


class BidRow(Line):
    """The field with its steps; `changed` tells every number typed or stepped to."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(gap=6)
        self.label = Text(self.tr("Your bid"), role="text_second")
        self.field = NumberField()
        self.minus = Button(icon="minus", height=_HEIGHT)
        self.minus.setAccessibleName(self.tr("Bid 1 less"))
        self.steps = [Button(f"+{step}", height=_HEIGHT) for step in _STEPS]
        self.limits = caption(shrinks=False)
        self.purse = caption(shrinks=False)
        self.add(self.label, drop=4, least=70)
        self.add(self.minus)
        self.add(self.field, wish=84)
        for button in self.steps:
            self.add(button, least=44, wish=46)
        self.add(self.limits, drop=2)
        self.add(self.purse, drop=3)
        self.add_space()
        self.minus.clicked.connect(lambda: self.field.step(-1))
        for button, step in zip(self.steps, _STEPS, strict=True):
            button.clicked.connect(lambda _=False, by=step: self.field.step(by))
        self.field.changed.connect(self._follow)

    def offer(self, amounts: range, money: int) -> None:
        """Let one of these amounts be bid."""
        most = amounts[-1] if amounts else 0
        self.field.set_limits(amounts.start if amounts else 0, most)
        self.setEnabled(bool(amounts))
        self.limits.say(self.tr("least {least}").format(least=amounts.start) if amounts else "")
        self.purse.say(self.tr("you have {money}").format(money=money))
        self._follow()

    def _follow(self) -> None:
        field = self.field
        self.minus.setEnabled(field.value > field.least)
        for button in self.steps:
            button.setEnabled(field.value < field.most)
        self.changed.emit()
