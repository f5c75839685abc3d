# SPDX-License-Identifier: MIT
"""The page that covers the table until the next of several people has taken over."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import BODY, CAPTION, DISPLAY, LEAD, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View
from powergrid.gui.shell.game_pages import GameTable
from powergrid.gui.shell.game_views import AnyViews

_TOKEN: Final = 160
_MARK: Final = 18
_NEWS: Final = 8
"""How many of the latest sentences are shown where there is room."""
_PICTURE: Final = 0.5
"""The width of the picture, relative to that of the page."""
_MARGIN: Final = 24
_GAP: Final = 10
"""The gap between a mark and its sentence."""
_TWO_LINES: Final = 1.8
"""What two lines hold for certain, relative to their width."""


class News(NamedTuple):
    """A sentence about what has happened, and the mark of the player who did it."""

    mark: QWidget
    sentence: str


class HandOver(View):
    """Says whose turn it is and what is asked, with a token of their colour and the latest news.

    `picture` shows nothing that the next person must not see. `taken` means that they are ready,
    `news_asked` that they want to see on the table what has happened.
    """

    taken = Signal()
    news_asked = Signal()

    def __init__(
        self, name: str, question: str, token: QWidget, picture: QWidget, news: Sequence[News]
    ) -> None:
        super().__init__()
        self.picture = picture
        picture.setParent(self)
        self.card = Line(self, vertical=True, gap=10, pad=32, ground="surface_1")
        self.card.add_space()
        self.card.add(_at_left(token))
        self.card.add(Text(name, size=DISPLAY, weight=SEMIBOLD))
        self.card.add(Text(question, size=TITLE, role="text_second", wraps=True))
        self.card.add_space()
        if news:
            self.card.add(caption(translate("News", "Since your turn")), drop=1)
        self._sentences = [Text(line.sentence, size=LEAD, wraps=True) for line in news]
        for number, ((mark, _), sentence) in enumerate(zip(news, self._sentences, strict=True)):
            row = Line(gap=_GAP)
            row.add(mark)
            row.add(sentence, stretch=1)
            self.card.add(row, drop=1 + len(news) - number)  # the oldest goes first
        self.card.add_space()
        self.card.add(self._foot())
        self.setAccessibleName(self.tr("Hand over to {name}").format(name=name))
        set_first_focus(self, self.take)
        look().changed.connect(self.lay_out)

    def _foot(self) -> Line:
        """Return the two buttons."""
        does = self.tr("Shows what has happened since your last turn.")
        news, take = self.tr("What has happened"), self.tr("Here I am")
        self.news = keyed_button(news, "N", self.news_asked.emit, does)
        does = self.tr("Shows the table.")
        self.take = keyed_button(take, "Enter", self.taken.emit, does, is_primary=True)
        foot = Line(gap=8)
        foot.add(self.news)
        foot.add_space()
        foot.add(self.take)
        return foot

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(_MARGIN)
        high, wide = self.height() - 2 * margin, round(self.width() * _PICTURE) - margin
        self.picture.setGeometry(margin, margin, wide, high)
        left = 2 * margin + wide
        self.card.setGeometry(left, margin, self.width() - left - margin, high)
        self._resize_news()
        self.card.place()

    def _resize_news(self) -> None:
        """Use smaller type for all news if one of them is too long for two lines."""
        room = self.card.width() - look().ipx(2 * self.card.pad + _MARK + _GAP)
        for size in (LEAD, BODY, CAPTION):
            for sentence in self._sentences:
                sentence.resize_type(size)
            longest = max((text.width_of_text() for text in self._sentences), default=0)
            if longest * look().text <= _TWO_LINES * room:
                break


def cover_of(views: AnyViews, table: GameTable) -> HandOver:
    """Return the cover of a table for the person who is asked."""
    session = table.session
    seat = session.seats[session.state.seat]
    news = [
        News(views.token(line.colour, _MARK) if line.colour else IconView(side=_MARK), line.text)
        for line in views.news(session)[-_NEWS:]
    ]
    token, picture = views.token(seat.colour, _TOKEN), views.picture(session)
    return HandOver(seat.name, table.question(), token, picture, news)


def _at_left(widget: QWidget) -> Line:
    line = Line()
    line.add(widget)
    line.add_space()
    return line
