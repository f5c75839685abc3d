# SPDX-License-Identifier: MIT
"""Phase 5: which plants to run."""

from collections.abc import Iterator

from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.bots.planner.prices import replacing
from powergrid.rules import State
from powergrid.rules.actions import RunPlants
from powergrid.rules.fuel import FUELS
from powergrid.rules.legal import Runs


def runs(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return every set of plants that can run, valuing fuel at what buying it back will cost."""
    question = Runs(state)
    prices = replacing(state.game.need(outlook.plants), outlook.market.later)
    for plants in question.sets:
        for coal in reversed(question.coal(plants)):
            action = RunPlants(plants, coal)
            burnt = question.burnt(action)
            spent = sum(burnt[fuel] * prices[fuel] for fuel in FUELS)
            yield Option(action, question.income(plants) - outlook.numbers.leftover * spent)
