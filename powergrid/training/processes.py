# SPDX-License-Identifier: MIT
"""Work for several processes or machines, in the commands that play very many games."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from itertools import count
from logging import CRITICAL, getLogger
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

CLUSTER_PATIENCE: Final = 10
"""Seconds in which a cluster has to answer."""

_Value = TypeVar("_Value")
_Result = TypeVar("_Result")
_Answer: TypeAlias = tuple[Any, Exception | None]
"""What a function returned, or what it raised."""


class Map(Protocol):
    """Calls a function with each of some values; the results come in the order of these."""

    def __call__(
        self, function: Callable[[_Value], _Result], values: Iterable[_Value], /
    ) -> Iterator[_Result]:
        """Return the results."""
        ...


class NotDone(Exception):
    """Work that cannot be done by a cluster or by processes; the text is one sentence."""


@contextmanager
def parallel_map(jobs: int, cluster: str = "") -> Iterator[Map]:
    """Yield a `map` that runs in `jobs` processes; with one job, in this process.

    With the address of a `dask.distributed` scheduler it runs there instead. If the work inside
    ends early, by an error or by Ctrl-C, the processes end at once. Raises
    `NotDone` if there is no such cluster, the map if the cluster or a process has ended too soon.
    """
    if cluster:
        with _on_cluster(cluster) as on_cluster:
            yield on_cluster
        return
    if jobs == 1:
        yield map
        return
    processes = _Processes()
    try:
        with _interrupts_waiting():
            processes.start(jobs)
        yield processes.map
    except BaseException:
        processes.terminate()
        raise
    finally:
        processes.close()


def map_submitted(
    submit: Callable[..., Any], function: Callable[[_Value], _Result], values: Iterable[_Value], /
) -> Iterator[_Result]:
    """Call a function with each value elsewhere; the results come in the order of the values.

    `submit` is that of an executor, or of what else returns a result to come.
    """
    futures = deque(submit(function, value) for value in values)
    try:
        while futures:
            yield futures.popleft().result()
    finally:
        for future in futures:
            future.cancel()


@contextmanager
def _on_cluster(cluster: str) -> Iterator[Map]:
    try:
        from distributed import Client
        from distributed.comm.core import CommClosedError
    except ImportError:
        raise NotDone(
            "--cluster needs dask.distributed: pip install 'powergrid-desktop[cluster]'."
        ) from None
    # It would log with a traceback what is said in a sentence here.
    getLogger("distributed.client").setLevel(CRITICAL)
    try:
        client = Client(cluster, timeout=CLUSTER_PATIENCE)
    except (OSError, ValueError) as error:
        raise NotDone(f"There is no cluster at {cluster}: {error}.") from None
    with client:
        try:
            # Its executor would wait forever for a result of a cluster that is gone.
            yield partial(map_submitted, partial(client.submit, pure=False))
        except (CancelledError, OSError) as error:
            is_lost = isinstance(error, CancelledError | CommClosedError)
            if client.status == "running" and not is_lost:  # an error of the work
                raise
            raise NotDone(
                f"The cluster at {cluster} is gone: run the same command again; games kept with "
                "--keep, or in the folder of a run, are not played again."
            ) from None


class _Processes:
    """Processes with a pipe of their own each, which get one value at a time.

    They share nothing, so any of them can be ended at any moment.
    """

    def __init__(self) -> None:
        self._processes: list[BaseProcess] = []
        self._idle: list[Connection] = []
        self._busy: list[Connection] = []
        self._numbers = count()
        self._answers: dict[int, _Answer] = {}

    def start(self, jobs: int) -> None:
        """Start that many processes."""
        context = get_context("spawn")
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._idle.append(ours)

    def map(
        self, function: Callable[[_Value], _Result], values: Iterable[_Value], /
    ) -> Iterator[_Result]:
        """Yield what the function returns for each value, in their order; raise what it raises."""
        tasks = zip(self._numbers, values, strict=False)
        task = next(tasks, None)
        awaited: deque[int] = deque()
        while task or awaited:
            if task and self._idle:
                self._hand_out(function, *task)
                awaited.append(task[0])
                task = next(tasks, None)
            elif awaited and awaited[0] in self._answers:
                result, error = self._answers.pop(awaited.popleft())
                if error:
                    raise error
                yield result
            else:
                self._listen()

    def terminate(self) -> None:
        """End all processes, whatever they are doing."""
        for process in self._processes:
            process.terminate()

    def close(self) -> None:
        """Close the pipes, at which the processes end, and wait for that."""
        for connection in (*self._idle, *self._busy):
            connection.close()
        for process in self._processes:
            process.join()

    def _hand_out(self, function: Callable[[_Value], _Result], number: int, value: _Value) -> None:
        """Let an idle process work on a value."""
        connection = self._idle.pop()
        self._busy.append(connection)
        try:
            connection.send((number, function, value))
        except OSError:
            raise _lost() from None

    def _listen(self) -> None:
        """Wait for a process, and keep what it answers."""
        ready = wait(self._busy)
        for connection in [one for one in self._busy if one in ready]:
            try:
                number, result, error = connection.recv()
            except (EOFError, OSError):
                raise _lost() from None
            self._answers[number] = result, error
            self._busy.remove(connection)
            self._idle.append(connection)


def _lost() -> NotDone:
    return NotDone(
        "A process has ended before its work was done, perhaps for lack of memory: "
        "run the command again, with fewer --jobs."
    )


def _serve(connection: Connection) -> None:
    """Work on one value after the other until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    try:
        while True:
            number, function, value = connection.recv()
            result = error = None
            try:
                result = function(value)
            except Exception as raised:
                raised.add_note(format_exc())
                error = raised
            connection.send((number, result, error))
    except (EOFError, OSError):
        pass


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """Within this context Ctrl-C waits; processes that are started never get it.

    They inherit that it is blocked: this process handles it and ends them. Another thread may still
    get it here, so it is noted and raised afterwards: a process that is interrupted while it starts
    another one leaves that one without its input. Windows blocks no signals: there a process may be
    interrupted while it starts.
    """
    resource_tracker.ensure_running()  # or the first process starts it, which ends the blocking
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    can_block = hasattr(signal, "pthread_sigmask")
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if can_block else ()
    try:
        yield
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)
