# SPDX-License-Identifier: MIT
"""The real window at any move of a record, in each of its views."""

from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from typing import Final

from PySide6.QtCore import QCoreApplication

from powergrid.bots import weighed
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.editor.editing import CONNECTIONS
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.end.time_lapse import MS_WHOLE, TimeLapse
from powergrid.gui.power_grid.game.new_game import NAMES, NewGame
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.library.file_names import files_in
from powergrid.gui.power_grid.position.position_view import PLAYERS, PositionView
from powergrid.gui.power_grid.puzzles.puzzle_table import PuzzleTable
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.tournament.hall import folder
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.names import player_name
from powergrid.gui.settings.settings import Settings
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Reply, Thinker
from powergrid.play.tournament import Entrant, new_tournament, save_tournament
from powergrid.records import PERSON, Record, RecordError, replay
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

VIEWS: Final = (
    "table",
    "bank",
    "marking",
    "auction",
    "fuel",
    "building",
    "power",
    "front",
    "newgame",
    "editor",
    "settings",
    "end",
    "review",
    "timelapse",
    "log",
    "cities",
    "words",
    "news",
    "replay",
    "games",
    "profile",
    "statistics",
    "rules",
    "keys",
    "handover",
    "analysis",
    "puzzle",
    "answer",
    "position",
    "tournament",
    "tournaments",
)


_ENDS: Final = ("end", "review", "timelapse")


class _ForPictures(Thinker):
    """Finds no puzzles in a reviewed game: that takes long, and no picture shows it."""

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        """Begin work of any other kind."""
        if work is not weighed:
            super().compute(reply, work, *arguments)


