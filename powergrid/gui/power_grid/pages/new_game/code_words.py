# SPDX-License-Identifier: MIT
"""Why the game of a code cannot be played here."""

from collections.abc import Collection

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.game_setup import GameSetup, problem_with
from powergrid.gui.power_grid.pages.new_game.board_choice import (
    board_and_edition,
    is_printed,
    why_unusable,
)
from powergrid.rules.options import why_unplayable


def why_no_game(setup: GameSetup | None, board_ids: Collection[str]) -> str:
    """Return why a code's setup, None if it has none, is not possible; empty if it is.

    `board_ids` are the boards that can be chosen.
    """
    if setup is None:
        return translate("NewGameView", "Not a valid code: paste a whole one, or enter a number.")
    if setup.board_id not in board_ids:
        text = translate(
            "NewGameView", "This code needs the board {board}, which is not on this computer."
        )
        return text.format(board=setup.board_id)
    if not is_printed(setup.board_id, setup.edition_id):
        return translate(
            "NewGameView", "This code combines a board with an edition it was never printed in."
        )
    if why := why_unusable(setup.board_id, setup.edition_id):
        return why
    board, edition = board_and_edition(setup)
    if why := problem_with(setup, board, edition):
        return why
    if why_unplayable(edition, board, len(setup.seats), setup.options):
        return translate(
            "NewGameView", "This code's options do not fit its board, edition and players."
        )
    return ""
