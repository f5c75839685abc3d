# SPDX-License-Identifier: MIT
"""The plans of a game, saved as one line in the settings until the game continues.

What a person has staged is saved as a plan, which stages it again.
"""

from typing import Any, Final

from powergrid.gui.power_grid.game.plan import NO_PLAN, Plan, Plans
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.notes import save_notes, saved_notes
from powergrid.play.autosave import Autosave
from powergrid.rules import State

_MAX_PRICE: Final = 1_000_000
"""More than anybody will ever have."""


def save_plans(settings: Settings, autosave: Autosave, staging: Staging) -> None:
    """Save the plans at a table."""
    save_notes(settings, autosave, _position(staging), entries_of(_with_staged(staging)))


def restore_plans(settings: Settings, autosave: Autosave, staging: Staging) -> None:
    """Restore the plans that were saved at this moment of the game, if any."""
    entries = saved_notes(settings, autosave, _position(staging))
    staging.restore_plans(plans_of(entries, staging.session.state))


def _with_staged(staging: Staging) -> Plans:
    """Return the plans at a table, and what is staged as the plan of the person who is asked."""
    plans = Plans()
    plans.take_over(staging.plans)
    actions = staging.draft.actions
    if actions and not staging.is_planning:
        seat = staging.session.state.seat
        plans.set(seat, plans.of(seat).with_staged(actions))
    return plans


def _position(staging: Staging) -> int:
    """Return how many lines the record of a game has by now."""
    recorder = staging.session.recorder
    assert recorder is not None  # an autosaved game is recorded
    # Not the number of actions: purchases of one fuel are read again as one.
    return recorder.lines


def entries_of(plans: Plans) -> dict[str, Plan]:
    """Return the plans that are not empty, by seat."""
    return {str(seat): plan for seat, plan in plans.all().items() if plan != NO_PLAN}


def plans_of(entries: Any, state: State) -> Plans:
    """Return the plans of entries that were saved in this state, none if they cannot be read."""
    plans = Plans()
    try:
        for seat in range(state.game.players):
            if str(seat) in entries:
                plans.set(seat, _plan(entries[str(seat)], state))
    except (ValueError, TypeError):
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
