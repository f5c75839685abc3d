# SPDX-License-Identifier: MIT
from powergrid.gui.power_grid.words.advice import action_words
from powergrid.rules.actions import BuildHouse, BuyFuel, BuyStoredCoal, EndTurn, RunPlants
from powergrid.rules.fuel import OIL
from powergrid.rules.state import NORTH
from tests.rules.positions import city, table


def test_coal_from_the_storage_counts_as_coal() -> None:
    state = table("classic", "south-africa", 4)
    assert action_words(state, [BuyStoredCoal(3), EndTurn()]) == "Buy 3 coal"
    assert action_words(state, [BuyStoredCoal(3), BuyFuel(OIL, 1)]) == "Buy 3 coal and 1 oil"


def test_of_two_markets_the_one_is_named() -> None:
    state = table("classic", "korea", 4)
    token = BuyFuel(OIL, 1, NORTH)
    assert action_words(state, [token, token, EndTurn()]) == "Buy 2 oil (Northern market)"
    assert action_words(state, [BuyFuel(OIL, 1), EndTurn()]) == "Buy 1 oil (Southern market)"


def test_a_second_network_is_started_not_built() -> None:
    state = table("classic", "japan", 4)
    osaka = city(state, "osaka")
    assert action_words(state, [BuildHouse(osaka)]) == "Build in Osaka"
    second = BuildHouse(osaka, begins_network=True)
    assert action_words(state, [second]) == "Start a second network in Osaka"


def test_running_nothing_is_told_too() -> None:
    state = table("classic", "germany", 4)
    assert action_words(state, [RunPlants((4, 13), 0)]) == "Run 4 and 13"
    assert action_words(state, [RunPlants((), 0)]) == "Run nothing"
