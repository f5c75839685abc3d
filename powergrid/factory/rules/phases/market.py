# SPDX-License-Identifier: MIT
"""Phase 2, preparing the market: tiles move from the central storage to the market."""

from collections.abc import Iterator

from powergrid.factory.rules.actions import Action, EndTurn, MoveTile
from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.errors import IllegalAction
from powergrid.factory.rules.events import Event, TileMoved
from powergrid.factory.rules.question import Question, not_asked
from powergrid.factory.rules.state import MOVING_TILES, State, with_item, with_kind, without_kind


class Moves(Question):
    """Move one of the cheapest tiles of a column; once `left` is 0, perhaps end the turn."""

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        state = self.state
        if isinstance(action, EndTurn):
            if state.left:
                raise IllegalAction("tiles_to_move", left=state.left)
        elif not isinstance(action, MoveTile):
            raise not_asked(action)
        elif all(action.tile not in column for column in state.columns):
            raise IllegalAction("tile_not_in_storage", tile=action.tile)
        elif action.tile not in self.tiles():
            raise IllegalAction("not_the_cheapest", tile=action.tile)

    def tiles(self) -> list[int]:
        """Return the cheapest tiles of each column; several where two kinds cost the same."""
        tiles = self.state.game.tiles
        return [
            kind
            for column in self.state.columns
            if column
            for kind in dict.fromkeys(column)
            if tiles[kind].price == tiles[column[0]].price
        ]

    def __iter__(self) -> Iterator[Action]:
        if not self.state.left:
            yield EndTurn()
        for kind in self.tiles():
            yield MoveTile(kind)


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the lowest order tile first; return whether a seat is asked."""
    state.waiting = state.by_order()
    return _ask(state)


def _ask(state: State) -> bool:
    """Ask the next seat; return whether there is one, and a tile to move."""
    if not state.waiting or not any(state.columns):
        state.left = state.extra = 0
        return False
    game = state.game
    state.asks, state.seat = MOVING_TILES, state.waiting[0]
    state.left = state.available(state.seat)
    state.extra = game.figures.extra_tiles[game.players] if len(state.waiting) == 1 else 0
    return True


def act(state: State, action: Action, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    if isinstance(action, MoveTile):
        _move(state, action.tile, events)
        if (state.left or state.extra) and any(state.columns):
            return True
    state.waiting = state.waiting[1:]
    return _ask(state)


def _move(state: State, kind: int, events: list[Event]) -> None:
    column = state.game.tiles[kind].type
    state.columns = with_item(state.columns, column, without_kind(state.columns[column], kind))
    state.market = with_kind(state.market, kind)
    if state.left:
        state.left -= 1
    else:
        state.extra -= 1
    events.append(TileMoved(state.seat, kind))
