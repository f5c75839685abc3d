# SPDX-License-Identifier: MIT
"""The front page: every link has a key, and the main button has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.shell.front_page import FrontPage, Glance
from powergrid.gui.shell.link_button import Link, LinkButton
from powergrid.gui.shell.main_window import MainWindow
from tests.gui.every_view.texts import texts_of
from tests.play.plain_views import PlainTable


@pytest.fixture
def heard() -> list[str]:
    return []


def a_link(heard: list[str], text: str, key: str, is_picture: bool = False) -> Link:
    picture = (lambda: QLabel("picture")) if is_picture else None
    return Link(text, "a note", "plus", key, lambda: heard.append(text), picture)


def show_game(page: FrontPage, heard: list[str]) -> None:
    glance = Glance(QLabel("board"), QLabel("Germany, 3 players"), "Buy a plant", "Round 2")
    page.show_game(glance, a_link(heard, "Continue", "Enter"))


@pytest.fixture
def empty_page(qtbot: QtBot, heard: list[str]) -> FrontPage:
    """Return a page without a game so far."""
    texts = (("Puzzles", "P", True), ("New game", "N"), ("Learn", "L"))
    links = [a_link(heard, *text) for text in texts]
    page = FrontPage("Power Grid", "plug", links, lambda: heard.append("painted"))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.setFocus()
    return page


@pytest.fixture
def page(empty_page: FrontPage, heard: list[str]) -> FrontPage:
    show_game(empty_page, heard)
    return empty_page


def test_one_key_leads_to_each_link(page: FrontPage, heard: list[str]) -> None:
    heard.clear()
    assert page.main.hasFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_L, Qt.Key.Key_P):
        QTest.keyClick(page, key)
    assert heard == ["Continue", "New game", "Learn", "Puzzles"]


@pytest.mark.parametrize("is_left", [False, True])
def test_enter_is_kept_until_there_is_a_game_unless_the_page_is_left(
    empty_page: FrontPage, heard: list[str], *, is_left: bool
) -> None:
    QTest.keyClick(empty_page, Qt.Key.Key_Return)
    heard.clear()
    empty_page.setHidden(is_left)
    show_game(empty_page, heard)
    assert heard == ([] if is_left else ["Continue"])


def test_the_page_passes_the_focus_on_to_the_main_button(page: FrontPage) -> None:
    page.links[0].setFocus()
    page.setFocus()
    assert page.main.hasFocus()


def test_links_with_pictures_are_below_the_others(page: FrontPage) -> None:
    assert [button.text() for button in page.links] == ["New game", "Learn", "Puzzles"]
    heights = [button.mapTo(page, button.rect().topLeft()).y() for button in page.links]
    assert heights == sorted(heights)
    assert page.links[0].accessibleDescription() == "a note Key: N"
    small = page.links[0].height()
    page.resize(1920, 1080)
    assert page.links[0].height() > small


@pytest.mark.parametrize("size", ["normal", "larger"])
def test_a_long_note_is_whole(page: FrontPage, size: str) -> None:
    look().set_text_size(size)
    for button in page.findChildren(LinkButton):
        button.say("Cities and power plants, for two to six")
    QApplication.processEvents()
    assert texts_of(page).cut == ()


def test_the_game_is_read_once_after_the_first_paint(
    qtbot: QtBot, page: FrontPage, heard: list[str]
) -> None:
    page.repaint()
    qtbot.waitUntil(lambda: "painted" in heard)
    page.repaint()
    QApplication.processEvents()
    assert heard == ["painted"]


def test_the_front_page_pauses_the_game(nim: MainWindow, nim_table: PlainTable) -> None:
    session = nim_table.session
    found = []
    for go in (nim.show_front, nim.continue_game):
        go()
        found.append((nim.view is nim_table, session.bots.is_paused))
    assert found == [(False, True), (True, False)]
