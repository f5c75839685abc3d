# SPDX-License-Identifier: MIT
"""The real window at any move of a record of Factory Manager, in each of its views."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from powergrid.factory.bots import LEVELS, bot_named
from powergrid.factory.records import Record, load, replay
from powergrid.factory.rules.actions import EndTurn, Hire, OpenAuction, Pass, Raise, RunFactory
from powergrid.factory.rules.state import (
    BUYING_TILES,
    MOVING_TILES,
    NOTHING,
    OPENING,
    RAISING,
    SWITCHING,
)
from powergrid.gui.factory_manager.end_view import EndView
from powergrid.gui.factory_manager.games_view import GamesView
from powergrid.gui.factory_manager.opponents import OPPONENTS
from powergrid.gui.factory_manager.replay_table import ReplayTable
from powergrid.gui.factory_manager.statistics_view import StatisticsView, outcomes_in
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.time_lapse import TimeLapse
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.factory_manager.visits import FactoryVisits
from powergrid.gui.games import GAMES
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_offer import GameParts
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.errors import RecordError
from powergrid.play.seats import PERSON
from powergrid.play.thinker import Thinker

_ASKED: Final = {
    "order": (OPENING,),
    "auction": (RAISING,),
    "market": (MOVING_TILES,),
    "purchases": (BUYING_TILES,),
    "power": (SWITCHING,),
    "end": (NOTHING,),
    "tiles": (NOTHING,),
    "review": (NOTHING,),
    "timelapse": (NOTHING,),
}
_BESIDE: Final = (
    "table",
    "front",
    "newgame",
    "settings",
    "log",
    "replay",
    "analysis",
    "rules",
    "keys",
    "learn",
)
_LISTS: Final = ("games", "statistics")
VIEWS: Final = (*_ASKED, *_BESIDE, *_LISTS)
_TILES, _REVIEW = 3, 4
"""Pages of the result, by their place among the tabs."""
_STAGED: Final = 12


def open_view(view: str, file: Path, move: int | None, size: tuple[int, int]) -> MainWindow:
    """Return the window with a view of a record, at the first such moment from a move on.

    Raises `RecordError` if the record has no such moment or cannot be played.
    """
    if view not in VIEWS:
        raise RecordError(f'Factory Manager has no view "{view}"; it has {", ".join(VIEWS)}.')
    settings = Settings()
    settings.pace = settings.own_pace = "instant"  # nothing is under way in a picture
    window = MainWindow(GameParts(FactoryViews(settings), Thinker(OPPONENTS), FactoryVisits), GAMES)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    if view == "newgame":
        window.show_new_game()
    else:
        window.open_record(_at_view(load(file), view, None if view == "timelapse" else move))
    window.show()
    QCoreApplication.processEvents()
    _open_beside(window, view, file.parent)
    if isinstance(window.view, TimeLapse):
        window.view.pause_at(len(window.view.times) // 2 if move is None else move)
    return window


def _at_view(record: Record, view: str, move: int | None) -> Record:
    """Return the record up to the moment that the view shows, with people in all seats."""
    start = move
    if start is None:
        start = len(record.moves) if NOTHING in _ASKED.get(view, ()) else len(record.moves) // 2
    if not 0 <= start <= len(record.moves):
        raise RecordError(f"there is no move {start}; the record has {len(record.moves)}.")
    seats = tuple(seat._replace(player=PERSON) for seat in record.seats)
    for number, step in enumerate(replay(record), 1):
        if number >= start and step.state.asks in _ASKED.get(view, (step.state.asks,)):
            is_over = step.state.is_over
            return replace(record.until(number), seats=seats, is_finished=is_over)
    raise RecordError(f'from move {start} on there is no "{view}" in this record.')


def _open_beside(window: MainWindow, view: str, folder: Path) -> None:
    """Open a view over or beside the table; lists show the records of a folder."""
    visits = window.visits
    opened: dict[str, Callable[[], object]] = {
        "front": window.show_front,
        "settings": window.menu.show_settings,
        "keys": visits.show_keys,
        "learn": visits.learn,
        "rules": lambda: visits.show_rules("phase-3"),
        "games": lambda: visits.show_new(lambda: GamesView(folder)),
        "statistics": lambda: visits.show_new(lambda: StatisticsView(outcomes_in(folder))),
    }
    if (session := window.session) is not None:
        opened["replay"] = lambda: visits.show_replay(len(session.past))
        opened["analysis"] = lambda: _analyse(window, len(session.past))
        opened["timelapse"] = lambda: visits.show_new(lambda: TimeLapse(session))
    if isinstance(table := window.table, FactoryTable):
        opened["log"] = table.toggle_log
    if isinstance(end := window.end_view, EndView):
        opened["tiles"] = lambda: end.show_page(_TILES)
        opened["review"] = lambda: _review(end)
    if view in opened:
        opened[view]()


def _analyse(window: MainWindow, position: int) -> None:
    """Open the replay at a position and wait for its analysis."""
    window.visits.show_replay(position)
    assert isinstance(window.view, ReplayTable)
    panel = window.view.panel
    panel.analyse.click()
    while panel.found.is_empty:
        QCoreApplication.processEvents()


def _review(end: EndView) -> None:
    """Show the review of a game that is over, once it is done."""
    end.show_page(_REVIEW)
    while end.reviewing.review is None:
        QCoreApplication.processEvents()


def stage(table: FactoryTable) -> None:
    """Stage the rest of the turn as the strongest bot would play it."""
    staging, bot = table.staging, bot_named([*LEVELS][-1])
    for number in range(_STAGED):
        if staging.is_turn_over:
            return
        action = bot.decide(staging.state, Random(number))
        staging.take_advice(action)
        if isinstance(action, EndTurn | Hire | OpenAuction | Pass | Raise | RunFactory):
            return
