# SPDX-License-Identifier: MIT
"""What the player has set: language, look, speeds, what is shown, and the last new game."""

from typing import Final

from PySide6.QtCore import QSettings

from powergrid.gui.language import LANGUAGES, SYSTEM
from powergrid.gui.look.tokens import TEXT_SIZES

SCHEMES: Final = ("system", "light", "dark")
PACES: Final = {"slow": 1500, "normal": 600, "fast": 200, "instant": 0}
"""Milliseconds a bot's move takes at least."""
SHOWN: Final = {"slow": 400, "normal": 280, "fast": 140, "instant": 0}
"""Milliseconds a move is shown for, whoever makes it."""
PALETTES: Final = ("table", "wood", "safe")
SCALES: Final = (100, 125, 150, 175, 200)
"""Interface scales, in percent."""

_LONGEST: Final = 10_000


class Settings:
    """The settings on file; anything unknown or damaged there counts as not set."""

    def __init__(self) -> None:
        self._file = QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "powergrid", "powergrid"
        )

    @property
    def language(self) -> str:
        """One of `LANGUAGES`, or that of the system."""
        return self._choice("look/language", (SYSTEM, *LANGUAGES), SYSTEM)

    @language.setter
    def language(self, value: str) -> None:
        self._file.setValue("look/language", value)

    @property
    def scheme(self) -> str:
        """One of `SCHEMES`."""
        return self._choice("look/scheme", SCHEMES, "system")

    @scheme.setter
    def scheme(self, value: str) -> None:
        self._file.setValue("look/scheme", value)

    @property
    def palette(self) -> str:
        """The players' colours, one of `PALETTES`."""
        return self._choice("look/palette", PALETTES, "table")

    @palette.setter
    def palette(self, value: str) -> None:
        self._file.setValue("look/palette", value)

    @property
    def shows_letters(self) -> bool:
        """Whether each player's letter stands on the houses."""
        return self._is_on("look/letters", False)

    @shows_letters.setter
    def shows_letters(self, value: bool) -> None:
        self._file.setValue("look/letters", "yes" if value else "no")

    @property
    def scale(self) -> int:
        """One of `SCALES`."""
        return int(self._choice("look/scale", tuple(map(str, SCALES)), "100"))

    @scale.setter
    def scale(self, value: int) -> None:
        self._file.setValue("look/scale", str(value))

    @property
    def text_size(self) -> str:
        """One of `TEXT_SIZES`."""
        return self._choice("look/text", tuple(TEXT_SIZES), "normal")

    @text_size.setter
    def text_size(self, value: str) -> None:
        self._file.setValue("look/text", value)

    @property
    def pace(self) -> str:
        """The bots' speed, one of `PACES`."""
        return self._choice("game/pace", tuple(PACES), "normal")

    @pace.setter
    def pace(self, value: str) -> None:
        self._file.setValue("game/pace", value)

    @property
    def own_pace(self) -> str:
        """The speed at which people's moves are shown, one of `PACES`."""
        return self._choice("game/own_pace", tuple(PACES), "normal")

    @own_pace.setter
    def own_pace(self, value: str) -> None:
        self._file.setValue("game/own_pace", value)

    @property
    def shows_moves(self) -> bool:
        """Whether pieces travel, instead of lying where they belong at once."""
        return self._is_on("look/moves", True)

    @shows_moves.setter
    def shows_moves(self, value: bool) -> None:
        self._file.setValue("look/moves", "yes" if value else "no")

    @property
    def hands_over(self) -> bool:
        """Whether the table is covered until the next of several people has taken over."""
        return self._is_on("game/hand_over", False)

    @hands_over.setter
    def hands_over(self, value: bool) -> None:
        self._file.setValue("game/hand_over", "yes" if value else "no")

    @property
    def last_game(self) -> str:
        """What was begun last, as `wish_text` wrote it; empty if nothing was."""
        return self._text("game/last")

    @last_game.setter
    def last_game(self, value: str) -> None:
        self._file.setValue("game/last", value)

    @property
    def plans(self) -> str:
        """The plans of the game that was left, as `plans_text` wrote them; empty for none."""
        return self._text("game/plans")

    @plans.setter
    def plans(self, value: str) -> None:
        self._file.setValue("game/plans", value)

    @property
    def tutorial(self) -> str:
        """How far the tutorial has come, as `Progress` wrote it; empty if it was never begun."""
        return self._text("game/tutorial")

    @tutorial.setter
    def tutorial(self, value: str) -> None:
        self._file.setValue("game/tutorial", value)

    def _is_on(self, key: str, default: bool) -> bool:
        return self._choice(key, ("yes", "no"), "yes" if default else "no") == "yes"

    def _choice(self, key: str, known: tuple[str, ...], default: str) -> str:
        value = self._file.value(key, default)
        return value if isinstance(value, str) and value in known else default

    def _text(self, key: str) -> str:
        value = self._file.value(key, "")
        return value if isinstance(value, str) and len(value) <= _LONGEST else ""
