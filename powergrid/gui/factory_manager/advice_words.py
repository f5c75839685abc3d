# SPDX-License-Identifier: MIT
"""Why something is advised, in the figures of the rules."""

from powergrid.factory.prospects import best_run, gain, rounds_left
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    Hire,
    MoveTile,
    OpenAuction,
    PlaceTile,
    Raise,
    RunFactory,
)
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.gui.factory_manager.figures import balance
from powergrid.gui.kit.translation import translate


def reason(state: State, action: Action) -> str:
    """Return why an action is advised to the seat that is asked."""
    seat = state.seat
    if isinstance(action, OpenAuction | Raise):
        number = action.tile if isinstance(action, OpenAuction) else state.lot
        discount = state.game.discount(number)
        if discount:
            text = translate("Factory", "It makes each purchase {discount} cheaper.")
            return text.format(discount=discount)
        return translate("Factory", "It lets you choose before others.")
    if isinstance(action, BuyTile | PlaceTile | MoveTile):
        brings = gain(state, seat, action.tile)
        if isinstance(action, PlaceTile):
            run = best_run(state, seat, state.factory[seat], state.price)
            return balance(run.tracks)
        price = state.game.tiles[action.tile].price
        if isinstance(action, BuyTile):
            price = Purchases(state).price(action.tile)
        text = translate(
            "Factory", "It earns {gain} in %n rounds for {price}.", "", rounds_left(state)
        )
        return text.format(gain=brings, price=price)
    if isinstance(action, RunFactory):
        tracks = Runs(state).tracks(action.off)
        profit = profit_of(state, tracks, state.price)
        free = state.workers(seat) - tracks.canteen
        text = translate(
            "Factory", "Profit {profit}, and %n workers free for the next round.", "", free
        )
        return text.format(profit=profit)
    if isinstance(action, Hire) and not action.workers:
        return translate("Factory", "No other purchase pays for itself.")
    return ""
