# SPDX-License-Identifier: MIT
"""The foot of a page: the common buttons on the left, the page's own on the right."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate

_APART, _CLOSE = 8, 5
"""The gaps between buttons, usually and in a narrow panel."""

_Faces = dict[Button, tuple[str, bool]]
"""For each button its text, empty for an icon alone, and whether it shows its key."""


class PageFoot(Line):
    """Buttons with as much text as fits.

    Hint and Plan become icons first, then Undo; then the keys go, and last the texts of those own
    buttons that have an icon. If even that does not fit, Hint is left out; Plan never is.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=_APART)
        self.undo = Button(translate("Page", "Undo"), "Z", icon="undo")
        self.hint = Button(translate("Page", "Hint"), "H", icon="hint")
        self.planning = Button(translate("Page", "Plan"), "N", icon="plan")
        self._own: list[Button] = []
        self._stand_ins: dict[Button, tuple[str, str]] = {}
        self.add(self.undo)
        self.add(self.hint, drop=1)
        self.add(self.planning)
        self.add_space()

    def add_own(self, button: Button, stand_in: str | None = None) -> None:
        """Append a button of the page; `stand_in` is an icon that may replace its text."""
        self.add(button)
        self._own.append(button)
        if stand_in is not None:
            self._stand_ins[button] = (button.text(), stand_in)

    def fit(self, room: int, *, is_narrow: bool, is_wide: bool) -> None:
        """Give the buttons as much text as fits, and change only those that differ.

        A changed button asks for a new layout, which would go on for ever otherwise.
        """
        self.gap = _CLOSE if is_narrow else _APART
        self.want(self.undo, self.undo.isEnabled() or not is_narrow)
        faces: _Faces = {}
        for faces in self._candidates(not is_narrow, is_wide):
            if self._width(faces) <= room:
                break
        for button, (text, shows_key) in faces.items():
            if button.text() != text:
                self._show_words(button, text)
            button.show_key(shows_key)

    def _show_words(self, button: Button, text: str) -> None:
        name = button.accessibleName()
        button.set_text(text)
        button.setAccessibleName(name)
        if button in self._stand_ins:
            _, icon = self._stand_ins[button]
            button.set_icon(None if text else icon)

    def _candidates(self, undo_has_words: bool, both_have_words: bool) -> Iterator[_Faces]:
        yield self._faces(undo_has_words, both_have_words)
        yield self._faces(undo_has_words, False)
        faces = self._faces(False, False)
        yield faces
        faces |= {button: (text, False) for button, (text, _) in self._own_faces().items()}
        yield faces
        yield faces | dict.fromkeys(self._stand_ins, ("", False))

    def _own_faces(self) -> _Faces:
        """Return the page's own buttons with full texts and keys."""
        words = {button: button.text() for button in self._own}
        words |= {button: text for button, (text, _) in self._stand_ins.items()}
        return {button: (text, True) for button, text in words.items()}

    def _faces(self, undo_has_words: bool, both_have_words: bool) -> _Faces:
        hint, plan = (
            (translate("Page", "Hint"), translate("Page", "Plan")) if both_have_words else ("", "")
        )
        return {
            self.undo: (translate("Page", "Undo") if undo_has_words else "", True),
            self.hint: (hint, both_have_words),
            self.planning: (plan, both_have_words),
        } | self._own_faces()

    def _width(self, faces: _Faces) -> int:
        """Return the width of all buttons with these faces."""
        shown = [button for button in faces if self.is_wanted(button)]
        gaps = look().ipx(self.gap) * (len(shown) - 1)
        return sum(button.width_as(*faces[button]) for button in shown) + gaps
