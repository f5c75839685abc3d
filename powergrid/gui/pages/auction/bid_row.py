# SPDX-License-Identifier: MIT
"""A bid with its limits, and a limit for automatic bids."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import CAPTION

_HEIGHT = 34
_STEPS = (1, 2, 5)
_SHORT = 450
MUCH_MORE = 4
"""A bid this many times the last one may be a typing error."""


class BidRow(Line):
    """A field with buttons to step it; `changed` is emitted for each new number.

    With an empty `upto`, there are no automatic bids.
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
        self.upto = NumberField(self.tr("Bid for me up to"))
        self.upto.setToolTip(
            self.tr("Your bids are made for you up to this; the others do not see it. (U)")
        )
        self.add(self.label, drop=4, minimum=70)
        self.add(self.minus)
        self.add(self.field, hint=84)
        for button in self.steps:
            self.add(button, minimum=44, hint=46)
        self.add(self.limits, drop=2)
        self.add(self.purse, drop=3)
        self.add_space()
        self.add(self.upto_label)
        self.add(self.upto, minimum=52, hint=64)
        self.minus.clicked.connect(lambda: self.field.stepBy(-1))
        for button, step in zip(self.steps, _STEPS, strict=True):
            button.setAccessibleName(self.tr("Bid {n} more").format(n=step))
            button.clicked.connect(lambda _=False, by=step: self.field.stepBy(by))
        self.field.valueChanged.connect(self._follow)
        self.upto.valueChanged.connect(self._follow)
        bind(self, "B", self.field.setFocus, self.tr("Type a bid"))
        bind(self, "U", self.upto.setFocus, self.tr("Type how far to bid for you"))

    @property
    def limit(self) -> int:
        """The limit for automatic bids, 0 if it is not above the bid."""
        return self.upto.value() if self.upto.value() > self.field.value() else 0

    def resume(self, before: "BidRow") -> None:
        """Take over bid and limit of another row."""
        self.field.set_value(before.field.value())
        self.upto.set_value(before.upto.value())

    def offer(self, amounts: range, money: int) -> None:
        """Offer these amounts."""
        highest = amounts[-1] if amounts else 0
        self.field.set_limits(amounts.start if amounts else 0, highest)
        self.upto.set_limits(self.field.lowest, highest)
        self.setEnabled(bool(amounts))
        self.limits.say(self.tr("least {least}").format(least=amounts.start) if amounts else "")
        self.purse.say(self.tr("you have {money}").format(money=money))
        # With a single amount there is nobody to bid against.
        self.want(self.upto_label, len(amounts) > 1)
        self.want(self.upto, len(amounts) > 1)
        self._follow()

    def arrange(self) -> None:
        """Use a shorter label if there is little room."""
        is_short = self.width() < look().px(_SHORT)
        self.upto_label.say(self.tr("up to") if is_short else self.upto.accessibleName())
        super().arrange()

    def _follow(self) -> None:
        field = self.field
        lowest = self.tr("This is the lowest bid there is.")
        highest = self.tr("This is the highest bid you can make.")
        self.minus.describe(
            self.tr("Lowers the bid."), "" if field.value() > field.lowest else lowest
        )
        for button in self.steps:
            button.describe(
                self.tr("Raises the bid."), "" if field.value() < field.highest else highest
            )
        self.changed.emit()
