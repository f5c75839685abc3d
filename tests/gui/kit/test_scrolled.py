# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from powergrid.gui.kit.scrolled import Scrolled
from tests.gui.kit.conftest import Show


def test_tab_leads_from_control_to_control_and_scrolls_to_each(shown: Show) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    first, last = QPushButton("first"), QPushButton("last")
    for widget in (first, QWidget(), last):
        widget.setMinimumHeight(200)
        column.addWidget(widget)
    area, after = Scrolled(content), QPushButton("after")
    area.setFixedSize(300, 220)
    shown(area, after)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert last.hasFocus()
    assert area.verticalScrollBar().value() == area.verticalScrollBar().maximum() > 0
    QTest.keyClick(last, Qt.Key.Key_Tab)
    assert after.hasFocus()
    QTest.keyClick(after, Qt.Key.Key_Tab)
    assert first.hasFocus()
