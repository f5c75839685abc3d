# SPDX-License-Identifier: MIT
"""The cover that lies over the table until the next of several people has taken over."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from powergrid.gui.look.button import Button
from powergrid.gui.look.ground import Ground
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import FIGURE, LEAD, SEMIBOLD
from powergrid.gui.pages.keys import begin_with, bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text
from powergrid.gui.sentences import question_title
from powergrid.gui.session import Session

_WIDTH = 520
_HEIGHT = 260


class HandOver(Ground):
    """Says whose turn it is; `taken` that they are there, `news_asked` that they would catch up."""

    taken = Signal()
    news_asked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        seat = session.seats[session.state.seat]
        self.card = Line(self, vertical=True, gap=14, pad=24, ground="surface_1")
        head = Line(gap=14)
        head.add(Sign(house=seat.colour, side=44))
        head.add(Text(seat.name, size=FIGURE, weight=SEMIBOLD), stretch=1)
        self.card.add(head)
        self.card.add(Text(question_title(session), size=LEAD, role="text_second"))
        self.card.add_space()
        self.news = Button(self.tr("What has happened"), "N")
        self.take = Button(self.tr("Here I am"), "Enter", True)
        self.news.tell(self.tr("Shows what has happened since your last turn."))
        self.take.tell(self.tr("Uncovers the table."))
        for button, key, signal in (
            (self.news, "N", self.news_asked),
            (self.take, "Enter", self.taken),
        ):
            button.clicked.connect(signal)
            bind(button, key, button.click)
        foot = Line(gap=8)
        foot.add(self.news)
        foot.add_space()
        foot.add(self.take)
        self.card.add(foot)
        self.setAccessibleName(self.tr("{name} is to take over").format(name=seat.name))
        begin_with(self, self.take)
        look().changed.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card in the middle."""
        self._follow()

    def _follow(self) -> None:
        width, height = look().text_px(_WIDTH), look().text_px(_HEIGHT)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self.card.setGeometry(left, top, width, height)
        self.card.place()