def open_view(view: str, whole: Record, move: int | None, size: tuple[int, int]) -> PowerGridWindow:
    """Show the window with a view of a record, at the first such moment from a move on.

    Raises `RecordError` or `BoxError` if the record has no such moment or cannot be played.
    """
    window = PowerGridWindow(_ForPictures(OPPONENTS), Settings())
    look().set_reduced_motion(True)  # what moves is shown at its end
    window.setMinimumSize(1, 1)
    window.resize(*size)
    if view == "newgame":
        window.show_new_game()
        assert window.new_game_view is not None
        window.new_game_view.apply_setup(_setup(whole))
    else:
        window.open_record(_at_view(whole, view, None if view == "timelapse" else move))
    window.show()
    QCoreApplication.processEvents()
    _open_beside(window, view, whole)
    if view == "timelapse":
        _run_film(window, len(whole.moves) // 2 if move is None else move)
    return window


def _at_view(record: Record, view: str, move: int | None) -> Record:
    """Return the record up to the moment that the view shows, with people in all seats."""
    asked = {
        "bank": (PLACING_BANK_HOUSE,),
        "marking": (MARKING_CITY,),
        "auction": (BIDDING, OPENING),
        "fuel": (BUYING_FUEL,),
        "building": (BUILDING_HOUSES,),
        "power": (RUNNING_PLANTS,),
        "end": (NOTHING,),
        "review": (NOTHING,),
        "timelapse": (NOTHING,),
    }.get(view)
    start = len(record.moves) // 2 if move is None else move
    if move is None and view in ("bank", "marking", *_ENDS):
        start = len(record.moves) if view in _ENDS else 0
    if not 0 <= start <= len(record.moves):
        raise RecordError(f"there is no move {start}; the record has {len(record.moves)}.")
    header = record.header
    seats = tuple(seat._replace(player=PERSON) for seat in header.seats)
    for step in replay(record):
        if step.moves >= start and (asked is None or step.state.asks in asked):
            cut = header._replace(seats=seats, rounds=step.state.round)
            return record._replace(header=cut, moves=record.moves[: step.moves])
    raise RecordError(f'from move {start} on there is no "{view}" in this record.')


def _open_beside(window: PowerGridWindow, view: str, whole: Record) -> None:
    """Open a view over or beside the table; lists show the records of its folder."""
    assert window.session is not None or view == "newgame"
    if view == "front":
        window.show_front()
    elif view == "editor":
        _edit(window, whole)
    elif view == "position":
        _describe(window)
    elif view in ("tournament", "tournaments"):
        _hold_tournaments(window, view)
    elif view == "settings":
        window.menu.show_settings()
    elif view == "log" and window.table is not None:
        window.table.toggle_log()
    elif view == "cities" and window.table is not None:
        window.table.toggle_connections()
    elif view == "words" and window.table is not None:
        window.table.toggle_words()
    elif view == "news" and window.table is not None:
        window.table.toggle_news()
    elif view == "keys":
        window.visits.show_keys()
    elif view in ("puzzle", "answer"):
        window.visits.show_puzzles()
        if view == "answer" and isinstance(window.view, PuzzleTable):
            window.view.page.choices[1].click()
    elif view == "rules":
        window.visits.show_rules()
    elif view == "review" and window.end_view is not None:
        window.end_view.choice.button(len(window.end_view.charts) - 1).click()
        while window.end_view.reviewing.is_running:
            QCoreApplication.processEvents()
    elif view == "handover" and window.session is not None:
        window.navigator.visit(window.cover())
    elif view in ("replay", "analysis") and window.session is not None:
        position = len(window.session.past)
        window.open_record(whole)
        window.visits.show_replay(position)
        if view == "analysis" and isinstance(window.view, ReplayTable):
            page = window.view.page
            page.analyse.click()
            while page.found.is_empty:
                QCoreApplication.processEvents()
    elif view in ("games", "profile", "statistics"):
        games_dir().mkdir(parents=True, exist_ok=True)
        for file in files_in(Path(whole.file).parent):
            copyfile(file, games_dir() / file.name)
        visits = window.visits
        shown = {"games": visits.show_library, "profile": visits.show_profile}
        shown.get(view, visits.show_statistics)()
        while getattr(window.view, "is_reading", False):
            QCoreApplication.processEvents()


def _run_film(window: PowerGridWindow, move: int) -> None:
    """Run the time-lapse of a reviewed game up to a move, and pause it there."""
    assert window.end_view is not None
    window.end_view.by_round.film.click()
    film = window.view
    assert isinstance(film, TimeLapse)
    film.clock.stop()
    while film.chart is None:
        QCoreApplication.processEvents()
    at = film.times[min(move, len(film.times) - 1)]
    film.show_time(round(MS_WHOLE * at / film.times[-1]))


def _edit(window: PowerGridWindow, record: Record) -> None:
    """Open the editor with the board of a record, its first connection selected."""
    window.visits.edit_board(record.header.board)
    assert isinstance(window.view, EditorView)
    editing = window.view.editing
    editing.choose_tool(CONNECTIONS)
    editing.select(*editing.sketch.connections[0][:2])


def _describe(window: PowerGridWindow) -> None:
    """Open the page that describes a table, with the table of the record."""
    window.visits.set_up_position()
    assert isinstance(window.view, PositionView)
    window.view.as_played.click()
    window.view.show_side(PLAYERS)


def _hold_tournaments(window: PowerGridWindow, view: str) -> None:
    """Open a half-finished tournament of eight, or the list of tournaments."""
    people = [Entrant(name, PERSON) for name in NAMES[:2]]
    bots = [Entrant(name, "regular") for name in NAMES[2:6]]
    more = [Entrant(f"{player_name('expert')} {number}", "expert") for number in (1, 2)]
    for seed, share in enumerate((1.0, 0.5)):
        held = new_tournament("recharged", ("germany", "usa"), (*people, *bots, *more), 4, 7, seed)
        for at, match in enumerate(held.matches[: round(share * len(held.matches))]):
            held = held.played(at, sorted(range(4), key=lambda seat: hash((match.seed, seat))))
        save_tournament(held, folder() / f"2026-11-{14 + seed}-193000.json")
    window.visits.show_tournament()
    if view == "tournaments" and isinstance(window.view, TournamentView):
        window.view.show_all()


def _setup(record: Record) -> NewGame:
    """Return the setup of the record's game."""
    game, header = record.game(), record.header
    return NewGame(
        header.board, header.edition, game.areas, header.seats, header.seed, game.options
    )
