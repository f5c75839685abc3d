# SPDX-License-Identifier: MIT
"""A worker process, which performs one task at a time and can be ended at any time."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from traceback import format_exc
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from powergrid.play.opponents import Resigned

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work: TypeAlias = Callable[..., object]
_Task: TypeAlias = tuple[Work, Sequence[object]]

GRACE_SECONDS: Final = 1.0
"""Seconds that a process has to end what it has started before it is killed."""
MAX_END_SECONDS: Final = 5.0
"""Seconds to wait for a killed process to end; it usually takes far less."""


class Ready(NamedTuple):
    """The process has started and loaded what it needs."""


class Failed(NamedTuple):
    """The work raised an error; `trace` says where, empty if a level resigned."""

    trace: str


class Gone(NamedTuple):
    """The process has ended and will send no more."""


class Worker:
    """A process that performs tasks.

    `on_message` is called with `Ready`, an answer or `Failed` for each task, then `Gone`, in a
    thread of the worker. `warm_up` is what the process does first, and `end` ends what it has
    started.
    """

    def __init__(
        self,
        on_message: Callable[["Worker", object], object],
        warm_up: Callable[[], object] | None = None,
        end: Callable[[], object] | None = None,
    ) -> None:
        """Start the process; OSError if the system does not allow another one."""
        self._on_message = on_message
        self._lock = Lock()
        self._is_muted = False
        self._tasks: SimpleQueue[_Task] = SimpleQueue()
        from multiprocessing import get_context  # slow to import, and there may be no bots

        # A fork would copy the window's threads and connections into the worker.
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, warm_up, end), daemon=True)
        try:
            self.process.start()
        except OSError:
            self._connection.close()
            raise
        finally:
            theirs.close()
        # Neither a full pipe nor an empty one may block the window.
        self._thread = Thread(target=self._exchange, daemon=True)
        self._thread.start()

    def submit(self, work: Work, arguments: Sequence[object]) -> None:
        """Add a task; its answer is a message."""
        self._tasks.put((work, arguments))

    def kill(self) -> None:
        """End the process with what it has started, without waiting; no more messages come.

        A process that has not ended after a second is killed.
        """
        with self._lock:
            self._is_muted = True
        self.process.terminate()
        self._tasks.put((_nothing, ()))  # wakes the thread, which then notices the end
        # Not a daemon: the program must not end before this process does.
        Thread(target=self._kill_after_grace).start()

    def _kill_after_grace(self) -> None:
        self._thread.join(GRACE_SECONDS)
        if self._thread.is_alive():
            self.process.kill()

    def _exchange(self) -> None:
        try:
            self._notify(self._connection.recv())
            while True:
                self._connection.send(self._tasks.get())
                self._notify(self._connection.recv())
        except (EOFError, OSError):
            pass
        self._connection.close()
        self.process.join(MAX_END_SECONDS)
        self._notify(Gone())

    def _notify(self, message: object) -> None:
        with self._lock:
            if not self._is_muted:
                self._on_message(self, message)


def _nothing() -> None:
    """Do nothing."""


def _serve(
    connection: "Connection",
    warm_up: Callable[[], object] | None,
    end: Callable[[], object] | None,
) -> None:
    """Perform one task after the other until the window ends this process or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which ends this
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    watch = Thread(target=_end_with_the_program, args=(end,), daemon=True)
    watch.start()
    try:
        if warm_up is not None:
            warm_up()
        with suppress(EOFError, OSError):  # the program is gone
            _perform(connection)
        watch.join()
    finally:
        if end is not None:
            end()


def _perform(connection: "Connection") -> None:
    connection.send(Ready())
    while True:
        work, arguments = connection.recv()
        try:
            answer = work(*arguments)
        except Resigned:
            answer = Failed("")
        except Exception:
            answer = Failed(format_exc())
        connection.send(answer)


def _end_with_the_program(end: Callable[[], object] | None) -> None:
    """End this process as soon as the program is gone; otherwise it would keep thinking."""
    from multiprocessing import parent_process

    program = parent_process()
    assert program is not None
    program.join()
    try:
        if end is not None:
            end()
    finally:
        os._exit(0)
