# SPDX-License-Identifier: MIT
"""The standings of a tournament: points as bars, and the light of each bot's level."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.share_delegate import SHARE, ShareDelegate
from powergrid.gui.kit.text import capitalise
from powergrid.gui.power_grid.tournament.rows_table import RowsTable
from powergrid.gui.power_grid.words.names import player_name
from powergrid.gui.shell.lights import paint_emblem
from powergrid.gui.shell.player_names import level_of
from powergrid.play.seats import PERSON
from powergrid.play.tournament import Tournament

_LEVEL: Final = int(Qt.ItemDataRole.UserRole)
"""The role of a cell's level, from 0 for the weakest; -1 for a person."""
_PLAYER, _POINTS = 2, 3
_SIDE, _GAP = 16, 6


class StandingsTable(RowsTable):
    """The entrants by place; a full bar is the points of the first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "", figures=(0, 3, 4, 5))
        self.setAccessibleName(self.tr("Standings"))
        self.setItemDelegateForColumn(_PLAYER, _PlayerDelegate(self))
        self.setItemDelegateForColumn(_POINTS, ShareDelegate(self))

    def show_standings(self, tournament: Tournament) -> None:
        """Show the standings as they are now."""
        standings = tournament.standings()
        players = [tournament.entrants[standing.entrant] for standing in standings]
        head = ("#", self.tr("Name"), self.tr("Played by"), self.tr("Points"), self.tr("Won"))
        self.show_rows(
            (*head, self.tr("Games")),
            [
                (
                    str(standing.place),
                    player.name,
                    capitalise(player_name(player.player)),
                    f"{standing.points:.0f}",
                    str(standing.won),
                    str(standing.played),
                )
                for standing, player in zip(standings, players, strict=True)
            ],
            widest=_POINTS,
        )
        most = standings[0].points or 1.0
        for row, (standing, player) in enumerate(zip(standings, players, strict=True)):
            level = -1 if player.player == PERSON else level_of(player.player)
            self.mark(row, _PLAYER, _LEVEL, level)
            self.mark(row, _POINTS, SHARE, standing.points / most)


class _PlayerDelegate(CellDelegate):
    """Paints a player's emblem, then the name; another program has no emblem."""

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint a cell."""
        px, level = look().px, index.data(_LEVEL)
        if level is not None:
            side = px(_SIDE)
            place = QRectF(rect.x(), rect.center().y() - side / 2, side, side)
            paint_emblem(painter, place, level, is_lit=True)
        rest = rect.adjusted(px(_SIDE + _GAP), 0, 0, 0)
        super().paint_cell(painter, rest, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the text, with room for the emblem."""
        size = super().sizeHint(option, index)
        return QSize(size.width() + ceil(look().px(_SIDE + _GAP)), size.height())
