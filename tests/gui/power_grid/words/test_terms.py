# SPDX-License-Identifier: MIT
"""Amounts and ordinals read well."""

from powergrid.gui.power_grid.words.terms import kind_name, ordinal, tokens_listed
from powergrid.rules.plants import KINDS


def test_terms_read_well() -> None:
    assert tokens_listed((3, 0, 0, 1)) == "3 coal and 1 uranium"
    assert [ordinal(place) for place in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]
    assert len({kind_name(kind) for kind in KINDS}) == len(KINDS)
