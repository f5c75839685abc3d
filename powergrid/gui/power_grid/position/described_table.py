# SPDX-License-Identifier: MIT
"""The table as described so far: board, seats, and everything on the table."""

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from powergrid.box import FileError, load_board, load_edition, load_plants
from powergrid.gui.kit.undoable_change import UndoableChange
from powergrid.gui.power_grid.game.game_setup import (
    GameSetup,
    problem_with,
    switched,
    with_playable_options,
    with_seats,
)
from powergrid.play.seed import new_seed
from powergrid.records import Record, Seat
from powergrid.records.new import position_record
from powergrid.rules import Game, State
from powergrid.rules.board import Board
from powergrid.rules.fuel import Tokens
from powergrid.rules.options import areas_in_play
from powergrid.rules.position import (
    Fault,
    Holding,
    Position,
    expected_pile_size,
    first_position,
    position_of,
    with_order_by_rules,
)
from powergrid.rules.position_faults import faults_in
from powergrid.rules.setup import market_size, random_closed
from powergrid.rules.state import BANK


class _Moment(NamedTuple):
    """The table after a change, and the seat shown then; `counted` as the player counts cards."""

    seat: int
    setup: GameSetup
    game: Game
    position: Position
    counted: int | None


class DescribedTable(QObject):
    """`changed` follows every change; `setup` always has areas, `seat` may be `BANK`."""

    changed = Signal()

    def __init__(self, setup: GameSetup, levels: Sequence[str], parent: QObject | None = None):
        super().__init__(parent)
        self._levels = tuple(levels)
        self._counted: int | None = None
        self.seat = 0
        board = load_board(setup.board_id, setup.edition_id)
        self.setup = _playable(replace(setup, is_drafted=False, order=()), board)
        self.game = self._new_game(board)
        self.position = self._fresh()
        self._stack = QUndoStack(self)
        self._stack.indexChanged.connect(self.changed)
        self.forget_changes()

    # -- what is known

    @property
    def has_its_board(self) -> bool:
        """Whether the board is unchanged: a player's own may be edited or deleted."""
        try:
            return load_board(self.setup.board_id, self.setup.edition_id) == self.game.board
        except FileError:
            return False

    @property
    def problem(self) -> str:
        """Why these seats or areas are not possible, as a sentence; empty if they are."""
        edition = load_edition(self.setup.edition_id)
        return problem_with(self.setup, self.game.board, edition)

    def faults(self) -> list[Fault]:
        """Return every way in which the table breaks the rules."""
        return [*faults_in(self.game, self.position)]

    def record(self, date: str) -> Record:
        """Return the record of a game that starts here; raises what `position_record` raises."""
        edition = self.setup.edition_id
        seats = tuple(seat._replace(name=seat.name.strip()) for seat in self.setup.seats)
        record = position_record(self.game, edition, self.position, seats, seed=new_seed())
        return record.labelled(date=date)

    # -- board and people

    def start_over(self) -> None:
        """Start over with the same board and people."""
        self._restart(self.setup, self.game.board)

    def choose_board(self, board_id: str, edition_id: str) -> None:
        """Start over on another board or in another edition; raises what `load_board` raises."""
        players = load_edition(edition_id).players
        count = min(max(len(self.setup.seats), players[0]), players[-1])
        setup = replace(self.setup, board_id=board_id, edition_id=edition_id, areas=None)
        board = load_board(board_id, edition_id)
        self._restart(with_seats(setup, count, self._levels), board)

    def choose_players(self, count: int) -> None:
        """Start over with this number of players."""
        setup = with_seats(replace(self.setup, areas=None), count, self._levels)
        self._restart(setup, self.game.board)

    def switch_option(self, name: str) -> None:
        """Start over with an option turned on, or off again."""
        setup = replace(self.setup, options=switched(self.setup.options, name))
        self._restart(setup, self.game.board)

    def show_table(self, state: State, seats: Sequence[Seat]) -> None:
        """Show the table of a state for which `can_be_described` holds."""
        game = state.game
        self.setup = GameSetup(
            game.board.id, game.edition.id, game.areas, tuple(seats), None, game.options
        )
        self.seat, self.game, self.position = state.seat, game, position_of(state)
        self._counted = state.pile_left
        self._keep()

    def toggle_area(self, area: int) -> None:
        """Add an area, or remove it with the houses in it."""
        areas = {*(self.setup.areas or ())} ^ {area}
        self.setup = replace(self.setup, areas=tuple(sorted(areas)))
        self.game = self._new_game(self.game.board)
        cities, position = {*self.game.cities}, self.position
        begun = [network for network in position.extras.second_networks if network[1] in cities]

        def in_play(holding: Holding) -> Holding:
            return holding._replace(cities=tuple(city for city in holding.cities if city in cities))

        self.position = position._replace(
            holdings=tuple(map(in_play, position.holdings)),
            bank=in_play(position.bank),
            marked=tuple(city for city in position.marked if city in cities),
            closed=tuple(city for city in position.closed if city in cities),
            extras=position.extras._replace(second_networks=tuple(begun)),
        )
        self._keep()

    def set_seat(self, seat: Seat) -> None:
        """Put another player in the seat shown."""
        seats = list(self.setup.seats)
        taken = {other.colour for at, other in enumerate(seats) if at != self.seat}
        if seat.colour in taken:
            at = next(i for i, other in enumerate(seats) if other.colour == seat.colour)
            seats[at] = seats[at]._replace(colour=seats[self.seat].colour)
        seats[self.seat] = seat
        self.setup = replace(self.setup, seats=tuple(seats))
        self._keep()

    def show_seat(self, seat: int) -> None:
        """Show another seat, or the bank."""
        self.seat = seat
        self.changed.emit()

    # -- the pieces on the table

    def put(self, **changes: Any) -> None:
        """Change fields of the position."""
        self.position = self.position._replace(**changes)
        self._count_pile()
        self._keep()

    @property
    def holding(self) -> Holding:
        """What the seat shown owns."""
        position = self.position
        return position.bank if self.seat == BANK else position.holdings[self.seat]

    def hold(self, **changes: Any) -> None:
        """Change what the seat shown owns."""
        if self.seat == BANK:
            self.put(bank=self.position.bank._replace(**changes))
            return
        holdings = list(self.position.holdings)
        holdings[self.seat] = holdings[self.seat]._replace(**changes)
        self.put(holdings=tuple(holdings))

    def hold_fuel(self, fuel: int, amount: int) -> None:
        """Set how many tokens of a fuel the seat shown has."""
        self.hold(fuel=_with(self.holding.fuel, fuel, amount))

    def offer_fuel(self, fuel: int, amount: int) -> None:
        """Set how many tokens of a fuel are on the market."""
        self.put(fuel_market=_with(self.position.fuel_market, fuel, amount))

    def toggle_city(self, city: int) -> None:
        """Add a house of the seat shown to a city, or remove it."""
        cities = self.holding.cities
        if (self.seat, city) in self.position.extras.second_networks:
            self.toggle_second_network(self.seat, city)
        if city in cities:
            self.hold(cities=tuple(other for other in cities if other != city))
        elif city in self.game.cities:
            self.hold(cities=(*cities, city))

    def count_pile(self, count: int) -> None:
        """Set the number of cards in the draw pile."""
        self._counted = count
        self.put()

    # -- fields of some boards

    def put_extras(self, **changes: Any) -> None:
        """Change fields of the position's extras."""
        self.put(extras=self.position.extras._replace(**changes))

    def lay_north(self, fuel: int, amount: int) -> None:
        """Set how many tokens of a fuel are on the northern market."""
        self.put_extras(north=_with(self.position.extras.north, fuel, amount))

    def toggle_second_network(self, seat: int, city: int) -> None:
        """Set whether a seat's second network started in a city."""
        begun = self.position.extras.second_networks
        kept = [network for network in begun if network[0] != seat]
        added = [] if (seat, city) in begun else [(seat, city)]
        self.put_extras(second_networks=(*kept, *added))

    def toggle_closed(self, city: int) -> None:
        """Close a city in play, or open it again."""
        if city in self.game.cities:
            self.put(closed=tuple(sorted({*self.position.closed} ^ {city})))

    def toggle_marked(self, city: int) -> None:
        """Mark a city in play as a starting city, or remove the mark."""
        marked = self.position.marked
        if city in marked:
            self.put(marked=tuple(other for other in marked if other != city))
        elif city in self.game.cities:
            self.put(marked=(*marked, city))

    def draw_closed(self) -> None:
        """Close as many cities as the board asks for, at random."""
        self.put(closed=random_closed(self.game, SystemRandom()))

    # -- whose turn it is

    def move_ahead(self, seat: int) -> None:
        """Move a seat one place ahead in the turn order; the first goes to the end."""
        order = [*self.position.order]
        at = order.index(seat)
        order.insert(max(0, at - 1) if at else len(order) - 1, order.pop(at))
        self.put(order=tuple(order))

    def order_by_the_rules(self) -> None:
        """Set the turn order by cities and plants."""
        self.put(order=with_order_by_rules(self.game, self.position).order)

    def toggle_done(self, seat: int) -> None:
        """Set whether a seat is done with this phase."""
        done = {*self.position.done} ^ {seat}
        self.put(done=tuple(seat for seat in self.position.order if seat in done))

    def choose_phase(self, phase: int) -> None:
        """Switch to the start of another phase."""
        self.put(phase=phase, done=(), sold=False)

    # -- undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return self._stack.canUndo()

    def undo(self) -> None:
        """Undo the last change."""
        self._stack.undo()

    def redo(self) -> None:
        """Redo the change undone last."""
        self._stack.redo()

    def forget_changes(self) -> None:
        """Keep the current table: an earlier board may be edited or deleted meanwhile."""
        self._stack.clear()
        self._now = self._moment()

    # -- implementation

    def _moment(self) -> _Moment:
        return _Moment(self.seat, self.setup, self.game, self.position, self._counted)

    def _keep(self) -> None:
        """Keep the table before a change, to undo it."""
        now = self._moment()
        if now[1:] != self._now[1:]:
            self._stack.push(UndoableChange(self._restore, self._now, now))
        else:
            self._now = now
            self.changed.emit()

    def _restore(self, moment: _Moment) -> None:
        self._now = moment
        self.seat, self.setup, self.game, self.position, self._counted = moment

    def _new_game(self, board: Board) -> Game:
        setup, edition = self.setup, load_edition(self.setup.edition_id)
        areas, players = setup.areas or (), len(setup.seats)
        return Game(board, edition, load_plants(), players, areas, setup.options)

    def _fresh(self) -> Position:
        """Return the first round, its market filled with the lowest plants."""
        game, opening = self.game, self.game.edition.opening_market
        banned = game.plants_not_in_step1
        others = [n for n in sorted(game.plants) if n not in opening and n not in banned]
        drawn = market_size(game.edition, game.players) - len(opening)
        position = first_position(game, (*opening, *others[:drawn]), SystemRandom())
        return position._replace(pile=expected_pile_size(game, position))

    def _restart(self, setup: GameSetup, board: Board) -> None:
        self.setup = _playable(setup, board)
        self.seat, self._counted = 0, None
        self.game = self._new_game(board)
        self.position = self._fresh()
        self._keep()

    def _count_pile(self) -> None:
        """Set the size of the draw pile: as counted, or else as the named cards imply."""
        known = {*self.game.plants}.issuperset(self.position.named)
        count = self._counted
        if count is None and known:
            count = expected_pile_size(self.game, self.position)
        if count is not None:
            self.position = self.position._replace(pile=count)


def _with(tokens: Tokens, fuel: int, amount: int) -> Tokens:
    changed = list(tokens)
    changed[fuel] = amount
    coal, oil, garbage, uranium = changed
    return (coal, oil, garbage, uranium)


def _playable(setup: GameSetup, board: Board) -> GameSetup:
    """Return the setup with options that can be played, and the first areas if it has none."""
    edition = load_edition(setup.edition_id)
    setup = with_playable_options(setup, board, edition)
    needed = areas_in_play(edition, board, len(setup.seats), setup.options)
    if setup.areas is not None and len(setup.areas) == needed:
        return setup
    picked = next(iter(board.choices(needed)), frozenset())
    return replace(setup, areas=tuple(sorted(picked)))
