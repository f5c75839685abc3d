# SPDX-License-Identifier: MIT
"""The building blocks of drawings have the size and place they are given."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from powergrid.gui.kit import shapes


def bounds(path: QPainterPath) -> tuple[float, ...]:
    rect = path.boundingRect()
    return tuple(round(side, 1) for side in (rect.x(), rect.y(), rect.width(), rect.height()))


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (shapes.polygon((1, 2), (5, 2), (5, 8)), (1, 2, 4, 6)),
        (shapes.disc(12, 10, 3), (9, 7, 6, 6)),
        (shapes.box(2, 3, 8, 4, 1), (2, 3, 8, 4)),
        (shapes.arc(12, 12, 5, 0, 90), (12, 7, 5, 5)),
        (shapes.stroke(shapes.line((4, 12), (20, 12)), 2), (3, 11, 18, 2)),
        (shapes.stroke(shapes.line((4, 12), (20, 12)), 2, flat=True), (4, 11, 16, 2)),
        (shapes.mirror(shapes.box(2, 3, 8, 4)), (14, 3, 8, 4)),
        (shapes.rotate(shapes.box(0, 11, 4, 2), 90), (11, 0, 2, 4)),
        (shapes.place(shapes.box(1, 1, 2, 2), 10, 20, 2), (12, 22, 4, 4)),
        (shapes.unite((shapes.box(1, 1, 2, 2), shapes.box(8, 8, 2, 2))), (1, 1, 9, 9)),
        (shapes.round_polygon(((0, 0), (8, 0), (8, 8), (0, 8)), 2), (0, 0, 8, 8)),
    ],
)
def test_a_shape_has_its_bounds(path: QPainterPath, expected: tuple[float, ...]) -> None:
    assert bounds(path) == pytest.approx(expected, abs=0.2)


def test_rounded_corners_are_cut_off() -> None:
    square = shapes.round_polygon(((0, 0), (8, 0), (8, 8), (0, 8)), 2)
    assert square.contains(QRectF(2, 2, 4, 4))
    assert not square.contains(QPointF(0.2, 0.2))


def test_a_ring_of_points_starts_at_the_top_and_goes_clockwise() -> None:
    points = [(round(x), round(y)) for x, y in shapes.ring(4, 5)]
    assert points == [(12, 7), (17, 12), (12, 17), (7, 12)]
