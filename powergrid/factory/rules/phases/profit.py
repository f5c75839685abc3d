# SPDX-License-Identifier: MIT
"""Phase 5, profit: what each factory earns."""

from powergrid.factory.rules.deal import Deal
from powergrid.factory.rules.events import Event, ProfitPaid
from powergrid.factory.rules.state import State, with_item
from powergrid.factory.rules.tracks import Tracks, income_of


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Pay everybody in turn order; return False, as nobody is asked."""
    for seat in state.by_order():
        _pay(state, seat, events)
    return False


def tracks_at(state: State, seat: int) -> Tracks:
    """Return the tracks of a seat as set in Phase 4."""
    at = state.production, state.storage, state.energy, state.canteen
    return Tracks(*[track[seat] for track in at])


def profit_of(state: State, tracks: Tracks, price: int) -> int:
    """Return the profit of these tracks this round at an energy price."""
    return factor_of(state) * (income_of(state.game, tracks) - tracks.energy * price)


def factor_of(state: State) -> int:
    """Return by how much this round's profits are multiplied: those of the last one are doubled."""
    figures = state.game.figures
    return figures.last_factor if state.round == figures.rounds else 1


def _pay(state: State, seat: int, events: list[Event]) -> None:
    tracks = tracks_at(state, seat)
    profit = profit_of(state, tracks, state.price)
    paid = max(-state.money[seat], profit)  # nobody owes anything
    state.profit = with_item(state.profit, seat, profit)
    state.money = with_item(state.money, seat, state.money[seat] + paid)
    income, cost = income_of(state.game, tracks), tracks.energy * state.price
    events.append(ProfitPaid(seat, income, cost, profit, paid))
