# SPDX-License-Identifier: MIT
"""Bots thinking in another process, which is replaced when it hangs or dies."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Signal

from powergrid.play.faults import Trouble
from powergrid.play.opponents import Opponents
from powergrid.play.thinker import Reply, Thinker
from powergrid.play.worker import Failed, Gone, Ready, Worker

_MAX_START_SECONDS: Final = 30
"""Seconds for a new process to load the bots: a hundred times what it usually takes."""
_MAX_ADVICE_SECONDS: Final = 20
_MAX_WORK_SECONDS: Final = 60
"""Seconds for other work."""
_LAST_TRY: Final = 2
"""How often a question is repeated; the last time it goes to the fallback level."""


@dataclass(eq=False)
class _Task:
    """Work for the other process."""

    reply: Reply
    work: Callable[..., object]
    arguments: tuple[object, ...]
    patience: float
    tries: int = 0


class WorkerThinker(Thinker):
    """Thinks in a process of its own, so that the window stays smooth.

    Each question has a deadline. A process that misses it or dies is replaced, and the question
    goes to the new one, never to the window's own thread. `patience` stretches all deadlines.
    A decision comes before other work, and its deadline is counted even while the process is still
    busy with that.
    """

    _message = Signal(object, object)

    def __init__(self, opponents: Opponents, *, patience: float = 1.0) -> None:
        super().__init__(opponents)
        self._patience = patience
        self._worker: Worker | None = None
        self._is_ready = False
        self._waiting: deque[_Task] = deque()
        self._awaited: _Task | None = None
        """What is waited for; the worker may still be busy with something else."""
        self._running: _Task | None = None
        """What the worker is busy with."""
        # Deadlines are counted in ticks of this clock: while the program is stopped or the computer
        # asleep, no time passes for the worker either.
        self._clock = QTimer(self)
        self._clock.setInterval(250)
        self._clock.timeout.connect(self._tick)
        self._left = 0.0
        # Messages of a worker arrive in its own thread and are passed to this object's thread.
        self._message.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def process(self) -> int:
        """The id of the worker process, 0 if there is none."""
        return 0 if self._worker is None else self._worker.process.pid or 0

    def decide(
        self, reply: Reply, level: str, view: Any, seed: int, past: Sequence[tuple[Any, Any]] = ()
    ) -> None:
        """Begin to think about a copy of the view."""
        bots = self.opponents
        patience = bots.patience(level)
        arguments = (level, view.copy(), seed, past)
        self._submit(_Task(reply, bots.decide, arguments, patience))

    def advise(self, reply: Reply, view: Any, *, is_quick: bool = False) -> None:
        """Begin to think about a copy of the view."""
        bots = self.opponents
        if bots.advise is None:
            super().advise(reply, view, is_quick=is_quick)
            return
        arguments = (view.copy(), is_quick)
        self._submit(_Task(reply, bots.advise, arguments, _MAX_ADVICE_SECONDS))

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        """Start other work."""
        self._submit(_Task(reply, work, arguments, _MAX_WORK_SECONDS))

    def close(self) -> None:
        """Stop the worker without waiting for its answer."""
        self._waiting.clear()
        self._awaited = self._running = None
        self._kill_worker()

    def _submit(self, task: _Task) -> None:
        """Add a task to the queue, a decision first; it replaces an earlier one with its work."""
        for other in self._unanswered():
            if other.work is task.work:
                other.reply.drop()
        if self._is_decision(task):
            self._waiting = deque([task, *self._unanswered()])
            self._awaited = None
        else:
            self._waiting.append(task)
        self._start_next()

    def _unanswered(self) -> list[_Task]:
        return [task for task in (self._awaited, *self._waiting) if task is not None]

    def _start_next(self) -> None:
        """Hand over the next task that somebody waits for, unless one is under way."""
        if self._awaited is not None and not self._awaited.reply.is_dropped:
            return
        self._waiting = deque(task for task in self._waiting if not task.reply.is_dropped)
        self._awaited = self._waiting.popleft() if self._waiting else None
        if self._awaited is not None:
            self._hand_over()

    def _hand_over(self) -> None:
        """Hand the task to the worker as soon as it has started and is free."""
        task = self._awaited
        assert task is not None
        limit = task.patience * self._patience * (1 + task.tries)
        if self._worker is None:
            try:
                self._worker = Worker(
                    self._message.emit, self.opponents.warm_up, self.opponents.end
                )
            except OSError:
                QTimer.singleShot(0, self, lambda: self._fail(Trouble.DIED))
                return
            self._is_ready = False
            self._left = _MAX_START_SECONDS
        elif self._running is not None:
            self._left = min(self._left, limit)
        elif self._is_ready:
            self._running = task
            self._left = limit
            self._worker.submit(task.work, task.arguments)
        self._clock.start()

    def _receive(self, worker: Worker, message: object) -> None:
        if worker is not self._worker:
            return
        match message:
            case Ready():
                self._is_ready = True
                self._continue()
            case Gone():
                self._worker = None
                self._fail(Trouble.DIED)
            case Failed(trace=trace) if self._running is self._awaited:
                self._fail(Trouble.FAILED, trace)
            case _:
                self._answer(message)

    def _answer(self, answer: object) -> None:
        """Pass on the answer of the worker, which is free again."""
        task, self._running = self._running, None
        assert task is not None
        if task is self._awaited:
            self._awaited = None
        elif task in self._waiting:
            self._waiting.remove(task)
        if isinstance(answer, Failed):
            task.reply.failed.emit(answer.trace)
        else:
            task.reply.finished.emit(answer)
        self._continue()

    def _continue(self) -> None:
        """Hand over what is waited for, or the next task, to a worker that is free."""
        self._clock.stop()
        if self._awaited is not None and not self._awaited.reply.is_dropped:
            self._hand_over()
        else:
            self._start_next()

    def _tick(self) -> None:
        self._left -= self._clock.interval() / 1000
        if self._left <= 0:
            self._kill_worker()
            self._fail(Trouble.HUNG)

    def _kill_worker(self) -> None:
        self._clock.stop()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()

    def _fail(self, trouble: Trouble, where: str = "") -> None:
        """Repeat the question, the last time to the fallback level, or give it up.

        Other work that the worker was still busy with is given up.
        """
        self._clock.stop()
        task, lost, self._running = self._awaited, self._running, None
        if lost is not None and lost in self._waiting:
            self._waiting.remove(lost)
        if task is not None:
            would_fail_again = trouble is Trouble.FAILED and not self._is_decision(task)
            if task.reply.is_dropped or would_fail_again or task.tries == _LAST_TRY:
                self._give_up(task, where)
            else:
                self._repeat(task, trouble, where)
        if lost is not None and lost is not task:
            lost.reply.failed.emit("")

    def _is_decision(self, task: _Task) -> bool:
        return task.work is self.opponents.decide

    def _give_up(self, task: _Task, where: str) -> None:
        """Say that there will be no answer, if anybody waits for one, and start the next task."""
        self._awaited = None
        if self._is_decision(task):
            task.reply.troubled.emit(Trouble.SILENT, where)
        else:
            task.reply.failed.emit(where)
        self._start_next()

    def _repeat(self, task: _Task, trouble: Trouble, where: str) -> None:
        """Ask again; a level that has failed is not asked again, but the fallback is."""
        task.tries = _LAST_TRY if trouble is Trouble.FAILED else task.tries + 1
        if self._is_decision(task):
            if task.tries == _LAST_TRY:
                trouble = Trouble.FAILED
                task.arguments = (self.opponents.fallback, *task.arguments[1:])
            task.reply.troubled.emit(trouble, where)
        self._hand_over()
