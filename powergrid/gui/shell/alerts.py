# SPDX-License-Identifier: MIT
"""What is wrong for some time: a line above the views that stays until it is mended."""

from collections.abc import Callable, Sequence
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

UNSAVED: Final = "unsaved"
ELSEWHERE: Final = "elsewhere"
SETTINGS: Final = "settings"
_GRAVEST_FIRST: Final = (UNSAVED, ELSEWHERE, SETTINGS)

_HEIGHT: Final = 52


class Remedy(NamedTuple):
    """A button beside an alert: its text, what it does in words, and what it does."""

    text: str
    does: str
    slot: Callable[[], object]


class Alerts(Line):
    """At most one alert of each kind, of which the gravest is shown; `resized` when that changes
    the room the line needs."""

    resized = Signal()

    def __init__(self) -> None:
        super().__init__(gap=10, pad=6, ground="surface_2")
        self._told: dict[str, tuple[str, Sequence[Remedy]]] = {}
        self.sentence = Text(wraps=True)
        self.buttons: list[Button] = []
        self.add(IconView("warning", side=22, role="warning"))
        self.add(self.sentence, stretch=1)
        self.setVisible(False)

    def tell(self, kind: str, sentence: str, remedies: Sequence[Remedy] = ()) -> None:
        """Show an alert until it is withdrawn, in place of the one of its kind."""
        self._told[kind] = (sentence, remedies)
        announcer().say(sentence, is_urgent=True)
        self._show()

    def withdraw(self, kind: str) -> None:
        """Show that notice no longer."""
        if self._told.pop(kind, None) is not None:
            self._show()

    def room(self) -> int:
        """Return how many pixels high the line is, 0 where it is not to be seen."""
        return look().text_px(_HEIGHT) if self._told else 0

    def _show(self) -> None:
        for button in self.buttons:
            self.remove_widget(button)
        self.buttons = []
        gravest = next((self._told[kind] for kind in _GRAVEST_FIRST if kind in self._told), None)
        self.setVisible(gravest is not None)
        if gravest is not None:
            sentence, remedies = gravest
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
        button.setVisible(True)
        self.add(button)
        self.buttons.append(button)


class Alerted(QWidget):
    """What fills the window, below the alerts if there are any."""

    def __init__(self, views: QWidget) -> None:
        super().__init__()
        self.alerts = Alerts()
        self._views = views
        for part in (self.alerts, views):
            part.setParent(self)
        self.alerts.resized.connect(self.lay_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay both out anew."""
        self.lay_out()

    def lay_out(self) -> None:
        """Give the alerts the room they need, and the rest to what is below."""
        room = self.alerts.room()
        look().fit(self.width(), self.height() - room)
        room = self.alerts.room()  # the look may be smaller now
        self.alerts.setGeometry(0, 0, self.width(), room)
        self._views.setGeometry(0, room, self.width(), self.height() - room)
