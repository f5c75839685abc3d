# SPDX-License-Identifier: MIT
"""One tournament: its standings, all its games, and one of them in detail."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.time_left import time_left
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.power_grid.tournament.game_cards import GameCards, state_words
from powergrid.gui.power_grid.tournament.match_card import MatchCard
from powergrid.gui.power_grid.tournament.standings_table import StandingsTable
from powergrid.gui.power_grid.tournament.tournament_cards import result_text
from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner
from powergrid.play.tournament import Tournament

_PANEL: Final = 66
"""The height of the title and the margins of the standings."""
_EDGE: Final = 6, 4
"""How far the list of games extends beyond its cards, to the left and to the top."""


class TournamentPage(QWidget):
    """The open tournament. `play` is its main button while a game is left.

    `match_asked` carries a game to play at the screen, `replay_asked` the file of another,
    `announced` how far the tournament has come or who has won it.
    """

    match_asked = Signal(int)
    replay_asked = Signal(Path)
    announced = Signal(str)

    def __init__(self, parent: QWidget, runner: TournamentRunner) -> None:
        super().__init__(parent)
        self._runner = runner
        self._shown = 0
        self.standings = StandingsTable()
        self._panel = titled_panel(self.standings.accessibleName(), "", self.standings)
        self._panel.setParent(self)
        self.games = GameCards(self, runner)
        self.games.doubleClicked.connect(self.replay)
        self.games.selectionModel().selectionChanged.connect(self._show_match)
        self.match = MatchCard(self, runner)
        self.match.replay.clicked.connect(self.replay)
        self.play = self.match.play
        self.play.clicked.connect(self.play_next)

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        tournament = self._runner.tournament
        return tournament is not None and tournament.next() is None

    def play_next(self) -> None:
        """Play the next game: at the table if a person plays, else among bots alone."""
        tournament = self._runner.reread()
        at = None if tournament is None else tournament.next()
        if self._runner.running >= 0:
            self._runner.stop()
            self.refresh()
        elif tournament is not None and at is not None:
            if tournament.has_person(tournament.matches[at]):
                self.match_asked.emit(at)
            else:
                self.games.clearSelection()
                self._runner.play_bots()

    def replay(self) -> None:
        """Replay the game that is shown, if it is over."""
        tournament = self._runner.tournament
        if tournament is not None and tournament.matches[self._shown].places:
            file = self._runner.file_of(self._shown)
            if file is not None:
                self.replay_asked.emit(file)

    def refresh(self) -> None:
        """Show the tournament's current state."""
        tournament = self._runner.tournament
        if tournament is None:
            return
        self.standings.show_standings(tournament)
        self.games.show_games(tournament)
        self.match.foot.want(self.play, not self.is_over)
        self._announce(tournament)
        self._show_match()

    def follow_bots(self) -> None:
        """Show how far the bots have come with their game."""
        tournament = self._runner.tournament
        if tournament is not None:
            self._announce(tournament)
            self.games.show_running()
            self._show_match()

    def lay_out(self) -> None:
        """Place everything in the current size: standings and one game on the left."""
        px = look().ipx
        gap, beside, above = px(14), *map(px, _EDGE)
        left = (self.width() - 2 * gap) * 9 // 20
        height = self.height() - above - gap
        rows = min(self.standings.wanted_height + px(_PANEL), height * 11 // 20)
        self._panel.setGeometry(gap, above, left, rows)
        self._panel.place()
        self.match.setGeometry(gap, above + rows + gap, left, height - rows - gap)
        self.match.place()
        right = 2 * gap + left - beside
        self.games.setGeometry(right, 0, self.width() - right - gap + beside, height)
        self.games.fit()

    def _announce(self, tournament: Tournament) -> None:
        """Announce the winner, or the next game and how far the bots have come with theirs."""
        at = tournament.next()
        if at is None:
            self.announced.emit(result_text(tournament))
            return
        text = self.tr("Game {number} of {count}")
        if self._runner.running >= 0:
            text = self.tr("Game {number} of {count}, round {round}")
        words = [
            text.format(number=at + 1, count=len(tournament.matches), round=self._runner.round)
        ]
        if left := time_left(self._runner.seconds_left):
            words.append(left)
        self.announced.emit(" · ".join(words))

    def _show_match(self) -> None:
        """Show the selected game, or if there is none the one that is next."""
        tournament = self._runner.tournament
        if tournament is None:
            return
        selected = [index.row() for index in self.games.selectionModel().selectedRows()]
        at = tournament.next()
        last = len(tournament.matches) - 1 if at is None else at
        shown = self._shown = selected[0] if selected else last
        is_next = shown == at != self._runner.running
        state = self.tr("Next game") if is_next else state_words(self._runner, tournament, shown)
        self.match.show_match(tournament, shown, state)
        self.play.set_text(self._play_text(tournament, shown))
        does = self.tr("Plays the next game; games among bots run by themselves.")
        if self._runner.running >= 0:
            does = self.tr("Stops the bots; the game can be continued.")
        self.play.describe(does)

    def _play_text(self, tournament: Tournament, shown: int) -> str:
        """Return what the main button says while a game is shown."""
        if self._runner.running >= 0:
            return self.tr("Stop")
        is_next = shown == tournament.next()
        if is_next and tournament.has_person(tournament.matches[shown]):
            return self.tr("Play this game")
        return self.tr("Play on")
