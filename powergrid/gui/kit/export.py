# SPDX-License-Identifier: MIT
"""Exports: choosing a file, rendering widgets as pictures, writing."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QSize
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QFileDialog, QWidget

from powergrid.files import atomic
from powergrid.files.messages import reason_of
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate

_SHARPNESS = 2
"""Pixels of the picture per design pixel, at any scale of the window."""


def ask_for_file(parent: QWidget, export_to: Callable[[Path], object]) -> None:
    """Ask for a file for a picture (`.png`) or a table (`.csv`), and export to it if given."""
    title = translate("EndView", "Export")
    filters = translate("EndView", "Charts as a picture (*.png);;Figures as a table (*.csv)")
    name, chosen = QFileDialog.getSaveFileName(parent, title, "", filters)
    if name:
        ending = "" if Path(name).suffix else ".csv" if "csv" in chosen else ".png"
        export_to(Path(name + ending))


def picture(sheet: QWidget, size: QSize) -> bytes:
    """Return a widget as PNG at that size in design pixels, with twice as many pixels."""
    scale = look().scale
    sheet.resize(size * scale)
    sheet.ensurePolished()
    image = QImage(size * _SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARPNESS / scale)
    image.fill(look().theme.background)
    sheet.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return png_of(image)


def png_of(image: QImage) -> bytes:
    """Return an image as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # bytes fail at run time
    return bytes(buffer.data().data())


def write(file: Path, data: bytes) -> str:
    """Write a file atomically; return why that failed, or an empty text."""
    try:
        atomic.write(file, data)
    except (OSError, ValueError) as error:
        text = translate("EndView", "{file} cannot be saved ({reason}); choose another folder.")
        return text.format(file=file.name, reason=reason_of(error))
    return ""
