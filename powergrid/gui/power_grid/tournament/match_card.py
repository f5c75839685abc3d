# SPDX-License-Identifier: MIT
"""One game of a tournament at a glance: its board and networks, and who plays it."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from powergrid.box import FileError
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import LEAD, REGULAR, SEMIBOLD
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.table.snapshots import snapshot_of
from powergrid.gui.power_grid.tournament.hall import Hall
from powergrid.gui.power_grid.words.names import board_name
from powergrid.play.tournament import Tournament
from powergrid.records import RecordError, load
from powergrid.records.header import COLOURS

_IN_A_ROW: Final = 3
_MIN_NAME: Final = (60, 24)
_NAME: Final = (200, 34)
_HOUSE: Final = 18


class MatchCard(Line):
    """Shows a game as it stands: an empty board before it begins, night once it is over.

    The picture follows a moment later: reading a long game takes a tenth of a second.
    """

    def __init__(self, parent: QWidget, hall: Hall) -> None:
        super().__init__(parent, vertical=True, gap=8, pad=12, ground="surface_1")
        self._hall = hall
        self._at = -1
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        self.picture = MiniatureView(None)
        self.title = Text(size=LEAD, weight=SEMIBOLD)
        self.players = Tiles(_MIN_NAME, _NAME, in_a_row=_IN_A_ROW)
        self.add(self.picture, stretch=1, minimum=0, drop=1)
        self.add(self.title)
        self.add(self.players)

    def show_match(self, tournament: Tournament, at: int) -> None:
        """Show a game by its number; once it is over, its players are in order of place."""
        self._at, match = at, tournament.matches[at]
        board = board_name(match.board, tournament.edition)
        self.title.say(self.tr("Round {round} · {board}").format(round=match.round, board=board))
        self.picture.setAccessibleName(board)
        winners = {
            entrant
            for entrant, place in zip(match.entrants, match.places, strict=False)
            if place == 1
        }
        colours = dict(zip(match.entrants, COLOURS, strict=False))
        self.players.show_tiles(
            [
                _player(tournament.entrants[entrant].name, colours[entrant], entrant in winners)
                for entrant in match.order or match.entrants
            ]
        )
        self._later.start(0)

    def _draw(self) -> None:
        session = self._game()
        if session is not None:
            self.picture.show_snapshot(snapshot_of(session))

    def _game(self) -> Session | None:
        """Return the game, or None if it cannot be read."""
        hall = self._hall
        if hall.tournament is None:
            return None  # it has been deleted meanwhile
        if self._at == hall.running and hall.session is not None:
            return hall.session
        file = hall.file_of(self._at)
        try:
            return session_of(load(file) if file else hall.record_of(self._at))
        except (RecordError, FileError):
            return None  # opening the game says what is wrong


def _player(name: str, colour: str, has_won: bool) -> Line:
    line = Line(gap=6)
    line.add(PieceIcon(house=colour, side=_HOUSE))
    line.add(Text(name, weight=SEMIBOLD if has_won else REGULAR), stretch=1)
    return line
