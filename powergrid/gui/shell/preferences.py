# SPDX-License-Identifier: MIT
"""Changes of the settings: saved for the next start, and applied at once."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from powergrid.gui.kit.look import look
from powergrid.gui.kit.sound import sounds
from powergrid.gui.settings.language import use_language
from powergrid.gui.settings.settings import Settings

SAMPLE: Final = "turn"
"""The sound that is played when the volume changes."""

_LOOKS: Final[dict[str, Callable[[Settings], object]]] = {
    "scheme": lambda settings: look().set_scheme(settings.scheme),  # type: ignore[arg-type]
    "contrast": lambda settings: look().set_contrast(settings.contrast),  # type: ignore[arg-type]
    "palette": lambda settings: look().set_palette(settings.palette),
    "shows_letters": lambda settings: look().set_letters(settings.shows_letters),
    "is_plain": lambda settings: look().set_plain(settings.is_plain),
    "scale": lambda settings: look().set_scale(settings.scale / 100),
    "text_size": lambda settings: look().set_text_size(settings.text_size),
}
"""What applies each setting of the look."""


def apply_look_and_sound(settings: Settings) -> None:
    """Apply the settings with which the window starts."""
    for apply in _LOOKS.values():
        apply(settings)
    sounds().volume = settings.loudness


def _sound(settings: Settings) -> None:
    sounds().volume = settings.loudness
    sounds().play(SAMPLE)


_APPLIED: Final[dict[str, Callable[[Settings], object]]] = {
    **_LOOKS,
    "has_sound": _sound,
    "volume": _sound,
    "language": lambda settings: use_language(settings.language),
    "ends_turns": lambda _: look().changed.emit(),  # pages word their buttons again
}


class Preferences(QObject):
    """Changes the settings; `changed` carries the name of one, for what the window applies."""

    changed = Signal(str)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.settings = settings

    def set(self, name: str, value: object) -> None:
        """Change a setting, named as in `Settings`."""
        setattr(self.settings, name, value)
        if name in _APPLIED:
            _APPLIED[name](self.settings)
        self.changed.emit(name)
