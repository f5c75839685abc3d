# SPDX-License-Identifier: MIT
"""A line above the views about a problem that lasts, shown until it is solved."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import MIN_HEIGHT

_HEIGHT: Final = 52


class Problem(IntEnum):
    """What an alert is about; the most urgent problem comes first."""

    UNSAVED_GAME = 0
    OPEN_ELSEWHERE = 1
    CLOSED_FOLDER = 2
    UNSAVED_SETTINGS = 3


class Remedy(NamedTuple):
    """A button beside an alert: its text, its description, and its slot."""

    text: str
    does: str
    slot: Callable[[], object]


class Alerts(Line):
    """Shows the most urgent alert; there is at most one about each problem.

    `resized` is emitted when the line needs more or less room.
    """

    resized = Signal()

    def __init__(self) -> None:
        super().__init__(gap=10, pad=6, ground="surface_2")
        self._alerts: dict[Problem, tuple[str, Sequence[Remedy]]] = {}
        self.sentence = Text(wraps=True)
        self.buttons: list[Button] = []
        self.add(IconView("warning", side=22, role="warning"))
        self.add(self.sentence, stretch=1)
        self.setVisible(False)

    def show_alert(self, problem: Problem, sentence: str, remedies: Sequence[Remedy] = ()) -> None:
        """Show an alert until it is withdrawn, instead of an earlier one about that problem."""
        self._alerts[problem] = (sentence, remedies)
        announcer().say(sentence, is_urgent=True)
        self._show()

    def withdraw(self, problem: Problem) -> None:
        """Stop showing the alert about a problem."""
        if self._alerts.pop(problem, None) is not None:
            self._show()

    def room(self) -> int:
        """Return the height of the line in pixels, 0 if it is hidden."""
        return look().text_px(_HEIGHT) if self._alerts else 0

    def _show(self) -> None:
        for button in self.buttons:
            self.remove_widget(button)
        self.buttons = []
        self.setVisible(bool(self._alerts))
        if self._alerts:
            sentence, remedies = self._alerts[min(self._alerts)]
            self.sentence.say(sentence)
            self.sentence.setToolTip(plain_tip(sentence))
            for remedy in remedies:
                self._add_button(remedy)
        self.resized.emit()
        self.place()

    def _add_button(self, remedy: Remedy) -> None:
        button = Button(remedy.text)
        button.describe(remedy.does)
        button.clicked.connect(lambda: remedy.slot())
        self.add(button)
        self.buttons.append(button)


class AlertedViews(QWidget):
    """The alerts, if there are any, above the views."""

    def __init__(self, views: QWidget) -> None:
        super().__init__()
        self.alerts = Alerts()
        self._views = views
        for part in (self.alerts, views):
            part.setParent(self)
        self.alerts.resized.connect(self.lay_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place both in the new size."""
        self.lay_out()

    def lay_out(self) -> None:
        """Give the alerts the room they need, and the rest to the views.

        Views that are too low then shrink evenly, so that nothing in them changes its place.
        """
        width, height = self.width(), self.height()
        whole = look().scale_in(width, height)
        rest = height - self.alerts.room() * whole / look().scale
        if whole * MIN_HEIGHT <= rest:
            look().fit(width, rest)
        else:
            look().fit(width, whole * MIN_HEIGHT * rest / height)
            width = round(width * look().scale / whole)
        room = self.alerts.room()  # the scale may be smaller now
        self.alerts.setGeometry(0, 0, self.width(), room)
        self._views.setGeometry((self.width() - width) // 2, room, width, height - room)
