# SPDX-License-Identifier: MIT
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS

Show: TypeAlias = Callable[..., None]


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Show]:
    # Children live only as long as their parent.
    windows = []

    def show(*widgets: QWidget) -> None:
        window = QWidget()
        row = QHBoxLayout(window)
        for widget in widgets:
            row.addWidget(widget)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window, PATIENCE_MS)
        windows.append(window)

    yield show
    windows.clear()
