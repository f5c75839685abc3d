# SPDX-License-Identifier: MIT
"""The window with Factory Manager in it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.factory.bots import bot_named
from powergrid.factory.bots.whole_game import play
from powergrid.factory.records import Recorder, new_record
from powergrid.gui.factory_manager.opponents import OPPONENTS
from powergrid.gui.factory_manager.session import FactorySession, session_of
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.factory_manager.visits import FactoryVisits
from powergrid.gui.games import GAMES
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_offer import GameParts
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.seats import Seat
from powergrid.play.thinker import Thinker

SEATS = (Seat("Ada", "red"), Seat("Bruno", "blue", "random"))

PEOPLE = (Seat("Ada", "red"), Seat("Bruno", "blue"))

SEED = 1
"""The same game in every run."""

OpenTable: TypeAlias = Callable[..., FactoryTable]


@pytest.fixture
def open_window(qtbot: QtBot) -> Callable[[], MainWindow]:
    """Return a function that opens the window at its front page."""

    def open_() -> MainWindow:
        settings = Settings()
        settings.pace = "instant"
        parts = GameParts(FactoryViews(settings), Thinker(OPPONENTS), FactoryVisits)
        made = MainWindow(parts, GAMES)
        qtbot.addWidget(made)
        made.resize(1280, 800)
        made.show_front()
        made.show()
        return made

    return open_


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    return open_window()


@pytest.fixture
def open_table(window: MainWindow) -> OpenTable:
    """Return a function that starts a game at the table of the window."""

    def begin(seats: tuple[Seat, ...] = SEATS) -> FactoryTable:
        window.open_new(new_record(seats, SEED, is_first_game=True))
        return table_of(window)

    return begin


@pytest.fixture
def close_table(window: MainWindow) -> FactoryTable:
    """Return a table of two people at which one more action ends the game."""
    record = new_record(PEOPLE, SEED, is_first_game=True)
    _, state = record.start()
    recorder = Recorder(record, state)
    bots = [bot_named("builder"), bot_named("master")]
    play(state, record.deal, bots, Random(1), recorder.add)
    moves = recorder.record().moves[:-1]
    window.open_new(replace(record, moves=moves))
    return table_of(window)


@pytest.fixture
def table(open_table: OpenTable) -> FactoryTable:
    return open_table(PEOPLE)


@pytest.fixture
def session(qapp: object) -> FactorySession:
    """Return a game of two people without a window."""
    return session_of(new_record(PEOPLE, SEED, is_first_game=True))


def staging_at(session: FactorySession, asks: int) -> Staging:
    """Play at random until somebody is asked that."""
    rng = Random(1)
    while session.state.asks != asks:
        assert session.act(rng.choice([*session.question]))
    return Staging(session, session)


def go_on(table: FactoryTable, asks: int, round_: int = 1) -> None:
    """Play at random until somebody is asked that, in this round or later."""
    rng = Random(1)
    while table.session.state.asks != asks or table.session.state.round < round_:
        assert table.session.act(rng.choice([*table.session.question]))


def table_of(window: MainWindow) -> FactoryTable:
    """Return the table that fills the window."""
    assert isinstance(window.view, FactoryTable)
    return window.view


def visible(widgets: list[QWidget]) -> list[QWidget]:
    """Return the widgets that are shown and can be used."""
    return [widget for widget in widgets if widget.isVisible() and widget.isEnabled()]
