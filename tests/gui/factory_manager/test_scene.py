# SPDX-License-Identifier: MIT
"""The player's factory: its places."""

import pytest

from tests.gui.factory_manager.conftest import OpenTable


@pytest.mark.parametrize("width", [640, 653, 700, 711])
def test_all_places_of_a_factory_are_equally_large(open_table: OpenTable, width: int) -> None:
    scene = open_table().scene
    scene.resize(width, scene.height())
    assert len({(place.width(), place.height()) for place in scene.places[:12]}) == 1
