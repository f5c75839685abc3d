# SPDX-License-Identifier: MIT
"""A line is aligned in its rectangle, and cut if it is too long."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text_lines import paint_line, wrapped_lines
from powergrid.gui.kit.tokens import BODY


def inked(text: str, align: str) -> tuple[int, int]:
    """Return the first and the last column with ink of a text painted 100 pixels wide."""
    image = QImage(140, 24, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    rect, font = QRectF(20, 0, 100, 24), look().font(BODY)
    paint_line(painter, rect, text, font, QColor("black"), align)  # type: ignore[arg-type]
    painter.end()
    rows = range(image.height())
    found = [x for x in range(140) if any(image.pixel(x, y) != 0xFFFFFFFF for y in rows)]
    return found[0], found[-1]


def test_a_line_is_aligned_and_cut_to_its_room() -> None:
    wide = QFontMetricsF(look().font(BODY)).horizontalAdvance("mmm")
    assert inked("mmm", "left")[0] == pytest.approx(20, abs=2)
    assert inked("mmm", "right")[1] == pytest.approx(120, abs=2)
    first, last = inked("mmm", "centre")
    assert (first + last) / 2 == pytest.approx(70, abs=2)
    assert last - first == pytest.approx(wide, abs=4)
    first, last = inked("m" * 40, "left")
    assert first >= 19
    assert last <= 121


def test_a_text_takes_as_many_lines_as_its_words_need() -> None:
    font = look().font(BODY)
    room = QFontMetricsF(font).horizontalAdvance("mmm mmm") + 1
    texts = ("mmm", "mmm mmm", "mmm mmm mmm", "mmm mmmm mmmm mmm")
    assert [wrapped_lines(text, font, room) for text in texts] == [1, 1, 2, 4]
