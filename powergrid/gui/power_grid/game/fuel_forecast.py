# SPDX-License-Identifier: MIT
"""A forecast of the fuel market: what rivals still need, and the prices they leave."""

from functools import reduce
from typing import NamedTuple

from powergrid.gui.power_grid.game.cart import best_market, missing_fuel
from powergrid.gui.power_grid.game.draft import trial_of
from powergrid.gui.power_grid.game.rehearsal import play_to_building
from powergrid.rules import State, apply
from powergrid.rules.actions import EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, add_tokens
from powergrid.rules.fuel_market import market_at, prices, stock
from powergrid.rules.phases.bureaucracy import refill_if_all_run
from powergrid.rules.state import ANYWHERE, BANK, FUEL, NORTH
from powergrid.rules.variants.against_the_bank import fuel_to_buy
from powergrid.rules.view import card_of_trial


class FuelForecast(NamedTuple):
    """`needs` are the tokens that later buyers lack to run their plants once, `BANK` among them.

    By fuel, `left` is for sale now, `now` the first price for the seat on turn, `after` that once
    they have bought, and `next_round` that after the refill; 0 where there is none.
    """

    needs: dict[int, Tokens]
    left: Tokens
    now: Tokens
    after: Tokens
    next_round: Tokens

    @property
    def wanted(self) -> Tokens:
        """What all of them need together."""
        return reduce(add_tokens, self.needs.values(), NO_TOKENS)


def needs_after(state: State) -> dict[int, Tokens]:
    """Return the tokens that each later buyer or the bank lacks, as far as it could buy them."""
    bank = fuel_to_buy(state)
    needs = {BANK: bank} if any(bank) else {}
    for seat in state.waiting[1:] if state.phase == FUEL else ():
        trial = trial_of(market_at(state, ANYWHERE))
        trial.seat = seat
        needs[seat] = missing_fuel(market_at(trial, best_market(trial)))
    return needs


def fuel_forecast(state: State) -> FuelForecast:
    """Return the forecast after the seat on turn in Phase 3 ends its turn."""
    trial = after_purchases(state, ends_turn=True)
    return FuelForecast(
        needs_after(state),
        _tokens([stock(state, fuel) for fuel in FUELS]),
        first_prices(state, state.seat),
        first_prices(trial, state.seat),
        prices_after_refill(trial, state.seat),
    )


def after_purchases(state: State, *, ends_turn: bool = False) -> State:
    """Return the state after Phase 3 if all who are still to buy fill their plants once.

    If it `ends_turn`, the seat on turn buys no more.
    """
    trial = trial_of(state if ends_turn else market_at(state, ANYWHERE))
    if ends_turn:
        apply(trial, EndTurn(), card_of_trial)
    play_to_building(trial)
    return market_at(trial, state.extras.buys_at)


def prices_after_refill(state: State, buyer: int) -> Tokens:
    """Return what a seat pays first for each fuel once it has been refilled, 0 where none is left.

    This assumes that nobody buys any more, and that every fuelled plant runs.
    """
    refill = refill_if_all_run(state)
    refilled = state.copy()
    refilled.extras = state.extras._replace(glut=refill.glut)
    if state.extras.buys_at == NORTH:
        north = add_tokens(state.extras.north, refill.added)
        refilled.extras = refilled.extras._replace(north=north)
    else:
        refilled.fuel_market = add_tokens(state.fuel_market, refill.added)
    return first_prices(refilled, buyer)


def first_prices(state: State, buyer: int) -> Tokens:
    """Return what a seat pays for the next token of each fuel, 0 where none is for sale."""
    buying = as_buyer(state, buyer)
    return _tokens([prices(buying, fuel)[0] if stock(buying, fuel) else 0 for fuel in FUELS])


def as_buyer(state: State, seat: int) -> State:
    """Return a copy of a state in which a seat buys fuel now."""
    buying = state.copy()
    buying.phase, buying.seat = FUEL, seat
    return buying


def _tokens(amounts: list[int]) -> Tokens:
    coal, oil, garbage, uranium = amounts
    return coal, oil, garbage, uranium
