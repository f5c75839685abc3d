# SPDX-License-Identifier: MIT
"""The seats of a new game: a row for each, the level of all bots, and what the levels are like."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from powergrid.gui.game.new_game import NewGame, levels_of
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.translation import translate
from powergrid.gui.pages.new_game.player_choice import PlayerChoice
from powergrid.gui.pages.new_game.seat_row import SeatRow
from powergrid.gui.words.names import level_description, player_name

_MAX_SEATS = 6


class Seating(QObject):
    """Three parts of the form: `head`, `seats` and `level_notes`."""

    seat_changed = Signal(int, object)
    seat_removed = Signal(int)
    level_chosen = Signal(str)

    def __init__(self, levels: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._levels = tuple(levels)
        self.bots = PlayerChoice(self._levels)
        self.bots.chosen.connect(self.level_chosen)
        self.head = Line(gap=10)
        self.head.add(caption(translate("NewGameView", "Seats, clockwise")), stretch=1)
        self.head.add(caption(translate("NewGameView", "All bots"), shrinks=False))
        self.head.add(self.bots, minimum=104, hint=150)
        self.rows = [self._make_row(index) for index in range(_MAX_SEATS)]
        self.seats = Line(vertical=True, gap=4)
        for row in self.rows:
            self.seats.add(row, minimum=32, hint=46)
        self.level_notes = Line(vertical=True, gap=2)

    def show_setup(self, setup: NewGame, min_seats: int) -> None:
        """Show the seats of a setup; none can be removed at the edition's minimum."""
        for index, row in enumerate(self.rows):
            self.seats.want(row, index < len(setup.seats))
            if index < len(setup.seats):
                seat = setup.seats[index]
                taken = {other.colour for other in setup.seats if other is not seat}
                row.show_seat(seat, taken, len(setup.seats) > min_seats)
        self._show_levels(levels_of(setup))

    def _make_row(self, index: int) -> SeatRow:
        row = SeatRow(self._levels)
        name = translate("NewGameView", "Seat {number}").format(number=index + 1)
        row.setAccessibleName(name)
        row.changed.connect(lambda seat: self.seat_changed.emit(index, seat))
        row.removed.connect(lambda: self.seat_removed.emit(index))
        return row

    def _show_levels(self, at_table: Sequence[str]) -> None:
        """Show the level of all bots, and describe the levels, those at the table first of all."""
        self.bots.show_player(at_table[0] if len(at_table) == 1 else "")
        name = translate("NewGameView", "All bots: {level}").format(level=self.bots.text())
        self.bots.setAccessibleName(name)
        self.bots.describe(
            translate("NewGameView", "Gives all bots the same level."),
            "" if at_table else translate("NewGameView", "Only people play."),
        )
        self.level_notes.clear()
        for index, level in enumerate(self._levels):
            description = level_description(level)
            if description:
                text = translate("NewGameView", "{level}: {description}")
                text = text.format(level=player_name(level), description=description)
                is_there = level in at_table
                line = caption(text, role="text" if is_there else "text_second")
                self.level_notes.add(line, drop=0 if is_there else index + 1)
