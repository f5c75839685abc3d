# SPDX-License-Identifier: MIT
"""A choice out of a list: by its menu and by the arrow keys, past what cannot be chosen."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.menu_choice import MenuChoice


def choice(qtbot: QtBot) -> tuple[MenuChoice, list[int]]:
    chosen: list[int] = []
    box = MenuChoice(["Germany", "USA", "Italy"])
    qtbot.addWidget(box)
    box.chosen.connect(chosen.append)
    box.chosen.connect(box.set_index)
    box.describe_option(1, "Chooses the board.", "Not in this edition")
    return box, chosen


def test_arrow_keys_pass_over_what_cannot_be_chosen(qtbot: QtBot) -> None:
    box, chosen = choice(qtbot)
    for _ in range(2):
        QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert chosen == [2, 0, 2]
    assert box.text() == "Italy"


def test_the_menu_says_why_an_option_cannot_be_chosen(qtbot: QtBot) -> None:
    box, chosen = choice(qtbot)
    box.click()
    menu = box.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == [
        "Germany",
        "USA – Not in this edition",
        "Italy",
    ]
    assert [action.isEnabled() for action in menu.actions()] == [True, False, True]
    menu.actions()[2].trigger()
    menu.hide()
    assert chosen == [2]


def test_another_key_is_left_to_others(qtbot: QtBot) -> None:
    box, chosen = choice(qtbot)
    QTest.keyClick(box, Qt.Key.Key_Left)
    assert not chosen
