# SPDX-License-Identifier: MIT
"""The review of a game, over its replay."""

from PySide6.QtCore import Signal

from powergrid.factory.rules.scoring import winners
from powergrid.gui.factory_manager.review_panel import ReviewPanel
from powergrid.gui.factory_manager.words import result_title
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import HeadedView
from powergrid.gui.shell.review.reviewing import Reviewing


class ReviewView(HeadedView):
    """`moment_asked` carries the position of a turn to show in the replay."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        session = reviewing.session
        result = result_title(session.seats, winners(session.state))
        super().__init__("curve", translate("Factory", "Review"), result)
        self.head.add_back()
        reviewing.stop_with(self)
        self.panel = ReviewPanel(reviewing)
        self.panel.moment_asked.connect(self.moment_asked)
        self.body.add(self.panel, stretch=1)
