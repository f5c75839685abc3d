# SPDX-License-Identifier: MIT
"""What a tile on sale costs a seat and earns it, in words."""

from powergrid.factory.prospects import obstacle, rounds_left, space_price
from powergrid.factory.rules import State
from powergrid.gui.factory_manager.words import refusal, tile_text
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.translation import translate


def tile_prospect(state: State, seat: int, kind: int, price: int, brings: int | None) -> str:
    """Return what a tile costs a seat and earns it; with no gain, why it cannot be placed."""
    tile = state.game.tiles[kind]
    discount = tile.price - price
    text = translate("Factory", "{tile}. Costs {price}.").format(
        tile=tile_text(state, kind), price=price
    )
    if discount:
        text = translate("Factory", "{tile}. Costs {price}: {printed} less {discount}.").format(
            tile=tile_text(state, kind), price=price, printed=tile.price, discount=discount
        )
    if brings is None:
        return f"{text} {refusal(obstacle(state, seat, kind), {})}"
    rounds, edge = rounds_left(state), space_price(state, seat, kind)
    more = translate("Factory", "Earns {gain} in %n rounds.", "", rounds)
    if edge:
        more = translate(
            "Factory", "Earns {gain} in %n rounds, after {price} for an edge space.", "", rounds
        )
    return f"{text} {more.format(gain=amount(brings), price=edge)}"
