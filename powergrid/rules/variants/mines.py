# SPDX-License-Identifier: MIT
"""Uranium mines: they take the place of nuclear plants, and their owners sell uranium.

They sell to the fuel market's row of uranium. Tokens are added to its most expensive empty spaces,
as usual, but by players; they leave from its cheapest spaces.
"""

from typing import Final

from powergrid.rules.events import Event, UraniumLeft, UraniumSold
from powergrid.rules.fuel import URANIUM, add_fuel
from powergrid.rules.state import State, with_item
from powergrid.rules.variants.variant import Variant


def uranium_price(state: State) -> int | None:
    """Return the price of the most expensive empty space, None if there is none."""
    spaces = state.game.spaces[URANIUM]
    empty = len(spaces) - state.fuel_market[URANIUM]
    return spaces[empty - 1] if empty else None


def cities_of_mines(state: State, plants: tuple[int, ...]) -> int:
    """Return the sum of the cities on the mines among these plants."""
    game = state.game
    return sum(game.plants[plant].cities for plant in plants if plant in game.mines)


def tokens_leaving(state: State) -> int:
    """Return how many tokens leave the market after a sale if it has that many."""
    return state.game.board.rules.uranium_leaves[state.game.players][state.step - 1]


class Mines(Variant):
    """Sales of uranium in Phase 5 and before the final scoring."""

    def incomes_paid(self, state: State, events: list[Event]) -> None:
        """Let everybody sell, the last in turn order first; then remove tokens from the market."""
        _sell(state, events)
        left = min(tokens_leaving(state), state.fuel_market[URANIUM])
        _add_uranium(state, -left)
        events.append(UraniumLeft(left))

    def game_ending(self, state: State, events: list[Event]) -> None:
        """Let everybody sell once more: the money may break a tie."""
        _sell(state, events)


def _sell(state: State, events: list[Event]) -> None:
    game = state.game
    for seat in reversed(state.order):
        mines = [plant for plant in state.plants[seat] if plant in game.mines]
        if not mines:
            continue
        cities, price = cities_of_mines(state, state.plants[seat]), uranium_price(state)
        income = cities * (price or 0)
        state.money = with_item(state.money, seat, state.money[seat] + income)
        empty = len(game.spaces[URANIUM]) - state.fuel_market[URANIUM]
        _add_uranium(state, min(len(mines), empty))
        events.append(UraniumSold(seat, price, cities, len(mines), income))


def _add_uranium(state: State, tokens: int) -> None:
    """Add tokens to the market or, if below 0, remove them."""
    state.fuel_market = add_fuel(state.fuel_market, URANIUM, tokens)
    state.supply = add_fuel(state.supply, URANIUM, -tokens)


MINES: Final = Mines()
