# SPDX-License-Identifier: MIT
from powergrid.gui.power_grid.game.staging import Staging
from tests.gui.tables import a_session


def test_a_new_draft_ends_what_a_page_highlights_as_the_pointer_leaves() -> None:
    staging = Staging(a_session())
    shown: list[list[int]] = []
    staging.cities_highlighted.connect(shown.append)
    staging.point_at_city(3)
    staging.city_pointed.connect(lambda _: staging.highlight_cities([1, 2]))
    staging.restart()
    assert shown[-1] == []
