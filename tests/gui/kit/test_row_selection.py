# SPDX-License-Identifier: MIT
from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QListView, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.row_selection import make_selected_current, make_transparent
from powergrid.gui.kit.sentence_list import SentenceList


def test_the_selected_row_becomes_the_current_one(qtbot: QtBot) -> None:
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(QStringListModel(["one", "two", "three"], view))
    make_selected_current(view)
    rows = view.selectionModel()
    rows.select(view.model().index(2, 0), rows.SelectionFlag.ClearAndSelect)
    qtbot.waitUntil(lambda: view.currentIndex().row() == 2)


def test_a_transparent_list_cannot_be_edited(qtbot: QtBot) -> None:
    view = QListView()
    qtbot.addWidget(view)
    make_transparent(view)
    assert not view.viewport().autoFillBackground()
    assert view.frameWidth() == 0
    assert view.editTriggers() == view.EditTrigger.NoEditTriggers


def test_selecting_a_row_with_a_screen_reader_picks_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sentences = SentenceList(QStringListModel(["one", "two"], window), window)
    heard: list[int] = []
    sentences.picked.connect(heard.append)
    rows = sentences.selectionModel()
    for _ in range(2):
        rows.select(sentences.model().index(1, 0), rows.SelectionFlag.ClearAndSelect)
    assert heard == [1, 1]
    assert not rows.hasSelection()
    sentences.setCurrentIndex(sentences.model().index(0, 0))
    assert heard == [1, 1]
