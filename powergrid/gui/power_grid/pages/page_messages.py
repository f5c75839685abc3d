# SPDX-License-Identifier: MIT
"""Messages beside the title of a page."""

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.tokens import MS_BANNER
from powergrid.gui.power_grid.pages.page_head import PageHead


class PageMessages(QObject):
    """Shows one message at a time in the head of a page; `changed` is emitted with each.

    `follows_hint`: the player follows a hint and is asked nothing.
    """

    changed = Signal()

    def __init__(self, head: PageHead) -> None:
        super().__init__(head)
        self.follows_hint = False
        self._head = head
        self._question = ""
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self.clear)

    @property
    def text(self) -> str:
        """The message shown, if any."""
        return self._head.message.text

    def warn(self, text: str, rule: str = "") -> None:
        """Show a warning until something else happens; `rule` is the section that explains it."""
        self.show(text, "warning", rule)
        announcer().say(text, is_urgent=True)

    def inform(self, text: str) -> None:
        """Show a message until something else happens."""
        self.show(text, "accent")
        announcer().say(text)

    def announce(self, text: str) -> None:
        """Show a message for a moment."""
        self.show(text, "accent")
        self._silence.start(MS_BANNER)

    def show(self, text: str, role: str, rule: str = "") -> None:
        """Show a message without announcing it."""
        self._silence.stop()
        self._question = ""
        self._head.say(text, role, rule)
        self.changed.emit()

    def clear(self) -> None:
        """Remove the message."""
        self.follows_hint = False
        if self.text:
            self._question = ""
            self._head.say("")
            self.changed.emit()

    def is_confirmed(self, question: str) -> bool:
        """Return whether the player has answered a question by repeating the action; else ask it.

        A player who follows a hint is not asked.
        """
        if self._question == question or self.follows_hint:
            self.clear()
            return True
        self.warn(question)
        self._question = question
        return False
