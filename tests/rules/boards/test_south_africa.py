# SPDX-License-Identifier: MIT
"""South Africa: against the bank every place can be taken before anybody has enough cities."""

from powergrid.bots import bot_named
from powergrid.rules import State
from powergrid.rules.options import Options
from powergrid.rules.phases.building import ends_game
from powergrid.rules.state import FREE, with_item
from tests.bots.setups import Setup, play_one


def full_board() -> State:
    """Play the game that the bank's houses in the neighbours left without a free place."""
    setup = Setup("south-africa", "recharged", 2, Options(against_the_bank=True))
    return play_one(setup, [bot_named("sensible")] * 2, 805)


def test_a_game_ends_when_nobody_can_ever_build_again() -> None:
    state = full_board()
    assert state.is_over
    assert max(map(len, state.cities)) < state.game.end_at
    assert len(state.ranking) == 2


def test_a_full_board_ends_the_game_in_step_3_only() -> None:
    state = full_board()
    state.step = 2
    assert not ends_game(state)


def test_a_single_place_that_a_seat_can_take_lets_the_game_go_on() -> None:
    state = full_board()
    assert ends_game(state)
    city = state.cities[0][-1]
    owners = tuple(FREE if owner == 0 else owner for owner in state.houses[city])
    state.houses = with_item(state.houses, city, owners)
    assert not ends_game(state)
