# SPDX-License-Identifier: MIT
"""The colours of the landscape: those of an atlas, and on a plain board the theme's."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from powergrid.gui.kit.painted import mix, translucent
from powergrid.gui.kit.theme import Theme
from powergrid.gui.power_grid.board.board_colours import board_colours


class LandscapeColours(NamedTuple):
    """Fills and lines in one theme.

    `areas` are the fills of areas by the tint's name, `tints` the same at full strength, for their
    edges. `shade` and `light` have the alpha of the darkest and the lightest spot of the relief.
    `wash` covers areas out of play, `casing` surrounds connections, and `shadow` is the strength of
    shadows, 1 in the light theme.
    """

    sea: QColor
    neighbours: QColor
    land: QColor
    areas: Mapping[str, QColor]
    tints: Mapping[str, QColor]
    shade: QColor
    light: QColor
    lake: QColor
    river: QColor
    wash: QColor
    faint_area_edge: QColor
    area_edge: QColor
    border: QColor
    coast: QColor
    casing: QColor
    shadow: float


def _atlas(
    base: str, share: float, shadow: float, tints: dict[str, str], **others: tuple[str, float]
) -> LandscapeColours:
    """Return the colours of an atlas, whose areas mix a `share` of their tint into `base`."""
    full = {name: QColor(tint) for name, tint in tints.items()}
    areas = {name: mix(QColor(base), tint, share) for name, tint in full.items()}
    colours = {name: translucent(QColor(hue), alpha) for name, (hue, alpha) in others.items()}
    return LandscapeColours(areas=areas, tints=full, shadow=shadow, **colours)


_LIGHT: Final = _atlas(
    base="#efe8d6",
    share=64 / 255,
    shadow=1.0,
    tints={
        "green": "#9cc48b",
        "brown": "#d0a877",
        "red": "#d9988a",
        "yellow": "#dcc25c",
        "blue": "#8fb4dc",
        "purple": "#b49fce",
        "teal": "#86c0bd",
    },
    sea=("#aecedb", 1),
    neighbours=("#cfc9ba", 1),
    land=("#e2dccf", 1),
    shade=("#5c4830", 0.62),
    light=("#fffdf4", 0.85),
    lake=("#a9cbd8", 1),
    river=("#74abcc", 235 / 255),
    wash=("#e2dccf", 96 / 255),
    faint_area_edge=("#a79e88", 150 / 255),
    area_edge=("#fbf7ec", 235 / 255),
    border=("#a39b86", 150 / 255),
    coast=("#3d7186", 235 / 255),
    casing=("#f3ecdb", 190 / 255),
)
_DARK: Final = _atlas(
    base="#2b3336",
    share=70 / 255,
    shadow=2.0,
    tints={
        "green": "#4f8a63",
        "brown": "#927048",
        "red": "#96554e",
        "yellow": "#8d7d38",
        "blue": "#487099",
        "purple": "#74639d",
        "teal": "#3f8084",
    },
    sea=("#0d1f2b", 1),
    neighbours=("#171e21", 1),
    land=("#1d2427", 1),
    shade=("#000408", 0.86),
    light=("#bedae8", 0.27),
    lake=("#14303f", 1),
    river=("#4a86a8", 210 / 255),
    wash=("#1d2427", 96 / 255),
    faint_area_edge=("#56636a", 130 / 255),
    area_edge=("#0d1316", 235 / 255),
    border=("#4a575e", 150 / 255),
    coast=("#6b98ab", 235 / 255),
    casing=("#11181b", 170 / 255),
)


def landscape_colours(theme: Theme, is_plain: bool) -> LandscapeColours:
    """Return the colours of the landscape in a theme, of a plain board or with relief."""
    atlas = _DARK if theme.is_dark else _LIGHT
    if not is_plain:
        return atlas
    plain = board_colours(theme)
    return atlas._replace(
        sea=theme.sea,
        neighbours=plain.neighbours,
        land=plain.land,
        areas=plain.areas,
        area_edge=plain.name_halo,
        border=theme.border,
        coast=plain.coast,
    )
