# SPDX-License-Identifier: MIT
"""What tests do with the whole window."""

from powergrid.gui.power_grid.game.new_game import NewGame
from powergrid.gui.power_grid.window import PowerGridWindow


def begin(window: PowerGridWindow, setup: NewGame) -> None:
    """Begin a game as if it had been set up on the page of a new game."""
    window.show_new_game()
    assert window.new_game_view is not None
    window.new_game_view.start_asked.emit(setup)
