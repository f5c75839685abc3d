# SPDX-License-Identifier: MIT
"""The colours that only the board has: plain land, connections, free places and names."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from powergrid.gui.kit.theme import Theme

WHITE: Final = QColor("#ffffff")


class BoardColours(NamedTuple):
    """The colours of one theme; `areas` are those of a plain board, by the tint's name."""

    land: QColor
    neighbours: QColor
    coast: QColor
    connection: QColor
    faint_connection: QColor
    place_open: QColor
    name_halo: QColor
    areas: dict[str, QColor]


def _colours(areas: dict[str, str], **others: str) -> BoardColours:
    tints = {name: QColor(tint) for name, tint in areas.items()}
    return BoardColours(areas=tints, **{name: QColor(hue) for name, hue in others.items()})


_LIGHT: Final = _colours(
    areas={
        "green": "#dfead9",
        "brown": "#ebe0d2",
        "red": "#f3dcd5",
        "yellow": "#f3ebc9",
        "blue": "#d9e4f1",
        "purple": "#e6deee",
        "teal": "#d5e8e8",
    },
    land="#e0ddd4",
    neighbours="#dedbd2",
    coast="#7f919a",
    connection="#4c575d",
    faint_connection="#b3a994",
    place_open="#e9e6dd",
    name_halo="#f6f4ee",
)
_DARK: Final = _colours(
    areas={
        "green": "#23332d",
        "brown": "#332c24",
        "red": "#38292a",
        "yellow": "#35321f",
        "blue": "#232f3d",
        "purple": "#2f2a3b",
        "teal": "#20343a",
    },
    land="#191f23",
    neighbours="#13191c",
    coast="#4c5b64",
    connection="#8b9aa2",
    faint_connection="#333e44",
    place_open="#2b363d",
    name_halo="#171d20",
)
_HIGH_LIGHT: Final = _LIGHT._replace(
    neighbours=QColor("#f4f4f4"),
    coast=QColor("#26323a"),
    connection=QColor("#000000"),
    faint_connection=QColor("#767676"),
    place_open=QColor("#dedede"),
    name_halo=QColor("#ffffff"),
)
_HIGH_DARK: Final = _DARK._replace(
    neighbours=QColor("#000000"),
    coast=QColor("#c8d4da"),
    connection=QColor("#ffffff"),
    faint_connection=QColor("#7c868b"),
    place_open=QColor("#2b2b2b"),
    name_halo=QColor("#000000"),
)


def board_colours(theme: Theme) -> BoardColours:
    """Return the board's colours in a theme."""
    if theme.is_high:
        return _HIGH_DARK if theme.is_dark else _HIGH_LIGHT
    return _DARK if theme.is_dark else _LIGHT
