# SPDX-License-Identifier: MIT
"""Work for several processes or machines, in the commands that play very many games."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final, Protocol, TypeVar

CLUSTER_PATIENCE: Final = 10
"""Seconds in which a cluster has to answer."""
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


class NoCluster(Exception):
    """A cluster that cannot be used; the text is one sentence."""


@contextmanager
def mapping(jobs: int, cluster: str = "") -> Iterator[Map]:
    """Yield a `map` that runs in `jobs` processes; with one job, in this process.

    With the address of a `dask.distributed` scheduler it runs there instead. If the work inside
    ends early, by an error or by Ctrl-C, the processes end at once. Raises `NoCluster`.
    """
    if cluster:
        with _client_of(cluster) as executor:
            yield partial(in_executor, executor)
        return
    if jobs == 1:
        yield map
        return
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield partial(_map, pool)
    except BaseException:
        # Nothing is cancelled: the pool's thread reports a cancelled future as an error of its own
        # when it finds the processes gone.
        for process in set(active_children()) - before:
            process.terminate()
        pool.shutdown(wait=False)
        raise
    pool.shutdown(cancel_futures=True)


def in_executor(
    executor: Executor, function: Callable[[_Value], _Result], values: Iterable[_Value], /
) -> Iterator[_Result]:
    """Call a function with each value in any executor; the results come in the order of these."""
    futures = deque(executor.submit(function, value) for value in values)
    try:
        while futures:
            yield futures.popleft().result()
    finally:
        for future in futures:
            future.cancel()


@contextmanager
def _client_of(cluster: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(
            "--cluster needs dask.distributed: pip install 'powergrid-desktop[cluster]'."
        ) from None
    try:
        client = Client(cluster, timeout=CLUSTER_PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(f"There is no cluster at {cluster}: {error}.") from None
    with client, client.get_executor() as executor:
        yield executor


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
        futures = deque(pool.submit(_each, function, chunk) for chunk in _chunks(values))
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)
    return _results(futures)


def _results(futures: deque[Future[list[_Result]]]) -> Iterator[_Result]:
    while futures:
        yield from futures.popleft().result()


def _each(function: Callable[[_Value], _Result], values: Iterable[_Value]) -> list[_Result]:
    return [function(value) for value in values]


def _chunks(values: Iterable[_Value]) -> Iterator[list[_Value]]:
    left = iter(values)
    while chunk := list(islice(left, _CHUNK)):
        yield chunk
