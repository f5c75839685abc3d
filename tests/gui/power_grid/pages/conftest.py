# SPDX-License-Identifier: MIT
"""A table at which a person is asked a certain question, with a record of their actions."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.action_panel import ActionPanel
from powergrid.rules.actions import Action
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable


@pytest.fixture
def table_at(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    """Return what opens the action panel; actions are noted, and done unless `frozen`."""

    def open_at(
        session: Session,
        *,
        frozen: bool = True,
        size: tuple[int, int] = (879, 360),
        ends_turns: bool = True,
        shows_worth: bool = False,
    ) -> AskedTable:
        staging = Staging(session, ends_turns=lambda: ends_turns, shows_worth=lambda: shows_worth)
        panel = ActionPanel(session, staging)
        table = AskedTable(session, staging, panel)
        do = session.act

        def note(action: Action) -> bool:
            table.acts.append(action)
            return frozen or do(action)

        monkeypatch.setattr(session, "act", note)
        qtbot.addWidget(panel)
        panel.resize(*size)
        with qtbot.waitExposed(panel):
            panel.show()
        panel.activateWindow()
        table.panel.refresh()
        return table

    return open_at


@pytest.fixture(autouse=True)
def plain_look(qapp: object) -> None:
    """Start every test in dark colours at scale 1."""
    look().set_scheme("dark")
    look().set_scale(1)
