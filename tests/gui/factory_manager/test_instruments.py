# SPDX-License-Identifier: MIT
"""The instruments of a factory: even on a low panel, nothing covers anything else."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from powergrid.gui.factory_manager.instruments import figure_size, paint_instruments, rows_of
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import CAPTION

LOW, HIGH = 56, 84
TRACKS = (9, 9, 2)


@pytest.mark.parametrize("height", range(LOW, 140, 4))
def test_names_and_figures_keep_clear_of_each_other_and_of_the_cells(
    qapp: object, height: int
) -> None:
    board = QRectF(0, 0, 286, height)
    rows = rows_of(board)
    for one, other in combinations([place for row in rows for place in row], 2):
        assert one.intersected(other).isEmpty()
    for row in rows:
        assert all(board.contains(place) for place in row)
        assert row.words.height() >= look().px(CAPTION)
        assert look().px(figure_size(row)) <= row.figure.height()


def test_a_low_board_tells_the_energy_in_a_row_a_high_one_with_a_needle(qapp: object) -> None:
    assert len(rows_of(QRectF(0, 0, 286, LOW))) == 3
    assert len(rows_of(QRectF(0, 0, 286, HIGH))) == 2


@pytest.mark.parametrize("height", [LOW, HIGH])
def test_a_narrow_board_has_no_names(qapp: object, height: int) -> None:
    for width, is_named in ((286, True), (180, False)):
        rows = rows_of(QRectF(0, 0, width, height))
        assert {row.words.width() > 0 for row in rows} == {is_named}


@pytest.mark.parametrize("height", [LOW, HIGH])
@pytest.mark.parametrize("after", [(10, 9, 2), (9, 10, 2), (9, 9, 3)])
def test_every_track_and_what_comes_of_it_is_seen(
    qapp: object, height: int, after: tuple[int, int, int]
) -> None:
    assert painted(height, after) != painted(height, TRACKS)


def painted(height: int, after: tuple[int, int, int]) -> QImage:
    image = QImage(286, height, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_instruments(painter, QRectF(image.rect()), TRACKS, after)
    painter.end()
    return image
