# SPDX-License-Identifier: MIT
"""Views that are visited from the table: replays and the list of keys; each game adds its own."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from powergrid.gui.kit.keys import first_focus
from powergrid.gui.kit.view import View
from powergrid.gui.settings.settings import PACES
from powergrid.gui.shell.active_keys import active_keys
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.game_pages import GameTable
from powergrid.gui.shell.game_views import AnyViews
from powergrid.gui.shell.key_list_view import KeyListView
from powergrid.gui.shell.link_button import Link
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.review.reviewing import Reviewing
from powergrid.play.errors import RecordError
from powergrid.play.replay import AnyReplay, since_last_turn
from powergrid.play.session import AnySession
from powergrid.play.thinker import Thinker


class Visits(QObject):
    """Opens views over the table; each is created when it is opened and deleted when it is left."""

    def __init__(
        self,
        navigator: Navigator,
        game: CurrentGame,
        thinker: Thinker,
        views: AnyViews,
    ) -> None:
        super().__init__(navigator)
        self.navigator = navigator
        self.game = game
        self.settings = views.settings
        self.thinker = thinker
        self.views = views

    def entries(self) -> Sequence[Entry]:
        """Return the menu entries for the game's main pages, such as its saved games."""
        return ()

    def pages(self) -> Sequence[Entry]:
        """Return the game's other pages, which have keys but no entry in the menu."""
        return ()

    has_lessons = False
    """Whether `learn` shows anything."""

    def links(self) -> Sequence[Link]:
        """Return the links of the front page in this game, besides a new game."""
        return ()

    def learn(self) -> None:
        """Show the tutorial."""

    def show(self, view: View, reopen: Callable[[], object] | None = None) -> None:
        """Show a view until its `back_asked`; `reopen` shows it anew in another language."""
        view.back_asked.connect(self.navigator.leave)
        self.visit(view, reopen)

    def visit(self, view: View, reopen: Callable[[], object] | None = None) -> None:
        """Show a view until somebody leaves it; one that is reopened takes over what was chosen."""
        self.navigator.visit(view, reopen and partial(self._resume, view, reopen))

    def show_new(self, make: Callable[[], View]) -> None:
        """Show a view that a function makes, until its `back_asked`."""
        self.show(make(), partial(self.show_new, make))

    def _resume(self, before: View, reopen: Callable[[], object]) -> None:
        reopen()
        now = self.navigator.view
        if isinstance(now, View) and type(now) is type(before):
            now.resume(before)
            first_focus(now).setFocus()  # what was taken over may ask for another one

    def show_tournament(self) -> None:
        """Show the tournament that the game at the table belongs to, if the game has any."""

    def show_rules(self, section: str = "") -> None:
        """Show the rules of the game, at a section if one is given."""

    def show_replay(self, position: int = 0) -> AnyReplay | None:
        """Show a replay of the game at the table, at a position."""
        session = self.game.session
        return None if session is None else self.show_replay_of(session, position)

    def show_replay_of(self, session: AnySession, position: int) -> AnyReplay:
        """Show a replay of any session, at a position."""
        if self.is_replay_shown:
            self.navigator.leave()
        replay: AnyReplay = self.views.replay(session)
        replay.go_to(position)
        replay.session.bots.pace = PACES[self.settings.pace]
        table = self.views.replay_table(replay)
        table.menu_asked.connect(self.navigator.menu_asked)
        table.moment_asked.connect(replay.go_to)
        table.rule_asked.connect(self.show_rules)
        self.prepare_replay(table, session)
        table.branch_asked.connect(lambda: self._branch(replay))

        def reopen() -> None:
            self.show_replay_of(session, replay.position).view_from(replay.viewer)

        self.show(table, reopen)
        return replay

    @property
    def is_replay_shown(self) -> bool:
        """Whether a replay is shown now."""
        view = self.navigator.view
        return isinstance(view, GameTable) and view.is_replay

    def prepare_new_game(self, page: Any) -> None:
        """Connect the page of a new game with views that only this game has."""

    def prepare_replay(self, table: Any, session: Any) -> None:
        """Add what is known of the game beyond its moves to a replay's table."""

    def show_review(self, view: Any, reviewing: Reviewing, reopen: Callable[[], object]) -> None:
        """Show a review over the replay of its game, where it then points out what it has found."""

        def go_back(position: int | None = None) -> None:
            self.navigator.leave()
            table: Any = self.navigator.view
            table.replay.show_review(reviewing.review)
            if position is not None:
                table.replay.go_to(position)

        view.back_asked.connect(go_back)
        view.moment_asked.connect(go_back)
        self.visit(view, reopen)

    def show_since_last_turn(self) -> None:
        """Show what has happened since the player's last turn, the second time as a replay."""
        table = self.game.table
        if self.navigator.is_visiting or table is None or not table.show_news():
            self.replay_since_last_turn()

    def replay_since_last_turn(self) -> None:
        """Play a replay of what has happened since the last turn of the person at the screen."""
        session = self.game.session
        if session is None or self.navigator.is_visiting:
            return
        replay = self.show_replay_of(session, since_last_turn(session))
        if replay.position < replay.last:
            replay.play()

    def replay_file(self, file: Path) -> None:
        """Show a replay of the game in a file."""
        try:
            session = self.views.session(self.views.load(file))
        except RecordError as error:
            self.navigator.warn(str(error))
            return
        self.show_replay_of(session, 0)

    def _branch(self, replay: AnyReplay) -> None:
        """Start a new game from the position of a replay."""
        try:
            record = self.views.branch(replay)
        except RecordError as error:
            self.navigator.warn(str(error))
            return
        self.navigator.game_asked.emit(record)

    def show_keys(self) -> None:
        """Show the keys that work now, with what each does."""
        if isinstance(self.navigator.view, KeyListView):
            return
        self.show(KeyListView(active_keys(self.navigator.window())), self.show_keys)
