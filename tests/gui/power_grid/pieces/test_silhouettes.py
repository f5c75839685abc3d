# SPDX-License-Identifier: MIT
"""Every kind of plant has a silhouette, and one that powers more has a larger one."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from powergrid.gui.power_grid.pieces.silhouettes import HEIGHT, silhouette
from powergrid.rules.plants import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_silhouette_fits_its_width_and_touches_the_ground(kind: str) -> None:
    for cities in range(8):
        drawn = silhouette(kind, cities)
        room = QRectF(-3, -1, drawn.width + 8, HEIGHT + 4.1)
        assert room.contains(drawn.body.boundingRect()), cities
        assert drawn.body.boundingRect().bottom() >= HEIGHT


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "fusion"])
def test_a_plant_that_powers_more_is_larger(kind: str) -> None:
    assert silhouette(kind, 5).width > silhouette(kind, 3).width
    assert silhouette(kind, 6).width >= silhouette(kind, 5).width


def test_no_two_kinds_look_alike() -> None:
    bodies = [silhouette(kind, 5).body for kind in KINDS]
    assert all(one != other for one, other in combinations(bodies, 2))
