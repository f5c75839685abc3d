# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.hand_over import HandOver


def test_enter_takes_over_and_n_shows_the_news(qtbot: QtBot) -> None:
    page = HandOver("Ada", "Buy fuel", QWidget())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    heard: list[str] = []
    page.taken.connect(lambda: heard.append("taken"))
    page.news_asked.connect(lambda: heard.append("news"))
    QTest.keyClick(page, Qt.Key.Key_N)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert heard == ["news", "taken"]
    assert page.accessibleName() == "Hand over to Ada"
    assert page.rect().center().x() - page.card.geometry().center().x() in (-1, 0, 1)
