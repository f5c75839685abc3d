# SPDX-License-Identifier: MIT
"""The colours of a light and a dark table."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from powergrid.gui.look import tokens
from powergrid.gui.look.tokens import PLAYER_COLOURS as PLAYER_COLOURS

_FILLS: Final = {name: QColor(value) for name, value in tokens.PLAYER_FILL.items()}
_ON_FILLS: Final = {name: QColor(value) for name, value in tokens.ON_PLAYER.items()}


class Theme(NamedTuple):
    """The colours of one scheme; the three surfaces lie above the background, lowest first."""

    name: str
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
    sea: QColor
    neighbour_land: QColor
    land: QColor
    coast: QColor
    border: QColor
    wire: QColor
    wire_out_of_play: QColor
    plate: QColor
    plate_text: QColor
    sign: QColor
    place_open: QColor
    place_closed: QColor
    name_halo: QColor
    fuels: dict[str, QColor]
    areas: dict[str, QColor]
    rims: dict[str, QColor]

    @property
    def is_dark(self) -> bool:
        """Return whether text is light on a dark ground."""
        return self.name == "dark"

    def fuel(self, kind: str) -> QColor:
        """Return the colour of a fuel or of a kind of plant; a hybrid's is that of coal."""
        return self.fuels["coal" if kind == "hybrid" else kind]

    def area(self, colour: str) -> QColor:
        """Return the tint of an area; a name not known here always gets the same tint."""
        known = self.areas.get(colour)
        if known is not None:
            return known
        names = [name for name in self.areas if name != "out_of_play"]
        return self.areas[names[sum(map(ord, colour)) % len(names)]]

    def house_fill(self, colour: str) -> QColor:
        """Return the ground of a player's house."""
        return _FILLS[colour]

    def house_rim(self, colour: str) -> QColor:
        """Return the edge that makes a player's house stand on any ground."""
        return self.rims[colour]

    def on_player(self, colour: str) -> QColor:
        """Return the colour of figures on a player's ground."""
        return _ON_FILLS[colour]


def _colours(values: dict[str, str]) -> dict[str, QColor]:
    return {name: QColor(value) for name, value in values.items()}


def _theme(name: str) -> Theme:
    scheme = tokens.SCHEMES[name]
    return Theme(
        name=name,
        fuels=_colours(scheme["fuel"]),
        areas=_colours(scheme["area"]),
        rims=_colours(scheme["house_rim"]),
        **_colours(scheme["roles"]),
    )


THEMES: Final[dict[str, Theme]] = {name: _theme(name) for name in tokens.SCHEMES}
