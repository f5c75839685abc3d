# SPDX-License-Identifier: MIT
"""What stood out in a game is read whole, also beside the charts of a small window."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.end.stood_out import stood_out_panel
from powergrid.rules.events import StepBegan
from powergrid.rules.state import BUREAUCRACY
from tests.gui.tables import a_session, play_until


@pytest.mark.usefixtures("language")
def test_that_a_step_began_is_read_whole(qtbot: QtBot) -> None:
    session = play_until(a_session(seed=4), lambda state: state.is_over, "sensible")
    begun = [e.step for played in session.past for e in played.events if isinstance(e, StepBegan)]
    assert begun == [2, 3]
    assert session.state.phase <= BUREAUCRACY
    panel = stood_out_panel(session)
    qtbot.addWidget(panel)
    panel.resize(363, 240)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.place()
    assert [
        text.text for text in panel.findChildren(Text) if text.isVisible() and text.is_cut
    ] == []
