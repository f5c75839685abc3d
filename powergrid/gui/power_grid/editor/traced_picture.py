# SPDX-License-Identifier: MIT
"""A picture to trace, read from a file."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

_MAX_PIXELS: Final = 8192
"""The longest side of a picture that is read."""
_SHOWN_PIXELS: Final = 2048
"""The longest side of a picture on the map."""


def picture_in(file: Path) -> QImage:
    """Return the picture in a file, made smaller if it is large; a null one if it is none."""
    reader = QImageReader(str(file))
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > _MAX_PIXELS:
        return QImage()
    if max(size.width(), size.height()) > _SHOWN_PIXELS:
        maximum = QSize(_SHOWN_PIXELS, _SHOWN_PIXELS)
        reader.setScaledSize(size.scaled(maximum, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()
