# SPDX-License-Identifier: MIT
"""The bottom line of a page: the buttons of all pages on the left, its own on the right."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.pages.line import Line

translate = QCoreApplication.translate

_Faces = dict[Button, tuple[str, bool]]
"""Of each button its words, none if it is an icon alone, and whether its key stands on it."""


class PageFoot(Line):
    """As many words as have room: Hint and Plan become icons first, then Undo, then keys go.

    Plan is left out before any key goes; Hint only where it has no room without keys either.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8)
        self.undo = Button(translate("Page", "Undo"), "Z", icon="undo")
        self.hint = Button(translate("Page", "Hint"), "H", icon="hint")
        self.planning = Button(translate("Page", "Plan"), "N", icon="plan")
        self._own: list[Button] = []
        self.add(self.undo)
        self.add(self.hint, drop=1)
        self.add(self.planning, drop=2)
        self.add_space()

    def add_own(self, button: Button) -> None:
        """Append a button of the page itself."""
        self.add(button)
        self._own.append(button)

    def fit(self, room: int, *, is_narrow: bool, is_wide: bool) -> None:
        """Let the buttons say as much as has room; none is changed that says so already.

        A button that changes asks for another layout, which would never come to an end otherwise.
        """
        self.want(self.undo, self.undo.isEnabled() or not is_narrow)
        faces = self._faces(not is_narrow, is_wide)
        if self._changed(self.sizeHint().width(), faces, self.undo, *self._asides()) > room:
            faces = self._faces(not is_narrow, False)
        if self._changed(self.sizeHint().width(), faces, self.undo, *self._asides()) > room:
            faces = self._faces(False, False)
        keyless = faces | {button: (button.text(), False) for button in self._own}
        with_hint = self._with_hint()
        fits_keyless = self._changed(with_hint, keyless, self.undo) <= room
        if self._changed(with_hint if fits_keyless else self.needed(), faces, self.undo) > room:
            faces = keyless
        for button, (text, shows_key) in faces.items():
            if button.text() != text:
                name = button.accessibleName()
                button.set_text(text)
                button.setAccessibleName(name)
            button.show_key(shows_key)

    def _with_hint(self) -> int:
        """Return how long the line is with Undo, Hint as an icon and its own buttons."""
        if not self.is_wanted(self.hint):
            return self.needed()
        return self.needed() + look().ipx(self.gap) + self.hint.width_as("", False)

    def _asides(self) -> tuple[Button, Button]:
        return self.hint, self.planning

    def _faces(self, undo_has_words: bool, asides_have_words: bool) -> _Faces:
        hint, plan = (
            (translate("Page", "Hint"), translate("Page", "Plan"))
            if asides_have_words
            else ("", "")
        )
        return {
            self.undo: (translate("Page", "Undo") if undo_has_words else "", True),
            self.hint: (hint, asides_have_words),
            self.planning: (plan, asides_have_words),
        } | {button: (button.text(), True) for button in self._own}

    def _changed(self, width: int, faces: _Faces, *buttons: Button) -> int:
        """Return a width of the line, as it would be with these faces on buttons and own ones."""
        for button in (*buttons, *self._own):
            if self.is_wanted(button):
                width += button.width_as(*faces[button]) - button.sizeHint().width()
        return width
