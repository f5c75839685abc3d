# SPDX-License-Identifier: MIT
"""What is looked at beside the game at the table: replays and keys; each game adds its own."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from powergrid.gui.settings.settings import PACES, Settings
from powergrid.gui.shell.active_keys import collected
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.front_page import Way
from powergrid.gui.shell.game_table import GameTable
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.key_list_view import KeyListView
from powergrid.gui.shell.navigator import Navigator
from powergrid.play.errors import RecordError
from powergrid.play.replay import Replay, since_last_turn
from powergrid.play.session import AnySession
from powergrid.play.thinker import Thinker


class Visits(QObject):
    """Opens views over the table; each is made when it is asked for and deleted when it is left."""

    def __init__(
        self,
        navigator: Navigator,
        game: CurrentGame,
        settings: Settings,
        thinker: Thinker,
        views: GameViews,
    ) -> None:
        super().__init__(navigator)
        self.navigator = navigator
        self.game = game
        self.settings = settings
        self.thinker = thinker
        self.views = views

    def entries(self) -> Sequence[Entry]:
        """Return menu lines for the pages of this game: its saved games, its rules."""
        return ()

    def pages(self) -> Sequence[Entry]:
        """Return its other pages, to which keys lead from everywhere, and lines elsewhere."""
        return ()

    has_lessons = False
    """Whether `learn` shows anything."""

    def ways(self) -> Sequence[Way]:
        """Return where the front page leads to in this game, besides a new game."""
        return ()

    def learn(self) -> None:
        """Show how the game is played, step by step."""

    def draw_board(self, board_id: str = "") -> None:
        """Show where players draw boards of their own: a new one, or one to go on with."""

    def take_board_in(self) -> None:
        """Ask for a file with a board, and make it one of the player's own."""

    def show(self, view: Any) -> None:
        """Show a view until its `back_asked`."""
        view.back_asked.connect(self.navigator.leave)
        self.navigator.visit(view)

    def show_rules(self, section: str = "") -> None:
        """Show the rules of the game, at a section if any."""

    def show_replay(self, position: int = 0) -> Replay[Any, Any, Any] | None:
        """Look at the game at the table again, from a position on."""
        session = self.game.session
        return None if session is None else self.show_replay_of(session, position)

    def show_replay_of(self, session: AnySession, position: int) -> Replay[Any, Any, Any]:
        """Look at the game of any session again, from a position on."""
        if self.is_replay_shown:
            self.navigator.leave()
        replay = self.views.replay(session)
        replay.go_to(position)
        replay.session.pace = PACES[self.settings.pace]
        table = self.views.replay_table(replay)
        table.menu_asked.connect(self.navigator.menu_asked)
        table.moment_asked.connect(replay.go_to)
        table.rule_asked.connect(self.show_rules)
        table.left.connect(self.navigator.leave)
        self.prepare(table, session)
        table.branch_asked.connect(lambda: self._branch(replay))
        self.navigator.visit(table)
        return replay

    @property
    def is_replay_shown(self) -> bool:
        """Whether a game is looked at again just now."""
        view = self.navigator.view
        return isinstance(view, GameTable) and view.is_replay

    def prepare(self, table: Any, session: Any) -> None:
        """Add to the table of a replay what is known of its game besides its moves."""

    def show_since_last_turn(self) -> None:
        """Tell what has happened since the last turn of whoever sits here, then play it."""
        table = self.game.table
        if self.navigator.is_visiting or table is None or not table.tell_news():
            self.replay_since_last_turn()

    def replay_since_last_turn(self) -> None:
        """Play what has happened since the last turn of whoever sits at the screen."""
        session = self.game.session
        if session is None or self.navigator.is_visiting:
            return
        replay = self.show_replay_of(session, since_last_turn(session))
        if replay.position < replay.last:
            replay.play()

    def replay_file(self, file: Path) -> None:
        """Look at the game in a file again."""
        try:
            session = self.views.session(self.views.load(file))
        except RecordError as error:
            self.navigator.warn(str(error))
            return
        self.show_replay_of(session, 0)

    def _branch(self, replay: Replay[Any, Any, Any]) -> None:
        """Begin a new game that goes on from where a replay stands."""
        try:
            record = self.views.branch(replay)
        except RecordError as error:
            self.navigator.warn(str(error))
            return
        self.navigator.game_asked.emit(record)

    def show_keys(self) -> None:
        """Show the keys that work just now, with what each does."""
        if isinstance(self.navigator.view, KeyListView):
            return
        keys = KeyListView(collected(self.navigator.window))
        keys.back_asked.connect(self.navigator.leave)
        self.navigator.visit(keys)

    def undo(self) -> None:
        """Take back what was staged or done last in the view that is visited."""
        view = self.navigator.view
        if isinstance(view, GameTable):
            view.undo()

    def way_back(self) -> Callable[[], None] | None:
        """Return what shows again what is visited, once all views speak another language."""
        return None
