# SPDX-License-Identifier: MIT
"""All tournaments that have begun: any can be opened, deleted and restored."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.tournament.tournament_cards import TournamentCards
from powergrid.gui.power_grid.tournament.tournament_runner import (
    TournamentRunner,
    tournament_files,
    tournaments_dir,
)
from powergrid.gui.shell.deleted_files import DeletedFiles
from powergrid.play.errors import RecordError


class TournamentList(QWidget):
    """Cards of all tournaments, the latest first, or a sentence if there are none.

    `opened` carries the file of one to be shown, `changed` follows its changes, `announced`
    what was done.
    """

    opened = Signal(Path)
    changed = Signal()
    announced = Signal(str)

    def __init__(self, parent: QWidget, runner: TournamentRunner) -> None:
        super().__init__(parent)
        self._runner = runner
        self._files: list[Path] = []
        self._deleted = DeletedFiles(tournaments_dir())
        self.cards = TournamentCards(self)
        self.cards.doubleClicked.connect(self.open_selected)
        self.nothing = Text(
            self.tr("No tournament is left."),
            role="text_second",
            align=Qt.AlignmentFlag.AlignHCenter,
            is_paragraph=True,
        )
        self.nothing.setParent(self)

    @property
    def is_empty(self) -> bool:
        """Whether no tournament is left."""
        return not self._files

    @property
    def can_undo(self) -> bool:
        """Whether a deleted tournament can be restored."""
        return len(self._deleted) > 0

    def read(self, row: int = 0) -> None:
        """Read all tournaments again, and select one."""
        found = [(file, self._runner.read(file)) for file in tournament_files()]
        known = [(file, tournament) for file, tournament in found if tournament is not None]
        self._files = [file for file, _ in known]
        self.cards.show_tournaments(known, row)
        self.cards.setVisible(not self.is_empty)
        self.nothing.setVisible(self.is_empty)
        self.changed.emit()

    def open_selected(self) -> None:
        """Have the selected tournament shown."""
        file = self._selected()
        if file is not None:
            self.opened.emit(file)

    def delete(self) -> None:
        """Delete the selected tournament, not its games; `undo` restores it."""
        file = self._selected()
        if file is None:
            return
        row = self._files.index(file)
        try:
            self._deleted.delete(file)
        except RecordError as error:
            self._runner.warned.emit(str(error))
            return
        self._runner.forget(file)
        self.read(min(row, len(self._files) - 2))
        self.announced.emit(self.tr("The tournament has been deleted; its games stay."))

    def undo(self) -> None:
        """Restore the tournament that was deleted last, if there is one."""
        if not self.can_undo:
            return
        try:
            file = self._deleted.undo()
        except RecordError as error:
            self._runner.warned.emit(str(error))
            return
        self.read()
        self.cards.select(self._files.index(file))
        self.announced.emit(self.tr("The tournament has been restored."))

    def empty_trash(self) -> None:
        """Move what was deleted to the system's trash; warn of what it does not take."""
        left = self._deleted.clear()
        if left:
            text = self.tr("This system has no trash; deleted tournaments are in {folder}.")
            self._runner.warned.emit(text.format(folder=left[0].parent))

    def lay_out(self) -> None:
        """Place the cards in the current size."""
        self.cards.setGeometry(self.rect())
        self.cards.fit()
        self.nothing.setGeometry(0, self.height() // 3, self.width(), look().ipx(60))

    def _selected(self) -> Path | None:
        row = self.cards.currentIndex().row()
        return self._files[row] if 0 <= row < len(self._files) else None
