# SPDX-License-Identifier: MIT
"""The head of a page: its title, and a note, a notice or a message."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, MS_BANNER, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate

_LINK_HEIGHT = 28


class PageHead(Line):
    """A message hides the note, and so does a notice; `notices` are its text in several lengths.

    `rule` is the section of the rules that explains the message; a button leads there. `changed`
    is emitted with each message. With `follows_hint`, the player follows a hint and is not asked to
    confirm anything.
    """

    rule_asked = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=10)
        self.rule = ""
        self.follows_hint = False
        self._question = ""
        self._clear_timer = QTimer(self, singleShot=True)
        self._clear_timer.timeout.connect(self.clear_message)
        self.notices: tuple[str, ...] = ("",)
        self.may_have_note = True
        self.title = Text(size=TITLE, weight=SEMIBOLD, shrinks=False, grows=False)
        self.note = Text(size=BODY, role="text_second")
        self.message = Text(size=BODY, role="warning")
        self.notice = Text(size=BODY, weight=SEMIBOLD, role="accent")
        self.rule_link = Button(translate("Page", "Rule"), "F1", height=_LINK_HEIGHT)
        self.rule_link.describe(translate("Page", "Opens the rule that forbids this."))
        self.rule_link.clicked.connect(lambda: self.rule_asked.emit(self.rule))
        self.line = Line(gap=10)
        self.add(self.title)
        self.add(self.line, stretch=1)
        for text in (self.note, self.notice, self.message):
            self.line.add(text, stretch=1)
        self.line.add(self.rule_link)
        for widget in (self.message, self.notice, self.rule_link):
            self.line.want(widget, False)

    def stack(self, stacked: bool) -> None:
        """Place the title above the rest, or beside it."""
        self.vertical = stacked
        self.gap = 0 if stacked else 10

    def warn(self, text: str, rule: str = "") -> None:
        """Show a warning until the next message; `rule` is the section that explains it."""
        self.show_message(text, "warning", rule)
        announcer().say(text, is_urgent=True)

    def inform(self, text: str) -> None:
        """Show a message until the next one."""
        self.show_message(text, "accent")
        announcer().say(text)

    def announce(self, text: str) -> None:
        """Show a message for a moment."""
        self.show_message(text, "accent")
        self._clear_timer.start(MS_BANNER)

    def show_message(self, text: str, role: Role, rule: str = "") -> None:
        """Show a message without announcing it, none with an empty text."""
        self._clear_timer.stop()
        self._question = ""
        self.rule = rule
        self.message.say(text, role)
        self.message.setToolTip(plain_tip(text))
        self.changed.emit()

    def clear_message(self) -> None:
        """Remove the message."""
        self.follows_hint = False
        if self.message.text:
            self.show_message("", "text")

    def is_confirmed(self, question: str) -> bool:
        """Return whether the player has confirmed by repeating the action; if not, ask.

        A player who follows a hint is not asked.
        """
        if self._question == question or self.follows_hint:
            self.clear_message()
            return True
        self.warn(question)
        self._question = question
        return False

    def fit(self, room: int) -> None:
        """Leave out what does not fit in `room` pixels: the title beside a long message, the note.

        A note is shown whole or not at all, and so is a notice beside what a page has added.
        """
        has_message, gap = bool(self.message.text), look().ipx(10)
        taken = self._taken_by_others()
        title = 0 if self.vertical else self.title.width_of_text()
        # If a page has added something beside it, the title stays.
        beside = room - (taken + title + gap if taken else 0)
        self.notice.say_fitting(self.notices, beside)
        has_notice = bool(self.notice.text) and not has_message
        if taken:
            has_notice = has_notice and self.notice.narrow_width() <= beside
        self._name_link(room - self.message.width_of_text() - gap)
        both = title + self.message.width_of_text()
        if has_notice:
            both = title + gap + self.notice.narrow_width() + taken
        if self.rule:
            both += self.rule_link.sizeHint().width() + gap
        self.line.want(self.message, has_message)
        self.line.want(self.rule_link, bool(self.rule))
        self.line.want(self.notice, has_notice)
        is_alone = self.vertical or not (has_message or has_notice)
        self.want(self.title, is_alone or both <= room)
        is_free = self.may_have_note and not has_message and not has_notice
        needed = title + gap + self.note.narrow_width() + taken
        self.line.want(self.note, is_free and needed <= room)
        self.place()

    def _taken_by_others(self) -> int:
        """Return the width of what a page has added beside the title and the texts."""
        if self.vertical:
            return 0
        taken = self.line_layout.minimum_length(without=self.line)
        if self.is_wanted(self.title):
            return taken - self.title.minimumSizeHint().width()
        return taken + look().ipx(self.gap) if taken else 0

    def _name_link(self, room: int) -> None:
        """Reduce the link to its key if a long message needs the room."""
        name = translate("Page", "Rule")
        width = self.rule_link.width_as(name, True, look().text)
        self.rule_link.shorten("" if self.rule and width > room else name)
