# SPDX-License-Identifier: MIT
"""The buttons below a replay: back, play and forward, and keys for longer jumps."""

from collections.abc import Callable
from typing import Final

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.play.replay import AnyReplay

_WIDE: Final = 616
"""From this width on there is room for the keys on the buttons."""


class ReplayButtons(Line):
    """The row that moves through a replay; a game adds buttons of its own behind these.

    Where there is little room, no keys are shown, then those that jump by a phase are left out;
    their keys still work.
    """

    def __init__(self, replay: AnyReplay) -> None:
        super().__init__(gap=8)
        self._replay = replay
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
        for button in (self.phase_back, self.phase_forward):
            self.rank(button, 2)
        self._bind_jumps()
        replay.playing.connect(self._follow_playing)
        replay.session.changed.connect(self._follow_position)
        self._follow_playing(replay.is_playing)
        self._follow_position()

    def _button(self, icon: str, name: str, key: str, slot: Callable[[], object]) -> Button:
        button = Button("", key, icon=icon)
        button.setAccessibleName(name)
        button.clicked.connect(slot)
        bind(self, key, button.click, button)
        self.add(button)
        return button

    def arrange(self) -> None:
        """Show keys on the buttons only where there is room for them."""
        for button in self.findChildren(Button):
            button.show_key(bool(button.text()) and self.width() >= look().px(_WIDE))
        super().arrange()

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
