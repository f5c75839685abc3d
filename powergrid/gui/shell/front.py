# SPDX-License-Identifier: MIT
"""Leads to the front page: which game waits there, and what else there is to do."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.front_page import FrontPage, Way
from powergrid.gui.shell.game_files import GameFiles
from powergrid.gui.shell.game_offer import GameOffer
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.visits import Visits
from powergrid.play.errors import RecordError
from powergrid.play.session import AnySession


class Front(QObject):
    """Shows the front page, at which the game at the table waits.

    `game_chosen` carries the offer of another game.
    """

    continue_asked = Signal()
    settings_asked = Signal()
    game_chosen = Signal(object)

    def __init__(
        self,
        navigator: Navigator,
        game: CurrentGame,
        files: GameFiles,
        visits: Visits,
        views: GameViews,
        others: Sequence[GameOffer] = (),
    ) -> None:
        super().__init__(navigator)
        self._others = others
        self._navigator = navigator
        self._game = game
        self._files = files
        self._visits = visits
        self._views = views
        self._waiting: AnySession | None = None
        self.page: FrontPage | None = None

    @property
    def is_shown(self) -> bool:
        """Whether the front page fills the window."""
        return self.page is not None and self._navigator.view is self.page

    def show(self) -> None:
        """Show the page anew; the first time, say which saved games cannot be read."""
        self._let_wait()
        session = self._session(self._navigator.warn if self.page is None else _ignore)
        before, self.page = self.page, self._new_page(session)
        self._navigator.stay_at(self.page)
        if before is not None:
            self._navigator.views.discard(before)

    def preview(self) -> QWidget:
        """Return a piece of the table of the game that waits, or of any."""
        return self._views.preview(self._session(_ignore))

    def resume(self) -> None:
        """Let the game at the table go on that had to wait."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and waiting is self._game.session:
            waiting.pause(False)

    def _let_wait(self) -> None:
        session = self._game.session
        if session is not None and self._game.is_going_on and not session.is_paused:
            self._waiting = session
            session.pause(True)

    def _session(self, warn: Callable[[str], object]) -> AnySession | None:
        """Return the game at the table, else the one that was played last."""
        if self._game.session is not None:
            return self._game.session
        record = self._files.last_record(warn)
        try:
            return None if record is None else self._views.session(record)
        except RecordError as error:
            warn(str(error))
            return None

    def _new_page(self, session: Any) -> FrontPage:
        navigator = self._navigator
        begin = Way(
            translate("FrontPage", "New game"),
            self._views.new_game_note(),
            "plus",
            "N",
            navigator.new_game_asked.emit,
        )
        settings = Way(
            translate("FrontPage", "Settings"),
            translate("FrontPage", "Look, speed, language"),
            "gear",
            "S",
            self.settings_asked.emit,
        )
        others = [
            Way(one.title(), one.note(), "star", one.key, partial(self.game_chosen.emit, one))
            for one in self._others
        ]
        title, ways = self._views.title(), [begin, *self._visits.ways(), *others, settings]
        if session is None:
            text = translate("FrontPage", "Learn by playing")
            learn = Way(text, "", "hint", "Enter", self._visits.learn)
            main = learn if self._visits.has_lessons else begin._replace(key="Enter")
            return FrontPage(title, self._views.welcome(), main, ways)
        if session.state.is_over:
            main = begin._replace(key="Enter")
        else:
            main = Way(
                translate("FrontPage", "Continue"),
                translate("FrontPage", "Leads back to this game."),
                "play",
                "Enter",
                self.continue_asked.emit,
            )
        return FrontPage(title, self._views.glance(session), main, ways)


def _ignore(sentence: str) -> None:
    """Say nothing."""
