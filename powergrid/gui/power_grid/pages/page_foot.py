# SPDX-License-Identifier: MIT
"""The foot of a page: the common buttons on the left, the page's own on the right."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.keys import bind, focused_button, is_offered
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.page_head import PageHead

_WIDE_GAP, _NARROW_GAP = 8, 5
"""The gaps between buttons in a wide and in a narrow panel."""

_Faces = dict[Button, tuple[str, bool]]
"""The text of each button, empty for only an icon, and whether it shows its key."""


class PageFoot(Line):
    """Buttons with as much text as fits.

    First Hint and Plan become icons, then Undo, which shows no key while it is disabled; then Hint
    and Plan lose their keys, then the page's own buttons, then Undo; then those with a stand-in
    become icons, and at last the main button loses its key. If even that does not fit, Hint is left
    out. Keys press the buttons from anywhere on the page; pressing a disabled one says why it is
    disabled. `primary` is the main button.
    """

    def __init__(self, page: QWidget, head: PageHead) -> None:
        super().__init__(page, gap=_WIDE_GAP)
        self.primary: Button | None = None
        self._page = page
        self._head = head
        self._announced_text = ""
        self.undo = Button(translate("Page", "Undo"), "Z", icon="undo")
        self.hint = Button(translate("Page", "Hint"), "H", icon="hint")
        self.planning = Button(translate("Page", "Plan"), "N", icon="plan")
        self._own: list[Button] = []
        self._stand_ins: dict[Button, tuple[str, Icon]] = {}
        self.add(self.undo)
        self.add(self.hint, drop=1)
        self.add(self.planning)
        self.add_space()

    def add_button(
        self,
        text: str,
        key: str,
        act: Callable[[], object],
        does: str = "",
        *,
        primary: bool = False,
        stand_in: Icon | None = None,
    ) -> Button:
        """Append a button of the page that calls `act`; `does` describes that.

        `stand_in` is an icon for when its text does not fit.
        """
        button = Button(text, key, primary)
        button.clicked.connect(act)
        button.describe(does)
        self.add(button)
        self._own.append(button)
        if stand_in is not None:
            self._stand_ins[button] = (text, stand_in)
        if primary:
            self.primary = button
        bind(self._page, key, self.press_primary if primary else lambda: self.press(button), button)
        return button

    def press(self, control: PaintedButton) -> None:
        """Press a control of the page, or say why it is disabled."""
        if control.isEnabled():
            control.click()
        elif is_offered(control):
            self.say_why_disabled(control)

    def say_why_disabled(self, control: PaintedButton) -> None:
        """Show why a control is disabled."""
        self._head.warn(control.description, control.rule)

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

    def fit(self, room: int, *, is_narrow: bool, is_wide: bool) -> None:
        """Give the buttons as much text as fits.

        Only buttons that differ are changed: each change causes a new layout, which calls this.
        """
        self.gap = _NARROW_GAP if is_narrow else _WIDE_GAP
        faces: _Faces = {}
        for faces in self._candidates(not is_narrow, is_wide):
            if self._width(faces) <= room:
                break
        for button, (text, shows_key) in faces.items():
            button.shorten(text)
            button.show_key(shows_key)
            if button in self._stand_ins:
                _, icon = self._stand_ins[button]
                button.set_icon(None if text else icon)

    def _candidates(self, undo_has_text: bool, others_have_text: bool) -> Iterator[_Faces]:
        others = (self.hint, self.planning)
        faces = self._faces()
        if not undo_has_text:
            faces |= {self.undo: ("", self.undo.isEnabled())}
        if others_have_text:
            yield faces
        faces |= dict.fromkeys(others, ("", True))
        yield faces
        faces |= {self.undo: ("", self.undo.isEnabled())}
        yield faces
        faces |= dict.fromkeys(others, ("", False))
        yield faces
        own = {button: (text, False) for button, (text, _) in self._own_faces().items()}
        faces |= {button: face for button, face in own.items() if button is not self.primary}
        yield faces
        faces |= {self.undo: ("", False)}
        yield faces
        faces |= dict.fromkeys(self._stand_ins, ("", False))
        yield faces
        yield faces | {button: face for button, face in own.items() if button is self.primary}

    def _own_faces(self) -> _Faces:
        """Return the page's own buttons with full texts and keys."""
        texts = {button: button.text() for button in self._own}
        texts |= {button: text for button, (text, _) in self._stand_ins.items()}
        return {button: (text, True) for button, text in texts.items()}

    def _faces(self) -> _Faces:
        """Return all buttons with full texts and keys."""
        return {
            self.undo: (translate("Page", "Undo"), True),
            self.hint: (translate("Page", "Hint"), True),
            self.planning: (translate("Page", "Plan"), True),
        } | self._own_faces()

    def _width(self, faces: _Faces) -> int:
        """Return the width of all buttons with these faces."""
        shown = [button for button in faces if self.is_wanted(button)]
        gaps = look().ipx(self.gap) * (len(shown) - 1)
        return sum(button.width_as(*faces[button]) for button in shown) + gaps
