# SPDX-License-Identifier: MIT
"""The table of a chapter: the board makes room for the coach, and rings show what it mentions."""

from typing import Final, Self

from PySide6.QtCore import Signal

from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.tutorial.lesson import Lesson
from powergrid.gui.power_grid.tutorial.resting_page import RestingPage
from powergrid.gui.power_grid.tutorial.spotlight import Spotlight
from powergrid.gui.power_grid.words.announcements import new_announcer
from powergrid.gui.shell.coach import Coach

_GAP: Final = 6


class LessonTable(Table):
    """Plays one chapter; `finished` is emitted at its end.

    `step_shown` carries the step that is shown.
    """

    finished = Signal()
    step_shown = Signal(int)

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.coach: Coach | None = None
        super().__init__(
            lesson.session,
            idle=lambda session, staging: RestingPage(lesson, staging),
            ends_turns=lambda: False,  # ending the turn is a separate step
        )
        lesson.setParent(self)
        self.coach = Coach(translate("Tutorial", lesson.course.chapter.title), self)
        self.light = Spotlight(self)
        self.coach.next_asked.connect(lesson.next)
        self.coach.back_asked.connect(self._go_back)
        self.coach.show_asked.connect(lesson.show)
        self.coach.leave_asked.connect(self.back_asked)
        lesson.step_changed.connect(self.show_step)
        lesson.strayed.connect(self.coach.refuse)
        lesson.finished.connect(self.finished)
        lesson.session.changed.connect(self.light.update)
        new_announcer(lesson.session)
        self.staging.draft_changed.connect(self.light.update)
        self.show_step()

    def resume(self, before: Self) -> None:
        """Take over the staged actions, unless the position has changed."""
        if self.session.state == before.session.state:
            super().resume(before)

    def show_step(self) -> None:
        """Show the current step."""
        assert self.coach is not None  # it is made before anything moves
        lesson, steps = self.lesson, len(self.lesson.course.tasks)
        is_last = lesson.step == steps - 1
        count = self.tr("{step} of {steps}").format(step=lesson.step + 1, steps=steps)
        self.coach.say(lesson.text(), count)
        next_ = self.tr("Finish") if is_last else self.tr("Next")
        self.coach.offer(
            back=lesson.step > 0,
            show=not lesson.is_reading and not lesson.is_done,
            next_=next_ if lesson.is_reading else "",
        )
        self.action.setEnabled(not lesson.is_reading)
        self.light.point_at(lesson.targets)
        self.light.raise_()
        self.step_shown.emit(lesson.step)
        self.focus_first()

    def focus_first(self) -> None:
        """Set the focus to where the step continues."""
        assert self.coach is not None
        if self.lesson.is_reading:
            self.coach.next.setFocus()
        else:
            self.action.focus_first()

    def _go_back(self) -> None:
        if self.lesson.step:
            self.lesson.go_to(self.lesson.step - 1)

    def lay_out(self) -> None:
        """Place the coach and the spotlight too."""
        super().lay_out()
        if self.coach is None:
            return
        board = self.board.view.geometry()
        tall, gap = self.coach.height_for(board.size(), self.lesson.steps()), look().ipx(_GAP)
        self.board.view.setGeometry(board.adjusted(0, 0, 0, -tall - gap))
        self.coach.setGeometry(board.adjusted(0, board.height() - tall, 0, 0))
        self.coach.lay_out()
        self.light.setGeometry(self.rect())
