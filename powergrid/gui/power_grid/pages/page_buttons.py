# SPDX-License-Identifier: MIT
"""The buttons of a page and the keys that press them."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind, focused_button, is_offered
from powergrid.gui.kit.painted import PaintedButton
from powergrid.gui.power_grid.pages.page_foot import PageFoot
from powergrid.gui.power_grid.pages.page_messages import PageMessages


class PageButtons:
    """Adds and presses a page's buttons; pressing a disabled one says why it is disabled.

    `primary` is the main button.
    """

    def __init__(self, page: QWidget, foot: PageFoot, messages: PageMessages) -> None:
        self.primary: Button | None = None
        self._page = page
        self._foot = foot
        self._messages = messages
        self._announced_text = ""

    def add(
        self, text: str, key: str, *, primary: bool = False, stand_in: str | None = None
    ) -> Button:
        """Append a button to the foot; `stand_in` is an icon for when its text does not fit."""
        button = Button(text, key, primary)
        if primary:
            self.primary = button
            bind(self._page, key, self.press_primary, button)
        else:
            bind(self._page, key, lambda: self.press(button), button)
        self._foot.add_own(button, stand_in)
        return button

    def press(self, control: PaintedButton) -> None:
        """Press a control of the page, or say why it is disabled."""
        if control.isEnabled():
            control.click()
        elif is_offered(control):
            self.say_why_disabled(control)

    def say_why_disabled(self, control: PaintedButton) -> None:
        """Show why a control is disabled."""
        self._messages.warn(control.description, control.rule)

    def announce_primary(self) -> None:
        """Announce the main button's text if it has changed."""
        text = self.primary.text() if self.primary is not None else ""
        if text != self._announced_text:
            self._announced_text = text
            has_focus = self.primary is not None and self.primary.hasFocus()
            if self._page.isVisible() and not has_focus:  # screen readers read a focused button
                announcer().say(text)

    def press_primary(self) -> None:
        """Press the button with a focus ring, else the main button."""
        button = focused_button(self._page) or self.primary
        if isinstance(button, PaintedButton):
            self.press(button)
