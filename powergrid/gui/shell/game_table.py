# SPDX-License-Identifier: MIT
"""The table at which a game is played, as far as the window knows it."""

from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.view_background import Ground
from powergrid.play.session import AnySession


class GameTable(Ground):
    """Shows a session and acts on it; another session gets another table.

    `moment_asked` carries a position in the game, `rule_asked` a section of its rules. `left` and
    `branch_asked` come from a table at which a game is only looked at.
    """

    menu_asked = Signal()
    moment_asked = Signal(int)
    rule_asked = Signal(str)
    left = Signal()
    branch_asked = Signal()

    is_replay = False
    """Whether a game is only looked at here."""

    session: AnySession

    def __init__(self, session: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session

    def question(self) -> str:
        """Return in a few words what the seat that is asked has to decide."""
        return ""

    def resume(self, before: Self) -> None:
        """Take over what was begun at another table of the same game."""

    def undo(self) -> None:
        """Take back what was staged or done last."""
        self.session.undo()

    def undo_turn(self) -> None:
        """Take back all that is staged, or else the whole last turn."""
        self.session.undo_turn()

    def tell_news(self) -> bool:
        """Tell what has happened since the last turn here; return whether it was not told yet."""
        return False

    def explain_fixed_sizes(self) -> None:
        """Say which parts do not follow the player's text size, if any."""
