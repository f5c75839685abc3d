# SPDX-License-Identifier: MIT
"""The game at the table, shared by the parts of the window."""

from dataclasses import dataclass

from powergrid.gui.shell.game_pages import GameTable
from powergrid.play.autosave import Autosave
from powergrid.play.session import AnySession


@dataclass
class CurrentGame:
    """The session, its table, and its autosave; all None if there is no game.

    A game opened without a file is not autosaved.
    """

    session: AnySession | None = None
    table: GameTable | None = None
    autosave: Autosave | None = None

    @property
    def is_in_progress(self) -> bool:
        """Whether there is a game that is not over."""
        return self.session is not None and not self.session.state.is_over

    def stop(self) -> None:
        """Stop the bots and release the file."""
        if self.session is not None:
            self.session.stop_bots()
        if self.autosave is not None:
            self.autosave.release()

    def end(self) -> None:
        """Stop the game and forget it; the window removes the table."""
        self.stop()
        if self.session is not None:
            self.session.deleteLater()
        self.session = self.table = self.autosave = None
