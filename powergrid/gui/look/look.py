# SPDX-License-Identifier: MIT
"""Theme, scale, text size and type of the one table that is on the screen."""

from math import floor
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication

from powergrid.gui.look.fonts import load_fonts, make_font
from powergrid.gui.look.theme import Theme, themed
from powergrid.gui.look.tokens import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    LEAST_HEIGHT,
    LEAST_WIDTH,
    REGULAR,
    TEXT_SIZES,
)

Scheme = Literal["system", "light", "dark"]

LEAST_SCALE: Final = 0.75
MOST_SCALE: Final = 4.0
# A window being resized must not give every pixel its own set of fonts and paths.
_STEPS: Final = 24


class Look(QObject):
    """What everything is drawn with; `changed` tells that any of it did."""

    changed = Signal()

    theme: Theme
    scale: float
    text: float
    reduced_motion: bool
    shows_letters: bool

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self.scale = 1.0
        self.text = 1.0
        self.reduced_motion = False
        self._scheme: Scheme = "system"
        self._factor = 1.0
        self._fitted = 1.0
        self._roomy = MOST_SCALE
        self._fonts: dict[tuple[float, int, bool], QFont] = {}
        self._palette = "table"
        self.shows_letters = False
        self.theme = themed(self._system_theme())
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def scheme(self) -> Scheme:
        """Return what was asked for, which may be to follow the system."""
        return self._scheme

    @property
    def factor(self) -> float:
        """Return the user's own factor, which multiplies what fits the window."""
        return self._factor

    def px(self, n: float) -> float:
        """Return `n` design pixels in pixels."""
        return n * self.scale

    def ipx(self, n: float) -> int:
        """Return `n` design pixels in whole pixels, at least one of anything above none."""
        return max(1, round(n * self.scale)) if n > 0 else round(n * self.scale)

    def font(self, size: float, weight: int = REGULAR, narrow: bool = False) -> QFont:
        """Return the font of that size in design pixels; its digits are all equally wide."""
        key = (size, weight, narrow)
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = make_font(max(1, round(self.px(size))), weight, narrow)
        return font

    def text_font(self, size: float, weight: int = REGULAR, narrow: bool = False) -> QFont:
        """Return the font of what is read, at the player's text size."""
        return self.font(size * self.text, weight, narrow)

    def text_px(self, n: float) -> int:
        """Return `n` design pixels that hold text which is read, in whole pixels."""
        return self.ipx(n * self.text)

    def duration(self, milliseconds: int) -> int:
        """Return how long a move takes: no time at all where motion is reduced."""
        return 0 if self.reduced_motion else milliseconds

    def set_scheme(self, scheme: Scheme) -> None:
        """Take the colours of a scheme, or those of the system from now on."""
        self._scheme = scheme
        self._renew_theme()

    def set_palette(self, palette: str) -> None:
        """Take other colours for the players."""
        self._palette = palette
        self._renew_theme()

    def set_letters(self, shown: bool) -> None:
        """Write each player's letter on the houses, or leave it to colour and shape."""
        if shown != self.shows_letters:
            self.shows_letters = shown
            self.changed.emit()

    def set_scale(self, factor: float) -> None:
        """Make everything larger by the user's own factor."""
        self._factor = factor
        self._rescale()

    def set_text_size(self, name: str) -> None:
        """Make what is read larger, by the name of a text size."""
        if TEXT_SIZES[name] != self.text:
            self.text = TEXT_SIZES[name]
            self.changed.emit()

    def fit(self, width: float, height: float) -> None:
        """Scale to a window of that size: beyond 1920 by 1080 everything grows with it.

        The user's own factor makes nothing larger than there is room for, and a window that is too
        small for everything at its full size has it all smaller.
        """
        self._fitted = max(1.0, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))
        self._roomy = min(width / LEAST_WIDTH, height / LEAST_HEIGHT)
        self._rescale()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let pieces jump instead of travel."""
        if reduced != self.reduced_motion:
            self.reduced_motion = reduced
            self.changed.emit()

    def _rescale(self) -> None:
        most = min(MOST_SCALE, self._roomy)
        wanted = max(LEAST_SCALE, min(most, self._fitted * self._factor))
        scale = floor(wanted * _STEPS + 1e-6) / _STEPS
        if scale != self.scale:
            self.scale = scale
            self._fonts.clear()
            self.changed.emit()

    def _renew_theme(self) -> None:
        scheme = self._system_theme() if self._scheme == "system" else self._scheme
        theme = themed(scheme, self._palette)
        if theme is not self.theme:
            self.theme = theme
            self.changed.emit()

    def _follow_system(self) -> None:
        if self._scheme == "system":
            self._renew_theme()

    def _system_theme(self) -> str:
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"


_looks: Final[list[Look]] = []


def look() -> Look:
    """Return the application's one look, which is made on first use."""
    if not _looks:
        _looks.append(Look())
    return _looks[0]
