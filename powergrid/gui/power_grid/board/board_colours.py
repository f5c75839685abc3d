# SPDX-License-Identifier: MIT
"""The colours of the board alone: its plain ground, connections, free places and names."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from powergrid.gui.kit.theme import Theme

WHITE: Final = QColor("#ffffff")


class BoardColours(NamedTuple):
    """The colours of one scheme; `areas` are those of a plain board, by the tint's name."""

    bare_land: QColor
    neighbour_land: QColor
    coast: QColor
    connection: QColor
    connection_out_of_play: QColor
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
    bare_land="#e0ddd4",
    neighbour_land="#dedbd2",
    coast="#7f919a",
    connection="#4c575d",
    connection_out_of_play="#b3a994",
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
    bare_land="#191f23",
    neighbour_land="#13191c",
    coast="#4c5b64",
    connection="#8b9aa2",
    connection_out_of_play="#333e44",
    place_open="#2b363d",
    name_halo="#171d20",
)
_HIGH_LIGHT: Final = _LIGHT._replace(
    neighbour_land=QColor("#f4f4f4"),
    coast=QColor("#26323a"),
    connection=QColor("#000000"),
    connection_out_of_play=QColor("#767676"),
    place_open=QColor("#dedede"),
    name_halo=QColor("#ffffff"),
)
_HIGH_DARK: Final = _DARK._replace(
    neighbour_land=QColor("#000000"),
    coast=QColor("#c8d4da"),
    connection=QColor("#ffffff"),
    connection_out_of_play=QColor("#7c868b"),
    place_open=QColor("#2b2b2b"),
    name_halo=QColor("#000000"),
)


def board_colours(theme: Theme) -> BoardColours:
    """Return the board's colours in a theme."""
    if theme.is_high:
        return _HIGH_DARK if theme.is_dark else _HIGH_LIGHT
    return _DARK if theme.is_dark else _LIGHT
