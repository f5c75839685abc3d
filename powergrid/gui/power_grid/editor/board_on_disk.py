# SPDX-License-Identifier: MIT
"""The file of the board in the editor; another window may write it, or take its name, too."""

from powergrid.box import board_ids
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.sketch import Sketch, free_id


class BoardOnDisk:
    """What was last read from or written to the file; `sketch` is None for a board without one."""

    def __init__(self, sketch: Sketch | None) -> None:
        self._sketch = sketch
        self._content = None if sketch is None else sketch_file.content_of(sketch.id)

    @property
    def exists(self) -> bool:
        """Whether the board has a file, maybe an older one."""
        return self._sketch is not None

    def holds(self, sketch: Sketch) -> bool:
        """Return whether the saved board is this sketch."""
        return self._sketch == sketch

    def is_changed_elsewhere(self) -> bool:
        """Return whether the file differs from what was last read or written here."""
        now = None if self._sketch is None else sketch_file.content_of(self._sketch.id)
        return now is not None and now != self._content

    def leave(self) -> None:
        """Leave the file to the program that changed it; the next save makes a new one."""
        self._sketch = None

    def with_free_id(self, sketch: Sketch) -> Sketch:
        """Return the sketch, with another id if another board has been saved under its own."""
        own = set() if self._sketch is None else {self._sketch.id}
        taken = {*board_ids()} - own
        if sketch.id not in taken:
            return sketch
        return sketch._replace(id=free_id(sketch.id, taken, "board"))

    def save(self, sketch: Sketch) -> None:
        """Write the board; a new id moves its file. Raise OSError if that fails."""
        sketch_file.save(sketch)
        if self._sketch is not None and self._sketch.id != sketch.id:
            sketch_file.own_file(self._sketch.id).unlink(missing_ok=True)
        self._sketch = sketch
        self._content = sketch_file.text_of(sketch).encode()
