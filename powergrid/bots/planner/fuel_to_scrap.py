# SPDX-License-Identifier: MIT
"""Phase 2: which fuel to discard when the plant that stored it is scrapped."""

from collections.abc import Iterator

from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import ScrapFuel
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import FuelScraps


def fuel_scraps(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return both fuels; discarding the one that is cheaper to buy back is better."""
    question = FuelScraps(state)
    for fuel in (COAL, OIL):
        yield Option(ScrapFuel(fuel, question.max_amount(fuel)), -outlook.market.later[fuel])
