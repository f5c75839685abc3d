# SPDX-License-Identifier: MIT
"""The reason for a hint, with figures from the rules."""

from collections.abc import Callable
from typing import Any, Final

from powergrid.factory.bots.reasons import Reason
from powergrid.factory.prospects import gain, rounds_left
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import (
    Action,
    BuyTile,
    EndTurn,
    Hire,
    MoveTile,
    OpenAuction,
    Pass,
    PlaceTile,
    Raise,
    RemoveTile,
    RunFactory,
)
from powergrid.factory.rules.phases.bidding import max_bid
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.gui.factory_manager.figures import prices, span
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.kit.translation import translate


def reason(state: State, advice: Advice) -> str:
    """Return why an action is advised to the seat on turn."""
    return _REASONS[type(advice.action)](state, advice.action, advice)


def _order_tile_reason(state: State, tile: int) -> str:
    """Return why to take an order tile."""
    if len(state.offered) == 1:
        return translate("Factory", "It is the only order tile left.")
    discount = state.game.discount(tile)
    if discount:
        text = translate("Factory", "It makes each purchase {discount} cheaper.")
        return text.format(discount=discount)
    if tile == max(*state.offered, *state.won):
        return translate("Factory", "It lets you move tiles to the market after the others.")
    return translate("Factory", "It lets you choose before others.")


def _passing_reason(state: State, action: Pass, advice: Advice) -> str:
    """Return why nothing more is bid: no worker, a better tile, or too high a bid."""
    if state.bid >= max_bid(state, state.seat):
        return translate("Factory", "You can bid no more workers.")
    if advice.reason == Reason.OTHER_TILE:
        return translate("Factory", "Another order tile is worth more to you.")
    return translate("Factory", "Your worker is worth more than this order tile.")


def _purchase_reason(state: State, action: BuyTile, advice: Advice) -> str:
    return _earned(state, action.tile) or _loss_without(advice.advantage)


def _move_reason(state: State, action: MoveTile, advice: Advice) -> str:
    """Return what a tile earns or, if it does not pay for itself, whom moving it helps."""
    if earned := _earned(state, action.tile):
        return earned
    if advice.reason == Reason.OWN_GAIN:
        return translate("Factory", "You gain the most from it.")
    if advice.reason == Reason.OTHERS:
        return translate("Factory", "It helps the others least.")
    return translate("Factory", "No other tile would be better.")


def _ending_reason(state: State, action: EndTurn, advice: Advice) -> str:
    if advice.reason == Reason.OTHERS:
        return translate("Factory", "More tiles would help the others.")
    return translate("Factory", "Nobody needs more tiles.")


def _hiring_reason(state: State, action: Hire, advice: Advice) -> str:
    if action.workers:
        return translate("Factory", "Their work earns more than they cost.")
    return _stopping_reason(state)


def _run_reason(state: State, action: RunFactory, advice: Advice) -> str:
    """Return the profit of a run, and before the last round the workers it leaves free."""
    tracks = Runs(state).tracks(action.off)
    profit = span(profit_of(state, tracks, price) for price in prices(state))
    if rounds_left(state) == 1:
        return translate("Factory", "Profit {profit}.").format(profit=profit)
    free = state.workers(state.seat) - tracks.canteen
    text = translate("Factory", "Profit {profit}, and %n workers available next round.", "", free)
    return text.format(profit=profit)


def _stopping_reason(state: State) -> str:
    """Return why nothing more is bought: no worker, no tile, no money, or better plans."""
    if not state.left:
        return translate("Factory", "You have no worker left to buy with.")
    if not state.market:
        return translate("Factory", "The market is empty.")
    question = Purchases(state)
    affordable = _affordable(question)
    if not affordable:
        return translate("Factory", "You cannot afford any of the tiles on the market.")
    if rounds_left(state) > 1 and any(_earned(state, kind) for kind in affordable):
        return translate("Factory", "Your money brings more in later rounds.")
    return translate("Factory", "No other purchase pays for itself.")


def _affordable(question: Purchases) -> list[int]:
    """Return the kinds on the market that the seat can afford."""
    market = dict.fromkeys(question.state.market)
    return [kind for kind in market if question.price(kind) <= question.money]


def _earned(state: State, kind: int) -> str:
    """Return what a tile earns, nothing if that is no more than it costs."""
    brings, price = gain(state, state.seat, kind), Purchases(state).price(kind)
    if brings is None or brings <= price:
        return ""
    rounds = rounds_left(state)
    text = translate("Factory", "It earns {gain} in %n rounds for {price}.", "", rounds)
    return text.format(gain=brings, price=price)


def _loss_without(advantage: float) -> str:
    """Return the loss without a tile that does not pay for itself."""
    if round(advantage) < 1:
        return translate("Factory", "It fits what you can buy next.")
    text = translate("Factory", "Without it you would have about {money} less at the end.")
    return text.format(money=round(advantage))


_REASONS: Final[dict[type[Action], Callable[[State, Any, Advice], str]]] = {
    OpenAuction: lambda state, action, _: _order_tile_reason(state, action.tile),
    Raise: lambda state, *_: _order_tile_reason(state, state.lot),
    Pass: _passing_reason,
    MoveTile: _move_reason,
    EndTurn: _ending_reason,
    BuyTile: _purchase_reason,
    PlaceTile: lambda *_: translate("Factory", "It works from this round on."),
    RemoveTile: lambda *_: translate("Factory", "It makes room for a better tile."),
    Hire: _hiring_reason,
    RunFactory: _run_reason,
}
