# SPDX-License-Identifier: MIT
"""A row of buttons for who plays a seat: a person, a level, or another program."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintedButton, paint_focus, paint_round, smooth_painter
from powergrid.gui.kit.tokens import RADIUS_SIGN, STROKE_SELECTED
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.new_game.lights import paint_emblem
from powergrid.gui.power_grid.pages.new_game.program_menu import open_programs
from powergrid.gui.power_grid.words.names import level_description, player_name
from powergrid.programs import is_program
from powergrid.records import PERSON

_WIDTH: Final = 28
_HEIGHT: Final = 32
_EMBLEM: Final = 20


class _Emblem(PaintedButton):
    def __init__(self, player: str, level: int) -> None:
        super().__init__()
        self.player = player
        self._level = level
        self.setText(player_name(player))
        self.setAccessibleName(player_name(player))
        self.describe(level_description(player) or player_name(player))
        self.make_exclusive()

    def natural_size(self, text: float) -> tuple[float, float]:
        return _WIDTH, _HEIGHT

    def minimumSizeHint(self) -> QSize:
        return QSize(look().ipx(24), look().ipx(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        px, theme = look().px, look().theme
        face = QRectF(self.rect())
        if self.has_ring:
            face = paint_focus(painter, face, px(RADIUS_SIGN))
        if self.isChecked():
            frame = px(STROKE_SELECTED * 0.75)
            paint_round(painter, face, px(RADIUS_SIGN), theme.surface_3, theme.text_second, frame)
        elif self.is_hovered():
            paint_round(painter, face, px(RADIUS_SIGN), theme.surface_3)
        emblem = QRectF(0, 0, px(_EMBLEM), px(_EMBLEM))
        emblem.moveCenter(QRectF(self.rect()).center())
        self.paint_sign(painter, emblem)

    def paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        """Paint who plays."""
        paint_emblem(painter, rect, self._level, is_lit=self.isChecked())


class _Program(_Emblem):
    """The button for another program, which is chosen in its menu."""

    def __init__(self) -> None:
        super().__init__("", 0)
        self.show_level("")

    def show_level(self, level: str) -> None:
        """Show which program plays, none if the level is empty."""
        self.player = level
        kind = translate("SeatRow", "another program")
        name = player_name(level) if level else kind
        self.setText(name)
        self.setAccessibleName(name)
        self.describe(kind if level else translate("SeatRow", "Lets another program play."))

    def paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme = look().theme
        paint_icon(painter, "computer", rect, theme.text if self.isChecked() else theme.text_second)


class LevelChoice(QWidget):
    """An exclusive choice of who plays; `chosen` carries a person or a level.

    `warned` says why another program cannot play.
    """

    accessible_role = QAccessible.Role.Grouping

    chosen = Signal(str)
    warned = Signal(str)

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("SeatRow", "Played by"))
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._shown = ""
        self.program = _Program()
        self.buttons = [
            *(_Emblem(player, level) for level, player in enumerate((PERSON, *levels), -1)),
            self.program,
        ]
        for number, button in enumerate(self.buttons):
            self._group.addButton(button, number)
            self._row.addWidget(button)
        self._group.idClicked.connect(lambda at: self._choose(self.buttons[at]))

    def show_player(self, player: str) -> None:
        """Show who plays; none is chosen if the player is empty."""
        self._shown = player
        if is_program(player):
            self.program.show_level(player)
        self._group.setExclusive(False)
        for button in self.buttons:
            button.setChecked(bool(player) and button.player == player)
        self._group.setExclusive(True)

    def _choose(self, button: _Emblem) -> None:
        if button is not self.program:
            self.chosen.emit(button.player)
            return
        self.show_player(self._shown)  # nothing changes until a program is chosen
        open_programs(self.program, self.chosen.emit, self.warned.emit)

    def button(self, player: str) -> PaintedButton:
        """Return the button of a person or a level."""
        return next(button for button in self.buttons if button.player == player)
