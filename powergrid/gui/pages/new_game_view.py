# SPDX-License-Identifier: MIT
"""Making up a new game: board, edition, areas and seats, beside the map."""

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.box import (
    BoxError,
    Drawing,
    board_editions,
    load_board,
    load_drawing,
    load_edition,
    load_plants,
)
from powergrid.gui.board.board_view import BoardView
from powergrid.gui.look.ground import Ground
from powergrid.gui.look.look import look
from powergrid.gui.look.widgets import Button, Segments
from powergrid.gui.names import edition_name
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.new_game.area_choice import AreaChoice
from powergrid.gui.pages.new_game.new_game import (
    NewGame,
    first_wish,
    problem_with,
    switched,
    with_playable_options,
    with_seat,
    with_seats,
    without_seat,
)
from powergrid.gui.pages.new_game.new_game_areas import (
    drafted_on,
    on_way,
    with_area,
)
from powergrid.gui.pages.new_game.new_game_head import NewGameHead
from powergrid.gui.pages.new_game.option_boxes import OptionBoxes
from powergrid.gui.pages.new_game.seed_field import SeedField
from powergrid.gui.pages.new_game.table_facts import FactGrid, table_facts
from powergrid.gui.pages.seat_row import SeatRow
from powergrid.gui.pages.text import Text, caption
from powergrid.gui.place_names import board_title
from powergrid.records import Seat
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.errors import IllegalAction
from powergrid.rules.game import Game
from powergrid.rules.options import areas_in_play

__all__ = ["NewGame", "NewGameView"]

_FIRST_BOARD = "germany"
_FIRST_EDITION = "recharged"
_MOST = 6
_LOW = 620
_COUNTS = (2, 3, 4, 5, 6)


