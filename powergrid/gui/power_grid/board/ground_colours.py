# SPDX-License-Identifier: MIT
"""The colours of the ground: of an atlas by day, and of a plain board as the theme has them."""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from powergrid.gui.kit.painted import mixed
from powergrid.gui.kit.theme import Theme


class GroundColours(NamedTuple):
    """Fills and lines of one theme. `areas` are fills by the tint's name, `tints` those at
    full strength, seen at the edge of an area; `shade` and `light` of the relief have the
    alpha of its darkest and its lightest place.
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
    bare_edge: QColor
    area_edge: QColor
    border: QColor
    coast: QColor
    casing: QColor
    shadow: float


class _Atlas(NamedTuple):
    base: str
    share: float
    tints: dict[str, str]


_LIGHT: Final = _Atlas(
    "#efe8d6",
    64 / 255,
    {
        "green": "#9cc48b",
        "brown": "#d0a877",
        "red": "#d9988a",
        "yellow": "#dcc25c",
        "blue": "#8fb4dc",
        "purple": "#b49fce",
        "teal": "#86c0bd",
    },
)
_DARK: Final = _Atlas(
    "#2b3336",
    70 / 255,
    {
        "green": "#4f8a63",
        "brown": "#927048",
        "red": "#96554e",
        "yellow": "#8d7d38",
        "blue": "#487099",
        "purple": "#74639d",
        "teal": "#3f8084",
    },
)


def ground_colours(theme: Theme, is_plain: bool) -> GroundColours:
    """Return the colours of the ground in a theme."""
    atlas = _atlas(theme.is_dark)
    if not is_plain:
        return atlas
    return atlas._replace(
        sea=theme.sea,
        neighbours=theme.neighbour_land,
        land=theme.area("out_of_play"),
        areas={name: theme.area(name) for name in atlas.areas},
        area_edge=theme.name_halo,
        border=theme.border,
        coast=theme.coast,
    )


@cache
def _atlas(is_dark: bool) -> GroundColours:
    atlas = _DARK if is_dark else _LIGHT
    tints = {name: QColor(value) for name, value in atlas.tints.items()}
    areas = {name: mixed(QColor(atlas.base), tint, atlas.share) for name, tint in tints.items()}
    if is_dark:
        return GroundColours(
            sea=QColor("#0d1f2b"),
            neighbours=QColor("#171e21"),
            land=QColor("#1d2427"),
            areas=areas,
            tints=tints,
            shade=_sheer("#000408", 0.86),
            light=_sheer("#bedae8", 0.27),
            lake=QColor("#14303f"),
            river=_sheer("#4a86a8", 210 / 255),
            wash=_sheer("#1d2427", 96 / 255),
            bare_edge=_sheer("#56636a", 130 / 255),
            area_edge=_sheer("#0d1316", 235 / 255),
            border=_sheer("#4a575e", 150 / 255),
            coast=_sheer("#6b98ab", 235 / 255),
            casing=_sheer("#11181b", 170 / 255),
            shadow=2.0,
        )
    return GroundColours(
        sea=QColor("#aecedb"),
        neighbours=QColor("#cfc9ba"),
        land=QColor("#e2dccf"),
        areas=areas,
        tints=tints,
        shade=_sheer("#5c4830", 0.62),
        light=_sheer("#fffdf4", 0.85),
        lake=QColor("#a9cbd8"),
        river=_sheer("#74abcc", 235 / 255),
        wash=_sheer("#e2dccf", 96 / 255),
        bare_edge=_sheer("#a79e88", 150 / 255),
        area_edge=_sheer("#fbf7ec", 235 / 255),
        border=_sheer("#a39b86", 150 / 255),
        coast=_sheer("#3d7186", 235 / 255),
        casing=_sheer("#f3ecdb", 190 / 255),
        shadow=1.0,
    )


def _sheer(colour: str, alpha: float) -> QColor:
    sheer = QColor(colour)
    sheer.setAlphaF(alpha)
    return sheer
