# SPDX-License-Identifier: MIT
"""Opens the page on which the position of a real table is described, and continues from it."""

from powergrid import bots
from powergrid.box import BoxError, board_ids, edition_ids, load_edition
from powergrid.gui.power_grid.game.last_game import setup_of
from powergrid.gui.power_grid.game.new_game import first_setup
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.new_game.board_choice import first_board
from powergrid.gui.power_grid.position.position_view import PositionView
from powergrid.gui.shell.visits import Visits
from powergrid.play.saved_games import now_text
from powergrid.records import RecordError
from powergrid.rules.errors import IllegalPosition


def show_position(visits: Visits, session: Session | None) -> None:
    """Show the page with the players and the board of the last game, at its start.

    `session` is the game at the table, if there is one.
    """
    navigator = visits.navigator
    if isinstance(navigator.view, PositionView):
        return
    boards, levels = board_ids(), tuple(bots.LEVELS)
    edition = load_edition(edition_ids()[-1])
    setup = setup_of(visits.settings.last_game, boards, edition_ids(), levels)
    setup = setup or first_setup(first_board(boards, edition.id), edition, levels)
    try:
        view = PositionView(setup, boards, levels, session)
    except BoxError as error:
        navigator.warn(str(error))
        return

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
    visits.show(view)
