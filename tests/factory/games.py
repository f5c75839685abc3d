# SPDX-License-Identifier: MIT
"""Random games in which everything must add up after every action.

python -m tests.factory.games --games 100000    play so many, a quarter for each number of players
"""

import argparse
import sys
from collections import Counter
from itertools import chain
from random import Random
from time import perf_counter

from powergrid.factory.bots.random_bots import BuilderBot, RandomBot
from powergrid.factory.box import load_game
from powergrid.factory.rules import Game, State, apply, start
from powergrid.factory.rules.deal import Deal, shuffle
from powergrid.factory.rules.events import (
    Event,
    PhaseBegan,
    ProfitPaid,
    TileBought,
    TilePlaced,
    WorkersHired,
)
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, BUYING, MARKET
from powergrid.factory.rules.tiles import SWITCHES


class Ledger:
    """Keeps count of all tiles, workers and money of a game."""

    def __init__(self, state: State) -> None:
        self.tiles = self._tiles(state)
        self.money = list(state.money)
        self.check(state, state.seat, [])

    def check(self, state: State, seat: int, events: list[Event]) -> None:
        """Check the state that an action led to against its events.

        Workers and factory of the seat that acted are checked, and of all seats as a phase begins.
        """
        for event in events:
            if isinstance(event, TileBought | TilePlaced | WorkersHired):
                self.money[event.seat] -= event.price
            elif isinstance(event, ProfitPaid):
                self.money[event.seat] += event.paid
        assert list(state.money) == self.money
        assert min(self.money) >= 0
        assert self._tiles(state) == self.tiles
        is_new = any(isinstance(event, PhaseBegan) for event in events)
        for each in range(state.game.players) if is_new else (seat,):
            self._check_workers(state, each)
            self._check_factory(state, each)

    @staticmethod
    def _tiles(state: State) -> list[int]:
        places = (*state.columns, state.market, state.removed, *state.factory, *state.beside)
        return sorted(chain.from_iterable(places))

    @staticmethod
    def _check_workers(state: State, seat: int) -> None:
        canteen, bid = state.canteen[seat], state.bids[seat]
        assert 7 <= state.workers(seat) <= 9
        assert min(canteen, bid) >= 0
        assert state.is_over or state.phase in (BIDDING, MARKET, BUYING, BUREAUCRACY)
        if state.phase in (BIDDING, MARKET):
            assert state.available(seat) + canteen + bid == state.workers(seat)
            assert state.available(seat) >= 1
        assert 0 <= state.left <= 9

    @staticmethod
    def _check_factory(state: State, seat: int) -> None:
        tiles, factory = state.game.tiles, state.factory[seat]
        general = sum(not tiles[kind].is_special for kind in factory)
        assert general <= 10 + state.outer[seat] <= 12
        for type_ in (4, 5):
            assert sum(tiles[kind].type == type_ for kind in factory) <= 1
        assert not Counter(state.off[seat]) - Counter(factory)
        assert all(tiles[kind].type in SWITCHES for kind in state.off[seat])
        assert state.energy[seat] >= 1


def begun(game: Game, seed: int) -> tuple[State, Deal]:
    """Return a game at its first question, and its deal."""
    deal = shuffle(game, Random(seed))
    return start(game, deal), deal


def play(game: Game, seed: int) -> State:
    """Play a game at random with a ledger and return its end."""
    bots = (RandomBot(), BuilderBot())
    rng = Random(seed)
    state, deal = begun(game, seed)
    ledger = Ledger(state)
    while not state.is_over:
        seat, action = state.seat, bots[seed % 2].decide(state, rng)
        ledger.check(state, seat, apply(state, action, deal))
    assert state.round == 5
    assert len(state.changes) == 5
    assert sorted(state.ranking) == list(range(game.players))
    return state


def main() -> int:
    """Play the games and print how many."""
    parser = argparse.ArgumentParser(prog="tests.factory.games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = perf_counter()
    for number in range(args.games):
        seed = args.seed * 1_000_000 + number // 4
        try:
            play(load_game(2 + number % 4, is_first_game=number % 3 == 0), seed)
        except Exception as error:
            print(f"{2 + number % 4} players, seed {seed}: {error!r}")
            return 1
    print(f"{args.games} games, none failed, {perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
