# SPDX-License-Identifier: MIT
"""The page on which a new game is set up, as far as the window knows it."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.view_background import Ground


class NewGamePage(Ground):
    """`begun` carries the record of the new game, `warned` the reason why there is none.

    `drawing_asked` carries the id of a board of the player's own to go on with, empty for a new
    one; `taking_asked` asks for a board out of a file.
    """

    begun = Signal(object)
    warned = Signal(str)
    menu_asked = Signal()
    back_asked = Signal()
    drawing_asked = Signal(str)
    taking_asked = Signal()

    def look_for_boards(self, chosen: str = "") -> None:
        """Offer the boards that are there now: players make their own. Choose one if given."""
