# SPDX-License-Identifier: MIT
"""Phase 5: which plants to run."""

from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import Action, RunPlants
from powergrid.rules.fuel import FUELS
from powergrid.rules.legal import Runs


def answer_run(outlook: Outlook, state: State) -> Action:
    """Run what earns most, fuel counted at what it will cost to buy again."""
    runs = Runs(state)
    prices = outlook.market.later
    leftover = outlook.numbers.leftover

    def gain(action: RunPlants) -> tuple[float, int]:
        burnt = runs.burnt(action)
        spent = sum(burnt[fuel] * prices[fuel] for fuel in FUELS)
        return runs.income(action.plants) - leftover * spent, action.coal

    return max(
        (RunPlants(plants, coal) for plants in runs.sets for coal in runs.coal(plants)), key=gain
    )
