# SPDX-License-Identifier: MIT
"""A review: chances over the game, and what moves cost beside what the learned value would do."""

from random import Random

import pytest

from powergrid.bots import bot_named, review_turn, reviewed, turns
from powergrid.bots.advice import adviser
from powergrid.bots.bot import Bot
from powergrid.bots.review import Fault, Turn
from powergrid.rules import State, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    RunPlants,
)
from powergrid.rules.legal import Bids, FuelPurchases, Openings, Runs, Sites
from tests.bots.setups import Setup, play_one

GERMANY = Setup("germany", "recharged", 4)
Moves = list[tuple[State, Action]]


def game_of(bots: list[Bot], seed: int = 2) -> tuple[Moves, State]:
    """Return the moves of a game, and its end."""
    moves: Moves = []

    class Noting:
        def __init__(self, bot: Bot) -> None:
            self._bot = bot

        def decide(self, state: State, rng: Random) -> Action:
            action = self._bot.decide(state, rng)
            moves.append((state.copy(), action))
            return action

    end = play_one(GERMANY, [Noting(bot) for bot in bots], seed)
    return moves, end


@pytest.fixture(scope="module")
def played() -> tuple[Moves, State]:
    return game_of([bot_named("reference")] * 4)


def first(played: tuple[Moves, State], kind: type, least_round: int = 2) -> State:
    """Return the first state of a game in which that is asked."""
    return next(
        state
        for state, _ in played[0]
        if isinstance(legal(state), kind) and state.round >= least_round
    )


def only_fault(state: State, *actions: Action) -> Fault:
    (fault,) = review_turn(Turn(7, tuple((state, action) for action in actions))).faults
    assert (fault.position, fault.seat, fault.done) == (7, state.seat, actions)
    assert fault.cost == fault.best - fault.chance > 0
    assert fault.reasons
    return fault


def test_turns_hold_all_moves_of_one_seat_together(played: tuple[Moves, State]) -> None:
    moves, _ = played
    found = turns(moves)
    assert [move for turn in found for move in turn.moves] == moves
    for turn in found:
        assert turn.moves[0][0] is moves[turn.position][0]
        assert len({(s.round, s.phase, s.seat) for s, _ in turn.moves}) == 1
    assert any(len(turn.moves) > 1 for turn in found)


def test_chances_are_of_all_seats_and_end_with_who_has_won(played: tuple[Moves, State]) -> None:
    moves, end = played[0][:80], played[1]
    found = reviewed(moves, end)
    for _, chances in found.chances:
        assert sum(chances) == pytest.approx(1, abs=0.01)
    positions = [position for position, _ in found.chances]
    assert positions == sorted(set(positions))
    assert positions[-1] == len(moves)
    assert found.chances[-1][1] == tuple(float(s == end.ranking[0]) for s in range(4))


def test_to_bid_far_too_much_is_a_fault(played: tuple[Moves, State]) -> None:
    state = first(played, Bids)
    fault = only_fault(state, Bid(state.money[state.seat]))
    assert fault.lot == state.lot
    assert fault.cost > 0.05


def test_to_open_far_too_high_is_one_too(played: tuple[Moves, State]) -> None:
    state = first(played, Openings)
    plant = Openings(state).affordable()[0]
    assert only_fault(state, OpenAuction(plant, state.money[state.seat])).cost > 0.05


def test_to_run_nothing_is_a_fault(played: tuple[Moves, State]) -> None:
    asked = [state for state, _ in played[0] if isinstance(legal(state), Runs) and state.round > 2]
    state = max(asked, key=lambda state: adviser().chance(state, state.seat))
    (better,) = only_fault(state, RunPlants(())).better
    assert isinstance(better, RunPlants)
    assert better.plants


def test_to_buy_no_fuel_is_a_fault_of_the_whole_turn(played: tuple[Moves, State]) -> None:
    state = first(played, FuelPurchases)
    fault = only_fault(state, EndTurn())
    assert isinstance(fault.better[0], BuyFuel)
    assert isinstance(fault.better[-1], EndTurn)


def test_to_build_nothing_is_a_fault_where_houses_are_worth_it(played: tuple[Moves, State]) -> None:
    state = first(played, Sites, least_round=1)
    assert isinstance(only_fault(state, EndTurn()).better[0], BuildHouse)


@pytest.mark.slow
def test_of_the_bids_in_one_auction_the_costliest_is_told() -> None:
    moves, end = game_of([bot_named("random")] * 4, 3)
    bids = [
        (fault.seat, fault.lot, moves[fault.position][0].round)
        for fault in reviewed(moves, end).faults
        if fault.lot
    ]
    assert bids
    assert len(bids) == len(set(bids))


@pytest.mark.slow
def test_what_the_learned_value_does_costs_nothing() -> None:
    moves, end = game_of([adviser(), bot_named("random"), adviser(), bot_named("random")])
    cost = [0.0] * 4
    for fault in reviewed(moves, end).faults:
        cost[fault.seat] += fault.cost
    assert cost[0] == cost[2] == 0
    assert min(cost[1], cost[3]) > 0.1
