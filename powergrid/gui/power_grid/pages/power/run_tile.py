# SPDX-License-Identifier: MIT
"""A tile for one plant: its switch, what it burns, and the mix of a hybrid."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.choices import Chip, Switch
from powergrid.gui.kit.key_sign import KeySign
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD
from powergrid.gui.power_grid.pieces.kinds import paint_kind
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.terms import plant_words, tokens_listed
from powergrid.rules.plants import Plant

_KEY: Final = 18
_NUMBER: Final = 24
"""The minimum width of a number, so that what is beside it lines up."""
_TOKEN, _SMALL_TOKEN = 18, 14
"""The width of a token that is burnt, and where there is little room."""


class _Burns(QWidget):
    """The tokens that a plant burns in one run."""

    def __init__(self, kind: str, count: int) -> None:
        super().__init__()
        self.kind = kind
        self.count = max(1, count)

    def sizeHint(self) -> QSize:
        return QSize(look().ipx(_TOKEN) * self.count, look().ipx(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().ipx(_SMALL_TOKEN) * self.count, look().ipx(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        step = min(self.width() / self.count, look().ipx(_TOKEN))
        side = min(look().px(16), step)
        top = (self.height() - side) / 2
        for index in range(self.count):
            rect = QRectF(index * step, top, side, side)
            paint_kind(painter, self.kind, rect, look().theme)


class RunTile(Line):
    """`switched` carries the state of the switch; `mix_asked` asks for the hybrids' next mix."""

    switched = Signal(bool)
    mix_asked = Signal()

    def __init__(self, plant: Plant, key: str) -> None:
        super().__init__(vertical=True, gap=3, pad=8, ground="surface_1")
        self.plant = plant
        self.switch = Switch()
        self.switch.setAccessibleName(plant_words(plant))
        self.switch.describe(self.tr("Switches the plant on or off."))
        self.switch.clicked.connect(self.switched)
        bind(self.switch, key, self.switch.click)
        self.number = Text(
            str(plant.number), size=LEAD, weight=SEMIBOLD, shrinks=False, grows=False
        )
        self.note = caption(wraps=True)
        self.chip = Chip("")
        self.chip.clicked.connect(self.mix_asked)
        self.mix = Line(gap=4)
        self.mix.add(PieceIcon(kind="coal", side=15))
        self.mix.add(self.chip)
        self.mix.add(PieceIcon(kind="oil", side=15))
        self.mix.add_space()
        self.top = Line(gap=6)
        self.top.add(self.switch)
        self.top.add(self.number, minimum=_NUMBER, hint=26)
        self.burns = _Burns(plant.kind, plant.fuel)
        self.top.add(self.burns)
        self.top.add_space()
        self.key = KeySign(key, side=_KEY, role="text_second")
        self.top.add(self.key, drop=1)
        self.burns_below = _Burns(plant.kind, plant.fuel)
        self.below = Line()
        self.below.add(self.burns_below)
        self.below.add_space()
        self.add(self.top)
        self.add(self.below, drop=2)
        self.want(self.below, False)
        self.add(self.note)
        self.add(self.mix, minimum=24, hint=28)
        self.want(self.mix, False)
        self.add_space()

    def show_run(self, is_on: bool, note: str) -> None:
        """Show whether the plant runs, with a note."""
        self.switch.setChecked(is_on)
        self.number.say(self.number.text, "text" if is_on else "text_second")
        self.note.say(note)
        self.switch.setAccessibleDescription(note)

    def arrange(self) -> None:
        """Show what the plant burns below its switch if there is no room beside it."""
        parts = (self.switch, self.burns, self.key)
        needed = sum(part.minimumSizeHint().width() for part in parts)
        around = _NUMBER + (len(parts) + 1) * self.top.gap + 2 * self.pad
        has_room = needed + look().ipx(around) <= self.width()
        self.top.want(self.burns, has_room)
        self.want(self.below, not has_room)
        super().arrange()

    def show_mix(self, need: int, coal: int, has_others: bool) -> None:
        """Show that all hybrids together burn `coal` of `need` tokens; with 0, hide the mix."""
        self.want(self.mix, bool(need))
        self.want(self.note, not need)
        self.chip.setText(f"{coal} + {need - coal}")
        self.chip.setAccessibleName(tokens_listed((coal, need - coal, 0, 0)))
        only = self.tr("Your coal and oil allow no other mix.")
        self.chip.describe(self.tr("Another mix of coal and oil (X)"), "" if has_others else only)
