# SPDX-License-Identifier: MIT
"""Several people at one screen: whose turn it is to use it, and covering the table in between."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.hand_over import HandOver
from powergrid.gui.shell.navigator import Navigator


class SeatChanges(QObject):
    """Covers the table when another person is asked than the one at the screen.

    `cover` makes the cover. `news_asked` means that the person who took over wants to see what has
    happened.
    """

    news_asked = Signal()

    def __init__(
        self,
        navigator: Navigator,
        game: CurrentGame,
        settings: Settings,
        cover: Callable[[], HandOver],
    ) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._game = game
        self._settings = settings
        self._make_cover = cover
        self._holder = 0
        self._cover: HandOver | None = None
        navigator.left.connect(self._check_return)

    def begin(self, holder: int) -> None:
        """Start a game with this seat at the screen."""
        self._holder = holder
        self._cover = None

    def forget_cover(self) -> None:
        """Forget the cover: all visits have ended."""
        self._cover = None

    def check(self) -> None:
        """Cover the table if another person is asked."""
        session = self._game.session
        if session is None or not session.is_person_asked:
            return
        if not self._settings.hands_over or session.state.seat == self._holder:
            self._take_over()
        elif not self._navigator.is_visiting:
            self._cover = self._make_cover()
            self._cover.taken.connect(self._take_over)
            self._cover.news_asked.connect(self._catch_up)
            self._navigator.visit(self._cover)

    def _check_return(self) -> None:
        """Cover the table if a visit has led back to it after another person was asked."""
        if not self._navigator.is_visiting and self._navigator.view is self._game.table:
            self.check()

    def _take_over(self) -> None:
        """Let the person who is asked use the screen from now on."""
        session = self._game.session
        if session is not None and session.is_person_asked:
            self._holder = session.state.seat
        cover, self._cover = self._cover, None
        if cover is not None and self._navigator.view is cover:
            self._navigator.leave()

    def _catch_up(self) -> None:
        self._take_over()
        self.news_asked.emit()
