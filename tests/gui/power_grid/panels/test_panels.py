# SPDX-License-Identifier: MIT
"""All panels paint in any look and through a whole game."""

from itertools import product

import pytest

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.staging import Staging
from tests.gui.power_grid.panels.shown import PANELS, SIZES, buys_coal, is_other_than, shown
from tests.gui.tables import a_session, play_until


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 4 / 3, 2.0])
def test_all_panels_are_painted_in_any_look(scheme: str, scale: float) -> None:
    session = play_until(a_session(board="usa"), buys_coal)
    staging = Staging(session)
    panels = [shown(panel(session, staging)) for panel in PANELS]
    look().set_scheme("light" if scheme == "light" else "dark")
    look().fit(1920 * scale, 1080 * scale)
    for panel in panels:
        width, height = SIZES[type(panel)]
        panel.resize(round(width * scale), round(height * scale))
        image = panel.grab().toImage()
        places = product(range(0, image.width(), 3), range(0, image.height(), 7))
        colours = {image.pixel(x, y) for x, y in places}
        assert len(colours) > 2
    panels[0].deleteLater()


@pytest.mark.slow
def test_all_panels_are_painted_through_a_whole_game() -> None:
    session = a_session(6, "usa")
    staging = Staging(session)
    panels = [shown(panel(session, staging)) for panel in PANELS]
    ends = 0
    while not session.state.is_over:
        play_until(session, is_other_than(session.state.phase))
        ends += 1
        for panel in panels:
            panel.grab()
    assert ends > 10
