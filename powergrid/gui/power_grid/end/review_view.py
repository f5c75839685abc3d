# SPDX-License-Identifier: MIT
"""The review of a game, over its replay."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.end.end_head import EndHead
from powergrid.gui.power_grid.end.review_panel import ReviewPanel
from powergrid.gui.power_grid.end.reviewing import Reviewing


class ReviewView(View):
    """`moment_asked` leads back to the replay, at a move."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__()
        self.panel = ReviewPanel(reviewing)
        reviewing.stop_with(self)
        self.panel.moment_asked.connect(self.moment_asked)
        head = EndHead(self, reviewing.session)
        self.back = head.add_button(self.tr("Back"), "Esc", self.back_asked.emit, "")
        self.column = Line(self, vertical=True, gap=14)
        self.column.add(head)
        self.column.add(self.panel, stretch=1)
        look().changed.connect(self.lay_out)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(24)
        self.column.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.column.place()
        self.update()
