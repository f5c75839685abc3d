# SPDX-License-Identifier: MIT
"""The page on which a new game is set up, as far as the window knows it."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.view_background import Ground


class NewGamePage(Ground):
    """`begun` carries the record of the new game, `warned` the reason why there is none."""

    begun = Signal(object)
    warned = Signal(str)
    menu_asked = Signal()
    back_asked = Signal()

    def look_for_boards(self) -> None:
        """Offer the boards that are there now: players make their own in other windows."""
