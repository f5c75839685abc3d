# SPDX-License-Identifier: MIT
"""What an unfinished board lacks."""

from powergrid.box import FileError
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.finding_words import words_of
from powergrid.gui.power_grid.editor.sketch_file import own_file, read_sketch


def why_unfinished(board_id: str, players: int) -> str:
    """Return what one of the player's own boards lacks to be played, as the editor's check says it.

    Empty if the editor cannot open it either, or finds nothing.
    """
    try:
        editing = Editing(read_sketch(own_file(board_id)), players)
    except FileError:
        return ""
    editing.settle()
    return words_of(editing.problem) if editing.problem else ""
