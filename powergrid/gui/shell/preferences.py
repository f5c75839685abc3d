# SPDX-License-Identifier: MIT
"""What the player prefers: applied at once, and saved for the next start."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from powergrid.gui.kit.look import look
from powergrid.gui.kit.sound import sounds
from powergrid.gui.settings.language import use_language
from powergrid.gui.settings.settings import CONTRASTS, SCHEMES, Settings

SAMPLE: Final = "turn"
"""What is heard where the volume is chosen."""


class Preferences(QObject):
    """The choices of the menu; the signals tell the window which of them it has to apply."""

    pace_changed = Signal()
    skipping_changed = Signal()
    motion_changed = Signal()
    language_changed = Signal()
    text_size_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def set_pace(self, pace: str) -> None:
        """Set how long a bot's move takes at least, and how long it is shown."""
        self._settings.pace = pace
        self.pace_changed.emit()

    def set_own_pace(self, pace: str) -> None:
        """Set how long a person's move is shown."""
        self._settings.own_pace = pace

    def set_hands_over(self, hands_over: bool) -> None:
        """Cover the table until the next of several people has taken over, or do not."""
        self._settings.hands_over = hands_over

    def set_skips_turns(self, skips: bool) -> None:
        """Pass for people who can do nothing else in their turn, or ask them all the same."""
        self._settings.skips_turns = skips
        self.skipping_changed.emit()

    def set_ends_turns(self, ends: bool) -> None:
        """Let what buys or builds everything end the turn, or leave that to a button."""
        self._settings.ends_turns = ends
        look().changed.emit()

    def set_shows_worth(self, shows: bool) -> None:
        """Show in an auction what a plant is worth without being asked, or only in a hint."""
        self._settings.shows_worth = shows

    def set_shows_moves(self, shows: bool) -> None:
        """Let pieces travel, or lie where they belong at once."""
        self._settings.shows_moves = shows
        self.motion_changed.emit()

    def set_sound(self, is_on: bool) -> None:
        """Let the game be heard, or be silent."""
        self._settings.has_sound = is_on
        self._sound_out()

    def set_volume(self, volume: str) -> None:
        """Set how loud the game is heard."""
        self._settings.volume = volume
        self._sound_out()

    def _sound_out(self) -> None:
        sounds().volume = self._settings.loudness
        sounds().play(SAMPLE)

    def set_language(self, language: str) -> None:
        """Speak another language, or the system's."""
        self._settings.language = language
        use_language(language)
        self.language_changed.emit()

    def set_scheme(self, scheme: str) -> None:
        """Follow the system's scheme, or be light or dark."""
        assert scheme in SCHEMES
        self._settings.scheme = scheme
        look().set_scheme(scheme)  # type: ignore[arg-type]

    def set_contrast(self, contrast: str) -> None:
        """Follow the system's wish for contrast, or have it normal or high."""
        assert contrast in CONTRASTS
        self._settings.contrast = contrast
        look().set_contrast(contrast)  # type: ignore[arg-type]

    def set_palette(self, palette: str) -> None:
        """Take other colours for the players."""
        self._settings.palette = palette
        look().set_palette(palette)

    def set_letters(self, shown: bool) -> None:
        """Write each player's letter on the houses, or leave it to colour and shape."""
        self._settings.shows_letters = shown
        look().set_letters(shown)

    def set_plain(self, is_plain: bool) -> None:
        """Draw the board plain, or with relief and light."""
        self._settings.is_plain = is_plain
        look().set_plain(is_plain)

    def set_scale(self, percent: str) -> None:
        """Set the interface scale."""
        self._settings.scale = int(percent)
        look().set_scale(int(percent) / 100)

    def set_text_size(self, size: str) -> None:
        """Set the size of what is read, besides the interface scale, and say what keeps its own."""
        self._settings.text_size = size
        look().set_text_size(size)
        self.text_size_changed.emit()
