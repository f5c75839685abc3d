# SPDX-License-Identifier: MIT
"""A forecast of the fuel market: what rivals still need, and the prices they leave."""

from typing import NamedTuple

from powergrid.gui.power_grid.game.cart import best_market, missing_fuel
from powergrid.gui.power_grid.game.rehearsal import fuelling_action
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, add_fuel, add_tokens
from powergrid.rules.fuel_market import market_at, prices, stock
from powergrid.rules.phases.bureaucracy import refill_if_all_run
from powergrid.rules.state import ANYWHERE, AUCTION, BANK, FUEL, NORTH
from powergrid.rules.variants.against_the_bank import fuel_to_buy
from powergrid.rules.view import card_of_trial, without_cards


class FuelForecast(NamedTuple):
    """`needs` are the tokens that later buyers lack to run their plants once, `BANK` among them.

    By fuel, `left` is for sale now, `now` the first price, `after` that once they have bought, and
    `next_round` that after the refill; 0 where there is none.
    """

    needs: dict[int, Tokens]
    left: Tokens
    now: Tokens
    after: Tokens
    next_round: Tokens

    @property
    def wanted(self) -> Tokens:
        """What all of them need together."""
        total = NO_TOKENS
        for tokens in self.needs.values():
            for fuel in FUELS:
                total = add_fuel(total, fuel, tokens[fuel])
        return total


def needs_after(state: State) -> dict[int, Tokens]:
    """Return the tokens that each later buyer or the bank lacks, as far as it could buy them."""
    bank = fuel_to_buy(state)
    needs = {BANK: bank} if any(bank) else {}
    for seat in state.waiting[1:] if state.phase == FUEL else ():
        trial = market_at(state, ANYWHERE)
        trial.game = state.game.bought_together
        trial.seat = seat
        needs[seat] = missing_fuel(market_at(trial, best_market(trial)))
    return needs


def fuel_forecast(state: State) -> FuelForecast:
    """Return the forecast after the seat on turn in Phase 3 ends its turn."""
    trial = without_cards(state)
    trial.game = state.game.bought_together
    apply(trial, EndTurn(), card_of_trial)
    _buy_all(trial)
    trial = market_at(trial, state.extras.buys_at)
    return FuelForecast(
        needs_after(state),
        _tokens([stock(state, fuel) for fuel in FUELS]),
        _first_prices(state),
        _first_prices(trial),
        _refilled_prices(trial),
    )


def prices_next_round(state: State) -> Tokens:
    """Return the first price of each fuel in the next round, 0 where there is none.

    This assumes that later buyers fill all plants once, and that every fuelled plant runs.
    """
    trial = without_cards(market_at(state, ANYWHERE))
    trial.game = state.game.bought_together
    _buy_all(trial)
    return _refilled_prices(market_at(trial, state.extras.buys_at))


def _buy_all(state: State) -> None:
    """Play on to the end of Phase 3: nobody bids any more, and everybody fills all plants once."""
    while AUCTION <= state.phase <= FUEL and not state.is_over:
        apply(state, fuelling_action(state, legal(state)), card_of_trial)


def _refilled_prices(state: State) -> Tokens:
    comes = refill_if_all_run(state).comes
    refilled = state.copy()
    if state.extras.buys_at == NORTH:
        refilled.extras = state.extras._replace(north=add_tokens(state.extras.north, comes))
    else:
        refilled.fuel_market = add_tokens(state.fuel_market, comes)
    return _first_prices(refilled)


def _first_prices(state: State) -> Tokens:
    return _tokens([next(iter(prices(state, fuel)), 0) for fuel in FUELS])


def _tokens(amounts: list[int]) -> Tokens:
    coal, oil, garbage, uranium = amounts
    return coal, oil, garbage, uranium
