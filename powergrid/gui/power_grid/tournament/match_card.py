# SPDX-License-Identifier: MIT
"""One game of a tournament at a glance: its board and networks, who plays it, and what to do."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import LEAD, REGULAR, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.table.snapshots import snapshot_of
from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner, seat_colours
from powergrid.gui.power_grid.words.names import board_name
from powergrid.play.tournament import Match, Tournament

_IN_A_ROW: Final = 3
_MIN_NAME: Final = (60, 26)
_NAME: Final = (200, 34)
_HOUSE: Final = 20
_MAIN: Final = 52
_MIN_PICTURE: Final = 90


class MatchCard(Line):
    """Shows a game's current position: an empty board before it begins, night once it is over.

    `play` is the main button of the page, which says what it does; `replay` is offered for a game
    that is over. The picture follows a moment later: reading a long game takes a tenth of a second.
    """

    def __init__(self, parent: QWidget, runner: TournamentRunner) -> None:
        super().__init__(parent, vertical=True, gap=8, pad=14, ground="surface_1")
        self._runner = runner
        self._at = -1
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._draw)
        self.picture = MiniatureView(None)
        self.status = caption(role="text_second")
        self.title = Text(size=TITLE, weight=SEMIBOLD)
        self.players = Tiles(_MIN_NAME, _NAME, in_a_row=_IN_A_ROW)
        self.play = Button("", "Enter", True, height=_MAIN)
        self.replay = Button(translate("EndView", "Replay", "button: look at the game again"), "R")
        self.add(self.picture, stretch=1, minimum=_MIN_PICTURE, drop=1)
        words = Line(vertical=True, gap=2)
        words.add(self.status)
        words.add(self.title)
        foot = self.foot = Line(gap=8)
        foot.add(words, stretch=1)
        foot.add(self.replay)
        foot.add(self.play)
        self.add(foot)
        self.add(self.players)

    def show_match(self, tournament: Tournament, at: int, status: str) -> None:
        """Show a game by its number; once it is over, its players are in order of place."""
        self._at, match = at, tournament.matches[at]
        board = board_name(match.board, tournament.edition)
        self.title.say(self.tr("Round {round} · {board}").format(round=match.round, board=board))
        self.status.say(status)
        self.foot.want(self.replay, bool(match.places))
        self.picture.setAccessibleName(board)
        self._show_players(tournament, match, seat_colours(tournament, match))
        self._later.start(0)

    def _show_players(self, tournament: Tournament, match: Match, colours: Sequence[str]) -> None:
        colour_of = dict(zip(match.entrants, colours, strict=False))
        place_of = dict(zip(match.entrants, match.places, strict=False))
        self.players.show_tiles(
            [
                _player(
                    tournament.entrants[entrant].name,
                    colour_of[entrant],
                    place_of.get(entrant, 0),
                )
                for entrant in match.order or match.entrants
            ]
        )

    def _draw(self) -> None:
        session, tournament = self._runner.game(self._at), self._runner.tournament
        if session is None or tournament is None:
            return
        self.picture.show_snapshot(snapshot_of(session))
        match = tournament.matches[self._at]
        if session.colours != seat_colours(tournament, match):  # a game of an older version
            self._show_players(tournament, match, session.colours)


def _player(name: str, colour: str, place: int) -> Line:
    """Return a player's house and name, after the place if the game is over."""
    line = Line(gap=6)
    if place:
        line.add(Text(str(place), weight=SEMIBOLD))
    line.add(PieceIcon(house=colour, side=_HOUSE))
    weight = SEMIBOLD if place == 1 else REGULAR
    line.add(Text(name, size=LEAD, weight=weight), stretch=1)
    return line
