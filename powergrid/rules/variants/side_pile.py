# SPDX-License-Identifier: MIT
"""The side pile: the highest plants are set aside and return once; then the market shrinks.

`plant_market.replace_pile` makes the side pile the draw pile, later puts all plants up for sale.
"""

from typing import Final

from powergrid.rules.events import Event
from powergrid.rules.plant_market import (
    future_market,
    is_all_for_sale,
    put_aside,
    put_under,
    remove,
    replace,
    replace_pile,
)
from powergrid.rules.state import Deal, State
from powergrid.rules.variants.variant import Variant


class SidePile(Variant):
    """Turns over the plant market on boards with a side pile."""

    def market_turned(self, state: State, deal: Deal, events: list[Event]) -> bool:
        """Set aside the highest plants; later put one under the pile; finally remove the lowest."""
        state.discount = 0
        if is_all_for_sale(state):
            if state.market:
                remove(state, state.market[0], "market_shrinks", events)
            return True
        gone = future_market(state)[::-1][: 1 if state.extras.piles_done else state.game.side_pile]
        for plant in gone:
            (put_under if state.extras.piles_done else put_aside)(state, plant, events)
        for _ in gone:
            replace(state, deal, events)
        if not state.pile_left:
            replace_pile(state, events)
        return True


SIDE_PILE: Final = SidePile()
