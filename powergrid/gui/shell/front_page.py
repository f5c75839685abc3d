# SPDX-License-Identifier: MIT
"""The front page: a picture of the game that waits, and links to everything else."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.keys import bind, first_focus, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import (
    DISPLAY,
    FIGURE,
    LEAD,
    SEMIBOLD,
    TITLE,
)
from powergrid.gui.kit.view import View
from powergrid.gui.shell.link_button import Link, LinkButton

_PAD: Final = 24


class Glance(NamedTuple):
    """A game at a glance: a picture, a line about it, the current question, and a key fact.

    `about` may be an empty widget.
    """

    picture: QWidget
    about: QWidget
    asks: str
    fact: str = ""


class FrontPage(View):
    """Shows its links, the first of them to a new game, and a game as soon as there is one.

    `main` then has the focus, so that one key returns to the game; Enter pressed earlier is kept
    until then. `later` is called after the first paint. `icon` is a name in `kit/icon_drawings`.
    """

    glance: Glance

    def __init__(
        self, title: str, icon: Icon, links: Sequence[Link], later: Callable[[], object] | None
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Front page"))
        self._later = later
        self._is_enter_kept = False
        self.main = Button(self.tr("Continue"), "Enter", True, height=52)
        self.main.setEnabled(False)
        bind(self, "Enter", self._enter, self.main)
        self._head = Line(self, gap=14)
        self.icon = IconView(icon, side=30)
        self._head.add(self.icon)
        self._head.add(Text(title, size=FIGURE, weight=SEMIBOLD), stretch=1)
        self._asks: Text | None = None
        self._pictures: list[tuple[Line, Callable[[], QWidget]]] = []
        self._hero = Line(self, vertical=True, gap=0, ground="surface_1")
        plain_first = sorted(links, key=lambda link: link.picture is not None)
        self.links = [LinkButton(link) for link in plain_first]
        self.new_game = self.links[0]
        self._column = Line(self, vertical=True, gap=12)
        for button in self.links:
            bind(self, button.link.key, button.click, button)
            if button.link.picture is None:
                self._column.add(button)
            else:
                card, place = Line(vertical=True, gap=0, ground="surface_1"), Line()
                card.add(place, stretch=1, minimum=0, drop=1)
                card.add(button)
                self._column.add(card, stretch=1)
                self._pictures.append((place, button.link.picture))
        if not self._pictures:
            self._column.add_space()
        look().changed.connect(self.lay_out)

    def show_game(self, glance: Glance, main: Link) -> None:
        """Show a game, and the link of the main button, whose key is Enter."""
        self.glance = glance
        self.main.set_text(main.text)
        self.main.describe(main.note)
        self.main.clicked.connect(lambda: main.slot())
        self._hero.add(glance.picture, stretch=1)
        self._hero.add(self._new_band())
        for place, picture in self._pictures:
            place.add(picture(), stretch=1)
        set_first_focus(self, self.main)
        if self.window().focusWidget() is self:
            self.main.setFocus()
        self.lay_out()
        if self._is_enter_kept and self.isVisible():
            self.main.click()

    def _enter(self) -> None:
        """Press the main button, or keep Enter until the game is there."""
        self._is_enter_kept = not self.main.isEnabled()
        self.main.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, and call `later` after the first time."""
        super().paintEvent(event)
        later, self._later = self._later, None
        if later is not None:
            QTimer.singleShot(0, self, later)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the main button."""
        first_focus(self).setFocus()

    def _new_band(self) -> Line:
        words = Line(vertical=True, gap=4)
        words.add(self.glance.about)
        self._asks = Text(self.glance.asks, size=FIGURE, weight=SEMIBOLD)
        words.add(self._asks)
        words.add(Text(self.glance.fact, role="text_second", wraps=True))
        band = Line(gap=_PAD, pad=_PAD)
        band.add(words, stretch=1)
        band.add(self.main)
        return band

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px, is_wide = look().ipx, self.is_wide
        margin, head = px(48 if is_wide else 24), px(96 if is_wide else 64)
        column, gap = px(576 if is_wide else 412), px(32 if is_wide else 20)
        height = self.height() - head - margin
        width = self.width() - 2 * margin - column - gap
        if self._asks is not None:
            room = width - self.main.sizeHint().width() - px(3 * _PAD)
            for size in (DISPLAY, FIGURE, LEAD) if is_wide else (FIGURE, TITLE, LEAD):
                self._asks.resize_type(size)
                if self._asks.width_of_text() <= room:
                    break
        for button in self.links:
            button.set_large(is_wide)
        self._head.setGeometry(margin, 0, self.width() - 2 * margin, head)
        self._hero.setGeometry(margin, head, width, height)
        self._column.setGeometry(margin + width + gap, head, column, height)
        for line in (self._head, self._hero, self._column):
            line.place()
        self.update()
