# SPDX-License-Identifier: MIT
"""A share is a figure, with a bar beside it if there is room."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel

from powergrid.gui.kit.look import look
from powergrid.gui.kit.share_delegate import SHARE, ShareDelegate


def length_of_bar(share: float, width: int) -> int:
    model = QStandardItemModel()
    item = QStandardItem("")
    item.setData(share, SHARE)
    model.appendRow(item)
    image = QImage(width, 36, QImage.Format.Format_RGB32)
    image.fill(look().theme.surface_1)
    painter = QPainter(image)
    ShareDelegate().paint_cell(painter, QRectF(image.rect()), model.index(0, 0))
    painter.end()
    ink = look().theme.text_second
    return sum(image.pixelColor(x, 18) == ink for x in range(width))


def test_the_length_of_a_bar_is_its_share() -> None:
    fifth, half = length_of_bar(0.2, 300), length_of_bar(0.5, 300)
    assert fifth == pytest.approx(0.2 * 236, abs=2)
    assert half == pytest.approx(0.5 * 236, abs=2)
    assert not length_of_bar(0.0, 300)
    look().set_text_size("larger")
    assert length_of_bar(1.0, 300) == pytest.approx(300 - 64 * 1.4, abs=2)


def test_a_narrow_column_shows_only_the_figure() -> None:
    assert not length_of_bar(1.0, 110)
