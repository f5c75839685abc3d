# SPDX-License-Identifier: MIT
"""Who plays: a person or a level of the computer, with a description of each level."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.keys import note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintedButton, paint_focus, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, RADIUS_SIGN
from powergrid.gui.kit.translation import translate
from powergrid.gui.words.names import level_description, player_name
from powergrid.records import PERSON


class PlayerChoice(PaintedButton):
    """A button that shows who plays; a click opens the list, arrow keys step through it."""

    chosen = Signal(str)

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__()
        self._players = tuple(players)
        self._player = self._players[0]
        note(
            self,
            translate("SeatRow", "In a seat"),
            ("Up Down", translate("SeatRow", "The next one in the list of who plays")),
        )

    def show_player(self, player: str) -> None:
        """Show who plays, or with an empty name that there are several."""
        self._player = player
        self.setText(player_name(player) if player else translate("SeatRow", "various", "levels"))
        text = translate("SeatRow", "Played by {player}")
        self.setAccessibleName(text.format(player=self.text()))
        self.update()

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for the longest level."""
        return 150, 32

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size that shows a level."""
        return QSize(look().ipx(96), look().ipx(24))

    def nextCheckState(self) -> None:
        """Open the list; QAbstractButton calls this for every kind of click."""
        menu = QMenu(self)
        for player in self._players:
            action = menu.addAction(_line(player))
            action.triggered.connect(lambda _=False, player=player: self.chosen.emit(player))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the next or the previous player."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif self._player in self._players:
            at = self._players.index(self._player) + step
            self.chosen.emit(self._players[at % len(self._players)])
        else:
            self.chosen.emit(self._players[0])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw icon, name and an arrow for the list."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = look().px, look().theme
        face = QRectF(self.rect())
        if self.focus_shown:
            face = paint_focus(painter, face, px(RADIUS_SIGN))
        ground = theme.surface_3 if self.is_hovered() else theme.surface_2
        paint_round(painter, face, px(RADIUS_SIGN), ground)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        side = px(12)
        middle = (self.height() - side) / 2
        arrow = QRectF(face.right() - side - px(10), middle, side, side)
        paint_icon(painter, "chevron", arrow, theme.text_second)
        name = "person" if self._player == PERSON else "computer"
        sign = QRectF(face.left() + px(8), (self.height() - px(16)) / 2, px(16), px(16))
        paint_icon(painter, name, sign, theme.text_second)
        left = sign.right() + px(8)
        line = QRectF(left, 0, arrow.left() - left - px(4), self.height())
        paint_line(painter, line, self.text(), look().font(BODY), theme.text)


def _line(player: str) -> str:
    """Return a player as a line of the list, a level with its description."""
    if player == PERSON:
        return player_name(player)
    description = level_description(player)
    if not description:
        return translate("SeatRow", "computer: {level}").format(level=player_name(player))
    return translate("SeatRow", "computer: {level} – {description}").format(
        level=player_name(player), description=description
    )
