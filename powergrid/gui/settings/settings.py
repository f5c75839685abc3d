# SPDX-License-Identifier: MIT
"""The player's settings: language, look, speeds, what is shown, and the last new game."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QTimer, Signal

from powergrid.gui.kit.tokens import TEXT_SIZES
from powergrid.gui.settings.language import LANGUAGES, SYSTEM

SCHEMES: Final = ("system", "light", "dark")
CONTRASTS: Final = ("system", "normal", "high")
PACES: Final = {"slow": 1500, "normal": 600, "fast": 200, "instant": 0}
"""The minimum duration of a bot's move, in milliseconds."""
MOVE_MS: Final = {"slow": 400, "normal": 280, "fast": 140, "instant": 0}
"""How long a move is animated, in milliseconds."""
PALETTES: Final = ("table", "wood", "safe")
VOLUMES: Final = {"soft": 30, "medium": 60, "loud": 100}
"""How loud sounds are, in percent."""
SCALES: Final = (100, 125, 150, 175, 200)
"""Interface scales, in percent."""

_MAX_LENGTH: Final = 10_000


class Settings(QObject):
    """The settings on file; unknown or damaged values count as not set.

    Changes are written when the event loop is idle. `problem` is a sentence if that failed, else
    empty; `troubled` is emitted when it changes.
    """

    troubled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.problem = ""
        self._file = _settings_file()
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.timeout.connect(self.write)

    @property
    def file(self) -> str:
        """The path of the settings file."""
        return self._file.fileName()

    @property
    def language(self) -> str:
        """One of `LANGUAGES`, or `SYSTEM`."""
        return self._choice("look/language", (SYSTEM, *LANGUAGES), SYSTEM)

    @language.setter
    def language(self, value: str) -> None:
        self._set("look/language", value)

    @property
    def scheme(self) -> str:
        """One of `SCHEMES`."""
        return self._choice("look/scheme", SCHEMES, "system")

    @scheme.setter
    def scheme(self, value: str) -> None:
        self._set("look/scheme", value)

    @property
    def contrast(self) -> str:
        """One of `CONTRASTS`."""
        return self._choice("look/contrast", CONTRASTS, "system")

    @contrast.setter
    def contrast(self, value: str) -> None:
        self._set("look/contrast", value)

    @property
    def palette(self) -> str:
        """The players' colours, one of `PALETTES`."""
        return self._choice("look/palette", PALETTES, "table")

    @palette.setter
    def palette(self, value: str) -> None:
        self._set("look/palette", value)

    @property
    def shows_letters(self) -> bool:
        """Whether houses show their player's letter."""
        return self._is_on("look/letters", False)

    @shows_letters.setter
    def shows_letters(self, value: bool) -> None:
        self._set("look/letters", "yes" if value else "no")

    @property
    def is_plain(self) -> bool:
        """Whether the board is plain: without relief, rivers and light."""
        return self._is_on("look/plain", False)

    @is_plain.setter
    def is_plain(self, value: bool) -> None:
        self._set("look/plain", "yes" if value else "no")

    @property
    def scale(self) -> int:
        """One of `SCALES`."""
        return int(self._choice("look/scale", tuple(map(str, SCALES)), "100"))

    @scale.setter
    def scale(self, value: int) -> None:
        self._set("look/scale", str(value))

    @property
    def text_size(self) -> str:
        """One of `TEXT_SIZES`."""
        return self._choice("look/text", tuple(TEXT_SIZES), "normal")

    @text_size.setter
    def text_size(self, value: str) -> None:
        self._set("look/text", value)

    @property
    def pace(self) -> str:
        """The bots' speed, one of `PACES`."""
        return self._choice("game/pace", tuple(PACES), "normal")

    @pace.setter
    def pace(self, value: str) -> None:
        self._set("game/pace", value)

    @property
    def own_pace(self) -> str:
        """The speed at which people's moves are animated, one of `PACES`."""
        return self._choice("game/own_pace", tuple(PACES), "normal")

    @own_pace.setter
    def own_pace(self, value: str) -> None:
        self._set("game/own_pace", value)

    @property
    def shows_moves(self) -> bool:
        """Whether moves are animated."""
        return self._is_on("look/moves", True)

    @shows_moves.setter
    def shows_moves(self, value: bool) -> None:
        self._set("look/moves", "yes" if value else "no")

    @property
    def has_sound(self) -> bool:
        """Whether the game is heard."""
        return self._is_on("sound/on", True)

    @has_sound.setter
    def has_sound(self, value: bool) -> None:
        self._set("sound/on", "yes" if value else "no")

    @property
    def volume(self) -> str:
        """How loud the game is heard, one of `VOLUMES`."""
        return self._choice("sound/volume", tuple(VOLUMES), "medium")

    @volume.setter
    def volume(self, value: str) -> None:
        self._set("sound/volume", value)

    @property
    def loudness(self) -> int:
        """The volume in percent, 0 where there is no sound."""
        return VOLUMES[self.volume] if self.has_sound else 0

    @property
    def hands_over(self) -> bool:
        """Whether the table is covered until the next person has taken over."""
        return self._is_on("game/hand_over", False)

    @hands_over.setter
    def hands_over(self, value: bool) -> None:
        self._set("game/hand_over", "yes" if value else "no")

    @property
    def ends_turns(self) -> bool:
        """Whether buying or building everything that is staged also ends the turn."""
        return self._is_on("game/ends_turns", True)

    @ends_turns.setter
    def ends_turns(self, value: bool) -> None:
        self._set("game/ends_turns", "yes" if value else "no")

    @property
    def shows_worth(self) -> bool:
        """Whether it shows in an auction what a plant is worth, without a hint being asked for."""
        return self._is_on("game/shows_worth", True)

    @shows_worth.setter
    def shows_worth(self, value: bool) -> None:
        self._set("game/shows_worth", "yes" if value else "no")

    @property
    def skips_turns(self) -> bool:
        """Whether turns in which a person can only pass are skipped."""
        return self._is_on("game/skip_turns", True)

    @skips_turns.setter
    def skips_turns(self, value: bool) -> None:
        self._file.setValue("game/skip_turns", "yes" if value else "no")

    @property
    def last_game(self) -> str:
        """The last new game, as `setup_text` wrote it; empty if there was none."""
        return self._text("game/last")

    @last_game.setter
    def last_game(self, value: str) -> None:
        self._set("game/last", value)

    @property
    def plans(self) -> str:
        """The plans of the last game, as `plans_text` wrote them; empty if there are none."""
        return self._text("game/plans")

    @plans.setter
    def plans(self, value: str) -> None:
        self._set("game/plans", value)

    @property
    def chosen(self) -> str:
        """The game that was chosen last, as its offer names it; empty if there was no choice."""
        return self._text("game/chosen")

    @chosen.setter
    def chosen(self, value: str) -> None:
        self._set("game/chosen", value)

    @property
    def game(self) -> str:
        """The file name of the last game at the table; empty if there was none."""
        return self._text("game/file")

    @game.setter
    def game(self, value: str) -> None:
        self._set("game/file", value)

    @property
    def tutorial(self) -> str:
        """The progress in the tutorial, as `Progress` wrote it; empty if there is none."""
        return self._text("game/tutorial")

    @tutorial.setter
    def tutorial(self, value: str) -> None:
        self._set("game/tutorial", value)

    def write(self) -> None:
        """Write all changes now."""
        self._writing.stop()
        if self.problem:
            # A QSettings that has failed stays failed; a new one still knows unsaved changes.
            self._file = _settings_file()
        self._file.sync()
        problem = ""
        if self._file.status() == QSettings.Status.AccessError:
            text = QCoreApplication.translate(
                "Settings",
                "Your settings cannot be saved in {file}. Check the folder and free space.",
            )
            problem = text.format(file=self.file)
        if problem != self.problem:
            self.problem = problem
            self.troubled.emit()

    def _set(self, key: str, value: str) -> None:
        if self._file.value(key) != value:
            self._file.setValue(key, value)
            if (
                QCoreApplication.instance() is not None
            ):  # without one, Qt writes when it is destroyed
                self._writing.start(0)

    def _is_on(self, key: str, default: bool) -> bool:
        return self._choice(key, ("yes", "no"), "yes" if default else "no") == "yes"

    def _choice(self, key: str, known: tuple[str, ...], default: str) -> str:
        value = self._file.value(key, default)
        return value if isinstance(value, str) and value in known else default

    def _text(self, key: str) -> str:
        value = self._file.value(key, "")
        return value if isinstance(value, str) and len(value) <= _MAX_LENGTH else ""


def _settings_file() -> QSettings:
    return QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, "powergrid", "powergrid"
    )
