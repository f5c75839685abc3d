# SPDX-License-Identifier: MIT
"""Fuel is laid out on the plants that can hold it."""

from collections import Counter

from powergrid.gui.power_grid.panels.plant_stores import shown_stores, stored_tokens
from powergrid.rules.fuel import FUEL_NAMES, FUELS, Tokens
from tests.gui.tables import a_session
from tests.rules.described import a_game


def test_every_stored_token_is_shown_on_a_plant_that_can_hold_it() -> None:
    session = a_session()
    game = session.state.game
    owned = (5, 12, 20)  # two hybrids and coal
    storage = game.storage(owned)
    for coal in range(15):
        for oil in range(9):
            fuel: Tokens = (coal, oil, 0, 0)
            if storage.hybrid_excess(fuel):
                continue
            held = stored_tokens(game, owned, fuel)
            everything = Counter(name for row in held.values() for name in row)
            assert everything == +Counter({"coal": coal, "oil": oil})
            assert all(len(row) <= game.storage((n,)).tokens() for n, row in held.items())
            assert "oil" not in held[20]


def test_on_india_plants_of_garbage_hold_no_more_than_printed() -> None:
    game = a_game("india", "classic")
    assert game.plants[19].fuel == 3
    held = stored_tokens(game, (14, 19), (0, 0, 8, 0))
    assert {number: len(row) for number, row in held.items()} == {14: 4, 19: 4}


def test_filled_cart_and_free_places_of_a_plant_look_different() -> None:
    session = a_session()
    held = stored_tokens(session.state.game, (8, 20), (6, 0, 0, 0))
    assert {number: len(row) for number, row in held.items()} == {8: 3, 20: 3}
    shown_ = shown_stores(session.state.game, (8, 20), (4, 0, 0, 0), (1, 0, 0, 0))
    assert Counter(state for row in shown_.values() for _, state in row) == {
        "filled": 3,
        "cart": 1,
        "free": 8,
    }
    assert {name for row in shown_.values() for name, _ in row if name} == {FUEL_NAMES[FUELS[0]]}
