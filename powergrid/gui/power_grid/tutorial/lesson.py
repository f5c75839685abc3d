# SPDX-License-Identifier: MIT
"""A chapter being played: the player does what its steps ask for."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.limit_bids import LimitBids
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.tutorial.chapters import Target
from powergrid.gui.power_grid.tutorial.course import Course, Task
from powergrid.gui.power_grid.tutorial.figures import with_figures
from powergrid.gui.power_grid.tutorial.wanted import Wanted
from powergrid.play.authority import Answer
from powergrid.play.thinker import Reply, Thinker
from powergrid.rules import State
from powergrid.rules.actions import Action


class Script(Thinker):
    """Plays the rivals' moves from the record."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.moves: list[Action] = []

    def decide(
        self, reply: Reply, level: str, view: State, seed: int, past: Sequence[object] = ()
    ) -> None:
        """Answer with the next move, if there is one."""
        if self.moves:
            reply.finished.emit(self.moves[0])


class _NoLimits(LimitBids):
    """No automatic bids: each bid is a step."""

    def answer(self, state: State) -> None:
        """Return that the player asked must answer."""


class Lesson(QObject):
    """One chapter, played in `session`; it allows there what its steps ask for.

    Nothing is undone: the player goes back a step instead. `step_changed` is emitted when another
    step begins, or when this one waits for the rivals; `strayed` carries why a legal action is not
    done here; `finished` is emitted after the last step.
    """

    asks_people = True
    can_undo = False

    step_changed = Signal()
    strayed = Signal(str)
    finished = Signal()

    def __init__(self, course: Course, step: int) -> None:
        super().__init__()
        self.course = course
        self.step = min(max(step, 0), len(course.tasks) - 1)
        self.wanted = Wanted(self.task.wanted)
        self._script = Script()
        start = self.task.start
        self.session = LessonSession(self, course, start)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._leave_step)
        self.session.start_bots(self._script, 0)

    # State

    @property
    def task(self) -> Task:
        """The step that is shown, at its place."""
        return self.course.tasks[self.step]

    @property
    def is_done(self) -> bool:
        """Whether what this step asks for is done, and only rivals are still to act."""
        return self.wanted.is_met and bool(self.task.wanted)

    @property
    def is_reading(self) -> bool:
        """Whether this step is only to be read."""
        return not self.task.wanted

    @property
    def is_resting(self) -> bool:
        """Whether nobody acts: the rivals wait for the reader."""
        return not self.session.is_person_asked and not self._script.moves

    @property
    def targets(self) -> tuple[Target, ...]:
        """What the current step points at."""
        return () if self.is_done else self.task.step.targets

    def text(self) -> str:
        """Return the text of the step, with its figures at its beginning."""
        return self._filled(self.task.step.text, self.task)

    def steps(self) -> list[tuple[str, list[str]]]:
        """Return the text of every step, and the reactions to other actions."""
        return [
            (
                self._filled(task.step.text, task),
                [*(self._filled(text, task) for _, text in task.reactions), *_general()],
            )
            for task in self.course.tasks
        ]

    def _filled(self, text: str, task: Task) -> str:
        state = self.course.states[task.start]
        return with_figures(
            translate("Tutorial", text), state, self.session.seats, self.course.seat
        )

    # Acting

    def propose(self, action: Action, answer: Answer) -> None:
        """Allow a rival's next move, and what the step asks for; say why not another action."""
        session = self.session
        if session.state.seat != self.course.seat:
            is_next = self._script.moves[:1] == [action]
            if is_next:
                del self._script.moves[0]
            answer(is_next)
        elif action not in session.question:
            answer(True)  # the rules say why
            return
        elif not self.wanted.take(action):
            self.strayed.emit(self._why_not(action))
            answer(False)
            return
        else:
            if self.is_done:
                self._script.moves = [
                    played.action for played in self.course.moves[self.task.done : self.task.end]
                ]
            answer(True)
        self._begin_next_step()

    def refuse_hint(self) -> None:
        """Point to the coach, whose help is better here than a bot's."""
        self.strayed.emit(_general()[0])

    def show(self) -> None:
        """Do what this step asks for, as in the record."""
        if self.is_reading or self.is_done:
            return
        self.go_to(self.step)
        for played in self.course.moves[self.task.start : self.task.done]:
            self.session.act(played.action)

    def next(self) -> None:
        """Continue after a step that has been read."""
        if not self.is_reading:
            return
        if self.step + 1 < len(self.course.tasks):
            self._enter(self.step + 1)
        else:
            self.finished.emit()

    def go_to(self, step: int) -> None:
        """Begin a step at its place in the record."""
        self._script.moves = []
        self.step = step
        self.wanted = Wanted(self.task.wanted)
        start = self.task.start
        self.session.show_position(self.course.moves[:start], self.course.states[start].copy())
        self.step_changed.emit()

    def _begin_next_step(self) -> None:
        """Begin the next step once this one is done, by the rivals too."""
        if not self.is_done:
            return
        if self._script.moves:
            self.step_changed.emit()
        elif self._is_at_start_of(self.step + 1):
            self._enter(self.step + 1)
        else:
            # Actions staged beyond the step are tried first, and refused.
            self._later.start(0)

    def _leave_step(self) -> None:
        if self.is_done and not self._script.moves:
            self._enter(self.step + 1)

    def _enter(self, step: int) -> None:
        if not self._is_at_start_of(step):
            self.go_to(step)
            return
        self.step = step
        self.wanted = Wanted(self.task.wanted)
        self.step_changed.emit()

    def _is_at_start_of(self, step: int) -> bool:
        """Return whether the game is at the beginning of a step."""
        return self.session.state == self.course.states[self.course.tasks[step].start]

    def _why_not(self, action: Action) -> str:
        _, later, other = _general()
        if self.is_reading or self.is_done:
            return later
        for pattern, text in self.task.reactions:
            if pattern is None or pattern.matches(action):
                return self._filled(text, self.task)
        return other


class LessonSession(Session):
    """The game of a chapter: its lesson allows every action and answers for hints."""

    def __init__(self, lesson: Lesson, course: Course, start: int) -> None:
        super().__init__(
            course.states[start].copy(),
            course.record.header.seats,
            course.record.deal(),
            past=course.moves[:start],
            limits=_NoLimits(),
            authority=lesson,
            viewer=course.seat,
        )
        self.setParent(lesson)
        self.lesson = lesson

    def ask_for_hint(self, state: State, *, is_quick: bool = False) -> bool:
        """Let the lesson say where help is, in place of a hint."""
        if not is_quick:
            self.lesson.refuse_hint()
        return False


def _general() -> tuple[str, str, str]:
    """Return the sentences for a hint, for acting too early, and for other actions."""
    return (
        translate("Tutorial", "Here “Show me” is your hint: it takes the step for you."),
        translate("Tutorial", "Keep reading: you'll do that in a moment."),
        translate("Tutorial", "The rules allow that, but this step asks for something else."),
    )
