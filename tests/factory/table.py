# SPDX-License-Identifier: MIT
"""Positions for the tests of Factory Manager."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

from powergrid.factory.box import game_of, read_box
from powergrid.factory.rules import Game, IllegalAction, State, apply, begin
from powergrid.factory.rules.actions import Action, OpenAuction, Pass
from powergrid.factory.rules.deal import Deal, shuffle
from powergrid.factory.rules.events import Event
from powergrid.factory.rules.phases import bidding, bureaucracy, buying, market, profit
from powergrid.factory.rules.setup import first_state
from powergrid.factory.rules.state import with_item
from powergrid.factory.rules.tiles import TYPE_NAMES

BEGIN = (bidding.begin, market.begin, buying.begin, bureaucracy.begin, profit.begin)


BOX: Final = Path(__file__).parent / "box"
"""Tiles of the tests' own: whoever corrects those of the game breaks no test."""


@cache
def game_for(players: int) -> Game:
    return game_of(read_box(BOX), players, is_first_game=False)


def kind(game: Game, type_name: str, price: int = 0) -> int:
    """Return the kind of a tile of a type at a price."""
    type_ = TYPE_NAMES.index(type_name)
    (found,) = [k for k, tile in enumerate(game.tiles) if tile[:2] == (type_, price)]
    return found


class Table:
    """A game that tests may set up as they like; its seats have the order tiles 1, 2, 3, …"""

    def __init__(self, players: int = 4, seed: int = 1, game: Game | None = None) -> None:
        self.game = game or game_for(players)
        self.deal: Deal = shuffle(self.game, Random(seed))
        self.state: State = first_state(self.game, self.deal)

    def begun(self) -> "Table":
        """Begin the game."""
        begin(self.state, self.deal)
        return self

    def at(self, phase: int, *, order: Iterable[int] = (1, 2, 3, 4, 5)) -> "Table":
        """Begin a phase of round 1, with these order tiles."""
        state = self.state
        state.round, state.phase = state.round or 1, phase
        state.order_tiles = tuple(order)[: self.game.players]
        state.bids = state.won = (0,) * self.game.players
        BEGIN[phase - 1](state, self.deal, [])
        return self

    def do(self, *actions: Action) -> list[Event]:
        """Do actions and return the events of the last one."""
        events: list[Event] = []
        for action in actions:
            events = apply(self.state, action, self.deal)
        return events

    def refusal(self, action: Action) -> str:
        """Return the code with which the rules refuse an action; fail if they do not."""
        with pytest.raises(IllegalAction) as refused:
            self.do(action)
        return refused.value.code

    def bid_out(self, bid: int = 0) -> "Table":
        """End Phase 1: everybody opens with a bid that all others let pass."""
        state = self.state
        while state.phase == 1:
            self.do(Pass() if state.lot else OpenAuction(state.offered[0], bid))
        return self

    def kind(self, type_name: str, price: int = 0) -> int:
        return kind(self.game, type_name, price)

    def own(self, seat: int, *tiles: tuple[str, int]) -> tuple[int, ...]:
        """Give a seat a factory with these tiles alone; return their kinds."""
        kinds = tuple(sorted(self.kind(*tile) for tile in tiles))
        self.state.factory = with_item(self.state.factory, seat, kinds)
        return kinds

    def sell(self, *tiles: tuple[str, int]) -> tuple[int, ...]:
        """Put these tiles alone on the market; return their kinds in this order."""
        kinds = tuple(self.kind(*tile) for tile in tiles)
        self.state.market = tuple(sorted(kinds))
        return kinds
