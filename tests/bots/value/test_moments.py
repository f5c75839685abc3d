# SPDX-License-Identifier: MIT
"""The positions a value judges are as the rules leave them.

What the rules do then (cards that come up, plants that become obsolete) is left out there.
"""

import pytest

from powergrid.bots import bot_named
from powergrid.bots.value.moments import connected, sold, turn_ended, without_plant
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, EndTurn, ScrapPlant
from powergrid.rules.events import Event, HouseBuilt, PlantBought
from powergrid.rules.state import SCRAPPING_FUEL
from tests.bots.setups import Setup, play_one


class Compared:
    """Compares the position after each move with the one that would have been judged."""

    def __init__(self) -> None:
        self.before: State | None = None
        self.kinds: set[str] = set()

    def __call__(self, state: State, action: Action | None, events: list[Event]) -> None:
        if self.before is not None and action is not None:
            self.compare(self.before, action, state, events)
        self.before = state.copy()

    def compare(self, before: State, action: Action, after: State, events: list[Event]) -> None:
        bought = next((event for event in events if isinstance(event, PlantBought)), None)
        same: tuple[str, ...]
        match action:
            case BuildHouse(city=city):
                built = next(event for event in events if isinstance(event, HouseBuilt))
                seen = connected(before, city, built.house + built.connection)
                same = ("money", "cities", "houses", "reach", "fuel", "plants", "waiting")
            case ScrapPlant(plant=plant):
                if after.asks == SCRAPPING_FUEL:
                    return  # whether coal or oil is scrapped is a separate decision
                seen = without_plant(before, plant)
                same = ("money", "plants", "fuel")
            case EndTurn() if after.phase == before.phase:
                seen = turn_ended(before)
                same = ("money", "cities", "fuel", "plants", "waiting")
            case _ if bought is not None:
                seen = sold(before, bought.seat, bought.plant, bought.price)
                same = ("money", "plants", "fuel")
            case _:
                return
        self.kinds.add(type(action).__name__)
        for name in same:
            assert getattr(seen, name) == getattr(after, name), (name, action)


@pytest.mark.slow
@pytest.mark.parametrize("board", ["germany", "usa", "central-europe"])
def test_a_position_after_an_action_is_the_one_the_rules_lead_to(board: str) -> None:
    compared = Compared()
    for seed in range(4):
        compared.before = None
        bots = [bot_named("reference"), *(bot_named("sensible") for _ in range(3))]
        play_one(Setup(board, "classic", 4), bots, seed, compared)
    assert {"BuildHouse", "ScrapPlant", "EndTurn", "Pass"} <= compared.kinds
