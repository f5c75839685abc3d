# SPDX-License-Identifier: MIT
"""All saved games of Factory Manager, the latest first, with a picture of the chosen one."""

from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import QStringListModel, Qt, QTimer, Signal
from PySide6.QtWidgets import QListView

from powergrid.factory.records import load
from powergrid.gui.factory_manager.game_delegate import GameDelegate
from powergrid.gui.factory_manager.glances import glance_at
from powergrid.gui.factory_manager.saved_games import SavedGame, games_in
from powergrid.gui.factory_manager.session import session_of
from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import make_selected_current, make_transparent
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import HeadedView
from powergrid.play.errors import RecordError

_GAP: Final = 4
"""The space between two games."""


class GamesView(HeadedView):
    """The list with a picture of the chosen game.

    `open_asked` and `replay_asked` carry the chosen game's file, `statistics_asked` asks for the
    statistics of all games.
    """

    open_asked = Signal(Path)
    replay_asked = Signal(Path)
    statistics_asked = Signal()

    def __init__(self, folder: Path) -> None:
        title = translate("FrontPage", "Games")
        super().__init__("folder", title)
        self.games = games_in(folder)
        if self.games:
            self.head.status.say(self._summary())
        self.list = self._new_list(title)
        self.picture = Line(vertical=True, gap=12, pad=16, ground="surface_1")
        self._drawing = QTimer(self, singleShot=True)  # whoever scrolls need not wait for pictures
        self._drawing.timeout.connect(self._draw_picture)
        self._shown = Line(gap=14)
        panel = Line(pad=8, ground="surface_1")
        panel.add(self.list, stretch=1)
        self._shown.add(panel, stretch=3)
        self._shown.add(self.picture, stretch=2)
        self.nothing = Text(
            translate("Factory", "No saved games yet."),
            role="text_second",
            align=Qt.AlignmentFlag.AlignHCenter,
        )
        self.body.add(self._shown, stretch=1)
        self.body.add(self.nothing, stretch=1)
        self.body.want(self._shown, bool(self.games))
        self.body.want(self.nothing, not self.games)
        self.statistics = self._new_statistics()
        self.back = self.head.add_back()
        self.body.add(self._new_foot())
        self._show_chosen()
        self._select(0)
        set_first_focus(self, self.list if self.games else self.back)

    def resume(self, before: Self) -> None:
        """Choose the same row."""
        self._select(before.list.currentIndex().row())

    @property
    def chosen(self) -> SavedGame | None:
        """The chosen game, if there is any."""
        index = self.list.currentIndex()
        return self.games[index.row()] if index.isValid() else None

    @property
    def is_reading(self) -> bool:
        """Whether the chosen game has yet to be read and drawn."""
        return self._drawing.isActive()

    def _select(self, row: int) -> None:
        self.list.setCurrentIndex(self.list.model().index(row, 0))

    def _new_list(self, name: str) -> QListView:
        view = QListView()
        view.setModel(QStringListModel([game.text for game in self.games], view))
        view.setItemDelegate(GameDelegate(self.games, view))
        make_transparent(view)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setAccessibleName(name)
        make_selected_current(view)
        view.selectionModel().currentChanged.connect(self._show_chosen)
        view.doubleClicked.connect(self._open)
        return view

    def lay_out(self) -> None:
        """Place everything in the current size."""
        self.list.setSpacing(look().ipx(_GAP))
        super().lay_out()

    def _show_chosen(self) -> None:
        """Enable the buttons for the chosen game, and draw it as soon as possible."""
        problem = ""
        if self.chosen is None:
            problem = translate("Factory", "No saved games yet.")
        elif self.chosen.problem:
            problem = translate("LibraryView", "This game cannot be read.")
        self.open.describe(translate("Factory", "Continues the chosen game."), problem)
        self.replay.describe(translate("Factory", "Shows the game move by move."), problem)
        self._drawing.start(0)

    def _draw_picture(self) -> None:
        """Show the chosen game's current state, or what is wrong with it."""
        self.picture.clear()
        if self.chosen is not None:
            try:
                session = session_of(load(self.chosen.file))
            except RecordError as error:
                error.file = ""  # the list names it
                self.picture.add(Text(str(error), role="bad", is_paragraph=True), stretch=1)
                self._shown.place()
                return
            glance = glance_at(session)
            session.deleteLater()
            self.picture.add(glance.picture, stretch=1, minimum=160, hint=320)
            self.picture.add(glance.about)
        self._shown.place()

    def _new_statistics(self) -> Button:
        button = self.head.add_button(
            translate("Factory", "Statistics"), "S", self.statistics_asked.emit
        )
        over = any(game.winners for game in self.games)
        none = translate("Factory", "No finished games yet.")
        does = translate("Factory", "Shows all games in figures.")
        button.describe(does, "" if over else none)
        return button

    def _new_foot(self) -> Line:
        open_, replay = translate("Factory", "Open"), translate("Factory", "Replay")
        self.open = keyed_button(open_, "Enter", self._open, is_primary=True)
        self.replay = keyed_button(replay, "R", self._replay)
        foot = Line(gap=8)
        foot.add_space()
        foot.add(self.replay)
        foot.add(self.open)
        return foot

    def _summary(self) -> str:
        """Return how many games are finished, won by people, and unfinished."""
        sound = [game for game in self.games if not game.problem]
        over = [game for game in sound if game.winners]
        won = sum(any(game.seats[seat].is_person for seat in game.winners) for game in over)
        text = translate(
            "Factory", "Finished games: {over}, won by people: {won}, unfinished: {open}"
        )
        return text.format(over=len(over), won=won, open=len(sound) - len(over))

    def _open(self) -> None:
        if self.chosen is not None and not self.chosen.problem:
            self.open_asked.emit(self.chosen.file)

    def _replay(self) -> None:
        if self.chosen is not None:
            self.replay_asked.emit(self.chosen.file)
