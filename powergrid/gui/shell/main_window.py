# SPDX-License-Identifier: MIT
"""The window: it opens games and shows their setup, their table and their end."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStyle, QWidget

from powergrid.gui.kit.keyboard_use import KeyboardUse
from powergrid.gui.kit.look import look
from powergrid.gui.kit.saved_focus import SavedFocus
from powergrid.gui.shell.alerts import AlertedViews
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.front import Front
from powergrid.gui.shell.game_controls import GameControls
from powergrid.gui.shell.game_elsewhere import GameElsewhere
from powergrid.gui.shell.game_files import GameFiles
from powergrid.gui.shell.game_offer import GameOffer, GameParts
from powergrid.gui.shell.game_pages import EndPage, GameTable, NewGamePage
from powergrid.gui.shell.hand_over import HandOver, cover_of
from powergrid.gui.shell.menu import GameMenu
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.safeguard import Safeguard
from powergrid.gui.shell.seat_changes import SeatChanges
from powergrid.gui.shell.settings_page import SettingsPage
from powergrid.play.autosave import Autosave
from powergrid.play.errors import RecordError
from powergrid.play.record_files import GameRecord, format_of
from powergrid.play.session import AnySession

MIN_SIZE = (1024, 640)


class MainWindow(QMainWindow):
    """The program's window, for one game at a time.

    `offers` are the games that can be chosen; the current one may be among them.
    """

    menu: GameMenu

    def __init__(self, parts: GameParts, offers: Sequence[GameOffer] = ()) -> None:
        super().__init__()
        settings = self.settings = parts.views.settings
        self._offers = tuple(offers)
        self.new_game_view: NewGamePage | None = None
        self.end_view: EndPage | None = None
        self._game = CurrentGame()
        self._keyboard_use: KeyboardUse | None = None
        self.setMinimumSize(*MIN_SIZE)
        self.navigator = self._new_navigator()
        alerted = AlertedViews(self.navigator)
        self.alerts = alerted.alerts
        self.setCentralWidget(alerted)
        self.safeguard = Safeguard(
            self.navigator, self.alerts, self._game, settings, self.save_record_as
        )
        self._seats = SeatChanges(self.navigator, self._game, settings, self.cover)
        self._seats.news_asked.connect(lambda: self.visits.replay_since_last_turn())
        self.controls = GameControls(self.navigator, self._game, settings)
        self.controls.paused.connect(lambda is_paused: self.menu.pause.setChecked(is_paused))
        self.preferences = Preferences(settings, self)
        self.preferences.changed.connect(self._follow_setting)
        self._set_up(parts)
        look().set_reduced_motion(not settings.shows_moves)

    def _set_up(self, parts: GameParts) -> None:
        """Create everything that belongs to one game."""
        self.game_views, self.thinker, visits = parts
        game, views = self._game, self.game_views
        self._show_title()
        self.visits = visits(self.navigator, game, self.thinker, views)
        self.files = self._new_files()
        others = [offer for offer in self._offers if offer.id != views.id]
        self.front = Front(self.navigator, game, self.files, self.visits, views, others)
        self.front.continue_asked.connect(self.continue_game)
        self.front.result_asked.connect(self.show_result)
        self.front.game_chosen.connect(self.choose_game)
        self.front.settings_asked.connect(lambda: self.menu.show_settings())
        self._elsewhere = GameElsewhere(self.navigator, self.alerts, self.visits, self.front)
        self.files.opened_elsewhere.connect(self._elsewhere.watch)
        self.menu = self._new_menu()

    def choose_game(self, offer: GameOffer) -> bool:
        """Switch to another game, and return True, unless the one at the table would be lost."""
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
                self.navigator.discard(view)
        for part in (self.visits, self.files, self.front, self._elsewhere, self.menu):
            part.deleteLater()
        self.settings.chosen = offer.id
        self._set_up(parts)
        self.show_front()
        return True

    def _new_navigator(self) -> Navigator:
        navigator = Navigator()
        navigator.new_game_asked.connect(self.show_new_game)
        navigator.menu_asked.connect(self.show_menu)
        navigator.game_asked.connect(self.open_new)
        navigator.file_asked.connect(self.open_file)
        return navigator

    def _new_files(self) -> GameFiles:
        files = GameFiles(self.navigator, self._game, self.safeguard, self.game_views)
        files.clearing.connect(self._clear_table)
        files.opened.connect(self._begin_game)
        files.already_open.connect(self._return_to_game)
        return files

    def _new_menu(self) -> GameMenu:
        menu = GameMenu(
            self.navigator,
            self.visits,
            self.game_views,
            self.controls,
            self.preferences,
            self.front.preview,
        )
        menu.front_asked.connect(self.show_front)
        menu.rematch_asked.connect(self.rematch)
        menu.record_asked.connect(self.files.ask_for_record)
        menu.save_asked.connect(self.save_record_as)
        return menu

    @property
    def session(self) -> AnySession | None:
        """The game at the table, if there is one."""
        return self._game.session

    @property
    def table(self) -> GameTable | None:
        """The table of that game."""
        return self._game.table

    @property
    def autosave(self) -> Autosave | None:
        """What saves the game at the table, if anything does."""
        return self._game.autosave

    @property
    def view(self) -> QWidget:
        """The view that fills the window now."""
        return self.navigator.view

    # Opening games

    def show_new_game(self) -> None:
        """Show the page on which a new game is set up; the game at the table waits."""
        if self.new_game_view is None:
            self.new_game_view = self._new_game_page(None)
        self.new_game_view.reload()
        self.navigator.stay_at(self.new_game_view)

    def _new_game_page(self, before: NewGamePage | None) -> NewGamePage:
        page = self.game_views.new_game_page(before)
        page.begun.connect(self.open_new)
        page.warned.connect(self.navigator.warn)
        page.menu_asked.connect(self.show_menu)
        page.back_asked.connect(self.show_front)
        self.visits.prepare_new_game(page)
        return page

    def rematch(self) -> None:
        """Start the game at the table again, with another seed."""
        if self.session is None or self.session.recorder is None:
            self.show_new_game()
            return
        try:
            self.open_new(self.game_views.rematch(self.session))
        except RecordError as error:
            self.navigator.warn(str(error))

    def open_new(self, record: GameRecord) -> None:
        """Open a new game, saved in a new file."""
        self.files.open_new(record)

    def open_record(self, record: GameRecord) -> bool:
        """Open a game that is not saved; return whether that worked."""
        return self.files.open_record(record)

    def open_file(self, file: Path) -> bool:
        """Open a record, switching to its game if need be; return whether that worked.

        If it is continued, the new game gets a file of its own.
        """
        for offer in self._offers:
            is_other = offer.id != self.game_views.id
            if is_other and format_of(file).startswith(offer.format):
                return self.choose_game(offer) and self.files.open_file(file)
        return self.files.open_file(file)

    def show_front(self) -> None:
        """Show the front page."""
        self.safeguard.show_closed()
        self.front.show()

    def continue_game(self) -> None:
        """Go back to the game at the table, or open the last unfinished one if it is over."""
        if self._game.is_in_progress:
            self.show_table()
        else:
            self.files.continue_last()

    def show_result(self) -> None:
        """Show the result of the game at the table, or else of the one that was played last."""
        if self.session is None:
            self.files.open_last()
        else:
            self.show_end()

    def save_record_as(self) -> bool:
        """Ask for a file and save the record there too; return whether that was done."""
        return self.files.save_record_as()

    def answer(self, file: Path | None) -> None:
        """Come to the front for another start of the program, and open its file if it has one."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)  # for systems that do not let windows come to the front
        if file is not None:
            self.open_file(file)

    # The table

    def _begin_game(self, record: GameRecord) -> None:
        """Start to play the game that has just been opened."""
        session = self._game.session
        assert session is not None
        self._seats.begin(session.viewer)
        table = self._game.table = self._new_table(session)
        self.controls.begin(session)
        session.changed.connect(self._follow_change)
        self.navigator.stay_at(table)
        self._follow_game()
        self.game_views.announce(session)
        self.controls.apply_skipping()
        session.start_bots(self.thinker, record.seed)

    def _new_table(self, session: AnySession) -> GameTable:
        table = self.game_views.table(session, self.navigator)
        table.menu_asked.connect(self.show_menu)
        table.moment_asked.connect(self.visits.show_replay)
        table.rule_asked.connect(self.visits.show_rules)
        table.end_asked.connect(self.show_end)
        if self._game.autosave is not None:
            self.game_views.keep_notes(table, self._game.autosave)
        return table

    def _clear_table(self) -> None:
        """Remove the views of the game at the table."""
        for view in (self.table, self.end_view):
            if view is not None:
                self.navigator.discard(view)
        self.end_view = None

    def show_table(self) -> None:
        """Go back to the table, even if the game is over, and cover it for the next person."""
        if self.table is not None:
            self.navigator.stay_at(self.table)
            self._seats.check()

    def _return_to_game(self) -> None:
        self.show_table()
        self._follow_game()

    def _follow_change(self) -> None:
        """Follow a change of the game; one that ends while it is watched is celebrated."""
        is_watched = self.view is self.table
        self._follow_game()
        if is_watched and self.end_view is not None and self.view is self.end_view:
            self.end_view.celebrate()

    def _show_title(self) -> None:
        """Name the game at the table in the title: several windows may be open."""
        about = "" if self.session is None else self.game_views.game_title(self.session)
        self.setWindowTitle(" – ".join(filter(None, (about, self.game_views.title()))))

    def _follow_game(self) -> None:
        """Show the end page when the game is over, and the table again after an undo."""
        self._show_title()
        if self.session is None:
            return
        if self.session.state.is_over:
            self.show_end()
        elif self.end_view is not None and self.table is not None:
            self.navigator.stay_at(self.table)
            self.navigator.discard(self.end_view)
            self.end_view = None
        self._seats.check()

    def show_end(self, before: EndPage | None = None) -> None:
        """Show the final standings, as on the page before if there was one."""
        if self.session is None:
            return
        if self.end_view is None:
            page = self.end_view = self.game_views.end_page(
                self.session, self.thinker, is_kept=self.autosave is not None
            )
            page.replay_asked.connect(self.visits.show_replay)
            page.moment_asked.connect(self.visits.show_replay)
            page.rematch_asked.connect(self.rematch)
            page.table_asked.connect(self.show_table)
            page.save_asked.connect(self.save_record_as)
            self.files.saved.connect(page.show_saved)
            page.visit_asked.connect(self.visits.show_new)
            page.new_game_asked.connect(self.show_new_game)
            page.tournament_asked.connect(self.visits.show_tournament)
            if before is not None:
                page.resume(before)
        self.navigator.stay_at(self.end_view)

    def cover(self) -> HandOver:
        """Return the cover of the table for the person who is asked."""
        assert self._game.table is not None
        return cover_of(self.game_views, self._game.table)

    # Preferences

    def _follow_setting(self, name: str) -> None:
        """Apply a setting that has changed, where that is up to the window."""
        appliers = {
            "pace": self.controls.apply_pace,
            "skips_turns": self.controls.apply_skipping,
            "shows_moves": self.apply_motion,
            "text_size": self._explain_fixed_sizes,
            "language": self.renew_texts,
        }
        if name in appliers:
            appliers[name]()

    def apply_motion(self) -> None:
        """Turn animations off if the player or the system does not want them."""
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        is_still = self.style().styleHint(hint, None, self) <= 0
        look().set_reduced_motion(is_still or not self.settings.shows_moves)

    def _explain_fixed_sizes(self) -> None:
        if isinstance(self.view, GameTable):
            self.view.explain_fixed_sizes()

    # Language

    def renew_texts(self) -> None:
        """Rebuild everything in the current language, around the same session."""
        self._show_title()
        self.menu.withdraw()
        self.menu = self._new_menu()
        is_at_settings, setting_focus = isinstance(self.view, SettingsPage), SavedFocus.now()
        if is_at_settings:
            self.navigator.leave()
        reopeners, focus = self.navigator.reopeners(), self.navigator.saved_focuses()[0]
        self._renew_views()
        focus.restore_in(self.view)
        self.safeguard.renew_texts()
        for reopen in reopeners:
            reopen()
        if is_at_settings:
            self.menu.show_settings()
            setting_focus.restore_in(self.view)

    def _renew_views(self) -> None:
        self.navigator.end_visits()  # were each left, `left` would have the table covered again
        self._seats.forget_cover()
        is_setting_up, is_at_front = self.view is self.new_game_view, self.front.is_shown
        is_at_end, end_before = self.view is self.end_view, self.end_view
        for view in (self.new_game_view, self.table, self.end_view):
            if view is not None:
                self.navigator.discard(view)
        if self.new_game_view is not None:
            self.new_game_view = self._new_game_page(self.new_game_view)
        if self.session is not None and self.table is not None:
            self.menu.pause.setChecked(self.session.bots.is_paused)
            before = self.table
            self._game.table = self._new_table(self.session)
            self._game.table.resume(before)
        self.end_view = None
        if is_at_front:
            self.show_front()
        elif is_setting_up or self.table is None:
            self.show_new_game()
        elif is_at_end:
            self.show_end(end_before)
        else:
            self.show_table()

    # The window

    def show_menu(self) -> None:
        """Open the menu below the right end of the top bar."""
        size = self.menu.sizeHint()
        self.menu.popup(self.mapToGlobal(QPoint(self.width() - size.width(), look().ipx(48))))

    def showEvent(self, event: QShowEvent) -> None:
        """Start to notice keys and clicks."""
        super().showEvent(event)
        if self._keyboard_use is None:
            self._keyboard_use = KeyboardUse(self.windowHandle())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window."""
        super().resizeEvent(event)
        look().fit(event.size().width(), event.size().height() - self.alerts.room())

    def changeEvent(self, event: QEvent) -> None:
        """Reload the page of a new game when the window is active again."""
        super().changeEvent(event)
        is_back = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if is_back and self.new_game_view is not None and self.view is self.new_game_view:
            self.new_game_view.reload()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close if everything is saved, or the player accepts that it is not."""
        if not self.safeguard.may_leave(self.close):
            event.ignore()
            return
        self._game.stop()
        self.settings.write()
        self.thinker.close()
        super().closeEvent(event)

    def end(self) -> None:
        """Close the window without asking: the system does not wait for an answer."""
        self.safeguard.leave_without_asking(self.close)
