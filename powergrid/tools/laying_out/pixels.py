# SPDX-License-Identifier: MIT
"""Pictures as arrays of numbers: what a shape covers, how far away it is, blurred, resampled."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QTransform

from powergrid.box.drawing import Lines
from powergrid.gui.power_grid.board.laying_out.sheet import Flags, Numbers
from powergrid.gui.power_grid.board.paths import path_of

FAR: Final = 45.0
"""Units of the plane: larger distances count as this."""
_FADING: Final = 90.0
"""The width, in units of the plane, over which a picture fades out towards its edges."""


class Frame(NamedTuple):
    """A rectangle of the plane, and its width in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    columns: int

    @property
    def scale(self) -> float:
        """Pixels per unit of the plane."""
        return self.columns / (self.right - self.left)

    @property
    def rows(self) -> int:
        """Its height in pixels."""
        return round((self.bottom - self.top) * self.scale)


def fill(frame: Frame, rings: Lines) -> Flags:
    """Return the pixels that rings cover, by the even-odd rule."""
    image = QImage(frame.columns, frame.rows, QImage.Format.Format_Grayscale8)
    image.fill(0)
    to_pixels = QTransform.fromScale(frame.scale, frame.scale).translate(-frame.left, -frame.top)
    painter = QPainter(image)
    painter.fillPath(to_pixels.map(path_of(rings)), Qt.GlobalColor.white)
    painter.end()
    return array_of(image) > 0


def fade(frame: Frame, picture: Numbers) -> Numbers:
    """Return a picture that fades out towards its edges."""
    across, down = (
        np.minimum(np.arange(count), np.arange(count)[::-1])
        for count in (frame.columns, frame.rows)
    )
    away = np.minimum(down[:, None], across) / frame.scale
    found: Numbers = picture * np.minimum(1, away / _FADING)
    return found


def covered(frame: Frame, *shapes: Lines) -> Flags:
    """Return the pixels that any of these shapes covers."""
    found = np.zeros((frame.rows, frame.columns), bool)
    for rings in shapes:
        found |= fill(frame, rings)
    return found


def array_of(image: QImage) -> Numbers:
    """Return the greys of a picture of 8 bits."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : image.width()].astype(float)


def png_of(greys: Numbers) -> bytes:
    """Return a picture of these greys as a PNG of 8 bits."""
    rows, columns = greys.shape
    data = greys.astype(np.uint8).tobytes()
    image = QImage(data, columns, rows, columns, QImage.Format.Format_Grayscale8)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def read_part(world: Path, west: float, south: float, east: float, north: float) -> Numbers:
    """Return the brightness of a part of a picture of the whole earth, twice as wide as high.

    Raises OSError, in one sentence, if there is no such picture.
    """
    reader = QImageReader(str(world))
    size = reader.size() if world.is_file() else QSize()  # a pipe would be waited for
    if size.width() != 2 * size.height():
        raise OSError(f"{world} is not a picture of the whole earth, twice as wide as high.")
    per_degree = size.width() / 360
    left, top = round((west + 180) * per_degree), round((90 - north) * per_degree)
    right, bottom = round((east + 180) * per_degree), round((90 - south) * per_degree)
    if min(right - left, bottom - top) < 2:
        raise OSError(f"{world} has too few pixels for a board: choose a larger picture.")
    reader.setClipRect(QRect(left, top, right - left, bottom - top))
    image = reader.read()
    if image.isNull():
        raise OSError(f"{world} cannot be read ({reader.errorString()}): choose another picture.")
    return array_of(image.convertToFormat(QImage.Format.Format_Grayscale8))


def distance(shape: Flags, scale: float) -> Numbers:
    """Return how far every pixel is from a shape, in units of which one is `scale` pixels."""
    reach = ceil(FAR * scale)
    down = np.where(shape, 0.0, float(reach))
    for row in range(1, len(down)):
        down[row] = np.minimum(down[row], down[row - 1] + 1)
    for row in range(len(down) - 2, -1, -1):
        down[row] = np.minimum(down[row], down[row + 1] + 1)
    squares = down**2
    nearest = squares.copy()
    for across in range(1, reach):
        moved = squares + across**2
        nearest[:, across:] = np.minimum(nearest[:, across:], moved[:, :-across])
        nearest[:, :-across] = np.minimum(nearest[:, :-across], moved[:, across:])
    found: Numbers = np.sqrt(nearest) / scale
    return found


def blur(picture: Numbers, radius: float) -> Numbers:
    """Return a picture blurred three times, each pixel by the mean around it."""
    half = max(1, round(radius))
    for axis in (0, 1, 0, 1, 0, 1):
        pads = [(0, 0), (0, 0)]
        pads[axis] = (half + 1, half)
        sums = np.cumsum(np.pad(picture, pads, mode="edge"), axis)
        after = np.take(sums, range(2 * half + 1, sums.shape[axis]), axis)
        before = np.take(sums, range(sums.shape[axis] - 2 * half - 1), axis)
        picture = (after - before) / (2 * half + 1)
    return picture


def sample(picture: Numbers, x: Numbers, y: Numbers) -> Numbers:
    """Return a picture's value at each point, interpolated between its pixels."""
    rows, columns = picture.shape
    x, y = np.clip(x, 0, columns - 1.001), np.clip(y, 0, rows - 1.001)
    left, top = x.astype(int), y.astype(int)
    across, down = (part * part * (3 - 2 * part) for part in (x - left, y - top))
    upper = picture[top, left] * (1 - across) + picture[top, left + 1] * across
    lower = picture[top + 1, left] * (1 - across) + picture[top + 1, left + 1] * across
    found: Numbers = upper * (1 - down) + lower * down
    return found


def enlarge(coarse: Sequence[Numbers] | Numbers, rows: int, columns: int) -> Numbers:
    """Return a coarse grid enlarged to a picture, linear between its nodes."""
    grid = np.asarray(coarse)
    high = np.linspace(0, grid.shape[0] - 1, rows)
    wide = np.linspace(0, grid.shape[1] - 1, columns)
    down = np.stack([np.interp(high, range(len(column)), column) for column in grid.T], 1)
    return np.stack([np.interp(wide, range(len(row)), row) for row in down])
