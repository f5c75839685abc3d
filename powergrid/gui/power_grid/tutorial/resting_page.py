# SPDX-License-Identifier: MIT
"""The action panel of a chapter while it is not the learner's turn."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.gui.power_grid.tutorial.lesson import Lesson


class RestingPage(WaitingPage):
    """Shows what happened last."""

    def __init__(self, lesson: Lesson, staging: Staging) -> None:
        super().__init__(lesson.session, staging)
        self.lesson = lesson

    def refresh(self) -> None:
        """Show the last sentence."""
        super().refresh()
        if self.lesson.is_resting and not self.session.state.is_over:
            self.title.say(self.tr("What has happened"))
            self.note.say("")
        self.want(self.foot, False)  # nothing is undone, and there is little to wait for

    def first_focus(self) -> QWidget | None:
        """Keep the focus, which would move on to the button that leaves the chapter."""
        return self
