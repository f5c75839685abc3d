# SPDX-License-Identifier: MIT
"""The player's settings: language, look, speeds, what is shown, and the last new game."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QTimer, Signal

from powergrid.gui.kit.tokens import PALETTES, TEXT_SIZES
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.language import LANGUAGES, SYSTEM

SCHEMES: Final = ("system", "light", "dark")
CONTRASTS: Final = ("system", "normal", "high")
PACES: Final = {"slow": 1500, "normal": 600, "fast": 200, "instant": 0}
"""The minimum duration of a bot's move, in milliseconds."""
MOVE_MS: Final = {"slow": 400, "normal": 280, "fast": 140, "instant": 0}
"""How long a move is animated, in milliseconds."""
VOLUMES: Final = {"soft": 30, "medium": 60, "loud": 100}
"""How loud sounds are, in percent."""
SCALES: Final = (100, 125, 150, 175, 200)
"""Interface scales, in percent."""

MAX_LENGTH: Final = 10_000
"""How long a text may be."""


class _Text:
    """A text of `Settings`, empty if it is not set or too long."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __get__(self, settings: "Settings", _owner: object) -> str:
        value = settings.value(self.key)
        return value if len(value) <= MAX_LENGTH else ""

    def __set__(self, settings: "Settings", value: str) -> None:
        settings.set_value(self.key, value)


class _Choice(_Text):
    """One of several names in `Settings`, or the default if it is not one of them."""

    def __init__(self, key: str, names: Iterable[str], default: str) -> None:
        super().__init__(key)
        self.names = tuple(names)
        self.default = default

    def __get__(self, settings: "Settings", _owner: object) -> str:
        value = settings.value(self.key)
        return value if value in self.names else self.default


class _Switch:
    """A setting that is on or off, on file as `yes` or `no`."""

    def __init__(self, key: str, *, default: bool) -> None:
        self.key = key
        self.default = default

    def __get__(self, settings: "Settings", _owner: object) -> bool:
        value = settings.value(self.key)
        return value == "yes" if value in ("yes", "no") else self.default

    def __set__(self, settings: "Settings", value: bool) -> None:
        settings.set_value(self.key, "yes" if value else "no")


class Settings(QObject):
    """The settings on file; unknown or damaged values count as not set.

    Changes are written when the event loop is idle. `problem` is a sentence if that failed, else
    empty; `problem_changed` is emitted when it changes.
    """

    problem_changed = Signal()

    language = _Choice("look/language", (SYSTEM, *LANGUAGES), SYSTEM)
    scheme = _Choice("look/scheme", SCHEMES, "system")
    contrast = _Choice("look/contrast", CONTRASTS, "system")
    palette = _Choice("look/palette", PALETTES, "table")
    """The players' colours."""
    shows_letters = _Switch("look/letters", default=False)
    """Whether houses show their player's letter."""
    is_plain = _Switch("look/plain", default=False)
    """Whether the board is plain: without relief, rivers and light."""
    _scale = _Choice("look/scale", map(str, SCALES), "100")
    text_size = _Choice("look/text", TEXT_SIZES, "normal")
    shows_moves = _Switch("look/moves", default=True)
    """Whether moves are animated."""
    pace = _Choice("game/pace", PACES, "normal")
    """The bots' speed."""
    own_pace = _Choice("game/own_pace", PACES, "normal")
    """The speed at which people's moves are animated."""
    has_sound = _Switch("sound/on", default=True)
    volume = _Choice("sound/volume", VOLUMES, "medium")
    hands_over = _Switch("game/hand_over", default=False)
    """Whether the table is covered until the next person has taken over."""
    ends_turns = _Switch("game/ends_turns", default=True)
    """Whether buying or building everything that is staged also ends the turn."""
    shows_worth = _Switch("game/shows_worth", default=True)
    """Whether auctions show what a plant is worth without a hint being asked for."""
    skips_turns = _Switch("game/skip_turns", default=True)
    """Whether turns in which a person can only pass are skipped."""
    figures = _Choice("game/figures", ("shown", "folded"), "")
    """Whether a page shows the figures for looking up; empty if it depends on the room."""
    last_game = _Text("game/last")
    """The last new game, as `setup_text` wrote it."""
    plans = _Text("game/plans")
    """The plans of unfinished games, as `save_notes` wrote them."""
    chosen = _Text("game/chosen")
    """The id of the game that was chosen last."""
    game = _Text("game/file")
    """The file name of the last game at the table."""
    damaged = _Text("game/damaged")
    """The damaged files that were warned about, as `remember_damaged` wrote them."""
    tutorial = _Text("game/tutorial")
    """The progress in the tutorial, as `Progress` wrote it."""

    def __init__(self) -> None:
        super().__init__()
        self.problem = ""
        self._file = _settings_file()
        self._writing = QTimer(self, singleShot=True)
        self._writing.timeout.connect(self.write)

    @property
    def file(self) -> str:
        """The path of the settings file."""
        return self._file.fileName()

    @property
    def scale(self) -> int:
        """One of `SCALES`."""
        return int(self._scale)

    @scale.setter
    def scale(self, value: int) -> None:
        self._scale = str(value)

    @property
    def loudness(self) -> int:
        """The volume in percent, 0 if sound is off."""
        return VOLUMES[self.volume] if self.has_sound else 0

    def value(self, key: str) -> str:
        """Return the text on file, empty if there is none."""
        value = self._file.value(key, "")
        return value if isinstance(value, str) else ""

    def set_value(self, key: str, value: str) -> None:
        """Change a text, and write it when the event loop is idle."""
        if self._file.value(key) != value:
            self._file.setValue(key, value)
            if QCoreApplication.instance() is not None:  # else Qt writes at its destruction
                self._writing.start(0)

    def write(self) -> None:
        """Write all changes now, and read those that other windows have written."""
        self._writing.stop()
        if self.problem:
            # A QSettings that has failed stays failed; a new one still knows unsaved changes.
            self._file = _settings_file()
        self._file.sync()
        problem = ""
        if self._file.status() == QSettings.Status.AccessError:
            text = translate(
                "Settings",
                "Your settings cannot be saved in {file}. Check the folder and free space.",
            )
            problem = text.format(file=self.file)
        if problem != self.problem:
            self.problem = problem
            self.problem_changed.emit()


def _settings_file() -> QSettings:
    return QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, "powergrid", "powergrid"
    )
