# SPDX-License-Identifier: MIT
from powergrid.gui.power_grid.words.advice import action_words
from powergrid.rules.actions import BuyFuel, BuyStoredCoal, EndTurn
from powergrid.rules.fuel import OIL
from tests.rules.positions import table


def test_coal_from_the_storage_counts_as_coal() -> None:
    state = table("classic", "south-africa", 4)
    assert action_words(state, [BuyStoredCoal(3), EndTurn()]) == "Buy 3 coal"
    assert action_words(state, [BuyStoredCoal(3), BuyFuel(OIL, 1)]) == "Buy 3 coal and 1 oil"
