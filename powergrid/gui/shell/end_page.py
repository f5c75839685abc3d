# SPDX-License-Identifier: MIT
"""What the window needs of the page that shows how a game ended."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.view import View


class EndPage(View):
    """The final standings; `moment_asked` carries a position in the game."""

    replay_asked = Signal()
    moment_asked = Signal(int)
    rematch_asked = Signal()
    table_asked = Signal()
    save_asked = Signal()
    visit_asked = Signal(QWidget)
    """Carries a view to visit; its `back_asked` ends the visit."""
    new_game_asked = Signal()

    def celebrate(self) -> None:
        """Show the ceremony before the standings."""
