# SPDX-License-Identifier: MIT
"""A round played out: what the planner itself moves and buys once the order tiles are taken."""

from powergrid.factory.bots.planner.buying import buying_now
from powergrid.factory.bots.planner.coming_rounds import money_after_buying
from powergrid.factory.bots.planner.market import Moving
from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State, apply
from powergrid.factory.rules.actions import Action, OpenAuction
from powergrid.factory.rules.deal import NOTHING_TURNED_UP
from powergrid.factory.rules.state import BUREAUCRACY, MOVING_TILES, OPENING, with_item


def money_with(
    state: State, order_tiles: tuple[int, ...], bids: tuple[int, ...], numbers: Numbers
) -> list[float]:
    """Return the money each seat may expect at the end of the game if an auction ends like this.

    `order_tiles` and the workers bid for them are by seat; `state` is in Phase 1.
    """
    played, last = state.copy(), state.seat
    played.won, played.bids = with_item(order_tiles, last, 0), with_item(bids, last, 0)
    played.offered, played.waiting, played.asks = (order_tiles[last],), (last,), OPENING
    apply(played, OpenAuction(order_tiles[last], bids[last]), NOTHING_TURNED_UP)
    while played.phase < BUREAUCRACY:
        apply(played, _decided(played, numbers), NOTHING_TURNED_UP)
    outlook = outlook_of(played, numbers)
    return [money_after_buying(played, seat, outlook) for seat in range(state.game.players)]


def _decided(state: State, numbers: Numbers) -> Action:
    if state.asks == MOVING_TILES:
        return Moving(state, numbers).best()
    foreseen = numbers._replace(width=numbers.foreseen_width)
    return buying_now(state, foreseen, {}).best(state.left, state.market).action
