# SPDX-License-Identifier: MIT
"""Messages beside the title of a page."""

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.tokens import MS_BANNER
from powergrid.gui.power_grid.pages.page_head import PageHead


class PageMessages(QObject):
    """Shows one message at a time in the head of a page, and emits `changed` with each.

    With `follows_hint`, the player follows a hint and is not asked to confirm anything.
    """

    changed = Signal()

    def __init__(self, head: PageHead) -> None:
        super().__init__(head)
        self.follows_hint = False
        self._head = head
        self._question = ""
        self._clear_timer = QTimer(self)
        self._clear_timer.setSingleShot(True)
        self._clear_timer.timeout.connect(self.clear)

    @property
    def text(self) -> str:
        """The message that is shown, or an empty text."""
        return self._head.message.text

    def warn(self, text: str, rule: str = "") -> None:
        """Show a warning until the next message; `rule` is the section that explains it."""
        self.show(text, "warning", rule)
        announcer().say(text, is_urgent=True)

    def inform(self, text: str) -> None:
        """Show a message until the next one."""
        self.show(text, "accent")
        announcer().say(text)

    def announce(self, text: str) -> None:
        """Show a message for a moment."""
        self.show(text, "accent")
        self._clear_timer.start(MS_BANNER)

    def show(self, text: str, role: str, rule: str = "") -> None:
        """Show a message without announcing it."""
        self._clear_timer.stop()
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
        """Return whether the player has confirmed by repeating the action; if not, ask.

        A player who follows a hint is not asked.
        """
        if self._question == question or self.follows_hint:
            self.clear()
            return True
        self.warn(question)
        self._question = question
        return False
