# SPDX-License-Identifier: MIT
"""The review of a game that is looked at again, over its replay."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from powergrid.gui.look.button import Button
from powergrid.gui.look.ground import Ground
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import FIGURE, SEMIBOLD
from powergrid.gui.pages.end.places import headline
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text
from powergrid.gui.review.review_panel import ReviewPanel
from powergrid.gui.review.reviewing import Reviewing


class ReviewView(Ground):
    """`moment_asked` leads back to the replay, at a move."""

    moment_asked = Signal(int)
    back_asked = Signal()

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__()
        session = reviewing.session
        self.panel = ReviewPanel(reviewing)
        self.panel.moment_asked.connect(self.moment_asked)
        self.back = Button(self.tr("Back"), "Esc")
        self.back.clicked.connect(self.back_asked)
        bind(self.back, "Esc", self.back.click)
        text, note = headline(session)
        head = Line(gap=12)
        head.add(Sign(house=session.seats[session.state.ranking[0]].colour, side=36))
        head.add(Text(text, size=FIGURE, weight=SEMIBOLD))
        head.add(Text(note, role="text_second"), stretch=1, drop=1, least=120)
        head.add_space()
        head.add(self.back)
        self.sheet = Line(self, vertical=True, gap=14)
        self.sheet.add(head)
        self.sheet.add(self.panel, stretch=1)
        look().changed.connect(self._lay_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        margin = look().ipx(24)
        self.sheet.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.sheet.place()
        self.update()
