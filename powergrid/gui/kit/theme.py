# SPDX-License-Identifier: MIT
"""The colours of a light and a dark table."""

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtGui import QColor

from powergrid.gui.kit import tokens

LIT: Final = QColor(tokens.DARK["roles"]["lit"])
"""The light of a powered city, in the light theme too."""
_INKS: Final = tuple(map(QColor, tokens.INK_ON_PLAYER))


Role: TypeAlias = Literal[
    "background",
    "surface_1",
    "surface_2",
    "surface_3",
    "text",
    "text_second",
    "text_third",
    "accent",
    "on_accent",
    "button_primary",
    "on_button_primary",
    "good",
    "warning",
    "bad",
    "lit",
    "lit_text",
    "sea",
    "border",
    "plate",
]
"""The name of a colour of the theme."""


class Theme(NamedTuple):
    """The colours of one scheme; the three surfaces are above the background, lowest first.

    With high contrast (`is_high`) they hardly differ, so surfaces have an edge.
    """

    name: str
    is_high: bool
    background: QColor
    surface_1: QColor
    surface_2: QColor
    surface_3: QColor
    text: QColor
    text_second: QColor
    text_third: QColor
    accent: QColor
    on_accent: QColor
    button_primary: QColor
    on_button_primary: QColor
    good: QColor
    warning: QColor
    bad: QColor
    lit: QColor
    lit_text: QColor
    sea: QColor
    border: QColor
    plate: QColor
    fuels: dict[str, QColor]
    rims: dict[str, QColor]
    fills: dict[str, QColor]

    @property
    def is_dark(self) -> bool:
        """Whether text is light on a dark background."""
        return self.name == "dark"

    def ink(self, role: Role) -> QColor:
        """Return the colour of that name."""
        colour: QColor = getattr(self, role)
        return colour

    def edge(self, fill: QColor | None) -> QColor | None:
        """Return the edge of a surface with high contrast, else None."""
        surfaces = (self.surface_1, self.surface_2, self.surface_3)
        return self.border if self.is_high and fill in surfaces else None

    def fuel(self, kind: str) -> QColor:
        """Return the colour of a fuel, or of what needs none."""
        return self.fuels[kind]

    def house_fill(self, colour: str) -> QColor:
        """Return the fill of a player's house."""
        return self.fills[colour]

    def house_rim(self, colour: str) -> QColor:
        """Return the edge that sets off a player's house on any background."""
        return self.rims[colour]

    def line_rim(self, colour: str) -> QColor:
        """Return the edge that sets off a line in a player's colour: black has a white one."""
        return _INKS[0] if colour == "black" else self.rims[colour]

    def on_player(self, colour: str) -> QColor:
        """Return the colour of figures on a player's colour."""
        ground = luminance(self.fills[colour])
        return max(_INKS, key=lambda ink: contrast(luminance(ink), ground))


def _colours(values: dict[str, str]) -> dict[str, QColor]:
    return {name: QColor(value) for name, value in values.items()}


@cache
def theme_for(scheme: str, palette: str = "table", is_high: bool = False) -> Theme:
    """Return the colours of a scheme, "light" or "dark", with the players' colours of a palette.

    `is_high` means high contrast.
    """
    values = tokens.SCHEMES[scheme]
    roles = values["roles"] | (tokens.HIGH_CONTRAST[scheme] if is_high else {})
    return Theme(
        name=scheme,
        is_high=is_high,
        fuels=_colours(values["fuel"]),
        rims=_colours(values["house_rim"]),
        fills=_colours(tokens.PALETTES[palette]),
        **_colours(roles),
    )


def luminance(color: QColor) -> float:
    """Return the luminance of a colour from 0 to 1, as defined by WCAG."""
    red, green, blue = map(_linear, (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    """Return the contrast of two luminances, from 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
