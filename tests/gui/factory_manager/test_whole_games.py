# SPDX-License-Identifier: MIT
"""Whole games in the window: by mouse, by keyboard, and through the accessible tree."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid.factory.records import load, verify
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, RAISING, SWITCHING
from powergrid.gui.factory_manager.end_view import EndView
from powergrid.gui.factory_manager.new_game_view import NewGameView
from powergrid.gui.factory_manager.opponents import levels
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.shell.front_page import FrontPage
from powergrid.gui.shell.main_window import MainWindow
from tests.gui.factory_manager.conftest import OpenTable, table_of

pytestmark = pytest.mark.slow

_TURNS = 60
"""More turns than a person has in a game."""


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def key(name: Qt.Key) -> Callable[[QWidget], None]:
    return lambda window: QTest.keyClick(window, name)


def play(qtbot: QtBot, window: MainWindow, answer: Callable[[FactoryTable], None]) -> None:
    """Let `answer` play until the game is over; the saved game is then the one played."""
    session = window.session
    assert session is not None
    for _ in range(_TURNS):
        qtbot.waitUntil(lambda: session.is_person_asked or session.state.is_over)
        if session.state.is_over:
            break
        answer(table_of(window))
    assert isinstance(window.view, EndView)
    assert window.autosave is not None
    assert verify(load(window.autosave.file)).is_over


def by_mouse(table: FactoryTable) -> None:
    asks = table.session.state.asks
    if asks == OPENING:
        click(next(tile for tile in table.panel.order.tiles if tile.isEnabled()))
    elif asks == RAISING:
        click(table.panel.passing)
        return
    elif asks == MOVING_TILES:
        while table.staging.state.left and not table.staging.is_turn_over:
            click(table.supply.columns[0])
    elif asks == BUYING_TILES:
        on_sale = [card for card in table.supply.market if card.isVisible() and not card.is_dim]
        if on_sale:
            click(on_sale[0])
    click(table.panel.main)


def test_a_game_by_mouse_from_the_front_page_to_the_end(qtbot: QtBot, window: MainWindow) -> None:
    front = window.view
    assert isinstance(front, FrontPage)
    click(next(link for link in front.links if link.link.text == "New game"))
    page = window.view
    assert isinstance(page, NewGameView)
    click(page.count.button(0))
    click(page.rows[1].player.button(levels()[0]))
    assert not page.setup.seats[1].is_person
    page.rows[1].changed.emit(page.setup.seats[1]._replace(player="random"))  # thinks no second
    click(page.start)
    play(qtbot, window, by_mouse)


def by_keys(table: FactoryTable) -> None:
    asks = table.session.state.asks
    if asks == RAISING:
        QTest.keyClick(table, Qt.Key.Key_P)
        return
    if asks == MOVING_TILES:
        while table.staging.state.left and not table.staging.is_turn_over:
            QTest.keyClick(table, Qt.Key.Key_1)
    elif asks in (OPENING, BUYING_TILES, SWITCHING):
        QTest.keyClick(table, Qt.Key.Key_1)
        if table.staging.problem() is not None:
            QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Return)


def test_a_game_by_keyboard(qtbot: QtBot, window: MainWindow, open_table: OpenTable) -> None:
    qtbot.waitActive(window)
    open_table()
    play(qtbot, window, by_keys)


def nodes(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield the nodes that a screen reader finds, in order."""
    state: Any = node.state()
    if not state.invisible:
        yield node
        for at in range(node.childCount()):
            yield from nodes(node.child(at))


def press(table: FactoryTable, *names: str) -> bool:
    """Press the first button whose name starts with one of these; return whether there is one.

    The button is clicked itself: pressed through Qt's interface, it would wait for its animation.
    """
    for node in nodes(QAccessible.queryAccessibleInterface(table)):
        state: Any = node.state()
        button = node.object()
        is_named = node.text(QAccessible.Text.Name).startswith(names)
        if is_named and not state.disabled and isinstance(button, QAbstractButton):
            assert "Press" in node.actionInterface().actionNames()
            button.click()
            return True
    return False


def by_reader(table: FactoryTable) -> None:
    asks = table.session.state.asks
    if asks == RAISING:
        assert press(table, "Pass")
        return
    if asks == OPENING:
        assert press(table, "Order tile")
    if asks == MOVING_TILES:
        while table.staging.state.left and not table.staging.is_turn_over:
            assert press(table, "Central storage:")
    if asks == BUYING_TILES:
        press(table, "Market:")
    assert press(table, "Open ", "Take ", "Move ", "End turn", "Pay ", "Run, ")


def test_a_game_through_the_accessible_tree(
    qtbot: QtBot, window: MainWindow, open_table: OpenTable
) -> None:
    open_table()
    play(qtbot, window, by_reader)
