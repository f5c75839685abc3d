# SPDX-License-Identifier: MIT
"""A row of buttons for who plays a seat: a person, or a level with its light."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.tokens import RADIUS_SIGN, STROKE_SELECTED
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.emblems import paint_emblem
from powergrid.gui.shell.player_names import player_label, player_name
from powergrid.play.seats import PERSON

_WIDTH: Final = 28
_HEIGHT: Final = 32
_EMBLEM: Final = 20


class Emblem(PaintedButton):
    """The button of a person, for whom `level` is -1, or of a level from 0 for the weakest."""

    def __init__(self, player: str, level: int, does: str) -> None:
        super().__init__()
        self.player = player
        self._level = level
        self.setText(player_name(player))
        self.setAccessibleName(player_name(player))
        self.describe(does)
        self.make_exclusive()

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the button's size."""
        return _WIDTH, _HEIGHT

    def minimumSizeHint(self) -> QSize:
        """Return the minimum room for the emblem."""
        return QSize(look().ipx(24), look().ipx(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the emblem, lit and framed if it is chosen."""
        painter = smooth_painter(self)
        px, theme = look().px, look().theme
        face = self.paint_ring(painter, px(RADIUS_SIGN))
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


class LevelChoice(QWidget):
    """An exclusive choice of who plays; `chosen` carries a person or a level.

    `about` returns the description of each.
    """

    accessible_role = QAccessible.Role.Grouping

    chosen = Signal(str)

    def __init__(self, levels: Sequence[str], about: Callable[[str], str] = player_label) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("SeatRow", "Played by"))
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self.buttons: list[Emblem] = []
        for level, player in enumerate((PERSON, *levels), -1):
            self.add(Emblem(player, level, about(player)))
        self._group.idClicked.connect(lambda at: self.choose(self.buttons[at]))

    def add(self, button: Emblem) -> None:
        """Add a button at the end."""
        self._group.addButton(button, len(self.buttons))
        self._row.addWidget(button)
        self.buttons.append(button)

    def show_player(self, player: str) -> None:
        """Show who plays; none is chosen if the player is empty."""
        self._group.setExclusive(False)
        for button in self.buttons:
            button.setChecked(bool(player) and button.player == player)
        self._group.setExclusive(True)

    def choose(self, button: Emblem) -> None:
        """Let the player of a button play."""
        self.chosen.emit(button.player)

    def button(self, player: str) -> Emblem:
        """Return the button of a person or a level."""
        return next(button for button in self.buttons if button.player == player)
