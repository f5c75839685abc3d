# SPDX-License-Identifier: MIT
"""What the window needs of the page on which a new game is set up."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.view_background import Ground


class NewGamePage(Ground):
    """`begun` carries the record of the new game, `warned` the reason why there is none.

    `editor_asked` carries the id of one of the player's own boards, empty for a new one;
    `import_asked` asks for a board from a file.
    """

    begun = Signal(object)
    warned = Signal(str)
    menu_asked = Signal()
    back_asked = Signal()
    editor_asked = Signal(str)
    import_asked = Signal()

    def look_for_boards(self, chosen: str = "") -> None:
        """Offer the boards that exist now, which players may have added to; choose one if given."""
