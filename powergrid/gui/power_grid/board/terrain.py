# SPDX-License-Identifier: MIT
"""The terrain of a board from its files: relief, bands along areas' edges, lakes and rivers."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform, qRgba

from powergrid.box.drawing import Drawing
from powergrid.box.ground import Ground, load_ground
from powergrid.files.messages import FileError
from powergrid.files.places import stamp_of
from powergrid.gui.kit.painted import translucent
from powergrid.gui.power_grid.board.landscape_colours import LandscapeColours
from powergrid.gui.power_grid.board.paths import fill, path_of

_FLAT: Final = 128
"""The grey of flat land in a picture of relief."""
_STEEP: Final = 96.0
"""The difference from it at which the relief is darkest or lightest."""
_LEVELS: Final = 16
"""How many greys each area has in a picture of bands, from the inside to the edge."""
_EDGE_SHARE: Final = 0.66
"""The opacity of an area's tint at its edge."""
_NEIGHBOURS: Final = 255
"""The grey of neighbouring land in a picture of bands."""
_RIVER_WIDTHS: Final = (2.5, 2.0, 1.6, 1.25)
"""In design pixels, the widest first."""


class Terrain:
    """The relief, lakes and rivers of a board, painted between the areas and their edges."""

    def __init__(self, ground: Ground, shade: QImage | None, bands: QImage | None) -> None:
        self._relief = ground.relief
        self._shade = shade
        self._bands = bands
        self._lakes = path_of(ground.lakes)
        self._rivers = [path_of(lines) for lines in ground.rivers]

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        to_view: QTransform,
        colours: LandscapeColours,
        unit: float,
        tints: Sequence[QColor | None],
    ) -> None:
        """Paint the terrain; `tints` are for the areas' edges, None for an area out of play."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._relief is not None:
            left, top, right, bottom = self._relief[:4]
            covered = QRectF(left, top, right - left, bottom - top)
            place = to_view.mapRect(covered).toRect()
            whole = exposed.toAlignedRect()
            _paint_picture(painter, whole, place, self._bands, band_table(colours, tints))
            # Only the bands are continued beyond the pictures: a slope would become a stripe.
            _paint_picture(painter, place, place, self._shade, shade_table(colours))
        lakes = to_view.map(self._lakes)
        fill(painter, lakes, colours.lake)
        painter.strokePath(lakes, QPen(translucent(colours.coast, 150 / 255), unit))
        pen = QPen(colours.river)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        for width, rivers in zip(_RIVER_WIDTHS, self._rivers, strict=True):
            pen.setWidthF(width * unit)
            painter.strokePath(to_view.map(rivers), pen)


def _paint_picture(
    painter: QPainter, whole: QRect, covered: QRect, picture: QImage | None, table: Sequence[int]
) -> None:
    if picture is None:
        return
    coloured = picture.copy()
    coloured.setColorTable(table)
    coloured.convertTo(QImage.Format.Format_ARGB32_Premultiplied)
    for target, source in pieces_of(whole, covered, coloured.size()):
        painter.drawImage(target, coloured, source)


def pieces_of(whole: QRect, covered: QRect, size: QSize) -> Iterator[tuple[QRect, QRect]]:
    """Yield target and source rectangles that paint a picture of this size over the whole.

    Beyond the part that it covers, its outermost rows and columns are stretched.
    """

    def strips(low: int, start: int, end: int, high: int, size: int) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = [(start, end, 0, size)]
        if low < start:
            found.append((low, start, 0, 1))
        if end < high:
            found.append((end, high, size - 1, size))
        return found

    left, top = covered.x(), covered.y()
    right, bottom = left + covered.width(), top + covered.height()
    columns = strips(whole.x(), left, right, whole.x() + whole.width(), size.width())
    rows = strips(whole.y(), top, bottom, whole.y() + whole.height(), size.height())
    for (x, x2, u, u2), (y, y2, v, v2) in product(columns, rows):
        yield QRect(x, y, x2 - x, y2 - y), QRect(u, v, u2 - u, v2 - v)


def shade_table(colours: LandscapeColours) -> list[int]:
    """Return the colour of each grey of a picture of relief."""
    return [
        _with_share(
            colours.shade if grey < _FLAT else colours.light, min(1, abs(grey - _FLAT) / _STEEP)
        )
        for grey in range(256)
    ]


def band_table(colours: LandscapeColours, tints: Sequence[QColor | None]) -> list[int]:
    """Return the colour of each grey of a picture of bands."""
    table = [0] * 256
    for area, tint in enumerate(tints[: (_NEIGHBOURS - 1) // _LEVELS]):
        for level in range(_LEVELS):
            if tint is not None:
                share = _EDGE_SHARE * level / (_LEVELS - 1)
                table[1 + _LEVELS * area + level] = _with_share(tint, share)
    table[_NEIGHBOURS] = _with_share(colours.neighbours, 1)
    return table


def _with_share(colour: QColor, share: float) -> int:
    """Return a colour with a share of its opacity, as a colour table holds it."""
    alpha = round(colour.alpha() * share)
    return qRgba(colour.red(), colour.green(), colour.blue(), alpha)


def terrain_of(drawing: Drawing) -> Terrain | None:
    """Return the terrain of a board, None if it has none or its files cannot be used."""
    if drawing.ground is None:
        return None
    file = drawing.ground
    return _terrain(file, (drawing.width, drawing.height), stamp_of(file))


@lru_cache(maxsize=2)
def _terrain(file: Path, plane: tuple[float, float], _stamp: tuple[int, int]) -> Terrain | None:
    try:
        ground = load_ground(file, plane)
    except FileError:
        return None
    if ground.relief is None:
        return Terrain(ground, None, None)
    return Terrain(ground, _picture(ground.relief.shade), _picture(ground.relief.bands))


def _picture(file: Path) -> QImage | None:
    """Return a picture of 256 greys, to be given a colour table; None if it is damaged."""
    picture = QImage(str(file))
    if picture.isNull():
        return None
    picture.convertTo(QImage.Format.Format_Grayscale8)
    picture.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    return picture
