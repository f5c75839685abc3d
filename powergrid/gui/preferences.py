# SPDX-License-Identifier: MIT
"""What the player prefers: taken up by the window at once, and kept for the next start."""

from typing import TYPE_CHECKING

from powergrid.gui.language import speak
from powergrid.gui.look.look import look
from powergrid.gui.settings import PACES, SCHEMES
from powergrid.gui.table import Table

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow


class Preferences:
    """The choices of the menu, for one window."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._settings = window.settings

    def set_pace(self, pace: str) -> None:
        """Set how long a bot's move takes at least, and how long it is shown."""
        self._settings.pace = pace
        self.take_pace()

    def take_pace(self) -> None:
        """Let the bots at the table, or at that of a replay, act at the chosen pace."""
        for table in (self._window.table, self._window.views.currentWidget()):
            if isinstance(table, Table):
                table.session.pace = PACES[self._settings.pace]

    def set_own_pace(self, pace: str) -> None:
        """Set how long a person's move is shown."""
        self._settings.own_pace = pace

    def set_hands_over(self, hands_over: bool) -> None:
        """Cover the table until the next of several people has taken over, or do not."""
        self._settings.hands_over = hands_over

    def set_shows_moves(self, shows: bool) -> None:
        """Let pieces travel, or lie where they belong at once."""
        self._settings.shows_moves = shows
        self.take_motion()

    def take_motion(self) -> None:
        """Let nothing move where the player or the system wants it so."""
        from PySide6.QtWidgets import QStyle  # its names take as long to make as the window

        wish = QStyle.StyleHint.SH_Widget_Animation_Duration
        is_still = self._window.style().styleHint(wish, None, self._window) <= 0
        look().set_reduced_motion(is_still or not self._settings.shows_moves)

    def set_language(self, language: str) -> None:
        """Speak another language, or the system's."""
        self._settings.language = language
        speak(language)
        self._window.renew_texts()

    def set_scheme(self, scheme: str) -> None:
        """Follow the system's scheme, or be light or dark."""
        assert scheme in SCHEMES
        self._settings.scheme = scheme
        look().set_scheme(scheme)  # type: ignore[arg-type]

    def set_palette(self, palette: str) -> None:
        """Take other colours for the players."""
        self._settings.palette = palette
        look().set_palette(palette)

    def set_letters(self, shown: bool) -> None:
        """Write each player's letter on the houses, or leave it to colour and shape."""
        self._settings.shows_letters = shown
        look().set_letters(shown)

    def set_scale(self, percent: str) -> None:
        """Set the interface scale."""
        self._settings.scale = int(percent)
        look().set_scale(int(percent) / 100)

    def set_text_size(self, size: str) -> None:
        """Set the size of what is read, besides the interface scale."""
        self._settings.text_size = size
        look().set_text_size(size)
