# SPDX-License-Identifier: MIT
"""An edition: the tables of one printing of the game, and which of the named rules it has."""

from typing import NamedTuple

from powergrid.rules.fuel import Tokens


class Edition(NamedTuple):
    """The figures of one edition. Tables by player count are keyed by it.

    `opening_market`: the plants laid out first; empty: drawn from the "plug" cards.
    `first_card`: the plant on top of the draw pile; None: a random plug card.
    `removed`: cards taken out unseen, (of the plug cards, of the others); without plug cards in
    the opening market the first number is 0 and the second counts for the whole pile.
    `options`: the names of the options its rulebook offers; `bank_players`: the player counts that
    are played against the bank.
    `spaces`: by fuel, the price of every space of the fuel market, cheapest first; `tokens`: all
    there are in the box.
    `house_prices`: what the places of a city cost; `open_places`: how many of them are open in
    Steps 1, 2 and 3.
    `actual_market`: plants for sale in Steps 1 and 2; `future_market`: plants beside them.
    `stored_runs`: for how many runs a plant stores fuel.
    `tie_break`: what decides between players who power as many cities, first to last.
    """

    id: str
    players: tuple[int, ...]
    areas: dict[int, int]
    removed: dict[int, tuple[int, int]]
    plants_allowed: dict[int, int]
    step2_at: dict[int, int]
    end_at: dict[int, int]
    starting_money: int
    spaces: tuple[tuple[int, ...], ...]
    tokens: Tokens
    starting_fuel: Tokens
    payments: tuple[int, ...]
    refill: dict[int, tuple[tuple[int, int, int], ...]]
    house_prices: tuple[int, ...]
    open_places: tuple[int, int, int]
    stored_runs: int
    actual_market: int
    future_market: int
    opening_market: tuple[int, ...]
    first_card: int | None
    has_discount_token: bool
    has_obsolete_plants: bool
    removes_lowest_when_unsold: bool
    does_step2_before_step3: bool
    tie_break: tuple[str, ...]
    options: tuple[str, ...]
    bank_players: tuple[int, ...]
