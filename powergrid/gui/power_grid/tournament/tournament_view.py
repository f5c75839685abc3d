# SPDX-License-Identifier: MIT
"""Tournaments: the standings and games of one, the form of a new one, and a list of all."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, press, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.time_left import time_left
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.tournament.entry_form import EntryForm
from powergrid.gui.power_grid.tournament.game_cards import GameCards, state_words
from powergrid.gui.power_grid.tournament.hall import (
    Hall,
    boards_of,
    tournament_files,
    tournaments_dir,
)
from powergrid.gui.power_grid.tournament.match_card import MatchCard
from powergrid.gui.power_grid.tournament.standings_table import StandingsTable
from powergrid.gui.power_grid.tournament.tournament_cards import TournamentCards, result_text
from powergrid.gui.shell.deleted_files import DeletedFiles
from powergrid.play.errors import RecordError
from powergrid.play.tournament import Tournament

FORM: Final = "form"
ONE: Final = "one"
ALL: Final = "all"
_PANEL: Final = 66
"""The height of the title and the margins of the standings."""


class TournamentView(View):
    """Shows the `FORM` of a new tournament, `ONE` of those begun, or a list of `ALL`.

    `match_asked` carries a game to play at the screen, `replay_asked` the file of another.
    """

    match_asked = Signal(int)
    replay_asked = Signal(Path)

    def __init__(self, hall: Hall, edition_id: str, board_id: str, levels: Sequence[str]) -> None:
        """A new tournament is played in `edition_id`, on `board_id` unless boards change."""
        super().__init__()
        self.setAccessibleName(self.tr("Tournament"))
        self.hall = hall
        self._edition_id, self._board_id = edition_id, board_id
        self.page = FORM if hall.tournament is None else ONE
        self._files: list[Path] = []
        self._shown = 0
        self.form = EntryForm(tuple(levels))
        self.form.setParent(self)
        self.form.start_asked.connect(self.begin)
        self._make_head()
        self.standings = StandingsTable()
        self.panel = titled_panel(self.standings.accessibleName(), "", self.standings)
        self.panel.setParent(self)
        self.games = GameCards(self, hall)
        self.games.doubleClicked.connect(self._open_game)
        self.games.selectionModel().selectionChanged.connect(self._show_match)
        self.match = MatchCard(self, hall)
        self.play = self.match.play
        self.play.clicked.connect(self.play_on)
        self.match.replay.clicked.connect(self._replay_shown)
        self.all = TournamentCards(self)
        self.all.doubleClicked.connect(self._open_chosen)
        self.nothing = Text(
            self.tr("No tournament is left."),
            role="text_second",
            align=Qt.AlignmentFlag.AlignHCenter,
            is_paragraph=True,
        )
        self.nothing.setParent(self)
        self.deleted = DeletedFiles(tournaments_dir())
        self._is_interrupted = False
        hall.changed.connect(self.refresh)
        hall.moved.connect(self._follow_bots)
        look().changed.connect(self.lay_out)
        bind(self, "Enter", self._go_on, self.tr("Continue"))
        set_first_focus(self, self.form.start if self.page == FORM else self.play)
        self.refresh()

    def begin(self) -> None:
        """Begin the tournament that the form describes."""
        form = self.form
        entrants, size = form.entrants(), form.size_of_table
        is_each = form.boards.index == 1
        boards = boards_of(self._edition_id) if is_each else [self._board_id]
        self.page = ONE
        self.hall.begin(self._edition_id, boards, entrants, size, form.rounds.value())
        self.play.setFocus()

    def play_on(self) -> None:
        """Play the next game: at the table if a person plays, else among bots alone."""
        tournament = self.hall.reread()
        at = None if tournament is None else tournament.next()
        if self.hall.running >= 0:
            self.hall.stop()
            self.refresh()
        elif tournament is not None and at is not None:
            if tournament.has_person(tournament.matches[at]):
                self.match_asked.emit(at)
            else:
                self.games.clearSelection()
                self.hall.play_bots()

    def show_all(self) -> None:
        """Show the list of all tournaments."""
        self.hall.stop()
        self.page = ALL
        self._show_list(0)
        self.all.setFocus()

    def resume(self, before: Self) -> None:
        """Show the same page, and let the bots go on."""
        if before.page == ALL:
            self.show_all()
        else:
            self.page = before.page
            self.refresh()
        if before._is_interrupted:
            self.hall.play_bots()

    def delete(self) -> None:
        """Delete the selected tournament, not its games; `undo` restores it."""
        row = self.all.currentIndex().row()
        if self.page != ALL or not 0 <= row < len(self._files):
            return
        file = self._files[row]
        try:
            self.deleted.delete(file)
        except RecordError as error:
            self.hall.warned.emit(str(error))
            return
        self.hall.forget(file)
        self._show_list(min(row, len(self._files) - 2))
        self._say(self.tr("The tournament has been deleted; its games stay."))

    def undo(self) -> None:
        """Restore the tournament that was deleted last."""
        if self.page != ALL or not len(self.deleted):
            return
        try:
            file = self.deleted.undo()
        except RecordError as error:
            self.hall.warned.emit(str(error))
            return
        self._show_list(0)
        self.all.select(self._files.index(file))
        self._say(self.tr("The tournament has been restored."))

    def refresh(self) -> None:
        """Show the current page."""
        tournament = self.hall.tournament
        if tournament is None and self.page == ONE:
            self.page = FORM
        page = self.page
        self.form.setVisible(page == FORM)
        self.panel.setVisible(page == ONE)
        self.games.setVisible(page == ONE)
        self.match.setVisible(page == ONE)
        self.all.setVisible(page == ALL and bool(self._files))
        self.nothing.setVisible(page == ALL and not self._files)
        self.head.want(self.open, page == ALL)
        for button in (self.delete_button, self.undo_button):
            self.head.want(button, page == ALL)
        chosen = "" if self._files else self.tr("No tournament is left.")
        self.delete_button.describe(
            self.tr("Deletes the tournament but not its games; Undo restores it."), chosen
        )
        self.open.describe(
            self.tr("Shows this tournament, so you can look at it or continue it."), chosen
        )
        nothing = "" if len(self.deleted) else self.tr("Nothing to restore.")
        self.undo_button.describe(self.tr("Restores the last deleted tournament."), nothing)
        self.head.want(self.list, page != ALL and bool(tournament_files()))
        self.head.want(self.renew, page != FORM)
        self.renew.set_primary(False)
        self.status.say("")
        if tournament is not None and page == ONE:
            self.standings.show_standings(tournament)
            self.games.show_games(tournament)
            self._show_next(tournament)
            self._show_match()
        self.lay_out()

    # -- what is shown

    def _show_next(self, tournament: Tournament) -> None:
        """Show what the main button does, or who has won and that another one can begin."""
        is_over = tournament.next() is None
        self.match.foot.want(self.play, not is_over)
        self.renew.set_primary(is_over)
        if is_over:
            self.status.say(result_text(tournament))
        else:
            self._show_progress()

    def _play_text(self, tournament: Tournament, shown: int) -> str:
        """Return what the main button says while a game is shown."""
        if self.hall.running >= 0:
            return self.tr("Stop")
        is_next = shown == tournament.next()
        if is_next and tournament.has_person(tournament.matches[shown]):
            return self.tr("Play this game")
        return self.tr("Play on")

    def _show_match(self) -> None:
        """Show the selected game, or if there is none the one that is next."""
        tournament = self.hall.tournament
        if tournament is None or self.page != ONE:
            return
        selected = [index.row() for index in self.games.selectionModel().selectedRows()]
        at = tournament.next()
        last = len(tournament.matches) - 1 if at is None else at
        shown = selected[0] if selected else last
        self._shown = shown
        is_next = shown == at != self.hall.running
        state = self.tr("Next game") if is_next else state_words(self.hall, tournament, shown)
        self.match.show_match(tournament, shown, state)
        self.play.set_text(self._play_text(tournament, shown))
        does = self.tr("Plays the next game; games among bots run by themselves.")
        if self.hall.running >= 0:
            does = self.tr("Stops the bots; the game can be continued.")
        self.play.describe(does)

    def _follow_bots(self) -> None:
        """Show how far the game of the bots has come."""
        self._show_progress()
        self.games.show_running()
        self._show_match()

    def _show_progress(self) -> None:
        """Show which game is next, and how far the bots have come with theirs."""
        tournament = self.hall.tournament
        at = None if tournament is None else tournament.next()
        if tournament is None or at is None or self.page != ONE:
            return
        text = self.tr("Game {number} of {count}")
        if self.hall.running >= 0:
            text = self.tr("Game {number} of {count}, round {round}")
        words = [text.format(number=at + 1, count=len(tournament.matches), round=self.hall.round)]
        if left := time_left(self.hall.seconds_left):
            words.append(left)
        self.status.say(" · ".join(words))

    def _say(self, text: str) -> None:
        self.status.say(text)
        announcer().say(text)

    def _show_list(self, row: int) -> None:
        """Read all tournaments again, and select one."""
        found = [(file, self.hall.read(file)) for file in tournament_files()]
        known = [(file, tournament) for file, tournament in found if tournament is not None]
        self._files = [file for file, _ in known]
        self.all.show_tournaments(known, row)
        self.refresh()

    # -- what is done

    def _go_on(self) -> None:
        main = self.play if self.match.foot.is_wanted(self.play) else self.renew
        buttons = {FORM: self.form.start, ONE: main, ALL: self.open}
        press(buttons[self.page], self)

    def _set_up(self) -> None:
        self.hall.stop()
        self.page = FORM
        self.refresh()
        self.form.start.setFocus()

    def _open_game(self, index: QModelIndex) -> None:
        self._replay(index.row())

    def _replay(self, at: int) -> None:
        """Replay a game that is over."""
        tournament = self.hall.tournament
        file = None if tournament is None else self.hall.file_of(at)
        if tournament is not None and file is not None and tournament.matches[at].places:
            self.replay_asked.emit(file)

    def _replay_shown(self) -> None:
        if self.page == ONE:
            self._replay(self._shown)

    def _open_chosen(self) -> None:
        row = self.all.currentIndex().row()
        if 0 <= row < len(self._files):
            self.page = ONE
            self.hall.open(self._files[row])
            self.play.setFocus()

    def _make_head(self) -> None:
        self.head = Line(self, gap=10)
        self.status = Text(role="text_second")
        self.head.add(Text(self.tr("Tournament"), size=FIGURE, weight=SEMIBOLD, shrinks=False))
        self.head.add(self.status, stretch=1)
        self.open = self._add_button(self.tr("Open"), "Enter", self._open_chosen)
        self.delete_button = self._add_button(self.tr("Delete"), "Del", self.delete)
        self.undo_button = self._add_button(self.tr("Undo"), "Z", self.undo)
        self.list = self._add_button(self.tr("All tournaments"), "L", self.show_all)
        self.renew = self._add_button(self.tr("New tournament"), "N", self._set_up)
        self._add_button(self.tr("Back"), "Esc", self.back_asked.emit)
        bind(self, "R", self._replay_shown, self.tr("Replay the selected game"))

    def _add_button(self, text: str, key: str, slot: Callable[[], object]) -> Button:
        """Add a button; the main ones share Enter, which is bound once."""
        is_main = key == "Enter"
        button = Button(text, key, is_main)
        button.clicked.connect(slot)
        if not is_main:
            bind(button, key, button.click)
        self.head.add(button)
        return button

    # -- layout

    def showEvent(self, event: QShowEvent) -> None:
        """Let the bots go on that were stopped when the page was left."""
        super().showEvent(event)
        if not event.spontaneous() and self._is_interrupted:
            self._is_interrupted = False
            self.hall.play_bots()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the bots while the page is not seen, and move what was deleted to the trash."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._is_interrupted |= self.hall.running >= 0
            self.hall.stop()
            left = self.deleted.clear()
            if left:
                text = self.tr("This system has no trash; deleted tournaments are in {folder}.")
                self.hall.warned.emit(text.format(folder=left[0].parent))

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px = look().ipx
        head, gap = px(60), px(14)
        width, height = self.width() - 2 * gap, self.height() - head - gap
        self.head.setGeometry(px(20), 0, self.width() - px(28), head)
        self.head.place()
        form = min(width, look().text_px(560))
        tall = min(height, self.form.sizeHint().height())
        self.form.setGeometry((self.width() - form) // 2, head, form, tall)
        self.form.place()
        left = width * 9 // 20
        rows = min(self.standings.wanted_height + px(_PANEL), height * 11 // 20)
        self.panel.setGeometry(gap, head, left, rows)
        self.panel.place()
        self.match.setGeometry(gap, head + rows + gap, left, height - rows - gap)
        self.match.place()
        beside = px(6)
        right = 2 * gap + left - beside
        self.games.setGeometry(right, head - px(4), self.width() - right - gap + beside, height)
        self.games.fit()
        self.all.setGeometry(gap, head, width, height)
        self.all.fit()
        self.nothing.setGeometry(gap, head + height // 3, width, px(60))
        self.update()
