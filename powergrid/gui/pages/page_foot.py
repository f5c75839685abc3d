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
        if self._least_width(faces, self.undo, *self._asides()) > room:
            faces = self._faces(not is_narrow, False)
        if self._least_width(faces, self.undo, *self._asides()) > room:
            faces = self._faces(False, False)
        keyless = faces | {button: (button.text(), False) for button in self._own}
        fits_keyless = self._least_width(keyless, self.undo, self.hint) <= room
        kept = (self.undo, self.hint) if fits_keyless else (self.undo,)
        if self._least_width(faces, *kept) > room:
            faces = keyless
        for button, (text, shows_key) in faces.items():
            if button.text() != text:
                name = button.accessibleName()
                button.set_text(text)
                button.setAccessibleName(name)
            button.show_key(shows_key)

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

    def _least_width(self, faces: _Faces, *buttons: Button) -> int:
        """Return how wide the line must be for these buttons and its own, with these faces."""
        shown = [button for button in (*buttons, *self._own) if self.is_wanted(button)]
        gaps = look().ipx(self.gap) * (len(shown) - 1)
        return sum(button.width_as(*faces[button]) for button in shown) + gaps
