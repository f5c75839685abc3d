# SPDX-License-Identifier: MIT
"""All saved games as cards: opened, searched, deleted, exported and imported."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog

from powergrid.files.messages import printable
from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.row_selection import make_selected_current
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_field import SearchField
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, LEAD
from powergrid.gui.kit.view import View, ViewHead
from powergrid.gui.power_grid.board.cards import CardList
from powergrid.gui.power_grid.library.entry import Entry, read_entry
from powergrid.gui.power_grid.library.game_filter import GameFilter
from powergrid.gui.power_grid.library.importing import (
    copy_record,
    import_records,
    imported_text,
)
from powergrid.gui.power_grid.library.library_model import (
    BY_BOARD,
    BY_DATE,
    BY_RESULT,
    LibraryModel,
)
from powergrid.gui.power_grid.library.no_games import NoGames
from powergrid.gui.power_grid.library.reader import Reader
from powergrid.gui.shell.deleted_files import DeletedFiles
from powergrid.play.record_files import with_ending
from powergrid.play.saved_games import games_dir
from powergrid.records import RecordError

_CARD = (280, 226)
_WIDE_CARD = (330, 282)


class LibraryView(View):
    """The list; `at_table` is the file of the game being played, which cannot be deleted."""

    open_asked = Signal(Path)
    replay_asked = Signal(Path)
    statistics_asked = Signal()
    warned = Signal(str)
    """A sentence about what failed when the list was left."""

    def __init__(self, at_table: Path | None = None) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Games"))
        self._at_table = at_table
        self._first: Entry | None = None
        """The first game, selected until the player selects another."""
        self.deleted = DeletedFiles(games_dir())
        self.model = LibraryModel(self)
        self.games = GameFilter(self.model)
        self.setAcceptDrops(True)
        self._make_head()
        self._make_choices()
        self._make_cards()
        self._make_foot()
        self.hidden.connect(self._empty_trash)
        look().changed.connect(self.lay_out)
        self.lay_out()
        self._reader = Reader(self)
        self._reader.found.connect(self._add_entry)
        self._reader.ended.connect(self._count)
        self._show_selected()

    # -- actions

    @property
    def is_reading(self) -> bool:
        """Whether some files are not in the list yet."""
        return self._reader.is_reading

    def resume(self, before: Self) -> None:
        """Show games of the same kind in the same order, and search for the same words."""
        for choice, other in ((self.kinds, before.kinds), (self.order, before.order)):
            choice.button(other.index).click()
        self.search.setText(before.search.text())

    @property
    def chosen(self) -> Entry | None:
        """The selected game, if any."""
        index = self.cards.currentIndex()
        return self.games.entry_at(index) if index.isValid() else None

    def open(self) -> None:
        """Open the selected game."""
        if self.chosen is not None:
            self.open_asked.emit(self.chosen.file)

    def replay(self) -> None:
        """Replay the selected game."""
        if self.chosen is not None and self.chosen.summary is not None:
            self.replay_asked.emit(self.chosen.file)

    def delete(self) -> None:
        """Delete the selected game; `undo` restores it."""
        entry = self.chosen
        if entry is None or not self.delete_button.isEnabled():
            return
        row = self.cards.currentIndex().row()
        try:
            self.deleted.delete(entry.file)
        except RecordError as error:
            self._say(str(error), "bad")
            return
        self.model.remove(entry)
        self._select(min(row, self.games.rowCount() - 1))
        self._count()
        self._show_selected()
        self._say(self.tr("{name} has been deleted.").format(name=printable(entry.file.name)))

    def undo(self) -> None:
        """Restore the game that was deleted last."""
        if not len(self.deleted):
            return
        try:
            file = self.deleted.undo()
        except RecordError as error:
            self._say(str(error), "bad")
            return
        self._add(file)
        self._say(self.tr("{name} has been restored.").format(name=printable(file.name)))

    def export(self) -> None:
        """Ask for a file and write a copy of the selected game to it."""
        entry = self.chosen
        if entry is None or entry.summary is None:
            return
        kinds = self.tr("Records (*.json *.json.gz)")
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the game"), entry.file.name, kinds
        )
        if not name:
            return
        file = with_ending(Path(name))
        if problem := copy_record(entry.file, file):
            self._say(problem, "bad")
        else:
            self._say(self.tr("Saved: {file}").format(file=printable(file.name)))

    def ask_for_files(self) -> None:
        """Ask for files and import them."""
        kinds = self.tr("Records (*.json *.json.gz)")
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Import games"), "", kinds)
        self.import_files([Path(name) for name in names])

    def ask_for_file(self) -> None:
        """Ask for a file from elsewhere and open it."""
        kinds = self.tr("Records (*.json *.json.gz)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a record"), "", kinds)
        if name:
            self.open_asked.emit(Path(name))

    def import_files(self, files: Sequence[Path]) -> None:
        """Copy records to the games; a file that is no record is reported and left out."""
        imported = import_records(files)
        for copy in imported.copies:
            self._add(copy)
        if text := imported_text(imported):
            role: Role = "bad" if imported.problems else "text_second"
            self._say(text, role, " ".join(imported.problems.values()))

    def _empty_trash(self) -> None:
        """Move what was deleted to the system's trash."""
        left = self.deleted.clear()
        self._show_selected()
        if left:
            self.warned.emit(
                self.tr("This system has no trash; deleted games are in {folder}.").format(
                    folder=left[0].parent
                )
            )

    # -- drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import the files."""
        urls = event.mimeData().urls()
        self.import_files([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()

    # -- parts

    def _make_head(self) -> None:
        self.head = ViewHead(self, "folder", self.tr("Games"))
        self.count = self.head.status
        self.search = SearchField(self.tr("Search"), self.tr("Search names, board, result…"))
        self.search.textChanged.connect(self._search)
        bind(self, "Ctrl+F", self.search.setFocus, self.tr("Search"))
        self.head.add(self.search, minimum=180, hint=320)
        does = self.tr("Opens a record from another folder.")
        self.head.add_button(self.tr("Open a file"), "O", self.ask_for_file, does)
        does = self.tr("Shows who has won, and how often.")
        self.head.add_button(self.tr("Statistics"), "T", self.statistics_asked.emit, does)
        self.head.add_back()

    def _make_choices(self) -> None:
        """Make the choices of which games are shown, and in which order; each option has a key."""
        kinds: list[tuple[str, Callable[[Entry], bool]]] = [
            (self.tr("All", "games"), lambda _: True),
            (self.tr("Unfinished", "games"), lambda entry: entry.is_in_progress),
            (self.tr("Finished", "games"), lambda entry: entry.is_over),
            (self.tr("Won", "games"), lambda entry: entry.is_won),
        ]
        self.kinds = Segments([name for name, _ in kinds])
        self.kinds.setAccessibleName(self.tr("Which games"))
        self.kinds.chosen.connect(
            lambda at: self._narrow(lambda: self.games.show_only(kinds[at][1]))
        )
        orders = {
            self.tr("By date", "games"): BY_DATE,
            self.tr("By board", "games"): BY_BOARD,
            self.tr("By result", "games"): BY_RESULT,
        }
        self.order = Segments(list(orders))
        self.order.setAccessibleName(self.tr("Order of the games"))
        self.order.chosen.connect(lambda at: self._sort_by(list(orders.values())[at]))
        self.choices = Line(self)
        self.choices.add(self.kinds)
        self.choices.add_space()
        self.choices.add(self.order)
        for number, button in enumerate((*self.kinds.buttons(), *self.order.buttons()), 1):
            button.describe(self.tr("Key: {key}").format(key=number))
            bind(self, str(number), button.click, button)

    def _make_cards(self) -> None:
        self.cards = CardList(_CARD)
        self.cards.setParent(self)
        self.cards.setModel(self.games)
        self.cards.setAccessibleName(self.tr("Games"))
        make_selected_current(self.cards)
        self.games.pictures.found.connect(self.cards.viewport().update)
        self.cards.doubleClicked.connect(self.open)
        self.cards.selectionModel().currentChanged.connect(self._show_selected)
        set_first_focus(self, self.cards)
        self.no_match = Text(role="text_second", size=LEAD)
        self.no_match.setParent(self)
        self.nothing = NoGames(
            self,
            self.tr("Every game you play is saved here. Import (I) adds games from elsewhere."),
        )

    def _make_foot(self) -> None:
        self.foot = Line(self, gap=8)
        self.status = Text(role="text_second", size=BODY, wraps=True)
        self.status.setParent(self)
        self.import_button = keyed_button(
            self.tr("Import"), "I", self.ask_for_files, self.tr("Adds record files to this list.")
        )
        self.export_button = keyed_button(self.tr("Export"), "X", self.export)
        self.delete_button = keyed_button(self.tr("Delete"), "Del", self.delete)
        self.undo_button = keyed_button(self.tr("Undo"), "Z", self.undo)
        replay = self.tr("Replay", "button: look at the game again")
        self.replay_button = keyed_button(replay, "R", self.replay)
        self.open_button = keyed_button(
            self.tr("Open", "button"), "Enter", self.open, is_primary=True
        )
        for button in (
            self.import_button,
            self.export_button,
            self.delete_button,
            self.undo_button,
        ):
            self.foot.add(button)
        self.foot.add_space()
        self.foot.add(self.replay_button)
        self.foot.add(self.open_button)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin, row = look().ipx(40 if self.is_wide else 20), look().ipx(48)
        width, height = self.width() - 2 * margin, self.height()
        edge = look().ipx(12)
        self.head.setGeometry(margin, edge, width, row)
        self.foot.setGeometry(margin, height - edge - row, width, row)
        top, beside = 2 * edge + row, look().ipx(6)
        choices = self.choices.sizeHint().height()
        self.choices.setGeometry(margin, top, width, choices)
        under = top + choices + edge
        self.status.resize(width, row)  # how high it is depends on its width
        status = self.status.sizeHint().height()
        foot = top + status + beside
        self.status.setGeometry(margin, height - foot + beside, width, status)
        self.cards.card = _WIDE_CARD if self.is_wide else _CARD
        self.cards.setGeometry(margin - beside, under, width + 2 * beside, height - under - foot)
        self.cards.fit()
        self.no_match.setGeometry(margin, under, width, row)
        self.nothing.setGeometry(margin, top, width, height - top - foot)
        self.nothing.place()
        self.head.place()
        self.choices.place()
        self.foot.place()

    # -- content

    def _add_entry(self, entry: Entry) -> None:
        self.model.append_row(entry)
        self._select_first()
        self._count()

    def _select_first(self) -> None:
        """Select the first game unless the player has selected another."""
        if self.chosen in (None, self._first) and self.games.rowCount():
            self._select(0)
            self._first = self.chosen

    def _add(self, file: Path) -> None:
        self.model.append_row(read_entry(file))
        for row in range(self.games.rowCount()):
            if self.games.entry_at(self.games.index(row, 0)).file == file:
                self._select(row)
        self._count()
        self._show_selected()

    def _select(self, row: int) -> None:
        self.cards.setCurrentIndex(self.games.index(row, 0))

    def _sort_by(self, role: int) -> None:
        self.games.sort_by(role)
        self._select_first()
        self.cards.scrollTo(self.cards.currentIndex())

    def _search(self, text: str) -> None:
        self._narrow(lambda: self.games.search(text))

    def _narrow(self, narrow: Callable[[], object]) -> None:
        """Show other games, one of them selected."""
        narrow()
        if self.games.rowCount() and not self.cards.currentIndex().isValid():
            self._select(0)
        self._count()
        self._show_selected()

    def _count(self) -> None:
        shown, whole = self.games.rowCount(), len(self.model.rows)
        text = self.tr("%n games", "", whole)
        if shown != whole:
            text = self.tr("{shown} of %n games", "", whole).format(shown=shown)
        self.count.say(text)
        self._show_parts(is_empty=not whole and not self.is_reading)
        words = self.search.text().strip()
        none = self.tr("No games with “{words}”.") if words else self.tr("No games here yet.")
        self.no_match.say(none.format(words=words))
        self.no_match.setVisible(bool(whole) and not shown and not self.is_reading)

    def _show_parts(self, *, is_empty: bool) -> None:
        """Show the games and what can be done with them, or what leads to a first game."""
        had_focus = is_empty and self.cards.hasFocus()
        for part in (self.cards, self.choices):
            part.setVisible(not is_empty)
        self.head.want(self.search, not is_empty)
        for button in (self.export_button, self.delete_button, self.replay_button):
            self.foot.want(button, not is_empty)
        self.foot.want(self.open_button, not is_empty)
        self.foot.want(self.undo_button, not is_empty or len(self.deleted) > 0)
        self.nothing.setVisible(is_empty)
        if had_focus:
            self.nothing.play.setFocus()

    def _show_selected(self) -> None:
        """Enable what can be done with the selected game, and say what is wrong with it."""
        entry = self.chosen
        is_sound = entry is not None and entry.summary is not None
        is_at_table = entry is not None and entry.file == self._at_table
        unsound = self.tr("This game cannot be read.") if entry else self.tr("No game is chosen.")
        for button, does in (
            (self.export_button, self.tr("Saves a copy of the record.")),
            (self.replay_button, self.tr("Shows the game move by move.")),
            (self.open_button, self.tr("Opens the game at the table.")),
        ):
            button.describe(does, "" if is_sound else unsound)
        undeletable = self.tr("No game is chosen.") if entry is None else ""
        if is_at_table:
            undeletable = self.tr("This game is at the table; it cannot be deleted.")
        self.delete_button.describe(self.tr("Deletes the game; Undo restores it."), undeletable)
        self._enable_undo()
        if entry is not None and entry.problem:
            self._say(entry.problem, "bad")
        elif is_at_table:
            self._say(self.tr("This game is at the table; it cannot be deleted."))
        else:
            self._say("")

    def _say(self, text: str, role: Role = "text_second", tip: str = "") -> None:
        self.status.say(text, role)
        self.status.setToolTip(plain_tip(tip or text))
        self.lay_out()
        self._enable_undo()

    def _enable_undo(self) -> None:
        nothing = "" if len(self.deleted) > 0 else self.tr("Nothing to restore.")
        self.undo_button.describe(self.tr("Restores the last deleted game."), nothing)
