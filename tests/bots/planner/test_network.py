# SPDX-License-Identifier: MIT
"""Plans of growth follow the board's rules."""

from powergrid.bots.planner.network import Growths
from powergrid.bots.value.network_growth import Networks
from powergrid.rules.state import BUILDING
from tests.rules.positions import connect, in_phase, table


def test_a_bot_builds_on_the_other_island_once_one_is_full() -> None:
    state = in_phase(table("classic", "uk-ireland"), BUILDING)
    cities = state.game.board.cities
    islands = state.game.board.islands
    irish = [city.id for city in cities if city.area in min(islands, key=len)]
    connect(state, 3, *irish)
    assert Growths().of(state, 3)[0].price == 30
    assert Networks(state.game).growth(state, 3)[0].price == 30
