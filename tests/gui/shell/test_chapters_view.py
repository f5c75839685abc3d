# SPDX-License-Identifier: MIT
"""Enter opens the first chapter that is not done, then a new game."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.chapters_view import ChaptersView, ListedChapter
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.progress import Progress

CHAPTERS = (
    ListedChapter("1-order", "Order", 5, QWidget),
    ListedChapter("2-fuel", "Fuel", 8, QWidget),
)


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def view(qtbot: QtBot, heard: list[str]) -> ChaptersView:
    beside = [Entry("Puzzles", lambda: heard.append("puzzles"), ("P",))]
    view = ChaptersView(CHAPTERS, "Two chapters.", Progress(Settings()), beside)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.chapter_asked.connect(heard.append)
    view.new_game_asked.connect(lambda: heard.append("new game"))
    view.back_asked.connect(lambda: heard.append("back"))
    return view


def test_enter_opens_what_comes_next(view: ChaptersView, heard: list[str]) -> None:
    for chapter in ("1-order", "2-fuel", ""):
        view.focus_next()
        QTest.keyClick(view, Qt.Key.Key_Return)
        if chapter:
            view.progress.finish(chapter)
            view.refresh()
    assert heard == ["1-order", "2-fuel", "new game"]


def test_any_chapter_has_its_number_as_a_key(view: ChaptersView, heard: list[str]) -> None:
    for key in (Qt.Key.Key_2, Qt.Key.Key_P, Qt.Key.Key_Escape):
        QTest.keyClick(view, key)
    assert heard == ["2-fuel", "puzzles", "back"]


def test_a_click_on_its_picture_opens_a_chapter(view: ChaptersView, heard: list[str]) -> None:
    card = view.cards[1]
    QTest.mouseClick(card, Qt.MouseButton.RightButton, pos=QPoint(20, 20))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert heard == ["2-fuel"]


def test_the_progress_is_below_each_chapter(view: ChaptersView) -> None:
    assert not view.cards[0].note.isVisible()
    view.progress.finish("1-order")
    view.progress.save_step("2-fuel", 2)
    view.refresh()
    assert [card.note.text for card in view.cards] == ["done", "at step 3 of 8"]
    assert view.cards[0].note.isVisible()
    assert view.cards[1].button.accessibleDescription() == "At step 3 of 8. Key: 2"
    assert [card.button.primary for card in view.cards] == [False, True]
