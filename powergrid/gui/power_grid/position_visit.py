# SPDX-License-Identifier: MIT
"""Opens the page on which the position of a real table is described, and continues from it."""

from functools import partial

from powergrid import bots
from powergrid.box import FileError, board_ids, edition_ids, load_edition
from powergrid.gui.power_grid.game.game_setup import first_setup
from powergrid.gui.power_grid.game.last_game import setup_of
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.new_game.board_choice import first_board, why_unusable
from powergrid.gui.power_grid.position.described_table import DescribedTable
from powergrid.gui.power_grid.position.position_view import PositionView
from powergrid.gui.shell.visits import Visits
from powergrid.play.saved_games import now_text
from powergrid.records import RecordError
from powergrid.rules.errors import IllegalPosition


def show_position(
    visits: Visits, session: Session | None, before: DescribedTable | None
) -> DescribedTable | None:
    """Show the page, and return the table described on it, None if that is not possible.

    It is the one described `before`, as long as its board has not changed; else one with the
    players and the board of the last game, at its start. `session` is the game at the table.
    """
    navigator = visits.navigator
    if isinstance(navigator.view, PositionView):
        return before
    try:
        table = before if before is not None and before.has_its_board else _new_table(visits)
    except FileError as error:
        navigator.warn(str(error))
        return None
    table.forget_changes()
    return _open(visits, session, table)


def _open(visits: Visits, session: Session | None, table: DescribedTable) -> DescribedTable | None:
    """Show the page of a table; in another language its changes can still be undone."""
    navigator = visits.navigator
    try:
        view = PositionView(table, board_ids(), tuple(bots.LEVELS), session)
    except FileError as error:
        navigator.warn(str(error))
        return None

    def play() -> None:
        try:
            record = view.table.record(now_text())
        except IllegalPosition:
            return  # the page says why
        except RecordError as error:
            navigator.warn(str(error))
            return
        navigator.game_asked.emit(record)

    view.play_asked.connect(play)
    visits.show(view, partial(_open, visits, session, table))
    return table


def _new_table(visits: Visits) -> DescribedTable:
    """Return the start of a game like the last one."""
    boards, levels = board_ids(), tuple(bots.LEVELS)
    edition = load_edition(edition_ids()[-1])
    setup = setup_of(visits.settings.last_game, boards, edition_ids(), levels)
    if setup is None or why_unusable(setup.board_id, setup.edition_id):
        setup = first_setup(first_board(boards, edition.id), edition, levels)
    return DescribedTable(setup, levels, visits)
