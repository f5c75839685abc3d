# SPDX-License-Identifier: MIT
"""The games of a tournament as cards: board and networks, round, players or the winner."""

from typing import Final, TypeAlias

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from powergrid.files.places import stamp_of
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.row_selection import make_selected_current
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.cards import BADGE, HOUSES, NOTE, SNAPSHOT, CardList
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.table.snapshots import snapshot_of
from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner, seat_colours
from powergrid.gui.power_grid.words.names import board_name
from powergrid.gui.power_grid.words.results import won_text
from powergrid.play.tournament import Match, Tournament

_CARD: Final = (212, 172)
_Moment: TypeAlias = tuple[Match, tuple[int, int]]
"""A game and the stamp of its file: what its picture depends on."""


class GameCards(CardList):
    """All games by round; their pictures follow one by one, as reading each takes a moment."""

    def __init__(self, parent: QWidget, runner: TournamentRunner) -> None:
        super().__init__(_CARD)
        self.setParent(parent)
        self.setAccessibleName(translate("TournamentView", "Games"))
        self._runner = runner
        self._games = QStandardItemModel(self)
        self.setModel(self._games)
        make_selected_current(self)
        self._known: dict[_Moment, Snapshot | None] = {}
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._draw_next)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what is not drawn yet."""
        super().showEvent(event)
        self._later.start(0)

    def show_games(self, tournament: Tournament) -> None:
        """Show the current games; the selected one stays."""
        matches = tournament.matches
        self._games.setRowCount(min(self._games.rowCount(), len(matches)))
        while self._games.rowCount() < len(matches):
            self._games.appendRow(QStandardItem())
        for at, match in enumerate(matches):
            item = self._games.item(at)
            self._fill(item, tournament, at)
            item.setData(self._known.get(self._moment(match, at)), SNAPSHOT)
        self._later.start(0)

    def show_running(self) -> None:
        """Show how far the game of the bots has come."""
        session = self._runner.session
        if session is not None:
            self._games.item(self._runner.running).setData(snapshot_of(session), SNAPSHOT)

    def _fill(self, item: QStandardItem, tournament: Tournament, at: int) -> None:
        match = tournament.matches[at]
        colours = dict(zip(match.entrants, seat_colours(tournament, match), strict=True))
        shown = match.order or match.entrants
        names = listed([tournament.entrants[entrant].name for entrant in shown])
        board = board_name(match.board, tournament.edition)
        number = translate("EndView", "Round {round}").format(round=match.round)
        state = state_words(self._runner, tournament, at)
        item.setText(state if match.places else names)
        item.setData(board, NOTE)
        item.setData(number if match.places else f"{number} · {state}", BADGE)
        item.setData([colours[entrant] for entrant in shown], HOUSES)
        words = f"{number} · {board} · {names} · {state}"
        item.setData(words, Qt.ItemDataRole.AccessibleTextRole)
        item.setToolTip(plain_tip(words))

    def _moment(self, match: Match, at: int) -> _Moment:
        file = self._runner.file_of(at)
        return match, stamp_of(file) if file else (0, 0)

    def _draw_next(self) -> None:
        """Draw the first game without a picture; none is drawn while the page is hidden."""
        tournament = self._runner.tournament
        if tournament is None or not self.isVisible():
            return
        for at, match in enumerate(tournament.matches[: self._games.rowCount()]):
            moment = self._moment(match, at)
            if moment in self._known or at == self._runner.running:
                continue
            session = self._runner.game(at)
            self._known[moment] = None if session is None else snapshot_of(session)
            self._games.item(at).setData(self._known[moment], SNAPSHOT)
            self._later.start(0)
            return


def state_words(runner: TournamentRunner, tournament: Tournament, at: int) -> str:
    """Return who has won a game, or whether it is being played."""
    match = tournament.matches[at]
    if match.places:
        return won_text(
            [
                tournament.entrants[entrant].name
                for entrant, place in zip(match.entrants, match.places, strict=True)
                if place == 1
            ]
        )
    if at == runner.running:
        return translate("TournamentView", "being played")
    if match.file:
        return translate("TournamentView", "started", "a game")
    return translate("TournamentView", "upcoming", "a game")