class NewGameView(Ground):
    """Everything chosen is in `wish`; `problem` is a sentence as long as it cannot be begun."""

    start_asked = Signal(object)
    continue_asked = Signal()
    load_asked = Signal()
    menu_asked = Signal()
    learn_asked = Signal()

    def __init__(
        self,
        board_ids: Sequence[str],
        edition_ids: Sequence[str],
        levels: Sequence[str],
        initial: NewGame | None = None,
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("New game"))
        self._board_ids = tuple(board_ids)
        self._edition_ids = tuple(edition_ids)
        self._levels = tuple(levels)
        self.problem = ""
        # Bots that choose areas by lot choose others for every page, the same on each try.
        self._lot = SystemRandom().getrandbits(32)
        wish = self._usable(initial) or self._first_wish()
        self.wish = with_playable_options(wish, load_edition(wish.edition_id))
        self._shown: tuple[str, str] | None = None
        self._table: tuple[object, ...] = ()
        self.head = NewGameHead(self, is_first=initial is None)
        self.head.learn.clicked.connect(self.learn_asked)
        self.head.go_on.clicked.connect(self.continue_asked)
        self.head.load.clicked.connect(self.load_asked)
        self.head.menu.clicked.connect(self.menu_asked)
        self._make_form()
        self.board = BoardView(*self._board_and_drawing())
        self.board.setParent(self)
        self.board.set_area_picking(True)
        self.board.area_clicked.connect(self._toggle_area)
        bind(self, "Enter", self.start.click, self.start)
        look().changed.connect(self._lay_out)
        self.refresh()

    def refresh(self) -> None:
        """Show the wish as it is now."""
        wish = self.wish
        self.boards.set_index(self._board_ids.index(wish.board_id))
        self.editions.set_index(self._edition_ids.index(wish.edition_id))
        edition = load_edition(wish.edition_id)
        for index, count in enumerate(_COUNTS):
            why_not = "" if count in edition.players else self.tr("Not in this edition")
            self.players.tell_option(index, self.tr("Chooses how many play."), why_not)
        for index, board_id in enumerate(self._board_ids):
            is_printed = _is_printed(board_id, wish.edition_id)
            why_not = "" if is_printed else self.tr("Not printed in this edition")
            self.boards.tell_option(index, self.tr("Chooses the board."), why_not)
        self.options.show_wish(wish, edition)
        if len(wish.seats) in _COUNTS:
            self.players.set_index(_COUNTS.index(len(wish.seats)))
        self._show_board()
        self._show_seats()
        self._judge()
        self._lay_out()

    def offer_to_go_on(self, can: bool) -> None:
        """Offer a game that has begun, or leave that out where there is none."""
        self.head.want(self.head.go_on, can)
        self.head.place()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin where the game does."""
        self.start.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out map and form."""
        self._lay_out()

    # --- parts ----------------------------------------------------------------------------------

    def _make_form(self) -> None:
        self.boards = Segments([self._board_name(board_id) for board_id in self._board_ids])
        self.editions = Segments([edition_name(edition_id) for edition_id in self._edition_ids])
        self.players = Segments([str(count) for count in _COUNTS])
        self.editions.tell(self.tr("Chooses whose rules and figures are played by."))
        self.boards.chosen.connect(self._take_board)
        self.editions.chosen.connect(self._take_edition)
        self.players.chosen.connect(self._take_players)
        self.options = OptionBoxes()
        self.options.switched.connect(self._switch_option)
        self.areas = AreaChoice()
        self.areas.way_chosen.connect(self._take_way)
        self.areas.area_toggled.connect(self._toggle_area)
        self.rows = [self._made_row(index) for index in range(_MOST)]
        self.facts = FactGrid()
        self.told = Text(role="warning")
        self.seed = SeedField()
        self.seed.changed.connect(self._take_seed)
        self.start = Button(self.tr("Start", "button: begin the game"), "Enter", True, height=48)
        self.start.clicked.connect(self._start)

        self.form = Line(self, vertical=True, gap=10)
        self._named = [
            _Named(self.tr("Board"), self.boards),
            _Named(self.tr("Edition"), self.editions),
            _Named(self.tr("Players"), self.players),
        ]
        self.form.add(self._named[0])
        counts = Line(gap=24)
        counts.add(self._named[1])
        counts.add(self._named[2])
        counts.add_space()
        self.form.add(counts)
        self.form.add(self.options)
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
        row.setAccessibleName(self.tr("Seat {number}").format(number=index + 1))
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
        for named in self._named:  # in a low window they stand for themselves
            named.want(named.caption, height >= look().px(_LOW))
        self.options.want_name(height >= look().px(_LOW))
        self.areas.fit(self.form.width())
        self.form.place()
        self.update()

    # --- what is shown --------------------------------------------------------------------------

    def _board_and_drawing(self) -> tuple[Board, Drawing]:
        wish = self.wish
        self._shown = (wish.board_id, wish.edition_id)
        board = load_board(*self._shown)
        return board, load_drawing(*self._shown)

    def _board_name(self, board_id: str) -> str:
        edition_id = self.wish.edition_id
        try:
            if not _is_printed(board_id, edition_id):
                edition_id = board_editions(board_id)[0]
            return board_title(load_board(board_id, edition_id))
        except BoxError:
            return board_id  # choosing it says what is wrong with it

    def _show_board(self) -> None:
        wish = self.wish
        if self._shown != (wish.board_id, wish.edition_id):
            self.board.set_board(*self._board_and_drawing())
            self.board.set_area_picking(True)
        board = load_board(wish.board_id, wish.edition_id)
        self.areas.show_wish(wish, board, load_edition(wish.edition_id))
        self.board.set_areas(wish.areas or range(len(board.areas)))

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
        self.start.tell(self.tr("Begins the game."), self.problem)
        count = len(wish.seats)
        if count in edition.players:
            # Figures that depend on the areas are those of the whole board until all are picked.
            is_picked = wish.areas is not None and not self.problem
            areas = wish.areas if wish.areas and is_picked else tuple(range(len(board.areas)))
            game = Game(board, edition, load_plants(), count, areas, wish.options)
            self.facts.show_facts(table_facts(game))

    # --- what is chosen -------------------------------------------------------------------------

    def take(self, wish: NewGame) -> None:
        """Take another wish, with what follows: options that can be played, areas of bots."""
        board, edition = load_board(wish.board_id, wish.edition_id), load_edition(wish.edition_id)
        wish = with_playable_options(wish, edition)
        if wish.is_drafted and _table_of(wish, edition) != self._table:
            wish = replace(wish, areas=())
        self._table = _table_of(wish, edition)
        seed = self._lot if wish.seed is None else wish.seed
        self.wish = drafted_on(wish, board, edition, seed)
        self.refresh()

    def _take_board(self, index: int) -> None:
        wish = replace(self.wish, board_id=self._board_ids[index], areas=None)
        self._try_tables(wish)

    def _take_edition(self, index: int) -> None:
        wish = replace(self.wish, edition_id=self._edition_ids[index])
        if not _is_printed(wish.board_id, wish.edition_id):
            wish = replace(wish, board_id=self._first_board(wish.edition_id), areas=None)
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
            self.take(wish)

    def _usable(self, wish: NewGame | None) -> NewGame | None:
        """Return a wish whose board and edition can be used, else None."""
        if wish is None or _reason_against(wish.board_id, wish.edition_id):
            return None
        return wish

    def _first_wish(self) -> NewGame:
        """Return what is offered first: the tutorial's edition, the board everybody knows."""
        edition_id = max(self._edition_ids, key=lambda one: one == _FIRST_EDITION)
        edition = load_edition(edition_id)
        return first_wish(self._first_board(edition_id), edition, self._levels)

    def _first_board(self, edition_id: str) -> str:
        known = sorted(self._board_ids, key=lambda board_id: board_id != _FIRST_BOARD)
        return next(board for board in known if not _reason_against(board, edition_id))

    def _take_players(self, index: int) -> None:
        self.take(with_seats(self.wish, _COUNTS[index], self._levels))

    def _take_seat(self, index: int, seat: Seat) -> None:
        self.take(with_seat(self.wish, index, seat))

    def _remove_seat(self, index: int) -> None:
        self.take(without_seat(self.wish, index))

    def _toggle_area(self, area: int) -> None:
        wish = self.wish
        board, edition = load_board(wish.board_id, wish.edition_id), load_edition(wish.edition_id)
        try:
            self.take(with_area(wish, area, board, edition))
        except IllegalAction:
            self.refresh()

    def _take_way(self, way: int) -> None:
        self.take(on_way(self.wish, way))

    def _switch_option(self, name: str) -> None:
        self.take(replace(self.wish, options=switched(self.wish.options, name)))

    def _take_seed(self, seed: int | None) -> None:
        self.wish = replace(self.wish, seed=seed)

    def _start(self) -> None:
        if not self.problem:
            seats = tuple(Seat(s.name.strip(), s.colour, s.player) for s in self.wish.seats)
            areas = None if self.wish.areas is None else tuple(sorted(self.wish.areas))
            self.start_asked.emit(replace(self.wish, seats=seats, areas=areas))


def _reason_against(board_id: str, edition_id: str) -> str:
    """Return why a board cannot be used in an edition, or nothing."""
    try:
        load_board(board_id, edition_id)
        load_drawing(board_id, edition_id)
    except BoxError as error:
        return str(error)
    return ""


def _is_printed(board_id: str, edition_id: str) -> bool:
    """Return whether an edition has a board; one that cannot be read says so when chosen."""
    try:
        return edition_id in board_editions(board_id)
    except BoxError:
        return True


def _table_of(wish: NewGame, edition: Edition) -> tuple[object, ...]:
    """Return what a draft of areas depends on."""
    players = len(wish.seats)
    return wish.board_id, wish.edition_id, players, areas_in_play(edition, players, wish.options)


class _Named(Line):
    """A widget with its name above it, no wider than it has to be."""

    def __init__(self, name: str, widget: QWidget) -> None:
        super().__init__(vertical=True, gap=4)
        row = Line()
        row.add(widget)
        row.add_space()
        self.caption = caption(name)
        widget.setAccessibleName(name)
        self.add(self.caption)
        self.add(row)
