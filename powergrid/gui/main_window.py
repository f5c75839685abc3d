# SPDX-License-Identifier: MIT
"""The window: a new game, the table, the end, and the menu that leads from one to another."""

from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from powergrid.box import BoxError, Drawing, board_ids, edition_ids, load_drawing
from powergrid.gui.access.news import News
from powergrid.gui.asides import Asides
from powergrid.gui.games import (
    Keeper,
    games_dir,
    last_unfinished,
    new_game_file,
    now,
    now_text,
)
from powergrid.gui.look.look import look
from powergrid.gui.menu import GameMenu
from powergrid.gui.move_show import MoveShow
from powergrid.gui.preferences import Preferences
from powergrid.gui.session import Session, session_of
from powergrid.gui.settings import Settings
from powergrid.gui.table import Table
from powergrid.gui.thinker import Thinker
from powergrid.gui.views import Views
from powergrid.records import Record, RecordError, load, new_record, save

if TYPE_CHECKING:
    from powergrid.gui.hand_over import HandOver
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
        self.views = Views()
        self.views.visiting.connect(self._let_bots_wait)
        self.setCentralWidget(self.views)
        self.asides = Asides(self)
        self._holder = 0
        self._cover: HandOver | None = None
        self._was_paused = False
        self.preferences = Preferences(self)
        self._menu = GameMenu(self)
        look().set_reduced_motion(not settings.shows_moves)

    @property
    def view(self) -> QWidget:
        """What fills the window now: a new game, the table or the end."""
        view = self.views.currentWidget()
        assert view is not None  # there is one from the first page on
        return view

    # -- games

    def show_new_game(self) -> None:
        """Show the page on which a new game is made up; the game at the table goes on later."""
        if self.new_game_view is None:
            self.new_game_view = self._made_new_game_view(None)
        self.new_game_view.offer_to_go_on(self._is_playing or last_unfinished() is not None)
        self.views.stay_at(self.new_game_view)

    def _made_new_game_view(self, wish: "NewGame | None") -> "NewGameView":
        """Return the page of a new game, made up as wished or else as the last one was."""
        from powergrid import bots
        from powergrid.gui.last_game import wish_of
        from powergrid.gui.pages.new_game_view import NewGameView

        known = board_ids(), edition_ids(), tuple(bots.LEVELS)
        view = NewGameView(*known, wish or wish_of(self.settings.last_game, *known))
        view.start_asked.connect(self.start_game)
        view.continue_asked.connect(self.continue_game)
        view.load_asked.connect(self.ask_for_record)
        view.menu_asked.connect(self.show_menu)
        view.learn_asked.connect(self.asides.show_tutorial)
        return view

    def start_game(self, wish: "NewGame") -> None:
        """Begin the game that was made up, and remember it for the next one."""
        from powergrid.box import load_board
        from powergrid.gui.last_game import wish_text

        try:
            board = load_board(wish.board_id, wish.edition_id)
            areas = None if wish.areas is None else [board.areas[a].id for a in wish.areas]
            record = new_record(
                wish.board_id,
                wish.edition_id,
                wish.seats,
                seed=SystemRandom().randrange(MOST_SEED) if wish.seed is None else wish.seed,
                areas=areas,
                options=dict.fromkeys(wish.options.chosen(), True),
                date=now_text(),
            )
        except (BoxError, RecordError) as error:
            self.tell(str(error))
            return
        self.settings.last_game = wish_text(wish)
        self.open_new(record)

    def rematch(self) -> None:
        """Begin the same game again: the same people, board, areas and options, other cards."""
        if self.session is None or self.session.recorder is None:
            self.show_new_game()
            return
        header = self.session.recorder.header
        try:
            record = new_record(
                header.board,
                header.edition,
                header.seats,
                seed=SystemRandom().randrange(MOST_SEED),
                areas=header.areas,
                options=header.options,
                date=now_text(),
            )
        except RecordError as error:
            self.tell(str(error))
            return
        self.open_new(record)

    def open_new(self, record: Record) -> None:
        """Put the record of a game that begins on the table, to be kept in a file of its own."""
        self.open_record(record, new_game_file(record, now()))

    def open_record(self, record: Record, file: Path | None) -> bool:
        """Put a record on the table and keep it in `file`, if any; say why if that fails."""
        try:
            session = session_of(record)
            drawing = load_drawing(record.header.board, record.header.edition)
        except (BoxError, RecordError) as error:
            self.tell(str(error))
            return False
        self._clear_table()
        self._was_paused = False
        self._holder = session.viewer
        self.session = session
        self.keeper = self._kept(session, file)
        self.table = self._laid_table(session, drawing)
        if self.keeper is not None and self.settings.plans:
            from powergrid.gui.kept_plans import take_up_plans

            take_up_plans(self.settings, self.keeper, self.table.desk)
        news = News(session, session)
        self.preferences.take_pace()
        session.changed.connect(self._after_change)
        session.paused.connect(self._tick_pause)
        self._tick_pause(False)
        self.views.stay_at(self.table)
        self._after_change()
        news.ask()
        session.let_bots_play(self.thinker, record.header.seed)
        return True

    def _laid_table(self, session: Session, drawing: Drawing) -> Table:
        table = Table(session, drawing, self.views)
        table.menu_asked.connect(self.show_menu)
        table.moment_asked.connect(self.asides.show_replay)
        table.desk.rule_asked.connect(self.asides.show_rules)
        MoveShow(table, self.settings)
        return table

    def open_file(self, file: Path) -> bool:
        """Open a record; played on, it becomes a game of its own and the file stays as it is."""
        try:
            record = load(file)
        except RecordError as error:
            self.tell(str(error))
            return False
        if file.resolve().parent == games_dir().resolve():
            return self.open_record(record, file)
        copy = None if record.header.finished else new_game_file(record, now())
        return self.open_record(record, copy)

    @property
    def _is_playing(self) -> bool:
        """Whether there is a game at the table that is not over."""
        return self.session is not None and not self.session.state.is_over

    def show_table(self) -> None:
        """Go back to the table, also where the game is over."""
        if self.table is not None:
            self.views.stay_at(self.table)

    def continue_game(self) -> None:
        """Go back to the game at the table, or if it is over to the one that was played last."""
        if self._is_playing:
            self.show_table()
            return
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
            self,
            self.tr("Save the record"),
            "game.powergrid.json",
            self.tr("Records (*.json *.json.gz)"),
        )
        if name:
            try:
                save(self.session.recorder, Path(name))
            except RecordError as error:
                self.tell(str(error))

    def undo(self) -> None:
        """Take back what was staged or done last; in the list of games, what was deleted."""
        if self.views.is_visiting:
            self.asides.undo()
        elif self.table is not None and self.view in (self.table, self.end_view):
            self.table.action.page.undo.click()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self.session is not None and self.view is self.table:
            self.session.redo()

    def undo_turn(self) -> None:
        """Take back all that is staged, or else the whole last turn."""
        if self.table is None or self.session is None or self.views.is_visiting:
            return
        if self.table.desk.draft.actions:
            self.table.desk.clear()
        else:
            self.session.undo_turn()

    def redo_turn(self) -> None:
        """Do the turn again that was taken back last."""
        if self.session is not None and self.view is self.table:
            self.session.redo_turn()

    # -- the bots

    def skip(self) -> None:
        """Let the bots act at once until a person is asked."""
        if self.session is not None and not self.views.is_visiting:
            self.session.skip()

    def pause(self) -> None:
        """Let the bots wait, or go on; while something else is looked at, they wait anyway."""
        if self.session is not None:
            if not self.views.is_visiting:
                self.session.pause(not self.session.is_paused)
            self._menu.pause.setChecked(self.session.is_paused)

    def _tick_pause(self, is_paused: bool) -> None:
        self._menu.pause.setChecked(is_paused)

    def show_end(self) -> None:
        """Show the final standings."""
        if self.session is None:
            return
        if self.end_view is None:
            from powergrid.gui.pages.end.end_view import EndView

            self.end_view = EndView(self.asides.reviewing_of(self.session))
            self.end_view.replay_asked.connect(self.asides.show_replay)
            self.end_view.moment_asked.connect(self.asides.show_replay)
            self.end_view.rematch_asked.connect(self.rematch)
            self.end_view.table_asked.connect(self.show_table)
            self.end_view.save_asked.connect(self.save_record_as)
            self.end_view.new_game_asked.connect(self.show_new_game)
        self.views.stay_at(self.end_view)

    def _after_change(self) -> None:
        if self.session is None:
            return
        if self.session.state.is_over:
            self.show_end()
        elif self.end_view is not None and self.table is not None:
            self.views.stay_at(self.table)  # the end was taken back
            self.views.discard(self.end_view)
            self.end_view = None
        self._hand_over()

    def _hand_over(self) -> None:
        """Cover the table where another person is asked than the one who sits at the screen."""
        session = self.session
        if session is None or not session.is_person_asked:
            return
        if not self.settings.hands_over or session.state.seat == self._holder:
            self._take_over()
        elif not self.views.is_visiting:
            from powergrid.gui.hand_over import HandOver

            cover = HandOver(session)
            cover.taken.connect(self._take_over)
            cover.news_asked.connect(self._catch_up)
            self.views.visit(cover)
            self._cover = cover

    def _take_over(self) -> None:
        """Let whoever is asked sit at the screen from now on."""
        if self.session is not None and self.session.is_person_asked:
            self._holder = self.session.state.seat
        cover, self._cover = self._cover, None
        if cover is not None and self.view is cover:
            self.views.leave()

    def _catch_up(self) -> None:
        self._take_over()
        self.asides.show_since_last_turn()

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
                self.views.discard(view)
        if self.session is not None:
            self.session.deleteLater()
        self.table = self.end_view = self.session = self.keeper = None

    def _let_bots_wait(self, is_visiting: bool) -> None:
        """Let nothing happen at the table while something else is looked at."""
        if self.session is None:
            return
        if is_visiting:
            self._was_paused = self.session.is_paused
        self.session.pause(is_visiting or self._was_paused)

    def tell(self, sentence: str) -> None:
        """Show a sentence that something did not work."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), sentence, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a file
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- menu

    def show_menu(self) -> None:
        """Open the menu below the right end of the top bar."""
        size = self._menu.sizeHint()
        self._menu.popup(self.mapToGlobal(QPoint(self.width() - size.width(), look().ipx(48))))

    def renew_texts(self) -> None:
        """Say everything in the language spoken now; of all visits only the tutorial goes on."""
        self.setWindowTitle(self.tr("Power Grid"))
        self._menu.deleteLater()
        self._menu = GameMenu(self)
        chapter, before = self.asides.chapter_shown(), self.view
        self._renew_views()
        if chapter is not None:
            self.asides.resume_tutorial(chapter, before)

    def _renew_views(self) -> None:
        """Make all views anew; the game goes on where it is, with what was staged."""
        while self.views.is_visiting:
            self.views.leave()
        self._cover = None
        is_making_up = self.view is self.new_game_view
        for view in (self.new_game_view, self.table, self.end_view):
            if view is not None:
                self.views.discard(view)
        if self.new_game_view is not None:
            self.new_game_view = self._made_new_game_view(self.new_game_view.wish)
        if self.session is not None and self.table is not None:
            self._tick_pause(self.session.is_paused)
            before, self.table = self.table, self._laid_table(self.session, self.table.drawing)
            self.table.resume(before)
        self.end_view = None
        if is_making_up or self.table is None:
            self.show_new_game()
        else:
            self.views.stay_at(self.table)
            self._after_change()

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
        if self.keeper is not None and self.table is not None:
            from powergrid.gui.kept_plans import keep_plans

            keep_plans(self.settings, self.keeper, self.table.desk)
        if self.session is not None:
            self.session.rest()
        self.thinker.close()
        super().closeEvent(event)
