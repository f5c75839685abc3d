# SPDX-License-Identifier: MIT
"""The window: a new game, the table, the end, and the menu that leads from one to another."""

from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from powergrid.box import BoxError, board_ids, edition_ids, load_drawing
from powergrid.gui.games import Keeper, games_dir, new_game_file
from powergrid.gui.look.look import look
from powergrid.gui.session import Session, session_of
from powergrid.gui.settings import PACES, SCALES, SCHEMES, Settings
from powergrid.gui.table import Table
from powergrid.gui.thinker import Thinker
from powergrid.records import Record, RecordError, load, new_record, save

if TYPE_CHECKING:
    from powergrid.gui.pages.end.end_view import EndView
    from powergrid.gui.pages.new_game_view import NewGame, NewGameView

SMALLEST = (1024, 640)
MOST_SEED = 2**32


class MainWindow(QMainWindow):
    """The one window of the program."""

    def __init__(self, thinker: Thinker, settings: Settings) -> None:
        super().__init__()
        self.thinker = thinker
        self.settings = settings
        self.session: Session | None = None
        self.keeper: Keeper | None = None
        self.table: Table | None = None
        self.new_game_view: NewGameView | None = None
        self.end_view: EndView | None = None
        self.setWindowTitle(self.tr("Power Grid"))
        self.setMinimumSize(*SMALLEST)
        self._views = QStackedWidget()
        self.setCentralWidget(self._views)
        self._menu = QMenu(self)
        self._fill_menu()

    @property
    def view(self) -> QWidget:
        """What fills the window now: a new game, the table or the end."""
        view = self._views.currentWidget()
        assert view is not None  # there is one from the first page on
        return view

    # -- games

    def show_new_game(self) -> None:
        """Show the page on which a new game is made up; the game at the table goes on later."""
        if self.new_game_view is None:
            from powergrid import bots
            from powergrid.gui.pages.new_game_view import NewGameView

            self.new_game_view = NewGameView(board_ids(), edition_ids(), tuple(bots.LEVELS))
            self.new_game_view.start_asked.connect(self.start_game)
            self.new_game_view.continue_asked.connect(self.continue_game)
            self.new_game_view.load_asked.connect(self.ask_for_record)
            self._views.addWidget(self.new_game_view)
        self._show(self.new_game_view)

    def start_game(self, wish: "NewGame") -> None:
        """Begin the game that was made up."""
        seed = SystemRandom().randrange(MOST_SEED) if wish.seed is None else wish.seed
        now = datetime.now().astimezone()
        try:
            from powergrid.box import load_board

            board = load_board(wish.board_id, wish.edition_id)
            areas = None if wish.areas is None else [board.areas[a].id for a in wish.areas]
            record = new_record(
                wish.board_id,
                wish.edition_id,
                wish.seats,
                seed=seed,
                areas=areas,
                options=dict.fromkeys(wish.options.chosen(), True),
                date=now.isoformat(timespec="seconds"),
            )
        except (BoxError, RecordError) as error:
            self.tell(str(error))
            return
        self.open_record(record, new_game_file(record, now))

    def open_record(self, record: Record, file: Path | None) -> bool:
        """Put a record on the table and keep it in `file`, if any; say why if that fails."""
        try:
            session = session_of(record)
            drawing = load_drawing(record.header.board, record.header.edition)
        except (BoxError, RecordError) as error:
            self.tell(str(error))
            return False
        self._clear_table()
        self.session = session
        self.keeper = self._kept(session, file)
        self.table = Table(session, drawing)
        self.table.menu_asked.connect(self.show_menu)
        self._views.addWidget(self.table)
        session.pace = PACES[self.settings.pace]
        session.changed.connect(self._after_change)
        self._show(self.table)
        self._after_change()
        session.let_bots_play(self.thinker, record.header.seed)
        return True

    def open_file(self, file: Path) -> bool:
        """Open a record; played on, it becomes a game of its own and the file stays as it is."""
        try:
            record = load(file)
        except RecordError as error:
            self.tell(str(error))
            return False
        if file.resolve().parent == games_dir().resolve():
            return self.open_record(record, file)
        copy = (
            None if record.header.finished else new_game_file(record, datetime.now().astimezone())
        )
        return self.open_record(record, copy)

    def continue_game(self) -> None:
        """Go back to the game at the table, or to the one that was played last."""
        if self.table is not None and self.session is not None:
            self._show(self.table)
            return
        from powergrid.gui.games import last_unfinished

        found = last_unfinished(self.tell)
        if found is None:
            self.tell(self.tr("There is no unfinished game to go on with."))
        else:
            self.open_record(found[1], found[0])

    def ask_for_record(self) -> None:
        """Ask for a record's file and open it."""
        from PySide6.QtWidgets import QFileDialog  # seldom needed, as are the next ones

        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a record"), str(games_dir()), self.tr("Records (*.json *.json.gz)")
        )
        if name:
            self.open_file(Path(name))

    def save_record_as(self) -> None:
        """Ask for a name and save the record of the game at the table under it as well."""
        if self.session is None or self.session.recorder is None:
            return
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the record"), "", self.tr("Records (*.json *.json.gz)")
        )
        if name:
            try:
                save(self.session.recorder, Path(name))
            except RecordError as error:
                self.tell(str(error))

    def undo(self) -> None:
        """Take back what was staged last, or else the last action."""
        if self.table is not None:
            self.table.action.page.undo.click()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self.session is not None:
            self.session.redo()

    def show_end(self) -> None:
        """Show the final standings."""
        if self.session is None:
            return
        if self.end_view is None:
            from powergrid.gui.pages.end.end_view import EndView

            self.end_view = EndView(self.session)
            self.end_view.table_asked.connect(self.continue_game)
            self.end_view.save_asked.connect(self.save_record_as)
            self.end_view.new_game_asked.connect(self.show_new_game)
            self._views.addWidget(self.end_view)
        self._show(self.end_view)

    def _after_change(self) -> None:
        if self.session is not None and self.session.state.is_over:
            self.show_end()

    def _kept(self, session: Session, file: Path | None) -> Keeper | None:
        if file is None:
            return None
        keeper = Keeper(session, file)
        if keeper.problem:
            self.tell(keeper.problem)
        keeper.failed.connect(self.tell)
        return keeper

    def _clear_table(self) -> None:
        if self.session is not None:
            self.session.rest()
        for view in (self.table, self.end_view):
            if view is not None:
                self._views.removeWidget(view)
                view.deleteLater()
        if self.session is not None:
            self.session.deleteLater()
        self.table = self.end_view = self.session = self.keeper = None

    def _show(self, view: QWidget) -> None:
        self._views.setCurrentWidget(view)
        view.setFocus()

    def tell(self, sentence: str) -> None:
        """Show a sentence that something did not work."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), sentence, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- menu

    def show_menu(self) -> None:
        """Open the menu below the right end of the top bar."""
        size = self._menu.sizeHint()
        self._menu.popup(self.mapToGlobal(QPoint(self.width() - size.width(), look().ipx(48))))

    def _fill_menu(self) -> None:
        key = QKeySequence.StandardKey
        self._add(self.tr("New game…"), self.show_new_game, key.New)
        self._add(self.tr("Open a record…"), self.ask_for_record, key.Open)
        self._add(self.tr("Save the record as…"), self.save_record_as, key.SaveAs, "Ctrl+S")
        self._menu.addSeparator()
        self._add(self.tr("Undo"), self.undo, key.Undo)
        self._add(self.tr("Redo"), self.redo, key.Redo)
        self._menu.addSeparator()
        self._add_choice(
            self.tr("Pace of the computer"),
            {
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
                "instant": self.tr("Instant"),
            },
            self.settings.pace,
            self.set_pace,
        )
        self._add_choice(
            self.tr("Colours"),
            {
                "system": self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
            self.settings.scheme,
            self.set_scheme,
        )
        self._add_choice(
            self.tr("Size"),
            {str(percent): self.tr("%n %", "", percent) for percent in SCALES},
            str(self.settings.scale),
            self.set_scale,
        )
        self._add(self.tr("Full screen"), self.toggle_full_screen, key.FullScreen, "F11")
        self._menu.addSeparator()
        self._add(self.tr("Quit"), self.close, key.Quit, "Ctrl+Q")

    def _add(self, text: str, slot: object, *keys: QKeySequence.StandardKey | str) -> None:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(slot)
        self._menu.addAction(action)
        self.addAction(action)

    def _add_choice(self, title: str, texts: dict[str, str], chosen: str, slot: object) -> None:
        menu = self._menu.addMenu(title)
        group = QActionGroup(self)
        for name, text in texts.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.setData(name)
            menu.addAction(action)
        group.triggered.connect(lambda action: slot(action.data()))  # type: ignore[operator]

    def set_pace(self, pace: str) -> None:
        """Set how long a bot's move takes at least."""
        self.settings.pace = pace
        if self.session is not None:
            self.session.pace = PACES[pace]

    def set_scheme(self, scheme: str) -> None:
        """Follow the system's scheme, or be light or dark."""
        assert scheme in SCHEMES
        self.settings.scheme = scheme
        look().set_scheme(scheme)  # type: ignore[arg-type]

    def set_scale(self, percent: str) -> None:
        """Set the interface scale."""
        self.settings.scale = int(percent)
        look().set_scale(int(percent) / 100)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # -- the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window."""
        super().resizeEvent(event)
        look().fit(event.size().width(), event.size().height())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave; every action is saved already."""
        if self.session is not None:
            self.session.rest()
        self.thinker.close()
        super().closeEvent(event)
