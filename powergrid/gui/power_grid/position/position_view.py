# SPDX-License-Identifier: MIT
"""A real table set up by hand: its board, a column of fields, and what breaks the rules."""

from typing import Final, Self

from PySide6.QtCore import QStringListModel, Signal
from PySide6.QtWidgets import QApplication

from powergrid.box import load_drawing_of
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.keys import bind, press, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.position.described_table import DescribedTable
from powergrid.gui.power_grid.position.extras_pane import ExtrasPane
from powergrid.gui.power_grid.position.fault_words import fault_words
from powergrid.gui.power_grid.position.panes import (
    GamePane,
    MarketsPane,
    PlayersPane,
    TurnPane,
)
from powergrid.gui.power_grid.words.names import bank_name, board_title, city_name
from powergrid.gui.power_grid.words.terms import phase_name
from powergrid.rules.position import can_be_described, lay_out, waiting_in

PLAYERS: Final = 2
EXTRAS: Final = 4


class PositionView(View):
    """`play_asked` asks for a game that continues from the described table."""

    play_asked = Signal()

    def __init__(
        self,
        table: DescribedTable,
        board_ids: tuple[str, ...],
        levels: tuple[str, ...],
        session: Session | None,
    ) -> None:
        """`session` is the game at the window's table, whose position can be taken over."""
        super().__init__()
        self.setAccessibleName(self.tr("Set up a position"))
        self._session = session
        self.table = table
        self._shown = (self.table.game.board, self.table.setup.edition_id)
        self.map = BoardView(self.table.game.board, load_drawing_of(*self._shown), self)
        self.map.city_clicked.connect(self._pick)
        self.map.city_hovered.connect(self._point)
        self._make_head()
        self._make_column(board_ids, levels)
        self._make_foot()
        self.table.changed.connect(self.refresh)
        look().changed.connect(self.lay_out)
        set_first_focus(self, self.sides.button(0))
        self._offer_game()
        self.show_side(0)

    def show_side(self, at: int) -> None:
        """Show one side of the table in the column; the focus follows among their names."""
        if any(button.hasFocus() for button in self.sides.buttons()):
            self.sides.button(at).setFocus()
        self.sides.set_index(at)
        for number, pane in enumerate(self.panes):
            self.column.want(pane, number == at)
        self.refresh()

    def resume(self, before: Self) -> None:
        """Show the same side of the table."""
        self.show_side(before.sides.index)

    def refresh(self) -> None:
        """Show the table as described now, and what breaks the rules."""
        table, setup = self.table, self.table.setup
        now = (table.game.board, setup.edition_id)
        if now != self._shown:
            self._shown = now
            self.map.set_board(table.game.board, load_drawing_of(*now))
        self.map.board_scene().show_state(
            lay_out(table.game, table.position), [seat.colour for seat in setup.seats]
        )
        self._offer_extras()
        for pane in self.panes:
            if self.column.is_wanted(pane):
                pane.refresh()
        why = "" if table.can_undo else self.tr("Nothing to undo.")
        self.undo_button.describe(self.tr("Undoes the last change."), why)
        self.title.say(board_title(table.game.board))
        self.status.say(self._moment())
        lines = self.problems()
        self._lines.setStringList(lines or [self.tr("Everything fits the rules.")])
        why = lines[0] if lines else ""
        self.play.describe(self.tr("Starts a game from here; H gives a hint."), why)
        self.column.place()

    def _offer_extras(self) -> None:
        has_fields = self.extras.has_fields()
        why = "" if has_fields else self.tr("This game needs nothing else.")
        self.sides.describe_option(EXTRAS, self.tr("Key: {key}").format(key=EXTRAS + 1), why)
        if not has_fields and self.column.is_wanted(self.extras):
            self.show_side(0)

    def _take_over(self) -> None:
        assert self._session is not None  # else the button is disabled
        self.table.show_table(self._session.state, self._session.seats)

    def _offer_game(self) -> None:
        session, why = self._session, ""
        if session is None or session.state.is_over:
            why = self.tr("There is no game at the table.")
        elif not can_be_described(session.state):
            why = self.tr("Not possible during an auction or a purchase.")
        self.as_played.describe(self.tr("Starts with the position of your current game."), why)

    def problems(self) -> list[str]:
        """Return what breaks the rules, one sentence each."""
        table = self.table
        if table.problem:
            return [table.problem]
        seats = table.setup.seats
        return [*dict.fromkeys(fault_words(fault, table.game, seats) for fault in table.faults())]

    def _moment(self) -> str:
        position, seats = self.table.position, self.table.setup.seats
        waiting = waiting_in(position)
        if not waiting:
            return ""
        text = self.tr("{phase}: it is {name}'s turn")
        return text.format(phase=phase_name(position.phase), name=seats[waiting[0]].name)

    # -- parts

    def _make_head(self) -> None:
        self.head = Line(self, gap=10)
        self.title = Text(size=FIGURE, weight=SEMIBOLD)
        self.status = Text(role="text_second")
        self.head.add(self.title)
        self.head.add(self.status, stretch=1)
        self.undo_button = keyed_button(self.tr("Undo"), "Z", self.table.undo)
        self.undo_button.set_icon("undo")
        bind(self, "Shift+Z", self.table.redo, self.tr("Redo"))
        self.head.add(self.undo_button)
        self.as_played = keyed_button(self.tr("As in your game"), "G", self._take_over)
        self.head.add(self.as_played)
        does = self.tr("Clears the table; board and players stay.")
        self.clear = keyed_button(self.tr("Start over"), "N", self.table.start_over, does)
        self.head.add(self.clear)
        does = self.tr("Goes back to the previous page.")
        self.head.add(keyed_button(self.tr("Back"), "Esc", self.back_asked.emit, does))

    def _make_column(self, board_ids: tuple[str, ...], levels: tuple[str, ...]) -> None:
        table = self.table
        names = [
            self.tr("Board"),
            self.tr("Turn"),
            self.tr("Players"),
            self.tr("Markets"),
            self.tr("Extras"),
        ]
        self.sides = Segments(names)
        self.sides.setAccessibleName(self.tr("Pages"))
        self.sides.chosen.connect(self.show_side)
        for number, name in enumerate(names):
            self.sides.describe_option(number, self.tr("Key: {key}").format(key=number + 1))
            choose = self.sides.button(number).click
            bind(self, str(number + 1), choose, name)
        self.extras = ExtrasPane(table)
        self.panes: tuple[GamePane | TurnPane | PlayersPane | MarketsPane | ExtrasPane, ...] = (
            GamePane(table, board_ids),
            TurnPane(table),
            PlayersPane(table, levels),
            MarketsPane(table),
            self.extras,
        )
        self.column = Line(self, vertical=True, gap=8)
        row = Line()
        row.add(self.sides)
        row.add_space()
        self.column.add(row)
        for pane in self.panes:
            self.column.add(pane, stretch=1)
        self._lines = QStringListModel(self)
        box = Line(vertical=True, pad=8, ground="surface_1")
        self.found = SentenceList(self._lines, box)
        self.found.setAccessibleName(self.tr("What does not fit the rules"))
        box.add(self.found, stretch=1, minimum=60, hint=110)
        self.column.add(box)

    def _make_foot(self) -> None:
        self.foot = Line(self, gap=10, pad=12, ground="surface_1")
        self.play = Button(self.tr("Play on from here"), "Enter", True)
        self.play.clicked.connect(self.play_asked)
        bind(self, "Enter", self._start_game, self.play)
        self.foot.add_space()
        self.foot.add(self.play)

    def _start_game(self) -> None:
        """Start the game, unless Enter ends the typing of a number."""
        if self.play.isEnabled() and isinstance(QApplication.focusWidget(), NumberField):
            self.play.setFocus()
        else:
            press(self.play, self)

    # -- the map

    def _pick(self, city: int) -> None:
        """Add or remove a house, or mark or close the city if the extras are shown."""
        if not (self.column.is_wanted(self.extras) and self.extras.pick(city)):
            self.table.toggle_city(city)
            if not self.column.is_wanted(self.panes[PLAYERS]):
                self.show_side(PLAYERS)
        announcer().say(self._city_words(city))

    def _point(self, city: int) -> None:
        words = self._city_words(city) if city >= 0 else ""
        if city >= 0:
            self.map.board_scene().set_tip(city, words)
            if self.map.hasFocus() and words != self.map.accessibleDescription():
                announcer().say(words)
        self.map.setAccessibleDescription(words)

    def _city_words(self, city: int) -> str:
        table = self.table
        name = city_name(table.game.board, city)
        owners = [
            seat.name
            for seat, holding in zip(table.setup.seats, table.position.holdings, strict=True)
            if city in holding.cities
        ]
        if city not in table.game.cities:
            return self.tr("{city}: out of play").format(city=name)
        if city in table.position.closed:
            return self.tr("{city}: closed").format(city=name)
        if city in table.position.bank.cities:
            owners.append(bank_name())
        if not owners and city in table.position.marked:
            return self.tr("{city}: marked").format(city=name)
        if not owners:
            return self.tr("{city}: no house").format(city=name)
        return self.tr("{city}: {names}").format(city=name, names=listed(owners))

    # -- layout

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px, is_wide = look().ipx, self.is_wide
        head, gap, column, foot = px(56), px(8), px(516 if is_wide else 412), px(64)
        width = self.width() - column - 3 * gap
        self.head.setGeometry(px(20), 0, self.width() - px(28), head)
        self.map.setGeometry(gap, head, width, self.height() - head - gap)
        left = width + 2 * gap
        self.column.setGeometry(left, head, column, self.height() - head - foot - 2 * gap)
        self.foot.setGeometry(left, self.height() - foot - gap, column, foot)
        for line in (self.head, self.column, self.foot):
            line.place()
        self.update()
