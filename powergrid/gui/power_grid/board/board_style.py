# SPDX-License-Identifier: MIT
"""The fonts, pens and colours with which the board is drawn."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen

from powergrid.gui.kit.look import Look
from powergrid.gui.kit.painted import mix, translucent
from powergrid.gui.kit.tokens import MEDIUM, SEMIBOLD
from powergrid.gui.power_grid.board.board_colours import board_colours
from powergrid.gui.power_grid.board.centred_text import CentredText
from powergrid.gui.power_grid.board.edge_pen import EdgePen
from powergrid.gui.power_grid.board.landscape_colours import landscape_colours
from powergrid.gui.power_grid.board.light import Hour, in_ambient_light

_CONNECTION, _CASING, _FAINT_CONNECTION = 2.6, 6.0, 1.5
_COAST, _BORDER, _AREA = 1.5, 1.1, 2.0
"""The widths of lines, in design pixels."""
_HALO: Final = 1.5
"""How far the halo reaches around the letters of a name, in design pixels."""
_FAINT_LIGHT: Final = 0.4
"""The share of the ambient light on what is out of play, so that it recedes but can be read."""


class BoardStyle:
    """The fonts, pens and colours for a look and an hour; each change makes a new one.

    Signs, names and plates are larger by `text_factor`; `unit` is pixels per design pixel. What is
    `faint` is out of play.
    """

    def __init__(self, look: Look, text_factor: float = 1.0, hour: Hour = "day") -> None:
        theme = self.theme = look.theme
        colours = self.colours = board_colours(theme)
        self.text_factor = text_factor
        unit = self.unit = look.scale * text_factor
        self.names = CentredText(look.font(13 * text_factor, MEDIUM, narrow=True))
        self.prices = CentredText(look.font(13 * text_factor, SEMIBOLD, narrow=True))
        self.closed_prices = CentredText(look.font(13 * text_factor, MEDIUM, narrow=True))
        self.costs = CentredText(look.font(14 * text_factor, SEMIBOLD))
        self.route_costs = CentredText(look.font(16 * text_factor, SEMIBOLD))
        self.tags = CentredText(look.font(18 * text_factor, SEMIBOLD))

        self.connection = QPen(colours.connection, _CONNECTION * unit)
        self.connection.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.faint_connection = QPen(colours.faint_connection, _FAINT_CONNECTION * unit)
        self.faint_connection.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.faint_connection.setDashPattern([3.0, 2.5])
        landscape = self.landscape = landscape_colours(theme, look.is_plain)
        self.casing = QPen(landscape.casing, _CASING * unit)
        self.casing.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.coast = EdgePen(landscape.coast, _COAST * unit)
        self.border = EdgePen(landscape.border, _BORDER * unit)
        self.area_edge = EdgePen(landscape.area_edge, _AREA * unit)
        self.faint_area_edge = EdgePen(landscape.faint_area_edge, _BORDER * unit, (1.5, 3.0))
        # Eight shifted copies look the same as a stroked outline, and are six times as fast.
        self.halo = [
            QPointF(cos(turn * pi / 4), sin(turn * pi / 4)) * (_HALO * unit) for turn in range(8)
        ]
        self.sign_edge = QPen(mix(colours.coast, theme.plate, 0.25), max(1, round(unit)))
        hour = "day" if look.is_plain else hour
        land, sign = (
            in_ambient_light(colour, hour, is_dark=theme.is_dark, share=_FAINT_LIGHT)
            for colour in (landscape.land, landscape.neighbours)
        )
        self.faint_text = theme.text_third if hour == "day" else theme.text_second
        self.faint_halo = self.faint_plate = land
        self.faint_sign = translucent(sign, 150 / 255)

    def name_top(self, height: float) -> int:
        """Return the offset downwards that centres a name in a rectangle of this height."""
        return round((height - self.names.line) / 2)
