# SPDX-License-Identifier: MIT
"""Phase 2: which fuel to give up when a plant that stored it is gone."""

from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import Action, ScrapFuel
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import FuelScraps


def answer_fuel_scrap(outlook: Outlook, state: State) -> Action:
    """Scrap what will be the cheaper to buy again."""
    scraps = FuelScraps(state)
    fuel = min((COAL, OIL), key=lambda kind: outlook.market.later[kind])
    return ScrapFuel(fuel, scraps.most(fuel))
