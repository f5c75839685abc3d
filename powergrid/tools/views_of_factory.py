# SPDX-License-Identifier: MIT
"""The real window at any move of a record of Factory Manager, in each of its views."""

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
from powergrid.gui.factory_manager.statistics_view import StatisticsView, outcomes_in
from powergrid.gui.factory_manager.table import FactoryTable
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
}
_BESIDE: Final = (
    "table",
    "front",
    "newgame",
    "settings",
    "log",
    "replay",
    "rules",
    "keys",
    "learn",
)
_LISTS: Final = ("games", "statistics")
VIEWS: Final = (*_ASKED, *_BESIDE, *_LISTS)
_PAGES: Final = {"tiles": 3, "review": 4}
"""Pages of the result, by their place among the tabs."""
_STAGED: Final = 12


def open_view(view: str, file: Path, move: int | None, size: tuple[int, int]) -> MainWindow:
    """Show the window with a view of a record, at the first such moment from a move on.

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
        window.open_record(_at_view(load(file), view, move))
    window.show()
    QCoreApplication.processEvents()
    _open_beside(window, view, file.parent)
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
    if isinstance(window.end_view, EndView) and view in _PAGES:
        window.end_view.show_page(_PAGES[view])
        while view == "review" and window.end_view.reviewing.review is None:
            QCoreApplication.processEvents()
    elif view == "games":
        window.visits.show_new(lambda: GamesView(folder))
    elif view == "statistics":
        window.visits.show_new(lambda: StatisticsView(outcomes_in(folder)))
    elif view == "front":
        window.show_front()
    elif view == "settings":
        window.menu.show_settings()
    elif view == "keys":
        window.visits.show_keys()
    elif view == "learn":
        window.visits.learn()
    elif view == "rules":
        window.visits.show_rules("phase-3")
    elif view == "log" and isinstance(window.table, FactoryTable):
        window.table.toggle_log()
    elif view == "replay" and window.session is not None:
        window.visits.show_replay(len(window.session.past))


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
