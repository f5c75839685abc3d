# SPDX-License-Identifier: MIT
"""Phase 2: which fuel to give up when a plant that stored it is gone."""

from collections.abc import Iterator

from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import ScrapFuel
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import FuelScraps


def fuel_scraps(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return both fuels, the one that will be the cheaper to buy again as the better."""
    question = FuelScraps(state)
    for fuel in (COAL, OIL):
        yield Option(ScrapFuel(fuel, question.max_amount(fuel)), -outlook.market.later[fuel])
