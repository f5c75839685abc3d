# SPDX-License-Identifier: MIT
"""Fills and shows the front page: the game that waits, and links to everything else."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.front_page import FrontPage
from powergrid.gui.shell.game_files import GameFiles
from powergrid.gui.shell.game_offer import GameOffer
from powergrid.gui.shell.game_views import AnyViews
from powergrid.gui.shell.link_button import Link
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.visits import Visits
from powergrid.play.errors import RecordError
from powergrid.play.session import AnySession


class Front(QObject):
    """Shows the front page, behind which the game at the table waits.

    `game_chosen` carries the offer of another game.
    """

    continue_asked = Signal()
    result_asked = Signal()
    settings_asked = Signal()
    game_chosen = Signal(object)

    def __init__(
        self,
        navigator: Navigator,
        game: CurrentGame,
        files: GameFiles,
        visits: Visits,
        views: AnyViews,
        others: Sequence[GameOffer],
    ) -> None:
        super().__init__(navigator)
        self._others = others
        self._navigator = navigator
        self._game = game
        self._files = files
        self._visits = visits
        self._views = views
        self.page: FrontPage | None = None

    @property
    def is_shown(self) -> bool:
        """Whether the front page fills the window."""
        return self.page is not None and self._navigator.view is self.page

    def show(self) -> None:
        """Show a new page; the first time, warn about saved games that cannot be read.

        If the window is not visible yet, the page is painted before a game is read and drawn.
        """
        before = self.page
        show_game = partial(self._show_game, warns=before is None)
        is_shown = self._navigator.window().isVisible()
        page = self.page = self._new_page(None if is_shown else show_game)
        if is_shown:
            show_game()
        self._navigator.stay_at(page)
        if before is not None:
            self._navigator.discard(before)

    def preview(self) -> QWidget:
        """Return a part of the table of the game that waits, or of a sample game."""
        return self._views.preview(self._session(_ignore))

    def _session(self, warn: Callable[[Path, str], object]) -> AnySession | None:
        """Return the game that waits: at the table or saved, a finished one if no other does."""
        current = self._game.session
        if self._game.is_in_progress:
            return current
        last = self._files.last_played(warn)
        if last is None or (current is not None and last[1].is_finished):
            return current
        file, record = last
        try:
            session: AnySession = self._views.session(record)
        except RecordError as error:
            warn(file, str(error))
            return current
        return session

    def _new_page(self, later: Callable[[], object] | None) -> FrontPage:
        settings = Link(
            translate("FrontPage", "Settings"),
            translate("FrontPage", "Appearance, speed, language"),
            "gear",
            "S",
            self.settings_asked.emit,
        )
        others = [
            Link(
                other.title(),
                other.note(),
                other.icon,
                other.key,
                partial(self.game_chosen.emit, other),
            )
            for other in self._others
        ]
        links = [self._new_game_link(), *self._visits.links(), *others, settings]
        return FrontPage(self._views.title(), self._views.icon, links, later)

    def _new_game_link(self) -> Link:
        return Link(
            translate("FrontPage", "New game"),
            self._views.new_game_note(),
            "plus",
            "N",
            self._navigator.new_game_asked.emit,
        )

    def _show_game(self, *, warns: bool) -> None:
        """Show the game that waits on the page, or an invitation to a first one."""
        assert self.page is not None
        damaged: dict[Path, str] = {}
        session = self._session(damaged.__setitem__)
        if warns:
            self._files.warn_once(damaged)
        if note := self._views.last_setup_note():
            self.page.new_game.say(note)
        if session is None:
            text = translate("FrontPage", "Learn by playing")
            learn = Link(text, "", "hint", "Enter", self._visits.learn)
            begin = self._new_game_link()._replace(key="Enter")
            main = learn if self._visits.has_lessons else begin
            self.page.show_game(self._views.welcome(), main)
            return
        result = Link(
            translate("FrontPage", "Result", "button: of a finished game"),
            translate("FrontPage", "Shows the final standings of this game."),
            "play",
            "Enter",
            self.result_asked.emit,
        )
        proceed = Link(
            translate("FrontPage", "Continue"),
            translate("FrontPage", "Returns to this game."),
            "play",
            "Enter",
            self.continue_asked.emit,
        )
        main = result if session.state.is_over else proceed
        self.page.show_game(self._views.glance(session), main)


def _ignore(file: Path, sentence: str) -> None:
    """Do not warn."""
