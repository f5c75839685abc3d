# SPDX-License-Identifier: MIT
"""The buttons below a replay: back, play and forward, and keys for longer jumps."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.keys import bind, key_text
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BUTTON_HEIGHT
from powergrid.gui.kit.translation import translate
from powergrid.play.replay import AnyReplay

_WIDE_GAP: Final = 8
_NARROW_GAP: Final = 5
"""The gaps between buttons, and those where there is too little room for all of them."""
_STEPS: Final = 5
"""How many buttons move through the replay."""

_Faces: TypeAlias = dict[Button, tuple[str, bool]]
"""The text of each button, empty for only an icon, and whether it shows its key."""


class ReplayButtons(Line):
    """The row that moves through a replay; a game adds buttons of its own behind these.

    Where there is little room, no keys are shown, then those with a stand-in become icons, and at
    last some are left out: a menu has them, and their keys still work.
    """

    def __init__(self, replay: AnyReplay) -> None:
        super().__init__(gap=_WIDE_GAP)
        self._replay = replay
        self._texts: dict[Button, str] = {}
        self._stand_ins: dict[Button, Icon] = {}
        name = translate("ReplayPage", "Phase back", "to the phase before")
        self.phase_back = self._button("fast_back", name, "PgUp", lambda: replay.jump_phases(-1))
        name = translate("ReplayPage", "Step back", "one move back")
        self.back = self._button("back", name, "Left", lambda: replay.step(-1))
        self.play = self._button("play", "", "P", self._play_or_stop)
        self.play.describe(translate("ReplayPage", "Plays the game like a film, or stops it."))
        name = translate("ReplayPage", "Step forward", "one move forward")
        self.forward = self._button("forward", name, "Right", lambda: replay.step(1))
        name = translate("ReplayPage", "Phase forward", "to the next phase")
        self.phase_forward = self._button(
            "fast_forward", name, "PgDown", lambda: replay.jump_phases(1)
        )
        self._jumps = (self.phase_back, self.phase_forward)
        for button in self._jumps:
            self.rank(button, 3)
        self.more = Button("", icon="more")
        self.more.setAccessibleName(translate("ReplayPage", "More", "button: opens a menu"))
        self.more.describe(translate("ReplayPage", "Lists what has no room in this row."))
        self.more.clicked.connect(self.open_more)
        self.add(self.more)
        self.want(self.more, False)
        self._bind_jumps()
        replay.playing.connect(self._follow_playing)
        replay.session.changed.connect(self._follow_position)
        self._follow_playing(replay.is_playing)
        self._follow_position()

    def _button(self, icon: Icon, name: str, key: str, slot: Callable[[], object]) -> Button:
        button = Button("", key, icon=icon)
        button.show_key(False)
        button.setAccessibleName(name)
        self._append(button, slot)
        return button

    def add_button(
        self,
        text: str,
        key: str,
        slot: Callable[[], object],
        does: str = "",
        *,
        stand_in: Icon | None = None,
        drop: int = 0,
    ) -> Button:
        """Append a button with a text; `stand_in` is an icon for when the text does not fit."""
        button = Button(text, key)
        button.describe(does)
        self._texts[button] = text
        if stand_in is not None:
            self._stand_ins[button] = stand_in
        self._append(button, slot, drop)
        return button

    def add_jump(self, phase_name: Callable[[int], str]) -> Button:
        """Append the button that lists all rounds, each with its phases."""
        text = translate("ReplayPage", "Jump", "button: to another round")
        does = translate("ReplayPage", "Lists all rounds and phases.")
        jump = self.add_button(
            text,
            "J",
            lambda: self.pop_up(self._jump_menu(phase_name), jump),
            does,
            stand_in="chevron",
            drop=5,
        )
        return jump

    def _jump_menu(self, phase_name: Callable[[int], str]) -> QMenu:
        menu, rounds = QMenu(self), dict[int, QMenu]()
        for mark in self._replay.marks:
            if mark.round not in rounds:
                title = translate("ReplayPage", "Round {round}").format(round=mark.round)
                rounds[mark.round] = menu.addMenu(title)
            action = rounds[mark.round].addAction(phase_name(mark.phase))
            action.triggered.connect(lambda _=False, at=mark.position: self._go_to(at))
        return menu

    def _go_to(self, position: int) -> None:
        self._replay.stop()
        self._replay.go_to(position)

    def _append(self, button: Button, slot: Callable[[], object], drop: int = 0) -> None:
        button.clicked.connect(slot)
        bind(self, button.key, button.click, button)
        self.add(button, drop=drop)

    def arrange(self) -> None:
        """Show as many keys and texts as fit.

        Only buttons that differ are changed: each change causes a new layout, which calls this.
        """
        faces: _Faces = {}
        for faces in self._candidates():
            if self._taken(faces, _WIDE_GAP) <= self.width():
                break
        self.gap = _WIDE_GAP if self._taken(faces, _WIDE_GAP) <= self.width() else _NARROW_GAP
        self.want(self.more, self._taken(faces, _NARROW_GAP) > self.width())
        for button, (text, shows_key) in faces.items():
            button.shorten(text)
            button.show_key(shows_key)
            if button in self._stand_ins:
                button.set_icon(None if text else self._stand_ins[button])
        super().arrange()

    def _candidates(self) -> Iterator[_Faces]:
        yield {button: (text, True) for button, text in self._texts.items()}
        faces = {button: (text, False) for button, text in self._texts.items()}
        yield faces
        for button in self._stand_ins:
            faces = faces | {button: ("", False)}
            yield faces

    def _taken(self, faces: _Faces, gap: float) -> int:
        """Return the width of all buttons with these faces, with so much between them."""
        widths = [look().ipx(BUTTON_HEIGHT)] * _STEPS
        widths += [
            button.width_as(*face) for button, face in faces.items() if self.is_wanted(button)
        ]
        return sum(widths) + look().ipx(gap) * (len(widths) - 1)

    def open_more(self) -> QMenu:
        """Open the menu of all buttons that are left out."""
        menu = QMenu(self)
        for button in (*self._jumps, *self._texts):
            if self.is_wanted(button) and button.isHidden():
                text = f"{button.accessibleName()}\t{key_text(button.key)}"
                menu.addAction(text, button.click).setEnabled(button.isEnabled())
        self.pop_up(menu, self.more)
        return menu

    def pop_up(self, menu: QMenu, button: Button) -> None:
        """Open the menu of a button above it, or above the button that stands for it."""
        place = self.more if button.isHidden() else button
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _bind_jumps(self) -> None:
        replay = self._replay
        back = translate("ReplayPage", "One round back")
        bind(self, "Ctrl+PgUp", lambda: replay.jump_rounds(-1), back)
        forward = translate("ReplayPage", "One round forward")
        bind(self, "Ctrl+PgDown", lambda: replay.jump_rounds(1), forward)
        first = translate("ReplayPage", "To the first move")
        bind(self, "Home", lambda: replay.step(-replay.last), first)
        last = translate("ReplayPage", "To the last move")
        bind(self, "End", lambda: replay.step(replay.last), last)

    def _play_or_stop(self) -> None:
        if self._replay.is_playing:
            self._replay.stop()
        else:
            self._replay.play()

    def _follow_playing(self, is_playing: bool) -> None:
        """Show what the middle button does now."""
        name = translate("ReplayPage", "Play", "button: as a film")
        if is_playing:
            name = translate("ReplayPage", "Stop", "button: the film")
        self.play.set_icon("pause" if is_playing else "play")
        self.play.setAccessibleName(name)

    def _follow_position(self) -> None:
        """Disable what would lead beyond either end."""
        replay = self._replay
        at_first = translate("ReplayPage", "This is the first move.") if not replay.position else ""
        is_last = replay.position == replay.last
        at_last = translate("ReplayPage", "This is the last move.") if is_last else ""
        self.back.describe(translate("ReplayPage", "Goes back one move."), at_first)
        self.phase_back.describe(translate("ReplayPage", "Goes back one phase."), at_first)
        self.forward.describe(translate("ReplayPage", "Goes forward one move."), at_last)
        self.phase_forward.describe(translate("ReplayPage", "Goes forward one phase."), at_last)
