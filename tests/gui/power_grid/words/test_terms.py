# SPDX-License-Identifier: MIT
"""Amounts, ordinals and plants read well."""

from powergrid.box import load_plants
from powergrid.gui.power_grid.words.terms import kind_name, ordinal, plant_words, tokens_listed
from powergrid.rules.plants import KINDS


def test_terms_read_well() -> None:
    assert tokens_listed((3, 0, 0, 1)) == "3 coal and 1 uranium"
    assert [ordinal(place) for place in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]
    assert len({kind_name(kind) for kind in KINDS}) == len(KINDS)


def test_a_plant_is_told_with_what_it_burns_and_powers() -> None:
    plants = load_plants()
    assert plant_words(plants[4]) == "Plant 4: 2 coal, 1 city"
    assert plant_words(plants[13]) == "Plant 13: no fuel, 1 city"
