# SPDX-License-Identifier: MIT
"""The window: a new game, the table, the end, and the menu that leads from one to another."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStyle, QWidget

from powergrid.gui.kit.keyboard_use import KeyboardUse
from powergrid.gui.kit.look import look
from powergrid.gui.settings.settings import PACES, Settings
from powergrid.gui.shell.alerts import Alerted
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.end_page import EndPage
from powergrid.gui.shell.front import Front
from powergrid.gui.shell.game_elsewhere import GameElsewhere
from powergrid.gui.shell.game_files import GameFiles
from powergrid.gui.shell.game_offer import GameOffer, GameParts
from powergrid.gui.shell.game_table import GameTable
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.hand_over import TOKEN_SIDE, HandOver
from powergrid.gui.shell.menu import GameMenu
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.new_game_page import NewGamePage
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.safeguard import Safeguard
from powergrid.gui.shell.seat_changes import SeatChanges
from powergrid.gui.shell.settings_page import SettingsPage
from powergrid.gui.shell.visits import Visits
from powergrid.play.errors import RecordError
from powergrid.play.keeper import Keeper
from powergrid.play.record_files import GameRecord, format_of
from powergrid.play.session import AnySession
from powergrid.play.thinker import Thinker

MIN_SIZE = (1024, 640)


class MainWindow(QMainWindow):
    """The one window of the program, in which the game of `game_views` is played.

    `others` are the games that can be chosen; the one that is played may be among them.
    """

    def __init__(
        self,
        game_views: GameViews,
        thinker: Thinker,
        settings: Settings,
        visits: type[Visits] = Visits,
        others: Sequence[GameOffer] = (),
    ) -> None:
        super().__init__()
        self.settings = settings
        self._offers = tuple(others)
        self.new_game_view: NewGamePage | None = None
        self.end_view: EndPage | None = None
        self._game = CurrentGame()
        self._was_paused = False
        self._keyboard_use: KeyboardUse | None = None
        self.setMinimumSize(*MIN_SIZE)
        self._navigator = self._new_navigator()
        self.views = self._navigator.views
        self.views.visiting.connect(self._let_bots_wait)
        self._alerted = Alerted(self.views)
        self.alerts = self._alerted.alerts
        self.setCentralWidget(self._alerted)
        self.safeguard = Safeguard(
            self._navigator, self.alerts, self._game, settings, self.save_record_as
        )
        self._seats = SeatChanges(self._navigator, self._game, settings, self.cover)
        self._seats.news_asked.connect(lambda: self.visits.replay_since_last_turn())
        self.preferences = self._new_preferences()
        self._set_up(GameParts(game_views, thinker, visits))
        look().set_reduced_motion(not settings.shows_moves)

    def _set_up(self, parts: GameParts) -> None:
        """Make all that belongs to one game."""
        self.game_views, self.thinker, visits = parts
        game, views = self._game, self.game_views
        self.setWindowTitle(views.title())
        self.visits = visits(self._navigator, game, self.settings, self.thinker, views)
        self.files = self._new_files()
        others = [offer for offer in self._offers if offer.id != views.id]
        self.front = Front(self._navigator, game, self.files, self.visits, views, others)
        self.front.continue_asked.connect(self.continue_game)
        self.front.game_chosen.connect(self.choose_game)
        self.front.settings_asked.connect(self._show_settings)
        self._elsewhere = GameElsewhere(self._navigator, self.alerts, self.visits, self.front)
        self.files.opened_elsewhere.connect(self._elsewhere.look_at)
        self.menu = self._new_menu()

    def choose_game(self, offer: GameOffer) -> bool:
        """Play another game from now on, unless the one at the table would be lost; return that."""
        if not self.safeguard.may_leave(lambda: self.choose_game(offer)):
            return False
        parts = offer.parts(self.settings)
        self._clear_table()
        self._game.end()
        self.safeguard.show_game()
        self.thinker.close()
        before, self.new_game_view = self.new_game_view, None
        for view in (before, self.front.page):
            if view is not None:
                self.views.discard(view)
        for part in (self.visits, self.files, self.front, self._elsewhere, self.menu):
            part.deleteLater()
        self.settings.chosen = offer.id
        self._set_up(parts)
        self.show_front()
        return True

    def _new_navigator(self) -> Navigator:
        navigator = Navigator(self)
        navigator.new_game_asked.connect(self.show_new_game)
        navigator.menu_asked.connect(self.show_menu)
        navigator.game_asked.connect(self.open_new)
        navigator.file_asked.connect(self.open_file)
        return navigator

    def _new_files(self) -> GameFiles:
        files = GameFiles(
            self._navigator, self._game, self.settings, self.safeguard, self.game_views
        )
        files.clearing.connect(self._clear_table)
        files.opened.connect(self._lay_table)
        files.already_open.connect(self._come_back)
        return files

    def _new_preferences(self) -> Preferences:
        preferences = Preferences(self.settings, self)
        preferences.pace_changed.connect(self._apply_pace)
        preferences.skipping_changed.connect(self._apply_skipping)
        preferences.motion_changed.connect(self.apply_motion)
        preferences.language_changed.connect(self.renew_texts)
        preferences.text_size_changed.connect(self._explain_fixed_sizes)
        return preferences

    def _new_menu(self) -> GameMenu:
        menu = GameMenu(
            self._navigator,
            self.visits,
            self.game_views,
            self.preferences,
            self.settings,
            self.front.preview,
        )
        menu.front_asked.connect(self.show_front)
        menu.rematch_asked.connect(self.rematch)
        menu.record_asked.connect(self.files.ask_for_record)
        menu.save_asked.connect(self.save_record_as)
        menu.undo_asked.connect(self.undo)
        menu.redo_asked.connect(self.redo)
        menu.undo_turn_asked.connect(self.undo_turn)
        menu.redo_turn_asked.connect(self.redo_turn)
        menu.skip_asked.connect(self.skip)
        menu.pause_asked.connect(self.pause)
        return menu

    @property
    def session(self) -> AnySession | None:
        """The game at the table, if there is one."""
        return self._game.session

    @property
    def table(self) -> GameTable | None:
        """The table, if there is a game at it."""
        return self._game.table

    @property
    def keeper(self) -> Keeper | None:
        """What saves the game at the table, if anything does."""
        return self._game.keeper

    @property
    def view(self) -> QWidget:
        """What fills the window now: a new game, the table or the end."""
        return self._navigator.view

    # Opening games

    def show_new_game(self) -> None:
        """Show the page on which a new game is set up; the game at the table goes on later."""
        if self.new_game_view is None:
            self.new_game_view = self._new_game_page(None)
        self.new_game_view.look_for_boards()
        self.views.stay_at(self.new_game_view)

    def _new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        page = self.game_views.new_game_page(before)
        page.begun.connect(self.open_new)
        page.warned.connect(self._navigator.warn)
        page.menu_asked.connect(self.show_menu)
        page.back_asked.connect(self.show_front)
        page.drawing_asked.connect(self.visits.draw_board)
        page.taking_asked.connect(self.visits.take_board_in)
        return page

    def rematch(self) -> None:
        """Begin the game at the table again, with other luck."""
        if self.session is None or self.session.recorder is None:
            self.show_new_game()
            return
        try:
            self.open_new(self.game_views.rematch(self.session))
        except RecordError as error:
            self._navigator.warn(str(error))

    def open_new(self, record: GameRecord) -> None:
        """Put the record of a game that begins on the table, saved in a file of its own."""
        self.files.open_new(record)

    def open_record(self, record: GameRecord, file: Path | None) -> bool:
        """Put a record on the table and save it in `file`, if any; return whether that worked."""
        return self.files.open_record(record, file)

    def open_file(self, file: Path) -> bool:
        """Open a record; played on, it becomes a game of its own and the file stays as it is.

        One of another game that can be chosen chooses it.
        """
        for offer in self._offers:
            is_other = offer.id != self.game_views.id
            if is_other and format_of(file).startswith(offer.format):
                return self.choose_game(offer) and self.files.open_file(file)
        return self.files.open_file(file)

    def show_front(self) -> None:
        """Show the front page, from which one key leads back into the game."""
        self.front.show()

    def continue_game(self) -> None:
        """Go back to the game at the table, or if it is over to the one that was played last."""
        if self._game.is_going_on:
            self.show_table()
        else:
            self.files.continue_last()

    def save_record_as(self) -> bool:
        """Ask for a name and save the record of the game there as well; return whether it is."""
        return self.files.save_record_as()

    def answer(self, file: Path | None) -> None:
        """Come to the front for another start of the program, and open its file if it has one."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)  # where a window may not come to the front by itself
        if file is not None:
            self.open_file(file)

    def _show_settings(self) -> None:
        self.menu.show_settings()

    # The table

    def _lay_table(self, record: GameRecord) -> None:
        """Begin to play the game that was opened."""
        session = self._game.session
        assert session is not None  # it has just been opened
        self._was_paused = False
        self._seats.begin(session.viewer)
        table = self._game.table = self._new_table(session)
        self._apply_pace()
        session.changed.connect(self._follow_change)
        session.paused.connect(self.menu.pause.setChecked)
        self.menu.pause.setChecked(False)
        self.views.stay_at(table)
        self._follow_game()
        self.game_views.announce(session)
        session.skip_turns(self.settings.skips_turns)
        session.let_bots_play(self.thinker, record.seed)

    def _new_table(self, session: AnySession) -> GameTable:
        table = self.game_views.table(session, self.views)
        table.menu_asked.connect(self.show_menu)
        table.moment_asked.connect(self.visits.show_replay)
        table.rule_asked.connect(self.visits.show_rules)
        if self._game.keeper is not None:
            self.game_views.keep_notes(table, self._game.keeper)
        return table

    def _clear_table(self) -> None:
        """Take away what shows the game at the table."""
        for view in (self.table, self.end_view):
            if view is not None:
                self.views.discard(view)
        self.end_view = None

    def show_table(self) -> None:
        """Go back to the table, also where the game is over."""
        if self.table is not None:
            self.front.resume()
            self.views.stay_at(self.table)

    def _come_back(self) -> None:
        self.show_table()
        self._follow_game()

    def _follow_change(self) -> None:
        """Follow what was done; a game that ends while it is watched is celebrated."""
        is_watched = self.view is self.table
        self._follow_game()
        if is_watched and self.end_view is not None and self.view is self.end_view:
            self.end_view.celebrate()

    def _follow_game(self) -> None:
        """Show the end once it has come, the table again where it was taken back."""
        if self.session is None:
            return
        if self.session.state.is_over:
            self.show_end()
        elif self.end_view is not None and self.table is not None:
            self.views.stay_at(self.table)
            self.views.discard(self.end_view)
            self.end_view = None
        self._seats.check()

    def show_end(self) -> None:
        """Show the final standings."""
        if self.session is None:
            return
        if self.end_view is None:
            page = self.end_view = self.game_views.end_page(self.session, self.thinker)
            page.replay_asked.connect(self.visits.show_replay)
            page.moment_asked.connect(self.visits.show_replay)
            page.rematch_asked.connect(self.rematch)
            page.table_asked.connect(self.show_table)
            page.save_asked.connect(self.save_record_as)
            page.visit_asked.connect(self.visits.show)
            page.new_game_asked.connect(self.show_new_game)
        self.views.stay_at(self.end_view)

    def cover(self) -> HandOver:
        """Return what covers the table for whoever is asked."""
        session, table = self._game.session, self._game.table
        assert session is not None  # whoever asks plays
        assert table is not None
        seat = session.seats[session.state.seat]
        token = self.game_views.token(seat.colour, TOKEN_SIDE)
        return HandOver(seat.name, table.question(), token)

    # Undo

    def undo(self) -> None:
        """Take back what was staged or done last; in the list of games, what was deleted."""
        if self.views.is_visiting:
            self.visits.undo()
        elif self.table is not None and self.view in (self.table, self.end_view):
            self.table.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self.session is not None and self.view is self.table:
            self.session.redo()

    def undo_turn(self) -> None:
        """Take back all that is staged, or else the whole last turn."""
        if self.table is not None and not self.views.is_visiting:
            self.table.undo_turn()

    def redo_turn(self) -> None:
        """Do the turn again that was taken back last."""
        if self.session is not None and self.view is self.table:
            self.session.redo_turn()

    # Bots

    def skip(self) -> None:
        """Let the bots act at once until a person is asked."""
        if self.session is not None and not self.views.is_visiting:
            self.session.skip()

    def pause(self) -> None:
        """Let the bots wait, or go on; while something else is looked at, they wait anyway."""
        if self.session is not None:
            if not self.views.is_visiting:
                self.session.pause(not self.session.is_paused)
            self.menu.pause.setChecked(self.session.is_paused)

    def _let_bots_wait(self, is_visiting: bool) -> None:
        """Let nothing happen at the table while something else is looked at."""
        if self.session is None:
            return
        if is_visiting:
            self._was_paused = self.session.is_paused
        self.session.pause(is_visiting or self._was_paused)

    # Preferences

    def _tables(self) -> list[GameTable]:
        """Return the table, and that of a replay where one is looked at."""
        shown = {self.table, self.views.currentWidget()}
        return [table for table in shown if isinstance(table, GameTable)]

    def _apply_pace(self) -> None:
        for table in self._tables():
            table.session.pace = PACES[self.settings.pace]

    def _apply_skipping(self) -> None:
        if self.session is not None:
            self.session.skip_turns(self.settings.skips_turns)

    def apply_motion(self) -> None:
        """Let nothing move where the player or the system does not want it."""
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        is_still = self.style().styleHint(hint, None, self) <= 0
        look().set_reduced_motion(is_still or not self.settings.shows_moves)

    def _explain_fixed_sizes(self) -> None:
        table = self.views.currentWidget()
        if isinstance(table, GameTable):
            table.explain_fixed_sizes()

    # Language

    def renew_texts(self) -> None:
        """Show everything in the language spoken now; the game goes on where it is."""
        self.setWindowTitle(self.game_views.title())
        self.menu.deleteLater()
        self.menu = self._new_menu()
        show_again = self.visits.way_back()
        if isinstance(self.view, SettingsPage):
            show_again = self.menu.show_settings
        self._renew_views()
        self.safeguard.renew_texts()
        if show_again is not None:
            show_again()

    def _renew_views(self) -> None:
        while self.views.is_visiting:
            self.views.leave()
        self._seats.forget_cover()
        is_setting_up, is_at_front = self.view is self.new_game_view, self.front.is_shown
        for view in (self.new_game_view, self.table, self.end_view):
            if view is not None:
                self.views.discard(view)
        if self.new_game_view is not None:
            self.new_game_view = self._new_game_page(self.new_game_view)
        if self.session is not None and self.table is not None:
            self.menu.pause.setChecked(self.session.is_paused)
            before = self.table
            self._game.table = self._new_table(self.session)
            self._game.table.resume(before)
        self.end_view = None
        if is_at_front:
            self.show_front()
        elif is_setting_up or self.table is None:
            self.show_new_game()
        else:
            self._come_back()

    # The window

    def show_menu(self) -> None:
        """Open the menu below the right end of the top bar."""
        size = self.menu.sizeHint()
        self.menu.popup(self.mapToGlobal(QPoint(self.width() - size.width(), look().ipx(48))))

    def showEvent(self, event: QShowEvent) -> None:
        """Follow whether the keyboard is used."""
        super().showEvent(event)
        if self._keyboard_use is None:
            self._keyboard_use = KeyboardUse(self.windowHandle())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window."""
        super().resizeEvent(event)
        look().fit(event.size().width(), event.size().height() - self.alerts.room())

    def changeEvent(self, event: QEvent) -> None:
        """Look for boards of one's own: they are made in other windows."""
        super().changeEvent(event)
        is_back = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if is_back and self.new_game_view is not None and self.view is self.new_game_view:
            self.new_game_view.look_for_boards()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave, once all is saved or the player knows that it is not."""
        if not self.safeguard.may_leave(self.close):
            event.ignore()
            return
        if self.session is not None:
            self.session.rest()
        if self.keeper is not None:
            self.keeper.release()
        self.settings.write()
        self.thinker.close()
        super().closeEvent(event)

    def end(self) -> None:
        """Close the window without a question: the system does not wait for an answer."""
        self.safeguard.leave_all_the_same(self.close)
