# SPDX-License-Identifier: MIT
"""The page of a game that is over: the last events, and the way back to the standings."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import bind
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage


class GameOverPage(WaitingPage):
    """A separate page, since while others act Enter and Esc belong to another open page."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        does = self.tr("Shows the final standings.")
        standings = self.foot.add_button(
            self.tr("Standings"), "Enter", staging.end_asked.emit, does, primary=True
        )
        bind(self, "Esc", standings.click, standings)

    def first_focus(self) -> QWidget | None:
        """Return the main button."""
        return self.foot.primary
