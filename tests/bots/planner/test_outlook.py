# SPDX-License-Identifier: MIT
"""What an outlook remembers does not change its answers."""

from powergrid.bots.planner.network import Growths
from powergrid.bots.planner.numbers import NUMBERS
from powergrid.bots.planner.outlook import Outlook, facts_of
from powergrid.bots.planner.powering import Powering
from tests.bots.planner.positions import position

SETS = [(), (10,), (20,), (10, 20), (10, 20, 25)]


def outlook() -> Outlook:
    state = position(3)
    return Outlook(state, facts_of(state), NUMBERS, Growths(), Powering(state.game, NUMBERS))


def test_each_set_of_plants_has_answers_of_its_own() -> None:
    asked_all = outlook()
    for plants in SETS + SETS:
        new = outlook()
        assert asked_all.runs(plants) == new.runs(plants)
        assert asked_all.now(plants) == new.now(plants)
        assert asked_all.later(plants) == new.later(plants)
        assert asked_all.worth(plants, 50) == new.worth(plants, 50)
    assert len({asked_all.runs(plants) for plants in SETS}) == len(SETS)
