# SPDX-License-Identifier: MIT
"""What the player has set: scheme, scale, pace of the bots, and the last new game."""

from typing import Final

from PySide6.QtCore import QSettings

SCHEMES: Final = ("system", "light", "dark")
PACES: Final = {"slow": 1500, "normal": 600, "fast": 200, "instant": 0}
"""Milliseconds a bot's move takes at least."""
SCALES: Final = (100, 125, 150, 175, 200)
"""Interface scales, in percent."""


class Settings:
    """The settings on file; anything unknown or damaged there counts as not set."""

    def __init__(self) -> None:
        self._file = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "powergrid", "powergrid"
        )

    @property
    def scheme(self) -> str:
        """One of `SCHEMES`."""
        return self._choice("look/scheme", SCHEMES, "system")

    @scheme.setter
    def scheme(self, value: str) -> None:
        self._file.setValue("look/scheme", value)

    @property
    def scale(self) -> int:
        """One of `SCALES`."""
        return int(self._choice("look/scale", tuple(map(str, SCALES)), "100"))

    @scale.setter
    def scale(self, value: int) -> None:
        self._file.setValue("look/scale", str(value))

    @property
    def pace(self) -> str:
        """One of `PACES`."""
        return self._choice("game/pace", tuple(PACES), "normal")

    @pace.setter
    def pace(self, value: str) -> None:
        self._file.setValue("game/pace", value)

    def _choice(self, key: str, known: tuple[str, ...], default: str) -> str:
        value = self._file.value(key, default)
        return value if isinstance(value, str) and value in known else default
