# SPDX-License-Identifier: MIT
"""Opens the page of tournaments in the window, and their games at its table."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, cast

from powergrid import bots
from powergrid.box import board_ids, edition_ids
from powergrid.gui.power_grid.game.last_game import last_setup
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.new_game.board_choice import first_board, why_unusable
from powergrid.gui.power_grid.tournament.tournament_runner import TournamentRunner, tournament_of
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.gui.shell.visits import Visits
from powergrid.programs import installed
from powergrid.records import Record, RecordError

_MAX_PROGRAMS: Final = 4
"""Other programs that can be entered: each has a row in the form."""


def show_tournament(
    visits: Visits,
    open_game: Callable[[Record, Callable[[Path], object]], None],
    before: TournamentView | None = None,
) -> None:
    """Show the tournament of the game at the table, else the last one, or that of a view `before`.

    A new one is played in the edition of the last game, and on its board if that can still be read.
    `open_game` opens a game at the table and passes its file to a function.
    """
    navigator = visits.navigator
    if isinstance(navigator.view, TournamentView):
        return
    levels = (*bots.LEVELS, *installed()[:_MAX_PROGRAMS])
    last = last_setup(visits.settings.last_game)
    edition = last.edition_id if last else edition_ids()[-1]
    board = last.board_id if last else ""
    if why_unusable(board, edition):
        board = first_board(board_ids(), edition)
    runner = _new_runner(visits) if before is None else before.runner
    view = TournamentView(runner, edition, board, levels)
    runner.setParent(view)

    def play(at: int) -> None:
        file = runner.file_of(at)
        if file is not None:
            navigator.file_asked.emit(file)
            return
        try:
            record = runner.record_of(at)
        except RecordError as error:
            navigator.warn(str(error))
            return
        open_game(record, lambda file: runner.remember_file(at, file))

    view.match_asked.connect(play)
    view.replay_asked.connect(visits.replay_file)
    visits.show(view, partial(show_tournament, visits, open_game, view))


def _new_runner(visits: Visits) -> TournamentRunner:
    """Return a runner with the tournament of the game at the table, else the last one."""
    runner = TournamentRunner(visits.thinker)
    runner.warned.connect(visits.navigator.warn)
    session = cast("Session | None", visits.game.session)  # nothing else is played here
    recorder = None if session is None else session.recorder
    runner.open(None if recorder is None else tournament_of(recorder.header))
    return runner
