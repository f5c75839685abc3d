# SPDX-License-Identifier: MIT
"""The front page: a picture of the game that waits, and links to everything else."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.keys import FIRST, bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import (
    PaintedButton,
    mix,
    paint_focus,
    paint_round,
    plain_tip,
    smooth_painter,
)
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    DISPLAY,
    FIGURE,
    LEAD,
    MEDIUM,
    RADIUS_PANEL,
    RADIUS_SLOT,
    SEMIBOLD,
    TITLE,
)
from powergrid.gui.kit.view import View

_WIDE: Final = 1500
_KEY: Final = 22
_PAD: Final = 24


class Link(NamedTuple):
    """A link of the front page: a text and a note, an icon, its key, and its slot.

    Links with a `picture` are below the others; the picture is made once the page is painted.
    """

    text: str
    note: str
    icon: str
    key: str
    slot: Callable[[], object]
    picture: Callable[[], QWidget] | None = None


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

    `main` then has the focus, so that one key returns to the game. `later` is called after the
    first paint.
    """

    glance: Glance
    main: Button

    def __init__(
        self, title: str, links: Sequence[Link], later: Callable[[], object] | None
    ) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Front page"))
        self._later = later
        self._head = Line(self, gap=14)
        self._head.add(IconView("plug", side=30))
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
        """Show a game, and the link of the main button."""
        self.glance = glance
        self.main = Button(main.text, main.key, True, height=52)
        self.main.describe(main.note)
        self.main.clicked.connect(lambda: main.slot())
        bind(self, main.key, self.main.click, self.main)
        self._hero.add(glance.picture, stretch=1)
        self._hero.add(self._new_band())
        for place, picture in self._pictures:
            place.add(picture(), stretch=1)
        set_first_focus(self, self.main)
        if self.window().focusWidget() is self:
            self.main.setFocus()
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, and call `later` after the first time."""
        super().paintEvent(event)
        later, self._later = self._later, None
        if later is not None:
            QTimer.singleShot(0, self, later)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the main button."""
        first = self.property(FIRST)
        if first is not None:
            first.setFocus()

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
        px, is_wide = look().ipx, self.width() >= look().px(_WIDE)
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


class LinkButton(PaintedButton):
    """A wide button with an icon, a title above a note, and its key."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self._is_large = False
        self.setText(link.text)
        self.setAccessibleName(link.text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.describe(link.note)
        self.clicked.connect(lambda: link.slot())

    def say(self, note: str) -> None:
        """Show another note."""
        self.link = self.link._replace(note=note)
        self.describe(note)
        self.update()

    def update_description(self) -> None:
        """Add the key to the tip and to what screen readers say."""
        key = self.tr("Key: {key}").format(key=self.link.key)
        words = " ".join(filter(None, (self.description, key)))
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tip(words))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for two lines."""
        return 280, (84 if self._is_large else 72) * text

    def set_large(self, is_large: bool) -> None:
        """Use the larger or the smaller size."""
        if is_large != self._is_large:
            self._is_large = is_large
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a card, brighter under the pointer."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face = QRectF(self.rect())
        if self.has_ring:
            face = paint_focus(painter, face, px(RADIUS_PANEL))
        ground = mix(theme.surface_1, theme.text, 0.06) if self.is_hovered() else theme.surface_1
        paint_round(painter, face, px(RADIUS_PANEL), ground)
        size = self.text_size()
        middle, line = self.height() / 2, px(26 if self._is_large else 22) * size
        paint_icon(
            painter, self.link.icon, QRectF(px(22), middle - px(12), px(24), px(24)), theme.text
        )
        left = px(64)
        room = self.width() - left - px(64)
        title = QRectF(left, middle - line, room, line)
        if not self.link.note:
            title.moveTop(middle - line / 2)
        font = look().font((TITLE if self._is_large else LEAD) * size, SEMIBOLD)
        paint_line(painter, title, self.text(), font, theme.text)
        note = QRectF(left, middle + px(2), room, line)
        font = look().font((CAPTION if size > 1 else BODY - 1) * size)
        paint_line(painter, note, self.link.note, font, theme.text_second)
        side = px(_KEY)
        key = QRectF(self.width() - px(20) - side, middle - side / 2, side, side)
        paint_round(painter, key, px(RADIUS_SLOT), None, theme.text_third, px(1))
        font = look().font(CAPTION, MEDIUM, True)
        paint_line(painter, key, self.link.key, font, theme.text, "centre")
