# SPDX-License-Identifier: MIT
"""What somebody who looks at a table would say of it."""

from powergrid.rules import State
from powergrid.rules.plants import STEP3
from powergrid.rules.position import ASKED_IN, Holding, Position
from powergrid.rules.state import AUCTION


def is_between_decisions(state: State) -> bool:
    """Return whether a game may be taken up here."""
    return state.asks == ASKED_IN.get(state.phase) and not state.is_step3_due


def described(state: State) -> Position:
    """Return the description of a table at which a state stands."""
    holdings = tuple(map(Holding, state.money, state.plants, state.fuel, state.cities))
    lie = {*state.market, *state.under, *(plant for one in holdings for plant in one.plants)}
    has_token = state.game.edition.has_discount_token
    return Position(
        round=state.round,
        step=state.step,
        phase=state.phase,
        order=state.order,
        done=tuple([seat for seat in state.order if seat not in state.waiting]),
        holdings=holdings,
        market=state.market,
        fuel_market=state.fuel_market,
        pile=state.pile_left,
        storage=state.storage,
        sold=state.phase == AUCTION and (not state.discount if has_token else state.sold > 0),
        under=state.under,
        gone=tuple(sorted(state.seen - lie - {STEP3})),
    )
