# SPDX-License-Identifier: MIT
"""Contrasts, read from the pixels of a picture."""

from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from powergrid.gui.kit.theme import contrast, luminance


@cache
def luminance_of(pixel: int) -> float:
    return luminance(QColor.fromRgb(pixel))


class Pixels:
    """The pixels of a picture, and their contrasts."""

    def __init__(self, image: QImage) -> None:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        self._width, self._height = image.width(), image.height()
        self._pixels = memoryview(image.constBits()).cast("I").tolist()

    def at(self, point: QPointF) -> float:
        """Return the luminance of the pixel at a point."""
        return luminance_of(self._pixels[int(point.y()) * self._width + int(point.x())])

    def legible(self, rect: QRectF, ink: QColor, minimum: float, reach: int = 3) -> float:
        """Return the share of a text's pixels that have a ground beside them which they stand
        out from; 0 if there is no text in that ink."""
        box = rect.toAlignedRect().adjusted(reach, 0, -reach, 0)
        wanted, own = ink.rgb(), luminance(ink)
        found = good = 0
        for y in range(max(0, box.top()), min(self._height, box.bottom() + 1)):
            row = self._pixels[y * self._width : (y + 1) * self._width]
            for x in range(max(reach, box.left()), min(self._width - reach, box.right() + 1)):
                if row[x] == wanted:
                    found += 1
                    at = y * self._width + x
                    up, down = at - reach * self._width, at + (reach + 1) * self._width
                    column = self._pixels[max(0, up) : down : self._width]
                    beside = {*row[x - reach : x], *row[x + 1 : x + reach + 1], *column}
                    good += any(contrast(own, luminance_of(near)) >= minimum for near in beside)
        return good / found if found else 0.0

    def across(self, line: QLineF, at: float, reach: float) -> list[float]:
        """Return the luminances along a cut across a line."""
        middle, normal = line.pointAt(at), line.normalVector().unitVector()
        way = normal.p2() - normal.p1()
        steps = round(2 * reach)
        return [self.at(middle + way * (step / 2)) for step in range(-steps, steps + 1)]
