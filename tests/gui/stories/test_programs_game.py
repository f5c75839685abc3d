# SPDX-License-Identifier: MIT
"""The example programs of the protocol play in the window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.programs import install
from tests.gui.tables import a_record

EXAMPLES = Path(__file__).parents[3] / "docs" / "bots"


@pytest.mark.slow
def test_both_example_programs_play_several_rounds(qtbot: QtBot) -> None:
    settings = Settings()
    settings.pace = settings.own_pace = "instant"
    window = PowerGridWindow(WorkerThinker(OPPONENTS), settings)
    qtbot.addWidget(window)
    window.show()
    programs = [install(EXAMPLES / name) for name in ("greedy.py", "first.pl")]
    record = a_record(2, edition="classic", player=tuple(programs))
    assert window.open_record(record)
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.state.round == 3)
    assert {played.before.seat for played in session.past} == {0, 1}
    assert not [fault for played in session.past for fault in played.faults]
    assert all(session.state.plants)
    assert all(session.state.cities)
    window.close()
