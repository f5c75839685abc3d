# SPDX-License-Identifier: MIT
"""Work for several processes, in the commands that play very many games."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from typing import Final, Protocol, TypeVar

_CHUNK: Final = 4
"""Values handed to a process at a time."""

_Value = TypeVar("_Value")
_Result = TypeVar("_Result")


class Map(Protocol):
    """Calls a function with each of some values; the results come in the order of these."""

    def __call__(
        self, function: Callable[[_Value], _Result], values: Iterable[_Value], /
    ) -> Iterator[_Result]:
        """Return the results."""
        ...


@contextmanager
def mapping(jobs: int) -> Iterator[Map]:
    """Yield a `map` that runs in `jobs` processes; with one job, in this process.

    If the work inside ends early, by an error or by Ctrl-C, the processes end at once.
    """
    if jobs == 1:
        yield map
        return
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield partial(_map, pool)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise
    pool.shutdown()


def _map(
    pool: ProcessPoolExecutor, function: Callable[[_Value], _Result], values: Iterable[_Value], /
) -> Iterator[_Result]:
    # The first call starts the processes. They inherit the blocked Ctrl-C: this process handles it
    # and ends them. Another thread may still get it here, so it is noted and raised afterwards: a
    # process that is interrupted while it starts another one leaves that one without its input.
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.map(function, values, chunksize=_CHUNK)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)
