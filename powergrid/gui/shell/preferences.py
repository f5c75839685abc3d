# SPDX-License-Identifier: MIT
"""Changes of the settings: applied at once, and saved for the next start."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from powergrid.gui.kit.look import look
from powergrid.gui.kit.sound import sounds
from powergrid.gui.settings.language import use_language
from powergrid.gui.settings.settings import CONTRASTS, SCHEMES, Settings

SAMPLE: Final = "turn"
"""The sound that is played when the volume changes."""


class Preferences(QObject):
    """Changes one setting at a time; the signals say what the window has to apply itself."""

    pace_changed = Signal()
    skipping_changed = Signal()
    motion_changed = Signal()
    language_changed = Signal()
    text_size_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def set_pace(self, pace: str) -> None:
        """Set the minimum duration of a bot's move, and how long it is animated."""
        self._settings.pace = pace
        self.pace_changed.emit()

    def set_own_pace(self, pace: str) -> None:
        """Set how long a person's move is animated."""
        self._settings.own_pace = pace

    def set_hands_over(self, hands_over: bool) -> None:
        """Set whether the table is covered until the next person has taken over."""
        self._settings.hands_over = hands_over

    def set_skips_turns(self, skips: bool) -> None:
        """Set whether turns in which a person can only pass are skipped."""
        self._settings.skips_turns = skips
        self.skipping_changed.emit()

    def set_ends_turns(self, ends: bool) -> None:
        """Set whether buying or building everything that is staged also ends the turn."""
        self._settings.ends_turns = ends
        look().changed.emit()

    def set_shows_worth(self, shows: bool) -> None:
        """Set whether auctions show what a plant is worth without a hint being asked for."""
        self._settings.shows_worth = shows

    def set_shows_moves(self, shows: bool) -> None:
        """Set whether moves are animated."""
        self._settings.shows_moves = shows
        self.motion_changed.emit()

    def set_sound(self, is_on: bool) -> None:
        """Turn sound on or off."""
        self._settings.has_sound = is_on
        self._play_sample()

    def set_volume(self, volume: str) -> None:
        """Set the volume."""
        self._settings.volume = volume
        self._play_sample()

    def _play_sample(self) -> None:
        sounds().volume = self._settings.loudness
        sounds().play(SAMPLE)

    def set_language(self, language: str) -> None:
        """Use another language, or the system's."""
        self._settings.language = language
        use_language(language)
        self.language_changed.emit()

    def set_scheme(self, scheme: str) -> None:
        """Use the light or dark scheme, or follow the system."""
        assert scheme in SCHEMES
        self._settings.scheme = scheme
        look().set_scheme(scheme)  # type: ignore[arg-type]

    def set_contrast(self, contrast: str) -> None:
        """Use normal or high contrast, or follow the system."""
        assert contrast in CONTRASTS
        self._settings.contrast = contrast
        look().set_contrast(contrast)  # type: ignore[arg-type]

    def set_palette(self, palette: str) -> None:
        """Use other colours for the players."""
        self._settings.palette = palette
        look().set_palette(palette)

    def set_letters(self, shown: bool) -> None:
        """Show or hide the players' letters on houses."""
        self._settings.shows_letters = shown
        look().set_letters(shown)

    def set_plain(self, is_plain: bool) -> None:
        """Draw the board without or with relief and light."""
        self._settings.is_plain = is_plain
        look().set_plain(is_plain)

    def set_scale(self, percent: str) -> None:
        """Set the interface scale."""
        self._settings.scale = int(percent)
        look().set_scale(int(percent) / 100)

    def set_text_size(self, size: str) -> None:
        """Set the size of text on top of the interface scale."""
        self._settings.text_size = size
        look().set_text_size(size)
        self.text_size_changed.emit()
