# SPDX-License-Identifier: MIT
"""The kinds of fuel and plant as icons, in one colour or in their own."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from powergrid.gui.kit.icons import Drawing, paint_drawing
from powergrid.gui.kit.theme import Theme
from powergrid.gui.power_grid.pieces import fuel_drawings

_SMALL: Final = 19
"""Below this size in pixels, a hybrid has no bar."""

KIND_DRAWINGS: Final[dict[str, Drawing]] = {
    "coal": fuel_drawings.coal,
    "oil": fuel_drawings.oil,
    "garbage": fuel_drawings.garbage,
    "uranium": fuel_drawings.uranium,
    "hybrid": fuel_drawings.hybrid,
    "ecological": fuel_drawings.ecological,
    "fusion": fuel_drawings.fusion,
    "mine": fuel_drawings.mine,
}

_ALIKE: Final = {"hybrid": "coal", "mine": "uranium"}


def kind_colour(theme: Theme, kind: str) -> QColor:
    """Return the colour of a kind of fuel or plant: coal's for hybrids, uranium's for mines."""
    return theme.fuel(_ALIKE.get(kind, kind))


def paint_kind(
    painter: QPainter, kind: str, rect: QRectF, theme: Theme, color: QColor | None = None
) -> None:
    """Draw a kind in `color`, else in its own; a hybrid then has those of coal and oil."""
    coal, oil = theme.fuel("coal"), theme.fuel("oil")
    if color is not None:
        paint_drawing(painter, KIND_DRAWINGS[kind], rect, color)
    elif kind != "hybrid":
        paint_drawing(painter, KIND_DRAWINGS[kind], rect, kind_colour(theme, kind))
    elif min(rect.width(), rect.height()) < _SMALL:
        paint_drawing(painter, fuel_drawings.hybrid_small_coal, rect, coal)
        paint_drawing(painter, fuel_drawings.hybrid_small_oil, rect, oil)
    else:
        paint_drawing(painter, fuel_drawings.hybrid_bar, rect, theme.text_third)
        paint_drawing(painter, fuel_drawings.hybrid_coal, rect, coal)
        paint_drawing(painter, fuel_drawings.hybrid_oil, rect, oil)
