# SPDX-License-Identifier: MIT
"""The head of a view: an icon, a title, a status, and buttons."""

from collections.abc import Callable

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View


class ViewHead(Line):
    """Title and status are on the left, buttons on the right."""

    def __init__(self, view: View, icon: str, title: str, status: str = "") -> None:
        super().__init__(view, gap=12)
        self._back_asked = view.back_asked
        self.status = Text(status, role="text_second")
        self.add(IconView(icon, side=28))
        self.add(Text(title, size=FIGURE, weight=SEMIBOLD, shrinks=False))
        self.add(self.status, stretch=1)

    def add_button(self, text: str, key: str, slot: Callable[[], object], does: str = "") -> Button:
        """Append a button with its key."""
        button = Button(text, key)
        button.describe(does)
        button.clicked.connect(slot)
        bind(button, key, button.click)
        self.add(button)
        return button

    def add_back(self) -> Button:
        """Append the button that goes back to the previous page."""
        does = translate("ViewHead", "Goes back to the previous page.")
        return self.add_button(translate("ViewHead", "Back"), "Esc", self._back_asked.emit, does)
