# SPDX-License-Identifier: MIT
"""The boards that can be chosen, as cards with pictures."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, QTimer, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel

from powergrid.box import FileError, board_editions, load_board, load_drawing
from powergrid.files.places import own_maps_dir, stamp_of
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.cards import BADGE, NOTE, SNAPSHOT, CardList
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.pages.new_game.board_choice import (
    board_label,
    is_own,
    is_printed,
    why_unusable,
)
from powergrid.gui.power_grid.pages.new_game.board_words import (
    has_areas_for,
    has_cheap_routes,
    special_line,
)
from powergrid.gui.power_grid.words.names import edition_name

ANY, CHEAP, EXPENSIVE = range(3)
_MIN_HEIGHT: Final = 90
"""The smallest height of a card and the gap below it."""
_AT_ONCE: Final = 24
"""The number of boards to have room for without scrolling."""


class BoardCards(CardList):
    """`chosen` carries the index of a board.

    The pictures are drawn one by one, the chosen board's first: all flat, then all with relief.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__((116, 112))
        self.setAccessibleName(translate("NewGameView", "Board"))
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self._board_ids: tuple[str, ...] = ()
        self._edition_id = ""
        self._stamps: list[tuple[int, int]] = []
        self._is_silent = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw_next)
        self.selectionModel().currentChanged.connect(self._choose)

    def fit(self) -> None:
        """Divide the width among the cards of a row; lower cards if then enough of them fit."""
        super().fit()
        height = self._height_for_enough()
        if look().ipx(_MIN_HEIGHT) <= height < self.gridSize().height():
            self.setGridSize(QSize(self.gridSize().width(), height))

    def fit_first(self, cards: Sequence[tuple[int, int]], minimum: float) -> tuple[int, int]:
        """Use the first size of which enough fit at that height at least, else the last size."""
        for card in cards:
            self.card = card
            self.fit()
            if self._height_for_enough() >= look().ipx(minimum):
                break
        return self.card

    def _height_for_enough(self) -> int:
        """Return the height, in pixels, at which as many cards as should be seen at once fit."""
        room = self.contentsRect()
        shown = sum(not self.isRowHidden(row) for row in range(self._model.rowCount()))
        rows = -(-min(shown, _AT_ONCE) // max(1, room.width() // self.gridSize().width()))
        return room.height() // max(1, rows)

    @property
    def index(self) -> int:
        """The index of the chosen board, or -1."""
        return self.currentIndex().row()

    def offer(self, board_ids: Sequence[str], edition_id: str) -> None:
        """Offer these boards in an edition; those not printed in it are disabled."""
        stamps = [stamp_of(own_maps_dir() / f"{board_id}.yaml") for board_id in board_ids]
        offered = tuple(board_ids), edition_id, stamps
        if offered == (self._board_ids, self._edition_id, self._stamps):
            return
        is_other = (tuple(board_ids), stamps) != (self._board_ids, self._stamps)
        self._board_ids, self._edition_id, self._stamps = offered
        if is_other:
            self._is_silent = True
            self._model.clear()
            for _ in board_ids:
                self._model.appendRow(QStandardItem())
            self._is_silent = False
            self._timer.start(0)
        for row, board_id in enumerate(board_ids):
            item = self._model.item(row)
            can_play = is_printed(board_id, edition_id)
            item.setText(board_label(board_id, edition_id))
            item.setEnabled(can_play)
            item.setData(_badge(board_id, edition_id), BADGE)
            why_not = "" if can_play else translate("NewGameView", "Not printed in this edition")
            item.setToolTip(why_not or item.text())
        self._show_notes()

    def show_lines(self, lines: int) -> None:
        """Show this many lines of text on each card."""
        if lines != self.lines:
            self.lines = lines
            self._show_notes()

    def _show_notes(self) -> None:
        """Write on each card what it has room for."""
        for row, board_id in enumerate(self._board_ids):
            edition_id, item = self._edition_id, self._model.item(row)
            note = _note(board_id, edition_id, item.isEnabled(), is_long=self.lines > 2)
            item.setData(note, NOTE)

    def set_index(self, index: int) -> None:
        """Choose a board without a signal."""
        if index != self.index:
            self._is_silent = True
            self.setCurrentIndex(self._model.index(index, 0))
            self._is_silent = False

    def show_only(self, routes: int, players: int) -> None:
        """Show the boards with `ANY`, `CHEAP` or `EXPENSIVE` routes, for a number of players.

        The chosen board is always shown.
        """
        for row, board_id in enumerate(self._board_ids):
            is_left_out = not _fits(board_id, self._edition_id, routes, players)
            self.setRowHidden(row, is_left_out and row != self.index)

    def label(self, index: int) -> str:
        """Return the displayed name of a board."""
        return self._model.item(index).text()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and not self._is_silent:
            self.chosen.emit(index.row())

    def _draw_next(self) -> None:
        """Draw the next board that has no picture, or else the next one without relief."""
        rows = sorted(range(len(self._board_ids)), key=lambda row: row != self.index)
        for row in rows:
            if self._model.item(row).data(SNAPSHOT) is None:
                self._model.item(row).setData(_empty(self._board_ids[row]), SNAPSHOT)
                return
        for row in rows:
            snapshot = self._model.item(row).data(SNAPSHOT)
            if isinstance(snapshot, Snapshot) and not snapshot.has_relief:
                self._model.item(row).setData(snapshot._replace(has_relief=True), SNAPSHOT)
                return
        self._timer.stop()


def _empty(board_id: str) -> Snapshot | str:
    """Return a flat board without houses, or why it cannot be drawn."""
    try:
        edition_id = board_editions(board_id)[0]
        board, drawing = load_board(board_id, edition_id), load_drawing(board_id, edition_id)
        return Snapshot(board, drawing, range(len(board.areas)), has_relief=False)
    except FileError as error:
        return str(error)


def _fits(board_id: str, edition_id: str, routes: int, players: int) -> bool:
    try:
        if not is_printed(board_id, edition_id):
            edition_id = board_editions(board_id)[0]
        if not has_areas_for(board_id, edition_id, players):
            return False
        return routes == ANY or has_cheap_routes(board_id, edition_id) == (routes == CHEAP)
    except FileError:
        return True


def _note(board_id: str, edition_id: str, can_play: bool, *, is_long: bool) -> str:
    """Return what is special about the board if `is_long`, else its number of cities."""
    try:
        edition = edition_id if can_play else board_editions(board_id)[0]
        if is_long:
            return special_line(board_id, edition)
        count = len(load_board(board_id, edition).cities)
    except FileError:
        return ""  # choosing the board says what is wrong
    return translate("NewGameView", "%n cities", "", count)


def unfinished_badge() -> str:
    """Return the word for a board of the player's own that cannot be played yet."""
    return translate("NewGameView", "Unfinished")


def _badge(board_id: str, edition_id: str) -> str:
    """Return that a player's own board is unfinished, or the only edition with it, or nothing."""
    try:
        editions = board_editions(board_id)
    except FileError:
        return ""
    shown = edition_id if edition_id in editions else editions[0]
    if is_own(board_id) and why_unusable(board_id, shown):
        return unfinished_badge()
    return edition_name(editions[0]) if len(editions) == 1 else ""
