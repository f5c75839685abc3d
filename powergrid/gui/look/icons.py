# SPDX-License-Identifier: MIT
"""Our own icons, each in one colour, drawn when they are first needed."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform

from powergrid.gui.look import drawings_fuel as fuel
from powergrid.gui.look import drawings_signs as signs
from powergrid.gui.look.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

GRID: Final = 24
_SMALL: Final = 19
"""Below that many pixels a hybrid does without its bar."""

_DRAWN: Final[dict[str, Callable[[], QPainterPath]]] = {
    "coal": fuel.coal,
    "oil": fuel.oil,
    "garbage": fuel.garbage,
    "uranium": fuel.uranium,
    "hybrid": fuel.hybrid,
    "hybrid_coal": fuel.hybrid_coal,
    "hybrid_oil": fuel.hybrid_oil,
    "hybrid_bar": fuel.hybrid_bar,
    "hybrid_small_coal": fuel.hybrid_small_coal,
    "hybrid_small_oil": fuel.hybrid_small_oil,
    "ecological": fuel.ecological,
    "fusion": fuel.fusion,
    "house": signs.house,
    "city": signs.house,
    "plug": signs.plug,
    "cards": signs.cards,
    "undo": signs.undo,
    "redo": signs.redo,
    "hint": signs.hint,
    "plan": signs.plan,
    "gavel": signs.gavel,
    "menu": signs.menu,
    "log": signs.log,
    "rules": signs.rules,
    "lock": signs.lock,
    "check": signs.check,
    "warning": signs.warning,
    "plus": signs.plus,
    "minus": signs.minus,
    "close": signs.close,
    "person": signs.person,
    "computer": signs.computer,
    "arrow": signs.arrow,
    "end_turn": signs.end_turn,
    "chevron": signs.chevron,
    "play": signs.play,
    "pause": signs.pause,
    "forward": signs.forward,
    "fast_forward": signs.fast_forward,
    "back": signs.back,
    "fast_back": signs.fast_back,
    "folder": signs.folder,
    "gear": signs.gear,
    "step": signs.step,
    "star": signs.star,
}

ICONS: Final = tuple(_DRAWN)
"""The names of all icons."""


@cache
def icon_path(name: str) -> QPainterPath:
    """Return an icon on the grid of 24."""
    return _DRAWN[name]()


@lru_cache(maxsize=512)
def _fitted(name: str, side: float) -> QPainterPath:
    return QTransform.fromScale(side / GRID, side / GRID).map(icon_path(name))


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Fill an icon in the middle of `rect`, as large as its shorter side."""
    side = min(rect.width(), rect.height())
    left = rect.x() + (rect.width() - side) / 2
    top = rect.y() + (rect.height() - side) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(left, top)
    painter.fillPath(_fitted(name, side), color)
    painter.restore()


def paint_kind(painter: QPainter, kind: str, rect: QRectF, theme: Theme) -> None:
    """Draw a fuel or a kind of plant in its colour; a hybrid has those of coal and oil."""
    if kind == "hybrid" and min(rect.width(), rect.height()) < _SMALL:
        paint_icon(painter, "hybrid_small_coal", rect, theme.fuel("coal"))
        paint_icon(painter, "hybrid_small_oil", rect, theme.fuel("oil"))
    elif kind == "hybrid":
        paint_icon(painter, "hybrid_bar", rect, theme.text_third)
        paint_icon(painter, "hybrid_coal", rect, theme.fuel("coal"))
        paint_icon(painter, "hybrid_oil", rect, theme.fuel("oil"))
    else:
        paint_icon(painter, kind, rect, theme.fuel(kind))


def icon(name: str, color: QColor, side: int, ratio: float = 1.0) -> "QIcon":
    """Return an icon for a menu or a standard button."""
    from PySide6.QtGui import QIcon  # PySide takes its time over it, and the table needs none

    pixmap = QPixmap(QSize(round(side * ratio), round(side * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, QRectF(0, 0, side, side), color)
    painter.end()
    return QIcon(pixmap)
