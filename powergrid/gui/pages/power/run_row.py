# SPDX-License-Identifier: MIT
"""One plant to run: its switch, what it burns, and the mix of a hybrid."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.choices import Chip, Switch
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD
from powergrid.gui.pieces.kinds import paint_kind
from powergrid.gui.pieces.sign import Sign
from powergrid.gui.words.terms import plant_words, tokens_listed
from powergrid.rules.plants import Plant

_MAX_CHIPS = 2
_CHIP = 56


class _Burns(QWidget):
    """The tokens burnt in one run."""

    def __init__(self, kind: str, count: int) -> None:
        super().__init__()
        self.kind = kind
        self.count = max(1, count)

    def sizeHint(self) -> QSize:
        return QSize(look().ipx(18) * self.count, look().ipx(16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = look().px(16)
        top = (self.height() - side) / 2
        for index in range(self.count):
            rect = QRectF(index * look().ipx(18), top, side, side)
            paint_kind(painter, self.kind, rect, look().theme)


class RunRow(Line):
    """`switched` carries the switch, `mixed` the coal that all hybrids together burn."""

    switched = Signal(bool)
    mixed = Signal(int)

    def __init__(self, plant: Plant, key: str) -> None:
        super().__init__(gap=10, pad=0, ground="surface_1")
        self.plant = plant
        self.switch = Switch()
        self.switch.setAccessibleName(self.tr("Run: {plant}").format(plant=plant_words(plant)))
        self.switch.describe(self.tr("Lets the plant run, or stand still."))
        self.switch.clicked.connect(self.switched)
        bind(self.switch, key, self.switch.click)
        self.key = Text(key, size=13, role="text_third", shrinks=False, grows=False)
        self.number = Text(
            str(plant.number), size=LEAD, weight=SEMIBOLD, shrinks=False, grows=False
        )
        self.mix = Line(gap=4)
        self.note = caption()
        self.add(QWidget(), minimum=2, hint=4)
        self.add(self.key, minimum=10)
        self.add(self.switch)
        self.add(self.number, minimum=24, hint=28)
        self.add(_Burns(plant.kind, plant.fuel), drop=2)
        self.add(self.mix)
        self.add_space()
        self.add(self.note, drop=1, minimum=60)
        self.add(QWidget(), minimum=2, hint=4)
        self._offered: tuple[int, range] | None = None
        self._stepper: Stepper | None = None
        self._oil = Text(grows=False)

    def show_run(self, is_on: bool, note: str) -> None:
        """Show whether the plant runs, with a note."""
        self.switch.setChecked(is_on)
        self.number.say(self.number.text, "text" if is_on else "text_second")
        self.note.say(note)
        self.switch.setAccessibleDescription(note)

    def offer_mixes(self, need: int, allowed: range, coal: int) -> None:
        """Show the allowed mixes of `need` tokens, of which `coal` are coal.

        Few mixes are shown as chips, more as a number to step; none if `need` is 0.
        """
        if self._offered != (need, allowed):
            self._offered = (need, allowed)
            self.mix.clear()
            self._stepper = None
            if need > _MAX_CHIPS:
                self._offer_number(need, allowed)
            elif need:
                self._offer_chips(need, allowed)
        self.want(self.mix, bool(need))
        if self._stepper is not None:
            self._stepper.set_value(coal)
            self._oil.say(str(need - coal))
        for chip in self.mix.findChildren(Chip):
            chip.setChecked(chip.text().startswith(f"{coal} "))

    def _offer_chips(self, need: int, allowed: range) -> None:
        self.mix.add(Sign(kind="coal", side=15), drop=1)
        self.mix.add(Text("+", shrinks=False, grows=False), drop=1)
        self.mix.add(Sign(kind="oil", side=15), drop=1)
        for amount in range(need, -1, -1):
            chip = Chip(f"{amount} + {need - amount}", checkable=True)
            cannot = self.tr("Your coal and oil do not allow this mixture.")
            does = self.tr("Lets the hybrids burn this mixture.")
            chip.describe(does, "" if amount in allowed else cannot)
            chip.setAccessibleName(tokens_listed((amount, need - amount, 0, 0)))
            chip.clicked.connect(lambda _=False, amount=amount: self.mixed.emit(amount))
            self.mix.add(chip, minimum=_CHIP)

    def _offer_number(self, need: int, allowed: range) -> None:
        self._stepper = Stepper(
            allowed[0], allowed[-1], height=28, name=self.tr("Coal in the hybrids")
        )
        self._stepper.changed.connect(self.mixed)
        self._oil = Text("", weight=SEMIBOLD, shrinks=False, grows=False)
        self.mix.add(Sign(kind="coal", side=15))
        self.mix.add(self._stepper)
        self.mix.add(Sign(kind="oil", side=15))
        self.mix.add(self._oil, minimum=20)
