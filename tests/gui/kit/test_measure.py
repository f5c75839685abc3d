# SPDX-License-Identifier: MIT
"""Text takes the player's size, the narrow face or fewer parts, whatever fits."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import (
    common_size,
    design,
    fitting_size,
    paint_runs,
    paint_text,
    pixels,
    width_of,
)
from powergrid.gui.kit.tokens import BODY

WHITE, INK = QColor("white"), QColor("black")


def columns(image: QImage) -> list[int]:
    """Return the columns with ink."""
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != WHITE for y in range(image.height()))
    ]


@pytest.fixture
def image() -> QImage:
    image = QImage(200, 30, QImage.Format.Format_RGB32)
    image.fill(WHITE)
    return image


def test_pixels_and_design_pixels_are_each_others_inverse() -> None:
    look().fit(3840, 2160)
    assert pixels(QRectF(1, 2, 3, 4)) == QRectF(2, 4, 6, 8)
    assert design(QPointF(2, 4)) == QPointF(1, 2)
    assert width_of("wide", BODY) == pytest.approx(width_of("wide", BODY), abs=1)


def test_text_grows_to_the_players_size_only_where_it_fits() -> None:
    look().set_text_size("larger")
    wide = width_of("a text", BODY * 1.4)
    assert fitting_size(QRectF(0, 0, wide, 40), "a text", BODY) == BODY * 1.4
    assert fitting_size(QRectF(0, 0, wide - 2, 40), "a text", BODY) == BODY * 1.2
    assert fitting_size(QRectF(0, 0, wide, BODY), "a text", BODY) == BODY
    cells = [(QRectF(0, 0, 500, 40), "a text"), (QRectF(0, 0, 5, 40), "a text")]
    assert common_size(cells, BODY) == BODY


def test_a_text_that_is_too_wide_uses_the_narrow_face(image: QImage) -> None:
    text = "a rather long text"
    room = QRectF(0, 0, width_of(text, BODY) - 5, 30)
    painter = QPainter(image)
    paint_text(painter, room, text, BODY, INK)
    painter.end()
    assert columns(image)[-1] < width_of(text, BODY, narrow=True) + 5 < room.width()


@pytest.mark.parametrize("grows", [False, True])
def test_only_text_that_grows_has_the_players_size(image: QImage, grows: bool) -> None:
    look().set_text_size("larger")
    painter = QPainter(image)
    paint_text(painter, QRectF(0, 0, 200, 30), "mmmm", BODY, INK, grows=grows)
    painter.end()
    assert columns(image)[-1] == pytest.approx(
        width_of("mmmm", BODY * (1.4 if grows else 1)), abs=3
    )


@pytest.mark.parametrize(("align", "left"), [("left", 0), ("centre", 85), ("right", 170)])
def test_runs_that_do_not_fit_are_left_out(image: QImage, align: str, left: int) -> None:
    colours = ("red", "green", "blue")
    runs = [("mmm", 400, QColor(colour)) for colour in colours]
    one = width_of("mmm", BODY, 500, True)
    painter = QPainter(image)
    room = QRectF(left, 0, one + 2, 30)
    end = paint_runs(painter, room, runs, BODY, align)  # type: ignore[arg-type]
    painter.end()
    inked = columns(image)
    assert end == pytest.approx(left + one, abs=3)
    assert left - 1 <= inked[0]
    assert inked[-1] <= left + one + 3


@pytest.mark.parametrize(("align", "share"), [("left", 0), ("centre", 0.5), ("right", 1)])
def test_runs_are_at_the_left_in_the_middle_or_at_the_right(
    image: QImage, align: str, share: float
) -> None:
    runs = [("mmm", 400, INK), ("mm", 400, INK)]
    wide = width_of("mmm", BODY) + width_of("mm", BODY)
    painter = QPainter(image)
    end = paint_runs(painter, QRectF(0, 0, 200, 30), runs, BODY, align)  # type: ignore[arg-type]
    painter.end()
    assert end == pytest.approx(wide + share * (200 - wide), abs=1)
    assert columns(image)[-1] == pytest.approx(end, abs=3)
