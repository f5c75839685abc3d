# SPDX-License-Identifier: MIT
"""What a policy considers in Phase 3: fuel for a run, one token more, or none."""

from powergrid.bots.no_card import no_card
from powergrid.bots.planner.fuelling import runs_for_sale
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.value_bot import Option
from powergrid.rules import State, apply
from powergrid.rules.actions import Action, BuyFuel, EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, add_fuel
from powergrid.rules.legal import FuelPurchases


def fuel_options(state: State) -> list[Option]:
    """Return ending the turn, the first purchase for each run, and one token of each fuel.

    An option's positions are those after all the fuel for a run. For games in which a seat buys as
    much as it likes at a single market.
    """
    positions: dict[Action, list[State]] = {EndTurn(): [turn_ended(state)]}
    for tokens, _, _ in runs_for_sale(state):
        fuel = next(fuel for fuel in FUELS if tokens[fuel])
        positions.setdefault(BuyFuel(fuel, tokens[fuel]), []).append(_after(state, tokens))
    for fuel in FuelPurchases(state).fuels():
        one = BuyFuel(fuel, 1)
        if one not in positions:
            positions[one] = [_after(state, add_fuel(NO_TOKENS, fuel, 1))]
    return [Option(action, after) for action, after in positions.items()]


def _after(state: State, tokens: Tokens) -> State:
    """Return the position after the seat bought these tokens and ended its turn."""
    after = state.copy()
    for fuel in FUELS:
        if tokens[fuel]:
            apply(after, BuyFuel(fuel, tokens[fuel]), no_card)
    return turn_ended(after)
