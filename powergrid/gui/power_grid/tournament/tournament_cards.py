# SPDX-License-Identifier: MIT
"""All tournaments as cards: a board, who leads or has won, when it began, and who takes part."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from powergrid.box import FileError, load_board, load_drawing
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.row_selection import make_selected_current
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.cards import BADGE, NOTE, SNAPSHOT, CardList
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.tournament.tournament_runner import time_begun
from powergrid.gui.power_grid.words.results import won_text
from powergrid.play.tournament import Tournament

_CARD: Final = (300, 250)
_LINES: Final = 4


class TournamentCards(CardList):
    """The tournaments of some files; the first or the one that was chosen is current."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_CARD, _LINES)
        self.setParent(parent)
        self.setAccessibleName(translate("TournamentView", "Tournaments"))
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        make_selected_current(self)

    def show_tournaments(self, found: Sequence[tuple[Path, Tournament]], row: int) -> None:
        """Show these tournaments, and select one."""
        self._rows.clear()
        for file, tournament in found:
            self._rows.appendRow(_item(file, tournament))
        self.select(row)

    def select(self, row: int) -> None:
        """Select a tournament."""
        self.setCurrentIndex(self._rows.index(row, 0))


def _item(file: Path, tournament: Tournament) -> QStandardItem:
    day = QLocale().toString(time_begun(file), QLocale.FormatType.ShortFormat)
    names = listed([entrant.name for entrant in tournament.entrants])
    over = sum(bool(match.places) for match in tournament.matches)
    text = translate("TournamentView", "{part} of {whole}")
    games = text.format(part=over, whole=len(tournament.matches))
    result = result_text(tournament) or translate("TournamentView", "upcoming", "a game")
    item = QStandardItem(result)
    item.setData(games, BADGE)
    item.setData(f"{day}\n{names}", NOTE)
    item.setData(_picture(tournament), SNAPSHOT)
    words = " · ".join((day, names, games, result))
    item.setData(words, Qt.ItemDataRole.AccessibleTextRole)
    item.setToolTip(plain_tip(words))
    return item


def _picture(tournament: Tournament) -> Snapshot | None:
    """Return the board of the next game, or of the last one; None if it is gone."""
    at = tournament.next()
    board_id = tournament.matches[-1 if at is None else at].board
    try:
        board = load_board(board_id, tournament.edition)
        drawing = load_drawing(board_id, tournament.edition)
    except FileError:
        return None
    return Snapshot(board, drawing, range(len(board.areas)))


def result_text(tournament: Tournament) -> str:
    """Return who has won, or who leads; several if they tie, and nothing before the first game."""
    first = [standing for standing in tournament.standings() if standing.place == 1]
    if not first[0].played:
        return ""
    names = [tournament.entrants[standing.entrant].name for standing in first]
    if tournament.next() is None:
        return won_text(names)
    if len(names) == 1:
        return translate("Tournament", "{name} leads").format(name=names[0])
    return translate("Tournament", "{names} share the lead").format(names=listed(names))
