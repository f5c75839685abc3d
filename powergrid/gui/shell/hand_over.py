# SPDX-License-Identifier: MIT
"""The page that covers the table until the next of several people has taken over."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import DISPLAY, LEAD, SEMIBOLD
from powergrid.gui.kit.view import View

_WIDTH = 560
_HEIGHT = 290
TOKEN_SIDE = 72


class HandOver(View):
    """Says whose turn it is, with a token of their colour and their question.

    `taken` means that they are there, `news_asked` that they want to see what has happened.
    """

    taken = Signal()
    news_asked = Signal()

    def __init__(self, name: str, question: str, token: QWidget) -> None:
        super().__init__()
        self.card = Line(self, vertical=True, gap=14, pad=24, ground="surface_1")
        head = Line(gap=20)
        head.add(token)
        head.add(Text(name, size=DISPLAY, weight=SEMIBOLD), stretch=1)
        self.card.add(head)
        self.card.add(Text(question, size=LEAD, role="text_second"))
        self.card.add_space()
        self.news = Button(self.tr("What has happened"), "N")
        self.take = Button(self.tr("Here I am"), "Enter", True)
        self.news.describe(self.tr("Shows what has happened since your last turn."))
        self.take.describe(self.tr("Shows the table."))
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
        self.setAccessibleName(self.tr("Hand over to {name}").format(name=name))
        set_first_focus(self, self.take)
        look().changed.connect(self.lay_out)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        width, height = look().text_px(_WIDTH), look().text_px(_HEIGHT)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self.card.setGeometry(left, top, width, height)
        self.card.place()
