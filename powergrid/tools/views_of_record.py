# SPDX-License-Identifier: MIT
"""The real window at any move of a record, in each of its views."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from powergrid.analysis import compare_options
from powergrid.files.places import board_file
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.editor.editing import CONNECTIONS
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.end.time_lapse import TimeLapse
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.library.file_names import files_in
from powergrid.gui.power_grid.position.position_view import PLAYERS, PositionView
from powergrid.gui.power_grid.puzzles.puzzle_table import PuzzleTable
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.tournament.tournament_runner import tournaments_dir
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.names import player_name
from powergrid.gui.settings.settings import Settings
from powergrid.play.saved_games import games_dir
from powergrid.play.seats import NAMES
from powergrid.play.thinker import Reply, Thinker
from powergrid.play.tournament import Entrant, new_tournament
from powergrid.play.tournament_file import save_tournament
from powergrid.records import PERSON, Record, RecordError, load, replay, save
from powergrid.records.header import FORMAT
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
    "learn",
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
        if work is not compare_options:
            super().compute(reply, work, *arguments)


def open_view(view: str, whole: Record, move: int | None, size: tuple[int, int]) -> PowerGridWindow:
    """Return the window with a view of a record, at the first such moment from a move on.

    Raises `RecordError` or `FileError` if the record has no such moment or cannot be played.
    """
    settings = Settings()
    settings.skips_turns = view == "settings"  # a turn that is skipped could not be shown
    window = PowerGridWindow(_ForPictures(OPPONENTS), settings)
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
    visits = window.visits
    opened: dict[str, Callable[[], object]] = {
        "front": window.show_front,
        "settings": window.menu.show_settings,
        "keys": visits.show_keys,
        "learn": visits.learn,
        "rules": visits.show_rules,
        "puzzle": visits.show_puzzles,
        "position": lambda: _describe(window),
        "editor": lambda: _edit(window, whole),
        "answer": lambda: _answer(window),
        "end": lambda: _await_review(window),
        "review": lambda: _review(window),
        "handover": lambda: visits.show_new(window.cover),
        "replay": lambda: _replay(window, whole),
        "analysis": lambda: _analyse(window, whole),
        "tournament": lambda: _hold_tournaments(window),
        "tournaments": lambda: _list_tournaments(window),
        "games": lambda: _read_games(window, whole, visits.show_library),
        "profile": lambda: _read_games(window, whole, visits.show_profile),
        "statistics": lambda: _read_games(window, whole, visits.show_statistics),
    }
    if (table := window.table) is not None:
        opened["log"] = table.toggle_log
        opened["cities"] = table.toggle_connections
        opened["words"] = table.toggle_words
        opened["news"] = table.show_news
    if view in opened:
        opened[view]()


def _answer(window: PowerGridWindow) -> None:
    """Open the puzzles and answer the first one."""
    window.visits.show_puzzles()
    assert isinstance(window.view, PuzzleTable)
    window.view.page.choices[1].click()


def _review(window: PowerGridWindow) -> None:
    """Open the review of a game that is over, and wait until it is done."""
    end = window.end_view
    assert end is not None
    end.choice.button(len(end.charts) - 1).click()
    _await_review(window)


def _await_review(window: PowerGridWindow) -> None:
    """Wait until the review of a game that is over is done."""
    assert window.end_view is not None
    while window.end_view.reviewing.is_running:
        QCoreApplication.processEvents()


def _replay(window: PowerGridWindow, whole: Record) -> None:
    """Open the replay of the whole record at the moment that the table shows."""
    assert window.session is not None
    position = len(window.session.past)
    window.open_record(whole)
    window.visits.show_replay(position)


def _analyse(window: PowerGridWindow, whole: Record) -> None:
    """Open the replay and wait for the first result of its analysis."""
    _replay(window, whole)
    assert isinstance(window.view, ReplayTable)
    page = window.view.page
    page.analyse.click()
    while page.found.is_empty:
        QCoreApplication.processEvents()


def _read_games(window: PowerGridWindow, whole: Record, show: Callable[[], object]) -> None:
    """Show a view of the games in the record's folder as one's own, once it has read them."""
    for file in files_in(Path(whole.file).parent):
        record = load(file)
        header = record.header._replace(format=FORMAT, source="")
        save(record._replace(header=header), games_dir() / file.name)
    show()
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
    film.pause_at(move)


def _edit(window: PowerGridWindow, record: Record) -> None:
    """Open the editor with the board of a record, its first connection selected.

    Raises `FileError` if that is not a built-in board: it would be among the player's files.
    """
    board_file(record.header.board)
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


def _hold_tournaments(window: PowerGridWindow) -> None:
    """Open a half-finished tournament of eight; another is over."""
    people = [Entrant(name, PERSON) for name in NAMES[:2]]
    bots = [Entrant(name, "regular") for name in NAMES[2:6]]
    more = [Entrant(f"{player_name('expert')} {number}", "expert") for number in (1, 2)]
    for seed, share in enumerate((1.0, 0.5)):
        held = new_tournament("recharged", ("germany", "usa"), (*people, *bots, *more), 4, 7, seed)
        for at, match in enumerate(held.matches[: round(share * len(held.matches))]):
            held = held.with_result(
                at, sorted(range(1, 5), key=lambda place: hash((match.seed, place)))
            )
        save_tournament(held, tournaments_dir() / f"2026-11-{14 + seed}-193000.json")
    window.visits.show_tournament()


def _list_tournaments(window: PowerGridWindow) -> None:
    """Open the list of tournaments."""
    _hold_tournaments(window)
    assert isinstance(window.view, TournamentView)
    window.view.show_all()


def _setup(record: Record) -> GameSetup:
    """Return the setup of the record's game."""
    game, header = record.game(), record.header
    return GameSetup(
        header.board, header.edition, game.areas, header.seats, header.seed, game.options
    )
