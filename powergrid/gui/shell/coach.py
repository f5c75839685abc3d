# SPDX-License-Identifier: MIT
"""The coach: the text of a lesson's step, why an action is refused, and buttons to move on."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.keys import bind, press
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tokens import BODY, BUTTON_HEIGHT, LEAD, RADIUS_PANEL, SEMIBOLD

_PAD: Final = 14
_GAP: Final = 8
_HEAD: Final = 22
_MAX: Final = 0.4
"""The share of the room of board and coach that the coach may take with large text."""


class Coach(QWidget):
    """Shows the text of a step; its signals say what the reader wants next."""

    accessible_role = QAccessible.Role.Grouping

    next_asked = Signal()
    back_asked = Signal()
    show_asked = Signal()
    leave_asked = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Text(title, size=LEAD, weight=SEMIBOLD)
        self.count = caption(shrinks=False)
        self.text = Text(size=LEAD, is_paragraph=True)
        self.refusal = Text(role="warning", is_paragraph=True)
        for part in (self.text, self.refusal):
            part.setParent(self)
        self.head = Line(self, gap=10)
        self.head.add(self.title, stretch=1)
        self.head.add(self.count)
        self.leave = keyed_button(self.tr("Leave"), "Esc", self.leave_asked.emit)
        self.back = keyed_button(self.tr("Back"), "PgUp", self.back_asked.emit)
        self.show_me = keyed_button(self.tr("Show me"), "F2", self.show_asked.emit)
        self.next = Button(self.tr("Next"), "Enter", True)
        self.next.clicked.connect(self.next_asked)
        self.foot = Line(self, gap=8)
        self.foot.add(self.leave)
        self.foot.add_space()
        self.foot.add(self.back)
        self.foot.add(self.show_me)
        self.foot.add(self.next)
        bind(self.next, "Enter", lambda: press(self.next, self))
        bind(self.next, "PgDown", self.next.click)
        look().changed.connect(self.lay_out)

    def say(self, text: str, count: str) -> None:
        """Show a step, and announce it if it is a new one."""
        if text != self.text.text:
            announcer().say(text)
        self.text.say(text)
        self.setAccessibleName(text)
        self.count.say(count)
        self.refuse("")

    def refuse(self, text: str) -> None:
        """Show why an action was refused; an empty text removes that."""
        self.refusal.say(text)
        announcer().say(text, is_urgent=True)
        self.refusal.setVisible(bool(text))
        self.lay_out()

    def offer(self, *, back: bool, show: bool, next_: str) -> None:
        """Enable what can be done now; `next_` is empty if the reader has to act first."""
        self.back.setEnabled(back)
        self.foot.want(self.show_me, show)
        self.foot.want(self.next, bool(next_))
        self.next.set_text(next_ or self.tr("Next"))
        self.foot.place()

    def height_for(self, room: QSize, steps: list[tuple[str, list[str]]]) -> int:
        """Return the height in which the text of every step fits, with any of its refusals below.

        If that would leave too little of the board, the texts become smaller.
        """
        self.text.resize_type(LEAD)
        tall = self._height_for(room.width(), steps)
        if tall > _MAX * room.height():
            self.text.resize_type(BODY)
            tall = self._height_for(room.width(), steps)
        return tall

    def _height_for(self, width: int, steps: list[tuple[str, list[str]]]) -> int:
        inner = width - 2 * look().ipx(_PAD)
        tallest = max(
            self.text.paragraph_height(text, inner)
            + max((self.refusal.paragraph_height(answer, inner) for answer in answers), default=0)
            for text, answers in steps
        )
        return look().ipx(2 * _PAD + BUTTON_HEIGHT + 3 * _GAP) + look().text_px(_HEAD) + tallest

    def lay_out(self) -> None:
        """Place everything in the current size."""
        pad, gap = look().ipx(_PAD), look().ipx(_GAP)
        inner = self.width() - 2 * pad
        self.head.setGeometry(pad, pad, inner, look().text_px(_HEAD))
        self.head.place()
        foot = self.height() - pad - look().ipx(BUTTON_HEIGHT)
        self.foot.setGeometry(pad, foot, inner, look().ipx(BUTTON_HEIGHT))
        self.foot.place()
        top = pad + look().text_px(_HEAD) + gap
        tall = self.text.paragraph_height(self.text.text, inner)
        self.text.setGeometry(pad, top, inner, tall)
        top += tall + gap
        self.refusal.setGeometry(pad, top, inner, max(0, foot - gap - top))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, like that of the action panel."""
        painter = smooth_painter(self)
        paint_round(painter, QRectF(self.rect()), look().px(RADIUS_PANEL), look().theme.surface_2)
