# SPDX-License-Identifier: MIT
"""The first line of a page: its title and a note, or what there is to say instead of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import plain_tip
from powergrid.gui.look.tokens import BODY, SEMIBOLD, TITLE
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Text
from powergrid.gui.words import translate

_LINK_HEIGHT = 28


class PageHead(Line):
    """`rule` is the section of the rules that is a message's reason; a button leads there."""

    rule_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=10)
        self.rule = ""
        self.title = Text(size=TITLE, weight=SEMIBOLD, shrinks=False, grows=False)
        self.note = Text(size=BODY, role="text_second")
        self.message = Text(size=BODY, role="warning")
        self.rule_link = Button(translate("Page", "Rule"), "F1", height=_LINK_HEIGHT)
        self.rule_link.tell(translate("Page", "Opens the rule that forbids it."))
        self.rule_link.clicked.connect(lambda: self.rule_asked.emit(self.rule))
        self.add(self.title)
        self.add(self.note, stretch=1)
        self.add(self.message, stretch=1)
        self.add(self.rule_link)
        self.want(self.message, False)
        self.want(self.rule_link, False)

    def say(self, text: str, role: str = "", rule: str = "") -> None:
        """Let a message take the place of the note, or nothing for an empty one."""
        self.rule = rule
        self.message.say(text, role)
        self.message.setToolTip(plain_tip(text))

    def fit(self, room: int) -> None:
        """Leave out what has no room: the title beside a long message, the note."""
        has_message, gap = bool(self.message.text), look().ipx(10)
        self._name_link(room - self.message.width_of_text() - gap)
        both = self.title.width_of_text() + self.message.width_of_text()
        if self.rule:
            both += self.rule_link.sizeHint().width() + gap
        self.want(self.message, has_message)
        self.want(self.rule_link, bool(self.rule))
        self.want(self.note, False)
        self.want(self.title, not has_message or both <= room)
        # A note is there as a whole or not at all.
        needed = self.needed() + self.title.width_of_text() + gap + self.note.narrow_width()
        needed -= self.title.minimumSizeHint().width()
        self.want(self.note, not has_message and needed <= room)
        self.place()

    def _name_link(self, room: int) -> None:
        """Let the way to the rule be its key alone where a long message needs the room."""
        name = translate("Page", "Rule")
        self.rule_link.set_text(name)
        if self.rule and self.rule_link.sizeHint().width() > room:
            self.rule_link.set_text("")
            self.rule_link.setAccessibleName(name)
