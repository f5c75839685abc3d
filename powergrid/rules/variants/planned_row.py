# SPDX-License-Identifier: MIT
"""A planned row: all plants of the market are for sale, and it is filled only in Phase 5."""

from typing import Final

from powergrid.rules.events import Event
from powergrid.rules.plant_market import remove, replace
from powergrid.rules.state import Deal, State
from powergrid.rules.variants.variant import Variant


class PlannedRowMarket(Variant):
    """The plant market of an edition with a `planned_row`."""

    def before_step3(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Fill the row as Phase 5 begins, until the Step 3 card is drawn, which begins Step 3."""
        row = state.game.edition.planned_row
        assert row is not None  # this is its variant
        if state.step == 3:
            return
        players = state.game.players
        left = max(row.added[players], row.kept[players] - len(state.market))
        while left and state.pile_left and not state.is_step3_due:
            replace(state, deal, events)
            left -= 1
        kept = row.in_step3 if state.is_step3_due else row.kept[players]
        while len(state.market) > kept:
            remove(state, state.market[0], "row_too_long", events)
        if state.is_step3_due:
            while state.pile_left and len(state.market) < kept:
                replace(state, deal, events)


PLANNED_ROW: Final = PlannedRowMarket()
