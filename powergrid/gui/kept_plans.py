# SPDX-License-Identifier: MIT
"""The plans of a game that is left: kept as one line in the settings until it goes on."""

import json
from typing import Any

from powergrid.gui.desk import Desk
from powergrid.gui.games import Keeper
from powergrid.gui.plan import NO_PLAN, Plan, Plans
from powergrid.gui.settings import Settings
from powergrid.rules import State
from powergrid.rules.fuel import FUELS


def keep_plans(settings: Settings, keeper: Keeper, desk: Desk) -> None:
    """Keep what is planned at a table, instead of what was kept before."""
    settings.plans = plans_text(desk.plans, keeper.file.name, len(keeper.session.past))


def take_up_plans(settings: Settings, keeper: Keeper, desk: Desk) -> None:
    """Go on at a table with what was planned for just this moment of its game, if anything."""
    session = keeper.session
    moment = keeper.file.name, len(session.past)
    desk.take_plans(plans_of(settings.plans, *moment, session.state))


def plans_text(plans: Plans, file: str, position: int) -> str:
    """Return the plans that were made in a game's file after so many actions, empty for none."""
    kept = {str(seat): plan for seat, plan in plans.all().items() if plan != NO_PLAN}
    return json.dumps({"file": file, "position": position, "plans": kept}) if kept else ""


def plans_of(text: str, file: str, position: int, state: State) -> Plans:
    """Return the plans kept for just that moment of a game, none where they cannot be told."""
    plans = Plans()
    try:
        data = json.loads(text)
        if (data["file"], data["position"]) == (file, position):
            for seat in range(state.game.players):
                if str(seat) in data["plans"]:
                    plans.keep(seat, _plan(data["plans"][str(seat)], state))
    except (ValueError, TypeError, KeyError, RecursionError):
        return Plans()
    return plans


def _plan(entry: Any, state: State) -> Plan:
    plant, price, fuel, cities = entry
    plan = Plan(plant, price, tuple(fuel), tuple(cities))
    is_whole = len(plan.fuel) == len(FUELS) and set(plan.cities) <= set(state.game.cities)
    figures = (plan.plant, plan.price, *plan.fuel, *plan.cities)
    if not is_whole or not all(type(figure) is int and figure >= 0 for figure in figures):
        raise ValueError(entry)
    return plan
