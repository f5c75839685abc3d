# SPDX-License-Identifier: MIT
"""Cells are equal, as large as they fit, and in the middle."""

import pytest
from PySide6.QtCore import QRectF

from powergrid.gui.kit.painting import cells


@pytest.mark.parametrize("room", [QRectF(10, 20, 400, 100), QRectF(10, 20, 100, 400)])
def test_cells_fill_the_room_in_one_direction(room: QRectF) -> None:
    found = cells(room, 5, 3, 1.5)
    assert len(found) == 5
    whole = found[0].united(found[2]).united(found[4])
    assert room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(whole)
    middle = whole.center() - room.center()
    assert abs(middle.x()) + abs(middle.y()) < 0.01
    assert whole.width() == pytest.approx(room.width()) or whole.height() == pytest.approx(
        room.height()
    )
    for cell in found:
        assert cell.width() == pytest.approx(1.5 * cell.height())
        others = [other for other in found if other is not cell]
        assert not any(cell.intersects(other) for other in others)
