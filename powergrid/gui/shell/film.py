# SPDX-License-Identifier: MIT
"""A view that shows a whole game in twenty seconds."""

from bisect import bisect_right
from math import floor
from typing import Final, Self

from PySide6.QtCore import QEvent, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible

from powergrid.gui.kit.keys import keep_key, set_first_focus
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View
from powergrid.gui.shell.review.moment_chart import MomentChart, times_of
from powergrid.play.session import AnySession

MS_WHOLE: Final = 20_000


class Film(View):
    """Plays the finished game of a session while its `clock` runs; any key or click ends it.

    It stops at the last position. With reduced motion it shows one position a round. A game shows
    each `position` with `show_position`; its `chart`, if any, is shown up to the same moment.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, session: AnySession) -> None:
        super().__init__()
        self.session = session
        self.times = times_of([played.before.round for played in session.past])
        self.position = 0
        self.chart: MomentChart | None = None
        self.setAccessibleName(
            translate("TimeLapse", "The game in twenty seconds. Press any key to end it.")
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_first_focus(self, self)
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0)
        self.clock.setEndValue(MS_WHOLE)
        self.clock.setDuration(MS_WHOLE)
        self.clock.valueChanged.connect(self.show_time)

    def show_time(self, milliseconds: int) -> None:
        """Show the moment this many milliseconds after the beginning."""
        first, last = self.times[0], self.times[-1]
        now = first + (last - first) * milliseconds / MS_WHOLE
        if look().reduced_motion:
            now = float(floor(now))
        position = bisect_right(self.times, now) - 1
        if position != self.position:
            self.position = position
            self.show_position()
        if self.chart is not None:
            self.chart.show_until(now)

    def pause_at(self, position: int) -> None:
        """Stop the clock, and show a position, or the nearest existing one."""
        self.clock.stop()
        first, last = self.times[0], self.times[-1]
        at = self.times[min(position, len(self.times) - 1)]
        self.clock.setCurrentTime(round(MS_WHOLE * (at - first) / (last - first)))

    def resume(self, before: Self) -> None:
        """Continue at the same moment, unless the film has stopped."""
        self.clock.setCurrentTime(before.clock.currentTime())
        if before.clock.state() == QVariantAnimation.State.Stopped:
            self.clock.stop()

    def show_position(self) -> None:
        """Show the game at `position`."""

    def event(self, event: QEvent) -> bool:
        """End with any key or click, before a shortcut of the window has it."""
        if keep_key(event, lambda _: True):
            return True
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.clock.stop()
            self.back_asked.emit()
            return True
        return super().event(event)
