# SPDX-License-Identifier: MIT
"""A bid: typed or stepped, with what it may be, and how far to go on bidding after it."""

from PySide6.QtCore import Signal

from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import CAPTION
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.number_field import NumberField
from powergrid.gui.pages.text import Text, caption

_HEIGHT = 34
_STEPS = (1, 2, 5)
_SHORT = 450


class BidRow(Line):
    """The field with its steps; `changed` tells every number typed or stepped to.

    Where nothing stands in `upto`, the bid goes no further than itself.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(gap=6)
        self.label = Text(self.tr("Your bid"), role="text_second", grows=False)
        self.field = NumberField(self.tr("Your bid"))
        self.minus = Button(icon="minus", height=_HEIGHT)
        self.minus.setAccessibleName(self.tr("Bid 1 less"))
        self.steps = [Button(f"+{step}", height=_HEIGHT) for step in _STEPS]
        self.limits = caption(shrinks=False)
        self.purse = caption(shrinks=False)
        self.upto_label = Text(size=CAPTION, role="text_second", shrinks=False, grows=False)
        self.upto = NumberField(self.tr("Bid for me up to"), None)
        self.upto.setToolTip(
            self.tr("Your bids are made for you up to this; the others do not see it. (U)")
        )
        self.add(self.label, drop=4, least=70)
        self.add(self.minus)
        self.add(self.field, wish=84)
        for button in self.steps:
            self.add(button, least=44, wish=46)
        self.add(self.limits, drop=2)
        self.add(self.purse, drop=3)
        self.add_space()
        self.add(self.upto_label)
        self.add(self.upto, least=52, wish=64)
        self.minus.clicked.connect(lambda: self.field.step(-1))
        for button, step in zip(self.steps, _STEPS, strict=True):
            button.setAccessibleName(self.tr("Bid {n} more").format(n=step))
            button.clicked.connect(lambda _=False, by=step: self.field.step(by))
        self.field.changed.connect(self._follow)
        self.upto.changed.connect(self._follow)
        bind(self, "B", self.field.setFocus, self.tr("Type a bid"))
        bind(self, "U", self.upto.setFocus, self.tr("Type how far to bid for you"))

    @property
    def limit(self) -> int:
        """How far to go on bidding: 0 where no more was typed than the bid itself."""
        return self.upto.value if self.upto.value > self.field.value else 0

    def resume(self, before: "BidRow") -> None:
        """Show the bid of another row, and how far to go on after it."""
        self.field.set_value(before.field.value)
        self.upto.set_value(before.upto.value or None)

    def offer(self, amounts: range, money: int) -> None:
        """Let one of these amounts be bid."""
        most = amounts[-1] if amounts else 0
        self.field.set_limits(amounts.start if amounts else 0, most)
        self.upto.set_limits(self.field.least, most)
        self.setEnabled(bool(amounts))
        self.limits.say(self.tr("least {least}").format(least=amounts.start) if amounts else "")
        self.purse.say(self.tr("you have {money}").format(money=money))
        # Whoever bids alone has nobody to go on against.
        self.want(self.upto_label, len(amounts) > 1)
        self.want(self.upto, len(amounts) > 1)
        self._follow()

    def place(self) -> None:
        """Say in fewer words where there is little room."""
        is_short = self.width() < look().px(_SHORT)
        self.upto_label.say(self.tr("up to") if is_short else self.upto.name)
        super().place()

    def _follow(self) -> None:
        field = self.field
        least = self.tr("This is the lowest bid there is.")
        most = self.tr("This is the highest bid you can make.")
        self.minus.tell(self.tr("Lowers the bid."), "" if field.value > field.least else least)
        for button in self.steps:
            button.tell(self.tr("Raises the bid."), "" if field.value < field.most else most)
        self.changed.emit()
