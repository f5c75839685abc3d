# SPDX-License-Identifier: MIT
"""The foot of a page: the common buttons on the left, the page's own on the right."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate

_WIDE_GAP, _NARROW_GAP = 8, 5
"""The gaps between buttons in a wide and in a narrow panel."""

_Faces = dict[Button, tuple[str, bool]]
"""The text of each button, empty for only an icon, and whether it shows its key."""


class PageFoot(Line):
    """Buttons with as much text as fits.

    First Hint and Plan become icons, then Undo; then the page's own buttons lose their keys, and
    at last those with a stand-in their texts. If even that does not fit, Hint is left out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=_WIDE_GAP)
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
        """Append a button of the page; `stand_in` is an icon for when its text does not fit."""
        self.add(button)
        self._own.append(button)
        if stand_in is not None:
            self._stand_ins[button] = (button.text(), stand_in)

    def fit(self, room: int, *, is_narrow: bool, is_wide: bool) -> None:
        """Give the buttons as much text as fits.

        Only buttons that differ are changed: each change causes a new layout, which calls this.
        """
        self.gap = _NARROW_GAP if is_narrow else _WIDE_GAP
        self.want(self.undo, self.undo.isEnabled() or not is_narrow)
        faces: _Faces = {}
        for faces in self._candidates(not is_narrow, is_wide):
            if self._width(faces) <= room:
                break
        for button, (text, shows_key) in faces.items():
            if button.text() != text:
                self._set_text(button, text)
            button.show_key(shows_key)

    def _set_text(self, button: Button, text: str) -> None:
        name = button.accessibleName()
        button.set_text(text)
        button.setAccessibleName(name)
        if button in self._stand_ins:
            _, icon = self._stand_ins[button]
            button.set_icon(None if text else icon)

    def _candidates(self, undo_has_text: bool, others_have_text: bool) -> Iterator[_Faces]:
        yield self._faces(undo_has_text, others_have_text)
        yield self._faces(undo_has_text, False)
        faces = self._faces(False, False)
        yield faces
        faces |= {button: (text, False) for button, (text, _) in self._own_faces().items()}
        yield faces
        yield faces | dict.fromkeys(self._stand_ins, ("", False))

    def _own_faces(self) -> _Faces:
        """Return the page's own buttons with full texts and keys."""
        texts = {button: button.text() for button in self._own}
        texts |= {button: text for button, (text, _) in self._stand_ins.items()}
        return {button: (text, True) for button, text in texts.items()}

    def _faces(self, undo_has_text: bool, others_have_text: bool) -> _Faces:
        hint, plan = (
            (translate("Page", "Hint"), translate("Page", "Plan")) if others_have_text else ("", "")
        )
        return {
            self.undo: (translate("Page", "Undo") if undo_has_text else "", True),
            self.hint: (hint, others_have_text),
            self.planning: (plan, others_have_text),
        } | self._own_faces()

    def _width(self, faces: _Faces) -> int:
        """Return the width of all buttons with these faces."""
        shown = [button for button in faces if self.is_wanted(button)]
        gaps = look().ipx(self.gap) * (len(shown) - 1)
        return sum(button.width_as(*faces[button]) for button in shown) + gaps
