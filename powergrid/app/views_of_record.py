# SPDX-License-Identifier: MIT
"""The real window at a moment of a record, in each of its views."""

from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow
    from powergrid.gui.pages.new_game.new_game import NewGame
    from powergrid.records import Record

VIEWS: Final = (
    "table",
    "bank",
    "marking",
    "auction",
    "fuel",
    "building",
    "power",
    "newgame",
    "end",
    "review",
    "log",
    "cities",
    "words",
    "replay",
    "games",
    "statistics",
    "rules",
    "keys",
    "handover",
)


def opened(view: str, whole: "Record", move: int | None, size: tuple[int, int]) -> "MainWindow":
    """Return the window, shown, with a view of a record at the first place from a move on.

    Raises `RecordError` and `BoxError` where the record has no such place or cannot be played.
    """
    from PySide6.QtCore import QCoreApplication

    from powergrid.gui.main_window import MainWindow
    from powergrid.gui.settings import Settings
    from powergrid.gui.thinker import Thinker

    window = MainWindow(Thinker(), Settings())
    window.setMinimumSize(1, 1)
    window.resize(*size)
    if view == "newgame":
        window.show_new_game()
        assert window.new_game_view is not None
        window.new_game_view.take(_wish(whole))
    else:
        window.open_record(_at_view(whole, view, move), None)
    window.show()
    QCoreApplication.processEvents()
    _go_aside(window, view, whole)
    return window


def _at_view(record: "Record", view: str, move: int | None) -> "Record":
    """Return the record cut off at the moment the view is of, with people in all seats."""
    from powergrid.records import PERSON, RecordError, replay
    from powergrid.rules.state import (
        BIDDING,
        BUILDING_HOUSES,
        BUYING_FUEL,
        MARKING_CITY,
        NOTHING,
        OPENING,
        PLACING_BANK_HOUSE,
        RUNNING_PLANTS,
    )

    asked = {
        "bank": (PLACING_BANK_HOUSE,),
        "marking": (MARKING_CITY,),
        "auction": (BIDDING, OPENING),
        "fuel": (BUYING_FUEL,),
        "building": (BUILDING_HOUSES,),
        "power": (RUNNING_PLANTS,),
        "end": (NOTHING,),
        "review": (NOTHING,),
    }.get(view)
    start = len(record.moves) // 2 if move is None else move
    if move is None and view in ("bank", "marking", "end", "review"):
        start = len(record.moves) if view in ("end", "review") else 0
    if not 0 <= start <= len(record.moves):
        raise RecordError(f"there is no move {start}; the record has {len(record.moves)}.")
    header = record.header
    seats = tuple(seat._replace(player=PERSON) for seat in header.seats)
    for step in replay(record):
        if step.moves >= start and (asked is None or step.state.asks in asked):
            cut = header._replace(seats=seats, rounds=step.state.round)
            return record._replace(header=cut, moves=record.moves[: step.moves])
    raise RecordError(f'from move {start} on there is no "{view}" in this record.')


def _go_aside(window: "MainWindow", view: str, whole: "Record") -> None:
    """Open what lies over the table, or beside it; the lists hold the records of its folder."""
    from PySide6.QtCore import QCoreApplication

    from powergrid.gui.games import games_dir
    from powergrid.gui.hand_over import HandOver
    from powergrid.gui.library.entry import files_in

    assert window.session is not None or view == "newgame"
    if view == "log" and window.table is not None:
        window.table.toggle_log()
    elif view == "cities" and window.table is not None:
        window.table.toggle_connections()
    elif view == "words" and window.table is not None:
        window.table.toggle_words()
    elif view == "keys":
        window.asides.show_keys()
    elif view == "rules":
        window.asides.show_rules()
    elif view == "review" and window.end_view is not None:
        window.end_view.choice.button(len(window.end_view.charts) - 1).click()
        while window.end_view.reviewing.is_running:
            QCoreApplication.processEvents()
    elif view == "handover" and window.session is not None:
        window.views.visit(HandOver(window.session))
    elif view == "replay" and window.session is not None:
        position = len(window.session.past)
        window.open_record(whole, None)
        window.asides.show_replay(position)
    elif view in ("games", "statistics"):
        games_dir().mkdir(parents=True, exist_ok=True)
        for file in files_in(Path(whole.file).parent):
            copyfile(file, games_dir() / file.name)
        (window.asides.show_library if view == "games" else window.asides.show_statistics)()
        while getattr(window.view, "is_reading", False):
            QCoreApplication.processEvents()


def _wish(record: "Record") -> "NewGame":
    """Return the new game that a record was begun as."""
    from powergrid.gui.pages.new_game.new_game import NewGame

    game, header = record.game(), record.header
    return NewGame(
        header.board, header.edition, game.areas, header.seats, header.seed, game.options
    )
