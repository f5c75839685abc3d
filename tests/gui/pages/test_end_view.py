# SPDX-License-Identifier: MIT
"""The end: who has won and why."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.pages.end.end_view import EndView
from powergrid.gui.pages.end.places import headline, why
from powergrid.gui.session import Session
from tests.gui.pages.moments import faults, played, seats


def finished(players: int = 4, edition: str = "classic") -> Session:
    past, state, pile = played("germany", edition, players, 1)
    return Session(state.copy(), seats(players), pile, past=past)


@pytest.fixture
def view(qtbot: QtBot) -> EndView:
    view = EndView(finished())
    qtbot.addWidget(view)
    view.resize(1920, 1080)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    return view


def test_the_keys_and_buttons_lead_on(view: EndView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.new_game_asked):
        QTest.keyClick(view, Qt.Key.Key_Return)
    with qtbot.waitSignal(view.table_asked):
        QTest.keyClick(view, Qt.Key.Key_T)
    with qtbot.waitSignal(view.save_asked):
        QTest.mouseClick(view.save, Qt.MouseButton.LeftButton)


def test_the_winner_is_named(view: EndView) -> None:
    session = view.session
    assert session.seats[session.state.ranking[0]].name in view.title.text


def test_a_tie_is_told_by_what_decides_it() -> None:
    session = finished()
    state = session.state
    first, second = state.ranking[:2]
    powered = list(state.powered)
    powered[second] = powered[first]
    state.powered = tuple(powered)
    money = list(state.money)
    money[first], money[second] = 60, 41
    state.money = tuple(money)
    assert "60 against 41" in headline(session)[1]
    assert why(session, 0) == "wins the tie"
    assert why(session, 1) == "as many, less money"
    money[second] = 60
    state.money = tuple(money)
    cities = list(state.cities)
    cities[first], cities[second] = tuple(range(12)), tuple(range(11))
    state.cities = tuple(cities)
    assert "12 against 11" in headline(session)[1]
    assert why(session, 1) == "as many, fewer cities"


def test_every_place_has_its_reason() -> None:
    session = finished(6)
    assert all(why(session, place) for place in range(6))


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_or_overlaps(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    view = EndView(finished(players))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    assert not faults(view)
    view.grab()
