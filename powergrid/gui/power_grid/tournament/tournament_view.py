# SPDX-License-Identifier: MIT
"""A tournament: the standings, all its games, and the form of a new one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAccessible, QHideEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.keys import bind, press, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import lead_to_selected
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view_background import Ground
from powergrid.gui.power_grid.tournament.entry_form import EntryForm
from powergrid.gui.power_grid.tournament.hall import Hall, boards_for
from powergrid.gui.power_grid.words.names import board_name, player_name
from powergrid.gui.power_grid.words.terms import listed

_ROW: Final = 34


class TournamentView(Ground):
    """`match_asked` carries a game to play at the screen, `replay_asked` the file of another."""

    accessible_role = QAccessible.Role.Grouping

    back_asked = Signal()
    match_asked = Signal(int)
    replay_asked = Signal(Path)

    def __init__(self, hall: Hall, edition_id: str, board_id: str, levels: Sequence[str]) -> None:
        """`edition_id` and `board_id` are those that a new tournament is played by."""
        super().__init__()
        self.setAccessibleName(self.tr("Tournament"))
        self.hall = hall
        self._edition_id, self._board_id = edition_id, board_id
        self.is_setting_up = hall.tournament is None
        self.form = EntryForm(tuple(levels))
        self.form.setParent(self)
        self.form.start_asked.connect(self.begin)
        self._make_head()
        self.standings = _Table(self, self.tr("Standings"))
        self.games = _Table(self, self.tr("Games"))
        self.games.doubleClicked.connect(self._open_game)
        hall.changed.connect(self.refresh)
        look().changed.connect(self._lay_out)
        bind(self, "Enter", self._go_on)
        set_first_focus(self, self.form.start if self.is_setting_up else self.play)
        self.refresh()

    def begin(self) -> None:
        """Begin the tournament that the form describes."""
        form = self.form
        entrants, size = form.entrants(), form.size_of_table
        boards = [self._board_id]
        if form.boards.index == 1:
            boards = boards_for(self._edition_id, len(entrants), size) or boards
        self.is_setting_up = False
        self.hall.begin(self._edition_id, boards, entrants, size, form.rounds.value())
        self.play.setFocus()

    def play_on(self) -> None:
        """Play the next game: at the screen if a person sits at it, else by the bots alone."""
        tournament = self.hall.tournament
        at = None if tournament is None else tournament.next()
        if self.hall.running >= 0:
            self.hall.stop()
            self.refresh()
        elif tournament is not None and at is not None:
            if tournament.has_person(tournament.matches[at]):
                self.match_asked.emit(at)
            else:
                self.hall.play_bots()

    def refresh(self) -> None:
        """Show the form, or the tournament as it stands."""
        tournament = self.hall.tournament
        self.is_setting_up = self.is_setting_up or tournament is None
        self.form.setVisible(self.is_setting_up)
        for table in (self.standings, self.games):
            table.setVisible(not self.is_setting_up)
        for button in (self.play, self.renew):
            self.head.want(button, not self.is_setting_up)
        self.status.say("")
        if tournament is not None and not self.is_setting_up:
            self._show_standings()
            self._show_games()
            self._show_next()
        self._lay_out()

    # -- what is shown

    def _show_standings(self) -> None:
        tournament = self.hall.tournament
        assert tournament is not None  # whoever calls has looked
        rows = []
        for place, one in enumerate(tournament.standings(), 1):
            entrant = tournament.entrants[one.entrant]
            rows.append(
                (
                    str(place),
                    entrant.name,
                    player_name(entrant.player),
                    f"{one.points:.0f}",
                    str(one.won),
                    str(one.played),
                )
            )
        head = ("", self.tr("Name"), self.tr("Played by"), self.tr("Points"), self.tr("Won"))
        self.standings.show_rows((*head, self.tr("Games")), rows)

    def _show_games(self) -> None:
        tournament, hall = self.hall.tournament, self.hall
        assert tournament is not None  # as above
        rows = []
        for at, match in enumerate(tournament.matches):
            shown = match.order or match.entrants
            names = [tournament.entrants[one].name for one in shown]
            state = self.tr("to come", "a game")
            if match.order:
                state = self.tr("over", "a game")
            elif at == hall.running:
                state = self.tr("being played")
            elif match.file:
                state = self.tr("begun", "a game")
            board = board_name(match.board, tournament.edition)
            rows.append((str(match.round), board, listed(names), state))
        head = (self.tr("Round"), self.tr("Board"), self.tr("Players, the winner first"), "")
        self.games.show_rows(head, rows)

    def _show_next(self) -> None:
        tournament, hall = self.hall.tournament, self.hall
        assert tournament is not None  # as above
        at, count = tournament.next(), len(tournament.matches)
        why = ""
        text = self.tr("Play on")
        if at is None:
            why = self.tr("All games are over.")
            first = tournament.entrants[tournament.standings()[0].entrant]
            self.status.say(self.tr("{name} has won the tournament").format(name=first.name))
        else:
            said = self.tr("Game {number} of {count}").format(number=at + 1, count=count)
            self.status.say(said)
            if hall.running >= 0:
                text = self.tr("Stop")
            elif tournament.has_person(tournament.matches[at]):
                text = self.tr("Play this game")
        self.play.set_text(text)
        does = self.tr("Plays the next game; bots play theirs by themselves.")
        self.play.describe(does, why)

    # -- what is done

    def _go_on(self) -> None:
        press(self.form.start if self.is_setting_up else self.play, self)

    def _set_up(self) -> None:
        self.hall.stop()
        self.is_setting_up = True
        self.refresh()
        self.form.start.setFocus()

    def _open_game(self, index: QModelIndex) -> None:
        tournament = self.hall.tournament
        if tournament is None:
            return
        file = self.hall.file_of(index.row())
        if file is not None and tournament.matches[index.row()].order:
            self.replay_asked.emit(file)

    def _replay_current(self) -> None:
        self._open_game(self.games.currentIndex())

    def _make_head(self) -> None:
        self.head = Line(self, gap=10)
        self.status = Text(role="text_second")
        self.head.add(Text(self.tr("Tournament"), size=FIGURE, weight=SEMIBOLD, shrinks=False))
        self.head.add(self.status, stretch=1)
        self.play = Button(self.tr("Play on"), "Enter", True)
        self.play.clicked.connect(self.play_on)
        self.renew = Button(self.tr("New tournament"), "N")
        self.renew.clicked.connect(self._set_up)
        bind(self.renew, "N", self.renew.click)
        self.back = Button(self.tr("Back"), "Esc")
        self.back.clicked.connect(self.back_asked)
        bind(self.back, "Esc", self.back.click)
        bind(self, "R", self._replay_current, self.tr("Look at the selected game again"))
        for button in (self.play, self.renew, self.back):
            self.head.add(button)

    # -- layout

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the bots rest when the page is left."""
        if not event.spontaneous():
            self.hall.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        self._lay_out()

    def _lay_out(self) -> None:
        px = look().ipx
        head, gap = px(60), px(14)
        width, height = self.width() - 2 * gap, self.height() - head - gap
        self.head.setGeometry(px(20), 0, self.width() - px(28), head)
        self.head.place()
        form = min(width, look().text_px(560))
        tall = min(height, self.form.sizeHint().height())
        self.form.setGeometry((self.width() - form) // 2, head, form, tall)
        self.form.place()
        left = min(width // 2, px(540))
        self.standings.setGeometry(gap, head, left, height)
        self.games.setGeometry(2 * gap + left, head, width - left - gap, height)
        self.update()


class _Table(QTableView):
    """Rows of text under headings; the widest column takes what room is left."""

    def __init__(self, parent: Ground, name: str) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setHorizontalHeader(ListHeader(self))
        self.setItemDelegate(CellDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        lead_to_selected(self)
        look().changed.connect(self._follow)
        self._follow()

    def show_rows(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these rows; the current one stays."""
        self._model.setHorizontalHeaderLabels([*head])
        self._model.setRowCount(len(rows))
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                self._model.setItem(at, column, QStandardItem(text))
        longest = max(range(len(head)), key=lambda column: self._length(rows, column))
        modes = QHeaderView.ResizeMode
        for column in range(len(head)):
            mode = modes.Stretch if column == longest else modes.ResizeToContents
            self.horizontalHeader().setSectionResizeMode(column, mode)

    def _length(self, rows: Sequence[Sequence[str]], column: int) -> int:
        return max((len(row[column]) for row in rows), default=0)

    def _follow(self) -> None:
        self.verticalHeader().setDefaultSectionSize(look().text_px(_ROW))
        self.horizontalHeader().setFixedHeight(look().ipx(32))
