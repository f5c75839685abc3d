# SPDX-License-Identifier: MIT
"""What the window needs of the page on which a new game is set up."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.view import View


class NewGamePage(View):
    """`begun` carries the record of the new game, `warned` the reason why there is none."""

    begun = Signal(object)
    warned = Signal(str)
    menu_asked = Signal()

    def look_again(self) -> None:
        """Offer what exists now: players may have added to it, here or in another window."""
