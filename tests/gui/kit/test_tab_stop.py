# SPDX-License-Identifier: MIT
"""A line that Tab stops at has a focus ring, but not after a click."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tab_stop import TabStop
from tests.gui.kit.conftest import Show


def has_ring(line: TabStop) -> bool:
    image: QImage = line.grab().toImage()
    middle = image.height() // 2
    return any(image.pixelColor(x, middle) == look().theme.accent for x in range(4))


def test_only_tab_shows_the_focus_ring(shown: Show) -> None:
    line = TabStop()
    line.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    line.setMinimumSize(100, 40)
    shown(line)
    line.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not has_ring(line)
    line.clearFocus()
    look().shows_focus = True
    line.setFocus(Qt.FocusReason.TabFocusReason)
    assert has_ring(line)
    line.clearFocus()
    assert not has_ring(line)
