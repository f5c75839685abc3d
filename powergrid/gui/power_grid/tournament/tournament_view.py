# SPDX-License-Identifier: MIT
"""Tournaments: the form of a new one, one that has begun, and a list of all."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import Signal

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, press, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.tournament.entry_form import EntryForm
from powergrid.gui.power_grid.tournament.tournament_list import TournamentList
from powergrid.gui.power_grid.tournament.tournament_page import TournamentPage
from powergrid.gui.power_grid.tournament.tournament_runner import (
    TournamentRunner,
    boards_of,
    tournament_files,
)
from powergrid.gui.power_grid.words.names import board_name

FORM: Final = "form"
ONE: Final = "one"
ALL: Final = "all"


class TournamentView(View):
    """Shows the `FORM` of a new tournament, `ONE` of those begun, or a list of `ALL`.

    `match_asked` carries a game to play at the screen, `replay_asked` the file of another.
    """

    match_asked = Signal(int)
    replay_asked = Signal(Path)

    def __init__(
        self, runner: TournamentRunner, edition_id: str, board_id: str, levels: Sequence[str]
    ) -> None:
        """A new tournament is played in `edition_id`, on `board_id` unless boards change."""
        super().__init__()
        self.setAccessibleName(self.tr("Tournament"))
        self.runner = runner
        self._edition_id, self._board_id = edition_id, board_id
        self.page = FORM if runner.tournament is None else ONE
        self._is_interrupted = False
        self.form = EntryForm(tuple(levels))
        self.form.setParent(self)
        self.form.boards.describe_option(0, board_name(board_id, edition_id))
        self.form.start_asked.connect(self.begin)
        self._make_head()
        self.one = TournamentPage(self, runner)
        self.one.announced.connect(self.status.say)
        self.one.match_asked.connect(self.match_asked)
        self.one.replay_asked.connect(self.replay_asked)
        self.all = TournamentList(self, runner)
        self.all.changed.connect(self.refresh)
        self.all.announced.connect(self._say)
        self.all.opened.connect(self._open)
        runner.changed.connect(self.refresh)
        runner.round_changed.connect(self._follow_bots)
        self.shown.connect(self._continue)
        self.hidden.connect(self._interrupt)
        self.hidden.connect(self.all.empty_trash)
        look().changed.connect(self.lay_out)
        bind(self, "Enter", self._press_main, self.tr("Continue"))
        set_first_focus(self, self.form.start if self.page == FORM else self.one.play)
        self.refresh()

    def begin(self) -> None:
        """Begin the tournament that the form describes."""
        form = self.form
        entrants, size = form.entrants(), form.size_of_table
        is_each = form.boards.index == 1
        boards = boards_of(self._edition_id) if is_each else [self._board_id]
        self.page = ONE
        self.runner.begin(self._edition_id, boards, entrants, size, form.rounds.value())
        self.one.play.setFocus()

    def show_all(self) -> None:
        """Show the list of all tournaments."""
        self.runner.stop()
        self.page = ALL
        self.all.read()
        self.all.cards.setFocus()

    def resume(self, before: Self) -> None:
        """Show the same page, and let the bots continue."""
        if before.page == ALL:
            self.show_all()
        else:
            self.page = before.page
            self.refresh()
        if before._is_interrupted:
            self.runner.play_bots()

    def undo(self) -> None:
        """Restore the tournament that was deleted last, where all are listed."""
        if self.page == ALL:
            self.all.undo()

    def refresh(self) -> None:
        """Show the current page."""
        if self.runner.tournament is None and self.page == ONE:
            self.page = FORM
        self.form.setVisible(self.page == FORM)
        self.one.setVisible(self.page == ONE)
        self.all.setVisible(self.page == ALL)
        self.status.say("")
        if self.page == ONE:
            self.one.refresh()
        self._show_buttons()
        self.lay_out()

    def _show_buttons(self) -> None:
        """Show the buttons of the current page, and why those that do nothing do not."""
        for button in (self.open, self.delete_button, self.undo_button):
            self.head.want(button, self.page == ALL)
        self.head.want(self.list, self.page != ALL and bool(tournament_files()))
        self.head.want(self.renew, self.page != FORM)
        self.renew.set_primary(self.page == ONE and self.one.is_over)
        chosen = self.all.nothing.text if self.all.is_empty else ""
        self.delete_button.describe(
            self.tr("Deletes the tournament but not its games; Undo restores it."), chosen
        )
        self.open.describe(
            self.tr("Shows this tournament, so you can look at it or continue it."), chosen
        )
        nothing = "" if self.all.can_undo else self.tr("Nothing to restore.")
        self.undo_button.describe(self.tr("Restores the last deleted tournament."), nothing)

    def _follow_bots(self) -> None:
        if self.page == ONE:
            self.one.follow_bots()

    def _say(self, text: str) -> None:
        self.status.say(text)
        announcer().say(text)

    def _press_main(self) -> None:
        main = self.renew if self.one.is_over else self.one.play
        buttons = {FORM: self.form.start, ONE: main, ALL: self.open}
        press(buttons[self.page], self)

    def _set_up(self) -> None:
        self.runner.stop()
        self.page = FORM
        self.refresh()
        self.form.start.setFocus()

    def _open(self, file: Path) -> None:
        self.page = ONE
        self.runner.open(file)
        self.one.play.setFocus()

    def _replay(self) -> None:
        if self.page == ONE:
            self.one.replay()

    def _make_head(self) -> None:
        self.head = Line(self, gap=10)
        self.status = Text(role="text_second")
        self.head.add(Text(self.tr("Tournament"), size=FIGURE, weight=SEMIBOLD, shrinks=False))
        self.head.add(self.status, stretch=1)
        self.open = self._add_button(self.tr("Open"), "Enter", lambda: self.all.open_selected())
        self.delete_button = self._add_button(self.tr("Delete"), "Del", lambda: self.all.delete())
        self.undo_button = self._add_button(self.tr("Undo"), "Z", self.undo)
        self.list = self._add_button(self.tr("All tournaments"), "L", self.show_all)
        self.renew = self._add_button(self.tr("New tournament"), "N", self._set_up)
        self._add_button(self.tr("Back"), "Esc", self.back_asked.emit)
        bind(self, "R", self._replay, self.tr("Replay the selected game"))

    def _add_button(self, text: str, key: str, slot: Callable[[], object]) -> Button:
        """Add a button; the main ones share Enter, which is bound once."""
        is_main = key == "Enter"
        button = Button(text, key, is_main)
        button.clicked.connect(slot)
        if not is_main:
            bind(button, key, button.click)
        self.head.add(button)
        return button

    def _continue(self) -> None:
        """Let the bots continue that were stopped when the page was left."""
        if self._is_interrupted:
            self._is_interrupted = False
            self.runner.play_bots()

    def _interrupt(self) -> None:
        """Stop the bots while the page is hidden."""
        self._is_interrupted |= self.runner.running >= 0
        self.runner.stop()

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px = look().ipx
        head, gap = px(60), px(14)
        width, height = self.width() - 2 * gap, self.height() - head - gap
        self.head.setGeometry(gap, 0, width, head)
        self.head.place()
        form = min(width, look().text_px(560))
        tall = min(height, self.form.sizeHint().height())
        self.form.setGeometry((self.width() - form) // 2, head, form, tall)
        self.form.place()
        top = head - px(4)
        self.one.setGeometry(0, top, self.width(), self.height() - top)
        self.one.lay_out()
        self.all.setGeometry(gap, head, width, height)
        self.all.lay_out()
        self.update()
