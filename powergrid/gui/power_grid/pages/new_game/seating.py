# SPDX-License-Identifier: MIT
"""The seats of a new game: a row for each, and a description of the last chosen level."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.keys import bind, is_offered
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.text import Text, capitalise, caption
from powergrid.gui.kit.tokens import SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.game_setup import GameSetup, levels_of
from powergrid.gui.power_grid.pages.new_game.player_choice import PlayerChoice
from powergrid.gui.power_grid.pages.new_game.seat_row import SeatRow
from powergrid.gui.power_grid.words.names import level_description, player_name
from powergrid.gui.power_grid.words.remarks import temper_line
from powergrid.gui.shell.emblems import paint_emblem
from powergrid.programs import is_program
from powergrid.records import Seat
from powergrid.rules.board import Board

_MAX_SEATS = 6


class _Emblem(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.level: int | None = 0

    def sizeHint(self) -> QSize:
        return QSize(look().ipx(34), look().ipx(34))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        rect = QRectF(0, (self.height() - side) / 2, side, side)
        painter = smooth_painter(self)
        if self.level is None:
            paint_icon(painter, "computer", rect, look().theme.text)
        else:
            paint_emblem(painter, rect, self.level, is_lit=True)


class LevelDescription(Line):
    """The light of a level, its name, and a line about how it plays."""

    def __init__(self) -> None:
        super().__init__(gap=12, pad=12, ground="surface_1")
        self._emblem = _Emblem()
        self.name = Text(weight=SEMIBOLD)
        self.line = Text(role="text_second", wraps=True)
        words = Line(vertical=True, gap=0)
        words.add(self.name)
        words.add(self.line)
        self.add(self._emblem)
        self.add(words, stretch=1)

    def show_level(self, level: str, at: int | None) -> None:
        """Show a level with its index from the weakest, or with None another program."""
        self._emblem.level = at
        self._emblem.update()
        name = player_name(level)
        self.name.say(name if at is None else capitalise(name))
        self.line.say(level_description(level))


class Seating(Line):
    """A row for each seat, a choice for all bots at once, and the description of a level."""

    seat_changed = Signal(int, object)
    level_chosen = Signal(str)
    warned = Signal(str)
    even_game_asked = Signal()

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__(vertical=True, gap=6)
        self._levels = tuple(levels)
        self._chosen = ""
        self.rows = [self._make_row(index) for index in range(_MAX_SEATS)]
        for row in self.rows:
            self.add(row, minimum=40, hint=58)
        self.bots = PlayerChoice(levels)
        self.bots.buttons[0].hide()
        self.bots.setAccessibleName(translate("NewGameView", "All bots"))
        self.bots.chosen.connect(self._choose_level)
        self.bots.warned.connect(self.warned)
        self.all_bots = Line(gap=10, pad=4)
        self.even = Button(translate("NewGameView", "Even match"), "E", height=32)
        self.even.describe(translate("NewGameView", "Chooses opponents of your own strength."))
        self.even.clicked.connect(self.even_game_asked)
        bind(self, "E", self._ask_for_even_game, self.even)
        self.all_bots.add(caption(translate("NewGameView", "All bots")), stretch=1)
        self.all_bots.add(self.bots)
        self.add(self.all_bots, drop=1)
        self.even_row = Line(gap=10, pad=4)
        self.even_row.add_space()
        self.even_row.add(self.even)
        self.add(self.even_row, drop=2)
        self.description = LevelDescription()
        self.add(self.description, drop=3)  # each level's tooltip says the same

    def show_setup(self, setup: GameSetup, board: Board) -> None:
        """Show the seats of a setup, what is special about each, and one level's description."""
        for index, row in enumerate(self.rows):
            self.want(row, index < len(setup.seats))
            if index < len(setup.seats):
                seat = setup.seats[index]
                temper = temper_line(seat.player, board, len(setup.seats), index)
                row.show_seat(seat, player_name(seat.player) if is_program(seat.player) else temper)
        levels = levels_of(setup)
        self.want(self.all_bots, bool(levels))
        self.want(self.description, bool(levels))
        people = sum(seat.is_person for seat in setup.seats)
        can_be_even = people == 1 and bool(levels)
        self.want(self.even_row, can_be_even)
        self.even_row.want(self.even, can_be_even)
        if levels:
            level = self._chosen if self._chosen in levels else levels[0]
            at = self._levels.index(level) if level in self._levels else None
            self.description.show_level(level, at)
            self.bots.show_player(level if len(levels) == 1 else "")

    def _make_row(self, index: int) -> SeatRow:
        row = SeatRow(self._levels)
        name = translate("NewGameView", "Seat {number}").format(number=index + 1)
        row.setAccessibleName(name)
        row.changed.connect(lambda seat: self._change(index, seat))
        row.player.warned.connect(self.warned)
        return row

    def _ask_for_even_game(self) -> None:
        if is_offered(self.even):
            self.even.click()

    def _change(self, index: int, seat: Seat) -> None:
        if not seat.is_person:
            self._chosen = seat.player
        self.seat_changed.emit(index, seat)

    def _choose_level(self, level: str) -> None:
        self._chosen = level
        self.level_chosen.emit(level)
