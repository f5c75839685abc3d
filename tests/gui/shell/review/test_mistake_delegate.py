# SPDX-License-Identifier: MIT
"""A row that is too long leaves out its last reasons."""

import pytest
from PySide6.QtGui import QFontMetricsF

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.shell.review.mistake_delegate import shorten

REASONS = "Better: buy plant 5 · it is cheap · it lasts"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_reasons_without_room_are_left_out(count: int) -> None:
    font = look().text_font(CAPTION)
    expected = " · ".join(REASONS.split(" · ")[:count])
    room = QFontMetricsF(font).horizontalAdvance(expected) + 1
    assert shorten(REASONS, font, room) == expected
    assert shorten(REASONS, font, 1) == "Better: buy plant 5"
