# SPDX-License-Identifier: MIT
"""Theme, scale, text size and fonts of the application."""

from functools import cache
from math import floor
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication

from powergrid.gui.kit.fonts import load_fonts, make_font
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.kit.tokens import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    MIN_HEIGHT,
    MIN_WIDTH,
    REGULAR,
    TEXT_SIZES,
)

Scheme = Literal["system", "light", "dark"]
Contrast = Literal["system", "normal", "high"]

MIN_SCALE: Final = 0.75
MAX_SCALE: Final = 4.0
# Steps, so that resizing a window does not create fonts and paths for each pixel.
_STEPS: Final = 24


def _limits(width: float, height: float) -> tuple[float, float]:
    """Return the scale that fits a window of that size, and the largest possible one."""
    fitted = max(1.0, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))
    return fitted, min(MAX_SCALE, width / MIN_WIDTH, height / MIN_HEIGHT)


class Look(QObject):
    """How everything is drawn; `changed` is emitted with each change."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        load_fonts()
        self.scale = 1.0
        self.text = 1.0
        self.reduced_motion = False
        self.shows_focus = False
        """Whether focus rings are shown, because the keyboard was used last."""
        self._is_plain = False
        self._contrast: Contrast = "system"
        self._scheme: Scheme = "system"
        self._factor = 1.0
        self._fitted, self._max_scale = 1.0, MAX_SCALE
        self._fonts: dict[tuple[float, int, bool], QFont] = {}
        self._palette = "table"
        self.shows_letters = False
        self.theme = theme_for(self._system_theme(), is_high=self._wants_contrast())
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._renew_theme)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._renew_theme)

    @property
    def factor(self) -> float:
        """The user's scale factor."""
        return self._factor

    @property
    def limit(self) -> float:
        """The largest factor that fits the window if that is below the user's, else 0."""
        factor = self.scale / self._fitted
        return 0 if factor > self._factor - 1 / _STEPS else factor

    def px(self, n: float) -> float:
        """Return `n` design pixels in pixels."""
        return n * self.scale

    def ipx(self, n: float) -> int:
        """Return `n` design pixels in whole pixels, at least 1 if `n` is positive."""
        return max(1, round(n * self.scale)) if n > 0 else round(n * self.scale)

    def font(self, size: float, weight: int = REGULAR, narrow: bool = False) -> QFont:
        """Return the font of that size in design pixels, with tabular figures."""
        key = (size, weight, narrow)
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = make_font(max(1, round(self.px(size))), weight, narrow)
        return font

    def text_font(self, size: float, weight: int = REGULAR, narrow: bool = False) -> QFont:
        """Return the font of that size, scaled by the player's text size."""
        return self.font(size * self.text, weight, narrow)

    def text_sizes(self) -> list[float]:
        """Return the possible text factors, from the player's text size down to 1."""
        return sorted((by for by in TEXT_SIZES.values() if by <= self.text), reverse=True)

    def text_px(self, n: float) -> int:
        """Return `n` design pixels, scaled by the player's text size, in whole pixels."""
        return self.ipx(n * self.text)

    def duration(self, milliseconds: int) -> int:
        """Return the duration of an animation: 0 with reduced motion."""
        return 0 if self.reduced_motion else milliseconds

    def set_scheme(self, scheme: Scheme) -> None:
        """Use the colours of a scheme, or follow the system."""
        self._scheme = scheme
        self._renew_theme()

    @property
    def is_plain(self) -> bool:
        """Whether decoration is left out, by choice or because of high contrast."""
        return self._is_plain or self.theme.is_high

    def set_contrast(self, contrast: Contrast) -> None:
        """Use normal or high contrast, or follow the system."""
        self._contrast = contrast
        self._renew_theme()

    def set_palette(self, palette: str) -> None:
        """Use other colours for the players."""
        self._palette = palette
        self._renew_theme()

    def set_letters(self, shown: bool) -> None:
        """Show or hide the players' letters on houses."""
        if shown != self.shows_letters:
            self.shows_letters = shown
            self.changed.emit()

    def set_plain(self, is_plain: bool) -> None:
        """Leave out decoration, or show it again."""
        if is_plain != self._is_plain:
            self._is_plain = is_plain
            self.changed.emit()

    def set_scale(self, factor: float) -> None:
        """Scale everything by the user's factor."""
        self._factor = factor
        self._rescale()

    def set_text_size(self, name: str) -> None:
        """Set the text size by its name."""
        if TEXT_SIZES[name] != self.text:
            self.text = TEXT_SIZES[name]
            self.changed.emit()

    def fit(self, width: float, height: float) -> None:
        """Fit the scale to a window of that size."""
        self._fitted, self._max_scale = _limits(width, height)
        self._rescale()

    def scale_in(self, width: float, height: float) -> float:
        """Return the scale in a window of that size.

        Beyond 1920 by 1080 everything grows with the window. A small window limits the user's
        factor; in one that is too small everything shrinks.
        """
        return self._scale_within(*_limits(width, height))

    def _scale_within(self, fitted: float, maximum: float) -> float:
        wanted = max(MIN_SCALE, min(maximum, fitted * self._factor))
        return floor(wanted * _STEPS + 1e-6) / _STEPS

    def set_reduced_motion(self, reduced: bool) -> None:
        """Turn animations off or on."""
        if reduced != self.reduced_motion:
            self.reduced_motion = reduced
            self.changed.emit()

    def _rescale(self) -> None:
        scale = self._scale_within(self._fitted, self._max_scale)
        if scale != self.scale:
            self.scale = scale
            self._fonts.clear()
            self.changed.emit()

    def _renew_theme(self) -> None:
        scheme = self._system_theme() if self._scheme == "system" else self._scheme
        theme = theme_for(scheme, self._palette, self._wants_contrast())
        if theme is not self.theme:
            self.theme = theme
            self.changed.emit()

    def _wants_contrast(self) -> bool:
        """Return whether contrast is high; Qt knows the system's preference from 6.10 on."""
        hints = QGuiApplication.styleHints()
        if self._contrast != "system" or not hasattr(hints, "accessibility"):
            return self._contrast == "high"
        preference = hints.accessibility().contrastPreference()
        return bool(preference == Qt.ContrastPreference.HighContrast)

    def _system_theme(self) -> str:
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"


@cache
def look() -> Look:
    """Return the application's look, created on first use."""
    return Look()
