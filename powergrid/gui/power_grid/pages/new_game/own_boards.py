# SPDX-License-Identifier: MIT
"""Buttons for the player's own boards: draw one, edit one, import one."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.new_game.board_choice import is_own


class OwnBoards(Line):
    """`editor_asked` carries the id of the board to edit, empty for a new one."""

    editor_asked = Signal(str)
    import_asked = Signal()

    def __init__(self) -> None:
        super().__init__(gap=8)
        self._board_id = ""
        self._others = Line(gap=8)
        draw = translate("NewGameView", "Draw your own")
        does = translate("NewGameView", "Opens the board editor.")
        self.draw = keyed_button(draw, "D", lambda: self.editor_asked.emit(""), does)
        self.draw.set_icon("plus")
        edit = translate("NewGameView", "Edit", "button: a board")
        self.edit = keyed_button(edit, "B", lambda: self.editor_asked.emit(self._board_id))
        take = translate("NewGameView", "Import", "button: a board")
        does = translate("NewGameView", "Imports a board from a file.")
        self.take = keyed_button(take, "I", self.import_asked.emit, does)
        self.add(self.draw)
        self._others.add(self.edit)
        self._others.add(self.take)
        self._others.add_space()
        self.add(self._others, stretch=1)

    def fit(self, width: int) -> None:
        """Use one row of that width, or two without keys if one is too narrow."""
        one_row = sum(
            button.width_as(button.text(), True, look().text)
            for button in (self.draw, self.edit, self.take)
        )
        is_narrow = one_row + 2 * look().ipx(8) > width
        self.vertical = is_narrow
        for button in (self.draw, self.edit, self.take):
            button.show_key(not is_narrow)

    def show_board(self, board_id: str) -> None:
        """Offer to edit this board, or a copy if it is not one of the player's own."""
        self._board_id = board_id
        self.edit.describe(
            translate("NewGameView", "Opens this board in the editor.")
            if is_own(board_id)
            else translate("NewGameView", "Opens a copy of this board in the editor.")
        )
