# SPDX-License-Identifier: MIT
"""The plans of a game, saved as one line in the settings until the game continues.

What a person has staged is saved as a plan, which stages it again.
"""

import json
from typing import Any, Final

from powergrid.gui.power_grid.game.plan import NO_PLAN, Plan, Plans
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.settings.settings import Settings
from powergrid.play.keeper import Keeper
from powergrid.rules import State

_MAX_PRICE: Final = 1_000_000
"""More than anybody will ever have."""


def save_plans(settings: Settings, keeper: Keeper, staging: Staging) -> None:
    """Save the plans at a table; a table without plans clears only those of its own game."""
    moment = _moment(keeper, staging)
    text = plans_text(_with_staged(staging), *moment)
    if text or _file_of(settings.plans) == moment[0]:
        settings.plans = text


def restore_plans(settings: Settings, keeper: Keeper, staging: Staging) -> None:
    """Restore the plans that were saved at this moment of the game, if any."""
    moment = _moment(keeper, staging)
    staging.restore_plans(plans_of(settings.plans, *moment, staging.session.state))


def _with_staged(staging: Staging) -> Plans:
    """Return the plans at a table, and what is staged as the plan of whoever is asked."""
    plans = Plans()
    plans.take_over(staging.plans)
    actions = staging.draft.actions
    if actions and not staging.is_planning:
        seat = staging.session.state.seat
        plans.set(seat, plans.of(seat).with_staged(actions))
    return plans


def _moment(keeper: Keeper, staging: Staging) -> tuple[str, int]:
    """Return the file of a game, and how many lines its record has by now."""
    recorder = staging.session.recorder
    assert recorder is not None  # a game with a keeper is recorded
    # Not the number of actions: each token of a purchase is read again as one.
    return keeper.file.name, recorder.lines


def plans_text(plans: Plans, file: str, position: int) -> str:
    """Return the plans that were made in a game's file after this many lines, empty for none."""
    kept = {str(seat): plan for seat, plan in plans.all().items() if plan != NO_PLAN}
    return json.dumps({"file": file, "position": position, "plans": kept}) if kept else ""


def _file_of(text: str) -> object:
    try:
        return json.loads(text)["file"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def plans_of(text: str, file: str, position: int, state: State) -> Plans:
    """Return the plans saved at that very moment of a game, none if they cannot be read."""
    plans = Plans()
    try:
        data = json.loads(text)
        if (data["file"], data["position"]) == (file, position):
            for seat in range(state.game.players):
                if str(seat) in data["plans"]:
                    plans.set(seat, _plan(data["plans"][str(seat)], state))
    except (ValueError, TypeError, KeyError, RecursionError):
        return Plans()
    return plans


def _plan(entry: Any, state: State) -> Plan:
    plant, price, fuel, cities = entry
    plan = Plan(plant, price, tuple(fuel), tuple(cities))
    figures, game = (plan.plant, plan.price, *plan.fuel, *plan.cities), state.game
    is_possible = (
        all(type(figure) is int and figure >= 0 for figure in figures)
        and plan.plant in (0, *game.plants)
        and plan.price <= _MAX_PRICE
        and all(
            amount <= maximum
            for amount, maximum in zip(plan.fuel, game.edition.tokens, strict=True)
        )
        and set(plan.cities) <= set(game.cities)
        and len(set(plan.cities)) == len(plan.cities)
    )
    if not is_possible:
        raise ValueError(entry)
    return plan
