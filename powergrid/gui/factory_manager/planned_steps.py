# SPDX-License-Identifier: MIT
"""The steps of a planned turn, each briefly and in full."""

from typing import NamedTuple

from powergrid.factory.rules.actions import Action, BuyTile, MoveTile, PlaceTile, RemoveTile
from powergrid.factory.rules.phases.buying import Purchases, price_for
from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager.staging import Staging
from powergrid.gui.factory_manager.words import action_text
from powergrid.gui.kit.translation import translate


class Step(NamedTuple):
    """A tile, what is done with it in a word or two, and the same in full."""

    tile: Tile
    brief: str
    text: str


def planned_steps(staging: Staging) -> list[Step]:
    """Return the planned actions as steps; buying a tile and placing it is one step."""
    session, steps = staging.session, list[Step]()
    state = session.state.copy()
    before: Action | None = None
    for action in staging.plan.actions:
        if isinstance(action, BuyTile | MoveTile | PlaceTile | RemoveTile):
            text, tile = action_text(state, action), state.game.tiles[action.tile]
            price = price_for(state, state.seat, action.tile)
            if isinstance(action, BuyTile):
                brief = translate("Factory", "Buy for {price}").format(price=price)
                steps.append(Step(tile, brief, f"{text} — {price}"))
            elif isinstance(action, MoveTile):
                steps.append(Step(tile, str(price), text))
            elif isinstance(action, RemoveTile):
                steps.append(Step(tile, translate("Factory", "Remove"), text))
            elif space := Purchases(state).space_price(action.tile):
                brief = translate("Factory", "Place for {price}").format(price=space)
                edge = translate("Factory", "Edge space for {price}").format(price=space)
                steps.append(Step(tile, brief, f"{text} — {edge}"))
            elif before != BuyTile(action.tile):
                steps.append(Step(tile, translate("Factory", "Place"), text))
        session.rules.apply(state, action)
        before = action
    return steps
