# SPDX-License-Identifier: MIT
"""The table is covered until the person who is asked has taken over."""

from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.game_pages import GameTable
from powergrid.gui.shell.hand_over import HandOver
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.seat_changes import SeatChanges
from powergrid.play.seats import Seat
from powergrid.play.session import Session
from tests.expect import expect
from tests.play.nim import Heap, NimRules


class Screen:
    """A screen that Ada and Bob share, with Ada in front of it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.settings = Settings()
        self.settings.hands_over = True
        self.navigator = Navigator()
        qtbot.addWidget(self.navigator)
        self.table = QWidget()
        self.navigator.stay_at(self.table)
        seats = (Seat("Ada", "red"), Seat("Bob", "blue"))
        self.session = Session(NimRules(), Heap(), seats)
        self.seats = SeatChanges(
            self.navigator,
            CurrentGame(self.session, cast(GameTable, self.table)),
            self.settings,
            lambda: HandOver(seats[self.session.state.seat].name, "", QWidget(), QWidget(), ()),
        )
        self.seats.begin(0)

    def act(self) -> None:
        self.session.act(1)
        self.seats.check()

    def cover(self) -> HandOver | None:
        view = self.navigator.view
        return view if isinstance(view, HandOver) else None


@pytest.fixture
def screen(qtbot: QtBot) -> Screen:
    return Screen(qtbot)


def test_the_table_is_covered_until_the_next_person_is_there(screen: Screen) -> None:
    screen.seats.check()
    assert screen.cover() is None, "Ada sits here"
    screen.act()
    cover = expect(HandOver, screen.cover())
    assert "Bob" in cover.accessibleName()
    cover.take.click()
    screen.seats.check()
    assert screen.navigator.view is screen.table
    screen.act()
    assert screen.cover() is not None


def test_the_table_is_covered_after_a_visit_if_another_person_is_asked_by_then(
    screen: Screen,
) -> None:
    screen.navigator.visit(QWidget())
    screen.act()
    assert screen.cover() is None
    screen.navigator.leave()
    assert screen.cover() is not None


def test_an_undo_takes_the_cover_away(screen: Screen) -> None:
    screen.act()
    screen.session.undo()
    screen.seats.check()
    assert screen.cover() is None


def test_whoever_takes_over_may_ask_for_the_news(screen: Screen) -> None:
    asked: list[bool] = []
    screen.seats.news_asked.connect(lambda: asked.append(screen.cover() is None))
    screen.act()
    expect(HandOver, screen.cover()).news.click()
    assert asked == [True]


def test_nothing_is_covered_unless_it_is_wanted(screen: Screen) -> None:
    screen.settings.hands_over = False
    screen.act()
    assert screen.cover() is None
