# SPDX-License-Identifier: MIT
"""What is seen for other programs: figures as CSV, charts as a picture."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPoint, QSaveFile, QSize
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.look import look
from powergrid.records import Seat
from powergrid.stats.figures import Round

translate = QCoreApplication.translate

_SHARPNESS = 2
"""Pixels of the picture for each design pixel, whatever the scale of the window."""
HEAD = (
    "round",
    "player",
    "cities",
    "powered",
    "capacity",
    "money",
    "income",
    "paid_for_plants",
    "paid_for_fuel",
    "paid_for_connections",
    "paid_for_houses",
)


def table(
    seats: Sequence[Seat],
    rounds: Sequence[Sequence[Round]],
    chances: Sequence[Sequence[float]] = (),
) -> str:
    """Return one line of CSV for each round of each seat, under the names of the columns.

    `chances` by round and seat make one column more, if there are any.
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow((*HEAD, "chance_as_it_began") if chances else HEAD)
    for number in range(max(map(len, rounds), default=0)):
        for seat, (sitter, played) in enumerate(zip(seats, rounds, strict=True)):
            more = (round(chances[number][seat], 4),) if chances else ()
            lines.writerow((number + 1, sitter.name, *_figures(played[number]), *more))
    return text.getvalue()


def _figures(part: Round) -> tuple[int, ...]:
    return (
        part.cities,
        part.powered,
        part.capacity,
        part.money,
        part.income,
        part.plants,
        part.fuel,
        part.connections,
        part.houses,
    )


def asked_file(parent: QWidget) -> Path | None:
    """Ask for a name and what is to be written: a picture (`.png`) or a table (`.csv`)."""
    from PySide6.QtWidgets import QFileDialog  # seldom needed

    title = translate("EndView", "Export")
    filters = translate("EndView", "Charts as a picture (*.png);;Figures as a table (*.csv)")
    name, chosen = QFileDialog.getSaveFileName(parent, title, "", filters)
    if not name:
        return None
    return Path(name) if Path(name).suffix else Path(name + (".csv" if "csv" in chosen else ".png"))


def picture(sheet: QWidget, size: QSize) -> bytes:
    """Return a widget as it looks at that size in design pixels, as a PNG of twice as many."""
    scale = look().scale
    sheet.resize(size * scale)
    sheet.ensurePolished()
    image = QImage(size * _SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARPNESS / scale)
    image.fill(look().theme.background)
    sheet.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # bytes fail at run time
    return bytes(buffer.data().data())


def write(file: Path, data: bytes) -> str:
    """Write a file whole or not at all; return why that failed, or nothing."""
    target = QSaveFile(str(file))
    if target.open(QIODevice.OpenModeFlag.WriteOnly):
        target.write(data)
        if target.commit():
            return ""
    text = translate("EndView", "{file} cannot be written ({reason}); choose another folder.")
    return text.format(file=file.name, reason=target.errorString())
