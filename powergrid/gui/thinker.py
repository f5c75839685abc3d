# SPDX-License-Identifier: MIT
"""Bots thinking outside the window's thread: one call to ask, one signal with the answer."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from powergrid.rules import State
from powergrid.rules.actions import Action

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from powergrid.bots import Advice, Review, Turn


ADVICE: Final = "advice"
"""Asked for like a level: what would be best, with chances and reasons."""
_STEADY: Final = "sensible"
"""Plays for levels that are not known here."""


def decide(level: str, state: State, seed: int) -> Action:
    """Return what a bot of that level does in this state; the same for the same seed."""
    from powergrid import bots  # kept out of the way to the first paint

    # Another program, or a later version of this one, may have recorded levels of its own.
    known = level if level in {*bots.LEVELS, *bots.YARDSTICKS} else _STEADY
    return bots.decide(known, state, seed)


def think(level: str, state: State, seed: int) -> "Action | list[Advice]":
    """Return what a bot of that level does, or advice for whoever is asked."""
    if level != ADVICE:
        return decide(level, state, seed)
    from powergrid import bots

    return bots.advise(state)


def review_all(turns: "Sequence[Turn]") -> "list[Review]":
    """Return the reviews of some turns of a finished game."""
    from powergrid import bots

    return [bots.review_turn(turn) for turn in turns]


def end_with_the_window() -> None:
    """Have this worker end as soon as the program is gone; by itself it would wait for ever."""
    import os
    from multiprocessing import parent_process
    from threading import Thread

    def watch() -> None:
        program = parent_process()
        assert program is not None
        program.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinker(QObject):
    """Thinks for the bots, at once and in the caller's thread.

    `decided` carries the ticket of the question and the action, `reviewed` the reviews of turns.
    """

    decided = Signal(int, object)
    reviewed = Signal(int, object)

    def ask(self, ticket: int, level: str, state: State, seed: int) -> None:
        """Begin to think; the answer comes by `decided`, here before this returns."""
        self.decided.emit(ticket, think(level, state, seed))

    def review(self, ticket: int, turns: "Sequence[Turn]") -> None:
        """Begin to judge turns of a finished game; the answer comes by `reviewed`."""
        # Not before this returns: whoever asks for the next turns then would be called within.
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(ticket, review_all(turns)))

    def close(self) -> None:
        """Stop thinking."""


class _Task(NamedTuple):
    """Work for the other process, and the signal that carries its answer."""

    answered: SignalInstance
    ticket: int
    work: Callable[..., object]
    question: tuple[object, ...]


class WorkerThinker(Thinker):
    """Thinks in a process of its own, so that the window stays smooth.

    Should that process die, the next question starts another; the question it died over is
    answered here, so that no game ever waits for ever.
    """

    _finished = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ProcessPoolExecutor | None = None
        # The answer arrives in a thread of the pool and is handed over to this object's own.
        self._finished.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def ask(self, ticket: int, level: str, state: State, seed: int) -> None:
        """Begin to think about a copy of the state."""
        self._submit(_Task(self.decided, ticket, think, (level, state.copy(), seed)))

    def review(self, ticket: int, turns: "Sequence[Turn]") -> None:
        """Begin to judge turns of a finished game."""
        self._submit(_Task(self.reviewed, ticket, review_all, (turns,)))

    def _submit(self, task: "_Task") -> None:
        from concurrent.futures import BrokenExecutor

        try:
            future = self._running_pool().submit(task.work, *task.question)
        except BrokenExecutor:  # its process died since the last question
            self._pool = None
            future = self._running_pool().submit(task.work, *task.question)
        future.add_done_callback(lambda done: self._finished.emit(task, done))

    def _running_pool(self) -> "ProcessPoolExecutor":
        if self._pool is None:
            # Not needed before a bot first thinks, and too much to load before the first paint.
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # A fork would copy the window's threads and connections into the worker.
            self._pool = ProcessPoolExecutor(
                max_workers=1, mp_context=get_context("spawn"), initializer=end_with_the_window
            )
        return self._pool

    def _hand_over(self, task: "_Task", done: "Future[object]") -> None:
        if done.cancelled():
            return
        if done.exception() is not None:
            self._pool = None
            task.answered.emit(task.ticket, task.work(*task.question))
            return
        task.answered.emit(task.ticket, done.result())

    def close(self) -> None:
        """Stop the worker without waiting for what it thinks about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
