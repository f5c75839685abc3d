# SPDX-License-Identifier: MIT
"""Shows a banner at each moment that the game marks."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_pages import GameTable
from powergrid.gui.shell.motion.banner import Banner, BannerWords
from powergrid.gui.shell.motion.move_show import move_ms
from powergrid.play.session import AnySession

WordsOf = Callable[[Any, list[Any]], BannerWords | None]
"""Returns the banner's words for a session and the events of an action, None for no banner."""


class Banners(QObject):
    """Follows the session of one table, and shows its banners over a panel.

    Nothing is shown with reduced motion, while turns are skipped, or at the pace "instant", so a
    banner must not be the only place that says something.
    """

    def __init__(
        self, table: GameTable, panel: QWidget, settings: Settings, words_of: WordsOf
    ) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self._words_of = words_of
        self._words: BannerWords | None = None
        self.banner = Banner(panel)
        table.session.happened.connect(self._note)
        table.session.changed.connect(self._show)

    def _note(self, events: list[Any]) -> None:
        self._words = self._words_of(self._session, events)

    @property
    def _session(self) -> AnySession:
        return self._table.session

    def _show(self) -> None:
        words, self._words = self._words, None
        if words is None or self._session.state.is_over or not self._table.isVisible():
            return
        if move_ms(self._session, self._settings) and not look().reduced_motion:
            self.banner.begin(words)
