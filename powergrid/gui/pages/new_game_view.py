# SPDX-License-Identifier: MIT
"""Making up a new game: board, edition, areas and seats, beside the map."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.box import (
    BoxError,
    Drawing,
    load_board,
    load_drawing,
    load_edition,
    load_plants,
)
from powergrid.gui.board.board_view import BoardView
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import FIGURE, SEMIBOLD
from powergrid.gui.look.widgets import Button, Chip, Segments
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.new_game import (
    NewGame,
    first_wish,
    problem_with,
    with_seat,
    with_seats,
    without_seat,
)
from powergrid.gui.pages.seat_row import SeatRow
from powergrid.gui.pages.seed_field import SeedField
from powergrid.gui.pages.table_facts import FactGrid, table_facts
from powergrid.gui.pages.text import Sign, Text, caption
from powergrid.gui.pages.tiles import Tiles
from powergrid.gui.seat import Seat
from powergrid.rules.board import Board
from powergrid.rules.game import Game

__all__ = ["NewGame", "NewGameView"]

translate = QCoreApplication.translate

_FIRST_BOARD = "germany"
_MOST = 6
_COUNTS = (2, 3, 4, 5, 6)


class NewGameView(QWidget):
    """Everything chosen is in `wish`; `problem` is a sentence as long as it cannot be begun."""

    start_asked = Signal(object)
    continue_asked = Signal()
    load_asked = Signal()

    def __init__(
        self,
        board_ids: Sequence[str],
        edition_ids: Sequence[str],
        levels: Sequence[str],
        initial: NewGame | None = None,
    ) -> None:
        super().__init__()
        self._board_ids = tuple(board_ids)
        self._edition_ids = tuple(edition_ids)
        self._levels = tuple(levels)
        self.problem = ""
        self.wish: NewGame = initial or self._first_wish()
        self._shown: tuple[str, str] | None = None
        self._make_head()
        self._make_form()
        self.board = BoardView(*self._board_and_drawing())
        self.board.setParent(self)
        self.board.set_area_picking(True)
        self.board.area_clicked.connect(self._toggle_area)
        bind(self, "Enter", self.start.click)
        look().changed.connect(self._lay_out)
        self.refresh()

    def refresh(self) -> None:
        """Show the wish as it is now."""
        wish = self.wish
        self.boards.set_index(self._board_ids.index(wish.board_id))
        self.editions.set_index(self._edition_ids.index(wish.edition_id))
        edition = load_edition(wish.edition_id)
        for index, count in enumerate(_COUNTS):
            self.players.set_option_enabled(
                index, count in edition.players, self.tr("Not in this edition")
            )
        if len(wish.seats) in _COUNTS:
            self.players.set_index(_COUNTS.index(len(wish.seats)))
        self._show_board()
        self._show_seats()
        self._judge()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out map and form."""
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), look().theme.background)

    # --- parts ----------------------------------------------------------------------------------

    def _make_head(self) -> None:
        self.head = Line(self, gap=12)
        self.head.add(Sign("plug", side=30))
        self.head.add(Text(self.tr("New game"), size=FIGURE, weight=SEMIBOLD))
        self.head.add_space()
        self.go_on = Button(self.tr("Continue saved game"), icon="play")
        self.load = Button(self.tr("Load record"), icon="folder")
        self.go_on.clicked.connect(self.continue_asked)
        self.load.clicked.connect(self.load_asked)
        self.head.add(self.go_on)
        self.head.add(self.load)

    def _make_form(self) -> None:
        self.boards = Segments([self._board_name(board_id) for board_id in self._board_ids])
        self.editions = Segments([_edition_name(edition_id) for edition_id in self._edition_ids])
        self.players = Segments([str(count) for count in _COUNTS])
        self.boards.chosen.connect(self._take_board)
        self.editions.chosen.connect(self._take_edition)
        self.players.chosen.connect(self._take_players)
        self.areas_label = caption()
        self.areas = Tiles((84, 26), (130, 30), in_a_row=4)
        self.rows = [self._made_row(index) for index in range(_MOST)]
        self.facts = FactGrid()
        self.told = Text(role="warning")
        self.seed = SeedField()
        self.seed.changed.connect(self._take_seed)
        self.start = Button(self.tr("Start"), "Enter", True, height=48)
        self.start.clicked.connect(self._start)

        self.form = Line(self, vertical=True, gap=10)
        self.form.add(_named(self.tr("Board"), self.boards))
        counts = Line(gap=24)
        counts.add(_named(self.tr("Edition"), self.editions))
        counts.add(_named(self.tr("Players"), self.players))
        counts.add_space()
        self.form.add(counts)
        self.form.add(self.areas_label)
        self.form.add(self.areas)
        self.form.add(caption(self.tr("Seats, clockwise")), drop=1)
        self.seats = Line(vertical=True, gap=4)
        for row in self.rows:
            self.seats.add(row, least=32, wish=46)
        self.form.add(self.seats)
        self.form.add(self.facts, drop=2)
        self.form.add_space()
        foot = Line(gap=10)
        foot.add(caption(self.tr("Seed"), shrinks=False))
        foot.add(self.seed, least=110, wish=140)
        foot.add(self.told, stretch=1)
        foot.add(self.start)
        self.form.add(foot)

    def _made_row(self, index: int) -> SeatRow:
        row = SeatRow(self._levels)
        row.changed.connect(lambda seat: self._take_seat(index, seat))
        row.removed.connect(lambda: self._remove_seat(index))
        return row

    def _lay_out(self) -> None:
        margin = look().ipx(24 if self.width() >= look().px(1500) else 14)
        top = look().ipx(48)
        self.head.setGeometry(margin, margin // 2, self.width() - 2 * margin, top)
        self.head.place()
        y = margin // 2 + top + margin // 2
        height = self.height() - y - margin
        width = round(self.width() * 0.52)
        self.board.setGeometry(margin, y, width, height)
        x = margin + width + margin
        self.form.setGeometry(x, y, self.width() - x - margin, height)
        self.areas.in_a_row = 8 if self.form.width() > look().px(760) else 4
        self.areas.place()
        self.form.place()
        self.update()

    # --- what is shown --------------------------------------------------------------------------

    def _board_and_drawing(self) -> tuple[Board, Drawing]:
        wish = self.wish
        self._shown = (wish.board_id, wish.edition_id)
        board = load_board(*self._shown)
        return board, load_drawing(*self._shown)

    def _board_name(self, board_id: str) -> str:
        try:
            return load_board(board_id, self.wish.edition_id).name
        except BoxError:
            return board_id  # choosing it says what is wrong with it

    def _show_board(self) -> None:
        wish = self.wish
        if self._shown != (wish.board_id, wish.edition_id):
            self.board.set_board(*self._board_and_drawing())
            self.board.set_area_picking(True)
        board = load_board(wish.board_id, wish.edition_id)
        names = [area.name for area in board.areas]
        chips = [tile.text() for tile in self.areas.tiles if isinstance(tile, Chip)]
        by_lot = self.tr("By lot")
        if chips != [*names, by_lot]:
            self.areas.show_tiles(self._made_chips(names, by_lot))
        for area, tile in enumerate(self.areas.tiles):
            if isinstance(tile, Chip):
                is_lot = area == len(names)
                picked = wish.areas or ()
                tile.setChecked(wish.areas is None if is_lot else area in picked)
        everything = range(len(names))
        self.board.set_areas(everything if wish.areas is None else wish.areas)

    def _made_chips(self, names: list[str], by_lot: str) -> list[QWidget]:
        chips: list[QWidget] = []
        for area, name in enumerate(names):
            chip = Chip(name, checkable=True)
            chip.clicked.connect(lambda _=False, area=area: self._toggle_area(area))
            chips.append(chip)
        chip = Chip(by_lot, checkable=True)
        chip.clicked.connect(lambda: self._take(replace(self.wish, areas=None)))
        chips.append(chip)
        return chips

    def _show_seats(self) -> None:
        wish = self.wish
        least = load_edition(wish.edition_id).players[0]
        for index, row in enumerate(self.rows):
            self.seats.want(row, index < len(wish.seats))
            if index < len(wish.seats):
                seat = wish.seats[index]
                taken = {other.colour for other in wish.seats if other is not seat}
                row.show_seat(seat, taken, len(wish.seats) > least)
        self.seed.show_seed(wish.seed)

    def _judge(self) -> None:
        """Say what is wrong, and show the figures of this table."""
        wish = self.wish
        board, edition = load_board(wish.board_id, wish.edition_id), load_edition(wish.edition_id)
        self.problem = problem_with(wish, board, edition)
        self.told.say(self.problem)
        self.start.setEnabled(not self.problem)
        count = len(wish.seats)
        if count in edition.players:
            # Figures that depend on the areas are those of the whole board until all are picked.
            is_picked = wish.areas is not None and not self.problem
            areas = wish.areas if wish.areas and is_picked else tuple(range(len(board.areas)))
            game = Game(board, edition, load_plants(), count, areas)
            self.facts.show_facts(table_facts(game))
            self.areas_label.say(
                self.tr("Areas in play, {count} of {all}. Click them here or on the map.").format(
                    count=edition.areas[count], all=len(board.areas)
                )
            )

    # --- what is chosen -------------------------------------------------------------------------

    def _take(self, wish: NewGame) -> None:
        self.wish = wish
        self.refresh()

    def _take_board(self, index: int) -> None:
        wish = replace(self.wish, board_id=self._board_ids[index], areas=None)
        self._try_tables(wish)

    def _take_edition(self, index: int) -> None:
        wish = replace(self.wish, edition_id=self._edition_ids[index])
        players = load_edition(wish.edition_id).players
        count = min(max(len(wish.seats), players[0]), players[-1])
        self._try_tables(with_seats(wish, count, self._levels))

    def _try_tables(self, wish: NewGame) -> None:
        """Take another board or edition, unless its file cannot be used."""
        reason = _reason_against(wish.board_id, wish.edition_id)
        if reason:
            self.refresh()
            self.told.say(reason)
        else:
            self._take(wish)

    def _first_wish(self) -> NewGame:
        """Return what is offered first: the board everybody knows, or one that can be used."""
        known = sorted(self._board_ids, key=lambda board_id: board_id != _FIRST_BOARD)
        edition_id = self._edition_ids[0]
        usable = [board for board in known if not _reason_against(board, edition_id)]
        return first_wish(usable[0], load_edition(edition_id), self._levels)

    def _take_players(self, index: int) -> None:
        self._take(with_seats(self.wish, _COUNTS[index], self._levels))

    def _take_seat(self, index: int, seat: Seat) -> None:
        self._take(with_seat(self.wish, index, seat))

    def _remove_seat(self, index: int) -> None:
        self._take(without_seat(self.wish, index))

    def _toggle_area(self, area: int) -> None:
        picked = set(self.wish.areas or ()) ^ {area}
        self._take(replace(self.wish, areas=tuple(sorted(picked))))

    def _take_seed(self, seed: int | None) -> None:
        self.wish = replace(self.wish, seed=seed)

    def _start(self) -> None:
        if not self.problem:
            seats = tuple(Seat(s.name.strip(), s.colour, s.player) for s in self.wish.seats)
            self.start_asked.emit(replace(self.wish, seats=seats))


def _reason_against(board_id: str, edition_id: str) -> str:
    """Return why a board cannot be used in an edition, or nothing."""
    try:
        load_board(board_id, edition_id)
        load_drawing(board_id, edition_id)
    except BoxError as error:
        return str(error)
    return ""


def _named(name: str, widget: QWidget) -> Line:
    """Return a widget with its name above it, no wider than it has to be."""
    row = Line()
    row.add(widget)
    row.add_space()
    column = Line(vertical=True, gap=4)
    column.add(caption(name))
    column.add(row)
    return column


def _edition_name(edition_id: str) -> str:
    known = {
        "classic": translate("NewGame", "Classic"),
        "recharged": translate("NewGame", "Recharged"),
    }
    return known.get(edition_id, edition_id)
